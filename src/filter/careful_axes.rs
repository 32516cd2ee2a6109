//! Separating axes in `f64`, for what those in `f32` leave uncertain.
//!
//! Where s is within its error of 0, an exact sign tells on which side of the edge's line the other core is. So it is
//! certain whether cores overlap, touch or are apart. The errors are those of [`nearest`](super::nearest).

use core::cmp::Ordering;

use super::axes::{Farthest, Largest};
use super::distance::lesser;
use super::nearest::{Along, outward};
use super::numbered::Meeting;
use super::{FilterResult, RELATIVE_ERROR, Uncertain};
use crate::exact::{Xy, first, precedes};
use crate::kernel::{Core, InflatedCore, Line};

/// The axes of two cores.
pub(super) struct CarefulAxes {
    /// M.
    pub(super) size: f64,
    largest: [Largest; 2],
    meeting: Meeting,
    touched: [Touched; 2],
}

/// The edges of a core whose line separates the cores, with both of them on it: two if the other core touches a corner.
#[derive(Clone, Copy)]
struct Touched {
    edges: [usize; 2],
    count: usize,
}

impl Touched {
    const NONE: Self = Self { edges: [0; 2], count: 0 };

    /// Of a convex core, no line of a third edge meets a core on its other side.
    fn add(&mut self, edge: usize) {
        if self.count < 2 {
            self.edges[self.count] = edge;
            self.count += 1;
        }
    }
}

impl CarefulAxes {
    /// `None` if a coordinate is NaN, infinite or so large that squares might overflow.
    #[inline(never)]
    pub(super) fn new(a: &InflatedCore, b: &InflatedCore) -> Option<Self> {
        let (mut room_a, mut room_b) = ([Xy::ZERO; 2], [Xy::ZERO; 2]);
        let (a, b) = (corners(&a.core, &mut room_a), corners(&b.core, &mut room_b));
        let (size, largest, touched) = (size(a, b)?, [Largest::NONE; 2], [Touched::NONE; 2]);
        let mut axes = Self { size, largest, meeting: Meeting::Overlapping, touched };
        axes.project(0, a, b);
        axes.project(1, b, a);
        Some(axes)
    }

    /// Adds the axes of one core.
    #[inline(never)]
    fn project(&mut self, number: usize, own: &[Xy], other: &[Xy]) {
        if own.len() < 2 {
            return;
        }
        for (edge, &p) in own.iter().enumerate() {
            let q = own[if edge + 1 == own.len() { 0 } else { edge + 1 }];
            let along = Along { e: q - p, size: self.size };
            let n = outward(along.e);
            let s = other.iter().fold(f64::INFINITY, |least, &corner| lesser(n.dot(corner - p), least));
            self.largest[number].add(edge, s * s.abs() / along.e.length_squared());
            if s > along.error() {
                self.meeting = Meeting::Apart;
            } else if s >= -along.error() {
                match position(&Line::segment(p, q), other, along.error()) {
                    Ordering::Less => self.meeting = Meeting::Apart,
                    Ordering::Equal => self.touch(number, edge),
                    Ordering::Greater => {}
                }
            }
        }
    }

    fn touch(&mut self, number: usize, edge: usize) {
        self.touched[number].add(edge);
        if self.meeting == Meeting::Overlapping {
            self.meeting = Meeting::Touching;
        }
    }

    pub(super) fn farthest(&self) -> Farthest {
        let error = 2.0 * RELATIVE_ERROR * (self.size * self.size);
        let are_overlapping = self.meeting == Meeting::Overlapping;
        Farthest::new(self.largest, Some(are_overlapping), |first, second| first - second > error)
    }

    pub(super) fn meeting(&self) -> Meeting {
        self.meeting
    }

    /// The edges of each core whose line the other core touches from outside, if the cores only touch.
    pub(super) fn touched(&self) -> Option<[&[usize]; 2]> {
        let [a, b] = &self.touched;
        (self.meeting == Meeting::Touching).then(|| [a, b].map(|touched| &touched.edges[..touched.count]))
    }
}

/// The side of an edge on which the other core is: `Greater` if a corner is on the inner side, `Equal` if one is on the
/// line. Only corners near the line need exact signs.
#[inline(never)]
fn position(line: &Line, other: &[Xy], error: f64) -> Ordering {
    let n = outward(line.along.rounded());
    let near = other.iter().filter(|&&corner| n.dot(corner - line.start) <= error);
    near.map(|&corner| line.side(corner)).max().unwrap_or(Ordering::Less)
}

/// M. `None` if a coordinate is NaN or infinite, or if the square of an s, which is below M⁴, might overflow.
fn size(a: &[Xy], b: &[Xy]) -> Option<f64> {
    let origin = *a.first()?;
    let size = a.iter().chain(b).fold(0.0, |sum, corner| {
        let relative = *corner - origin;
        sum + (relative.x.abs() + relative.y.abs())
    });
    let square = size * size;
    (square * square).is_finite().then_some(size)
}

/// The lexicographically smallest corner of one core that is in the other. `None` if there is none, or if that is
/// uncertain.
#[inline(never)]
pub(super) fn common_corner(a: &InflatedCore, b: &InflatedCore) -> Option<Xy> {
    let (mut room_a, mut room_b) = ([Xy::ZERO; 2], [Xy::ZERO; 2]);
    let (a, b) = (corners(&a.core, &mut room_a), corners(&b.core, &mut room_b));
    let size = size(a, b)?;
    let of_a = smallest_inside(a, b, size).ok()?;
    let of_b = smallest_inside(b, a, size).ok()?;
    of_a.into_iter().chain(of_b).reduce(first)
}

/// The smallest corner of a core that is inside the other.
fn smallest_inside(own: &[Xy], other: &[Xy], size: f64) -> FilterResult<Xy> {
    let mut smallest: Option<Xy> = None;
    for &corner in own {
        // Larger ones do not count, wherever they are.
        if smallest.is_some_and(|least| precedes(least, corner)) {
            continue;
        }
        if is_inside(corner, other, size)? {
            smallest = Some(corner);
        }
    }
    Ok(smallest)
}

/// Whether a point is on the inner side of all edges of a core, and not outside of one.
fn is_inside(point: Xy, core: &[Xy], size: f64) -> Result<bool, Uncertain> {
    let (mut is_inside, mut is_outside) = (core.len() > 2, core.len() == 1);
    for (edge, &p) in core.iter().enumerate() {
        let along = Along { e: core[if edge + 1 == core.len() { 0 } else { edge + 1 }] - p, size };
        let beyond = outward(along.e).dot(point - p);
        is_inside &= beyond < -along.error();
        is_outside |= beyond > along.error();
    }
    if is_inside | is_outside { Ok(is_inside) } else { Err(Uncertain) }
}

/// The corners of a core that is not a half-line.
fn corners<'a>(core: &'a Core, room: &'a mut [Xy; 2]) -> &'a [Xy] {
    match core {
        Core::Point(point) => core::slice::from_ref(point),
        Core::Straight(line) => {
            *room = [line.start, line.end.unwrap_or(line.start)];
            room
        }
        Core::Convex(ring) => ring.vertices(),
    }
}
