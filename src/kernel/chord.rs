//! The part of a path inside an inflated core.
//!
//! The path is the line o + t·d for t ≥ 0, or up to 1 if it has an end. The core is convex, so the common part is one
//! interval. It starts at o or where the path enters, and it ends at the path's end or where the path leaves. The
//! facing chain of the reversed path contains the feature through which the path leaves.

use core::cmp::Ordering;

use super::facing_chain::{FacingChain, Feature};
use super::raycast::{Anchor, Corner, Hit, Motion};
use super::separation::{ClosestFeatures, closest_to};
use super::{Core, Direction, InflatedCore, Line};
use crate::exact::{Arrow, Cross, Dot, Measured, Polynomial, Precision, Real, Slab, Sum, Xy};

/// Where the path enters and leaves, both on the outline.
#[derive(Clone, Copy)]
pub(crate) struct UnroundedChord<P> {
    pub(crate) enter: Option<Hit<P>>,
    pub(crate) exit: Option<Hit<P>>,
    /// Whether the chord is a point.
    pub(crate) single: bool,
}

impl<P: Precision> UnroundedChord<P> {
    #[inline]
    pub(crate) fn point(hit: Hit<P>) -> Self {
        Self { enter: Some(hit), exit: Some(hit), single: true }
    }
}

impl Motion {
    /// The motion along `path`, up to its end.
    #[inline]
    pub(crate) fn along(path: &Line) -> Self {
        Self { direction: path.along, max_t: if path.end.is_some() { 1.0 } else { f64::INFINITY } }
    }

    /// The part of `path` inside `target`. `self` is the motion along `path`.
    #[inline]
    pub(crate) fn chord<P: Precision>(&self, path: &Line, target: &InflatedCore) -> Option<UnroundedChord<P>> {
        let r = target.radius_as_sum();
        match (target.core, r.is_zero()) {
            (core, true) => self.through_bare(path, &core.reduced()),
            (core, false) => InflatedChord { motion: self, path, core: &core, r }.compute(),
        }
    }

    fn through_bare<P: Precision>(&self, path: &Line, core: &Core) -> Option<UnroundedChord<P>> {
        match core {
            // Not yet: queries along a path do not take polygons.
            Core::Convex(_) => None,
            _ if path.along.is_zero() => chord_of_point(path.start, core),
            &Core::Point(target) => self.onto_point(Corner { moving: path.start, target }).map(UnroundedChord::point),
            Core::Straight(line) if Cross(self.direction, line.along).sign() == Ordering::Equal => {
                self.along_line(path, line)
            }
            Core::Straight(line) => {
                let chain = FacingChain::of_line(line, path.start, self.direction)?;
                self.onto_chain(&chain, Sum::ZERO).map(UnroundedChord::point)
            }
        }
    }

    /// The part of the path on a parallel line: from the later of the first points to the earlier of the last ones.
    fn along_line<P: Precision>(&self, path: &Line, line: &Line) -> Option<UnroundedChord<P>> {
        let d = self.direction;
        if line.side(path.start) != Ordering::Equal {
            return None;
        }
        let order = |p, q| Dot(d, Arrow::between(q, p)).sign();
        let ahead = line.first_along(d).filter(|&end| order(end, path.start) == Ordering::Greater);
        let start = ahead.unwrap_or(path.start);
        let lasts = [line.last_along(d), path.end].into_iter().flatten();
        let last = lasts.reduce(|p, q| if order(p, q) == Ordering::Greater { q } else { p });
        if last.is_some_and(|last| order(start, last) == Ordering::Greater) {
            return None;
        }
        let [enter, exit] = [Some(start), last].map(|point| point.map(|point| self.passing(path, point)));
        Some(UnroundedChord { enter, exit, single: last == Some(start) })
    }

    /// A hit at a point of the path that lies on a parallel core: t = (d·v)/|d|², with v parallel to d.
    fn passing<P: Precision>(&self, path: &Line, point: Xy) -> Hit<P> {
        let v = Arrow::between(path.start, point);
        let t = if v.is_zero() {
            Real::ZERO
        } else {
            Dot(self.direction, v).value() / self.direction.reals().length_squared()
        };
        Hit { t, normal: self.backward().reals(), anchor: Anchor::At(point) }
    }
}

/// The chord of a path without length in a bare core.
fn chord_of_point<P: Precision>(point: Xy, core: &Core) -> Option<UnroundedChord<P>> {
    let normal = match core {
        Core::Point(_) => Direction::X,
        Core::Straight(line) => Direction::Left(line.along),
        Core::Convex(_) => return None,
    };
    let is_on_core = closest_to(point, core, true).compare(Sum::ZERO) == Ordering::Equal;
    is_on_core.then(|| UnroundedChord::point(Hit::at_start(point, normal)))
}

/// A path through a core with a radius.
struct InflatedChord<'a> {
    motion: &'a Motion,
    path: &'a Line,
    core: &'a Core<'a>,
    r: Sum,
}

impl InflatedChord<'_> {
    #[inline]
    fn compute<P: Precision>(&self) -> Option<UnroundedChord<P>> {
        let start = closest_to(self.path.start, self.core, true);
        match start.compare(self.r) {
            Ordering::Less => {
                Some(UnroundedChord { enter: None, exit: self.exit(), single: self.path.along.is_zero() })
            }
            Ordering::Equal => Some(self.starting_on_outline(&start)),
            Ordering::Greater => self.starting_outside(),
        }
    }

    fn starting_on_outline<P: Precision>(&self, start: &ClosestFeatures) -> UnroundedChord<P> {
        let enter = Hit::at_start(self.path.start, start.normal());
        let goes_on = match start.heading(self.motion.direction) {
            Ordering::Less => true,
            Ordering::Equal => self.slides_from(self.path.start),
            Ordering::Greater => false,
        };
        self.beginning_at(enter, goes_on)
    }

    fn starting_outside<P: Precision>(&self) -> Option<UnroundedChord<P>> {
        let d = self.motion.direction;
        if d.is_zero() {
            return None;
        }
        let feature = FacingChain::of_core(self.core, self.path.start, d)?.feature(d, self.r);
        let enter = self.motion.onto(&feature, self.r)?;
        let goes_on = match feature {
            Feature::Corner(corner) if self.is_tangent_at(corner) => self.slides_from(corner.target),
            _ => !self.ends_on_entry(),
        };
        Some(self.beginning_at(enter, goes_on))
    }

    fn beginning_at<P: Precision>(&self, enter: Hit<P>, goes_on: bool) -> UnroundedChord<P> {
        if goes_on {
            UnroundedChord { enter: Some(enter), exit: self.exit(), single: false }
        } else {
            UnroundedChord::point(enter)
        }
    }

    fn is_tangent_at(&self, corner: Corner) -> bool {
        Slab { u: self.motion.direction, v: corner.offset(), r: self.r }.sign() == Ordering::Equal
    }

    /// Whether the path, which touches the outline beside the core's point `foot`, runs along the outline from there.
    fn slides_from(&self, foot: Xy) -> bool {
        let d = self.motion.direction;
        let is_ahead = |point: Option<Xy>| {
            point.is_none_or(|point| Dot(d, Arrow::between(foot, point)).sign() == Ordering::Greater)
        };
        match self.core {
            Core::Straight(line) if Cross(line.along, d).sign() == Ordering::Equal => {
                is_ahead(line.last_along(d)) && is_ahead(self.path.end)
            }
            _ => false,
        }
    }

    /// Whether the path ends where it enters.
    fn ends_on_entry(&self) -> bool {
        let end = self.path.end.map(|end| closest_to(end, self.core, true));
        end.is_some_and(|end| {
            end.compare(self.r) == Ordering::Equal && end.heading(self.motion.direction) == Ordering::Less
        })
    }

    /// The point where the path leaves, or its end if that is on the outline.
    fn exit<P: Precision>(&self) -> Option<Hit<P>> {
        let Some(end) = self.path.end else {
            return self.leave();
        };
        let last = closest_to(end, self.core, true);
        match last.compare(self.r) {
            Ordering::Less => None,
            Ordering::Equal => Some(Hit::at_end(end, last.normal())),
            Ordering::Greater => self.leave(),
        }
    }

    fn leave<P: Precision>(&self) -> Option<Hit<P>> {
        let back = -self.motion.direction;
        let chain = FacingChain::of_core(self.core, self.path.start, back)?;
        Some(self.motion.out_of(&chain.feature(back, self.r), self.r))
    }
}
