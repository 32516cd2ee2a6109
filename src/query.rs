//! Questions about two shapes, answered exactly.
//!
//! The figures on the pages of the functions are drawn by the example `figures` from answers of the crate, which stand below
//! each panel, to two decimals:
//!
#![doc = include_str!("../figures/doc/legend.svg")]
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, Stadium, query};
//!
//! let (bench, ball) = (Stadium::new(vec2(-2.0, 0.0), vec2(2.0, 0.0), 1.0), Circle::new(vec2(1.0, 4.0), 1.0));
//! assert!(!query::intersects(&bench, &ball)?);
//! assert_eq!(query::distance(&bench, &ball)?, 2.0);
//! assert_eq!(query::closest_points(&bench, &ball)?, Some((vec2(1.0, 1.0), vec2(1.0, 3.0))));
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Conventions
//! - Shapes are closed and solid: touching intersects, and the inside of a circle belongs to it.
//! - Normals have length 1. Those of a pair point from `a` to `b`, those of a ray's hit out of the shape, those of a
//!   cast from the target to what moves.
//! - `t` counts lengths of the ray's direction, of a segment as a path, or of the translation of a moving shape.
//!   Coordinates have no unit; distances and depths have the same one.
//! - Any two of point, [`Segment`](crate::Segment), [`Circle`](crate::Circle), [`Stadium`](crate::Stadium) and
//!   [`Ray`](crate::Ray) make a pair. A zero-length segment is a point, a radius of zero leaves the bare core.
//!
//! # Exactness
//! Every yes or no, also a `None` or a `unique`, is decided as if by infinite precision on the numbers given. A distance,
//! a depth or a `t` is within 1 ulp of its exact value for `f32` and 4 for `f64`; each component of a point within
//! 1 ulp (4) of the largest magnitude among the coordinates and radii of all arguments and of the result; of a unit
//! normal within 1 ulp (2) of 1. A positive number too small for its type becomes the smallest positive one.
//!
//! Where each returns `Ok`, the answers agree with each other: [`intersects`] is true exactly where [`distance`] is 0,
//! [`penetration`] is `Some` and [`closest_points`] is `None`; the depth is 0 exactly where the shapes only touch.
//!
//! What is built from an answer is rounded again: a circle moved by [`penetration_offset`] may still overlap by an ulp of
//! its coordinates, and [`closest_point`] may lie as far outside of the shape. Do not push out in a loop until
//! [`intersects`] is false; leave a margin and ask [`within`]. Likewise, a shape moved by [`cast`]'s `t` may have entered
//! the target by an ulp: cast it [`inflated`](crate::Circle::inflated) by a skin.
//!
//! # Uniqueness
//! Shapes whose cores are apart have one shortest way out. Where the cores meet there may be several: two crossing
//! segments may be parted sideways in up to four equally short ways, a centre on a segment leaves on either side, equal
//! centres leave in every direction. [`Penetration::unique`] tells exactly, [`penetration`] picks by a documented order,
//! [`penetration_toward`] lets the caller choose, and [`penetration_offset`] refuses.
//!
//! # Errors
//! Every query returns a [`QueryError`] for input that has no answer:
//! [`NonFinite`](crate::QueryError::NonFinite) for a NaN or an infinity in any argument,
//! [`NegativeRadius`](crate::QueryError::NegativeRadius), [`ZeroDirection`](crate::QueryError::ZeroDirection) for a ray
//! without a direction, [`NoUniqueDirection`](crate::QueryError::NoUniqueDirection) where one of several equally good
//! answers would have to be picked, and [`Overflow`](crate::QueryError::Overflow) where the exact answer does not fit the
//! scalar type. Nothing panics.

mod bounds;
mod cast;
mod chord;
mod circles;
mod closest;
mod contains;
mod intersects;
mod penetration;
mod ray;
mod round;
mod side;

// Aliases stand here and not at the items, for stable rustdoc drops those of items from private modules.
#[doc(alias("aabb"))]
pub use self::bounds::bounding_box;
#[doc(alias("toi"))]
pub use self::cast::CastHit;
#[doc(alias("linear_cast", "shape_cast", "sweep", "time of impact", "toi"))]
pub use self::cast::cast;
#[doc(alias("crossing point", "line_intersection"))]
pub use self::chord::chord;
#[doc(alias("line_circle"))]
pub use self::chord::ray_circle;
pub use self::chord::{Chord, ChordHits};
pub use self::circles::{CircleCrossing, circle_circle};
#[doc(alias("project_on_boundary"))]
pub use self::closest::closest_boundary_point;
#[doc(alias("nearest_point", "project"))]
pub use self::closest::closest_point;
#[doc(alias("nearest_points"))]
pub use self::closest::closest_points;
pub use self::closest::distance;
#[doc(alias("encloses"))]
pub use self::contains::contains;
#[doc(alias("collides", "contains_point", "overlap"))]
pub use self::intersects::intersects;
pub use self::intersects::within;
#[doc(alias("contact", "manifold"))]
pub use self::penetration::Penetration;
#[doc(alias("contact", "minimum translation vector", "mtv"))]
pub use self::penetration::penetration;
#[doc(alias("minimum translation vector", "mtv"))]
pub use self::penetration::penetration_offset;
pub use self::penetration::penetration_toward;
#[doc(alias("sdf"))]
pub use self::penetration::signed_distance;
pub use self::ray::RayHit;
#[doc(alias("cast_ray", "line_of_sight"))]
pub use self::ray::raycast;
pub use self::side::Side;
#[doc(alias("ccw", "orient2d", "orientation"))]
pub use self::side::side;

use crate::error::QueryError;
use crate::exact::Sum;
use crate::kernel::Body;
use crate::kernel::gap::Relation;
use crate::shapes::{Shape, validate};
use crate::vector::Vector;

/// The scalar type of a shape.
type Scalar<S> = <<S as Shape>::Vector as Vector>::Scalar;

/// Two valid shapes, and how their cores lie to each other.
struct Pairing {
    a: Body,
    b: Body,
    cores: Relation,
}

impl Pairing {
    /// `number` is a further argument that has to be finite.
    #[inline(always)]
    fn new<A: Shape, B: Shape>(a: &A, b: &B, number: f64) -> Result<Self, QueryError> {
        let (a, b) = (a.body(), b.body());
        validate(&[a, b], number)?;
        Ok(Self { a, b, cores: Relation::between(&a.core, &b.core) })
    }

    /// The sum of the radii.
    #[inline(always)]
    fn reach(&self) -> Sum {
        Sum::new(self.a.radius, self.b.radius, 0.0)
    }
}
