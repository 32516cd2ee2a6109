use std::iter;

use impinge::glam::{DAffine2, DVec2};
use impinge::{ConvexPolygon, Segment, query};

/// A chain of straight pieces.
#[derive(Debug)]
pub(crate) struct Outline {
    pub points: Vec<DVec2>,
    /// Whether a last piece leads back to the start.
    pub closed: bool,
}

impl Outline {
    pub(crate) fn open(points: Vec<DVec2>) -> Self {
        Self { points, closed: false }
    }

    pub(crate) fn closed(points: Vec<DVec2>) -> Self {
        Self { points, closed: true }
    }

    pub(crate) fn transformed(mut self, transform: &DAffine2) -> Self {
        for point in &mut self.points {
            *point = transform.transform_point2(*point);
        }
        self
    }

    /// The inside. `None` unless it is a convex polygon of at most 8 corners.
    pub(crate) fn inside(&self) -> Option<ConvexPolygon<DVec2>> {
        let hull = ConvexPolygon::hull(&self.points).ok()?;
        let mut corners = hull.vertices().to_vec();
        let is_convex = corners.len() > 2 && {
            let is_counter_clockwise = self.goes_round(&corners);
            corners[1..].reverse();
            is_counter_clockwise || self.goes_round(&corners)
        };
        is_convex.then_some(hull)
    }

    /// Whether it goes from corner to corner, straight, and once around. It may rest at a corner and on the way.
    fn goes_round(&self, corners: &[DVec2]) -> bool {
        let corner = |number: usize| corners[number % corners.len()];
        let start = self.points.iter().position(|&point| point == corner(0)).unwrap_or(0);
        let (before, from_start) = self.points.split_at(start);
        let mut passed = 0;
        from_start.iter().chain(before).chain(iter::once(&corner(0))).all(|point| {
            passed += usize::from(*point == corner(passed + 1));
            query::intersects(&Segment::new(corner(passed), corner(passed + 1)), point) == Ok(true)
        }) && passed == corners.len()
    }

    pub(crate) fn pieces(&self) -> impl Iterator<Item = Segment<DVec2>> {
        let chain = self.points.windows(2).map(|ends| Segment::new(ends[0], ends[1]));
        chain.chain(self.closing_piece())
    }

    /// The piece back to the start, unless the chain ends there of itself.
    fn closing_piece(&self) -> Option<Segment<DVec2>> {
        let (&first, &last) = (self.points.first()?, self.points.last()?);
        let needed = self.closed && (first != last || self.points.len() == 1);
        needed.then(|| Segment::new(last, first))
    }
}
