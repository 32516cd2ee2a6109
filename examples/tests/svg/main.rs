//! Drawings as editors save them: what the examples read in them, and what the example `scene` makes of them.

#![allow(clippy::disallowed_methods, reason = "a drawing need not have the same bits everywhere")]

mod bounces;
mod canvas;
#[path = "../example/mod.rs"]
mod example;
mod files;
mod pinball;
mod program;
mod style;
