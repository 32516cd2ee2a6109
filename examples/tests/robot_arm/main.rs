//! The example `robot_arm`: its answers against the oracle, and what it prints of them.

#![allow(clippy::disallowed_methods, reason = "tests need not have the same bits everywhere")]

#[path = "../../robot_arm/arm.rs"]
#[expect(dead_code, reason = "the example draws the arm moved too")]
mod arm;
#[path = "../../robot_arm/bundle.rs"]
mod bundle;
#[path = "../example/mod.rs"]
mod example;
mod expected;
mod program;
mod queries;
