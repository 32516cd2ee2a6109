//! A ray against a circle: the quadratic |e + t·d|² = R², with Δ = R²|d|² − (d×e)².

use core::cmp::Ordering;

use super::{Cast, Hit};
use crate::exact::{
    Arrow, Cross, Dot, InCircle, Measured, Pair, PastPoint, Polynomial, Precision, Reach, Real, Side, Sum, Xy, reached,
};
use crate::kernel::Direction;

/// The part of a ray inside a circle.
#[derive(Clone, Copy)]
pub(crate) enum Span<P> {
    Single(Hit<P>),
    /// The ray enters unless it starts inside, and leaves.
    Through(Option<Hit<P>>, Hit<P>),
}

impl Cast {
    /// The part of the ray inside the circle around `c`.
    pub(crate) fn span<P: Precision>(&self, c: Xy, r: Sum) -> Option<Span<P>> {
        if r.is_zero() {
            return self.bare_point(c).map(Span::Single);
        }
        let e = self.offset_from(c);
        let heading = Dot(e, self.direction).sign();
        match (Reach { v: e, r }).sign() {
            Ordering::Less => Some(Span::Through(None, self.exit(c, r))),
            Ordering::Equal if heading != Ordering::Less => Some(Span::Single(self.at_start(Direction::Along(e)))),
            Ordering::Equal => Some(Span::Through(Some(self.at_start(Direction::Along(e))), self.exit(c, r))),
            Ordering::Greater => {
                let enter = self.entry(c, r)?;
                let is_tangent = Side { u: self.direction, v: e, r }.sign() == Ordering::Equal;
                Some(if is_tangent { Span::Single(enter) } else { Span::Through(Some(enter), self.exit(c, r)) })
            }
        }
    }

    /// The first point of the ray in a circle that it starts outside of.
    ///
    /// t solves |e + t·d|² = R²: with Δ = R²|d|² − (d×e)², t = (−e·d − √Δ)/|d|² = (|e|² − R²)/(√Δ − e·d), and e·d < 0.
    /// The numerator, Δ and e·d are known to relative precision, so nothing cancels.
    pub(super) fn entry<P: Precision>(&self, c: Xy, r: Sum) -> Option<Hit<P>> {
        let (e, d) = (self.offset_from(c), self.direction);
        let line = Side { u: d, v: e, r };
        if Dot(e, d).sign() != Ordering::Less || line.sign() == Ordering::Greater {
            return None;
        }
        let root = root(&line);
        let t = Reach { v: e, r }.value() / (root - Dot(e, d).value());
        let by_max_t = || {
            InCircle { e, d, r, max_t: self.max_t }.sign() != Ordering::Greater
                || PastPoint { e, d, max_t: self.max_t }.sign() != Ordering::Less
        };
        reached(t, self.max_t, by_max_t).then(|| self.at(t, self.on_circle(e, r, -root)))
    }

    /// The last point of the ray in a circle that it starts in, or on, or enters.
    ///
    /// t = (√Δ − e·d)/|d|² where e·d ≤ 0, and otherwise (R² − |e|²)/(√Δ + e·d).
    fn exit<P: Precision>(&self, c: Xy, r: Sum) -> Hit<P> {
        let (e, d) = (self.offset_from(c), self.direction);
        let root = root(&Side { u: d, v: e, r });
        let heading = Dot(e, d);
        let t = if heading.sign() == Ordering::Greater {
            -Reach { v: e, r }.value() / (root + heading.value())
        } else {
            (root - heading.value()) / d.reals().length_squared()
        };
        self.at(t, self.on_circle(e, r, root))
    }

    /// The unit normal (±√Δ·d + (d×e)·d′)/(R|d|²) with d′ = (−d.y, d.x): the components of e + t·d along and across d.
    /// The squares of its two terms add up to 1, so nothing that matters cancels.
    fn on_circle<P: Precision>(&self, e: Arrow, r: Sum, root: Real<P>) -> Pair<P> {
        let d = self.direction.reals::<P>();
        let across = Cross(self.direction, e).value();
        let sum = d.times(root) + d.left().times(across);
        sum.over(r.real() * d.length_squared())
    }
}

/// √Δ, zero exactly for a tangent.
fn root<P: Precision>(line: &Side) -> Real<P> {
    match line.sign() {
        Ordering::Equal => Real::ZERO,
        _ => (-line.value()).sqrt(),
    }
}
