//! Whether one shape is a part of another.

use super::core::Core;
use super::inflated_core::InflatedCore;
use super::rational::{sign, square};

/// How a shape lies to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Containment {
    Outside,
    /// Inside, and it touches the outline.
    Touching,
    Inside,
}

/// How `inner` lies to `outer`.
///
/// Of two convex sets one holds the other if it reaches no less far in any direction n: with the cores' supports h, where
/// h(n) + r ≤ H(n) + R, or h(n) ≤ H(n) + (R - r). The cores of this crate have no inside, so some direction has H(n) = 0
/// from any point of it: r ≤ R is needed. Then the inner core has to be in the outer one inflated by R - r.
pub fn containment(outer: &InflatedCore, inner: &InflatedCore) -> Containment {
    let room = &outer.radius - &inner.radius;
    if sign(&room).is_lt() || !recedes(&outer.core, &inner.core) {
        return Containment::Outside;
    }
    let from_core = |end| (&outer.core.nearest_to(&end) - &end).norm_squared();
    let farthest = inner.core.ends().into_iter().map(from_core).max().expect("a core has an end");
    match farthest.cmp(&square(&room)) {
        std::cmp::Ordering::Less => Containment::Inside,
        std::cmp::Ordering::Equal => Containment::Touching,
        std::cmp::Ordering::Greater => Containment::Outside,
    }
}

/// Whether `outer` goes on wherever `inner` does.
fn recedes(outer: &Core, inner: &Core) -> bool {
    let is_along = || inner.span.cross(&outer.span).is_zero() && sign(&inner.span.dot(&outer.span)).is_gt();
    !inner.endless || outer.endless && is_along()
}
