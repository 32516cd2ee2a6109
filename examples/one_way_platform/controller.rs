//! A character controller, to be copied into a game: it slides along floors, never enters one, and is let through one-way
//! platforms from below.

use impinge::glam::Vec2;
use impinge::query::{self, CastHit, Side};
use impinge::{QueryError, Segment, Stadium};

/// How far off the floors the character stays: well above what rounding moves it by, 2^-24 of its coordinates. With this
/// one, coordinates up to 10 000 are safe.
pub(crate) const SKIN: f32 = 1.0 / 128.0;
/// What is left of a motion after so many turns, deep in a corner, is dropped.
const MOST_TURNS: usize = 8;
/// How much of a motion leads off what it slides along: more than a rounded slide may lead into it, and not to be seen.
const LIFT: f32 = 1.0 / 1_048_576.0;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Level<'a> {
    pub(crate) floors: &'a [Segment],
    /// Solid for what comes from the left of their direction: from above, if they go from left to right.
    pub(crate) one_way: &'a [Segment],
}

#[derive(Clone, Debug)]
pub(crate) struct Moved {
    pub(crate) position: Vec2,
    /// Where it started and turned.
    pub(crate) turns: Vec<Vec2>,
    /// The normals of what it slid along: on a floor, `y` is positive.
    pub(crate) normals: Vec<Vec2>,
}

/// Moves a character from `position` by as much of `motion` as the level permits. The `shape` is the one that it has at
/// the origin, so that it stays the same for ever: a shape moved again and again is rounded each time.
pub(crate) fn move_and_slide(
    shape: &Stadium,
    position: Vec2,
    motion: Vec2,
    level: Level<'_>,
) -> Result<Moved, QueryError> {
    let mut moved = Moved { position, turns: vec![position], normals: Vec::new() };
    moved.advance(shape, level.way_off(&shape.translated(position))?, level)?;
    let mut rest = motion;
    for _ in 0..MOST_TURNS {
        let Some(hit) = moved.advance(shape, rest, level)? else {
            break;
        };
        moved.normals.push(hit.normal);
        rest = slide(rest * (1.0 - hit.t), &hit);
        // Back where it came from: in a corner that would never end.
        if rest.dot(motion) <= 0.0 {
            break;
        }
    }
    Ok(moved)
}

impl Moved {
    /// Goes straight on up to the first hit.
    fn advance(&mut self, shape: &Stadium, motion: Vec2, level: Level<'_>) -> Result<Option<CastHit>, QueryError> {
        let hit = level.first_hit(&shape.translated(self.position), motion)?;
        self.position += motion * hit.map_or(1.0, |hit| hit.t);
        self.turns.push(self.position);
        Ok(hit)
    }
}

impl<'a> Level<'a> {
    fn first_hit(self, body: &Stadium, motion: Vec2) -> Result<Option<CastHit>, QueryError> {
        let hits = self.hits(body, motion)?.into_iter().map(|(hit, _)| hit);
        // The skin overlaps by a hair what it was moved to; what it leaves does not stop it.
        let ahead = hits.filter(|hit| !hit.overlapping || hit.normal.dot(motion) < 0.0);
        Ok(ahead.min_by(|one, two| one.t.total_cmp(&two.t)))
    }

    /// What the body with its skin on meets, or overlaps at the start.
    fn hits(self, body: &Stadium, motion: Vec2) -> Result<Vec<(CastHit, &'a Segment)>, QueryError> {
        let skinned = body.inflated(SKIN);
        let mut hits = Vec::new();
        for floor in self.floors {
            hits.extend(query::cast(&skinned, motion, floor)?.map(|hit| (hit, floor)));
        }
        for platform in self.one_way {
            // Whatever the body is in the middle of, it came through from below.
            let hit = if query::intersects(body, platform)? { None } else { query::cast(&skinned, motion, platform)? };
            hits.extend(hit.filter(|hit| hit.facing(platform) == Some(Side::Left)).map(|hit| (hit, platform)));
        }
        Ok(hits)
    }

    /// The way to where the skin overlaps nothing: without it, the roundings of many steps would add up.
    fn way_off(self, body: &Stadium) -> Result<Vec2, QueryError> {
        let mut way = Vec2::ZERO;
        for (hit, floor) in self.hits(body, Vec2::ZERO)? {
            way -= hit.normal * query::signed_distance(&body.inflated(SKIN), floor)?;
        }
        Ok(way)
    }
}

/// The part of `rest` along what was hit.
fn slide(rest: Vec2, hit: &CastHit) -> Vec2 {
    hit.slide(rest) + hit.normal * (rest.abs().max_element() * LIFT)
}
