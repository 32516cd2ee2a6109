//! Some shapes, and what they are asked about.

use std::collections::HashSet;
use std::fmt::Debug;
use std::mem::discriminant;

use common::TestVector;
use impinge::glam::{DVec2, Vec2};
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, Ray, Segment, Stadium, Vector};
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;

use crate::kind::{Kind, Numbers};
use crate::numbers::{Regime, regimes};

#[derive(Clone, Debug)]
pub(crate) struct Scene<S: Kind> {
    pub(crate) shapes: Vec<S>,
    pub(crate) others: Vec<S>,
    pub(crate) max_t: <S::Vector as Vector>::Scalar,
    /// The length of the slice for `distances`.
    pub(crate) answer_count: usize,
    probe: Numbers,
    /// One shape in this many is excluded.
    excluded_every: usize,
}

impl<V: TestVector, S: Kind<Vector = V>> Scene<S> {
    pub(crate) fn admits(&self) -> impl Fn(usize) -> bool + use<V, S> {
        let excluded_every = self.excluded_every;
        move |index| index % excluded_every != 1
    }

    pub(crate) fn ray(&self) -> Ray<V> {
        Ray::new(V::vector(self.probe.a), V::vector(self.probe.b))
    }

    pub(crate) fn point(&self) -> V {
        V::vector(self.probe.a)
    }

    pub(crate) fn translation(&self) -> V {
        let Numbers { a: [x, y], b, .. } = self.probe;
        V::vector([b[1] - y, b[0] - x])
    }

    pub(crate) fn aabb(&self) -> Aabb<V> {
        Aabb::of(self.probe)
    }

    pub(crate) fn circle(&self) -> Circle<V> {
        Circle::of(self.probe)
    }

    pub(crate) fn segment(&self) -> Segment<V> {
        Segment::of(self.probe)
    }

    pub(crate) fn stadium(&self) -> Stadium<V> {
        Stadium::of(self.probe)
    }

    pub(crate) fn polygon(&self) -> ConvexPolygon<V, 4> {
        ConvexPolygon::of(self.probe)
    }

    pub(crate) fn any_shape(&self) -> AnyShape<V> {
        AnyShape::of(self.probe)
    }
}

fn numbers(regime: &Regime) -> impl Strategy<Value = Numbers> + use<> {
    let Regime { coordinate, radius } = regime.clone();
    let point = move || [coordinate.clone(), coordinate.clone()];
    (point(), point(), radius).prop_map(|(a, b, radius)| Numbers { a, b, radius })
}

/// Mostly some lengths of the ray; sometimes none, all, and what is no number.
fn max_t() -> impl Strategy<Value = f64> {
    let special_values = prop::sample::select(vec![0.0, 1.0, -1.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN]);
    prop_oneof![4 => Just(f64::INFINITY), 4 => 0.0..4.0, 1 => special_values]
}

/// Up to `most`, often around whole blocks.
fn sizes(most: usize) -> impl Strategy<Value = usize> {
    let around_blocks = prop::sample::select(vec![0, 63, 64, 65, 127, 128, 129]);
    prop_oneof![0..=most, around_blocks].prop_map(move |size| size.min(most))
}

pub(crate) fn any<V: TestVector, S: Kind<Vector = V>>(most: usize) -> impl Strategy<Value = Scene<S>> {
    prop::sample::select(regimes::<V>()).prop_flat_map(move |regime| {
        let shape = numbers(&regime).prop_map(S::of).boxed();
        let shapes = |most| {
            let shape = shape.clone();
            sizes(most).prop_flat_map(move |size| prop::collection::vec(shape.clone(), size))
        };
        (shapes(most), shapes(20), max_t().prop_map(V::number), sizes(200), numbers(&regime), 2..40_usize).prop_map(
            |(shapes, others, max_t, answer_count, probe, excluded_every)| Scene {
                shapes,
                others,
                max_t,
                answer_count,
                probe,
                excluded_every,
            },
        )
    })
}

/// Of 300 shapes, a given kind is left out by chance once in 10²³ times.
fn assert_lists_are_mixed<V: TestVector>() {
    let mut runner = TestRunner::deterministic();
    for regime in regimes::<V>() {
        let shape = numbers(&regime).prop_map(AnyShape::<V>::of);
        let shapes = prop::collection::vec(shape, 300).new_tree(&mut runner).expect("no filter").current();
        let kinds: HashSet<_> = shapes.iter().map(discriminant).collect();
        assert_eq!(kinds.len(), 6, "{regime:?}");
    }
}

#[test]
fn mixed_lists_have_every_kind_in_every_regime() {
    assert_lists_are_mixed::<Vec2>();
    assert_lists_are_mixed::<DVec2>();
}
