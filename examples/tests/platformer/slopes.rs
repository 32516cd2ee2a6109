//! Slopes.

use impinge::glam::{Vec2, vec2};
use impinge::{AnyShape, Triangle};

use crate::place::Place;
use crate::{HAIR, PULL, ROUNDING, SKIN, assert_near, floor, shapes, tile};

/// From x = 2 on, up to `height` at x = 10, and flat beyond.
fn slope(height: f32) -> Vec<AnyShape> {
    let ramp = Triangle::new([vec2(2.0, 0.0), vec2(10.0, 0.0), vec2(10.0, height)]);
    [floor(-30, 10), vec![ramp.into(), tile(10.0, 0.0, 40.0, height)]].concat()
}

/// On any slope that it may walk on, up and down, it is as fast as on flat ground, and never in the air.
#[test]
fn it_walks_up_and_down() {
    for shape in shapes() {
        for height in [0.5, 2.0, 6.0, 7.75] {
            let mut place = Place::new(shape, vec2(-2.0, 1.0 + SKIN + HAIR), slope(height));
            for step in [0.125, -0.125] {
                for frame in 0..160 {
                    place.walk(1, step);
                    assert!(place.ground.is_some(), "{height}, {frame}: {}", place.position);
                }
                let (x, y) = if step > 0.0 { (18.0, height) } else { (-2.0, 0.0) };
                assert_near(place.position.x, x, 160.0 * ROUNDING);
                assert_near(place.position.y, y + 1.0 + SKIN + HAIR, 2.0 * HAIR);
            }
        }
    }
}

#[test]
fn it_does_not_slide_down_where_it_can_walk() {
    for shape in shapes() {
        let mut place = Place::new(shape, vec2(6.0, 9.0), slope(6.0));
        place.walk(70, 0.0);
        let landed = place.position;
        assert_eq!((landed.x, place.ground.is_some()), (6.0, true));
        place.walk(300, 0.0);
        assert_eq!(place.position, landed);
    }
}

/// 8 wide and 12 high: it slides down, and does not get up, not even by jumps.
#[test]
fn a_steeper_slope_is_a_wall_and_a_slide() {
    for shape in shapes() {
        let mut place = Place::new(shape, vec2(7.0, 12.0), slope(12.0));
        place.walk(400, 0.0);
        assert!(place.position.x < 3.0 && place.ground.is_some(), "{}", place.position);
        for _ in 0..400 {
            place.walk(1, 0.125);
            assert!(place.position.x < 3.0, "{}", place.position);
        }
        for rise in 0..8_u8 {
            let ground = place.position.y;
            for frame in 0..16_i8 {
                place.go(vec2(0.125, f32::from(8 - frame) / 32.0));
                // The jump alone: (8 + … + 1) / 32, and nothing by walking against the slope.
                assert!(place.position.y <= ground + 1.125 + HAIR, "jump {rise}: {}", place.position);
            }
            place.walk(60, 0.125);
            assert!(place.position.x < 3.0, "jump {rise}: {}", place.position);
        }
    }
}

/// The slopes fall to y = 0 at x = 0 and rise again; their normals are (±0.6, 0.8).
#[test]
fn a_valley_does_not_hold_it() {
    let side = |sign: f32| Triangle::new([vec2(0.0, 0.0), vec2(16.0 * sign, 0.0), vec2(16.0 * sign, 12.0)]).into();
    for shape in shapes() {
        let mut place = Place::new(shape, vec2(-8.0, 9.0), vec![side(-1.0), side(1.0), tile(-16.0, -1.0, 16.0, 0.0)]);
        place.walk(30, 0.0);
        let height = place.position.y;
        for _ in 0..128 {
            place.walk(1, 0.125);
            assert!(place.ground.is_some(), "{}", place.position);
        }
        assert_near(place.position.x, 8.0, 128.0 * ROUNDING);
        assert_near(place.position.y, height, 2.0 * HAIR);
    }
}

/// The corner of a tile is under the seam of two steep slopes. It is no edge of a floor.
#[test]
fn a_buried_tile_does_not_hold_it() {
    let buried = tile(3.0, -1.0, 4.0, 2.0);
    let slopes = [
        Triangle::new([vec2(2.0, 0.0), vec2(3.0, 2.0), vec2(3.0, 0.0)]).into(),
        Triangle::new([vec2(3.0, 2.0), vec2(4.0, 3.5), vec2(4.0, 2.0)]).into(),
    ];
    let level = [vec![tile(-8.0, -1.0, 3.0, 0.0), buried], slopes.to_vec(), vec![tile(4.0, 0.0, 9.0, 3.5)]].concat();
    for shape in shapes() {
        for start in 0..16_u8 {
            let mut place = Place::new(shape, vec2(2.0 + f32::from(start) / 16.0, 5.0), level.clone());
            place.walk(200, 0.0);
            assert!(place.position.y < 1.25 && place.ground.is_some(), "{shape:?} {start}: {}", place.position);
        }
    }
}

#[test]
fn a_ceiling_turns_a_jump_aside() {
    // Falls by 3 over 4, to the right.
    let ceiling = Triangle::new([vec2(-4.0, 8.0), vec2(4.0, 8.0), vec2(4.0, 2.0)]);
    for shape in shapes() {
        let mut place = Place::new(shape, Vec2::ZERO, vec![ceiling.into()]);
        let moved = place.go(vec2(0.0, 9.0));
        assert!(moved.ground.is_none() && place.position.x < -1.0, "{}", place.position);
        place.go(vec2(0.0, PULL));
        assert!(place.ground.is_none());
    }
}

/// Up a slope of 1/2. From x = 128 on an ulp is 2^-16, and each step of 130.6 of them is rounded to 131: by 2.7e-6 into
/// the slope, which would take all of a hair in 200 steps.
#[test]
fn it_gets_on_however_its_steps_are_rounded() {
    let ramp = Triangle::new([vec2(0.0, -60.0), vec2(400.0, -60.0), vec2(400.0, 140.0)]);
    for shape in shapes() {
        let mut place = Place::new(shape, vec2(130.0, 9.0), vec![ramp.into()]);
        place.go(vec2(0.0, -9.0));
        for _ in 0..1000 {
            let from = place.position.x;
            place.walk(1, 130.6 / 65536.0);
            assert!(place.position.x > from && place.ground.is_some(), "{}", place.position);
        }
    }
}

/// The slope rises by 3 over 4, and the jump by 1 over 2: it goes on along the slope, and does not land there.
#[test]
fn a_jump_against_a_slope_goes_on() {
    for shape in shapes() {
        let mut place = Place::new(shape, vec2(4.0, 4.0), slope(6.0));
        place.walk(60, 0.0);
        let from = place.position;
        let moved = place.go(vec2(0.5, 0.25));
        assert!(place.ground.is_none() && moved.normals.len() == 1);
        // (1/2, 1/4) without its part along (-0.6, 0.8).
        assert_near(place.position.x, from.x + 0.44, 4.0 * HAIR);
        assert_near(place.position.y, from.y + 0.33, 4.0 * HAIR);
    }
}

/// Two slopes of 4 over 3 meet at x = 10. A circle around y = 0 stops where its middle is r / 0.8 before that, and is not
/// led back by what is left of the motion.
#[test]
fn in_a_corner_it_stops() {
    let side = |sign: f32| Triangle::new([vec2(10.0, 0.0), vec2(-2.0, 16.0 * sign), vec2(10.0, 16.0 * sign)]).into();
    let mut place = Place::new(shapes()[2], vec2(0.0, 0.5), vec![side(1.0), side(-1.0)]);
    place.go(vec2(30.0, 0.0));
    assert_near(place.position.x, 10.0 - (0.5 + SKIN) / 0.8, 4.0 * HAIR);
    assert_near(place.position.y, 0.5, 4.0 * HAIR);
}

/// After the height of a jump, it slides down with the part of its speed that is along the slope, however it is held
/// against the slope.
#[test]
fn it_does_not_hang_on_a_slope() {
    for shape in shapes() {
        for (height, walk) in [(8.5, 0.0625), (8.5, 0.25), (12.0, 0.125), (30.0, 0.25)] {
            let mut place = Place::new(shape, vec2(0.0, 1.0 + SKIN + HAIR), slope(height));
            place.walk(60, walk);
            // A jump, with a pull of 1/512 in each frame.
            for frame in 0..160_i16 {
                let (from, rise) = (place.position.y, f32::from(40 - frame) / 512.0);
                let moved = place.go(vec2(walk, rise));
                if moved.ground.is_some() {
                    break;
                }
                // Down the slope, a fall of 1 becomes one of sin² of its angle, which is more than a half.
                let fallen = from - place.position.y;
                assert!(rise > -0.02 || fallen > -0.5 * rise - HAIR, "{height}, {walk}, {frame}: {fallen}");
            }
            assert!(place.ground.is_some(), "{height}, {walk}: {}", place.position);
            assert_near(place.position.y, 1.0 + SKIN + HAIR, 2.0 * HAIR);
        }
    }
}
