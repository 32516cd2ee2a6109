//! The squared distance of two cores.

use super::{SLACK, Straight, TINY, bound, is_clear};
use crate::exact::{Precision, Xy};
use crate::kernel::Core;

/// The squared distance `value`/`scale` of two cores. The error of the `value` is at most [`SLACK`]·`size`·`scale`.
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
    /// For straight cores: positive if they do not cross in the interior of both, negative if they do. The error is at most
    /// `SLACK`·`squared.size`.
    pub(super) separation: Option<(f64, f64)>,
}

impl Squared {
    /// The difference to the square of `r`, and a bound on the error, both times the scale.
    #[inline(always)]
    pub(super) fn beyond(&self, r: f64) -> (f64, f64) {
        let (rr, value, scale) = (r * r, self.value, self.scale);
        (value - rr * scale, SLACK * (value + (self.size + rr) * scale))
    }
}

impl Cores {
    /// `None` if one is a half-line.
    #[inline(always)]
    pub(super) fn new<P: Precision>(a: &Core, b: &Core) -> Option<Self> {
        match (a, b) {
            (&Core::Point(a), &Core::Point(b)) => Some(Self { squared: of_points(a, b), separation: None }),
            (Core::Straight(line), &Core::Point(point)) | (&Core::Point(point), Core::Straight(line)) => {
                Some(Self { squared: of_point_and_line::<P>(point, Straight::of(line)?), separation: None })
            }
            (Core::Straight(a), Core::Straight(b)) => Some(of_lines::<P>(Straight::of(a)?, Straight::of(b)?)),
        }
    }

    /// Whether the cores cross in the interior of both.
    #[inline(always)]
    pub(super) fn cross<P: Precision>(&self) -> Option<bool> {
        match self.separation {
            Some((separation, size)) if is_clear(separation, bound::<P>(SLACK * size)) => Some(separation.is_sign_negative()),
            Some(_) => None,
            None => Some(false),
        }
    }
}

/// |v|², with an error of 4u of it.
#[inline(always)]
fn of_points(a: Xy, b: Xy) -> Squared {
    let value = (b - a).length_squared();
    Squared { value, scale: 1.0, size: 0.0 }
}

#[inline(always)]
fn of_point_and_line<P: Precision>(point: Xy, line: Straight) -> Squared {
    let u = line.b - line.a;
    let z = (point - line.a) + (point - line.b);
    let uu = scale::<P>(u);
    Squared { value: beside(u.cross(z), u.dot(z), uu), scale: 4.0 * uu, size: uu }
}

/// 4|u|² times the squared distance of a point from the line along u, where z is twice the way to the point from the middle
/// of the line.
///
/// Along the line the point is (u·z)/2|u| from the middle, which is (|u·z| − |u|²)/2|u| beyond an end if that is positive;
/// across it is (u×z)/2|u| away. The sum of the squares is (c² + h²)/4|u|² with c = u×z and h = max(|u·z| − |u|², 0): nothing
/// cancels, nothing is divided, and there is no case to tell.
///
/// The error of z is 3u·(|z| + |u|), that of c, of u·z and of h at most 8u·|u|(|z| + |u|), and that of their squares 16u
#[inline(always)]
pub(super) fn beside(c: f64, t: f64, uu: f64) -> f64 {
    let h = greater(t.abs() - uu, 0.0);
    c * c + h * h
}

/// Two lines that do not cross are nearest in an end of one of them.
///
/// With u and v along them and w twice the way between their middles, twice the way from the middle of the one to an end
/// of the other is w ± v or −w ± u. They cross in the interior of both exactly if
/// |u×w| < |u×v| and |v×w| < |u×v|: then the middle of either lies nearer to the line of the other than its ends reach.
#[inline(always)]
fn of_lines<P: Precision>(a: Straight, b: Straight) -> Cores {
    let (u, v) = (a.b - a.a, b.b - b.a);
    let w = (b.a - a.a) + (b.b - a.b);
    let (uu, vv) = (scale::<P>(u), scale::<P>(v));
    let (across, along) = (u.cross(v), u.dot(v));
    let (of_a, of_b) = ((u.cross(w), u.dot(w)), (v.cross(w), v.dot(w)));
    let to_a = lesser(beside(of_a.0 - across, of_a.1 - along, uu), beside(of_a.0 + across, of_a.1 + along, uu));
    let to_b = lesser(beside(of_b.0 - across, of_b.1 + along, vv), beside(of_b.0 + across, of_b.1 - along, vv));
    let separation = greater(of_a.0.abs(), of_b.0.abs()) - across.abs();
    let size = uu + vv;
    let squared = Squared { value: lesser(to_a * vv, to_b * uu), scale: 4.0 * (uu * vv), size };
    Cores { squared, separation: Some((separation, spread(u, v, w))) }
}

/// |u|², and NaN where it is so small that an underflow might matter in a product with it.
#[inline(always)]
fn scale<P: Precision>(u: Xy) -> f64 {
    let uu = u.length_squared();
    if P::WIDE && uu < TINY { f64::NAN } else { uu }
}

/// What no sum of two products, of an x and a y of these vectors, exceeds.
#[inline(always)]
pub(super) fn spread(u: Xy, v: Xy, w: Xy) -> f64 {
    let along = |p: f64, q: f64, r: f64| p.abs() + q.abs() + r.abs();
    along(u.x, v.x, w.x) * along(u.y, v.y, w.y)
}

#[inline(always)]
pub(super) fn lesser(p: f64, q: f64) -> f64 {
    if p < q { p } else { q }
}

#[inline(always)]
pub(super) fn greater(p: f64, q: f64) -> f64 {
    if p > q { p } else { q }
}
