//! A way out before it is rounded, at a glance or from the kernels.

use core::cmp::Ordering;

use super::Penetration;
use crate::error::QueryError;
use crate::exact::{Arrow, Pair, Precision, Real, Sum, Xy};
use crate::glance::{self, Features, Sight, Unclear};
use crate::kernel::escape::Escape;
use crate::kernel::facing::Facing;
use crate::kernel::gap::{Nearest, Relation};
use crate::kernel::{Body, swollen};
use crate::query::{Pairing, round};
use crate::vector::Components as _;
use crate::vector::{Vector, sealed};

/// The way out, if there is one alone. Whether there is any is asked first: most pairs are apart.
#[inline(always)]
pub(super) fn parted<P: Precision>(a: &Body, b: &Body) -> Sight<Parting<P>> {
    if !glance::overlap::<P>(a, b, a.radius + b.radius).ok_or(Unclear)? {
        return Ok(None);
    }
    let radii = [a.radius, b.radius];
    let parting = if P::WIDE {
        glance::features::<P>(&a.core, &b.core).map(|features| Parting::by(&features, radii))
    } else {
        glance::separation(a, b).map(|(facing, gap)| Parting::facing(&facing, gap, radii))
    };
    parting.ok_or(Unclear).map(Some)
}

/// A [`Penetration`] before it is rounded; the points are those of the cores, which have these radii.
pub(in crate::query) struct Parting<P> {
    pub(in crate::query) normal: Pair<P>,
    pub(in crate::query) depth: Real<P>,
    pub(super) unique: bool,
    points: [Pair<P>; 2],
    radii: [f64; 2],
}

impl Pairing {
    pub(in crate::query) fn parting<P: Precision>(&self, preferred: Xy) -> Option<Parting<P>> {
        match &self.cores {
            Relation::Crossing(a, b) => Some(self.escaping(&Escape::crossing(a, b), preferred)),
            Relation::Facing(nearest) => match nearest.compare(self.reach()) {
                Ordering::Greater => None,
                compared => Some(match nearest.shared() {
                    Some(at) => self.escaping(&Escape::meeting(self.a.core, self.b.core, at), preferred),
                    None if compared == Ordering::Equal => Parting::between(nearest, Real::ZERO, self.radii()),
                    None => Parting::between(nearest, -nearest.gap(self.reach()), self.radii()),
                }),
            },
        }
    }

    /// For cores that share a point.
    fn escaping<P: Precision>(&self, escape: &Escape, preferred: Xy) -> Parting<P> {
        let way = escape.way(Arrow::free(preferred));
        Parting {
            normal: way.normal().unit(),
            depth: escape.depth(self.reach()),
            unique: escape.is_unique(),
            points: way.points(),
            radii: self.radii(),
        }
    }

    fn radii(&self) -> [f64; 2] {
        [self.a.radius, self.b.radius]
    }
}

impl<P: sealed::Float> Parting<P> {
    #[inline(always)]
    pub(super) fn rounded<V: Vector<Scalar = P>>(&self) -> Result<Penetration<V>, QueryError> {
        let ([point_a, point_b], [a, b]) = (self.points, self.radii);
        let answer: Penetration<V> = Penetration {
            normal: round::nearest_vector(self.normal),
            depth: round::nearest(self.depth),
            unique: self.unique,
            point_a: round::nearest_vector(swollen(point_a, self.normal, a)),
            point_b: round::nearest_vector(swollen(point_b, -self.normal, b)),
        };
        let ([ax, ay], [bx, by]) = (answer.point_a.components(), answer.point_b.components());
        round::fitting(answer, [answer.depth, ax, ay, bx, by])
    }
}

impl<P: Precision> Parting<P> {
    #[inline(always)]
    fn by(features: &Features, radii @ [a, b]: [f64; 2]) -> Self {
        let r = Sum::new(a, b, 0.0);
        match features {
            Features::Apart(nearest) => Self::between(nearest, -nearest.gap(r), radii),
            Features::Crossing(exit) => {
                Self { normal: exit.normal().unit(), depth: exit.depth(r), unique: true, points: exit.points(), radii }
            }
        }
    }

    #[inline(always)]
    fn facing(facing: &Facing, gap: f64, radii: [f64; 2]) -> Self {
        let (normal, points) = (Pair::from_xy(facing.normal()), facing.points.map(Pair::from_xy));
        Self { normal, depth: Real::from_f64(-gap), unique: true, points, radii }
    }

    /// For cores that share no point.
    #[inline(always)]
    fn between(nearest: &Nearest, depth: Real<P>, radii: [f64; 2]) -> Self {
        Self { normal: nearest.normal().unit(), depth, unique: true, points: nearest.points(), radii }
    }
}
