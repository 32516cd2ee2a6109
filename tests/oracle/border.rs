//! The set S of all translations of one bare core that make it meet another, where 0 is on its border.
//!
//! The normals of S there are the directions in which it reaches no further than 0: one at a side, two at a corner, in the
//! order of the sides of S: those along the target, then those along the moving core.

use super::core::Core;
use super::penetration::{reaches_beyond, shortest_ways};
use super::rational::{Rational, sign, square};
use super::vector::Vector;

/// The outward normals of S at 0, of any length.
pub(super) fn border_normals(target: &Core, moving: &Core) -> Vec<Vector> {
    shortest_ways(target, moving, &Vector::zero()).into_iter().map(|way| way.direction).collect()
}

/// The normal at 0 of S, which has an inside, for a motion along `motion`.
///
/// At a corner that the motion only grazes, that is the perpendicular of the motion that S does not reach beyond 0. At any
/// other, it is the normal of the side that is the least against the motion or along it.
pub(super) fn border_normal(target: &Core, moving: &Core, motion: &Vector) -> Vector {
    let normals = border_normals(target, moving);
    if let [only] = &normals[..] {
        return only.clone();
    }
    if !motion.is_zero() && grazes(&normals, motion) {
        let sides = [motion.left(), -&motion.left()];
        return sides.into_iter().find(|side| !reaches_beyond(target, moving, side)).expect("S is on one side");
    }
    // The square of |n·d| / |n|. Of several that are least, `min_by` takes the first.
    let steepness = |normal: &Vector| square(&normal.dot(motion)) / normal.norm_squared();
    normals.into_iter().min_by_key(steepness).expect("0 is on the border")
}

/// Whether the line along `motion` through the corner with these normals has no inner point of S: such a point would be
/// behind both sides, on the way there or back.
pub(super) fn grazes(normals: &[Vector], motion: &Vector) -> bool {
    let signs: Vec<_> = normals.iter().map(|normal| sign(&normal.dot(motion))).collect();
    !signs.iter().all(|sign| sign.is_lt()) && !signs.iter().all(|sign| sign.is_gt())
}

/// Whether 0 is a corner of S: the difference of two ends, and between no two points of S.
///
/// A target that goes on for ever makes S do so too. Then 0 is also a corner of what is left of it after one step along
/// the target. It could be one of the corners that this makes only if it were a step away from a corner of the whole.
pub(super) fn is_corner(target: &Core, moving: &Core) -> bool {
    let moving_ends = moving.ends();
    let differences: Vec<_> =
        target.ends().iter().flat_map(|end| moving_ends.iter().map(move |other| end - other)).collect();
    let is_at_ends = differences.contains(&Vector::zero());
    let step = target.heading().cloned().unwrap_or_else(Vector::zero);
    let stepped = differences.iter().map(|difference| difference + &step);
    let all: Vec<_> = differences.iter().cloned().chain(stepped).collect();
    is_at_ends && Core::hull(&all).ends().contains(&Vector::zero())
}

/// Whether one of the cores has an inside, or they are straight and cross, so that S has one.
pub(super) fn has_inside(target: &Core, moving: &Core) -> bool {
    match [target, moving] {
        [Core::Straight(target), Core::Straight(moving)] => !target.span.cross(&moving.span).is_zero(),
        _ => true,
    }
}

/// Whether `direction` is strictly against all `normals`.
pub(super) fn is_against_all(normals: &[Vector], direction: &Vector) -> bool {
    normals.iter().all(|normal| normal.dot(direction) < Rational::ZERO)
}
