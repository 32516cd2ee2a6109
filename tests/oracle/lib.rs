//! The right answers, computed from the definitions in exact arithmetic.
//!
//! Shapes become a core and a radius in rational numbers; what depends on a distance is decided by minimising over the
//! cores' parameters, what depends on a way out by the support function of the cores' difference. Every answer is a
//! [`Surd`], exact too, so nothing here ever rounds before the very end, where an [`Enclosure`] is compared with a
//! float. Outside of [`check`], which looks at answers, nothing of the crate under test is used but the shapes.

#![allow(missing_docs, reason = "for tests")]
#![allow(
    clippy::missing_errors_doc,
    clippy::missing_panics_doc,
    clippy::must_use_candidate,
    clippy::return_self_not_must_use,
    reason = "for tests"
)]
#![allow(clippy::disallowed_methods, reason = "a bound need not have the same bits everywhere")]

mod border;
mod boxes;
mod cast;
pub mod check;
mod chord;
mod circles;
mod contact;
mod containment;
mod core;
mod distance;
mod enclosure;
mod float;
mod inflated_core;
mod location;
mod memo;
mod outline;
mod penetration;
mod rational;
mod raycast;
mod straight;
mod surd;
mod translation;
mod vector;

pub use self::boxes::{bounding_box, box_entry};
pub use self::cast::{Cast, CastHit, cast, cast_along};
pub use self::check::Promise;
pub use self::chord::{Chord, chord};
pub use self::circles::{CircleCrossing, circle_circle};
pub use self::contact::{Contact, ContactPoint, Part, contact};
pub use self::containment::{Containment, containment};
pub use self::core::Core;
pub use self::distance::{closest_boundary_point, closest_point, closest_points, distance, intersects, within};
pub use self::enclosure::Enclosure;
pub use self::float::{Float, bits};
pub use self::inflated_core::InflatedCore;
pub use self::location::Location;
pub use self::outline::Hit;
pub use self::penetration::{Penetration, depth, penetration, penetration_toward, signed_distance};
pub use self::rational::{Rational, power_of_two, rational};
pub use self::raycast::raycast;
pub use self::straight::Straight;
pub use self::surd::{Point, Surd};
pub use self::vector::Vector;
