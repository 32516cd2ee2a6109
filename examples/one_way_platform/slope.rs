//! Nothing but a pull, on slopes without friction.

use impinge::Segment;
use impinge::glam::{DVec2, Vec2, vec2};

use crate::check;
use crate::controller::Controller;
use crate::course::Course;
use crate::error::PlatformError;
use crate::level::{CHARACTER, WALKER};
use crate::trial::LENGTHS;

/// How far the slopes go down over a length of 16: from nearly level to nearly upright.
const FALLS: [f32; 6] = [0.25, 1.0, 4.0, 16.0, 64.0, 256.0];
const WIDTH: f32 = 16.0;

/// No floor holds it.
const SLIPPING: Controller = Controller { steepest: -1.0, ..WALKER };
const MOST_STEPS: u32 = 300;

/// The steps that are checked on all slopes, by the length of a step.
pub(crate) fn descents() -> Result<Vec<u32>, PlatformError> {
    let pulls = LENGTHS.iter().map(|&length| (DVec2::NEG_Y * length).as_vec2());
    pulls.map(|pull| FALLS.iter().map(|&fall| descent(fall, pull)).sum()).collect()
}

/// Down a slope that falls to the right and ends at a wall. Fails where a step does not lead down.
fn descent(fall: f32, pull: Vec2) -> Result<u32, PlatformError> {
    let foot = vec2(WIDTH, -fall);
    let floors = [Segment::new(Vec2::ZERO, foot), Segment::new(foot, foot + vec2(0.0, 2.0 * fall + 8.0))];
    let course = Course::new(&floors, &[]);
    let (mut position, mut steps) = (vec2(1.0, 2.0), 0);
    while position.x < WIDTH - 1.0 && steps < MOST_STEPS {
        let moved = course.moved(&SLIPPING, position, pull)?;
        check::closest(&CHARACTER, &moved, &course)?;
        if moved.position.y >= position.y {
            return Err(PlatformError::Stuck { position, pull: -pull.y });
        }
        position = moved.position;
        steps += 1;
    }
    Ok(steps)
}
