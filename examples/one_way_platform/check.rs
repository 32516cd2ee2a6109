//! What a controller must never do, checked exactly and without a cast.

use impinge::glam::Vec2;
use impinge::query;
use impinge::{QueryError, Segment, Stadium};

use crate::controller::Moved;
use crate::course::Course;
use crate::error::PlatformError;

/// Checks one move from turn to turn, and tells how close the bare shape came to a floor on the way.
pub(crate) fn closest(shape: &Stadium, moved: &Moved, course: &Course) -> Result<f32, PlatformError> {
    let mut closest = f32::INFINITY;
    for leg in moved.turns.windows(2) {
        for floor in &course.floors {
            let clearance = clearance(shape, leg, floor)?;
            if clearance < 0.0 {
                return Err(PlatformError::Entered { floor: *floor, leg: [leg[0], leg[1]] });
            }
            closest = if clearance < closest { clearance } else { closest };
        }
        if let Some(platform) = fallen_through(shape, leg, course)? {
            return Err(PlatformError::FellThrough { platform, leg: [leg[0], leg[1]] });
        }
    }
    Ok(closest)
}

/// The signed distance of `floor` from all that the caps cover on a leg, and from the whole shape where it ends.
///
/// A floor between the caps that meets neither lies wholly in there: none does that is part of a connected outline.
fn clearance(shape: &Stadium, leg: &[Vec2], floor: &Segment) -> Result<f32, QueryError> {
    let traces = traced(shape, leg);
    let of_each = [query::signed_distance(&traces[0], floor)?, query::signed_distance(&traces[1], floor)?];
    let at_end = query::signed_distance(&shape.translated(leg[1]), floor)?;
    Ok(of_each.into_iter().fold(at_end, |least, clearance| if clearance < least { clearance } else { least }))
}

/// What each end of the core, with the radius around it, covers on a leg.
fn traced(shape: &Stadium, leg: &[Vec2]) -> [Stadium; 2] {
    let [from, to] = [leg[0], leg[1]].map(|position| shape.translated(position).segment);
    [Stadium::new(from.a, to.a, shape.radius), Stadium::new(from.b, to.b, shape.radius)]
}

/// The one-way platform that the lower end of the core crossed downward, though the shape was above and clear of it.
fn fallen_through(shape: &Stadium, leg: &[Vec2], course: &Course) -> Result<Option<Segment>, QueryError> {
    let body = shape.translated(leg[0]);
    let foot = traced(shape, leg)[0].segment;
    for platform in &course.one_way {
        let crossed = query::intersects(&foot, platform)?;
        if crossed && is_over(foot.a, platform) && !query::intersects(&body, platform)? {
            return Ok(Some(*platform));
        }
    }
    Ok(None)
}

/// Whether a point is within the breadth of a platform, on its left side.
fn is_over(point: Vec2, platform: &Segment) -> bool {
    let (way, from_start) = (platform.b - platform.a, point - platform.a);
    let along = way.dot(from_start);
    0.0 < along && along < way.length_squared() && way.perp_dot(from_start) > 0.0
}

/// Whether the lower end of the core came through a one-way platform from below.
pub(crate) fn passes_upward(shape: &Stadium, moved: &Moved, course: &Course) -> Result<bool, QueryError> {
    for leg in moved.turns.windows(2) {
        let foot = traced(shape, leg)[0].segment;
        for platform in &course.one_way {
            if query::intersects(&foot, platform)? && is_over(foot.b, platform) {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// Whether the character ends on a one-way platform: clear of it, and not much further than its skin.
pub(crate) fn stands_on_platform(
    shape: &Stadium,
    skin: f32,
    moved: &Moved,
    course: &Course,
) -> Result<bool, QueryError> {
    let body = shape.translated(moved.position);
    for platform in &course.one_way {
        let near = query::within(&body, platform, 2.0 * skin)?;
        if near && is_over(body.segment.a, platform) && !query::intersects(&body, platform)? {
            return Ok(true);
        }
    }
    Ok(false)
}
