//! Get the contacts that a solver of your own needs.
//!
//! A solver keeps shapes apart by impulses at *contact points*. [`contact`](crate::query::contact) gives one or two of them
//! for a pair, each with its separation and the parts of both shapes that meet. `batch::contacts` finds them for all pairs.
//!
#![doc = include_str!("../figures/doc/batch_contacts.svg")]
//!
//! ```
//! use std::collections::HashMap;
//!
//! use impinge::glam::{Vec2, vec2};
//! use impinge::{Aabb, AnyShape, QueryError, batch};
//!
//! /// In metres: more than anything moves in a frame.
//! const MARGIN: f32 = 0.25;
//! const GRAVITY: Vec2 = vec2(0.0, -0.0625);
//!
//! // The floor has an infinite mass, the crates 1. Nothing rotates here.
//! let floor = Aabb::new(vec2(-8.0, -1.0), vec2(8.0, 0.0));
//! let square = |y: f32| Aabb::new(vec2(0.0, y), vec2(1.0, y + 1.0));
//! let mut shapes = [floor, square(0.5), square(1.75)].map(AnyShape::from);
//! let (inverse_mass, mut velocity) = ([0.0, 1.0, 1.0], [Vec2::ZERO; 3]);
//!
//! let (mut pairs, mut found) = (batch::Pairs::new(), Vec::new());
//! let mut impulses: HashMap<(usize, usize, u32), f32> = HashMap::new();
//! for _ in 0..200 {
//!     velocity[1] += GRAVITY;
//!     velocity[2] += GRAVITY;
//!     batch::contacts(&shapes, MARGIN, &mut pairs, &mut found)?;
//!     let mut points: Vec<_> = Vec::new();
//!     for (i, j, contact) in &found {
//!         for point in contact.points() {
//!             // The impulse of the last frame, if these parts met there.
//!             let key = (*i, *j, u32::from(point.feature));
//!             let impulse = impulses.get(&key).copied().unwrap_or(0.0);
//!             velocity[*i] -= contact.normal * impulse * inverse_mass[*i];
//!             velocity[*j] += contact.normal * impulse * inverse_mass[*j];
//!             points.push((key, contact.normal, point.separation, impulse));
//!         }
//!     }
//!     for _ in 0..16 {
//!         for ((i, j, _), normal, separation, impulse) in &mut points {
//!             // They may come closer by the separation, and not more.
//!             let closing = (velocity[*i] - velocity[*j]).dot(*normal);
//!             let mass = 1.0 / (inverse_mass[*i] + inverse_mass[*j]);
//!             let wanted = (*impulse + (closing - *separation) * mass).max(0.0);
//!             let change = *normal * (wanted - *impulse);
//!             velocity[*i] -= change * inverse_mass[*i];
//!             velocity[*j] += change * inverse_mass[*j];
//!             *impulse = wanted;
//!         }
//!     }
//!     impulses = points.iter().map(|point| (point.0, point.3)).collect();
//!     for (shape, velocity) in shapes.iter_mut().zip(velocity) {
//!         *shape = shape.translated(velocity);
//!     }
//! }
//! // The crates lie on each other.
//! for (shape, y) in shapes.iter().zip([-1.0, 0.0, 1.0]) {
//!     assert!((shape.bounding_box()?.min.y - y).abs() < 0.001);
//! }
//! # Ok::<(), QueryError>(())
//! ```
//!
//! # What the solver decides
//! - *The margin.* With 0, a contact appears when the shapes touch. With a larger one, it appears a frame before, and the
//!   solver lets the shapes come as close as the separation, but no closer. `Some` is exactly where
//!   [`within`](crate::query::within) is true.
//! - *The slop.* A solver leaves a small overlap, so that contacts do not appear and disappear. The library has none.
//! - *Warm starting.* `u32::from(feature)` is the same while the same parts meet. A box at rest keeps its features.
//! - *Friction and bounce.* A contact has a normal and no material.
//!
//! The example `solver` has all of that, with rotation: a pyramid, a card house, a pile of 500 shapes and a chain.
//!
//! # Pitfalls
//! - The parts are numbered by the vertices of a polygon, in your own order. If you compute a polygon's points anew in
//!   each frame, keep their order.
//! - If `unique` is false, several normals are equally good, as for a circle in the middle of another. The normal may
//!   change from frame to frame. Use
//!   [`penetration_toward`](crate::query::penetration_toward) if you know where a shape came from.
