//! Rays that bounce.

use impinge::Ray;
use impinge::glam::Vec2;
use impinge::query::{self, RayHit};

use crate::answers::Answer;
use crate::figure::Figure;

const MOST_BOUNCES: usize = 8;

/// A ray of the scene, and where it bounces off the other shapes.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    pub(crate) start: Vec2,
    pub(crate) hits: Vec<Bounce>,
    /// What of it comes after the last.
    pub(crate) end: Ray,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounce {
    /// Which of the figures was hit.
    pub(crate) figure: usize,
    pub(crate) hit: RayHit,
}

/// Of each ray, and which of the figures it is. Rays pass through each other.
pub(crate) fn paths(figures: &[Figure]) -> Vec<(usize, Answer<Path>)> {
    let rays = figures.iter().enumerate().filter_map(|(index, figure)| Some((index, figure.shape().ray()?)));
    rays.map(|(index, ray)| (index, follow(ray, figures))).collect()
}

fn follow(ray: Ray, figures: &[Figure]) -> Answer<Path> {
    ray.validate()?;
    let mut path = Path { start: ray.origin, hits: Vec::new(), end: ray };
    while path.hits.len() < MOST_BOUNCES {
        let Some(next) = path.next(figures)? else {
            break;
        };
        path.end = Ray::new(next.hit.point, next.hit.reflect(path.end.direction));
        path.hits.push(next);
    }
    Ok(path)
}

impl Path {
    /// The first hit, but on what it leaves: being convex, that cannot be hit before something else.
    fn next(&self, figures: &[Figure]) -> Answer<Option<Bounce>> {
        let mut first: Option<Bounce> = None;
        for (figure, hit) in
            figures.iter().enumerate().filter_map(|(index, figure)| Some((index, self.cast(index, figure)?)))
        {
            let bounce = Bounce { figure, hit: hit? };
            first = first.filter(|first| first.hit.t <= bounce.hit.t).or(Some(bounce));
        }
        Ok(first)
    }

    fn cast(&self, index: usize, figure: &Figure) -> Option<Answer<RayHit>> {
        let is_last = self.hits.last().is_some_and(|last| last.figure == index);
        let shape = figure.shape().bounded().filter(|_| !is_last)?;
        let hit = query::raycast(&self.end, &shape, f32::INFINITY).transpose()?;
        if hit.is_ok_and(|hit| leaves(&hit, self.end.direction)) { None } else { Some(hit) }
    }
}

/// Whether the ray starts on the outline, outward.
fn leaves(hit: &RayHit, direction: Vec2) -> bool {
    hit.t == 0.0 && hit.normal.dot(direction) >= 0.0
}
