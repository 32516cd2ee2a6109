//! Drawings as editors save them: what the examples read in them, and what the example `scene` makes of them.

#![allow(clippy::disallowed_methods, reason = "a drawing need not have the same bits everywhere")]

#[path = "svg/bounces.rs"]
mod bounces;
#[path = "../examples/drawing/mod.rs"]
#[expect(dead_code, unused_imports, reason = "the tests read drawings, the examples draw too")]
mod drawing;
#[path = "example/mod.rs"]
mod example;
#[path = "svg/files.rs"]
mod files;
#[path = "svg/pinball.rs"]
mod pinball;
#[path = "svg/program.rs"]
mod program;
