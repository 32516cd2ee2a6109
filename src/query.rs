//! Exact queries about two shapes: overlap, distance, separation, and first contact.
//!
//! Every combination in this table builds, and nothing else does. *Any* is a point, [`Segment`](crate::Segment),
//! [`Circle`](crate::Circle), [`Stadium`](crate::Stadium), [`Aabb`](crate::Aabb),
//! [`ConvexPolygon`](crate::ConvexPolygon), [`AnyShape`](crate::AnyShape) or [`Ray`](crate::Ray); *bounded* is any but a
//! ray; a *path* is a ray or a segment.
//!
//! | query | first | second | returns |
//! |---|---|---|---|
//! | [`intersects`] | any | any | whether they have a common point; for a point, whether it is in the shape |
//! | [`within`] | any | any | whether the distance is at most a margin |
//! | [`contains`] | any | any | whether every point of the second is in the first |
//! | [`distance`] | any | any | the distance; 0 exactly when they intersect |
//! | [`signed_distance`] | any | any | the distance, or minus the penetration depth |
//! | [`closest_point`] | any | point | the nearest point of the shape; for a point in the shape, the point itself |
//! | [`closest_boundary_point`] | any | point | the nearest point of the outline, also from the interior |
//! | [`closest_points`] | any | any | a point of each; `None` when they intersect |
//! | [`penetration`] | any | any | a [`Penetration`]: `normal`, `depth`, `unique`, `point_a`, `point_b`; `None` when apart |
//! | [`penetration_toward`] | any | any | the same; a direction chooses among equally short translations |
//! | [`penetration_offset`] | any | any | the shortest translation of the second; `None` when apart |
//! | [`contact`] | any | any | a [`Contact`] within a margin: `normal`, `unique`, and one or two points for a solver |
//! | [`raycast`] | ray | any | the first hit up to `max_t`, a [`RayHit`]: `t`, `point`, `normal` |
//! | [`chord`] | path | any | a [`Chord`]: where the path enters and leaves; the crossing point of two segments |
//! | [`ray_circle`] | ray | circle | the [`Chord`] of a ray in a circle |
//! | [`cast`] | bounded | any | the first contact of a moving shape, a [`CastHit`]: `t`, `point`, `normal`, `overlapping`, `unique`, `grazes` |
//! | [`cast_along`] | bounded | any | the same along a direction, up to `max_t` |
//! | [`side`] | path | point | the [`Side`] of the path's line that the point is on; `None` on the line |
//! | [`circle_circle`] | circle | circle | a [`CircleCrossing`]: where the outlines cross |
//! | [`bounding_box`] | bounded | | an [`Aabb`](crate::Aabb), rounded outward, for a broad phase |
//!
//! Each query except `ray_circle` and `circle_circle` is also a method of its first shape. A point has no methods:
//! `wall.penetration_offset(&ball)`.
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, Stadium, query};
//!
//! let bench = Stadium::new(vec2(-2.0, 0.0), vec2(2.0, 0.0), 1.0);
//! let ball = Circle::new(vec2(1.0, 4.0), 1.0);
//! assert!(!query::intersects(&bench, &ball)?);
//! assert_eq!(query::distance(&bench, &ball)?, 2.0);
//! let (on_bench, on_ball) = query::closest_points(&bench, &ball)?.expect("apart");
//! assert_eq!((on_bench, on_ball), (vec2(1.0, 1.0), vec2(1.0, 3.0)));
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Conventions
//! - Shapes are closed and solid: touching shapes intersect, and the interior of a circle belongs to it. The *interior*
//!   is the shape without its outline; a bare point, segment or ray has none.
//! - Shapes *intersect* if they have a common point. They *touch* if they intersect with a depth of 0, and *overlap* if
//!   the depth is above 0. For [`Aabb::overlaps`](crate::Aabb::overlaps) and `batch::overlapping_pairs`, touching
//!   counts too.
//! - Normals have length 1. The normal of a pair points from `a` to `b`. The normal of a ray hit points out of the
//!   shape. The normal of a cast points from the target to the moving shape.
//! - `t` is a multiple of a vector: of the ray's direction, of `b - a` for a segment used as a path, or of the
//!   translation of a moving shape.
//! - Coordinates have no fixed unit. Distances and depths have the unit of the coordinates.
//! - A zero-length segment is a point. A shape with radius zero, or without a radius, is a *bare core*: only the point,
//!   segment or half-line, or the box or polygon with its interior.
//!
//! # Exactness
//! Every yes/no answer is exact for the given numbers. Every `None` and every `unique` is exact too. Each number is
//! within a bound of its exact value, in ulps:
//!
//! | number | the ulp is that of | `f32` | `f64` |
//! |---|---|---|---|
//! | a distance, a depth, a `t` | its own exact value | 1 | 4 |
//! | each component of a point | the largest magnitude among the coordinates and radii of all arguments and of the result | 1 | 4 |
//! | each component of a unit normal | 1 | 1 | 2 |
//! | each component of an offset | the depth | 2 | 8 |
//!
//! If neither shape has a radius, and one is a box or polygon with an interior, the point of a hit on an edge of the target
//! that is parallel to an axis has exactly the edge's coordinate.
//!
//! A positive number that is too small for its type becomes the smallest positive number.
//!
//! Where the queries return `Ok`, their answers agree: [`intersects`] is true exactly when [`distance`] is 0, when
//! [`penetration`] is `Some`, and when [`closest_points`] is `None`. The depth is 0 exactly when the shapes only touch.
//!
//! What you compute from an answer is rounded again. A circle moved by [`penetration_offset`] may still overlap by a
//! few ulps of its coordinates. In the same way, a [`closest_point`] may lie one ulp outside the shape. Do not push out
//! in a loop until [`intersects`] is false: leave a margin and ask [`within`]. A shape moved by the `t` of a [`cast`]
//! may also enter the target, by a few ulps of its coordinates and of the translation. To prevent this, cast the shape
//! [`inflated`](crate::Circle::inflated) by a small margin (a *skin*).
//!
//! # Uniqueness
//! If the cores of two overlapping shapes are apart, one shortest translation separates the shapes. If the cores meet,
//! there may be several: up to four for two crossing segments, two for a circle whose centre lies on a segment, four
//! for concentric squares, and every direction for concentric circles. [`Penetration::unique`] reports whether only one
//! normal has the least depth. If there are several, [`penetration`] picks one by a documented order,
//! [`penetration_toward`] lets the caller choose, and [`penetration_offset`] returns an error, unless the depth is 0.
//!
//! # Errors
//! Every query returns a [`QueryError`](crate::QueryError) for input that has no answer:
//! - [`NonFinite`](crate::QueryError::NonFinite): an argument is NaN or infinite. Only `max_t` may be +∞.
//! - [`EmptyBox`](crate::QueryError::EmptyBox): a box has its `min` above its `max`.
//! - [`NegativeRadius`](crate::QueryError::NegativeRadius): a radius is below zero.
//! - [`ZeroDirection`](crate::QueryError::ZeroDirection): a ray has no direction.
//! - [`NoUniqueDirection`](crate::QueryError::NoUniqueDirection): several answers are equally good, and the query does
//!   not pick one.
//! - [`Overflow`](crate::QueryError::Overflow): the exact answer does not fit the scalar type.
//!
//! Nothing panics.
//!
//! # The figures
//! The example `figures` draws the figures on the pages of the functions. Below each panel are the crate's answers,
//! rounded to two decimals:
//!
#![doc = include_str!("../figures/doc/legend.svg")]

mod bounding_box;
mod cast;
mod chord;
mod closest;
pub(crate) mod concrete;
mod contact;
mod decisions;
mod penetration;
mod raycast;

// The aliases are here and not at the items: stable rustdoc drops the aliases of items from private modules.
#[doc(alias("aabb"))]
pub use self::bounding_box::bounding_box;
#[doc(alias("toi"))]
pub use self::cast::CastHit;
#[doc(alias("linear_cast", "shape_cast", "sweep", "time of impact", "toi"))]
pub use self::cast::cast;
#[doc(alias("move_along"))]
pub use self::cast::cast_along;
#[doc(alias("crossing point", "line_intersection"))]
pub use self::chord::chord;
#[doc(alias("line_circle"))]
pub use self::chord::ray_circle;
pub use self::chord::{Chord, ChordHits, CircleCrossing, circle_circle};
#[doc(alias("project_on_boundary"))]
pub use self::closest::closest_boundary_point;
#[doc(alias("nearest_point", "project"))]
pub use self::closest::closest_point;
#[doc(alias("nearest_points"))]
pub use self::closest::closest_points;
pub use self::closest::distance;
#[doc(alias("contact manifold", "manifold"))]
pub use self::contact::contact;
pub use self::contact::{Contact, ContactPoint, Feature};
pub use self::decisions::Side;
#[doc(alias("encloses"))]
pub use self::decisions::contains;
#[doc(alias("collides", "contains_point", "overlap"))]
pub use self::decisions::intersects;
#[doc(alias("ccw", "orient2d", "orientation"))]
pub use self::decisions::side;
pub use self::decisions::within;
pub use self::penetration::Penetration;
#[doc(alias("contact", "minimum translation vector", "mtv"))]
pub use self::penetration::penetration;
#[doc(alias("minimum translation vector", "mtv"))]
pub use self::penetration::penetration_offset;
pub use self::penetration::penetration_toward;
#[doc(alias("sdf"))]
pub use self::penetration::signed_distance;
pub use self::raycast::RayHit;
#[doc(alias("cast_ray", "line_of_sight"))]
pub use self::raycast::raycast;
pub use crate::kernel::contact::Part;

use crate::error::QueryError;
use crate::exact::Sum;
use crate::filter::{self, WayOutOfBox};
use crate::kernel::InflatedCore;
use crate::kernel::penetration::ShortestTranslations;
use crate::kernel::separation::Relation;
use crate::shapes::Shape;
use crate::shapes::sealed::HasCore;
use crate::vector::Vector;
use crate::vector::sealed::Float;

/// The scalar type of a shape.
type Scalar<S> = <<S as Shape>::Vector as Vector>::Scalar;

/// The answer of a query that may have none.
type Answer<T> = Result<Option<T>, QueryError>;

/// The precision of the numbers that a filter computes for a shape.
type InFilter<S> = <Scalar<S> as Float>::InFilter;

/// Two valid shapes, and the relation of their cores.
struct Pairing<'a> {
    a: &'a InflatedCore<'a>,
    b: &'a InflatedCore<'a>,
    cores: Relation<'a>,
}

impl<'a> Pairing<'a> {
    /// The shapes must be valid. Validation is separate, because the compiler would copy the pairing out of a `Result`.
    #[inline(always)]
    fn new(a: &'a InflatedCore<'a>, b: &'a InflatedCore<'a>) -> Self {
        Self { a, b, cores: Relation::between(&a.core, &b.core) }
    }

    /// The sum of the radii.
    #[inline]
    fn radius_sum(&self) -> Sum {
        Sum::new(self.a.radius, self.b.radius, 0.0)
    }
}

/// Calls the exact path out of line, so that the code inlined into the user's code stays small. `answer` is compiled
/// for each pair of kinds. Except for boxes, it only makes the cores, and calls a function that all kinds share.
#[cold]
#[inline(never)]
fn exactly<T>(answer: impl FnOnce() -> T) -> T {
    answer()
}

/// Finds the shortest translations of two valid cores that overlap.
type FindTranslations = fn(&InflatedCore, &InflatedCore) -> Option<ShortestTranslations<'static>>;

/// [`filter::shortest_translations`] for kinds of which one may be a polygon. For others, nothing is compiled.
const fn find_translations<A: HasCore, B: HasCore>() -> Option<FindTranslations> {
    if filter::may_have_axes::<A, B>() { Some(filter::shortest_translations) } else { None }
}

/// [`find_translations`], unless these are kinds whose shortest translations were found by coordinates.
const fn find_unless_boxes<A: HasCore, B: HasCore<Points = A::Points>>() -> Option<FindTranslations> {
    if WayOutOfBox::<A, B>::MAY_EXIST { None } else { find_translations::<A, B>() }
}

/// Replaces a `max_t` of +∞ by 0 for the validation, which accepts only finite numbers.
fn unless_infinite(max_t: f64) -> f64 {
    if max_t == f64::INFINITY { 0.0 } else { max_t }
}

/// Conversion of reals to the caller's types, with one rounding.
mod round {
    use core::cmp::Ordering;

    use crate::error::QueryError;
    use crate::exact::{Precision, Real, RealVector};
    use crate::vector::Components as _;
    use crate::vector::Vector;
    use crate::vector::sealed::Float;

    /// The nearest number. A positive real never becomes 0.
    #[inline]
    pub(super) fn scalar<F: Float>(real: Real<impl Precision>) -> Result<F, QueryError> {
        let number = unchecked_scalar(real);
        fitting(number, [number])
    }

    /// The nearest vector.
    #[inline]
    pub(super) fn vector<V: Vector>(pair: RealVector<impl Precision>) -> Result<V, QueryError> {
        let vector: V = unchecked_vector(pair);
        fitting(vector, vector.components())
    }

    /// The nearest number. A positive real never becomes 0, and a real beyond the largest number becomes infinite.
    #[inline]
    pub(super) fn unchecked_scalar<F: Float>(real: Real<impl Precision>) -> F {
        let nearest = F::round_without_negative_zero(real.to_f64());
        let vanished = nearest == F::round(0.0) && real.sign() == Ordering::Greater;
        if vanished { F::TINIEST } else { nearest }
    }

    /// The nearest vector. A component beyond the largest number becomes infinite.
    #[inline]
    pub(super) fn unchecked_vector<V: Vector>(pair: RealVector<impl Precision>) -> V {
        let [x, y] = [pair.x, pair.y].map(|real| V::Scalar::round_without_negative_zero(real.to_f64()));
        V::from_components(x, y)
    }

    /// The `answer`, or an error if one of its `numbers` is infinite. The check comes once, at the end, so that the
    /// processor can compute the numbers in parallel.
    #[inline]
    pub(super) fn fitting<T, F: Float, const N: usize>(answer: T, numbers: [F; N]) -> Result<T, QueryError> {
        if F::are_finite(&numbers) { Ok(answer) } else { Err(QueryError::Overflow) }
    }

    /// `Some` of the `answer`, or an error unless it `fits`. It is made at once where it is returned, and not copied from
    /// that of [`fitting`].
    #[inline(always)]
    pub(super) fn some_if<T>(fits: bool, answer: T) -> super::Answer<T> {
        if fits { Ok(Some(answer)) } else { Err(QueryError::Overflow) }
    }
}
