//! Holds answers of the library against the oracle's.
//!
//! Every check takes the shapes of a query and what it returned. A wrong yes or no, a wrong error, a wrong `unique`, a zero
//! for what is not zero: these are `Err` with a description. Else it tells the errors of the numbers in the units of the
//! promise, for the caller to compare with [`Promise::BOUNDS`].

mod boxes;
mod casts;
mod circles;
mod contacts;
mod expected;
mod hits;
mod hulls;
mod penetration;
mod proximity;
mod rays;
mod verdict;

pub use self::boxes::{bounding_box, ray_bound};
pub use self::casts::{cast, cast_along};
pub use self::circles::circle_circle;
pub use self::contacts::contact;
pub use self::hulls::hull;
pub use self::penetration::{penetration, penetration_offset};
pub use self::proximity::{
    closest_boundary_point, closest_point, closest_points, contains, distance, intersects, side, signed_distance,
    within,
};
pub use self::rays::{chord, ray_circle, raycast};
pub use self::verdict::{Checked, Errors, Promise, Verdict};
