//! Shapes on a lattice: whether they overlap, exactly, in integers.
//!
//! Integers, tiles and pixels touch all the time, where the other filters cannot decide. Here coordinates are multiples of a 64th
//! from −2²¹ to 2²¹, and radii and the margin from 0 to 2²²: as integers, 2²⁷ and 2²⁸. An arrow is below 2²⁸, a sum of two
//! below 2²⁹, and the sum R of radii and margin below 3·2²⁸. So |u|² is below 2⁵⁷, u·z and u×z below 2⁵⁸, and 4R² below 2⁶²;
//! c² + h² is below 2¹¹⁷ and 4R²|u|² below 2¹¹⁹.

use crate::kernel::{Core, InflatedCore, Line};

/// A point, or an arrow, in multiples of a 64th.
#[derive(Clone, Copy)]
struct GridPoint {
    x: i64,
    y: i64,
}

/// The coordinate 0, counted from the least one.
const ZERO: i64 = 1 << 27;

/// A [`Straight`](crate::kernel::Straight) core.
#[derive(Clone, Copy)]
struct GridLine {
    start: GridPoint,
    far: GridPoint,
    u: GridPoint,
    is_segment: bool,
}

/// Whether the shapes are within `margin` of each other, if all is on the lattice and sound.
#[inline(always)]
pub(crate) fn overlap(a: &InflatedCore, b: &InflatedCore, margin: f64) -> Option<bool> {
    let ([p, q], [margin]) = (lengths([a.radius, b.radius])?, lengths([margin])?);
    let r = p + q + margin;
    match (&a.core, &b.core) {
        (&Core::Point(a), &Core::Point(b)) => {
            let [ax, ay, bx, by] = coordinates([a.x, a.y, b.x, b.y])?;
            Some(points(GridPoint { x: ax, y: ay }, GridPoint { x: bx, y: by }, r))
        }
        (Core::Straight(line), &Core::Point(point)) | (&Core::Point(point), Core::Straight(line)) => {
            let [x, y] = coordinates([point.x, point.y])?;
            let line = GridLine::new(line, coordinates(GridLine::numbers(line))?, ZERO);
            line.has_direction().then(|| line.is_within(GridPoint { x, y }, r))
        }
        (Core::Straight(a), Core::Straight(b)) => {
            let ([x, y, to_x, to_y], [p, q, to_p, to_q]) = (GridLine::numbers(a), GridLine::numbers(b));
            let [x, y, to_x, to_y, p, q, to_p, to_q] =
                coordinates([x, y, to_x, to_y, p, q, to_p, to_q])?.map(|number| number - ZERO);
            lines(GridLine::new(a, [x, y, to_x, to_y], 0), GridLine::new(b, [p, q, to_p, to_q], 0), r)
        }
    }
}

/// Numbers from 0, in multiples of a 64th.
#[inline(always)]
fn lengths<const N: usize>(numbers: [f64; N]) -> Option<[i64; N]> {
    whole(numbers, 0)
}

/// Numbers from −2²¹, in multiples of a 64th, with `ZERO` for 0.
#[inline(always)]
fn coordinates<const N: usize>(numbers: [f64; N]) -> Option<[i64; N]> {
    whole(numbers, -ZERO)
}

/// Numbers in multiples of a 64th, counted from the `least`, as far as 2²⁸ of them.
///
/// Such a number less the least, added to 3·2⁴⁵, whose last bit is a 64th, is rounded to multiples of it, and the bits of
/// the sum are those of 3·2⁴⁵ and as many more. One that is not on the lattice comes back with other bits, and so does −0,
/// which is left to the kernels; a NaN or an infinity is far beyond.
#[inline(always)]
#[expect(clippy::cast_precision_loss, reason = "the least is a power of two")]
#[expect(clippy::cast_possible_wrap, reason = "what is beyond, on either side, is refused")]
fn whole<const N: usize>(numbers: [f64; N], least: i64) -> Option<[i64; N]> {
    const BASE: f64 = 105_553_116_266_496.0;
    let start = BASE - least as f64 / 64.0;
    let sums = numbers.map(|number| number + start);
    let units = sums.map(|sum| sum.to_bits().wrapping_sub(BASE.to_bits()));
    let strays =
        numbers.iter().zip(sums).fold(0, |all, (number, sum)| all | number.to_bits() ^ (sum - start).to_bits());
    let beyond = units.iter().fold(0, |all, unit| all | unit) >> 28;
    (strays | beyond == 0).then(|| units.map(|unit| unit as i64))
}

impl GridPoint {
    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self { x: self.x - other.x, y: self.y - other.y }
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self { x: self.x + other.x, y: self.y + other.y }
    }

    #[inline(always)]
    fn dot(self, other: Self) -> i64 {
        self.x * other.x + self.y * other.y
    }

    #[inline(always)]
    fn cross(self, other: Self) -> i64 {
        self.x * other.y - self.y * other.x
    }
}

#[inline(always)]
fn points(a: GridPoint, b: GridPoint, r: i64) -> bool {
    let v = b.minus(a);
    v.dot(v) <= r * r
}

impl GridLine {
    /// The coordinates of the start, and of the end or the direction.
    #[inline(always)]
    fn numbers(line: &Line) -> [f64; 4] {
        let (start, to) = (line.start, line.along.to());
        [start.x, start.y, to.x, to.y]
    }

    #[inline(always)]
    fn new(line: &Line, [x, y, to_x, to_y]: [i64; 4], zero: i64) -> Self {
        let (start, to) = (GridPoint { x, y }, GridPoint { x: to_x, y: to_y });
        match line.end {
            Some(_) => Self { start, far: to, u: to.minus(start), is_segment: true },
            None => Self { start, far: start, u: to.minus(GridPoint { x: zero, y: zero }), is_segment: false },
        }
    }

    /// Whether this is no half-line without a direction, of which the kernels have to tell.
    #[inline(always)]
    fn has_direction(self) -> bool {
        self.is_segment || self.u.dot(self.u) > 0
    }

    /// As [`scaled_square`](super::distance::scaled_square) has it, c² + h² ≤ (2R)²|u|².
    #[inline(always)]
    fn is_within(self, point: GridPoint, r: i64) -> bool {
        let (u, z) = (self.u, point.minus(self.start).plus(point.minus(self.far)));
        let uu = u.dot(u);
        if uu == 0 {
            return points(self.start, point, r);
        }
        let h = (if self.is_segment { u.dot(z).abs() - uu } else { -u.dot(z) }).max(0);
        product(u.cross(z), u.cross(z)) + product(h, h) <= product(4 * r * r, uu)
    }

    /// As [`Straight`](crate::kernel::Straight::excess) has it, unless the lines are parallel.
    #[inline(always)]
    fn excess(self, c: i64, across: i64) -> i64 {
        if self.is_segment {
            c.abs() - across.abs()
        } else if across < 0 {
            -c
        } else {
            c
        }
    }
}

/// As [`Lines`](super::distance::Lines) has it. Bare lines that are not parallel touch where neither is beside the other.
#[inline(always)]
fn lines(a: GridLine, b: GridLine, r: i64) -> Option<bool> {
    let w = b.start.minus(a.start).plus(b.far.minus(a.far));
    let across = a.u.cross(b.u);
    if across != 0 {
        let excess = b.excess(a.u.cross(w), across).max(a.excess(b.u.cross(w), across));
        if r == 0 || excess < 0 {
            return Some(excess <= 0);
        }
    }
    (a.has_direction() && b.has_direction()).then(|| an_end_is_within(a, b, r))
}

/// Out of line, for the registers that it takes to be saved for it alone.
#[inline(never)]
fn an_end_is_within(a: GridLine, b: GridLine, r: i64) -> bool {
    a.is_within(b.start, r) || a.is_within(b.far, r) || b.is_within(a.start, r) || b.is_within(a.far, r)
}

#[inline(always)]
fn product(a: i64, b: i64) -> i128 {
    i128::from(a) * i128::from(b)
}
