//! The check of the corners of a polygon.

use common::Point;

use super::expected::same;
use super::verdict::{Checked, Verdict};
use crate::{Core, Vector};

/// `corners` are those of the hull of `points`, counter-clockwise, and begin with the first of `points` that is one.
pub fn hull(points: &[Point], corners: &[Point]) -> Checked {
    let points: Vec<_> = points.iter().copied().map(Vector::from).collect();
    let exact = Core::hull(&points);
    let mut expected = exact.ends();
    expected.dedup();
    let first = points.iter().find_map(|point| expected.iter().position(|corner| corner == point));
    expected.rotate_left(first.expect("a corner is a point"));
    let corners: Vec<_> = corners.iter().copied().map(Vector::from).collect();
    same("number of corners", corners.len(), expected.len())?;
    if corners != expected {
        return Err(format!("got {corners:?}, expected {expected:?}"));
    }
    Ok(Verdict { positive: exact.has_inside(), ..Verdict::default() })
}
