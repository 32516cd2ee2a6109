//! The oracle against answers that were derived by hand, each in the comment beside it, and against its own definitions.

#![allow(clippy::disallowed_methods, reason = "an input or a bound need not have the same bits everywhere")]

mod casts;
mod checks;
mod chords;
mod circles;
mod definitions;
mod distances;
mod extents;
mod met_polygons;
mod numbers;
mod penetrations;
mod polygons;
mod rays;
mod shape_casts;
mod shorthand;
mod ties;
