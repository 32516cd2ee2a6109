//! Holds answers of the library against the oracle's.
//!
//! Every check takes the shapes of a query and what it returned. A wrong yes or no, a wrong error, a wrong `unique`, a zero
//! for what is not zero: these are `Err` with a description. Else it tells the errors of the numbers in the units of the
//! promise, for the caller to compare with [`Promise::BOUNDS`].

#![allow(dead_code, unused_imports, reason = "every test crate that includes the checks uses its own part of them")]

mod boxes;
mod casts;
mod circles;
mod contact;
mod expected;
mod penetration;
mod proximity;
mod rays;
mod verdict;

pub(crate) use self::boxes::{bounding_box, raycast_box};
pub(crate) use self::casts::cast;
pub(crate) use self::circles::circle_circle;
pub(crate) use self::expected::Solid;
pub(crate) use self::penetration::{penetration, penetration_offset};
pub(crate) use self::proximity::{
    closest_boundary_point, closest_point, closest_points, contains, distance, intersects, side, signed_distance,
    within,
};
pub(crate) use self::rays::{chord, ray_circle, raycast};
pub(crate) use self::verdict::{Errors, Promise, Verdict};
