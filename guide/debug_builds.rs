//! Keep a game fast in debug builds, under `cargo run`.
//!
//! Put this into the `Cargo.toml` of your game, or of its workspace:
//!
//! ```toml
//! [profile.dev]
//! opt-level = 1
//!
//! [profile.dev.package."*"]
//! opt-level = 3
//! ```
//!
//! The first two lines optimise your own code a little. This crate needs them. The last two lines optimise your
//! dependencies fully. They help other crates, such as a renderer. Beside
//! the first two lines, they do nothing for this crate.
//!
//! Debug assertions and overflow checks stay on, and the answers have the same bits. Each rebuild takes slightly
//! longer. A debugger may also skip some lines and variables.
//!
//! # Why dependencies alone are not enough
//! The queries are generic over the vector, and small enough to inline. The compiler generates such code in the crate
//! that calls it, with the `opt-level` of that crate: yours. `opt-level = 0` inlines almost nothing.
//!
//! # What was measured
//! The test has 200 moving circles in `f32`. Each frame first takes [`penetration`](crate::query::penetration) of all
//! 19 900 pairs by single calls. Then it takes `batch::overlapping_pairs`, and `penetration` of the 85 or so pairs that
//! it finds. Each number is the time of a frame divided by that in release, the median of 21 rounds. The last column is
//! the time to rebuild after a change to the game, the median of 5.
//!
//! | in `Cargo.toml` | single calls | by `batch` | build after a change |
//! |---|---|---|---|
//! | nothing: plain `cargo run` | 105 | 35 | 0.8 s |
//! | the last two lines alone | 67 | 29 | 0.7 s |
//! | the first two lines alone | 2.3 | 1.3 | 1.0 s |
//! | all four lines | 2.3 | 1.3 | 1.3 s |
//! | `cargo run --release` | 1 | 1 | 7.0 s |
//!
//! In release, the single calls of a frame take 0.04 ms. In a plain debug build they take 4 ms, a quarter of a frame at
//! 60 frames per second. Measured with rustc 1.95 on an AMD EPYC; debug builds were incremental and release builds
//! not, which is cargo's default.
