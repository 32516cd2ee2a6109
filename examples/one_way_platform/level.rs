//! A closed room, with y pointing up.

use impinge::glam::{Vec2, vec2};
use impinge::{AnyShape, Segment, Stadium};

use crate::controller::Controller;
use crate::course::Course;

/// Two high, around the origin.
pub(crate) const CHARACTER: Stadium = Stadium::new(vec2(0.0, -0.5), vec2(0.0, 0.5), 0.5);
pub(crate) const WALKER: Controller = Controller {
    shape: AnyShape::Stadium(CHARACTER),
    up: Vec2::Y,
    skin: 1.0 / 128.0,
    step_height: 0.3,
    steepest: 1.0,
    most_turns: 8,
};
pub(crate) const START: Vec2 = vec2(3.0, 1.5);

/// The outline of the room, from the left wall along the floor.
const OUTLINE: [Vec2; 33] = [
    vec2(0.0, 11.0),
    vec2(0.0, 0.0),
    vec2(7.0, 0.0),
    // A ramp.
    vec2(13.0, 3.0),
    vec2(16.0, 3.0),
    // Stairs down, and stairs up.
    vec2(16.0, 2.5),
    vec2(17.0, 2.5),
    vec2(17.0, 2.0),
    vec2(18.0, 2.0),
    vec2(18.0, 1.5),
    vec2(19.0, 1.5),
    vec2(19.0, 1.0),
    vec2(22.0, 1.0),
    vec2(22.0, 1.25),
    vec2(23.0, 1.25),
    vec2(23.0, 1.5),
    vec2(24.0, 1.5),
    vec2(24.0, 1.75),
    vec2(25.0, 1.75),
    vec2(25.0, 2.0),
    vec2(28.0, 2.0),
    // A notch.
    vec2(30.5, 0.0),
    vec2(33.0, 2.0),
    vec2(37.0, 2.0),
    // A gap.
    vec2(37.0, -2.0),
    vec2(41.0, -2.0),
    vec2(41.0, 2.0),
    // A floor in pieces, as of tiles.
    vec2(44.0, 2.0),
    vec2(47.0, 2.0),
    vec2(50.0, 2.0),
    vec2(58.0, 2.0),
    vec2(58.0, 11.0),
    vec2(0.0, 11.0),
];

/// Thinner than anything, with nothing to end a step in.
const WALL: Segment = Segment::new(vec2(53.0, 2.0), vec2(53.0, 4.5));

const ONE_WAY: [Segment; 4] = [
    Segment::new(vec2(42.5, 4.5), vec2(48.5, 4.5)),
    Segment::new(vec2(45.5, 7.0), vec2(51.5, 7.0)),
    Segment::new(vec2(6.0, 6.0), vec2(12.0, 8.0)),
    Segment::new(vec2(15.0, 8.0), vec2(21.0, 6.0)),
];

pub(crate) fn course() -> Course {
    let outline = OUTLINE.windows(2).map(|ends| Segment::new(ends[0], ends[1]));
    Course::new(&outline.chain([WALL]).collect::<Vec<_>>(), &ONE_WAY)
}
