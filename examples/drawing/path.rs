//! The `d` attribute of a path.

use impinge::glam::{DVec2, dvec2};
use svgtypes::{PathParser, PathSegment};

use super::error::Problem;
use super::outline::Outline;

/// The subpaths of `data`.
pub(crate) fn outlines(data: &str) -> Result<Vec<Outline>, Problem> {
    let mut pen = Pen::default();
    for segment in PathParser::from(data) {
        pen.follow(segment.map_err(|error| Problem::syntax("d", error))?)?;
    }
    Ok(pen.outlines)
}

#[derive(Default)]
struct Pen {
    outlines: Vec<Outline>,
    at: DVec2,
}

impl Pen {
    fn follow(&mut self, segment: PathSegment) -> Result<(), Problem> {
        match segment {
            PathSegment::MoveTo { abs, x, y } => self.start(self.origin(abs) + dvec2(x, y)),
            PathSegment::LineTo { abs, x, y } => self.line_to(self.origin(abs) + dvec2(x, y)),
            PathSegment::HorizontalLineTo { abs, x } => self.line_to(dvec2(self.origin(abs).x + x, self.at.y)),
            PathSegment::VerticalLineTo { abs, y } => self.line_to(dvec2(self.at.x, self.origin(abs).y + y)),
            PathSegment::ClosePath { .. } => self.close(),
            curve => return Err(Problem::Curve(char::from(curve.command()))),
        }
        Ok(())
    }

    /// What coordinates count from.
    fn origin(&self, absolute: bool) -> DVec2 {
        if absolute { DVec2::ZERO } else { self.at }
    }

    fn start(&mut self, point: DVec2) {
        self.outlines.push(Outline::open(vec![point]));
        self.at = point;
    }

    fn line_to(&mut self, point: DVec2) {
        // After a Z without an M, the next subpath begins where the closed one did.
        if self.outlines.last().is_none_or(|outline| outline.closed) {
            self.start(self.at);
        }
        if let Some(outline) = self.outlines.last_mut() {
            outline.points.push(point);
        }
        self.at = point;
    }

    fn close(&mut self) {
        if let Some(outline) = self.outlines.last_mut() {
            outline.closed = true;
            self.at = outline.points[0];
        }
    }
}
