//! The squared distance of two cores.

use super::lines::Lines;
use super::{SLACK, scale};
use crate::exact::{Precision, Xy};
use crate::kernel::{Core, Straight};

/// The squared distance `value`/`scale` of two cores.
///
/// The error of the value is at most [`SLACK`]·(`value` + `size`·`scale`).
#[derive(Clone, Copy)]
pub(super) struct Squared {
    pub(super) value: f64,
    pub(super) scale: f64,
    pub(super) size: f64,
}

/// How two cores lie to each other.
#[derive(Clone, Copy)]
pub(super) struct Cores {
    /// The squared distance, if they do not cross.
    pub(super) squared: Squared,
    /// Two straight ones.
    pub(super) lines: Option<Lines>,
}

impl Squared {
    /// The value less the square of `r` times the scale, and a bound on the error.
    ///
    /// R² carries 5u, the scale 5u or, as a product of two, 9u, and their product one more, which is less than
    /// [`SLACK`] of R² times the scale.
    #[inline(always)]
    pub(super) fn beyond(&self, r: f64) -> (f64, f64) {
        let (rr, value, scale) = (r * r, self.value, self.scale);
        (value - rr * scale, SLACK * (value + (self.size + rr) * scale))
    }
}

impl Cores {
    #[inline(always)]
    pub(super) fn new<P: Precision>(a: &Core, b: &Core) -> Self {
        match (a, b) {
            (&Core::Point(a), &Core::Point(b)) => Self { squared: of_points(a, b), lines: None },
            (Core::Straight(line), &Core::Point(point)) | (&Core::Point(point), Core::Straight(line)) => {
                Self { squared: of_point_and_line::<P>(point, line.straight()), lines: None }
            }
            (Core::Straight(a), Core::Straight(b)) => {
                let lines = Lines::new::<P>(a.straight(), b.straight());
                Self { squared: lines.squared::<P>(), lines: Some(lines) }
            }
        }
    }

    /// Whether the cores cross in the interior of both.
    #[inline(always)]
    pub(super) fn cross<P: Precision>(&self) -> Option<bool> {
        match &self.lines {
            Some(lines) => lines.cross::<P>(),
            None => Some(false),
        }
    }
}

/// |v|², with an error of 4u of it.
#[inline(always)]
fn of_points(a: Xy, b: Xy) -> Squared {
    Squared { value: (b - a).length_squared(), scale: 1.0, size: 0.0 }
}

#[inline(always)]
fn of_point_and_line<P: Precision>(point: Xy, line: Straight) -> Squared {
    let (u, z) = (line.u, line.twice_to(point));
    let uu = scale::<P>(u);
    // In `f64` with |u|², whose share in the bound exceeds what underflows.
    let size = if line.is_segment { uu } else { z.length_squared() + if P::WIDE { uu } else { 0.0 } };
    Squared { value: scaled_square(u.cross(z), line.beyond(u.dot(z), uu)), scale: 4.0 * uu, size }
}

/// 4|u|² times the squared distance of a point from the line along u, from c = u×z and how far it is
/// [beyond](Straight::beyond), where z is [twice the way](Straight::twice_to) to the point.
///
/// Along a segment the point is |t|/2|u| from the middle, with t = u·z, which is (|t| − |u|²)/2|u| beyond an end if that is
/// positive, and beyond the start of a half-line it is −t/2|u|; across it is |c|/2|u| away. The sum of the squares is
/// (c² + h²)/4|u|² with h = max(`beyond`, 0): nothing cancels, nothing is divided, and there is no case to tell.
///
/// *Error.* That of z is 3u·(|z| + |u|), and that of c, of t and of h at most 8u·|u|(|z| + |u|). With n² = c² + h², and as
/// |u||z| = |(c, t)| ≤ 1.5·(n + |u|²), this is below 12u·n + 20u·|u|², and below 2√2·n times that in n², with 3u·n² for the
/// squares and their sum: less than 64u·n² + 64u·|u|⁴, half of what [`Squared`] grants. On a half-line the errors are at
/// most 4u·|u||z|, where n bounds |z| no more: less than 16u·n² + 16u·|u|²|z|² in n², and `size` is |z|².
#[inline(always)]
pub(super) fn scaled_square(c: f64, beyond: f64) -> f64 {
    let h = greater(beyond, 0.0);
    c * c + h * h
}

#[inline(always)]
pub(super) fn lesser(p: f64, q: f64) -> f64 {
    if p < q { p } else { q }
}

#[inline(always)]
pub(super) fn greater(p: f64, q: f64) -> f64 {
    if p > q { p } else { q }
}
