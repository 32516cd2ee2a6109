//! Move a character over steps, slopes and platforms: copy a controller, and call it twice a frame.
//!
//! [`never_tunnel`](super::never_tunnel) shows how to move up to a wall and slide. A character needs more: it walks up
//! a step without a jump, keeps to the ground downhill, rides on a lift, and jumps through a one-way platform from
//! below. `examples/controller.rs` does all this, for any bounded shape among bounded shapes. It is one file, which needs
//! only this crate with its module `batch`. Copy it into your game, as `src/controller.rs`, and change it as you like.
//! With the `Vec2` of another `glam` (an older Bevy, macroquad), change its first `use`: see
//! [`vectors`](super::vectors).
//!
#![doc = include_str!("../figures/doc/character.svg")]
//!
//! A frame takes four steps:
//! 1. Move the platforms. List in `Level::moved` which of them moved, and how far.
//! 2. `Controller::carried` takes the character along with them. It reports `Crushed` where no room is left.
//! 3. `Controller::moved` moves the character by its velocity, as far as the level permits.
//! 4. Change the velocity: stop the fall on the ground, and the rise at a ceiling. Do not project it onto the surfaces
//!    that were hit: on a steep slope, a walk would become a climb.
//!
//! ```standalone_crate
//! # #[path = "../examples/controller.rs"]
//! mod controller;
//!
//! use controller::{Carried, Controller, Ground, Kind, Level};
//! use impinge::glam::{Vec2, vec2};
//! use impinge::{Aabb, AnyShape, QueryError, Triangle};
//!
//! // y points up, and a unit is 1 m.
//! const PLAYER: Controller = Controller {
//!     shape: AnyShape::Aabb(Aabb::new(vec2(-0.4, 0.0), vec2(0.4, 1.6))),
//!     up: Vec2::Y,
//!     skin: 1.0 / 128.0,
//!     step_height: 0.3,
//!     steepest: 1.0,
//!     most_turns: 8,
//! };
//!
//! struct Player {
//!     position: Vec2,
//!     velocity: Vec2,
//!     ground: Option<Ground>,
//! }
//!
//! impl Player {
//!     /// One frame of 1/64 s. Returns `false` if it is crushed.
//!     fn step(
//!         &mut self,
//!         walk: f32,
//!         level: Level<'_>,
//!     ) -> Result<bool, QueryError> {
//!         match PLAYER.carried(self.position, self.ground, level)? {
//!             Carried::To(position) => self.position = position,
//!             Carried::Crushed { .. } => return Ok(false),
//!         }
//!         self.velocity = vec2(walk, self.velocity.y - 10.0 / 64.0);
//!         let moved = PLAYER.moved(self.position, self.velocity / 64.0, level)?;
//!         (self.position, self.ground) = (moved.position, moved.ground);
//!         if moved.normals.iter().any(|normal| normal.y < 0.0) {
//!             self.velocity.y = self.velocity.y.min(0.0);
//!         }
//!         if self.ground.is_some() {
//!             self.velocity.y = 0.0;
//!         }
//!         Ok(true)
//!     }
//! }
//!
//! let shapes: [AnyShape; 3] = [
//!     Aabb::new(vec2(-8.0, -1.0), vec2(8.0, 0.0)).into(),
//!     // A step, and a slope with a height of 2.
//!     Aabb::new(vec2(1.0, 0.0), vec2(3.0, 0.25)).into(),
//!     Triangle::new([vec2(3.0, 0.0), vec2(8.0, 0.0), vec2(8.0, 2.0)]).into(),
//! ];
//! let kind = |_| Kind::Solid;
//! let level = Level { shapes: &shapes, kind: &kind, moved: &[] };
//! let mut player =
//!     Player { position: vec2(-4.0, 0.5), velocity: Vec2::ZERO, ground: None };
//! for _ in 0..128 {
//!     assert!(player.step(4.0, level)?);
//! }
//! // Two seconds later: over the step, and on the slope.
//! assert_eq!(player.ground.expect("it walks").shape, 2);
//! # // A jump against a slope that is too steep gains no height.
//! # let steep = Triangle::new([vec2(1.0, 0.0), vec2(8.0, 0.0), vec2(8.0, 12.0)]);
//! # let shapes: [AnyShape; 2] = [shapes[0], steep.into()];
//! # let level = Level { shapes: &shapes, kind: &kind, moved: &[] };
//! # let (position, velocity) = (vec2(0.0, 0.125), vec2(0.0, 3.0));
//! # let mut player = Player { position, velocity, ground: None };
//! # for _ in 0..320 {
//! #     assert!(player.step(4.0, level)? && player.position.y < 0.7, "{}", player.position);
//! # }
//! # Ok::<(), QueryError>(())
//! ```
//!
//! # What you set
//! | field | |
//! |---|---|
//! | `shape` | the body, placed around the origin; the controller moves the position only |
//! | `up` | the direction against gravity: `Vec2::Y`, `Vec2::NEG_Y` (if y points down), `Vec2::X` or `Vec2::NEG_X`. Others are not supported |
//! | `skin` | the gap to everything: larger than the rounding errors, smaller than what you can see |
//! | `step_height` | the highest step that it walks up, and down, without a jump |
//! | `steepest` | height over width of the steepest slope on which it stands: 1 for 45°, 0.58 for 30°. If negative, it slides on every floor |
//! | `most_turns` | how often it may turn in a frame; 8 is plenty |
//!
//! The `kind` of each shape is `Solid`, `OneWay` (holds what comes from above) or `Open` (lets everything through). To
//! drop through a platform, return `Open` for it until the feet are below its top. After one frame, the body may still be
//! above, and would land again.
//!
//! # Pitfalls
//! - *Lifts.* `Level::shapes` has a lift where it is now, and `Level::moved` has how far it moved in this frame: its
//!   new offset less the old one. The ground is an index into `shapes`, and the next frame uses it. Put moving
//!   platforms first and nearby tiles after them, so that a platform keeps its index. In `Level::moved`, list each
//!   index once, and give all shapes of a platform the same vector. A jump does not take the platform's velocity along:
//!   if you want that, add it.
//! - *Jumps.* If there is `ground`, set `velocity.y` just before `moved`. On the ground, the vertical part of a motion is
//!   ignored if it points down. If it points up at all, even by 10⁻³⁰, it is a jump.
//! - *Slopes.* The horizontal speed is kept. So the character is faster along a slope than on level ground.
//! - *Bumps.* What counts is how far the body rises until it is on a floor. Up to `step_height`, it walks over bumps
//!   with round or bevelled sides, however steep. A round body is on a floor before the top of a round bump: one with
//!   the radius 0.4 walks over a half-buried circle with the radius 0.5. It also stands on a steep slope, if a floor is
//!   at most one step above. An overhang stops it, even a low one.
//! - *Notches.* Between two slopes that are too steep, there is no `ground` from which to jump. Put a floor there.
//! - *Narrow gaps.* A gap that is narrower than the body with its skin is a wall.
//! - *The compile time.* In a release build, the controller's queries take about 20 seconds to compile, whenever the
//!   crate that holds it has changed. Put it into a crate of its own: everything in it is `pub`.
//! - *An ECS.* `Level::shapes` is one slice, and the next frame still uses the ground's index into it. So keep the shapes
//!   in a resource: the order of an ECS's query may change.
//! - *The start.* The character must not start inside a solid shape: ask [`intersects`](crate::query::intersects).
//!
//! The example `platformer` plays a recorded minute on 10 000 tiles, and checks each frame exactly. `one_way_platform`
//! tests the platforms.
