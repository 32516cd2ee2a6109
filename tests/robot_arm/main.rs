//! The example `robot_arm`: its answers against the oracle, and what it prints of them.

#![allow(clippy::disallowed_methods, reason = "tests need not have the same bits everywhere")]

#[path = "../../examples/robot_arm/arm.rs"]
#[expect(dead_code, reason = "the example draws the arm moved too")]
mod arm;
#[path = "../../examples/robot_arm/bundle.rs"]
mod bundle;
#[path = "../check/mod.rs"]
mod check;
#[path = "../example/mod.rs"]
mod example;
mod expected;
#[path = "../oracle/mod.rs"]
mod oracle;
mod program;
mod queries;
