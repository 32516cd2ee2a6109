//! The numbers of a hit in plain `f64`, for answers in `f32`. Both paths compute them here: the kernels once they have
//! decided, the glances where the signs are clear.
//!
//! e leads to the ray's start from the centre, or from the end of an edge that all is measured from; d is the ray's
//! direction, s runs along the edge, R is the radius. `None` where too little is left of a difference: see
//! [`KEPT`](Precision::KEPT). Nothing overflows, and the root of a discriminant that is kept is that of a positive number
//! if the ray meets the outline.
//!
//! # Errors
//! A kept discriminant has a relative error of at most 11·2⁻³³, |e|² − R² one of 5·2⁻³³, and a product 4·2⁻³³. A `t` is made
//! of three of them at most: its relative error is below 2⁻²⁸, a sixteenth of an ulp of an `f32`.

use crate::exact::{Precision, Xy, sqrt};

const KEPT: f64 = <f32 as Precision>::KEPT;

/// When the ray passes the outline, and the outline's unit normal there.
#[derive(Clone, Copy)]
pub(crate) struct Passage {
    pub(crate) t: f64,
    pub(crate) normal: Xy,
}

/// Into a circle, from outside: t = (|e|² − R²)/(√Δ − e·d), where e·d < 0.
///
/// The sign and the precision of e·d follow: (e·d)² = (|e|² − R²)·|d|² + Δ, of which both terms are positive and the
/// first keeps its share.
#[inline(always)]
pub(crate) fn into_circle(e: Xy, d: Xy, r: f64) -> Option<Passage> {
    let t = outside(e, r)? / (sqrt(discriminant(d, e, r)?) - e.dot(d));
    on_circle(e, d, t, r)
}

/// Out of a circle: t = (√Δ − e·d)/|d|² where e·d ≤ 0, and otherwise (R² − |e|²)/(√Δ + e·d).
#[inline(always)]
pub(crate) fn out_of_circle(e: Xy, d: Xy, r: f64) -> Option<Passage> {
    let heading = e.dot(d);
    let sum = sqrt(discriminant(d, e, r)?) + heading.abs();
    let t = if heading > 0.0 { -outside(e, r)? / sum } else { sum / d.length_squared() };
    on_circle(e, d, t, r)
}

/// With the normal (e + t·d)/R, while |e| is less than 2²⁰·R.
///
/// e, e·d and |e|² − R² contribute some 16u·|e|/R to its error. Where Δ is small, its root is off by 8u·R|d|/√`KEPT`, and by
/// 16u·√(|e|R)|d|/√`KEPT` more if |e| is large. All in all the error is below 2⁻²⁸.
#[inline(always)]
fn on_circle(e: Xy, d: Xy, t: f64, r: f64) -> Option<Passage> {
    let is_near = r * r > KEPT * KEPT * e.length_squared();
    is_near.then(|| Passage { t, normal: (e + d.scaled(t)).over(r) })
}

/// Into the slab around an edge, from outside: t = ((s×e)² − R²|s|²)/((|s×e| + R|s|)·|d×s|).
///
/// What is kept of the numerator is at least 2⁻²¹·(|s×e| + R|s|)², so that t is at least 2⁻²¹·R/|d| and does not underflow.
#[inline(always)]
pub(crate) fn into_slab(e: Xy, s: Xy, d: Xy, r: f64) -> Option<Passage> {
    let (inside, turn) = (discriminant(s, e, r)?, product(d, s)?);
    Some(Passage { t: -inside / (breadth(e, s, r)? * turn.abs()), normal: beside(s, turn) })
}

/// Out of the slab around an edge. The ray starts at the height h = |s×e| of the core's line: on the side where it leaves,
/// t = (R|s| − h)/|d×s|, as the quotient above; else nothing cancels in (R|s| + h)/|d×s|.
#[inline(always)]
pub(crate) fn out_of_slab(e: Xy, s: Xy, d: Xy, r: f64) -> Option<Passage> {
    let (breadth, turn) = (breadth(e, s, r)?, product(d, s)?);
    let leaves_from_there = (s.cross(e) < 0.0) != (turn < 0.0);
    let t = if leaves_from_there { discriminant(s, e, r)? / (breadth * turn.abs()) } else { breadth / turn.abs() };
    Some(Passage { t, normal: beside(s, -turn) })
}

/// Across a bare edge, with w from the start to its line: t = (w×s)/(d×s).
#[inline(always)]
pub(crate) fn across_edge(w: Xy, s: Xy, d: Xy) -> Option<Passage> {
    let turn = product(d, s)?;
    Some(Passage { t: product(w, s)? / turn, normal: beside(s, turn) })
}

/// |s×e| + R|s|.
#[inline(always)]
fn breadth(e: Xy, s: Xy, r: f64) -> Option<f64> {
    Some(product(s, e)?.abs() + r * sqrt(s.length_squared()))
}

/// |e|² − R².
#[inline(always)]
pub(crate) fn outside(e: Xy, r: f64) -> Option<f64> {
    let (ee, rr) = (e.length_squared(), r * r);
    kept(ee - rr, ee + rr)
}

/// R²|u|² − (u×v)². Of its terms, the square counts as the sum of its product's magnitudes times the product and a little:
/// more than in [`Side`](crate::exact::Side), so that what is kept here is kept there.
#[inline(always)]
pub(crate) fn discriminant(u: Xy, v: Xy, r: f64) -> Option<f64> {
    let (p, q) = (u.x * v.y, u.y * v.x);
    let (c, magnitude) = ((p - q).abs(), p.abs() + q.abs());
    let within = (r * r) * u.length_squared();
    kept(within - c * c, magnitude * (c + KEPT * magnitude) + within)
}

/// u×v.
#[inline(always)]
pub(crate) fn product(u: Xy, v: Xy) -> Option<f64> {
    let (p, q) = (u.x * v.y, u.y * v.x);
    kept(p - q, p.abs() + q.abs())
}

/// A value, if it keeps enough of the magnitudes of its terms.
#[inline(always)]
fn kept(value: f64, terms: f64) -> Option<f64> {
    (value.abs() > KEPT * terms).then_some(value)
}

/// The unit normal of a line along s, the left one for a positive `side`.
#[inline(always)]
fn beside(s: Xy, side: f64) -> Xy {
    Xy::new(-s.y, s.x).over(sqrt(s.length_squared()).copysign(side))
}
