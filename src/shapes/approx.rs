//! Comparison with a tolerance, component by component, by the traits of the crate `approx` (feature `approx`).
//!
//! Two polygons are near if they have as many vertices, and if these are near in the same cyclic order. Any vertex
//! may come first. Two [`AnyShape`]s are near if they hold shapes of the same kind, and these are near.

use approx::{AbsDiffEq, RelativeEq, UlpsEq};

use super::{Aabb, AnyShape, Circle, ConvexPolygon, Ray, Segment, Stadium};
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

impl<V: Vector> Aabb<V> {
    fn paired(&self, other: &Self) -> Pairs<V::Scalar, 4> {
        four(self.min, other.min, self.max, other.max)
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

impl<V: Vector, const N: usize> ConvexPolygon<V, N> {
    /// Whether all components are the same in the sense of `is_same`, if the other polygon begins
    /// with one of its vertices.
    fn matches(&self, other: &Self, is_same: impl Fn(&V::Scalar, &V::Scalar) -> bool) -> bool {
        let (vertices, others) = (self.vertices(), other.vertices());
        let is_near = |(p, q): (&V, &V)| {
            let ([px, py], [qx, qy]) = (p.components(), q.components());
            is_same(&px, &qx) && is_same(&py, &qy)
        };
        let from = |start: usize| others[start..].iter().chain(&others[..start]);
        let are_near = |start| vertices.iter().zip(from(start)).all(is_near);
        vertices.len() == others.len() && is_same(&self.radius, &other.radius) && (0..others.len().max(1)).any(are_near)
    }
}

impl<V: Vector> AnyShape<V> {
    fn matches(&self, other: &Self, is_same: impl Fn(&V::Scalar, &V::Scalar) -> bool) -> bool {
        match (self, other) {
            (Self::Point(a), Self::Point(b)) => a.components().iter().zip(&b.components()).all(|(a, b)| is_same(a, b)),
            (Self::Segment(a), Self::Segment(b)) => a.matches(b, is_same),
            (Self::Circle(a), Self::Circle(b)) => a.matches(b, is_same),
            (Self::Stadium(a), Self::Stadium(b)) => a.matches(b, is_same),
            (Self::Aabb(a), Self::Aabb(b)) => a.matches(b, is_same),
            (Self::ConvexPolygon(a), Self::ConvexPolygon(b)) => a.matches(b, is_same),
            _ => false,
        }
    }
}

fn four<V: Vector>(a: V, other_a: V, b: V, other_b: V) -> Pairs<V::Scalar, 4> {
    let [[ax, ay], [bx, by]] = [a, b].map(V::components);
    let [[other_ax, other_ay], [other_bx, other_by]] = [other_a, other_b].map(V::components);
    [(ax, other_ax), (ay, other_ay), (bx, other_bx), (by, other_by)]
}

macro_rules! matched_by_pairs {
    ($($shape:ident),*) => {$(
        impl<V: Vector> $shape<V> {
            fn matches(&self, other: &Self, is_same: impl Fn(&V::Scalar, &V::Scalar) -> bool) -> bool {
                self.paired(other).iter().all(|(a, b)| is_same(a, b))
            }
        }
    )*};
}

matched_by_pairs!(Segment, Circle, Stadium, Ray, Aabb);

macro_rules! compared_by_components {
    ($($shape:ident<V $(, $N:ident)?>),*) => {$(
        impl<V: Vector $(, const $N: usize)?> AbsDiffEq for $shape<V $(, $N)?>
        where
            V::Scalar: AbsDiffEq<Epsilon = V::Scalar>,
        {
            type Epsilon = V::Scalar;

            fn default_epsilon() -> V::Scalar {
                V::Scalar::default_epsilon()
            }

            fn abs_diff_eq(&self, other: &Self, epsilon: V::Scalar) -> bool {
                self.matches(other, |a, b| a.abs_diff_eq(b, epsilon))
            }
        }

        impl<V: Vector $(, const $N: usize)?> RelativeEq for $shape<V $(, $N)?>
        where
            V::Scalar: RelativeEq<Epsilon = V::Scalar>,
        {
            fn default_max_relative() -> V::Scalar {
                V::Scalar::default_max_relative()
            }

            fn relative_eq(&self, other: &Self, epsilon: V::Scalar, max_relative: V::Scalar) -> bool {
                self.matches(other, |a, b| a.relative_eq(b, epsilon, max_relative))
            }
        }

        impl<V: Vector $(, const $N: usize)?> UlpsEq for $shape<V $(, $N)?>
        where
            V::Scalar: UlpsEq<Epsilon = V::Scalar>,
        {
            fn default_max_ulps() -> u32 {
                V::Scalar::default_max_ulps()
            }

            fn ulps_eq(&self, other: &Self, epsilon: V::Scalar, max_ulps: u32) -> bool {
                self.matches(other, |a, b| a.ulps_eq(b, epsilon, max_ulps))
            }
        }
    )*};
}

compared_by_components!(Segment<V>, Circle<V>, Stadium<V>, Ray<V>, Aabb<V>, ConvexPolygon<V, N>, AnyShape<V>);
