//! A ray against the straight side of a swollen edge.

use core::cmp::Ordering;

use super::{Cast, Edge, Hit, plain};
use crate::exact::{Arrow, Cross, InSlab, Measured, PastLine, Polynomial, Precision, Real, Side, Sum, reached};
use crate::kernel::Direction;

impl Cast {
    /// Where the ray passes the side of the slab around `edge` that faces it, from outside: at
    /// t = (|s×e| − R|s|)/|d×s| = ((s×e)² − R²|s|²)/((|s×e| + R|s|)·|d×s|), whose factors are known to relative
    /// precision. For `f32`, the numerator may be as small as 2⁻⁵⁹⁶ and the denominator 2⁵¹⁰: here, and for the way out,
    /// a quotient of plain `f64` underflows.
    pub(super) fn onto_slab<P: Precision>(&self, edge: &Edge, r: Sum) -> Option<Hit<P>> {
        let (s, d, e) = (edge.along, self.direction, edge.base().offset());
        let (side, line) = (edge.side(d), Side { u: s, v: e, r });
        if Cross(s, e).sign() != side || line.sign() != Ordering::Greater {
            return None;
        }
        let plain = || plain::into_slab(edge.twice_from_middle(), s.rounded(), d.rounded(), r.rounded());
        let exact = || {
            let t = (line.value() / (edge.breadth(r) * edge.slope(d))).at_least_tiny();
            (t, Direction::beside(s, side).unit())
        };
        let hit = Hit::new(plain, exact, edge.anchor);
        let by_max_t = || {
            PastLine { v: -e, d, s, max_t: self.max_t }.sign() != side
                || InSlab { v: -e, d, s, r, max_t: self.max_t }.sign() != Ordering::Greater
        };
        reached(hit.t, self.max_t, by_max_t).then_some(hit)
    }

    /// Where the ray passes the other side of the slab, from inside or from before it.
    ///
    /// It starts at the height h = |s×e| of the core's line: on the side where it leaves, t = (R|s| − h)/|d×s|, as the
    /// quotient above; else nothing cancels in (R|s| + h)/|d×s|.
    pub(super) fn out_of_slab<P: Precision>(&self, edge: &Edge, r: Sum) -> Hit<P> {
        let (s, d, e) = (edge.along, self.direction, edge.base().offset());
        let plain = || plain::out_of_slab(edge.twice_from_middle(), s.rounded(), d.rounded(), r.rounded());
        let exact = || {
            let side = edge.side(d).reverse();
            let t = if Cross(s, e).sign() == side {
                -Side { u: s, v: e, r }.value() / (edge.breadth(r) * edge.slope(d))
            } else {
                edge.breadth(r) / edge.slope(d)
            };
            (t.at_least_tiny(), Direction::beside(s, side).unit())
        };
        Hit::new(plain, exact, edge.anchor)
    }
}

impl Edge {
    /// |s×e| + R|s|.
    fn breadth<P: Precision>(&self, r: Sum) -> Real<P> {
        Cross(self.along, self.base().offset()).value().abs() + r.real() * self.along.reals().length()
    }

    /// |d×s|.
    fn slope<P: Precision>(&self, d: Arrow) -> Real<P> {
        Cross(d, self.along).value().abs()
    }
}
