//! How to do things with it: short pages, whose code runs.
//!
//! | you want to | ask | page |
//! |---|---|---|
//! | know whether things overlap | [`intersects`](crate::query::intersects), of a point too | [`policy`] |
//! | know whether they come too near | [`within`](crate::query::within) a margin | [`margins`] |
//! | know how far they are apart, and where | [`distance`](crate::query::distance), [`closest_points`](crate::query::closest_points) | [`precision`] |
//! | push one out of the other | [`penetration_offset`](crate::query::penetration_offset), [`penetration_toward`](crate::query::penetration_toward) | [`push_out`], [`ties`] |
//! | move without passing through anything | [`cast`](crate::query::cast) | [`never_tunnel`] |
//! | shoot, see, pick with the mouse | [`raycast`](crate::query::raycast), [`closest_point`](crate::query::closest_point) | [`policy`] |
//! | know where a line enters and leaves | [`chord`](crate::query::chord) | [`policy`] |
//! | find who is near at all | `batch`, [`bounding_box`](crate::query::bounding_box) | the module `batch` |
//! | run the same game on two machines | any of them | [`rollback`] |
//!
//! Coming from elsewhere: [`from_parry`], [`from_bevy`], [`from_formulas`].
//!
//! What is not here: a world that keeps bodies, forces and a solver, shapes that rotate while they move, convex polygons.
//! Rapier and Box2D are physics engines, Avian is one for Bevy; they can live in the same program.

pub mod from_bevy;
pub mod from_formulas;
pub mod from_parry;
pub mod margins;
pub mod never_tunnel;
pub mod policy;
pub mod precision;
pub mod push_out;
pub mod rollback;
pub mod ties;
