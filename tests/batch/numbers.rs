//! The regimes that the numbers of a scene come from.

use common::TestVector;
use proptest::prelude::*;
use proptest::strategy::Union;

/// Where coordinates and radii come from; all of a scene from the same.
#[derive(Clone, Debug)]
pub(crate) struct Regime {
    pub(crate) coordinate: BoxedStrategy<f64>,
    pub(crate) radius: BoxedStrategy<f64>,
}

impl Regime {
    fn new(coordinate: impl Strategy<Value = f64> + 'static, radius: impl Strategy<Value = f64> + 'static) -> Self {
        Self { coordinate: coordinate.boxed(), radius: radius.boxed() }
    }

    /// The same regime, but about one number in 60 is a special value.
    fn with_special_values<V: TestVector>(self) -> Self {
        let odd = || {
            let special_values =
                [0.0, -0.0, -1.0, V::TINIEST, V::MAX, -V::MAX, f64::INFINITY, f64::NEG_INFINITY, f64::NAN];
            prop::sample::select(special_values.to_vec())
        };
        let mixed = |usual: BoxedStrategy<f64>| Union::new_weighted(vec![(60, usual), (1, odd().boxed())]);
        Self::new(mixed(self.coordinate), mixed(self.radius))
    }

    fn scaled(self, factor: f64) -> Self {
        let scaled = move |number: f64| number * factor;
        Self::new(self.coordinate.prop_map(scaled), self.radius.prop_map(scaled))
    }
}

fn everyday() -> Regime {
    Regime::new(-20.0..20.0, 0.0..2.0)
}

/// Where shapes touch exactly, and many have the same `t`.
fn on_a_grid() -> Regime {
    Regime::new((-8..=8).prop_map(f64::from), (0..=2).prop_map(f64::from))
}

/// Where shapes touch but for a few ulps.
fn nearly_on_a_grid<V: TestVector>() -> Regime {
    let nudged = |(number, ulps): (i32, i32)| f64::from(number) * (1.0 + f64::from(ulps) * V::EPSILON);
    Regime::new((-8..=8, -2..=2).prop_map(nudged), (0..=2, -2..=2).prop_map(nudged))
}

/// Where shapes of `f64` touch but for a few ulps, and few numbers are an `f32`; the origin is far.
fn on_a_grid_of_thirds() -> Regime {
    let third = |number: i32| f64::from(number) / 3.0;
    Regime::new((-8..=8).prop_map(move |number| 1000.0 + third(number)), (0..=2).prop_map(third))
}

/// Everything is small, and the origin far.
fn far_off<V: TestVector>() -> Regime {
    Regime::new(
        (-99..99).prop_map(|steps| 1.0 + f64::from(steps) * V::EPSILON),
        (0..9).prop_map(|steps| f64::from(steps) * V::EPSILON),
    )
}

/// Sizes from 2⁻³⁰ to 2³⁰.
fn of_mixed_sizes() -> Regime {
    let number = || (-1.0..1.0_f64, -30..=30).prop_map(|(mantissa, exponent)| mantissa * f64::from(exponent).exp2());
    Regime::new(number(), number().prop_map(f64::abs))
}

fn of_any_bits<V: TestVector>() -> Regime {
    let number = || proptest::num::u64::ANY.prop_map(V::from_bit_pattern);
    Regime::new(number(), number().prop_map(f64::abs))
}

pub(crate) fn regimes<V: TestVector>() -> Vec<Regime> {
    let (tiny, small) = (V::TINIEST, (V::TINIEST / V::EPSILON).sqrt());
    vec![
        everyday(),
        everyday().with_special_values::<V>(),
        everyday().scaled(small),
        // Squares are the smallest numbers.
        everyday().scaled(V::TINIEST.sqrt()),
        everyday().scaled(V::TINIEST / V::EPSILON),
        everyday().scaled(V::MAX / 64.0),
        everyday().scaled(V::MAX.sqrt()),
        on_a_grid(),
        on_a_grid().with_special_values::<V>(),
        on_a_grid().scaled(tiny),
        on_a_grid_of_thirds(),
        nearly_on_a_grid::<V>(),
        far_off::<V>(),
        of_mixed_sizes(),
        of_any_bits::<V>(),
    ]
}
