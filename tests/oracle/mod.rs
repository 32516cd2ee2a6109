//! The right answers, computed from the definitions in exact arithmetic.
//!
//! Shapes become a core and a radius in rational numbers; what depends on a distance is decided by minimising over the
//! cores' parameters, what depends on a way out by the support function of the cores' difference. Every answer is a
//! [`Surd`], exact too, so nothing here ever rounds before the very end, where an [`Enclosure`] is compared with a
//! float. Of the crate under test only the shape structs are used.

#![allow(dead_code, unused_imports, reason = "every test crate that includes the oracle asks its own questions of it")]

mod body;
mod boxes;
mod cast;
mod chord;
mod circles;
mod containment;
mod core;
mod distance;
mod enclosure;
mod figure;
mod float;
mod location;
mod outline;
mod penetration;
mod rational;
mod raycast;
mod surd;
mod vector;
mod way;

pub(crate) use self::body::Body;
pub(crate) use self::boxes::{bounding_box, box_entry};
pub(crate) use self::cast::{Cast, CastHit, cast};
pub(crate) use self::chord::{Chord, chord};
pub(crate) use self::circles::{CircleCrossing, circle_circle};
pub(crate) use self::containment::{Containment, containment};
pub(crate) use self::core::Core;
pub(crate) use self::distance::{closest_boundary_point, closest_point, closest_points, distance, intersects, within};
pub(crate) use self::enclosure::Enclosure;
pub(crate) use self::figure::{Coordinates, Figure};
pub(crate) use self::float::Float;
pub(crate) use self::location::Location;
pub(crate) use self::outline::Hit;
pub(crate) use self::penetration::{Penetration, penetration, penetration_toward, signed_distance};
pub(crate) use self::rational::{Rational, power_of_two, rational};
pub(crate) use self::raycast::raycast;
pub(crate) use self::surd::{Point, Surd};
pub(crate) use self::vector::Vector;
