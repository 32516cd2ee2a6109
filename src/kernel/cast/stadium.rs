//! A ray against a swollen straight core: a stadium, or a half-line with a radius, though no shape has one yet.

use core::cmp::Ordering;

use super::{Cast, Hit};
use crate::exact::{Arrow, Cap, Cross, Dot, InSlab, Measured, PastLine, Polynomial, Precision, Side, Sum, Xy, reached};
use crate::kernel::{Direction, Line, Region};

impl Cast {
    /// The first point of the ray in a stadium, or a swollen half-line, that it starts outside of.
    ///
    /// Outside of the slab around the whole line, it has to enter that first, on the side where it starts: through the
    /// side of the stadium, or beyond an end, and then through that end's cap or not at all. Inside of the slab, it
    /// starts beyond an end.
    pub(super) fn entry_of_stadium<P: Precision>(&self, line: &Line, r: Sum) -> Option<Hit<P>> {
        let (s, d) = (line.along, self.direction);
        if (Side { u: s, v: self.offset_from(line.start), r }).sign() != Ordering::Greater {
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
        let (e, d) = (self.offset_from(c), self.direction);
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
        if side == Ordering::Greater { factor.reverse() } else { factor }
    }

    /// t = (|s×e| − R|s|)/|d×s| = ((s×e)² − R²|s|²)/((|s×e| + R|s|)·|d×s|), whose factors are known to relative
    /// precision. For `f32`, the numerator may be as small as 2⁻⁵⁹⁶ and the denominator 2⁵¹⁰: here alone a quotient of
    /// plain `f64` underflows.
    fn side_entry<P: Precision>(&self, line: &Line, side: Ordering, r: Sum) -> Option<Hit<P>> {
        let (s, d, e) = (line.along, self.direction, self.offset_from(line.base()));
        let across = Cross(s, e).value::<P>().abs() + r.real() * s.reals().length();
        let t = (Side { u: s, v: e, r }.value() / (across * Cross(d, s).value().abs())).at_least_tiny();
        let by_max_t = || {
            PastLine { v: -e, d, s, max_t: self.max_t }.sign() != side
                || InSlab { v: -e, d, s, r, max_t: self.max_t }.sign() != Ordering::Greater
        };
        reached(t, self.max_t, by_max_t).then(|| self.at(t, Direction::beside(s, side).unit()))
    }
}
