//! Where a point lies relative to an inflated core, and the normals of the outline there.

use core::cmp::Ordering;

use super::penetration::BorderNormals;
use super::ring::Difference;
use super::separation::{ClosestFeatures, Relation};
use super::{Core, Direction};
use crate::exact::{Arrow, Sum, Xy};

/// The position of a point relative to an inflated core.
pub(super) enum Position {
    Inside,
    OnOutline(Outline),
    Outside,
}

/// The outline at a point on it.
pub(super) enum Outline {
    /// The core has a radius, so there is one normal.
    Rounded(ClosestFeatures),
    /// The core is a polygon without a radius.
    Sharp(BorderNormals),
}

impl Position {
    /// The position of `point`. Without a radius, the core must be a polygon.
    #[inline(always)]
    pub(super) fn of(point: Xy, core: &Core, r: Sum) -> Self {
        let point = &Core::Point(point);
        let relation = Relation::between(core, point);
        match (relation.compare(r), relation) {
            (Ordering::Greater, _) => Self::Outside,
            (Ordering::Equal, Relation::NotCrossing(nearest)) => Self::OnOutline(match core {
                Core::Convex(ring) if r.is_zero() => {
                    Outline::Sharp(BorderNormals::on_border(&Difference::new(*ring, point, true)))
                }
                _ => Outline::Rounded(nearest),
            }),
            _ => Self::Inside,
        }
    }
}

impl Outline {
    /// The normal where a path along `d` meets the outline.
    #[inline(always)]
    pub(super) fn normal(&self, d: Arrow) -> Direction {
        match self {
            Self::Rounded(nearest) => nearest.normal(),
            Self::Sharp(normals) => normals.met_along(d).0,
        }
    }

    /// The sign of n·`d`, for the normal n. At a corner, n is the normal of a side there, and the greater sign counts.
    pub(super) fn heading(&self, d: Arrow) -> Ordering {
        match self {
            Self::Rounded(nearest) => nearest.heading(d),
            Self::Sharp(normals) => normals.heading(d),
        }
    }

    /// The point of the core nearest to `point` of the outline, or the start of the edge that contains it.
    pub(super) fn foot(&self, point: Xy) -> Xy {
        match self {
            Self::Rounded(ClosestFeatures::Ends { a, .. }) => *a,
            Self::Rounded(ClosestFeatures::Side { line, .. }) => line.start,
            Self::Sharp(_) => point,
        }
    }
}
