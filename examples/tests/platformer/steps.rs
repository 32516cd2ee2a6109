//! Stairs.

use impinge::glam::vec2;
use impinge::{AnyShape, Stadium};

use crate::place::Place;
use crate::{BOX, HAIR, ROUNDING, SKIN, assert_near, floor, shapes, tile};

const STANDING: f32 = 1.0 + SKIN + HAIR;

/// From x = 2 on, eight steps of that height, each 1 wide; the last one is longer.
fn stairs(height: f32) -> Vec<AnyShape> {
    let step = |index: u8| {
        let (left, top) = (2.0 + f32::from(index), height * (f32::from(index) + 1.0));
        tile(left, -1.0, if index == 7 { 20.0 } else { left + 1.0 }, top)
    };
    [floor(-4, 2), (0..8).map(step).collect()].concat()
}

/// It is slowed down by no step: 120 frames of 1/8 make 15, but for what the roundings of `t` take.
#[test]
fn it_climbs_stairs() {
    for shape in shapes() {
        let mut place = Place::new(shape, vec2(-2.0, STANDING), stairs(0.25));
        for _ in 0..120 {
            place.walk(1, 0.125);
            assert!(place.ground.is_some(), "{}", place.position);
        }
        assert_near(place.position.x, 13.0, 120.0 * ROUNDING);
        assert_near(place.position.y, STANDING + 2.0, ROUNDING);
    }
}

#[test]
fn it_goes_down_stairs_without_a_jump() {
    for shape in shapes() {
        let mut place = Place::new(shape, vec2(13.0, 2.0 + STANDING), stairs(0.25));
        for _ in 0..120 {
            place.walk(1, -0.125);
            assert!(place.ground.is_some(), "{}", place.position);
        }
        assert_eq!(place.position.x, -2.0);
        assert_near(place.position.y, STANDING, ROUNDING);
    }
}

/// Half as high again as it may climb. A round foot does not roll up either.
#[test]
fn a_step_that_is_too_high_is_a_wall() {
    for shape in shapes() {
        let mut place = Place::new(shape, vec2(0.0, STANDING), stairs(0.375));
        place.walk(120, 0.125);
        assert!(place.position.x < 2.0, "{}", place.position);
        assert_near(place.position.y, STANDING, ROUNDING);
    }
}

/// Up to 7/4 of a step. A wide foot meets a floor only a little below such an edge, and a narrow one far below.
#[test]
fn a_narrow_round_foot_climbs_no_higher() {
    let slim = Stadium::new(vec2(0.0, -0.75), vec2(0.0, 0.5), 0.25);
    for height in [0.375, 0.4375] {
        for step in [1.0 / 256.0, 0.0625, 0.5] {
            let mut place = Place::new(slim, vec2(1.0, STANDING), stairs(height));
            place.walk(200, step);
            assert!(place.position.x < 2.0, "{height} at {step}: {}", place.position);
        }
    }
}

/// The step is 1/4 high, and so is the room above the head. With a skin below and above, it is too low.
#[test]
fn it_does_not_climb_into_a_ceiling() {
    let low = |room: f32| [stairs(0.25), vec![tile(-9.0, 2.0 + room, 20.0, 9.0)]].concat();
    let reached = [0.25, 0.5].map(|room| {
        let mut place = Place::new(BOX, vec2(0.0, STANDING), low(room));
        place.walk(20, 0.125);
        place.position
    });
    assert_near(reached[0].x, 1.5 - SKIN - HAIR, ROUNDING);
    assert_near(reached[0].y, STANDING, ROUNDING);
    assert_near(reached[1].y, STANDING + 0.25, ROUNDING);
}

/// A jump is over as soon as it falls onto the next step.
#[test]
fn it_walks_off_an_edge_and_falls() {
    let mut place =
        Place::new(BOX, vec2(0.0, 3.0 + STANDING), vec![tile(-2.0, 2.0, 1.0, 3.0), tile(-9.0, -1.0, 9.0, 0.0)]);
    place.walk(1, 0.0);
    assert_eq!(place.ground.map(|ground| ground.shape), Some(0));
    // Its left end leaves the edge at x = 1 when its middle is at 1.5.
    place.walk(12, 0.125);
    assert_eq!((place.ground.is_some(), place.position.x), (true, 1.5));
    place.walk(2, 0.125);
    assert!(place.ground.is_none());
    place.walk(30, 0.0);
    assert_eq!(place.ground.map(|ground| ground.shape), Some(1));
    assert_near(place.position.y, STANDING, ROUNDING);
}

/// The edge meets the round side where that is 0.33 above the feet: 1/2 - sqrt(1/4 - (15/32)²).
#[test]
fn it_does_not_hang_on_an_edge() {
    for shape in &shapes()[1..3] {
        let mut place =
            Place::new(*shape, vec2(15.0 / 32.0, 6.0), [floor(-4, 9), vec![tile(-4.0, 0.0, 0.0, 3.0)]].concat());
        place.walk(60, 0.0);
        assert_near(place.position.y, STANDING, ROUNDING);
        assert!((0.5..0.6).contains(&place.position.x), "{}", place.position);
    }
}
