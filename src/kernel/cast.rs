//! Where a ray meets a swollen core.
//!
//! The ray runs from o along d; c is a point core or an end, e = o − c; s runs along a straight core; R is the radius.

use core::cmp::Ordering;

use super::gap::nearest;
use super::{Body, Core, Direction, Line, Region};
use crate::exact::{
    Arrow, Cap, Cross, Dot, InCircle, InSlab, Measured, Pair, PastLine, PastPoint, Polynomial, Precision, Reach, Real,
    Side, Sum, Xy, reached,
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

/// The part of a ray inside a circle.
#[derive(Clone, Copy)]
pub(crate) enum Span<P> {
    Single(Hit<P>),
    /// The ray enters unless it starts inside, and leaves.
    Through(Option<Hit<P>>, Hit<P>),
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

    /// The part of the ray inside the circle around `c`.
    pub(crate) fn span<P: Precision>(&self, c: Xy, r: Sum) -> Option<Span<P>> {
        if r.is_zero() {
            return self.bare_point(c).map(Span::Single);
        }
        let e = self.from(c);
        let heading = Dot(e, self.direction).sign();
        match (Reach { v: e, r }).sign() {
            Ordering::Less => Some(Span::Through(None, self.exit(c, r))),
            Ordering::Equal if heading != Ordering::Less => Some(Span::Single(self.at_start(Direction::Along(e)))),
            Ordering::Equal => Some(Span::Through(Some(self.at_start(Direction::Along(e))), self.exit(c, r))),
            Ordering::Greater => {
                let enter = self.entry(c, r)?;
                let is_tangent = Side {
                    u: self.direction,
                    v: e,
                    r,
                }
                .sign()
                    == Ordering::Equal;
                Some(if is_tangent {
                    Span::Single(enter)
                } else {
                    Span::Through(Some(enter), self.exit(c, r))
                })
            }
        }
    }

    /// e = o − `c`.
    #[inline(always)]
    fn from(&self, c: Xy) -> Arrow {
        Arrow::between(c, self.origin)
    }

    fn at<P: Precision>(&self, t: Real<P>, normal: Pair<P>) -> Hit<P> {
        let point = Pair::from_xy(self.origin) + self.direction.reals().times(t);
        Hit { t, point, normal }
    }

    fn at_start<P: Precision>(&self, normal: Direction) -> Hit<P> {
        Hit {
            t: Real::ZERO,
            point: Pair::from_xy(self.origin),
            normal: normal.unit(),
        }
    }

    /// Against the ray.
    fn backward(&self) -> Direction {
        Direction::Along(-self.direction)
    }

    /// Hit where d×e = 0 and e·d ≤ 0, at t = −(e·d)/|d|². With e and d parallel, nothing cancels in e·d.
    fn bare_point<P: Precision>(&self, c: Xy) -> Option<Hit<P>> {
        let (e, d) = (self.from(c), self.direction);
        if Cross(d, e).sign() != Ordering::Equal || Dot(e, d).sign() == Ordering::Greater {
            return None;
        }
        if e.is_zero() {
            return Some(self.at_start(self.backward()));
        }
        let t = -Dot(e, d).value() / d.reals().length_squared();
        let by_max_t = || {
            PastPoint {
                e,
                d,
                max_t: self.max_t,
            }
            .sign()
                != Ordering::Less
        };
        let hit = Hit {
            t,
            point: Pair::from_xy(c),
            normal: self.backward().unit(),
        };
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
        let by_max_t = || {
            PastLine {
                v: w,
                d,
                s,
                max_t: self.max_t,
            }
            .sign()
                != turn
        };
        reached(t, self.max_t, by_max_t).then(|| self.at(t, normal.unit()))
    }

    fn swollen<P: Precision>(&self, core: &Core, r: Sum) -> Option<Hit<P>> {
        let start = nearest(core, &Core::Point(self.origin));
        match (start.compare(r), core) {
            (Ordering::Less, _) => Some(self.at_start(self.backward())),
            (Ordering::Equal, _) => Some(self.at_start(start.normal())),
            (Ordering::Greater, &Core::Point(c)) => self.entry(c, r),
            (Ordering::Greater, Core::Straight(line)) => self.entry_of_stadium(line, r),
        }
    }

    /// The first point of the ray in a circle that it starts outside of.
    ///
    /// t solves |e + t·d|² = R²: with Δ = R²|d|² − (d×e)², t = (−e·d − √Δ)/|d|² = (|e|² − R²)/(√Δ − e·d), and e·d < 0.
    /// The numerator, Δ and e·d are known to relative precision, so nothing cancels.
    fn entry<P: Precision>(&self, c: Xy, r: Sum) -> Option<Hit<P>> {
        let (e, d) = (self.from(c), self.direction);
        let line = Side { u: d, v: e, r };
        if Dot(e, d).sign() != Ordering::Less || line.sign() == Ordering::Greater {
            return None;
        }
        let root = root(&line);
        let t = Reach { v: e, r }.value() / (root - Dot(e, d).value());
        let by_max_t = || {
            InCircle {
                e,
                d,
                r,
                max_t: self.max_t,
            }
            .sign()
                != Ordering::Greater
                || PastPoint {
                    e,
                    d,
                    max_t: self.max_t,
                }
                .sign()
                    != Ordering::Less
        };
        reached(t, self.max_t, by_max_t).then(|| self.at(t, self.on_circle(e, r, -root)))
    }

    /// The last point of the ray in a circle that it starts in, or on, or enters.
    ///
    /// t = (√Δ − e·d)/|d|² where e·d ≤ 0, and otherwise (R² − |e|²)/(√Δ + e·d).
    fn exit<P: Precision>(&self, c: Xy, r: Sum) -> Hit<P> {
        let (e, d) = (self.from(c), self.direction);
        let root = root(&Side { u: d, v: e, r });
        let heading = Dot(e, d);
        let t = if heading.sign() == Ordering::Greater {
            -Reach { v: e, r }.value() / (root + heading.value())
        } else {
            (root - heading.value()) / d.reals().length_squared()
        };
        self.at(t, self.on_circle(e, r, root))
    }

    /// The unit normal (±√Δ·d + (d×e)·d⊥)/(R|d|²) with d⊥ = (d.y, −d.x): the components of e + t·d along and across d.
    /// The squares of its two terms add up to 1, so nothing that matters cancels.
    fn on_circle<P: Precision>(&self, e: Arrow, r: Sum, root: Real<P>) -> Pair<P> {
        let d = self.direction.reals::<P>();
        let across = Cross(self.direction, e).value();
        let sum = d.times(root) + -d.left().times(across);
        sum.over(r.real() * d.length_squared())
    }

    /// The first point of the ray in a stadium, or a swollen half-line, that it starts outside of.
    ///
    /// Outside of the slab around the whole line, it has to enter that first, on the side where it starts: through the
    /// side of the stadium, or beyond an end, and then through that end's cap or not at all. Inside of the slab, it
    /// starts beyond an end.
    fn entry_of_stadium<P: Precision>(&self, line: &Line, r: Sum) -> Option<Hit<P>> {
        let (s, d) = (line.along, self.direction);
        if (Side {
            u: s,
            v: self.from(line.start),
            r,
        })
        .sign()
            != Ordering::Greater
        {
            return match line.region(self.origin) {
                Region::End(end) => self.entry(end, r),
                Region::Inside => None,
            };
        }
        let side = line.side(self.origin);
        if Cross(s, d).sign() != side.reverse() {
            return None;
        }
        if self.foot_of_entry(line.start, s, side, r) == Ordering::Less {
            return self.entry(line.start, r);
        }
        match line.end {
            Some(end) if self.foot_of_entry(end, s, side, r) == Ordering::Greater => self.entry(end, r),
            _ => self.side_entry(line, side, r),
        }
    }

    /// Where the ray enters the slab around a line, compared with the point c of the line: `Less` is before it.
    ///
    /// It enters at t = (σR|s| − s×e)/(s×d), where σ = ±1 is the `side` on which it starts and s×d has the sign of −σ.
    /// There, (e + t·d)·s·(s×d) = (e·s)(s×d) − (s×e)(s·d) + σR|s|(s·d) = |s|·(|s|(e×d) + σR(s·d)). The sign of the last
    /// factor is that of its terms if they agree, and else that of the larger one, which their squares tell.
    fn foot_of_entry(&self, c: Xy, s: Arrow, side: Ordering, r: Sum) -> Ordering {
        let (e, d) = (self.from(c), self.direction);
        let across = Cross(e, d).sign();
        let along = match side {
            Ordering::Less => Dot(s, d).sign().reverse(),
            _ => Dot(s, d).sign(),
        };
        let factor = if across == along || along == Ordering::Equal {
            across
        } else if across == Ordering::Equal {
            along
        } else {
            match (Cap { s, v: e, d, r }).sign() {
                Ordering::Greater => across,
                Ordering::Equal => Ordering::Equal,
                Ordering::Less => along,
            }
        };
        if side == Ordering::Greater {
            factor.reverse()
        } else {
            factor
        }
    }

    /// t = (|s×e| − R|s|)/|d×s| = ((s×e)² − R²|s|²)/((|s×e| + R|s|)·|d×s|), whose factors are known to relative
    /// precision.
    fn side_entry<P: Precision>(&self, line: &Line, side: Ordering, r: Sum) -> Option<Hit<P>> {
        let (s, d, e) = (line.along, self.direction, self.from(line.base()));
        let across = Cross(s, e).value::<P>().abs() + r.real() * s.reals().length();
        let t = Side { u: s, v: e, r }.value() / (across * Cross(d, s).value().abs());
        let by_max_t = || {
            PastLine {
                v: -e,
                d,
                s,
                max_t: self.max_t,
            }
            .sign()
                != side
                || InSlab {
                    v: -e,
                    d,
                    s,
                    r,
                    max_t: self.max_t,
                }
                .sign()
                    != Ordering::Greater
        };
        reached(t, self.max_t, by_max_t).then(|| self.at(t, Direction::beside(s, side).unit()))
    }
}

/// √Δ, zero exactly for a tangent.
fn root<P: Precision>(line: &Side) -> Real<P> {
    match line.sign() {
        Ordering::Equal => Real::ZERO,
        _ => (-line.value()).sqrt(),
    }
}
