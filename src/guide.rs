//! How to do things: short pages with code that runs.
//!
//! | page | |
//! |---|---|
//! | [`choosing`] | which query answers your question |
//! | [`push_out`] | push shapes apart, and slide |
//! | [`never_tunnel`] | move without passing through anything |
//! | [`margins`] | a skin, a clearance, and what to ask after a push |
//! | [`ties`] | what happens when several answers are equally good |
//! | [`rollback`] | get the same game on two machines |
//! | [`precision`] | how large an error can be, and when to use `f64` |
//! | [`debug_builds`] | keep a game fast under `cargo run` |
//! | [`vectors`] | use it with Bevy, macroquad, another `glam` or another mathematics library |
//! | [`policy`] | the result in each special case |
//! | [`from_parry`], [`from_bevy`], [`from_formulas`] | replace code that uses parry, Bevy or formulas written by hand |
//!
//! This crate has no world, no forces or solver, no rotating motion and no polygons.
//! Rapier and Box2D are physics engines, and Avian is one for Bevy; each can run in the same program as this crate.

pub mod choosing;
pub mod debug_builds;
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
