//! One-way platforms.

use impinge::Segment;
use impinge::glam::{Vec2, vec2};
use proptest::prelude::*;

use crate::controller::{Level, Moved, SKIN, move_and_slide};
use crate::{SHAPE, check, speed};

const PLATFORM: Segment = Segment::new(vec2(-5.0, 0.0), vec2(5.0, 0.0));
const ABOVE: Vec2 = vec2(0.0, 2.0);
const BELOW: Vec2 = vec2(0.0, -2.0);

fn moved(position: Vec2, motion: Vec2, platform: Segment) -> Moved {
    move_and_slide(&SHAPE, position, motion, Level { floors: &[], one_way: &[platform] }).unwrap()
}

fn stands(moved: &Moved) -> bool {
    let level = Level { floors: &[], one_way: &[PLATFORM] };
    check::closest(&SHAPE, moved, level).is_ok() && check::stands_on_platform(&SHAPE, moved, level).unwrap()
}

fn passes(moved: &Moved) -> bool {
    check::passes_upward(&SHAPE, moved, Level { floors: &[], one_way: &[PLATFORM] }).unwrap()
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
fn turned_around_it_is_solid_from_below() {
    let reversed = PLATFORM.reversed();
    assert_eq!(moved(ABOVE, vec2(0.0, -9.0), reversed).position, vec2(0.0, -7.0));
    assert!(moved(BELOW, vec2(0.0, 9.0), reversed).position.y < -0.5);
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
