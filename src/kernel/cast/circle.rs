//! A ray against a circle: the quadratic |e + t·d|² = R², with Δ = R²|d|² − (d×e)².

use core::cmp::Ordering;

use super::{Anchor, Cast, Corner, Hit, plain};
use crate::exact::{
    Arrow, Cross, Dot, InCircle, Measured, Pair, PastPoint, Polynomial, Precision, Reach, Real, Side, Sum, reached,
};

impl Cast {
    /// The first point of the ray in a circle that it starts outside of.
    ///
    /// t solves |e + t·d|² = R²: with Δ = R²|d|² − (d×e)², t = (−e·d − √Δ)/|d|² = (|e|² − R²)/(√Δ − e·d), and e·d < 0.
    /// The numerator, Δ and e·d are known to relative precision, so nothing cancels.
    pub(super) fn onto_circle<P: Precision>(&self, corner: Corner, r: Sum) -> Option<Hit<P>> {
        let (e, d) = (corner.offset(), self.direction);
        let line = Side { u: d, v: e, r };
        if Dot(e, d).sign() != Ordering::Less || line.sign() == Ordering::Greater {
            return None;
        }
        let plain = || plain::into_circle(e.rounded(), d.rounded(), r.rounded());
        let exact = || {
            let root = root(&line);
            (Reach { v: e, r }.value() / (root - Dot(e, d).value()), self.on_circle(e, r, -root))
        };
        let hit = Hit::new(plain, exact, Anchor::Moving(corner.moving));
        let by_max_t = || {
            InCircle { e, d, r, max_t: self.max_t }.sign() != Ordering::Greater
                || PastPoint { e, d, max_t: self.max_t }.sign() != Ordering::Less
        };
        reached(hit.t, self.max_t, by_max_t).then_some(hit)
    }

    /// The last point of the ray in a circle that it starts in, or on, or enters.
    ///
    /// t = (√Δ − e·d)/|d|² where e·d ≤ 0, and otherwise (R² − |e|²)/(√Δ + e·d).
    pub(super) fn out_of_circle<P: Precision>(&self, corner: Corner, r: Sum) -> Hit<P> {
        let (e, d) = (corner.offset(), self.direction);
        let plain = || plain::out_of_circle(e.rounded(), d.rounded(), r.rounded());
        let exact = || {
            let (root, heading) = (root(&Side { u: d, v: e, r }), Dot(e, d));
            let t = if heading.sign() == Ordering::Greater {
                -Reach { v: e, r }.value() / (root + heading.value())
            } else {
                (root - heading.value()) / d.reals().length_squared()
            };
            (t, self.on_circle(e, r, root))
        };
        Hit::new(plain, exact, Anchor::Moving(corner.moving))
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
