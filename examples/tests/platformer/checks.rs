//! The checks of the example report a wrong move, on the level of the example. The check of a [`Place`] accepts every motion.

use impinge::glam::{Vec2, vec2};

use crate::check::{self, Headway};
use crate::controller::{Ground, Moved};
use crate::game::level::Level;
use crate::game::{BODY, Frame, PLAYER};
use crate::place::Place;
use crate::{HAIR, SKIN, shapes, tile};

/// The middle of who stands on ground of that height.
fn above(height: f32) -> f32 {
    BODY.min.y - SKIN - HAIR - height
}

/// Who walks stands on the first tile before.
fn frame(from: Vec2, motion: Vec2, gone: Vec2, walks: bool) -> Frame {
    let ground = walks.then_some(Ground { shape: 0, normal: PLAYER.up });
    let moved = Moved { position: from + gone, ground, turns: vec![from, from + gone], normals: Vec::new() };
    Frame { before: from, ground, carried: from, motion, moved, drops: false }
}

fn level(frame: &Frame) -> Level {
    let mut level = Level::new();
    level.go_to(1, frame.before);
    level
}

fn headway(frame: &Frame) -> Headway {
    let level = level(frame);
    check::headway(frame, &check::near(frame, &level).unwrap(), &level).unwrap()
}

fn walked(x: f32, height: f32, gone: f32) -> Headway {
    headway(&frame(vec2(x, above(height)), vec2(0.125, PLAYER.skin), vec2(gone, 0.0), true))
}

/// On the first tiles, which are at height 0.
#[test]
fn on_a_flush_floor_whoever_is_stopped_is_snagged() {
    for x in [9.5, 9.6, 10.0, 10.4375] {
        assert_eq!(walked(x, 0.0, 0.125), Headway::Free);
        assert_eq!(walked(x, 0.0, 0.0625), Headway::Snagged(0.0625));
        assert_eq!(walked(x, 0.0, 0.0), Headway::Snagged(0.0));
    }
}

/// A stair at x = 22 is 1/4 high, and a crate at x = 100 is higher than a step. A hill begins at x = 60.
#[test]
fn what_stands_in_the_way_is_seen() {
    assert_eq!(walked(21.5, 0.0, 0.0), Headway::Snagged(0.0));
    assert_eq!(walked(99.5, 0.0, 0.0), Headway::Blocked);
    assert_eq!(walked(59.5, 0.0, 0.0), Headway::Blocked);
    assert_eq!(walked(99.3, 0.0, 0.0), Headway::Snagged(0.0));
}

#[test]
fn who_lands_is_stopped_by_nothing_below_the_feet() {
    let landed = |x: f32, gone: f32| {
        let from = vec2(x, above(0.0) - 0.25);
        headway(&frame(from, vec2(0.125, 0.5), vec2(gone, 0.25), false))
    };
    assert_eq!(landed(10.0, 0.125), Headway::Free);
    assert_eq!(landed(10.0, 0.0), Headway::Snagged(0.0));
    // In the air, the stair is a wall.
    assert_eq!(landed(21.5, 0.0), Headway::Blocked);
}

fn tunnel(frame: &Frame) -> bool {
    let level = level(frame);
    check::tunnel(frame, &check::near(frame, &level).unwrap(), &level).unwrap().is_some()
}

/// The crate at x = 100 is 1 wide: nothing is entered at either end of the way.
#[test]
fn what_is_on_the_way_is_seen() {
    let passed = |height: f32, gone: f32| tunnel(&frame(vec2(99.0, above(height)), Vec2::ZERO, vec2(gone, 0.0), true));
    assert!(passed(0.0, 3.0) && passed(0.0, 1.0) && passed(0.9, 3.0));
    assert!(!passed(0.0, 0.5) && !passed(1.0, 3.0));
    // Into the floor, by half of the height.
    assert!(tunnel(&frame(vec2(10.0, above(0.0)), Vec2::ZERO, vec2(0.0, 0.8), true)));
    // A push that takes it through the crate.
    let mut pushed = frame(vec2(102.0, above(0.0)), Vec2::ZERO, Vec2::ZERO, true);
    assert!(!tunnel(&pushed));
    pushed.before = vec2(99.0, above(0.0));
    assert!(tunnel(&pushed));
}

/// From x = 112 to 119 there is one at height 3.
#[test]
fn a_fall_through_a_platform_is_seen() {
    let fallen = |x: f32, from: f32, to: f32, drops: bool| {
        let frame = frame(vec2(x, above(from)), Vec2::ZERO, vec2(0.0, from - to), false);
        tunnel(&Frame { drops, ..frame })
    };
    assert!(fallen(115.0, 3.5, 2.5, false) && fallen(111.7, 3.5, 2.5, false));
    assert!(!fallen(111.5, 3.5, 2.5, false), "beside it");
    assert!(!fallen(115.0, 2.5, 3.5, false), "upward");
    assert!(!fallen(115.0, 2.5, 1.5, false), "from within");
    assert!(!fallen(115.0, 3.5, 2.5, true), "it is open");
}

/// On a way of one ulp in both coordinates, each corner is rounded on its own. The hull of the five corners at both ends then
/// has nine.
#[test]
fn a_way_of_one_ulp_is_checked() {
    let from = vec2(0.244_246_96, 0.085_884_415);
    let to = vec2(from.x.next_down(), from.y.next_up());
    let mut place = Place::new(shapes()[3], from, vec![tile(-1.0, -9.0, 1.0, -8.0)]);
    assert_eq!(place.go(to - from).position, to);
}
