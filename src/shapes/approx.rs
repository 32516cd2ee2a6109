//! Comparison with a tolerance, component by component, by the traits of the crate `approx` (feature `approx`).

use approx::{AbsDiffEq, RelativeEq, UlpsEq};

use super::{Circle, Ray, Segment, Stadium};
use crate::vector::Components as _;
use crate::vector::Vector;

type Pairs<S, const N: usize> = [(S, S); N];

impl<V: Vector> Segment<V> {
    fn paired(&self, other: &Self) -> Pairs<V::Scalar, 4> {
        four(self.a, other.a, self.b, other.b)
    }
}

impl<V: Vector> Ray<V> {
    fn paired(&self, other: &Self) -> Pairs<V::Scalar, 4> {
        four(self.origin, other.origin, self.direction, other.direction)
    }
}

impl<V: Vector> Circle<V> {
    fn paired(&self, other: &Self) -> Pairs<V::Scalar, 3> {
        let ([x, y], [other_x, other_y]) = (self.center.components(), other.center.components());
        [(x, other_x), (y, other_y), (self.radius, other.radius)]
    }
}

impl<V: Vector> Stadium<V> {
    fn paired(&self, other: &Self) -> Pairs<V::Scalar, 5> {
        let [a, b, c, d] = self.segment.paired(&other.segment);
        [a, b, c, d, (self.radius, other.radius)]
    }
}

fn four<V: Vector>(a: V, other_a: V, b: V, other_b: V) -> Pairs<V::Scalar, 4> {
    let [[ax, ay], [bx, by]] = [a, b].map(V::components);
    let [[other_ax, other_ay], [other_bx, other_by]] = [other_a, other_b].map(V::components);
    [(ax, other_ax), (ay, other_ay), (bx, other_bx), (by, other_by)]
}

macro_rules! compared_by_components {
    ($($shape:ident),*) => {$(
        impl<V: Vector> AbsDiffEq for $shape<V>
        where
            V::Scalar: AbsDiffEq<Epsilon = V::Scalar>,
        {
            type Epsilon = V::Scalar;

            fn default_epsilon() -> V::Scalar {
                V::Scalar::default_epsilon()
            }

            fn abs_diff_eq(&self, other: &Self, epsilon: V::Scalar) -> bool {
                self.paired(other).iter().all(|(a, b)| a.abs_diff_eq(b, epsilon))
            }
        }

        impl<V: Vector> RelativeEq for $shape<V>
        where
            V::Scalar: RelativeEq<Epsilon = V::Scalar>,
        {
            fn default_max_relative() -> V::Scalar {
                V::Scalar::default_max_relative()
            }

            fn relative_eq(&self, other: &Self, epsilon: V::Scalar, max_relative: V::Scalar) -> bool {
                self.paired(other).iter().all(|(a, b)| a.relative_eq(b, epsilon, max_relative))
            }
        }

        impl<V: Vector> UlpsEq for $shape<V>
        where
            V::Scalar: UlpsEq<Epsilon = V::Scalar>,
        {
            fn default_max_ulps() -> u32 {
                V::Scalar::default_max_ulps()
            }

            fn ulps_eq(&self, other: &Self, epsilon: V::Scalar, max_ulps: u32) -> bool {
                self.paired(other).iter().all(|(a, b)| a.ulps_eq(b, epsilon, max_ulps))
            }
        }
    )*};
}

compared_by_components!(Segment, Circle, Stadium, Ray);
