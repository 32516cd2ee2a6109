//! Whether one shape is a part of another.

use super::core::Core;
use super::inflated_core::InflatedCore;
use super::rational::{sign, square};
use super::vector::Vector;

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
/// h(n) + r ≤ H(n) + R, or h(n) ≤ H(n) + (R - r). So the inner core has to be in the outer one inflated by R - r, or
/// if that is negative, in the part of it that is r - R away from its border. Both are convex: the ends tell. Without an
/// inside, the outer core has no such part.
pub fn containment(outer: &InflatedCore, inner: &InflatedCore) -> Containment {
    let room = &outer.radius - &inner.radius;
    if !recedes(&outer.core, &inner.core) {
        return Containment::Outside;
    }
    let farthest = inner.core.ends().iter().map(|end| outer.core.signed_square(end)).max().expect("a core has an end");
    let signed_room = if sign(&room).is_lt() { -square(&room) } else { square(&room) };
    match farthest.cmp(&signed_room) {
        std::cmp::Ordering::Less => Containment::Inside,
        std::cmp::Ordering::Equal => Containment::Touching,
        std::cmp::Ordering::Greater => Containment::Outside,
    }
}

/// Whether `outer` goes on wherever `inner` does.
fn recedes(outer: &Core, inner: &Core) -> bool {
    let is_along = |[one, other]: [&Vector; 2]| one.cross(other).is_zero() && sign(&one.dot(other)).is_gt();
    inner.heading().is_none_or(|inner| outer.heading().is_some_and(|outer| is_along([inner, outer])))
}
