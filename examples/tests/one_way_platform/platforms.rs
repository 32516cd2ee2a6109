//! One-way platforms.

use impinge::Segment;
use impinge::glam::{Vec2, vec2};
use proptest::prelude::*;

use crate::controller::Moved;
use crate::course::Course;
use crate::{SHAPE, SKIN, WALKER, check, speed};

const PLATFORM: Segment = Segment::new(vec2(-5.0, 0.0), vec2(5.0, 0.0));
const ABOVE: Vec2 = vec2(0.0, 2.0);
const BELOW: Vec2 = vec2(0.0, -2.0);

fn moved(position: Vec2, motion: Vec2, platform: Segment) -> Moved {
    Course::new(&[], &[platform]).moved(&WALKER, position, motion).unwrap()
}

fn stands(moved: &Moved) -> bool {
    let course = Course::new(&[], &[PLATFORM]);
    check::closest(&SHAPE, moved, &course).is_ok() && check::stands_on_platform(&SHAPE, SKIN, moved, &course).unwrap()
}

fn passes(moved: &Moved) -> bool {
    check::passes_upward(&SHAPE, moved, &Course::new(&[], &[PLATFORM])).unwrap()
}

proptest! {
    #![proptest_config(crate::config())]

    /// From 2 above, with the lower end 1/2 below the middle, it is 1.5 to the platform; it stands on it from two skins on.
    #[test]
    fn it_lands_from_above(speed in speed()) {
        let moved = moved(ABOVE, vec2(0.0, -speed), PLATFORM);
        prop_assert_eq!(stands(&moved), speed >= 1.5 - 2.0 * SKIN, "{:?}", moved);
        prop_assert!(moved.position.y > 0.5);
    }

    /// From 2 below, the lower end of the core has 2.25 to go.
    #[test]
    fn it_passes_from_below(speed in speed()) {
        let moved = moved(BELOW, vec2(0.0, speed), PLATFORM);
        prop_assert_eq!(moved.position, BELOW + vec2(0.0, speed));
        prop_assert_eq!(passes(&moved), speed > 2.25);
    }
}

#[test]
fn it_does_not_matter_which_end_is_first() {
    for motion in [vec2(0.0, -9.0), vec2(1.0, -9.0)] {
        assert_eq!(moved(ABOVE, motion, PLATFORM.reversed()).position, moved(ABOVE, motion, PLATFORM).position);
    }
    assert_eq!(moved(BELOW, vec2(0.0, 9.0), PLATFORM.reversed()).position, vec2(0.0, 7.0));
}

#[test]
fn too_low_a_jump_falls_back() {
    assert_eq!(moved(vec2(0.0, 0.25), vec2(0.0, -3.0), PLATFORM).position, vec2(0.0, -2.75));
}

#[test]
fn a_walker_is_not_stopped_by_its_end() {
    assert_eq!(moved(vec2(-8.0, 0.0), vec2(3.0, 0.0), PLATFORM).position, vec2(-5.0, 0.0));
}

#[test]
fn standing_on_it_a_walker_stays_there() {
    let mut last = moved(ABOVE, vec2(0.0, -3.0), PLATFORM);
    for _ in 0..100 {
        last = moved(last.position, vec2(0.03, -0.5), PLATFORM);
        assert!(stands(&last), "{last:?}");
    }
    assert!((last.position.x - 3.0).abs() < 1e-4, "{last:?}");
}
