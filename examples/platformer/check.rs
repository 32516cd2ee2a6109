//! What must never happen in a frame, asked exactly and without a cast.

use impinge::glam::{Vec2, vec2};
use impinge::query::intersects;
use impinge::{Aabb, AnyShape, ConvexPolygon, QueryError, Segment, batch};

use crate::game::controller::Kind;
use crate::game::level::Level;
use crate::game::{BODY, Frame, PLAYER};

/// A few roundings of coordinates below 512, each by half an ulp of 2⁻¹⁵.
const ROUNDING: f32 = 1.0 / 8192.0;

/// What happened in a frame where the player wants to go to the side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Headway {
    /// Something stands in the way.
    Blocked,
    /// Nothing does, and nothing stops it.
    Free,
    /// Nothing does, and it is stopped nevertheless: it goes only so far.
    Snagged(f32),
}

/// The shapes near the way of a frame. `level` is as it was then.
pub(crate) fn near(frame: &Frame, level: &Level) -> Result<Vec<usize>, QueryError> {
    let ends = frame.moved.turns.iter().copied().chain([frame.before, frame.carried + frame.motion]);
    let places: Vec<_> = ends.flat_map(|end| [end + BODY.min, end + BODY.max]).collect();
    let mut near = Vec::new();
    batch::intersecting(&Aabb::from_points(&places).expanded(1.0), &level.shapes, &mut near)?;
    Ok(near)
}

/// A snag is a frame in which the character is stopped although the level leaves it room.
///
/// The room is the box that the body covers on a straight way to the side. Nothing solid may be in it. Its lower edge is
/// at the feet, where these are at the end of the frame. They are a skin above the floor: so the tiles of a flush floor
/// are not in the room, whether the body walks on them or lands on them. A walking body climbs boxes that are not higher
/// than a step: these are not in the way either. The controller is asked for nothing but its positions.
pub(crate) fn headway(frame: &Frame, near: &[usize], level: &Level) -> Result<Headway, QueryError> {
    let walks = frame.ground.is_some() && frame.motion.y <= PLAYER.skin;
    for &index in near.iter().filter(|&&index| level.kind(index) == Kind::Solid) {
        let shape = &level.shapes[index];
        let climbs = walks && matches!(shape, AnyShape::Aabb(_));
        if intersects(&room(frame, if climbs { PLAYER.step_height } else { 0.0 }), shape)? {
            return Ok(Headway::Blocked);
        }
    }
    let gone = frame.moved.position.x - frame.carried.x;
    let is_free = (gone - frame.motion.x).abs() <= ROUNDING;
    Ok(if is_free { Headway::Free } else { Headway::Snagged(gone) })
}

/// With its lower edge so far above the feet.
fn room(frame: &Frame, raised: f32) -> Aabb {
    let (start, end) = (frame.carried, frame.moved.position);
    // The skin, and the hair that it keeps before that.
    let reach = frame.motion.x + frame.motion.x.signum() * 2.0 * PLAYER.skin;
    let (ahead, top) = (start.x + reach, if start.y < end.y { start.y } else { end.y });
    // Up a step, the feet come from below.
    let feet = if raised > 0.0 && start.y > end.y { start.y } else { end.y };
    let ends = [vec2(start.x, top), vec2(ahead, top)].map(|end| [end + BODY.min, end + vec2(BODY.max.x, BODY.min.y)]);
    let mut room = Aabb::from_points(&ends.concat());
    room.max.y = feet + BODY.max.y - raised;
    room
}

/// The shape that the character enters on its way, or falls through.
pub(crate) fn tunnel(frame: &Frame, near: &[usize], level: &Level) -> Result<Option<usize>, QueryError> {
    let has_moved = |index: usize| level.moved.iter().any(|&(moved, _)| moved == index);
    for &index in near {
        let shape = &level.shapes[index];
        let is_entered = match level.kind(index) {
            Kind::Solid => {
                // What moves too is only asked where it is at the end.
                let from = if has_moved(index) { frame.carried } else { frame.before };
                let mut legs = frame.moved.turns.windows(2).map(|leg| [leg[0], leg[1]]).chain([[from, frame.carried]]);
                legs.try_fold(false, |is_entered, leg| Ok(is_entered || intersects(&swept(leg)?, shape)?))?
            }
            Kind::OneWay => !frame.drops && falls_through(frame, shape)?,
            Kind::Open => false,
        };
        if is_entered {
            return Ok(Some(index));
        }
    }
    Ok(None)
}

/// All that the body covers from one place to the other.
fn swept(leg: [Vec2; 2]) -> Result<ConvexPolygon<Vec2, 8>, QueryError> {
    let corners = leg.map(|position| {
        let Aabb { min, max } = BODY.translated(position);
        [min, vec2(max.x, min.y), max, vec2(min.x, max.y)]
    });
    ConvexPolygon::hull_of(&corners.concat())
}

/// Whether a corner of the feet, or their middle, goes down through the shape, although the body was clear of it before.
fn falls_through(frame: &Frame, shape: &AnyShape) -> Result<bool, QueryError> {
    for leg in frame.moved.turns.windows(2).filter(|leg| leg[0].y < leg[1].y) {
        if intersects(&BODY.translated(leg[0]), shape)? {
            continue;
        }
        for foot in [BODY.min.x, 0.0, BODY.max.x].map(|x| vec2(x, BODY.max.y)) {
            if intersects(&Segment::new(leg[0] + foot, leg[1] + foot), shape)? {
                return Ok(true);
            }
        }
    }
    Ok(false)
}
