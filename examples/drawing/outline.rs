use impinge::Segment;
use impinge::glam::{DAffine2, DVec2};

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
