//! Exact answers of yes or no in integers, for shapes on a grid.
//!
//! Shapes with integer coordinates, such as tiles and pixels, often touch. Then the other filters for shapes without a
//! polygon cannot decide. The grid has a step of 1/64. Coordinates are from −2²¹ to 2²¹, and radii and the margin from 0 to
//! 2²²: as integers, 2²⁷ and 2²⁸. A vector is below 2²⁸, a sum of two vectors below 2²⁹, and the sum R of radii and margin
//! below 3·2²⁸. So |u|² is below 2⁵⁷, u·z and u×z are below 2⁵⁸, and 4R² is below 2⁶²; c² + h² is below 2¹¹⁷ and 4R²|u|²
//! below 2¹¹⁹.

use core::cmp::Ordering;

use super::have_no_polygon;
use crate::exact::Xy;
use crate::kernel::ring::Ring;
use crate::kernel::{Core, InflatedCore, Line};
use crate::stages;

/// A point or a vector, in multiples of 1/64.
#[derive(Clone, Copy)]
struct FixedPoint {
    x: i64,
    y: i64,
}

/// The coordinate 0, counted from the least coordinate.
const ZERO: i64 = 1 << 27;

/// A [`PlainLine`](crate::kernel::PlainLine) on the grid.
#[derive(Clone, Copy)]
struct FixedLine {
    start: FixedPoint,
    far: FixedPoint,
    u: FixedPoint,
    is_segment: bool,
}

/// Whether the shapes certainly touch or overlap. `false` also off the grid, for polygons and for invalid input.
/// Compiled once, for the exact paths of the queries.
#[inline(never)]
pub(crate) fn intersect(a: &InflatedCore, b: &InflatedCore) -> bool {
    have_no_polygon(a, b) && within(a, b, 0.0) == Some(true)
}

/// Whether the shapes certainly touch, and do not overlap.
#[inline(never)]
pub(crate) fn touch(a: &InflatedCore, b: &InflatedCore) -> bool {
    have_no_polygon(a, b) && compare::<TOUCH>(a, b, 0.0) == Some(true)
}

/// Whether the shapes are within `margin` of each other. `None` if a number is off the grid, or for invalid input.
#[cfg_attr(debug_assertions, inline(never))]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn within(a: &InflatedCore, b: &InflatedCore, margin: f64) -> Option<bool> {
    compare::<WITHIN>(a, b, margin)
}

/// What is asked: `WITHIN` whether the distance is at most the margin, `TOUCH` whether it is equal. A const parameter, so
/// that each function contains only one test.
const WITHIN: bool = false;
const TOUCH: bool = true;

#[inline]
fn answer<const ASKED: bool>(compared: Ordering) -> bool {
    if ASKED == TOUCH { compared == Ordering::Equal } else { compared != Ordering::Greater }
}

/// The answer about two shapes. `None` if a number is off the grid, or for invalid input.
#[inline(always)]
fn compare<const ASKED: bool>(a: &InflatedCore, b: &InflatedCore, margin: f64) -> Option<bool> {
    if stages::are_filters_off() {
        return None;
    }
    let ([p, q], [margin]) = (lengths([a.radius, b.radius])?, lengths([margin])?);
    let r = p + q + margin;
    match (&a.core, &b.core) {
        (&Core::Point(a), &Core::Point(b)) => {
            let [ax, ay, bx, by] = coordinates([a.x, a.y, b.x, b.y])?;
            let (a, b) = (FixedPoint { x: ax, y: ay }, FixedPoint { x: bx, y: by });
            Some(answer::<ASKED>(compare_points(a, b, r)))
        }
        (Core::Straight(line), &Core::Point(point)) | (&Core::Point(point), Core::Straight(line)) => {
            let point = FixedPoint::at(point)?;
            let line = FixedLine::new(line, coordinates(FixedLine::numbers(line))?, ZERO);
            line.has_direction().then(|| answer::<ASKED>(line.compare(point, r)))
        }
        (Core::Straight(a), Core::Straight(b)) => {
            let ([x, y, to_x, to_y], [p, q, to_p, to_q]) = (FixedLine::numbers(a), FixedLine::numbers(b));
            let [x, y, to_x, to_y, p, q, to_p, to_q] =
                coordinates([x, y, to_x, to_y, p, q, to_p, to_q])?.map(|number| number - ZERO);
            lines::<ASKED>(FixedLine::new(a, [x, y, to_x, to_y], 0), FixedLine::new(b, [p, q, to_p, to_q], 0), r)
        }
        (Core::Convex(_), _) | (_, Core::Convex(_)) => None,
    }
}

/// Whether the outer shape contains the inner one. `None` if a number is off the grid, for invalid input, and where the
/// inner shape is a half-line or has the larger radius. A polygon must have the same radius as what it contains.
#[inline(always)]
pub(crate) fn contains(outer: &InflatedCore, inner: &InflatedCore) -> Option<bool> {
    if stages::are_filters_off() {
        return None;
    }
    // On the grid, the difference of the radii is exact.
    lengths([outer.radius, inner.radius])?;
    let outer = InflatedCore { radius: outer.radius - inner.radius, ..*outer };
    let has_end = |end| within(&outer, &InflatedCore::point(end), 0.0);
    match (&outer.core, &inner.core) {
        (_, Core::Straight(Line { end: None, .. })) => None,
        (Core::Convex(ring), inner) if outer.radius == 0.0 => contains_core(ring, inner),
        (_, &Core::Point(point)) => has_end(point),
        (_, &Core::Straight(Line { start, end: Some(end), .. })) => Some(has_end(start)? & has_end(end)?),
        (_, Core::Convex(_)) => None,
    }
}

/// Whether the corners or ends of a core are on the inner side of each edge of a polygon.
#[inline(never)]
fn contains_core(ring: &Ring, inner: &Core) -> Option<bool> {
    if ring.is_empty_box() || matches!(inner, Core::Convex(inner) if inner.is_empty_box()) {
        return None;
    }
    inner.vertices().try_fold(true, |mut are_inside, vertex| {
        let (point, mut start) = (FixedPoint::at(vertex)?, FixedPoint::at(*ring.vertices().last()?)?);
        for vertex in ring.vertices() {
            let end = FixedPoint::at(*vertex)?;
            are_inside &= end.minus(start).cross(point.minus(start)) >= 0;
            start = end;
        }
        Some(are_inside)
    })
}

/// Numbers from 0 up, in multiples of 1/64. `None` if one is off the grid.
#[inline]
fn lengths<const N: usize>(numbers: [f64; N]) -> Option<[i64; N]> {
    whole(numbers, 0)
}

/// Numbers from −2²¹ up, in multiples of 1/64, with `ZERO` for 0. `None` if one is off the grid.
#[inline]
fn coordinates<const N: usize>(numbers: [f64; N]) -> Option<[i64; N]> {
    whole(numbers, -ZERO)
}

/// Numbers in multiples of 1/64, counted from `least` and below 2²⁸. `None` if one is off the grid.
///
/// The number minus `least` is added to 3·2⁴⁵, whose last bit is 1/64. So the sum is rounded to a multiple of 1/64, and
/// its bits are those of 3·2⁴⁵ plus the number of multiples. If the number is off the grid, undoing the sum gives other
/// bits. This also holds for −0, which is left to the kernels. A NaN or an infinity is out of range.
#[inline(always)]
#[expect(clippy::cast_precision_loss, reason = "the least is a power of two")]
#[expect(clippy::cast_possible_wrap, reason = "what is beyond, on either side, is refused")]
fn whole<const N: usize>(numbers: [f64; N], least: i64) -> Option<[i64; N]> {
    const BASE: f64 = 105_553_116_266_496.0;
    let start = BASE - least as f64 / 64.0;
    let (mut units, mut inexact, mut out_of_range) = ([0; N], 0, 0);
    for (unit, number) in units.iter_mut().zip(numbers) {
        let sum = number + start;
        let multiples = sum.to_bits().wrapping_sub(BASE.to_bits());
        inexact |= number.to_bits() ^ (sum - start).to_bits();
        out_of_range |= multiples >> 28;
        *unit = multiples as i64;
    }
    (inexact | out_of_range == 0).then_some(units)
}

impl FixedPoint {
    /// `None` if a coordinate is off the grid.
    #[inline]
    fn at(point: Xy) -> Option<Self> {
        let [x, y] = coordinates([point.x, point.y])?;
        Some(Self { x, y })
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        Self { x: self.x - other.x, y: self.y - other.y }
    }

    #[inline]
    fn plus(self, other: Self) -> Self {
        Self { x: self.x + other.x, y: self.y + other.y }
    }

    #[inline]
    fn dot(self, other: Self) -> i64 {
        self.x * other.x + self.y * other.y
    }

    #[inline]
    fn cross(self, other: Self) -> i64 {
        self.x * other.y - self.y * other.x
    }
}

/// The distance of two points, compared with `r`.
#[inline]
fn compare_points(a: FixedPoint, b: FixedPoint, r: i64) -> Ordering {
    let v = b.minus(a);
    v.dot(v).cmp(&(r * r))
}

impl FixedLine {
    /// The coordinates of the start, and of the end or the direction.
    #[inline]
    fn numbers(line: &Line) -> [f64; 4] {
        let (start, to) = (line.start, line.along.to());
        [start.x, start.y, to.x, to.y]
    }

    #[inline]
    fn new(line: &Line, [x, y, to_x, to_y]: [i64; 4], zero: i64) -> Self {
        let (start, to) = (FixedPoint { x, y }, FixedPoint { x: to_x, y: to_y });
        match line.end {
            Some(_) => Self { start, far: to, u: to.minus(start), is_segment: true },
            None => Self { start, far: start, u: to.minus(FixedPoint { x: zero, y: zero }), is_segment: false },
        }
    }

    /// Whether this is a segment or has a direction. Otherwise the kernels return the error.
    #[inline]
    fn has_direction(self) -> bool {
        self.is_segment || self.u.dot(self.u) > 0
    }

    /// The distance of a point, compared with `r`: c² + h² with (2R)²|u|², as in
    /// [`scaled_square`](super::distance::scaled_square).
    #[inline(always)]
    fn compare(self, point: FixedPoint, r: i64) -> Ordering {
        let (u, z) = (self.u, point.minus(self.start).plus(point.minus(self.far)));
        let uu = u.dot(u);
        if uu == 0 {
            return compare_points(self.start, point, r);
        }
        let h = (if self.is_segment { u.dot(z).abs() - uu } else { -u.dot(z) }).max(0);
        (product(u.cross(z), u.cross(z)) + product(h, h)).cmp(&product(4 * r * r, uu))
    }

    /// The value of [`PlainLine::straddle`](crate::kernel::PlainLine::straddle), for lines that are not parallel.
    #[inline]
    fn straddle(self, c: i64, turn: i64) -> i64 {
        if self.is_segment {
            c.abs() - turn.abs()
        } else if turn < 0 {
            -c
        } else {
            c
        }
    }
}

/// The answer about two lines, as in [`Lines`](super::distance::Lines). Bare lines that are not parallel touch if
/// neither lies strictly on one side of the other.
#[inline(always)]
fn lines<const ASKED: bool>(a: FixedLine, b: FixedLine, r: i64) -> Option<bool> {
    let w = b.start.minus(a.start).plus(b.far.minus(a.far));
    let turn = a.u.cross(b.u);
    if turn != 0 {
        let straddle = b.straddle(a.u.cross(w), turn).max(a.straddle(b.u.cross(w), turn));
        if r == 0 || straddle < 0 {
            return Some(answer::<ASKED>(straddle.cmp(&0)));
        }
    }
    (a.has_direction() && b.has_direction()).then(|| compare_ends::<ASKED>(a, b, r))
}

/// The answer for lines of which an end is nearest. Out of line, so that only this path saves the registers that it needs.
#[inline(never)]
fn compare_ends<const ASKED: bool>(a: FixedLine, b: FixedLine, r: i64) -> bool {
    let of_b = |end| a.compare(end, r);
    let of_a = |end| b.compare(end, r);
    if ASKED == TOUCH {
        let nearest = of_b(b.start).min(of_b(b.far)).min(of_a(a.start)).min(of_a(a.far));
        return answer::<TOUCH>(nearest);
    }
    let is_within = answer::<WITHIN>;
    is_within(of_b(b.start)) || is_within(of_b(b.far)) || is_within(of_a(a.start)) || is_within(of_a(a.far))
}

#[inline]
fn product(a: i64, b: i64) -> i128 {
    i128::from(a) * i128::from(b)
}
