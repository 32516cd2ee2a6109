//! The convex hull of points: exact, without allocation.
//!
//! # A ring that is its own hull
//! Let a closed ring turn left at each of its points, by the sign of the cross product of the edges that meet there.
//! Each turn is then less than half a turn, and their sum is a whole number of full turns. The ring is a strictly
//! convex polygon exactly if it is one full turn; a pentagram makes two. To count them, divide the directions of the
//! edges into those that rise (y > 0) and the others. Each kind is an arc of half a turn. The directions of successive
//! edges go round counter-clockwise, in steps of less than half a turn, so that no step skips a kind. So exactly once
//! in each full turn, a rising edge is followed by one that does not rise. For a ring that turns right at each point,
//! the same holds clockwise.
//!
//! # Gift wrapping
//! The point that comes first lexicographically is a corner of the hull. Let p be a corner. All other points lie within
//! less than half a turn around it, so that the sign of (q − p)×(r − p) orders them by direction. The next corner,
//! counter-clockwise, is the rightmost point; of several in that direction, the farthest: r is farther than q exactly
//! if (q − p)·(r − q) > 0. The walk thus visits every corner once, and ends where it began. See R. A. Jarvis, “On the
//! identification of the convex hull of a finite set of points in the plane”, Information Processing Letters 2 (1973).

use core::cmp::Ordering;

use crate::exact::{Arrow, Cross, Dot, Polynomial as _, Xy, precedes};

/// Whether the ring is clearly its own hull. If so, makes it counter-clockwise, and keeps the first point.
pub(crate) fn orient_own_hull(ring: &mut [Xy]) -> bool {
    match orientation(ring) {
        Some(Ordering::Less) => {
            // `orientation` is `None` for an empty ring.
            ring[1..].reverse();
            true
        }
        orientation => orientation.is_some(),
    }
}

/// `Greater` for a ring that is clearly strictly convex and counter-clockwise, `Less` if clockwise.
fn orientation(ring: &[Xy]) -> Option<Ordering> {
    let [.., before, last] = *ring else {
        return None;
    };
    let mut edge = [before, last];
    let (mut is_left, mut is_right, mut full_turns) = (true, true, 0);
    for &point in ring {
        let next = [edge[1], point];
        let (turn, bound) = Cross(Arrow::between(edge[0], edge[1]), Arrow::between(next[0], next[1])).filter();
        is_left &= turn > bound;
        is_right &= turn < -bound;
        full_turns += usize::from(rises(edge) & !rises(next));
        edge = next;
    }
    match full_turns {
        1 if is_left => Some(Ordering::Greater),
        1 if is_right => Some(Ordering::Less),
        _ => None,
    }
}

fn rises([from, to]: [Xy; 2]) -> bool {
    to.y > from.y
}

/// Writes the corners of the hull of finite points, counter-clockwise, from the first point that is a corner. Returns
/// their number; `None` if there is no room for all. There must be a point.
pub(crate) fn wrap(count: usize, point: &dyn Fn(usize) -> Xy, corners: &mut [Xy]) -> Option<usize> {
    let start = first_of(count, point);
    let (mut corner, mut found) = (start, 0);
    let mut least = (start, 0);
    loop {
        *corners.get_mut(found)? = point(corner);
        least = least.min((corner, found));
        found += 1;
        match next_corner(count, point, point(corner)) {
            Some(next) if next != start => corner = next,
            _ => break,
        }
    }
    corners[..found].rotate_left(least.1);
    Some(found)
}

/// The index of the point that comes first lexicographically; of equal points, the first.
pub(crate) fn first_of(count: usize, point: &dyn Fn(usize) -> Xy) -> usize {
    (1..count).fold(0, |first, index| if precedes(point(index), point(first)) { index } else { first })
}

/// The index of the corner after the corner `p`; of equal points, the first. `None` if all points are equal.
fn next_corner(count: usize, point: &dyn Fn(usize) -> Xy, p: Xy) -> Option<usize> {
    let others = (0..count).filter(|&index| point(index) != p);
    others.reduce(|next, index| if is_further_on(p, point(next), point(index)) { index } else { next })
}

/// Whether `r` is to the right of `q`, seen from the corner `p`, or behind it.
fn is_further_on(p: Xy, q: Xy, r: Xy) -> bool {
    match Cross(Arrow::between(p, q), Arrow::between(p, r)).sign() {
        Ordering::Less => true,
        Ordering::Equal => Dot(Arrow::between(p, q), Arrow::between(q, r)).sign() == Ordering::Greater,
        Ordering::Greater => false,
    }
}
