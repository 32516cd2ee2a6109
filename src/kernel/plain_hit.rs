//! The numbers of a hit in plain `f64`, for answers in `f32`. The kernels compute them here after an exact decision,
//! the filters where the signs are certain. For answers in `f64`, the filters compute them only to see that
//! the signs are certain.
//!
//! e is the vector from the centre of a circle to the ray's start; d is the ray's direction, s runs along an edge,
//! which may be a side of S, and R is the radius. z is twice the vector to the ray's start from the midpoint of an
//! edge, or from the start of an edge without an end. c = s×z/2 is |s| times the height of the start above the edge's
//! line. Reversing the edge changes no bit except signs. The functions return `None` if cancellation leaves too little
//! of a difference: see [`LEAST_SHARE`](Precision::LEAST_SHARE). Nothing overflows. If the ray meets the outline, a
//! discriminant that is precise is positive.
//!
//! # Errors
//! A precise discriminant has a relative error of at most 11·2⁻³³, |e|² − R² has 5·2⁻³³, and a product has 4·2⁻³³. `t` is
//! computed from at most three of them: its relative error is below 2⁻²⁸, a sixteenth of an ulp of an `f32`.

use crate::exact::{Precision, Xy, sqrt};

const LEAST_SHARE: f64 = <f32 as Precision>::LEAST_SHARE;

/// The t at which the ray passes the outline, and the unit normal of the outline there.
#[derive(Clone, Copy)]
pub(crate) struct PlainHit {
    pub(crate) t: f64,
    pub(crate) normal: Xy,
}

/// The hit where the ray enters a circle from outside: t = (|e|² − R²)/(√Δ − e·d), where e·d < 0.
///
/// The sign and the precision of e·d follow from (e·d)² = (|e|² − R²)·|d|² + Δ: both terms are positive, and the first
/// keeps its share.
#[inline(always)]
pub(crate) fn into_circle(e: Xy, d: Xy, r: f64) -> Option<PlainHit> {
    let t = power_of_point(e, r)? / (sqrt(discriminant(d, e, r)?) - e.dot(d));
    on_circle(e, d, t, r)
}

/// The hit where the ray leaves a circle: t = (√Δ − e·d)/|d|² if e·d ≤ 0, and otherwise (R² − |e|²)/(√Δ + e·d).
#[inline]
pub(crate) fn out_of_circle(e: Xy, d: Xy, r: f64) -> Option<PlainHit> {
    let heading = e.dot(d);
    let sum = sqrt(discriminant(d, e, r)?) + heading.abs();
    let t = if heading > 0.0 { -power_of_point(e, r)? / sum } else { sum / d.length_squared() };
    on_circle(e, d, t, r)
}

/// The hit with the normal (e + t·d)/R, if |e| is less than 2²⁰·R.
///
/// e, e·d and |e|² − R² contribute some 16ε·|e|/R to the error of the normal. If Δ is small, its root is off by
/// 8ε·R|d|/√`LEAST_SHARE`, and by 16ε·√(|e|R)|d|/√`LEAST_SHARE` more if |e| is large. The total error is below 2⁻²⁸.
#[inline]
fn on_circle(e: Xy, d: Xy, t: f64, r: f64) -> Option<PlainHit> {
    let is_near = r * r > LEAST_SHARE * LEAST_SHARE * e.length_squared();
    is_near.then(|| PlainHit { t, normal: (e + d.scaled(t)).over(r) })
}

/// The hit where the ray enters the slab around an edge from outside: t = (c² − R²|s|²)/((|c| + R|s|)·|d×s|).
///
/// A precise numerator is at least 2⁻²¹·(|c| + R|s|)², so t is at least 2⁻²¹·R/|d| and does not underflow.
#[inline(always)]
pub(crate) fn into_slab(z: Xy, s: Xy, d: Xy, r: f64) -> Option<PlainHit> {
    let (inside, turn) = (inside_slab(s, z, r)?, cross(d, s)?);
    Some(PlainHit { t: -inside / (far_height(z, s, r)? * turn.abs()), normal: unit_normal(s, turn) })
}

/// The hit where the ray leaves the slab around an edge. |c| is |s| times the distance of the start from the core's
/// line. If the ray leaves on the side where it starts, t = (R|s| − |c|)/|d×s|, computed as the quotient above.
/// Otherwise t = (R|s| + |c|)/|d×s|, in which nothing cancels.
#[inline(always)]
pub(crate) fn out_of_slab(z: Xy, s: Xy, d: Xy, r: f64) -> Option<PlainHit> {
    let (far_height, turn) = (far_height(z, s, r)?, cross(d, s)?);
    let leaves_from_there = (s.cross(z) < 0.0) != (turn < 0.0);
    let t = if leaves_from_there { inside_slab(s, z, r)? / (far_height * turn.abs()) } else { far_height / turn.abs() };
    Some(PlainHit { t, normal: unit_normal(s, -turn) })
}

/// The hit on a bare edge: t = c/(d×s).
#[inline(always)]
pub(crate) fn across_edge(z: Xy, s: Xy, d: Xy) -> Option<PlainHit> {
    let turn = cross(d, s)?;
    Some(PlainHit { t: height(s, z)? / turn, normal: unit_normal(s, turn) })
}

/// |c| + R|s|.
#[inline(always)]
fn far_height(z: Xy, s: Xy, r: f64) -> Option<f64> {
    Some(height(s, z)?.abs() + r * sqrt(s.length_squared()))
}

/// |e|² − R².
#[inline]
pub(crate) fn power_of_point(e: Xy, r: f64) -> Option<f64> {
    let (ee, rr) = (e.length_squared(), r * r);
    precise(ee - rr, ee + rr)
}

/// R²|u|² − (u×v)².
#[inline(always)]
pub(crate) fn discriminant(u: Xy, v: Xy, r: f64) -> Option<f64> {
    CrossProduct::of(u, v).below(r, u)
}

/// R²|s|² − c².
#[inline(always)]
pub(crate) fn inside_slab(s: Xy, z: Xy, r: f64) -> Option<f64> {
    CrossProduct::halved(s, z).below(r, s)
}

/// u×v.
#[inline]
pub(crate) fn cross(u: Xy, v: Xy) -> Option<f64> {
    CrossProduct::of(u, v).precise()
}

/// c = s×z/2.
#[inline]
pub(crate) fn height(s: Xy, z: Xy) -> Option<f64> {
    CrossProduct::halved(s, z).precise()
}

/// A cross product. Its error is at most 4ε times its `magnitudes`, plus ε times its value.
struct CrossProduct {
    value: f64,
    /// At least the sum of the magnitudes of its two terms.
    magnitudes: f64,
}

impl CrossProduct {
    #[inline]
    fn of(u: Xy, v: Xy) -> Self {
        let (p, q) = (u.x * v.y, u.y * v.x);
        Self { value: p - q, magnitudes: p.abs() + q.abs() }
    }

    /// Half of s×z. A component of z is a sum of two rounded differences, each at most half the sum of its magnitude
    /// and that of s. Its error is at most 2ε of its own magnitude and ε of that of s. This makes 2ε·|s.x·s.y| in the
    /// product, and one ε more of the rest.
    #[inline]
    fn halved(s: Xy, z: Xy) -> Self {
        let Self { value, magnitudes } = Self::of(s, z);
        Self { value: 0.5 * value, magnitudes: 0.5 * (magnitudes + (s.x * s.y).abs()) }
    }

    #[inline]
    fn precise(self) -> Option<f64> {
        precise(self.value, self.magnitudes)
    }

    /// R²|u|² minus the square of the product. With c the product and m its `magnitudes`, the square counts as m(|c| +
    /// `LEAST_SHARE`·m), which covers its error.
    #[inline]
    fn below(self, r: f64, u: Xy) -> Option<f64> {
        let (c, rr_uu) = (self.value.abs(), (r * r) * u.length_squared());
        precise(rr_uu - c * c, self.magnitudes * (c + LEAST_SHARE * self.magnitudes) + rr_uu)
    }
}

/// The value, if it keeps enough of the sum of the magnitudes of its terms.
#[inline]
fn precise(value: f64, magnitudes: f64) -> Option<f64> {
    (value.abs() > LEAST_SHARE * magnitudes).then_some(value)
}

/// The unit normal of a line along s: the left one for a positive `side`.
#[inline]
fn unit_normal(s: Xy, side: f64) -> Xy {
    Xy::new(-s.y, s.x).over(sqrt(s.length_squared()).copysign(side))
}
