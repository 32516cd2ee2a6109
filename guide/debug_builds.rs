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
//! The first two lines optimise your own code a little. The last two lines optimise your dependencies fully. They are
//! enough for this crate: in a debug build, its queries are compiled with it and not in your crate. The first build of
//! the dependencies takes some ten seconds longer. Later builds take no longer.
//!
//! Debug assertions and overflow checks stay on, and the answers have the same bits. With the first two lines, each
//! rebuild takes slightly longer, and a debugger may skip some lines and variables.
//!
//! # What was measured
//! In each frame, 200 balls move among 60 walls, in `f32`. Each ball asks `batch` for the walls that are near, and
//! [`cast`](crate::query::cast) for the first that it meets. Then it looks for a target by `batch::raycast`. Balls that
//! overlap are moved apart, by `batch::overlapping_pairs` and [`penetration`](crate::query::penetration). The last column
//! is not part of the frame: it is `penetration` of all 19 900 pairs of balls, call by call. Each number is the time
//! divided by that in release, the median of 11 runs. `benches/debug_builds/run` measures it.
//!
//! <!-- times: benches/debug_builds/run -->
//!
//! | in `Cargo.toml` | cast | raycast | pairs | frame | single calls |
//! |---|---|---|---|---|---|
//! | nothing: plain `cargo run` | 116 | 105 | 28 | 101 | 108 |
//! | the last two lines alone | 5.9 | 2.0 | 2.3 | 3.7 | 22 |
//! | the first two lines alone | 1.8 | 2.0 | 1.5 | 1.9 | 4.7 |
//! | all four lines | 1.2 | 1.2 | 1.4 | 1.2 | 4.1 |
//! | `cargo run --release` | 1 | 1 | 1 | 1 | 1 |
//!
//! <!-- end of times -->
//!
//! In release, a frame takes 0.09 ms. In a plain debug build it takes 13 ms, nearly a frame at 60 frames per second.
//! Measured with rustc 1.95 on an AMD EPYC.
