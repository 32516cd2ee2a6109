//! Rays that bounce.

use drawing::{Drawing, Element, Part};
use impinge::Ray;
use impinge::glam::DVec2;
use impinge::query::{self, RayHit};

use crate::error::SceneError;

const MOST_BOUNCES: usize = 8;

/// A marked ray and where it bounced.
#[derive(Debug)]
pub(crate) struct RayPath<'a> {
    pub(crate) element: &'a Element,
    /// What of it comes before the first hit.
    pub(crate) start: Ray<DVec2>,
    pub(crate) hits: Vec<Hit<'a>>,
    /// What of it comes after the last.
    pub(crate) end: Ray<DVec2>,
    /// All hits where the end starts: in a corner, or where shapes coincide, several.
    touched: Vec<Hit<'a>>,
}

/// A hit, and what was hit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hit<'a> {
    pub(crate) part: Part<'a>,
    pub(crate) hit: RayHit<DVec2>,
}

/// Follows every marked ray of `drawing` among `parts`.
pub(crate) fn paths<'a>(drawing: &'a Drawing, parts: &[Part<'a>]) -> Result<Vec<RayPath<'a>>, SceneError> {
    drawing.rays().map(|(element, ray)| follow(element, *ray, parts)).collect()
}

fn follow<'a>(element: &'a Element, ray: Ray<DVec2>, parts: &[Part<'a>]) -> Result<RayPath<'a>, SceneError> {
    let mut path = RayPath { element, start: ray, hits: Vec::new(), end: ray, touched: Vec::new() };
    while path.hits.len() < MOST_BOUNCES {
        let ahead = path.ahead(parts)?;
        let Some(&first) = ahead.iter().min_by(|one, two| one.hit.t.total_cmp(&two.hit.t)) else {
            break;
        };
        path.bounce(first, &ahead);
    }
    Ok(path)
}

impl<'a> RayPath<'a> {
    /// Where it starts, and where it bounces.
    pub(crate) fn turns(&self) -> Vec<DVec2> {
        [self.start.origin].into_iter().chain(self.hits.iter().map(|hit| hit.hit.point)).collect()
    }

    /// The next hit on each of `parts` but those that the ray leaves: being convex, they cannot be hit before another.
    fn ahead(&self, parts: &[Part<'a>]) -> Result<Vec<Hit<'a>>, SceneError> {
        let others = parts.iter().filter(|part| !self.leaves(part));
        others.filter_map(|&part| self.cast(part).transpose()).collect()
    }

    fn leaves(&self, part: &Part<'_>) -> bool {
        let is_last = self.hits.last().is_some_and(|last| last.part.is(part));
        is_last || self.touched.iter().any(|hit| hit.part.is(part) && hit.hit.normal.dot(self.end.direction) >= 0.0)
    }

    /// The next hit on `part`, unless the ray starts on its outline, outward.
    fn cast(&self, part: Part<'a>) -> Result<Option<Hit<'a>>, SceneError> {
        let hit = query::raycast(&self.end, part.shape, f64::INFINITY);
        let hit = hit.map_err(|source| SceneError::query(self.element, &part, source))?;
        let obstacle = hit.filter(|hit| hit.t > 0.0 || hit.normal.dot(self.end.direction) < 0.0);
        Ok(obstacle.map(|hit| Hit { part, hit }))
    }

    fn bounce(&mut self, first: Hit<'a>, ahead: &[Hit<'a>]) {
        if first.hit.t > 0.0 {
            self.touched.clear();
        }
        self.touched.extend(ahead.iter().filter(|hit| hit.hit.t == first.hit.t));
        self.end = Ray::new(first.hit.point, first.hit.reflect(self.end.direction));
        self.hits.push(first);
    }
}
