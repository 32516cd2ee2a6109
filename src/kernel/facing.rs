//! The numbers of a nearest pair, or of the side through which two crossing cores part, in plain `f64`.
//!
//! Both paths compute them here: the glances where they find the features, and the kernels from those that they decide.

use super::{Line, between_ends};
use crate::exact::{Xy, either, sqrt};

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

/// A line with two ends and a point, from which all is computed that is asked of them.
#[derive(Clone, Copy)]
pub(crate) struct Beside {
    pub(crate) a: Xy,
    pub(crate) b: Xy,
    pub(crate) point: Xy,
    /// u×z, u·z and |u|², with u along the line and z twice the way from its middle to the point.
    pub(crate) across: f64,
    pub(crate) along: f64,
    pub(crate) uu: f64,
    /// |z|² + |u|².
    pub(crate) size: f64,
}

impl Beside {
    #[inline(always)]
    pub(crate) fn new(a: Xy, b: Xy, point: Xy) -> Self {
        let (u, z) = (b - a, (point - a) + (point - b));
        let uu = u.length_squared();
        Self { a, b, point, across: u.cross(z), along: u.dot(z), uu, size: z.length_squared() + uu }
    }

    /// How far the point is beyond the nearer end, times 2|u|; negative beside the line.
    #[inline(always)]
    pub(crate) fn beyond(&self) -> f64 {
        self.along.abs() - self.uu
    }

    /// From the line to the point: across the line where `is_beside`, and else from the nearer end.
    ///
    /// Beside it the way is the left or right perpendicular of u, and |u|·distance = |u×z|/2. The error of u×z is below
    /// 8u·|u|(|z| + |u|), and so that of the distance below 4u·(|z| + |u|).
    #[inline(always)]
    pub(crate) fn facing(&self, is_beside: bool) -> Facing {
        let Self { a, b, point, across, uu, size, .. } = *self;
        let (u, end) = (b - a, either(self.along > 0.0, b, a));
        let (side, e) = (Xy::new(-u.y, u.x).scaled(1.0_f64.copysign(across)), point - end);
        let ee = e.length_squared();
        Facing {
            way: either(is_beside, side, e),
            square: if is_beside { uu } else { ee },
            product: if is_beside { across.abs() / 2.0 } else { ee },
            size,
            points: [between_ends(a, b, point), point],
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

    /// Of a point beside a line: beside the inside of a segment, or of a half-line.
    pub(super) fn beside(line: &Line, point: Xy) -> Self {
        if let Some(end) = line.end {
            return Beside::new(line.start, end, point).facing(true);
        }
        let (d, e) = (line.along.to(), point - line.start);
        let across = d.cross(e);
        Self {
            way: Xy::new(-d.y, d.x).scaled(1.0_f64.copysign(across)),
            square: d.length_squared(),
            product: across.abs(),
            size: e.length_squared(),
            points: [line.foot::<f32>(point).to_xy(), point],
        }
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
        const KEPT: f64 = 1.0 / 17_592_186_044_416.0;
        let gap = self.product / self.length() - r;
        (gap * gap > KEPT * (self.size + r * r)).then_some(gap)
    }
}
