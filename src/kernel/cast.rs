//! Where a ray meets a swollen core.
//!
//! The ray runs from o along d; c is a point core or an end, e = o − c; s runs along a straight core; R is the radius.

mod circle;
mod stadium;

use core::cmp::Ordering;

pub(crate) use self::circle::Span;
use super::gap::nearest_to;
use super::{Body, Core, Direction, Line, Region};
use crate::exact::{
    Arrow, Cross, Dot, Measured, Pair, PastLine, PastPoint, Polynomial, Precision, Real, Sum, Xy, reached,
};

/// The ray, and how far it reaches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cast {
    pub(crate) origin: Xy,
    pub(crate) direction: Arrow,
    pub(crate) max_t: f64,
}

/// Where the ray is at `t`, and the unit normal there.
#[derive(Clone, Copy)]
pub(crate) struct Hit<P> {
    pub(crate) t: Real<P>,
    pub(crate) point: Pair<P>,
    pub(crate) normal: Pair<P>,
}

impl Cast {
    /// The first point of the ray in `target`, within `max_t`, which is not negative.
    pub(crate) fn first_hit<P: Precision>(&self, target: &Body) -> Option<Hit<P>> {
        let r = Sum::new(target.radius, 0.0, 0.0);
        match (target.core.reduced(), r.is_zero()) {
            (Core::Point(c), true) => self.bare_point(c),
            (Core::Straight(line), true) => self.bare_line(&line),
            (core, false) => self.swollen(&core, r),
        }
    }

    /// e = o − `c`.
    #[inline(always)]
    fn offset_from(&self, c: Xy) -> Arrow {
        Arrow::between(c, self.origin)
    }

    fn at<P: Precision>(&self, t: Real<P>, normal: Pair<P>) -> Hit<P> {
        let point = Pair::from_xy(self.origin) + self.direction.reals().times(t);
        Hit { t, point, normal }
    }

    fn at_start<P: Precision>(&self, normal: Direction) -> Hit<P> {
        Hit { t: Real::ZERO, point: Pair::from_xy(self.origin), normal: normal.unit() }
    }

    /// Against the ray.
    fn backward(&self) -> Direction {
        Direction::Along(-self.direction)
    }

    /// Hit where d×e = 0 and e·d ≤ 0, at t = −(e·d)/|d|². With e and d parallel, nothing cancels in e·d.
    fn bare_point<P: Precision>(&self, c: Xy) -> Option<Hit<P>> {
        let (e, d) = (self.offset_from(c), self.direction);
        if Cross(d, e).sign() != Ordering::Equal || Dot(e, d).sign() == Ordering::Greater {
            return None;
        }
        if e.is_zero() {
            return Some(self.at_start(self.backward()));
        }
        let t = -Dot(e, d).value() / d.reals().length_squared();
        let by_max_t = || PastPoint { e, d, max_t: self.max_t }.sign() != Ordering::Less;
        let hit = Hit { t, point: Pair::from_xy(c), normal: self.backward().unit() };
        reached(t, self.max_t, by_max_t).then_some(hit)
    }

    fn bare_line<P: Precision>(&self, line: &Line) -> Option<Hit<P>> {
        let turn = Cross(self.direction, line.along).sign();
        if turn != Ordering::Equal {
            return self.crossing(line, turn);
        }
        if line.side(self.origin) != Ordering::Equal {
            return None;
        }
        match line.region(self.origin) {
            Region::Inside => Some(self.at_start(self.backward())),
            Region::End(end) => self.bare_point(end),
        }
    }

    /// With w from o to the start of the line, o + t·d = start + λ·s for t = (w×s)/(d×s) and λ = (w×d)/(d×s); with w
    /// from o to the end, (w×d)/(d×s) = λ − 1. `turn` is the sign of d×s.
    fn crossing<P: Precision>(&self, line: &Line, turn: Ordering) -> Option<Hit<P>> {
        let (d, s) = (self.direction, line.along);
        let w = Arrow::between(self.origin, line.base());
        let distance = Cross(w, s).sign();
        let before_start = Cross(Arrow::between(self.origin, line.start), d).sign() == turn.reverse();
        let beyond = |end| Cross(Arrow::between(self.origin, end), d).sign() == turn;
        if distance == turn.reverse() || before_start || line.end.is_some_and(beyond) {
            return None;
        }
        // The normal against d: the left one has n·d = s×d/|s|.
        let normal = Direction::beside(s, turn);
        if distance == Ordering::Equal {
            return Some(self.at_start(normal));
        }
        let t = Cross(w, s).value() / Cross(d, s).value();
        let by_max_t = || PastLine { v: w, d, s, max_t: self.max_t }.sign() != turn;
        reached(t, self.max_t, by_max_t).then(|| self.at(t, normal.unit()))
    }

    fn swollen<P: Precision>(&self, core: &Core, r: Sum) -> Option<Hit<P>> {
        let start = nearest_to(self.origin, core, true);
        match (start.compare(r), core) {
            (Ordering::Less, _) => Some(self.at_start(self.backward())),
            (Ordering::Equal, _) => Some(self.at_start(start.normal())),
            (Ordering::Greater, &Core::Point(c)) => self.entry(c, r),
            (Ordering::Greater, Core::Straight(line)) => self.entry_of_stadium(line, r),
        }
    }
}
