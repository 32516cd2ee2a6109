//! The closest features of two cores, if they are certain.

use super::distance::Lines;
use super::{RELATIVE_ERROR, bound, have_valid_radii};
use crate::exact::{Precision, Xy};
use crate::kernel::penetration::SeparatingSide;
use crate::kernel::separation::{ClosestFeatures, PlainSeparation, PointAndLine, ends};
use crate::kernel::{Core, InflatedCore, Line, Straight};

/// The relation of two cores, for answers in `f64`.
pub(crate) enum FilteredRelation {
    /// The cores share no point.
    Apart(ClosestFeatures),
    /// The cores cross in the interior of both. This is their separating side.
    Crossing(SeparatingSide),
}

/// A line of one core and an end of the other, which give the distance or the depth.
struct Nearby {
    beside: PointAndLine,
    line_is_a: bool,
    /// Whether the closest point of the line is between its ends.
    is_inside: bool,
    /// Whether the cores cross. Then they part where that end leaves the line.
    crosses: bool,
}

/// The plain separation of two cores, for answers in `f32`.
#[inline]
pub(crate) fn plain_separation(a: &Core, b: &Core) -> Option<PlainSeparation> {
    find::<f32, _>(a, b, PlainSeparation::of_points, Nearby::plain_separation)
}

/// The plain separation of two shapes in `f32`, and their gap, which is negative if they overlap.
#[inline(always)]
pub(crate) fn separation(a: &InflatedCore, b: &InflatedCore) -> Option<(PlainSeparation, f64)> {
    let plain = plain_separation(&a.core, &b.core)?;
    let gap = plain.gap(a.radius + b.radius)?;
    have_valid_radii(a, b).then_some((plain, gap))
}

/// The point of a bare line that is nearest to `point`, in `f32`. `None` unless `point` is certainly off the line.
#[inline]
pub(crate) fn closest<P: Precision>(line: &Line, point: Xy) -> Option<Xy> {
    let line = line.straight();
    if P::DOUBLE_WORD { None } else { nearby::<f32>(line, point, true, false).map(|_| line.closest(point)) }
}

/// The features of two cores, for answers in `f64`. The kernels compute the numbers from them.
#[inline]
pub(crate) fn features<P: Precision>(a: &Core, b: &Core) -> Option<FilteredRelation> {
    let of_points = |a, b| FilteredRelation::Apart(ClosestFeatures::Ends { a, b });
    find::<P, _>(a, b, of_points, |nearby| nearby.features(a, b))
}

/// The closest features, or the separating side of crossing cores.
#[inline(always)]
fn find<P: Precision, T>(
    a: &Core,
    b: &Core,
    of_points: impl FnOnce(Xy, Xy) -> T,
    of_nearby: impl FnOnce(Nearby) -> T,
) -> Option<T> {
    match (a, b) {
        (&Core::Point(a), &Core::Point(b)) => (a != b).then(|| of_points(a, b)),
        (Core::Straight(line), &Core::Point(point)) => nearby::<P>(line.straight(), point, true, false).map(of_nearby),
        (&Core::Point(point), Core::Straight(line)) => nearby::<P>(line.straight(), point, false, false).map(of_nearby),
        (Core::Straight(a), Core::Straight(b)) => {
            let (a, b) = (a.straight(), b.straight());
            let lines = Lines::new::<P>(a, b);
            let crosses = lines.are_crossing::<P>()?;
            let number = lines.nearest_end::<P>(crosses)?;
            // Tables select the end and the line, because a branch would be unpredictable.
            let end = [b.start, b.far, a.start, a.far][number & 3];
            let line_is_a = number < 2;
            nearby::<P>([b, a][usize::from(line_is_a)], end, line_is_a, crosses).map(of_nearby)
        }
    }
}

/// The line and the point, if the point is certainly off the line, and certainly beside it or beyond one end. If the
/// cores cross, the point counts as beside the line.
#[inline(always)]
fn nearby<P: Precision>(line: Straight, point: Xy, line_is_a: bool, crosses: bool) -> Option<Nearby> {
    let beside = PointAndLine::new(line, point);
    let (beyond, slack) = (beside.beyond(), bound::<P>(RELATIVE_ERROR * (beside.zz + beside.uu)));
    let is_off = (beside.across.abs() > slack) | (!crosses & (beyond > slack));
    let has_certain_sign = is_off & (crosses | (beyond.abs() > slack));
    let is_inside = crosses | (beyond < 0.0);
    has_certain_sign.then_some(Nearby { beside, line_is_a, is_inside, crosses })
}

impl Nearby {
    #[inline]
    fn plain_separation(self) -> PlainSeparation {
        self.beside.plain_separation(self.is_inside).swapped_if(!self.line_is_a).reversed_if(self.crosses)
    }

    #[inline]
    fn features(self, a: &Core, b: &Core) -> FilteredRelation {
        let Self { beside, line_is_a, is_inside, crosses } = self;
        let end = beside.point;
        match if line_is_a { a } else { b } {
            Core::Straight(line) if crosses => {
                FilteredRelation::Crossing(SeparatingSide::through(line, line_is_a, end, beside.across > 0.0))
            }
            Core::Straight(line) if is_inside => {
                FilteredRelation::Apart(ClosestFeatures::Side { line: *line, end, line_is_a })
            }
            _ => FilteredRelation::Apart(ends(beside.nearer_end(), end, line_is_a)),
        }
    }
}
