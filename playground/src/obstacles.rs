//! The cast of `b` among all other shapes: what stops it, and what a program could wrongly take for that.

use impinge::glam::Vec2;
use impinge::query::CastHit;

use crate::answers;
use crate::contact::largest;
use crate::figure::{Figure, Kind};
use crate::places::ulp;
use crate::scene::Scene;

#[derive(Clone, Debug)]
pub(crate) struct Obstacles {
    pub(crate) stop: Option<Met>,
    /// Which of the figures it passes along their outlines.
    pub(crate) grazed: Vec<usize>,
    pub(crate) ghost: Option<Ghost>,
}

/// A figure, and where it is hit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Met {
    pub(crate) figure: usize,
    pub(crate) hit: CastHit,
}

/// Before or at the stop, another figure whose normal is against the motion. Its neighbour covers the side that is met.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ghost {
    pub(crate) met: Met,
    /// Whether it is only met by a shape that rounding has moved into the surface.
    pub(crate) sunk: bool,
}

/// `None` if there are no shapes but the pair, or if there is no cast.
pub(crate) fn of(scene: &Scene) -> Option<Obstacles> {
    let (translation, [_, b]) = (scene.translation?, scene.pair()?);
    if scene.figures.len() < 3 {
        return None;
    }
    let others = (0..scene.figures.len()).filter(|index| *index != scene.pair[1]);
    let all: Vec<Met> = others.filter_map(|figure| meet(scene, b, figure, translation)).collect();
    let stop = all
        .iter()
        .copied()
        .filter(|met| presses(&met.hit, translation))
        .reduce(|first, next| if next.hit.is_before(&first.hit, translation) { next } else { first });
    let before: Vec<Met> = all.into_iter().filter(|met| stop.is_none_or(|stop| met.hit.t <= stop.hit.t)).collect();
    let grazed = before.iter().filter(|met| met.hit.grazes).map(|met| met.figure).collect();
    Some(Obstacles { stop, grazed, ghost: ghost(scene, b, &before, stop.map(|stop| stop.figure)) })
}

/// An invalid figure is not met.
fn meet(scene: &Scene, moving: &Figure, figure: usize, translation: Vec2) -> Option<Met> {
    let hit = answers::cast(scene.figures[figure].shape(), moving.shape(), translation)?.ok()??;
    Some(Met { figure, hit })
}

/// Whether the hit stops the motion. One that grazes does not, nor an overlap that becomes less deep.
fn presses(hit: &CastHit, translation: Vec2) -> bool {
    !hit.grazes && hit.normal.dot(translation) < 0.0
}

/// What has a radius has no side that a neighbour could cover.
fn ghost(scene: &Scene, b: &Figure, before: &[Met], stop: Option<usize>) -> Option<Ghost> {
    let translation = scene.translation?;
    let ghosts = before.iter().filter(|met| scene.figures[met.figure].radius() == 0.0).filter_map(|met| {
        let one_ulp = ulp(largest([b, &scene.figures[met.figure]]));
        let normal = met.hit.normal;
        if !met.hit.grazes {
            let ghost = !met.hit.unique && Some(met.figure) != stop && presses(&met.hit, translation);
            return (ghost && is_covered(scene, met, normal, one_ulp)).then_some(Ghost { met: *met, sunk: false });
        }
        // As many programs find it: after a step down by one ulp, below the corner that it touches.
        let found = meet(scene, &b.translated(-normal * one_ulp), met.figure, translation)?;
        let back = if normal.perp().dot(translation) > 0.0 { -normal.perp() } else { normal.perp() };
        let ghost = !found.hit.overlapping && presses(&found.hit, translation);
        (ghost && is_covered(scene, &found, back, one_ulp)).then_some(Ghost { met: found, sunk: true })
    });
    ghosts.reduce(|first, next| if next.met.hit.t < first.met.hit.t { next } else { first })
}

/// Whether another figure than the two that meet is on the side that is met, nearly: all numbers are rounded.
fn is_covered(scene: &Scene, met: &Met, out: Vec2, one_ulp: f32) -> bool {
    let place = Figure::new(Kind::Point, &(met.hit.point + out * (4.0 * one_ulp)).to_array());
    let others = (0..scene.figures.len()).filter(|index| ![met.figure, scene.pair[1]].contains(index));
    others
        .map(|index| &scene.figures[index])
        .any(|figure| answers::within(figure, &place, 3.0 * one_ulp).unwrap_or(false))
}
