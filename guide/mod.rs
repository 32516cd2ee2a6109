//! How to do things: short pages with code that runs.
//!
//! | page | |
//! |---|---|
//! | [`choosing`] | which query answers your question |
//! | [`boxes_and_polygons`] | hold boxes and polygons, and what to do with a concave one |
//! | [`push_out`] | push shapes apart, and slide |
//! | [`never_tunnel`] | move without passing through anything |
//! | [`tile_maps`] | walk over flush tiles without stopping at a seam |
//! | [`character`] | move a character: steps, slopes, one-way platforms, lifts |
//! | [`margins`] | a skin, a clearance, and what to ask after a push |
//! | [`solver`] | get contacts for a solver of your own |
//! | [`ecs`] | hold shapes in an ECS, and place them by a transform |
//! | [`ties`] | what happens when several answers are equally good |
//! | [`rollback`] | get the same game on two machines |
//! | [`precision`] | how large an error can be, and when to use `f64` |
//! | [`invalid`] | find out which of many shapes is invalid |
//! | [`worst_case`] | bound the time that queries take in a frame |
//! | [`debug_builds`] | keep a game fast under `cargo run` |
//! | [`vectors`] | use it with Bevy, macroquad, another `glam` or another mathematics library |
//! | [`policy`] | the result in each special case |
//! | [`from_parry`], [`from_bevy`], [`from_formulas`] | replace code that uses parry, Bevy or formulas written by hand |
//!
//! This crate has no world, no forces or solver, and no rotating motion.
//! Rapier and Box2D are physics engines, and Avian is one for Bevy; each can run in the same program as this crate.

pub mod boxes_and_polygons;
pub mod character;
pub mod choosing;
pub mod debug_builds;
pub mod ecs;
pub mod from_bevy;
pub mod from_formulas;
pub mod from_parry;
pub mod invalid;
pub mod margins;
pub mod never_tunnel;
pub mod policy;
pub mod precision;
pub mod push_out;
pub mod rollback;
pub mod solver;
pub mod ties;
pub mod tile_maps;
pub mod vectors;
pub mod worst_case;
