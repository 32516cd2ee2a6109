//! The textbooks' cases, what users of other libraries reported, and the shapes' own methods, with their numbers.

#![allow(clippy::disallowed_methods, reason = "an input or a bound need not have the same bits everywhere")]

mod boxes;
mod closest_point;
mod needs;
mod peers;
mod ray_circle;
mod segment_circle;
mod shapes;
mod sides;
