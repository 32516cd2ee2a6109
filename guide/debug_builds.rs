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
//! The first two lines optimise your own code a little. The last two lines optimise your dependencies fully. In a debug
//! build, the queries are compiled with this crate and not in yours, and so are the culls of `batch`. So the last two lines
//! help even alone. Methods that only compute a shape or a number (`translated`, `length`), and the containers of `batch`, are
//! still compiled in your crate. With them, a long list of polygons or of `AnyShape`s is fast in `batch::Columns`. In a slice
//! it takes five to eight times as long as in release (measured once, by hand).
//!
//! If most of the time goes into single calls and not into `batch`, and your own code has `opt-level = 1` or more, add:
//!
//! ```toml
//! [profile.dev.package.impinge]
//! opt-level = 3
//! debug-assertions = false
//! ```
//!
//! Then the queries are compiled in your crate, as in release. This makes single calls faster and, with `opt-level = 1`,
//! `batch` slower. The times of the game below, as multiples of those in release, were measured once, by hand:
//!
//! | | single calls | a frame, mostly `batch` |
//! |---|---|---|
//! | without these lines | 4 to 6 | 1.3 |
//! | with them, and `opt-level = 1` | 2.2 | 1.8 |
//! | with them, and `opt-level = 3` | 1.7 | 1.0 |
//!
//! If your own code has `opt-level = 0`, leave debug assertions on for this crate: they tell it that the build is a
//! debug build.
//!
//! A debug build of this crate takes 10 to 20 seconds longer to compile with `opt-level = 3`, once for each compiler
//! and set of features. The answers have the same bits in all builds. With the first two lines, each rebuild of your
//! code takes slightly longer, and a debugger may skip some lines and variables.
//!
//! # What was measured
//! In each frame, 200 balls move among 60 walls, in `f32`. Each ball asks `batch` for the walls that are near, and
//! [`cast`](crate::query::cast) for the first that it meets. Then it looks for a target by `batch::raycast`. Balls that
//! overlap are moved apart, by `batch::overlapping_pairs` and [`penetration`](crate::query::penetration). The last
//! two columns are not part of the frame: `penetration` of all 19 900 pairs of balls, call by call; and `batch::intersecting`
//! of each ball and 2000 circles, segments and triangles in `Columns<AnyShape>`, most of them far away. Each number is the
//! time divided by that in release, the median of 11 runs. `benches/debug_builds/run` measures it.
//!
//! <!-- times: benches/debug_builds/run -->
//!
//! | in `Cargo.toml` | cast | raycast | pairs | frame | single calls | mixed shapes |
//! |---|---|---|---|---|---|---|
//! | nothing: plain `cargo run` | 87 | 83 | 27 | 78 | 72 | 134 |
//! | the last two lines alone | 4.1 | 2.0 | 2.5 | 2.9 | 17 | 1.8 |
//! | the first two lines alone | 2.2 | 2.4 | 1.5 | 2.2 | 4.5 | 3.5 |
//! | all four lines | 1.3 | 1.2 | 1.3 | 1.3 | 4.2 | 1.4 |
//! | `cargo run --release` | 1 | 1 | 1 | 1 | 1 | 1 |
//!
//! <!-- end of times -->
//!
//! In release, a frame takes 0.09 ms. Measured with rustc 1.95 on an AMD EPYC.
