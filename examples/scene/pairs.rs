//! Which shapes overlap, and which come nearest.

use drawing::Part;
use impinge::QueryError;
use impinge::glam::DVec2;
use impinge::query::{self, Penetration};

use crate::error::SceneError;

/// Two shapes that overlap or touch, and how they part.
#[derive(Debug)]
pub(crate) struct Overlap<'a> {
    pub(crate) a: Part<'a>,
    pub(crate) b: Part<'a>,
    pub(crate) penetration: Penetration<DVec2>,
}

/// Two shapes apart, and the points where they come nearest.
#[derive(Debug)]
pub(crate) struct Gap<'a> {
    pub(crate) a: Part<'a>,
    pub(crate) b: Part<'a>,
    pub(crate) distance: f64,
    pub(crate) points: (DVec2, DVec2),
}

#[derive(Debug, Default)]
pub(crate) struct Survey<'a> {
    pub(crate) overlaps: Vec<Overlap<'a>>,
    /// The nearest two that are apart.
    pub(crate) nearest: Option<Gap<'a>>,
}

/// Asks for every pair of `parts`, but for the pieces of one element, which are joined on purpose.
pub(crate) fn survey<'a>(parts: &[Part<'a>]) -> Result<Survey<'a>, SceneError> {
    let mut survey = Survey::default();
    for (index, &a) in parts.iter().enumerate() {
        for &b in parts[index + 1..].iter().filter(|b| !a.is_joined_to(b)) {
            survey.add(a, b).map_err(|source| SceneError::query(&a, &b, source))?;
        }
    }
    Ok(survey)
}

impl<'a> Survey<'a> {
    fn add(&mut self, a: Part<'a>, b: Part<'a>) -> Result<(), QueryError> {
        if let Some(penetration) = query::penetration(a.shape, b.shape)? {
            self.overlaps.push(Overlap { a, b, penetration });
        } else if let Some(gap) = gap(a, b)? {
            let nearest = self.nearest.as_ref();
            if nearest.is_none_or(|nearest| gap.distance < nearest.distance) {
                self.nearest = Some(gap);
            }
        }
        Ok(())
    }
}

fn gap<'a>(a: Part<'a>, b: Part<'a>) -> Result<Option<Gap<'a>>, QueryError> {
    let distance = query::distance(a.shape, b.shape)?;
    let points = query::closest_points(a.shape, b.shape)?;
    Ok(points.map(|points| Gap { a, b, distance, points }))
}
