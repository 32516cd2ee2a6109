//! One shape near a ray or a moving shape, and all others far away. So only that one can keep its block from being skipped.
//! Or none is near, and one is invalid.

use std::fmt::Debug;

use common::TestVector;
use impinge::batch::{self, Columns};
use impinge::glam::{DVec2, Vec2};
use impinge::shapes::Bounded;
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, QueryError, Ray, Segment, Shape, Stadium, query};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::kind::{Kind, Numbers};
use crate::levels;

/// Two blocks, and some more.
const COUNT: usize = 140;
const FAR: Numbers = Numbers { a: [9.0e6, -9.0e6], b: [9.1e6, -8.9e6], radius: 1.0 };

/// Multiples of a unit, so that many shapes touch, near an origin that may be far away.
struct Drawn {
    random: SmallRng,
    unit: f64,
    origin: [f64; 2],
}

impl Drawn {
    fn of(seed: u64) -> Self {
        let mut random = SmallRng::seed_from_u64(seed);
        let (unit, size) =
            ([0.25, 1.0 / 3.0][random.random_range(0..2)], [0.0, 1.0e3, 1.0e5][random.random_range(0..3)]);
        let origin = [(); 2].map(|()| f64::floor(random.random_range(-size..=size)));
        Self { random, unit, origin }
    }

    fn number(&mut self, most: i32) -> f64 {
        f64::from(self.random.random_range(-most..=most)) * self.unit
    }

    fn place(&mut self) -> [f64; 2] {
        self.origin.map(|origin| origin + self.number(20))
    }

    fn numbers(&mut self) -> Numbers {
        let [x, y] = self.place();
        Numbers { a: [x, y], b: [x + self.number(8), y + self.number(8)], radius: self.number(4).abs() }
    }
}

/// The answer about the only near shape, with its index.
fn at<T>(index: usize, answer: Result<Option<T>, QueryError>) -> Result<Option<(usize, T)>, QueryError> {
    answer.map(|found| found.map(|found| (index, found)))
}

/// Asks about the only near shape, and about all. Returns how many of both questions have a hit for an answer.
fn hits_of<A, S>(drawn: &mut Drawn) -> usize
where
    A: Kind + Bounded<Vector: TestVector>,
    S: Kind + Bounded + Shape<Vector = A::Vector>,
{
    let (moving, near, index) = (A::of(drawn.numbers()), S::of(drawn.numbers()), drawn.random.random_range(0..COUNT));
    let [way, start] = [[(); 2].map(|()| drawn.number(20)), drawn.place()].map(A::Vector::vector);
    let (ray, max_t) = (Ray::new(start, way), A::Vector::number(drawn.number(8)));
    let mut list = vec![S::of(FAR); COUNT];
    list[index] = near;
    let raycast = at(index, query::raycast(&ray, &near, max_t));
    let cast = at(index, query::cast(&moving, way, &near));
    let columns: Columns<S> = list.iter().copied().collect();
    levels::at_each(|| {
        let scene = || format!("{ray:?} up to {max_t:?}, {moving:?}; {near:?} at {index}");
        assert_eq!(batch::raycast(&ray, &list, max_t), raycast, "{}", scene());
        assert_eq!(batch::raycast(&ray, &columns, max_t), raycast, "{}", scene());
        assert_eq!(batch::cast(&moving, way, &list), cast, "{}", scene());
        assert_eq!(batch::cast(&moving, way, &columns), cast, "{}", scene());
    });
    usize::from(matches!(raycast, Ok(Some(_)))) + usize::from(matches!(cast, Ok(Some(_))))
}

const SCENES: u64 = 2000;

fn of_kinds<A, S>()
where
    A: Kind + Bounded<Vector: TestVector>,
    S: Kind + Bounded + Shape<Vector = A::Vector>,
{
    let hits: usize = (0..SCENES).map(|seed| hits_of::<A, S>(&mut Drawn::of(seed))).sum();
    assert!(hits > 100, "{hits} hits");
}

fn of_all_kinds<V: TestVector + Kind<Vector = V> + Bounded>() {
    of_kinds::<Stadium<V>, V>();
    of_kinds::<V, Aabb<V>>();
    of_kinds::<Stadium<V>, Circle<V>>();
    of_kinds::<Aabb<V>, Segment<V>>();
    of_kinds::<Circle<V>, Stadium<V>>();
    of_kinds::<Stadium<V>, Aabb<V>>();
    of_kinds::<ConvexPolygon<V, 4>, ConvexPolygon<V, 4>>();
    of_kinds::<Aabb<V>, AnyShape<V>>();
}

#[test]
fn it_is_found_in_f32() {
    of_all_kinds::<Vec2>();
}

#[test]
fn it_is_found_in_f64() {
    of_all_kinds::<DVec2>();
}

/// An invalid shape is found however far it is from the way, even if its numbers look valid when they are rounded.
fn is_an_error<S: Bounded<Vector: TestVector> + Debug>(invalid: S, valid: S, error: QueryError) {
    let (ray, max_t) = (Ray::new(S::Vector::vector([0.0; 2]), S::Vector::vector([1.0; 2])), S::Vector::number(1.0));
    for index in 0..COUNT {
        let mut list = vec![valid; COUNT];
        list[index] = invalid;
        let columns: Columns<S> = list.iter().copied().collect();
        levels::at_each(|| {
            assert_eq!(batch::raycast(&ray, &list, max_t), Err(error), "{invalid:?} at {index}");
            assert_eq!(batch::raycast(&ray, &columns, max_t), Err(error), "{invalid:?} at {index}");
            assert_eq!(batch::cast(&ray.origin, ray.direction, &list), Err(error), "{invalid:?} at {index}");
            assert_eq!(batch::closest(&ray.origin, &columns), Err(error), "{invalid:?} at {index}");
        });
    }
}

fn all_are_errors<V: TestVector + Kind<Vector = V> + Bounded>() {
    let negative = Numbers { radius: -V::TINIEST, ..FAR };
    let circle = Circle::<V>::of(FAR);
    let negative_circle = Circle::new(circle.center, V::number(negative.radius));
    is_an_error(negative_circle, circle, QueryError::NegativeRadius);
    is_an_error(negative_circle.into(), AnyShape::from(circle), QueryError::NegativeRadius);
    is_an_error(Stadium::<V>::of(negative), Stadium::of(FAR), QueryError::NegativeRadius);
    is_an_error(ConvexPolygon::<V, 4>::of(negative), ConvexPolygon::of(FAR), QueryError::NegativeRadius);
    let aabb = Aabb::<V>::of(FAR);
    let [low, high] = [V::next_down(9.1e6), 9.1e6].map(|x| V::vector([x, 9.1e6]));
    for empty in [Aabb::new(high, low), Aabb::new(V::vector([0.0, 9.1e6]), V::vector([0.0, 9.0e6]))] {
        is_an_error(empty, aabb, QueryError::EmptyBox);
        is_an_error(empty.into(), AnyShape::from(aabb), QueryError::EmptyBox);
    }
}

#[test]
fn an_invalid_shape_far_away_is_an_error() {
    all_are_errors::<Vec2>();
    all_are_errors::<DVec2>();
}
