//! The textbooks' cases, what users of other libraries reported, and the shapes' own methods, with their numbers.

#![allow(clippy::disallowed_methods, reason = "an input or a bound need not have the same bits everywhere")]

mod boxes;
mod needs;
mod peers;
mod shapes;
mod sides;
mod textbook;
