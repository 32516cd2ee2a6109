//! The numbers of a nearest pair, or of the side through which two crossing cores part, in plain `f64`.
//!
//! Both paths compute them here: the glances where they find the features, and the kernels from those that they decide.

use super::{Line, Straight};
use crate::exact::{Xy, either, power_of_two, sqrt};

/// A point on each core, for answers in `f32`. The way from one to the other has any length but zero.
#[derive(Clone, Copy)]
pub(crate) struct Facing {
    /// Along the normal, which leads from a to b.
    way: Xy,
    /// |way|².
    square: f64,
    /// The distance of the points along the normal, times the length of the way: negative where the cores cross.
    product: f64,
    /// The error of the distance is a few u of the root of this.
    size: f64,
    pub(crate) points: [Xy; 2],
}

/// A line and a point, and the products of u along the line and z [twice the way](Straight::twice_to) to the point.
#[derive(Clone, Copy)]
pub(crate) struct Beside {
    pub(crate) line: Straight,
    pub(crate) point: Xy,
    /// u×z.
    pub(crate) across: f64,
    /// u·z.
    pub(crate) along: f64,
    /// |u|².
    pub(crate) uu: f64,
    /// |z|².
    pub(crate) zz: f64,
}

impl Beside {
    #[inline(always)]
    pub(crate) fn new(line: Straight, point: Xy) -> Self {
        let (u, z) = (line.u, line.twice_to(point));
        let [uu, zz] = [u, z].map(Xy::length_squared);
        Self { line, point, across: u.cross(z), along: u.dot(z), uu, zz }
    }

    /// How far the point is beyond the nearer end, times 2|u|; negative beside the line.
    #[inline(always)]
    pub(crate) fn beyond(&self) -> f64 {
        self.line.beyond(self.along, self.uu)
    }

    /// The end of the line on whose side the point is.
    #[inline(always)]
    pub(crate) fn nearer_end(&self) -> Xy {
        self.line.end(self.along > 0.0)
    }

    /// From the line to the point: across the line where `is_beside`, and else from the nearer end.
    ///
    /// Beside it the way is the left or right perpendicular of u, and |u|·distance = |u×z|/2. The error of u×z is below
    /// 8u·|u|(|z| + |u|), and so that of the distance below 4u·(|z| + |u|). Without an end, z is a mere difference doubled:
    /// 2u·|z| in the distance, however long u is.
    #[inline(always)]
    pub(crate) fn facing(&self, is_beside: bool) -> Facing {
        let Self { line, point, across, uu, zz, .. } = *self;
        let (u, e) = (line.u, point - self.nearer_end());
        let (side, ee) = (Xy::new(-u.y, u.x).scaled(1.0_f64.copysign(across)), e.length_squared());
        Facing {
            way: either(is_beside, side, e),
            square: if is_beside { uu } else { ee },
            product: if is_beside { across.abs() / 2.0 } else { ee },
            size: if line.is_segment { zz + uu } else { zz },
            points: [line.nearest(point), point],
        }
    }
}

impl Facing {
    /// Of two points that differ.
    #[inline(always)]
    pub(crate) fn of_points(a: Xy, b: Xy) -> Self {
        let way = b - a;
        let square = way.length_squared();
        Self { way, square, product: square, size: square, points: [a, b] }
    }

    /// Of a point beside the inside of a line.
    pub(super) fn beside(line: &Line, point: Xy) -> Self {
        Beside::new(line.straight(), point).facing(true)
    }

    /// With a and b exchanged.
    #[inline(always)]
    pub(crate) fn swapped_if(self, is_swapped: bool) -> Self {
        let [p, q] = self.points;
        let sign = if is_swapped { -1.0 } else { 1.0 };
        Self { way: self.way.scaled(sign), points: [either(is_swapped, q, p), either(is_swapped, p, q)], ..self }
    }

    /// Where the cores cross, each leads to the other's far side.
    #[inline(always)]
    pub(crate) fn through_if(self, crosses: bool) -> Self {
        let sign = if crosses { -1.0 } else { 1.0 };
        Self { way: self.way.scaled(sign), product: self.product * sign, ..self }
    }

    #[inline(always)]
    pub(crate) fn crosses(&self) -> bool {
        self.product < 0.0
    }

    #[inline(always)]
    fn length(&self) -> f64 {
        sqrt(self.square)
    }

    /// From a to b, of length 1.
    #[inline(always)]
    pub(crate) fn normal(&self) -> Xy {
        self.way.over(self.length())
    }

    /// The distance less R, if that keeps its precision.
    ///
    /// With S the root of `size`, the product has an error of at most 4√2·u·S in terms of the distance, the root and the
    /// quotient add 2u·S, and R has 2u·R: the error of the difference is below 2⁻⁵⁰·(S + R), which is at most
    /// √2·2⁻⁵⁰·√(S² + R²). Where the result exceeds 2⁻²² of that root, it is at most 2⁻²⁷ of the result, an eighth of an
    /// ulp of an `f32`.
    #[inline(always)]
    pub(crate) fn gap(&self, r: f64) -> Option<f64> {
        const KEPT: f64 = power_of_two(-44);
        let gap = self.product / self.length() - r;
        (gap * gap > KEPT * (self.size + r * r)).then_some(gap)
    }
}
