//! A ray against cores without a radius.

use core::cmp::Ordering;

use super::{Anchor, Cast, Corner, Edge, Hit, plain};
use crate::exact::{Cross, Dot, Measured, PastLine, PastPoint, Polynomial, Precision, Real, reached};
use crate::kernel::Direction;

impl Cast {
    /// Hit where d×e = 0 and e·d ≤ 0, at t = −(e·d)/|d|². With e and d parallel, nothing cancels in e·d.
    pub(in crate::kernel) fn onto_point<P: Precision>(&self, corner: Corner) -> Option<Hit<P>> {
        let (e, d) = (corner.offset(), self.direction);
        if Cross(d, e).sign() != Ordering::Equal || Dot(e, d).sign() == Ordering::Greater {
            return None;
        }
        if e.is_zero() {
            return Some(Hit::at_start(corner.moving, self.backward()));
        }
        let t = -Dot(e, d).value() / d.reals().length_squared();
        let by_max_t = || PastPoint { e, d, max_t: self.max_t }.sign() != Ordering::Less;
        let hit = || Hit { t, normal: self.backward().unit(), anchor: Anchor::At(corner.target) };
        reached(t, self.max_t, by_max_t).then(hit)
    }

    /// With w from the ray's start to the edge's line, the ray is on that line at t = (w×s)/(d×s).
    pub(super) fn across_edge<P: Precision>(&self, edge: &Edge) -> Option<Hit<P>> {
        let (d, s, w) = (self.direction, edge.along, -edge.base().offset());
        let turn = Cross(d, s).sign();
        let distance = Cross(w, s).sign();
        if distance == turn.reverse() {
            return None;
        }
        // The normal against d: the left one has n·d = s×d/|s|.
        let normal = || Direction::beside(s, turn).unit();
        if distance == Ordering::Equal {
            return Some(Hit { t: Real::ZERO, normal: normal(), anchor: edge.anchor });
        }
        let plain = || plain::across_edge(edge.twice_from_middle(), s.rounded(), d.rounded());
        let exact = || (Cross(w, s).value() / Cross(d, s).value(), normal());
        let hit = Hit::new(plain, exact, edge.anchor);
        let by_max_t = || PastLine { v: w, d, s, max_t: self.max_t }.sign() != turn;
        reached(hit.t, self.max_t, by_max_t).then_some(hit)
    }
}
