//! Where a ray meets a swollen core.
//!
//! The ray runs along d; e leads to its start from a corner of the core, s runs along one of its edges; R is the radius.
//! A moving core is a ray too, against the Minkowski difference of the other core and itself ([`sweep`](super::sweep)):
//! hence a [`Corner`] names two points, of which a plain ray has its origin as the one.

mod bare;
mod circle;
mod front;
pub(crate) mod plain;
mod side;

use core::cmp::Ordering;

pub(crate) use self::front::{Edge, Feature, Front};
use self::plain::Passage;
use super::gap::nearest_to;
use super::{Body, Core, Direction, Line, Region};
use crate::exact::{Arrow, Cross, Pair, Polynomial, Precision, Real, Sum, Xy};

/// The way of the ray, and how far it reaches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cast {
    pub(crate) direction: Arrow,
    pub(crate) max_t: f64,
}

/// A corner of what the ray is cast against: where the end `moving` has come to the end `target`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Corner {
    pub(crate) moving: Xy,
    pub(crate) target: Xy,
}

impl Corner {
    /// e, from the corner to the start of the ray.
    #[inline(always)]
    pub(crate) fn offset(self) -> Arrow {
        Arrow::between(self.target, self.moving)
    }
}

/// When the ray meets the outline, and the unit normal there.
#[derive(Clone, Copy)]
pub(crate) struct Hit<P> {
    pub(crate) t: Real<P>,
    pub(crate) normal: Pair<P>,
    pub(crate) anchor: Anchor,
}

/// What a hit's point is measured from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Anchor {
    /// The point itself.
    At(Xy),
    /// An end that moves: the point is farther along the ray.
    Moving(Xy),
    /// An end of the target: the point is beyond it by the radius, along the normal.
    Target(Xy),
}

impl<P: Precision> Hit<P> {
    /// With the plain numbers, if `P` can do with them and they keep enough, and else with exact ones.
    fn new(
        plain: impl FnOnce() -> Option<Passage>,
        exact: impl FnOnce() -> (Real<P>, Pair<P>),
        anchor: Anchor,
    ) -> Self {
        let plain = if P::WIDE { None } else { plain() };
        if let Some(passage) = plain {
            return Self::plain(passage, anchor);
        }
        let (t, normal) = exact();
        Self { t, normal, anchor }
    }

    #[inline(always)]
    pub(crate) fn plain(Passage { t, normal }: Passage, anchor: Anchor) -> Self {
        Self { t: Real::from_f64(t), normal: Pair::from_xy(normal), anchor }
    }

    #[inline(always)]
    pub(crate) fn at_start(origin: Xy, normal: Direction) -> Self {
        Self { t: Real::ZERO, normal: normal.unit(), anchor: Anchor::At(origin) }
    }

    /// At the end of a path, where t is 1.
    pub(super) fn at_end(end: Xy, normal: Direction) -> Self {
        Self { t: Real::from_f64(1.0), normal: normal.unit(), anchor: Anchor::At(end) }
    }
}

impl Cast {
    /// Where the ray, or the core that moves, is at a hit.
    pub(crate) fn point<P: Precision>(&self, hit: &Hit<P>, r: Sum) -> Pair<P> {
        match hit.anchor {
            Anchor::At(point) => Pair::from_xy(point),
            Anchor::Moving(start) => Pair::from_xy(start) + self.direction.reals().times(hit.t),
            Anchor::Target(end) => Pair::from_xy(end) + hit.normal.times(r.real()),
        }
    }

    /// The first point of the ray from `origin` in `target`, within `max_t`, which is not negative.
    pub(crate) fn first_hit<P: Precision>(&self, origin: Xy, target: &Body) -> Option<Hit<P>> {
        let r = target.reach();
        match (target.core.reduced(), r.is_zero()) {
            (Core::Point(c), true) => self.onto_point(Corner { moving: origin, target: c }),
            (Core::Straight(line), true) => self.onto_line(origin, &line),
            (core, false) => self.onto_swollen(origin, &core, r),
        }
    }

    /// Against the ray.
    #[inline(always)]
    pub(crate) fn backward(&self) -> Direction {
        Direction::Along(-self.direction)
    }

    fn onto_line<P: Precision>(&self, origin: Xy, line: &Line) -> Option<Hit<P>> {
        if Cross(self.direction, line.along).sign() != Ordering::Equal {
            return self.onto_front(&Front::of_line(line, origin, self.direction)?, Sum::ZERO);
        }
        match line.region(origin) {
            Region::End(end) => self.onto_point(Corner { moving: origin, target: end }),
            Region::Inside => (line.side(origin) == Ordering::Equal).then(|| Hit::at_start(origin, self.backward())),
        }
    }

    fn onto_swollen<P: Precision>(&self, origin: Xy, core: &Core, r: Sum) -> Option<Hit<P>> {
        let start = nearest_to(origin, core, true);
        match start.compare(r) {
            Ordering::Less => Some(Hit::at_start(origin, self.backward())),
            Ordering::Equal => Some(Hit::at_start(origin, start.normal())),
            Ordering::Greater => self.onto_front(&Front::of_core(core, origin, self.direction)?, r),
        }
    }

    /// The first point of the ray in what has this front and does not hold the ray's start, unless it is bare.
    pub(super) fn onto_front<P: Precision>(&self, front: &Front, r: Sum) -> Option<Hit<P>> {
        self.onto(&front.feature(self.direction, r), r)
    }

    pub(super) fn onto<P: Precision>(&self, feature: &Feature, r: Sum) -> Option<Hit<P>> {
        match (feature, r.is_zero()) {
            (&Feature::Corner(corner), true) => self.onto_point(corner),
            (&Feature::Corner(corner), false) => self.onto_circle(corner, r),
            (Feature::Side(edge), true) => self.across_edge(edge),
            (Feature::Side(edge), false) => self.onto_slab(edge, r),
        }
    }

    /// The last point of the ray in a swollen core that it has a point in common with.
    pub(super) fn out_of<P: Precision>(&self, feature: &Feature, r: Sum) -> Hit<P> {
        match feature {
            &Feature::Corner(corner) => self.out_of_circle(corner, r),
            Feature::Side(edge) => self.out_of_slab(edge, r),
        }
    }
}
