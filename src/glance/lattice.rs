//! Shapes on a lattice: whether they overlap, exactly, in integers.
//!
//! Integers, tiles and pixels touch all the time, where a glance does not tell. Here coordinates are multiples of a 64th
//! from −2²¹ to 2²¹, and radii and the margin from 0 to 2²²: as integers, 2²⁷ and 2²⁸. An arrow is below 2²⁸, a sum of two
//! below 2²⁹, and the sum R of radii and margin below 3·2²⁸. So |u|² is below 2⁵⁷, u·z and u×z below 2⁵⁸, and 4R² below 2⁶²;
//! c² + h² is below 2¹¹⁷ and 4R²|u|² below 2¹¹⁹.

use crate::kernel::{Body, Core};

/// A point, or an arrow, in multiples of a 64th.
#[derive(Clone, Copy)]
struct GridPoint {
    x: i64,
    y: i64,
}

/// A straight core.
#[derive(Clone, Copy)]
struct GridSegment {
    a: GridPoint,
    b: GridPoint,
}

/// Whether the shapes are within `margin` of each other, if all is on the lattice and sound, and nothing is a half-line.
#[inline(always)]
pub(crate) fn overlap(a: &Body, b: &Body, margin: f64) -> Option<bool> {
    let ([p, q], [margin]) = (lengths([a.radius, b.radius])?, lengths([margin])?);
    let r = p + q + margin;
    match (&a.core, &b.core) {
        (&Core::Point(a), &Core::Point(b)) => {
            let [ax, ay, bx, by] = coordinates([a.x, a.y, b.x, b.y])?;
            Some(points(GridPoint { x: ax, y: ay }, GridPoint { x: bx, y: by }, r))
        }
        (Core::Straight(line), &Core::Point(point)) | (&Core::Point(point), Core::Straight(line)) => {
            let (a, b) = (line.start, line.end?);
            let ([x, y], [ax, ay, bx, by]) = (coordinates([point.x, point.y])?, coordinates([a.x, a.y, b.x, b.y])?);
            Some(GridSegment::new([ax, ay, bx, by]).reaches(GridPoint { x, y }, r))
        }
        (Core::Straight(line), Core::Straight(other)) => {
            let (a, b, c, d) = (line.start, line.end?, other.start, other.end?);
            let [ax, ay, bx, by, cx, cy, dx, dy] = coordinates([a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y])?;
            Some(edges(GridSegment::new([ax, ay, bx, by]), GridSegment::new([cx, cy, dx, dy]), r))
        }
    }
}

/// Numbers from 0, in multiples of a 64th.
#[inline(always)]
fn lengths<const N: usize>(numbers: [f64; N]) -> Option<[i64; N]> {
    whole(numbers, 0)
}

/// Numbers from −2²¹, in multiples of a 64th.
#[inline(always)]
fn coordinates<const N: usize>(numbers: [f64; N]) -> Option<[i64; N]> {
    whole(numbers, -(1 << 27))
}

/// Numbers in multiples of a 64th, from the `least` and 2²⁸ upward.
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
    (strays | beyond == 0).then(|| units.map(|unit| unit as i64 + least))
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

impl GridSegment {
    #[inline(always)]
    fn new([ax, ay, bx, by]: [i64; 4]) -> Self {
        Self { a: GridPoint { x: ax, y: ay }, b: GridPoint { x: bx, y: by } }
    }

    /// As [`scaled_square`](super::squared::scaled_square) has it, c² + h² ≤ (2R)²|u|².
    #[inline(always)]
    fn reaches(self, point: GridPoint, r: i64) -> bool {
        let (u, z) = (self.b.minus(self.a), point.minus(self.a).plus(point.minus(self.b)));
        let uu = u.dot(u);
        if uu == 0 {
            return points(self.a, point, r);
        }
        let h = (u.dot(z).abs() - uu).max(0);
        product(u.cross(z), u.cross(z)) + product(h, h) <= product(4 * r * r, uu)
    }
}

/// As [`Lines`](super::lines::Lines) has it. Bare edges that are not parallel touch where neither middle is farther.
#[inline(always)]
fn edges(a: GridSegment, b: GridSegment, r: i64) -> bool {
    let (u, v) = (a.b.minus(a.a), b.b.minus(b.a));
    let w = b.a.minus(a.a).plus(b.b.minus(a.b));
    let turn = u.cross(v).abs();
    let middles = [u.cross(w), v.cross(w)];
    let are_within = |reach: i64| middles.iter().all(|middle| (-reach..=reach).contains(middle));
    if r == 0 && turn > 0 { are_within(turn) } else { are_within(turn - 1) || an_end_reaches(a, b, r) }
}

/// Out of line, for the registers that it takes to be saved for it alone.
#[inline(never)]
fn an_end_reaches(a: GridSegment, b: GridSegment, r: i64) -> bool {
    a.reaches(b.a, r) || a.reaches(b.b, r) || b.reaches(a.a, r) || b.reaches(a.b, r)
}

#[inline(always)]
fn product(a: i64, b: i64) -> i128 {
    i128::from(a) * i128::from(b)
}
