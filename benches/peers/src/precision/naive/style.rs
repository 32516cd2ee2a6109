use super::{Scalar, Segment, Vector};

/// How to choose between cases.
pub(crate) trait Style: 'static {
    /// The point of the segment that is closest.
    fn closest(segment: &Segment, point: Vector) -> Vector;

    /// Whether the segments have a point in common.
    fn cross(a: &Segment, b: &Segment) -> bool;

    /// Whether one of so many is.
    fn any(count: usize, is: impl Fn(usize) -> bool) -> bool;

    /// What so many spans of `t` have in common, and that from 0 to `most`. `None` if that is nothing.
    fn common(count: usize, most: Scalar, span: impl Fn(usize) -> Span) -> Option<Common>;
}

/// From the first number to the second: empty if they are in the other order.
pub(crate) type Span = [Scalar; 2];

/// The span that others have in common.
pub(crate) struct Common {
    pub(super) start: Scalar,
    end: Scalar,
    /// The span that begins last: none of them if `start` is 0.
    pub(super) last: Option<usize>,
}

impl Common {
    fn up_to(most: Scalar) -> Self {
        Self { start: 0.0, end: most, last: None }
    }

    fn narrowed(self, index: usize, [start, end]: Span) -> Self {
        let is_later = start > self.start;
        Self {
            start: if is_later { start } else { self.start },
            end: if end < self.end { end } else { self.end },
            last: if is_later { Some(index) } else { self.last },
        }
    }

    fn is_empty(&self) -> bool {
        self.start > self.end
    }
}

/// With branches, as the book has it: a division only where it is needed.
pub(crate) struct Branching;

impl Style for Branching {
    /// Section 5.1.2.
    fn closest(segment: &Segment, point: Vector) -> Vector {
        let along = segment.b - segment.a;
        let t = (point - segment.a).dot(along);
        if t <= 0.0 {
            return segment.a;
        }
        let length = along.length_squared();
        if t >= length { segment.b } else { segment.a + along * (t / length) }
    }

    /// Section 5.1.9.1, and whoever touches the other's line.
    fn cross(a: &Segment, b: &Segment) -> bool {
        let (a1, a2) = (orientation(b, a.a), orientation(b, a.b));
        let (b1, b2) = (orientation(a, b.a), orientation(a, b.b));
        if a1 * a2 < 0.0 && b1 * b2 < 0.0 {
            return true;
        }
        (a1 == 0.0 && spans(b, a.a))
            || (a2 == 0.0 && spans(b, a.b))
            || (b1 == 0.0 && spans(a, b.a))
            || (b2 == 0.0 && spans(a, b.b))
    }

    /// The first one ends it.
    fn any(count: usize, is: impl Fn(usize) -> bool) -> bool {
        (0..count).any(is)
    }

    /// The first one that leaves nothing ends it.
    fn common(count: usize, most: Scalar, span: impl Fn(usize) -> Span) -> Option<Common> {
        (0..count).try_fold(Common::up_to(most), |common, index| {
            let common = common.narrowed(index, span(index));
            (!common.is_empty()).then_some(common)
        })
    }
}

/// With `clamp` and `&`: always a division, never a jump.
pub(crate) struct Branchless;

impl Style for Branchless {
    fn closest(segment: &Segment, point: Vector) -> Vector {
        let along = segment.b - segment.a;
        let t = (point - segment.a).dot(along) / along.length_squared();
        segment.a + along * t.clamp(0.0, 1.0)
    }

    /// Collinear segments count as crossing where their boxes overlap.
    #[expect(clippy::needless_bitwise_bool, reason = "`&&` is a branch")]
    fn cross(a: &Segment, b: &Segment) -> bool {
        let sides_of_b = orientation(b, a.a) * orientation(b, a.b);
        let sides_of_a = orientation(a, b.a) * orientation(a, b.b);
        (sides_of_b <= 0.0) & (sides_of_a <= 0.0) & boxes_overlap(a, b)
    }

    fn any(count: usize, is: impl Fn(usize) -> bool) -> bool {
        (0..count).fold(false, |any, index| any | is(index))
    }

    fn common(count: usize, most: Scalar, span: impl Fn(usize) -> Span) -> Option<Common> {
        let common = (0..count).fold(Common::up_to(most), |common, index| common.narrowed(index, span(index)));
        (!common.is_empty()).then_some(common)
    }
}

/// Twice the signed area of the triangle.
fn orientation(segment: &Segment, point: Vector) -> Scalar {
    (segment.b - segment.a).perp_dot(point - segment.a)
}

/// Whether a point on the segment's line is on the segment.
fn spans(segment: &Segment, point: Vector) -> bool {
    let (low, high) = bounds(segment);
    point.cmpge(low).all() && point.cmple(high).all()
}

fn boxes_overlap(a: &Segment, b: &Segment) -> bool {
    let ((a_low, a_high), (b_low, b_high)) = (bounds(a), bounds(b));
    (a_low.cmple(b_high) & b_low.cmple(a_high)).all()
}

fn bounds(segment: &Segment) -> (Vector, Vector) {
    (segment.a.min(segment.b), segment.a.max(segment.b))
}
