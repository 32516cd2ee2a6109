//! The checks of the example tell a wrong move.

use impinge::Segment;
use impinge::glam::{Vec2, vec2};

use crate::controller::Moved;
use crate::course::Course;
use crate::error::PlatformError;
use crate::{SHAPE, check};

const WALL: [Segment; 1] = [Segment::new(vec2(5.0, -0.125), vec2(5.0, 0.125))];
const PLATFORM: [Segment; 1] = [Segment::new(vec2(-5.0, 0.0), vec2(5.0, 0.0))];

fn straight(from: Vec2, to: Vec2) -> Moved {
    Moved { position: to, ground: None, turns: vec![from, to], normals: Vec::new() }
}

fn past_wall(from: Vec2, to: Vec2) -> Result<f32, PlatformError> {
    check::closest(&SHAPE, &straight(from, to), &Course::new(&WALL, &[]))
}

/// The cap of radius 1/4 around an end 1/4 below the middle passes 0.5 below the wall's lower end, or touches it.
#[test]
fn a_floor_on_the_way_is_seen() {
    assert!(matches!(past_wall(vec2(0.0, 0.0), vec2(9.0, 0.0)), Err(PlatformError::Entered { .. })));
    assert!(matches!(past_wall(vec2(0.0, 0.0), vec2(4.875, 0.0)), Err(PlatformError::Entered { .. })));
    assert_eq!(past_wall(vec2(0.0, 0.0), vec2(4.75, 0.0)).unwrap(), 0.0);
    assert_eq!(past_wall(vec2(0.0, -1.125), vec2(9.0, -1.125)).unwrap(), 0.5);
}

fn past_platform(from: Vec2, to: Vec2) -> Result<f32, PlatformError> {
    check::closest(&SHAPE, &straight(from, to), &Course::new(&[], &PLATFORM))
}

#[test]
fn a_fall_through_a_platform_is_seen() {
    assert!(matches!(past_platform(vec2(0.0, 2.0), vec2(0.0, -2.0)), Err(PlatformError::FellThrough { .. })));
    assert!(past_platform(vec2(0.0, -2.0), vec2(0.0, 2.0)).is_ok(), "upward");
    assert!(past_platform(vec2(0.0, 0.25), vec2(0.0, -2.0)).is_ok(), "from within");
    assert!(past_platform(vec2(-6.0, 2.0), vec2(-6.0, -2.0)).is_ok(), "beside it");
}
