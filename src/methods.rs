//! The queries as methods, where an editor's completion finds them. Each method calls its function of [`query`].
//!
//! Each method is written once, and several shapes get it. The methods are in the invocations of a macro and not in its
//! body, so that compiler errors show methods to the user, and no macros.

use crate::error::QueryError;
use crate::query::{self, CastHit, Chord, Contact, Penetration, RayHit, Side};
use crate::shapes::{Aabb, AnyShape, Circle, ConvexPolygon, Ray, Segment, Shape, Stadium};
use crate::vector::Vector;

/// Gives several shapes the same methods. In the examples, `floor!()` is the line that makes the shape. The top of each
/// shape is at the origin, so that the examples hold for all of them.
macro_rules! methods {
    ({$($shape:ident<V $(, $N:ident)?>: $floor:literal,)*} $methods:tt) => {$(
        macro_rules! floor {
            () => {
                concat!(
                    "# use impinge::{Aabb, AnyShape, Circle, Ray, Segment, Stadium, Triangle, glam::vec2, query::Side};\n",
                    "let floor = ",
                    $floor,
                    ";"
                )
            };
        }

        impl<V: Vector $(, const $N: usize)?> $shape<V $(, $N)?> $methods
    )*};
}

methods! {{
    Segment<V>: "Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0))",
    Circle<V>: "Circle::new(vec2(0.0, -2.0), 2.0)",
    Stadium<V>: "Stadium::new(vec2(-4.0, -1.0), vec2(4.0, -1.0), 1.0)",
    Aabb<V>: "Aabb::new(vec2(-4.0, -1.0), vec2(4.0, 0.0))",
    ConvexPolygon<V, N>: "Triangle::new([vec2(-4.0, 0.0), vec2(0.0, -1.0), vec2(4.0, 0.0)])",
    AnyShape<V>: "AnyShape::from(Aabb::new(vec2(-4.0, -1.0), vec2(4.0, 0.0)))",
    Ray<V>: "Ray::new(vec2(-4.0, 0.0), vec2(1.0, 0.0))",
} {
    /// Whether the two have a point in common; touching counts.
    ///
    /// # Errors
    /// The errors of [`query::intersects`]. This method calls that function; its page has the details.
    ///
    /// ```
    #[doc = floor!()]
    /// assert!(!floor.intersects(&Circle::new(vec2(0.0, 3.0), 1.0))?);
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn intersects<S: Shape<Vector = V>>(&self, other: &S) -> Result<bool, QueryError> {
        query::intersects(self, other)
    }

    /// Whether the distance between this shape and `other` is at most `margin`.
    ///
    /// # Errors
    /// The errors of [`query::within`]. This method calls that function; its page has the details.
    ///
    /// ```
    #[doc = floor!()]
    /// assert!(floor.within(&Circle::new(vec2(0.0, 3.0), 1.0), 2.0)?);
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn within<S: Shape<Vector = V>>(&self, other: &S, margin: V::Scalar) -> Result<bool, QueryError> {
        query::within(self, other, margin)
    }

    /// Whether every point of `inner` is in this shape.
    ///
    /// # Errors
    /// The errors of [`query::contains`]. This method calls that function; its page has the details.
    ///
    /// ```
    #[doc = floor!()]
    /// assert!(floor.contains(&vec2(0.0, 0.0))?);
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn contains<S: Shape<Vector = V>>(&self, inner: &S) -> Result<bool, QueryError> {
        query::contains(self, inner)
    }

    /// The distance between this shape and `other`: 0 exactly when they intersect.
    ///
    /// # Errors
    /// The errors of [`query::distance`]. This method calls that function; its page has the details.
    ///
    /// ```
    #[doc = floor!()]
    /// assert_eq!(floor.distance(&Circle::new(vec2(0.0, 3.0), 1.0))?, 2.0);
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn distance<S: Shape<Vector = V>>(&self, other: &S) -> Result<V::Scalar, QueryError> {
        query::distance(self, other)
    }

    /// The distance between this shape and `other`, or minus the depth if they overlap.
    ///
    /// # Errors
    /// The errors of [`query::signed_distance`]. This method calls that function; its page has the details.
    ///
    /// ```
    #[doc = floor!()]
    /// assert_eq!(floor.signed_distance(&Circle::new(vec2(0.0, 0.5), 1.0))?, -0.5);
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn signed_distance<S: Shape<Vector = V>>(&self, other: &S) -> Result<V::Scalar, QueryError> {
        query::signed_distance(self, other)
    }

    /// The point of this shape that is nearest to `point`: the point itself if it is in the shape.
    ///
    /// # Errors
    /// The errors of [`query::closest_point`]. This method calls that function; its page has the details.
    ///
    /// ```
    #[doc = floor!()]
    /// assert_eq!(floor.closest_point(vec2(0.0, 3.0))?, vec2(0.0, 0.0));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn closest_point(&self, point: V) -> Result<V, QueryError> {
        query::closest_point(self, point)
    }

    /// The point of this shape's outline that is nearest to `point`, also from the interior.
    ///
    /// # Errors
    /// The errors of [`query::closest_boundary_point`]. This method calls that function; its page has the details.
    ///
    /// ```
    #[doc = floor!()]
    /// assert_eq!(floor.closest_boundary_point(vec2(0.0, 3.0))?, vec2(0.0, 0.0));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn closest_boundary_point(&self, point: V) -> Result<V, QueryError> {
        query::closest_boundary_point(self, point)
    }

    /// The nearest points of the two shapes: one of each. `None` when they intersect.
    ///
    /// # Errors
    /// The errors of [`query::closest_points`]. This method calls that function; its page has the details.
    ///
    /// ```
    #[doc = floor!()]
    /// let bridge = floor.closest_points(&Circle::new(vec2(0.0, 3.0), 1.0))?;
    /// assert_eq!(bridge, Some((vec2(0.0, 0.0), vec2(0.0, 2.0))));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn closest_points<S: Shape<Vector = V>>(&self, other: &S) -> Result<Option<(V, V)>, QueryError> {
        query::closest_points(self, other)
    }

    /// The shortest translation of `other` that separates it from this shape. `None` if the shapes are apart.
    ///
    /// # Errors
    /// The errors of [`query::penetration`]. This method calls that function; its page has the details.
    ///
    /// ```
    #[doc = floor!()]
    /// let ball = Circle::new(vec2(0.0, 0.5), 1.0);
    /// let overlap = floor.penetration(&ball)?.expect("they overlap");
    /// assert_eq!((overlap.depth, overlap.normal), (0.5, vec2(0.0, 1.0)));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn penetration<S: Shape<Vector = V>>(&self, other: &S) -> Result<Option<Penetration<V>>, QueryError> {
        query::penetration(self, other)
    }

    /// As [`penetration`](Self::penetration), but of several equally short directions it takes the one nearest to
    /// `preferred`.
    ///
    /// # Errors
    /// The errors of [`query::penetration_toward`]. This method calls that function; its page has the details.
    ///
    /// ```
    #[doc = floor!()]
    /// let ball = Circle::new(vec2(0.0, 0.5), 1.0);
    /// let overlap = floor.penetration_toward(&ball, vec2(0.0, 1.0))?.expect("they overlap");
    /// assert_eq!(overlap.offset(), vec2(0.0, 0.5));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn penetration_toward<S: Shape<Vector = V>>(&self, other: &S, preferred: V) -> Result<Option<Penetration<V>>, QueryError> {
        query::penetration_toward(self, other, preferred)
    }

    /// The shortest translation that moves `other` out of this shape. `None` if the shapes are apart.
    ///
    /// # Errors
    /// The errors of [`query::penetration_offset`]. This method calls that function; its page has the details.
    ///
    /// ```
    #[doc = floor!()]
    /// let ball = Circle::new(vec2(0.0, 0.5), 1.0);
    /// assert_eq!(floor.penetration_offset(&ball)?, Some(vec2(0.0, 0.5)));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn penetration_offset<S: Shape<Vector = V>>(&self, other: &S) -> Result<Option<V>, QueryError> {
        query::penetration_offset(self, other)
    }

    /// The contact with `other`: one or two points, if the two are at most `margin` apart.
    ///
    /// # Errors
    /// The errors of [`query::contact`]. This method calls that function; its page has the details.
    ///
    /// ```
    #[doc = floor!()]
    /// let contact = floor.contact(&Circle::new(vec2(0.0, 1.5), 1.0), 1.0)?.expect("near");
    /// assert_eq!((contact.normal, contact.points()[0].separation), (vec2(0.0, 1.0), 0.5));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn contact<S: Shape<Vector = V>>(&self, other: &S, margin: V::Scalar) -> Result<Option<Contact<V>>, QueryError> {
        query::contact(self, other, margin)
    }

    /// Whether `point` is in this shape or on its outline.
    ///
    /// This is [`query::intersects`] with a point; `contains` gives the same answer for a point. For a segment or a
    /// ray, it tests whether the point lies on it.
    ///
    /// # Errors
    /// Those of [`query::intersects`].
    ///
    /// ```
    #[doc = floor!()]
    /// assert!(floor.contains_point(vec2(0.0, 0.0))?);
    /// assert!(!floor.contains_point(vec2(0.0, 0.1))?);
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn contains_point(&self, point: V) -> Result<bool, QueryError> {
        query::intersects(self, &point)
    }
}}

methods! {{
    Segment<V>: "Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0))",
    Circle<V>: "Circle::new(vec2(0.0, -2.0), 2.0)",
    Stadium<V>: "Stadium::new(vec2(-4.0, -1.0), vec2(4.0, -1.0), 1.0)",
    Aabb<V>: "Aabb::new(vec2(-4.0, -1.0), vec2(4.0, 0.0))",
    ConvexPolygon<V, N>: "Triangle::new([vec2(-4.0, 0.0), vec2(0.0, -1.0), vec2(4.0, 0.0)])",
    AnyShape<V>: "AnyShape::from(Aabb::new(vec2(-4.0, -1.0), vec2(4.0, 0.0)))",
} {
    /// The first contact of this shape with `target`, while it moves by `translation`. `None` when they do not meet.
    ///
    /// # Errors
    /// The errors of [`query::cast`]. This method calls that function; its page has the details.
    ///
    /// ```
    #[doc = floor!()]
    /// let ceiling = Segment::new(vec2(-9.0, 2.0), vec2(9.0, 2.0));
    /// let hit = floor.cast(vec2(0.0, 4.0), &ceiling)?.expect("it rises by more than 2");
    /// assert_eq!((hit.t, hit.normal), (0.5, vec2(0.0, -1.0)));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn cast<S: Shape<Vector = V>>(&self, translation: V, target: &S) -> Result<Option<CastHit<V>>, QueryError> {
        query::cast(self, translation, target)
    }

    /// The first contact of this shape with `target`, while it moves along `direction`, up to `max_t` lengths of it.
    /// `None` when they do not meet.
    ///
    /// # Errors
    /// The errors of [`query::cast_along`]. This method calls that function; its page has the details.
    ///
    /// ```
    #[doc = floor!()]
    /// let ceiling = Segment::new(vec2(-9.0, 2.0), vec2(9.0, 2.0));
    /// let up = vec2(0.0, 1.0);
    /// let hit = floor.cast_along(up, &ceiling, f32::INFINITY)?.expect("it rises for ever");
    /// assert_eq!((hit.t, hit.normal), (2.0, vec2(0.0, -1.0)));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn cast_along<S: Shape<Vector = V>>(
        &self,
        direction: V,
        target: &S,
        max_t: V::Scalar,
    ) -> Result<Option<CastHit<V>>, QueryError> {
        query::cast_along(self, direction, target, max_t)
    }

    /// The smallest axis-aligned box of representable numbers that contains this shape.
    ///
    /// # Errors
    /// The errors of [`query::bounding_box`]. This method calls that function; its page has the details.
    ///
    /// ```
    #[doc = floor!()]
    /// assert_eq!(floor.bounding_box()?.max.y, 0.0);
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn bounding_box(&self) -> Result<Aabb<V>, QueryError> {
        query::bounding_box(self)
    }
}}

methods! {{
    Segment<V>: "Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0))",
    Ray<V>: "Ray::new(vec2(-4.0, 0.0), vec2(1.0, 0.0))",
} {
    /// The side of this path's line that `point` lies on. `None` when the point lies on the line.
    ///
    /// # Errors
    /// The errors of [`query::side`]. This method calls that function; its page has the details.
    ///
    /// ```
    #[doc = floor!()]
    /// assert_eq!(floor.side(vec2(9.0, 0.5))?, Some(Side::Left));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn side(&self, point: V) -> Result<Option<Side>, QueryError> {
        query::side(self, point)
    }

    /// The part of this path in `shape`. `None` when the path misses it.
    ///
    /// # Errors
    /// The errors of [`query::chord`]. This method calls that function; its page has the details.
    ///
    /// ```
    #[doc = floor!()]
    /// let inside = floor.chord(&Circle::new(vec2(0.0, 0.0), 2.0))?.expect("it crosses");
    /// assert!(inside.into_iter().map(|hit| hit.point).eq([vec2(-2.0, 0.0), vec2(2.0, 0.0)]));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn chord<S: Shape<Vector = V>>(&self, shape: &S) -> Result<Option<Chord<V>>, QueryError> {
        query::chord(self, shape)
    }
}}

methods! {{
    Ray<V>: "Ray::new(vec2(-4.0, 0.0), vec2(1.0, 0.0))",
} {
    /// The first point of this ray in `shape`, within `max_t` lengths of its direction. `None` when the ray gets there
    /// later or never.
    ///
    /// # Errors
    /// The errors of [`query::raycast`]. This method calls that function; its page has the details.
    ///
    /// ```
    #[doc = floor!()]
    /// let disc = Circle::new(vec2(0.0, 0.0), 2.0);
    /// let hit = floor.raycast(&disc, f32::INFINITY)?.expect("a hit");
    /// assert_eq!((hit.t, hit.point), (2.0, vec2(-2.0, 0.0)));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[inline]
    pub fn raycast<S: Shape<Vector = V>>(&self, shape: &S, max_t: V::Scalar) -> Result<Option<RayHit<V>>, QueryError> {
        query::raycast(self, shape, max_t)
    }
}}
