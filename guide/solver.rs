//! Get contacts for a solver of your own: stacks of boxes that come to rest.
//!
//! This crate has no solver. A solver has to know where bodies meet, in which direction, and how far apart they are.
//! [`contact`](crate::query::contact) gives a normal and one or two points, `batch::contacts` those of all pairs:
//!
#![doc = include_str!("../figures/doc/batch_contacts.svg")]
//!
//! - *Warm starting.* The [`feature`](crate::query::ContactPoint::feature) of a point says which vertex or edge of each
//!   body meets the other. It mostly stays the same while the bodies move a little. So the solver finds the impulse of
//!   the last step again, and starts from it. Then it needs fewer iterations.
//! - *Speculative margin.* With a margin above 0, the solver sees a contact before the bodies touch, and lets them
//!   approach by the `separation` in this step. Set the margin to the largest distance by which two bodies can approach
//!   in one step.
//!
//! To be short, this solver has no rotation and no friction:
//!
//! ```
//! use std::collections::BTreeMap;
//!
//! use impinge::batch::{self, Pairs};
//! use impinge::glam::{Vec2, vec2};
//! use impinge::{Aabb, QueryError};
//!
//! const STEP: f32 = 1.0 / 64.0;
//! const SLOP: f32 = 0.005;
//!
//! struct Body {
//!     shape: Aabb,
//!     position: Vec2,
//!     velocity: Vec2,
//!     /// 0 for what cannot move.
//!     inverse_mass: f32,
//! }
//!
//! /// Two bodies, and the feature at which they meet.
//! type Key = (usize, usize, u32);
//!
//! fn push(bodies: &mut [Body], (a, b, _): Key, impulse: Vec2) {
//!     bodies[a].velocity -= impulse * bodies[a].inverse_mass;
//!     bodies[b].velocity += impulse * bodies[b].inverse_mass;
//! }
//!
//! /// `last` has the impulses of the last step.
//! /// Returns how many contact points were already there in the last step.
//! fn step(
//!     bodies: &mut [Body],
//!     last: &mut BTreeMap<Key, f32>,
//! ) -> Result<usize, QueryError> {
//!     for body in bodies.iter_mut().filter(|body| body.inverse_mass > 0.0) {
//!         body.velocity.y -= 10.0 * STEP;
//!     }
//!     let speeds = bodies.iter().map(|body| body.velocity.length());
//!     let margin = 2.0 * STEP * speeds.fold(0.0, f32::max);
//!     let place = |body: &Body| body.shape.translated(body.position);
//!     let shapes: Vec<Aabb> = bodies.iter().map(place).collect();
//!     let mut found = Vec::new();
//!     batch::contacts(&shapes, margin, &mut Pairs::new(), &mut found)?;
//!
//!     let (mut touches, mut known) = (Vec::new(), 0);
//!     for (a, b, contact) in &found {
//!         for point in contact.points() {
//!             let key = (*a, *b, u32::from(point.feature));
//!             known += usize::from(last.contains_key(&key));
//!             let impulse = last.get(&key).copied().unwrap_or(0.0);
//!             push(bodies, key, contact.normal * impulse);
//!             touches.push((key, contact.normal, point.separation, impulse));
//!         }
//!     }
//!     for _ in 0..16 {
//!         for (key, normal, separation, impulse) in &mut touches {
//!             let (a, b) = (&bodies[key.0], &bodies[key.1]);
//!             // A gap may close within the step.
//!             // An overlap is corrected over several steps.
//!             let share = if *separation > 0.0 { 1.0 } else { 0.2 };
//!             let wanted = -share * (*separation + SLOP) / STEP;
//!             let missing = wanted - normal.dot(b.velocity - a.velocity);
//!             let more = missing / (a.inverse_mass + b.inverse_mass);
//!             // A contact pushes, and does not pull.
//!             let total = (*impulse + more).max(0.0);
//!             push(bodies, *key, *normal * (total - *impulse));
//!             *impulse = total;
//!         }
//!     }
//!     for body in bodies.iter_mut() {
//!         body.position += body.velocity * STEP;
//!     }
//!     let impulses = touches.into_iter().map(|(key, _, _, impulse)| (key, impulse));
//!     *last = impulses.collect();
//!     Ok(known)
//! }
//!
//! let body = |half: Vec2, y: f32, inverse_mass: f32| Body {
//!     shape: Aabb::new(-half, half),
//!     position: vec2(0.0, y),
//!     velocity: Vec2::ZERO,
//!     inverse_mass,
//! };
//! // Three crates fall onto a floor, and never overlap by much.
//! let mut bodies = vec![body(vec2(9.0, 1.0), -1.0, 0.0)];
//! bodies.extend([1.0, 3.0, 5.0].map(|y| body(Vec2::splat(0.5), y, 1.0)));
//! let (mut last, mut known) = (BTreeMap::new(), 0);
//! for _ in 0..192 {
//!     known = step(&mut bodies, &mut last)?;
//!     for (body, rest) in bodies[1..].iter().zip([0.5, 1.5, 2.5]) {
//!         assert!(body.position.y > rest - 4.0 * SLOP);
//!     }
//! }
//! // They rest on one another: two points at each of three places, all known.
//! assert_eq!((known, last.len()), (6, 6));
//! // At each place, they may sink by the slop.
//! assert!((bodies[3].position.y - (2.5 - 3.0 * SLOP)).abs() < 0.001);
//! # Ok::<(), QueryError>(())
//! ```
//!
//! # What the solver must decide itself
//! - *Masses, friction, bounce.* Friction acts along `normal.perp()`, up to the friction coefficient times the normal
//!   impulse.
//! - *Which pairs count.* Leave out pairs of which neither body can move, and bodies that a joint connects.
//! - *How deep bodies may overlap.* A contact has no tolerance. Without a slop, resting bodies would jitter.
//! - *Substeps.* A contact describes the start of the step. If bodies rotate, compute the separation anew in each substep,
//!   from `point_a` and `point_b`, moved with their bodies.
//! - *The order.* The impulses depend on it. `found` is sorted by the indices of the bodies: keep that order.
//!
//! # Pitfalls
//! - *Deep overlaps.* The normal is that of the shortest translation. It may lead to the far side of a thin floor. Keep
//!   the margin and the steps such that bodies do not get so deep, or [`cast`](crate::query::cast) what is fast.
//! - *Ties.* If the normal is not [`unique`](crate::query::Contact::unique), it may change from step to step, and the
//!   features with it. Of two equal boxes, one exactly on the other, the features may change even if it is unique: their
//!   edges end at the same places, and a turn by 1e-7 decides which one is the reference edge. If a point has a new
//!   feature, start from the impulse of the nearest point that this pair had in the last step.
//! - *No margin.* With a margin of 0, a box that trembles loses one point of two in some steps. Choose a margin that is
//!   larger than this motion.
//!
//! The example `solver` has rotation, friction and joints. It brings a card house and a pile of 500 shapes to rest, and
//! they never overlap by more than 5 mm. Its folder `world` is for you to copy.
