//! Bumps that are lower than a step, with sides that are too steep to walk on.

use impinge::glam::vec2;
use impinge::{AnyShape, Circle, ConvexPolygon, Segment, Triangle};

use crate::place::Place;
use crate::{HAIR, ROUNDING, SKIN, assert_near, floor, shapes, tile};

const STANDING: f32 = 1.0 + SKIN + HAIR;
/// Units in a frame, from a hair to half a body, and a number of frames: 4 units, but for the first.
const SPEEDS: [(f32, u16); 4] = [(HAIR, 1024), (1.0 / 64.0, 256), (1.0 / 8.0, 32), (1.0 / 2.0, 8)];

/// Around x = 2, and none higher than 0.24. A step is 0.25.
fn bumps() -> Vec<Vec<AnyShape>> {
    let bevelled = |top: f32| {
        ConvexPolygon::new([vec2(1.9, 0.0), vec2(2.1 + top, 0.0), vec2(2.0 + top, 0.24), vec2(2.0, 0.24)]).into()
    };
    let ball = |x: f32, radius: f32| AnyShape::from(Circle::new(vec2(x, 0.0), radius));
    vec![
        vec![ball(2.0, 0.2)],
        vec![ball(2.0, 0.24)],
        vec![Circle::new(vec2(2.0, 0.125), 0.0625).into()],
        vec![bevelled(0.0625)],
        vec![bevelled(2.0)],
        vec![Triangle::new([vec2(1.95, 0.0), vec2(2.05, 0.0), vec2(2.0, 0.24)]).into()],
        // Many in a row, and with a step behind.
        (0..9_u8).map(|index| ball(2.0 + 0.25 * f32::from(index), 0.2)).collect(),
        vec![ball(2.0, 0.2), tile(2.0, 0.0, 5.0, 0.25)],
        // On a slope of 1/2.
        vec![ball(2.0, 0.2), Triangle::new([vec2(1.75, 0.0), vec2(5.75, 0.0), vec2(5.75, 2.0)]).into()],
    ]
}

/// No bump slows it down.
#[test]
fn it_walks_over_them_at_any_speed() {
    for shape in shapes() {
        for (number, bump) in bumps().into_iter().enumerate() {
            for (speed, frames) in SPEEDS {
                // The slowest one begins before the bump, and ends on it.
                let start = if frames == 1024 { 1.24 } else { 0.0 };
                let mut place = Place::new(shape, vec2(start, STANDING), [floor(-4, 9), bump.clone()].concat());
                for _ in 0..frames {
                    place.walk(1, speed);
                    assert!(place.ground.is_some(), "{number} at {speed}: {}", place.position);
                }
                // Upward, it takes at least two hairs in a frame.
                let fastest = if frames == 1024 { 2.0 * HAIR } else { speed };
                let [least, most] =
                    [speed - ROUNDING, fastest + ROUNDING].map(|speed| start + f32::from(frames) * speed);
                let x = place.position.x;
                assert!(least <= x && x <= most, "{number} at {speed}: {shape:?} at {x}");
            }
        }
    }
}

/// Steps of 0.2 and 0.22 with a bevel of 0.05, which are deeper than high. What is ahead of a step is the next one.
#[test]
fn it_climbs_bevelled_stairs_at_any_speed() {
    let stairs = |height: f32, run: f32| {
        let step = |index: u8| {
            let (x, y) = (2.0 + run * f32::from(index), height * f32::from(index));
            let corners = [vec2(x, y), vec2(x + 0.05, y + height), vec2(32.0, y + height), vec2(32.0, y)];
            AnyShape::from(ConvexPolygon::new(corners))
        };
        (0..6).map(step).collect()
    };
    let levels: [(Vec<AnyShape>, f32); 4] =
        [(stairs(0.22, 0.3), 1.0), (stairs(0.2, 0.25), 1.0), (stairs(0.2, 0.4), 0.58), (stairs(0.22, 0.5), 0.58)];
    for shape in shapes() {
        for (level, steepest) in &levels {
            for (speed, frames) in SPEEDS {
                let start = if frames == 1024 { 1.25 } else { 1.0 };
                let mut place = Place::new(shape, vec2(start, STANDING), [floor(-4, 9), level.clone()].concat());
                place.who.steepest = *steepest;
                for _ in 0..frames {
                    place.walk(1, speed);
                    assert!(place.ground.is_some(), "{steepest} at {speed}: {}", place.position);
                }
                let least = start + f32::from(frames) * (speed - ROUNDING);
                assert!(place.position.x >= least, "{steepest} at {speed}: {}", place.position);
            }
        }
    }
}

/// Where only what is nearly level is a floor, one is far ahead: here, a wall is before that.
#[test]
fn it_climbs_a_bump_before_a_wall() {
    let level = [floor(-4, 9), vec![Circle::new(vec2(2.0, 0.0), 0.2).into(), tile(3.2, 0.0, 4.2, 3.0)]].concat();
    for shape in [shapes()[0], shapes()[3]] {
        for steepest in [0.0, 0.1, 0.2, 1.0] {
            let mut place = Place::new(shape, vec2(0.0, STANDING), level.clone());
            place.who.steepest = steepest;
            place.walk(256, 1.0 / 64.0);
            assert!(place.position.x > 2.69 && place.ground.is_some(), "{shape:?} {steepest}: {}", place.position);
        }
    }
}

/// Half as high again as a step, or more.
#[test]
fn higher_ones_are_walls() {
    let high: [AnyShape; 3] = [
        // Where it is flat enough for a round foot, its middle is 0.38 higher: 1.25 sin 45° - 0.5.
        Circle::new(vec2(2.25, 0.0), 0.75).into(),
        ConvexPolygon::new([vec2(1.9, 0.0), vec2(4.1, 0.0), vec2(4.0, 0.375), vec2(2.0, 0.375)]).into(),
        Triangle::new([vec2(1.9, 0.0), vec2(2.1, 0.0), vec2(2.0, 0.375)]).into(),
    ];
    for shape in &shapes() {
        for high in high {
            for (speed, frames) in SPEEDS {
                let mut place = Place::new(*shape, vec2(0.98, STANDING), [floor(-4, 9), vec![high]].concat());
                place.walk(frames, speed);
                assert!(place.position.x < 2.0, "{high:?} at {speed}: {}", place.position);
                assert_near(place.position.y, STANDING, ROUNDING);
            }
        }
    }
}

/// A slope of 1.03 over 1 that is many steps high, in one piece or in pieces that are lower than a step.
#[test]
fn a_long_slope_is_none() {
    let piece = |index: u8| {
        let (x, y) = (f32::from(index) * 0.125, f32::from(index) * 0.125 * 1.03);
        AnyShape::from(Segment::new(vec2(2.0 + x, y), vec2(2.125 + x, y + 0.125 * 1.03)))
    };
    let whole = Triangle::new([vec2(2.0, 0.0), vec2(10.0, 0.0), vec2(10.0, 8.24)]).into();
    for level in [vec![whole], (0..24).map(piece).collect()] {
        for shape in shapes() {
            // Steps that are far shorter than a hair do not lead into its corner with the floor.
            for (speed, frames) in [(HAIR / 4.0, 1024)].into_iter().chain(SPEEDS) {
                let mut place = Place::new(shape, vec2(1.4375, STANDING), [floor(-4, 12), level.clone()].concat());
                for _ in 0..frames {
                    place.walk(1, speed);
                    assert!(place.ground.is_some(), "{shape:?} at {speed}: {}", place.position);
                }
                assert_near(place.position.y, STANDING, 2.0 * HAIR);
            }
        }
    }
}

/// A slope of 0.89 in columns. It does not slide back down to the foot again and again.
#[test]
fn at_the_foot_of_a_slope_it_stays_on_the_ground() {
    let column = |index: u8| {
        let (x, y) = (2.0 + 0.0625 * f32::from(index), 0.0556 * f32::from(index));
        let corners = [vec2(x, y), vec2(x + 0.0625, y + 0.0556), vec2(x + 0.0625, -1.0), vec2(x, -1.0)];
        AnyShape::from(ConvexPolygon::new(corners))
    };
    for shape in shapes() {
        for speed in [0.03, 0.11, 0.3] {
            let level = [(0..48).map(column).collect(), floor(-4, 6)].concat();
            let mut place = Place::new(shape, vec2(1.0, STANDING), level);
            place.who.steepest = 0.3;
            for _ in 0..64 {
                place.walk(1, speed);
                assert!(place.ground.is_some(), "{shape:?} at {speed}: {}", place.position);
            }
            assert_near(place.position.y, STANDING, 2.0 * HAIR);
        }
    }
}
