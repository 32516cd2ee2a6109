//! The facing chain: the part of a core's border that faces a ray.

use core::cmp::Ordering;

use super::raycast::{Anchor, Corner};
use super::{Core, Line, sign_of_sum};
use crate::exact::{Arrow, Cross, Dot, Polynomial, SlabEntry, Sum, Xy, first};

/// A corner, and the edges from it that face the ray. A core, or the Minkowski difference of two, has at most two.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FacingChain {
    pub(crate) corner: Corner,
    pub(crate) edges: [Option<Edge>; 2],
}

/// An edge that is not parallel to the ray.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    /// The vector from `near` to `far`; a half-line has no `far`.
    pub(crate) along: Arrow,
    pub(crate) near: Corner,
    pub(crate) far: Option<Corner>,
    /// The anchor of a hit on the side.
    pub(crate) anchor: Anchor,
}

/// The feature that the ray meets, if it meets any.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Feature {
    Corner(Corner),
    Side(Edge),
}

impl FacingChain {
    /// The facing chain of a core; `None` if no corner faces the ray, because a half-line comes toward it.
    #[inline(always)]
    pub(crate) fn of_core(core: &Core, origin: Xy, d: Arrow) -> Option<Self> {
        match core {
            &Core::Point(target) => Some(Self::at(Corner { moving: origin, target })),
            Core::Straight(line) => Self::of_line(line, origin, d),
            // Not yet: queries along a path do not take polygons.
            Core::Convex(_) => None,
        }
    }

    #[inline(always)]
    pub(crate) fn of_line(line: &Line, origin: Xy, d: Arrow) -> Option<Self> {
        let corner = |target| Corner { moving: origin, target };
        let (near, far) = (corner(line.start), line.end.map(corner));
        Self::of_edge(Edge { along: line.along, near, far, anchor: Anchor::Moving(origin) }, d)
    }

    /// The facing chain of a single edge. If the edge is parallel to d, it is the corner that comes first.
    #[inline(always)]
    pub(crate) fn of_edge(edge: Edge, d: Arrow) -> Option<Self> {
        if Cross(edge.along, d).sign() != Ordering::Equal {
            return Some(Self { corner: edge.near, edges: [Some(edge), None] });
        }
        let first = if Dot(edge.along, d).sign() == Ordering::Less { edge.far } else { Some(edge.near) };
        first.map(Self::at)
    }

    pub(crate) fn at(corner: Corner) -> Self {
        Self { corner, edges: [None; 2] }
    }

    /// The feature through which a ray along d enters from outside, if it does; a ray along −d leaves through it.
    ///
    /// Seen along d, the inflated chain is a sequence of caps around the corners and sides between them. The ray passes
    /// a side if it enters the slab around that edge beside the edge itself. If it enters the slab before the near
    /// corner, it passes the cap of that corner or a feature on the other side of it.
    #[inline(always)]
    pub(crate) fn feature(&self, d: Arrow, r: Sum) -> Feature {
        for edge in self.edges.iter().flatten() {
            if edge.compare_entry(edge.near, d, r) != Ordering::Less {
                return match edge.far {
                    Some(far) if edge.compare_entry(far, d, r) == Ordering::Greater => Feature::Corner(far),
                    _ => Feature::Side(*edge),
                };
            }
        }
        Feature::Corner(self.corner)
    }
}

impl Edge {
    /// The side of the edge from which a ray along d comes: `Greater` is left.
    #[inline(always)]
    pub(crate) fn side(&self, d: Arrow) -> Ordering {
        Cross(self.along, d).sign().reverse()
    }

    /// A corner on the edge's line from which numbers are measured. It does not depend on the order of the ends, so
    /// reversing a segment changes no bit.
    #[inline(always)]
    pub(crate) fn base(&self) -> Corner {
        let (near, far) = (self.near, self.far.unwrap_or(self.near));
        Corner { moving: first(near.moving, far.moving), target: first(near.target, far.target) }
    }

    /// Twice the vector to the ray's start from the edge's midpoint, or from the near corner if that is the only one.
    #[inline]
    pub(crate) fn twice_from_middle(&self) -> Xy {
        self.near.offset().rounded() + self.far.unwrap_or(self.near).offset().rounded()
    }

    /// The point where the ray enters the edge's slab, compared with the corner c along the edge: `Less` is before c.
    ///
    /// The ray enters at t = (σR|s| − s×e)/(s×d), where σ = ±1 is the `side` from which it comes and s×d has the sign
    /// of −σ. There, (e + t·d)·s·(s×d) = (e·s)(s×d) − (s×e)(s·d) + σR|s|(s·d) = |s|·(|s|(e×d) + σR(s·d)). The sign of
    /// the last factor is that of its terms if they agree, and else that of the larger one, which their squares decide.
    #[inline]
    pub(crate) fn compare_entry(&self, c: Corner, d: Arrow, r: Sum) -> Ordering {
        let (s, e, side) = (self.along, c.offset(), self.side(d));
        let across = Cross(e, d).sign();
        let along = match side {
            _ if r.is_zero() => Ordering::Equal,
            Ordering::Less => Dot(s, d).sign().reverse(),
            _ => Dot(s, d).sign(),
        };
        let factor = sign_of_sum(across, along, || SlabEntry { s, v: e, d, r }.sign());
        if side == Ordering::Greater { factor.reverse() } else { factor }
    }
}
