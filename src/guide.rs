//! How to do things with it: short pages, whose code runs.
//!
//! | page | |
//! |---|---|
//! | [`choosing`] | which query answers what you want to know |
//! | [`push_out`] | pushing shapes apart, and sliding |
//! | [`never_tunnel`] | moving without passing through anything |
//! | [`margins`] | a skin, a clearance, and what to ask after a push |
//! | [`ties`] | where several answers are equally good |
//! | [`rollback`] | the same game on two machines |
//! | [`precision`] | how far off a number can be, and when to use `f64` |
//! | [`vectors`] | with Bevy, macroquad, another `glam` or another mathematics library |
//! | [`policy`] | what happens in the odd cases, a rule a line |
//! | [`from_parry`], [`from_bevy`], [`from_formulas`] | coming from elsewhere |
//!
//! What is not here: a world that keeps bodies, forces and a solver, shapes that rotate while they move, convex polygons.
//! Rapier and Box2D are physics engines, Avian is one for Bevy; they can live in the same program.

pub mod choosing;
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
pub mod vectors;
