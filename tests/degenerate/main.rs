//! The catalogue of degenerate inputs, on integers, where the exact answers are derived by hand.
//!
//! A line is a case: two shapes and what is true of them. Each is asked in all four vectors, both ways round and with
//! the ends of its segments exchanged.

#![allow(clippy::disallowed_methods, reason = "an input or a bound need not have the same bits everywhere")]

mod apart;
mod case;
mod casts;
mod chords;
mod contacts;
mod errors;
mod magnitudes;
mod outlines;
mod overflow;
// A table with lines too long to stay one line a case.
#[rustfmt::skip]
mod overlapping;
mod polygons;
mod preferred;
mod raycast;
mod touching;
