//! What of an outline is in and around the picture, for a canvas is as exact as an `f32`, and no larger.

use impinge::glam::{DVec2, dvec2};

/// From the centre of the picture to each side: more than is seen of a picture up to four times as wide as high.
pub(crate) const REACH: f64 = 2.5;

/// The sides of the box: each holds where the product with it is at most the reach.
const SIDES: [DVec2; 4] = [dvec2(1.0, 0.0), dvec2(0.0, 1.0), dvec2(-1.0, 0.0), dvec2(0.0, -1.0)];

/// The part of a convex polygon in the box, side by side (Sutherland and Hodgman, "Reentrant Polygon Clipping", 1974).
pub(crate) fn polygon(corners: Vec<DVec2>) -> Vec<DVec2> {
    SIDES.iter().fold(corners, |corners, &side| half(&corners, side))
}

fn half(corners: &[DVec2], side: DVec2) -> Vec<DVec2> {
    let beyond = |corner: DVec2| corner.dot(side) - REACH;
    let mut kept = Vec::with_capacity(corners.len() + 1);
    for (&from, &to) in corners.iter().zip(corners.iter().cycle().skip(1)) {
        let (start, end) = (beyond(from), beyond(to));
        if start <= 0.0 {
            kept.push(from);
        }
        if (start < 0.0) != (end < 0.0) && start != end {
            kept.push(from + (to - from) * (start / (start - end)));
        }
    }
    kept
}

/// The part of the line from `start` to `start + longest * along` in a box that reaches so far from the centre to its
/// sides (Liang and Barsky, "A New Concept and Method for Line Clipping", 1984). `None` if there is none.
pub(crate) fn line(start: DVec2, (along, longest): (DVec2, f64), reach: DVec2) -> Option<[DVec2; 2]> {
    if !start.is_finite() || !along.is_finite() {
        return None;
    }
    let (mut enter, mut leave) = (0.0, longest);
    for side in SIDES {
        let (left, speed) = (reach.dot(side.abs()) - start.dot(side), along.dot(side));
        if speed > 0.0 {
            leave = f64::clamp(left / speed, -1.0, leave);
        } else if speed < 0.0 {
            enter = f64::clamp(left / speed, enter, f64::INFINITY);
        } else if left < 0.0 {
            return None;
        }
    }
    (enter <= leave && leave.is_finite()).then(|| [enter, leave].map(|t| start + along * t))
}
