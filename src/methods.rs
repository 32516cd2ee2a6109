//! The queries as methods, where an editor's completion finds them: each calls its function of [`query`].

use crate::error::QueryError;
use crate::query::{self, CastHit, Chord, Penetration, RayHit};
use crate::shapes::{Aabb, Circle, Ray, Segment, Shape, Stadium};
use crate::vector::Vector;

/// Methods of a shape: in brackets, the name for the type of another one; last, lines of an example about a `floor`.
macro_rules! methods {
    ($shape:ident, $floor:literal, $(
        $(#[$doc:meta])*
        $name:ident $([$other:ident])? ($($argument:ident: $type:ty),*) -> $answer:ty, $($example:literal)*;
    )*) => {
        impl<V: Vector> $shape<V> {$(
            $(#[$doc])*
            ///
            #[doc = concat!("This is [`query::", stringify!($name), "`], which tells more.")]
            ///
            /// # Errors
            #[doc = concat!("Those of [`query::", stringify!($name), "`].")]
            ///
            /// ```
            /// # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2};
            #[doc = concat!("let floor = ", $floor, ";")]
            $(#[doc = $example])*
            /// # Ok::<(), impinge::QueryError>(())
            /// ```
            #[inline]
            pub fn $name $(<$other: Shape<Vector = V>>)? (&self $(, $argument: $type)*) -> Result<$answer, QueryError> {
                query::$name(self $(, $argument)*)
            }
        )*}
    };
}

macro_rules! any {
    ($shape:ident, $floor:literal) => {
        methods! { $shape, $floor,
            /// Whether the two have a point in common; touching counts.
            intersects[S](other: &S) -> bool,
            "assert!(!floor.intersects(&Circle::new(vec2(0.0, 3.0), 1.0))?);";

            /// Whether the distance of the two is at most `margin`.
            within[S](other: &S, margin: V::Scalar) -> bool,
            "assert!(floor.within(&Circle::new(vec2(0.0, 3.0), 1.0), 2.0)?);";

            /// Whether every point of `inner` is in this shape.
            contains[S](inner: &S) -> bool,
            "assert!(floor.contains(&vec2(0.0, 0.0))?);";

            /// The distance of the two: 0 exactly when they intersect.
            distance[S](other: &S) -> V::Scalar,
            "assert_eq!(floor.distance(&Circle::new(vec2(0.0, 3.0), 1.0))?, 2.0);";

            /// The distance of the two, or minus the depth of their penetration.
            signed_distance[S](other: &S) -> V::Scalar,
            "assert_eq!(floor.signed_distance(&Circle::new(vec2(0.0, 0.5), 1.0))?, -0.5);";

            /// The point of this shape that is nearest to `point`: the point itself if it is inside.
            closest_point(point: V) -> V,
            "assert_eq!(floor.closest_point(vec2(0.0, 3.0))?, vec2(0.0, 0.0));";

            /// The point of this shape's outline that is nearest to `point`, also from inside.
            closest_boundary_point(point: V) -> V,
            "assert_eq!(floor.closest_boundary_point(vec2(0.0, 3.0))?, vec2(0.0, 0.0));";

            /// The nearest points of this shape and of the other. `None` when they intersect.
            closest_points[S](other: &S) -> Option<(V, V)>,
            "let bridge = floor.closest_points(&Circle::new(vec2(0.0, 3.0), 1.0))?;"
            "assert_eq!(bridge, Some((vec2(0.0, 0.0), vec2(0.0, 2.0))));";

            /// How far and in which direction the other has to move to leave this shape. `None` when they are apart.
            penetration[S](other: &S) -> Option<Penetration<V>>,
            "let overlap = floor.penetration(&Circle::new(vec2(0.0, 0.5), 1.0))?.expect(\"they overlap\");"
            "assert_eq!((overlap.depth, overlap.normal), (0.5, vec2(0.0, 1.0)));";

            /// As [`penetration`](Self::penetration), but of several equally short directions the one nearest to
            /// `preferred`.
            penetration_toward[S](other: &S, preferred: V) -> Option<Penetration<V>>,
            "let ball = Circle::new(vec2(0.0, 0.5), 1.0);"
            "let overlap = floor.penetration_toward(&ball, vec2(0.0, 1.0))?.expect(\"they overlap\");"
            "assert_eq!(overlap.offset(), vec2(0.0, 0.5));";

            /// The shortest translation of the other after which the two just touch. `None` when they are apart.
            penetration_offset[S](other: &S) -> Option<V>,
            "assert_eq!(floor.penetration_offset(&Circle::new(vec2(0.0, 0.5), 1.0))?, Some(vec2(0.0, 0.5)));";
        }

        impl<V: Vector> $shape<V> {
            /// Whether `point` is in this shape, its outline included.
            ///
            /// This is [`query::intersects`] with a point. Of a segment or a ray, it tells whether the point lies on it.
            ///
            /// # Errors
            /// Those of [`query::intersects`].
            ///
            /// ```
            /// # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2};
            #[doc = concat!("let floor = ", $floor, ";")]
            /// assert!(floor.is_inside(vec2(0.0, 0.0))?);
            /// assert!(!floor.is_inside(vec2(0.0, 0.1))?);
            /// # Ok::<(), impinge::QueryError>(())
            /// ```
            #[doc(alias = "contains_point")]
            #[inline]
            pub fn is_inside(&self, point: V) -> Result<bool, QueryError> {
                query::intersects(self, &point)
            }
        }
    };
}

macro_rules! bounded {
    ($shape:ident, $floor:literal) => {
        methods! { $shape, $floor,
            /// When this shape, on its way by `translation`, first meets `target`. `None` when it does not.
            cast[S](translation: V, target: &S) -> Option<CastHit<V>>,
            "let ceiling = Segment::new(vec2(-9.0, 2.0), vec2(9.0, 2.0));"
            "let hit = floor.cast(vec2(0.0, 4.0), &ceiling)?.expect(\"it rises by more than 2\");"
            "assert_eq!((hit.t, hit.normal), (0.5, vec2(0.0, -1.0)));";

            /// The smallest axis-aligned box of representable numbers that contains this shape.
            bounding_box() -> Aabb<V>,
            "assert_eq!(floor.bounding_box()?.max.y, 0.0);";
        }
    };
}

macro_rules! path {
    ($shape:ident, $floor:literal) => {
        methods! { $shape, $floor,
            /// The part of this path inside `shape`. `None` when it misses.
            chord[S](shape: &S) -> Option<Chord<V>>,
            "let inside = floor.chord(&Circle::new(vec2(0.0, 0.0), 2.0))?.expect(\"it crosses\");"
            "assert!(inside.into_iter().map(|hit| hit.point).eq([vec2(-2.0, 0.0), vec2(2.0, 0.0)]));";
        }
    };
}

macro_rules! ray {
    ($shape:ident, $floor:literal) => {
        methods! { $shape, $floor,
            /// The first point of this ray in `shape`, within `max_t` lengths of its direction. `None` when it meets it
            /// later or never.
            raycast[S](shape: &S, max_t: V::Scalar) -> Option<RayHit<V>>,
            "let hit = floor.raycast(&Circle::new(vec2(0.0, 0.0), 2.0), f32::INFINITY)?.expect(\"it is ahead\");"
            "assert_eq!((hit.t, hit.point), (2.0, vec2(-2.0, 0.0)));";
        }
    };
}

macro_rules! of {
    ($($shape:ident: $($kind:ident)*, $floor:literal;)*) => {
        $($($kind! { $shape, $floor })*)*
    };
}

// Each of these floors reaches up to the origin, and no higher, so that the examples hold for all of them.
of! {
    Segment: any bounded path, "Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0))";
    Circle: any bounded, "Circle::new(vec2(0.0, -2.0), 2.0)";
    Stadium: any bounded, "Stadium::new(vec2(-4.0, -1.0), vec2(4.0, -1.0), 1.0)";
    Ray: any path ray, "Ray::new(vec2(-4.0, 0.0), vec2(1.0, 0.0))";
}
