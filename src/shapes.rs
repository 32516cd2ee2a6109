//! The shapes that queries take: points, segments, circles, stadiums, boxes, convex polygons and rays.
//!
#![doc = include_str!("../figures/doc/shapes.svg")]
//!
//! Each shape is a *core* (a point, a segment, a half-line or a convex polygon) inflated by a radius. Shapes are closed
//! and solid: a shape includes its outline and its interior. They are plain data, generic over the vector. Their fields
//! are public, except the vertices of a [`ConvexPolygon`], which is always convex.
//!
//! A constructor that returns no `Result` checks nothing. A query with an invalid shape returns the
//! [`QueryError`](crate::QueryError) that `validate` returns. Methods that compute a new shape (`translated`,
//! `transformed`, …) round its coordinates. A coordinate beyond the largest number becomes infinite, and a query then
//! returns an error. Queries are exact on the rounded shape.
//!
//! All shapes but [`AnyShape`] are `#[repr(C)]`, as graphics libraries need: the fields are in memory in the order
//! shown. A `Circle<[f32; 2]>` is three `f32`.
//!
//! The functions of [`query`](crate::query) are also methods of the shapes: `circle.distance(&segment)` is
//! `query::distance(&circle, &segment)`.
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, QueryError, Stadium};
//!
//! let ball = Circle::new(vec2(1.0, 2.0), 0.5);
//! let moved = ball.translated(vec2(3.0, 0.0)).inflated(0.25);
//! assert_eq!(moved, Circle::new(vec2(4.0, 2.0), 0.75));
//! assert_eq!(Stadium::from(ball).segment.length(), 0.0);
//! assert_eq!(ball.inflated(-1.0).validate(), Err(QueryError::NegativeRadius));
//! ```

mod aabb;
mod any;
mod circle_and_stadium;
mod polygon;
mod segment_and_ray;

#[cfg(feature = "approx")]
mod approx;
#[cfg(feature = "serde")]
mod serde;

// The aliases are here and not at the items: stable rustdoc drops the aliases of items from private modules.
#[doc(alias("bounding box", "box", "rect", "rectangle"))]
pub use self::aabb::Aabb;
#[doc(alias("enum of shapes", "dynamic shape"))]
pub use self::any::AnyShape;
#[doc(alias("ball", "disc", "disk"))]
pub use self::circle_and_stadium::Circle;
#[doc(alias("capsule", "pill"))]
pub use self::circle_and_stadium::Stadium;
#[doc(alias("box", "rectangle", "obb", "hull", "rounded rectangle", "polygon"))]
pub use self::polygon::ConvexPolygon;
#[doc(alias("polygon"))]
pub use self::polygon::Triangle;
#[doc(alias("half-line"))]
pub use self::segment_and_ray::Ray;
#[doc(alias("edge", "line"))]
pub use self::segment_and_ray::Segment;

pub(crate) use self::{aabb::core_of_box, polygon::core_of_polygon};
use crate::exact::Xy;
use crate::kernel::InflatedCore;
use crate::vector::Components as _;
use crate::vector::{Vector, rounded_vector};

/// An argument of a query: a [`Segment`], [`Circle`], [`Stadium`], [`Aabb`], [`ConvexPolygon`], [`Ray`], [`AnyShape`] or
/// point (any [`Vector`]).
///
/// The trait is sealed.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, QueryError, Segment, Shape, query};
///
/// /// The number of `others` that intersect `shape`.
/// fn count<A, B>(shape: &A, others: &[B]) -> Result<usize, QueryError>
/// where
///     A: Shape,
///     B: Shape<Vector = A::Vector>,
/// {
///     let mut count = 0;
///     for other in others {
///         count += usize::from(query::intersects(shape, other)?);
///     }
///     Ok(count)
/// }
///
/// let posts = [Circle::new(vec2(0.0, 0.0), 1.0), Circle::new(vec2(5.0, 0.0), 1.0)];
/// assert_eq!(count(&Segment::new(vec2(0.5, -9.0), vec2(0.5, 9.0)), &posts)?, 1);
/// assert_eq!(count(&vec2(5.0, 1.0), &posts)?, 1);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a shape of `impinge`",
    label = "expected a `Segment`, `Circle`, `Stadium`, `Aabb`, `ConvexPolygon`, `Ray`, `AnyShape`, or a point: `Vec2`, `DVec2`, `[f32; 2]`, `[f64; 2]`",
    note = "`Vec2` and `DVec2` are those of `glam` 0.33; for another version, enable its feature, such as `glam-029`",
    note = "pass a vector of another library as an array: `[v.x, v.y]`"
)]
pub trait Shape: sealed::HasCore<Points = <Self as Shape>::Vector> + Copy {
    /// The type of the shape's points.
    type Vector: Vector;
}

/// A shape that can be a path: a [`Segment`], from its `a` to its `b`, or a [`Ray`].
///
/// The trait is sealed.
///
/// ```
/// use impinge::glam::{Vec2, vec2};
/// use impinge::shapes::Path;
/// use impinge::{Circle, QueryError, Ray, Segment, query};
///
/// fn ends_in<P>(pond: &Circle, path: &P) -> Result<bool, QueryError>
/// where
///     P: Path<Vector = Vec2>,
/// {
///     Ok(query::chord(path, pond)?.is_some_and(|chord| chord.exit.is_none()))
/// }
///
/// let pond = Circle::new(vec2(0.0, 0.0), 2.0);
/// assert!(ends_in(&pond, &Segment::new(vec2(-5.0, 0.0), vec2(0.0, 0.0)))?);
/// assert!(!ends_in(&pond, &Ray::new(vec2(-5.0, 0.0), vec2(1.0, 0.0)))?);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a path",
    label = "expected a `Segment` or a `Ray`",
    note = "the first argument must be a path; the second may be any shape"
)]
pub trait Path: Shape + sealed::HasLine {}

/// A shape of finite size: any shape but a [`Ray`].
///
/// The trait is sealed.
///
/// ```
/// use impinge::glam::{Vec2, vec2};
/// use impinge::shapes::Bounded;
/// use impinge::{Circle, QueryError, Stadium, query};
///
/// fn width(shape: &impl Bounded<Vector = Vec2>) -> Result<f32, QueryError> {
///     let bounds = query::bounding_box(shape)?;
///     Ok(bounds.max.x - bounds.min.x)
/// }
///
/// assert_eq!(width(&Circle::new(vec2(3.0, 0.0), 2.0))?, 4.0);
/// assert_eq!(width(&Stadium::new(vec2(0.0, 0.0), vec2(3.0, 0.0), 2.0))?, 7.0);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a shape of finite size",
    label = "expected a `Segment`, `Circle`, `Stadium`, `Aabb`, `ConvexPolygon`, `AnyShape`, or a point: `Vec2`, `DVec2`, `[f32; 2]`, `[f64; 2]`",
    note = "a `Ray` can be the target of a cast, but not the moving shape; it has no bounding box, and a batch holds no rays"
)]
pub trait Bounded: Shape + sealed::HasRow {}

pub(crate) mod sealed {
    #[cfg(feature = "alloc")]
    pub(crate) use crate::rows::HasRow;

    /// Without `batch`, shapes need no row.
    #[cfg(not(feature = "alloc"))]
    pub trait HasRow {}

    #[cfg(not(feature = "alloc"))]
    impl<T> HasRow for T {}

    use core::borrow::Borrow;

    use super::AnyShape;
    use crate::error::QueryError;
    use crate::kernel::contact::Part;
    use crate::kernel::{InflatedCore, Line};
    use crate::vector::Vector;
    use crate::vector::sealed::Sealed as _;

    pub trait HasCore {
        type Points: Vector;
        /// A buffer for the vertices of a polygon.
        type Scratch;
        const SCRATCH: Self::Scratch;

        /// The shape's core and radius, widened without rounding.
        fn inflated_core<'a>(&'a self, scratch: &'a mut Self::Scratch) -> InflatedCore<'a>;

        /// The same. A shape that is a core returns itself: it was just written in small pieces, and a copy would read it in
        /// large ones, for which a processor has to wait.
        #[inline(always)]
        fn as_core<'a>(&'a self, scratch: &'a mut Self::Scratch) -> impl Borrow<InflatedCore<'a>> {
            self.inflated_core(scratch)
        }

        #[inline]
        fn scratch(&self) -> Self::Scratch {
            Self::SCRATCH
        }

        /// Whether the kind of the shape is known only at run time.
        const IS_ANY: bool = false;

        /// The shape, if its kind is known only at run time.
        #[inline]
        fn any(&self) -> Option<&AnyShape<Self::Points>> {
            None
        }

        /// How many corners a core of this kind may have: one of a point, two of a segment.
        const MOST_CORNERS: usize = 0;

        /// Whether a shape of this kind may be a half-line.
        const MAY_BE_HALF_LINE: bool = false;

        /// Whether shapes of this kind have no radius.
        const IS_BARE: bool = false;

        /// Whether the shape is a box without a radius. Its corners begin with its `min`.
        const IS_BOX: bool = false;

        /// The number of corners. It is 0 for a half-line and an empty box, and for a degenerate core: a segment of
        /// length zero, or a polygon or a box of zero area.
        #[inline]
        fn corner_count(&self) -> usize {
            Self::MOST_CORNERS
        }

        /// Whether the core may have more than two corners. False for an [`AnyShape`], whose kind the caller asks for first.
        #[inline(always)]
        fn may_be_polygon(&self) -> bool {
            Self::MOST_CORNERS > 2
        }

        /// A corner, counter-clockwise; after the last one, the first.
        fn corner(&self, _number: usize) -> Self::Points {
            Self::Points::LEAST
        }

        #[inline]
        fn radius(&self) -> f64 {
            0.0
        }

        /// The half-line, if the shape is one that a filter cut off at its corner number 1.
        #[inline(always)]
        fn cut_half_line(&self) -> Option<Line> {
            None
        }

        /// A part of the core, with its number in the shape. It is the same unless the shape
        /// [has other numbers](Self::has_other_numbers).
        #[inline]
        fn numbered(&self, part: Part) -> Part {
            part
        }

        /// Whether a part of the core may have another number in the shape.
        #[inline]
        fn has_other_numbers(&self) -> bool {
            false
        }

        /// The error that a query on this shape would return.
        fn validate_core(&self) -> Result<(), QueryError> {
            self.inflated_core(&mut self.scratch()).validate()
        }

        /// Calls `ask` with the shape's core and radius.
        #[inline(always)]
        fn with_core<T>(&self, ask: impl FnOnce(&InflatedCore<'_>) -> T) -> T {
            ask(self.as_core(&mut self.scratch()).borrow())
        }
    }

    /// Evaluates an expression in which two names are the inflated cores of two shapes. It is a macro, because a
    /// closure might not be inlined.
    macro_rules! with_cores {
        ($a:expr, $b:expr, |$core_a:ident, $core_b:ident| $answer:expr) => {{
            let (mut scratch_a, mut scratch_b) = ($a.scratch(), $b.scratch());
            // No pair: it would be copied.
            let core_a = $a.as_core(&mut scratch_a);
            let core_b = $b.as_core(&mut scratch_b);
            let $core_a: &$crate::kernel::InflatedCore = core::borrow::Borrow::borrow(&core_a);
            let $core_b: &$crate::kernel::InflatedCore = core::borrow::Borrow::borrow(&core_b);
            $answer
        }};
    }
    pub(crate) use with_cores;

    /// If a shape is an `AnyShape`, calls the query again with the shape that it holds, and returns that answer from
    /// the query. So the query is compiled for each kind. The macro takes a call of the query itself; each argument
    /// must be a name. It is no function, because its `return` leaves the query.
    macro_rules! for_each_kind {
        ($A:ident: $a:ident, $B:ident: $b:ident => $query:ident $arguments:tt) => {
            if $B::IS_ANY {
                $crate::shapes::sealed::for_each_kind!(@ $A: $a => $query $arguments);
            }
            $crate::shapes::sealed::for_each_kind!($A: $a => $query $arguments);
            $crate::shapes::sealed::for_each_kind!($B: $b => $query $arguments);
        };
        ($S:ident: $shape:ident => $query:ident($first:ident $(, $second:ident $(, $rest:ident)*)?)) => {
            $crate::shapes::sealed::for_each_kind!(@ $S: $shape => $crate::shapes::sealed::of_kind(
                |$first, ($($second,)?), ($($($rest,)*)?)| $query($first $(, $second $(, $rest)*)?),
                $first,
                ($($second,)?),
                ($($($rest,)*)?),
            ));
        };
        (@ $S:ident: $shape:ident => $answer:expr) => {
            if $S::IS_ANY {
                use $crate::shapes::AnyShape;
                match $shape.any() {
                    Some(AnyShape::Point($shape)) => return $answer,
                    Some(AnyShape::Segment($shape)) => return $answer,
                    Some(AnyShape::Circle($shape)) => return $answer,
                    Some(AnyShape::Stadium($shape)) => return $answer,
                    Some(AnyShape::Aabb($shape)) => return $answer,
                    Some(AnyShape::ConvexPolygon($shape)) => return $answer,
                    // So what follows is not compiled for an `AnyShape`.
                    None => unreachable!(),
                }
            }
        };
    }
    pub(crate) use for_each_kind;

    /// Calls a query for one kind out of line: inlined, the queries for all kinds would be part of the user's code. The
    /// arguments are in three parts, which mostly fit registers. A closure that holds them would be in memory.
    #[inline(never)]
    pub(crate) fn of_kind<A, B, R, T>(query: impl FnOnce(A, B, R) -> T, first: A, second: B, rest: R) -> T {
        query(first, second, rest)
    }

    pub trait HasLine {
        /// The shape's core.
        fn line(&self) -> Line;
    }
}

// Without this, compiler errors would mention only vectors, and not shapes.
#[diagnostic::do_not_recommend]
impl<V: Vector> Shape for V {
    type Vector = V;
}

impl<V: Vector> sealed::HasCore for V {
    type Points = V;
    type Scratch = ();
    const SCRATCH: () = ();

    #[inline]
    fn inflated_core<'a>(&'a self, (): &'a mut ()) -> InflatedCore<'a> {
        self.circle_core(0.0)
    }

    const MOST_CORNERS: usize = 1;
    const IS_BARE: bool = true;

    #[inline(always)]
    fn corner(&self, _number: usize) -> V {
        *self
    }
}

#[diagnostic::do_not_recommend]
impl<V: Vector> Bounded for V {}

/// The vector in `f64`, without rounding.
fn widened<V: Vector<Scalar = f32>>(vector: V) -> V::Wide {
    vector.components().map(f64::from).into()
}

/// `v`, rotated and then translated, as by the shapes' method `transformed`.
fn transformed<V: Vector>(v: V, rotation: V, translation: V) -> V {
    let (rotation, translation) = (rotation.to_xy(), translation.to_xy());
    rounded_vector(turned(v.to_xy(), rotation) + translation)
}

/// `v` turned by the unit vector `rotation` = (cos, sin).
fn turned(v: Xy, rotation: Xy) -> Xy {
    Xy::new(v.x * rotation.x - v.y * rotation.y, v.x * rotation.y + v.y * rotation.x)
}
