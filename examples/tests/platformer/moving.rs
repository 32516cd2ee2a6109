//! What moves takes the character along, pushes it, or crushes it.

use impinge::glam::{Vec2, vec2};
use impinge::{Circle, Triangle};

use crate::controller::{Carried, Kind};
use crate::place::Place;
use crate::{BOX, HAIR, ROUNDING, SKIN, assert_near, floor, shapes, tile};

const STANDING: f32 = 1.0 + SKIN + HAIR;

#[test]
fn it_rides() {
    for shape in shapes() {
        for step in [vec2(0.125, 0.0), vec2(0.0, 0.25), vec2(0.0, -0.5), vec2(-0.25, 0.25)] {
            let mut place = Place::new(shape, vec2(0.0, 1.5), vec![tile(-2.0, -1.0, 2.0, 0.0)]);
            place.walk(10, 0.0);
            for frame in 1..=60_u8 {
                place.shift(0, step);
                place.walk(1, 0.0);
                assert!(place.ground.is_some());
                let expected = vec2(0.0, STANDING) + step * f32::from(frame);
                assert!((place.position - expected).abs().max_element() <= HAIR, "{} {expected}", place.position);
            }
        }
    }
}

/// Of two tiles and a bump, in any order. It stands on a tile, on both, and on the bump.
#[test]
fn it_rides_on_a_platform_of_several_shapes() {
    for shape in shapes() {
        for step in [vec2(0.0, 0.0625), vec2(0.0625, 0.0625), vec2(-0.0625, -0.0625), vec2(0.0625, 0.0)] {
            for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
                for start in [-1.5, 0.0, 1.0] {
                    let bump = Circle::new(vec2(1.0, 0.0), 0.125).into();
                    let platform = vec![tile(-3.0, -0.25, 0.0, 0.0), tile(0.0, -0.25, 3.0, 0.0), bump];
                    let mut place = Place::new(shape, vec2(start, 1.25), platform);
                    place.walk(4, 0.0);
                    let stands = place.position;
                    for frame in 1..=32_u8 {
                        assert!(matches!(place.shift_all(&order.map(|index| (index, step))), Carried::To(_)));
                        place.walk(1, 0.0);
                        assert!(place.ground.is_some(), "{order:?} {step}: {}", place.position);
                        let off = place.position - (stands + step * f32::from(frame));
                        assert!(off.abs().max_element() <= HAIR, "{order:?} {step}: off by {off}");
                    }
                }
            }
        }
    }
}

/// Between the walls of a cart, in the air. The left one comes within reach after a third of the step.
#[test]
fn a_cart_takes_along_what_flies_in_it() {
    for shape in shapes() {
        for order in [[0, 1], [1, 0]] {
            let cart = vec![tile(-2.0, -4.0, -1.5, 4.0), tile(1.5, -4.0, 2.0, 4.0)];
            let mut place = Place::new(shape, Vec2::ZERO, cart);
            place.shift_all(&order.map(|index| (index, vec2(3.0, 0.0))));
            assert_near(place.position.x, 2.0 + SKIN, 2.0 * HAIR);
        }
    }
}

/// Who stands beside it on the floor is not taken along.
#[test]
fn it_does_not_ride_on_what_it_does_not_stand_on() {
    let mut place = Place::new(BOX, vec2(0.0, STANDING), [floor(-4, 4), vec![tile(1.0, 0.0, 2.0, 1.0)]].concat());
    place.walk(1, 0.0);
    place.shift(8, vec2(0.125, 0.0));
    assert_eq!(place.position.x, 0.0);
}

#[test]
fn a_wall_pushes_it() {
    for shape in shapes() {
        let mut place =
            Place::new(shape, vec2(0.0, STANDING), [floor(-4, 40), vec![tile(-3.0, 0.0, -2.0, 3.0)]].concat());
        place.walk(1, 0.0);
        for _ in 0..40 {
            place.shift(44, vec2(0.25, 0.0));
            place.walk(1, 0.0);
        }
        // The wall's right side has come to x = 8.
        assert_near(place.position.x, 8.5 + SKIN, 2.0 * HAIR);
        assert!(place.ground.is_some());
    }
}

/// A sheet of 1/16 that moves by 5 leaves nothing behind it.
#[test]
fn no_speed_takes_a_wall_through_it() {
    for shape in shapes() {
        let mut place = Place::new(shape, vec2(2.5, 0.0), vec![tile(0.0, -4.0, 0.0625, 4.0)]);
        assert!(matches!(place.shift(0, vec2(5.0, 0.0)), Carried::To(_)));
        assert_near(place.position.x, 5.0625 + 0.5 + SKIN, 2.0 * HAIR);
    }
}

/// A lift comes up from below, faster than it is thick, and takes it along.
#[test]
fn a_one_way_lift_catches_it() {
    let lift = tile(-2.0, -3.0, 2.0, -2.75);
    let mut place = Place { special: (0, Kind::OneWay), ..Place::new(BOX, vec2(0.0, 0.0), vec![lift]) };
    place.shift(0, vec2(0.0, 4.0));
    assert_near(place.position.y, 1.25 + 1.0 + SKIN, 2.0 * HAIR);
    // And down it goes through.
    let mut place = Place { special: (0, Kind::OneWay), ..Place::new(BOX, vec2(0.0, -6.0), vec![lift]) };
    place.shift(0, vec2(0.0, -6.0));
    assert_eq!(place.position, vec2(0.0, -6.0));
}

/// Between the floor and a ceiling that comes down; the ceiling is the one that it cannot leave.
#[test]
fn a_ceiling_crushes_it() {
    for shape in shapes() {
        let mut place =
            Place::new(shape, vec2(0.0, STANDING), [floor(-4, 4), vec![tile(-4.0, 2.5, 4.0, 4.0)]].concat());
        place.walk(1, 0.0);
        let low = if matches!(shape, impinge::AnyShape::Circle(_)) { 1.0 } else { 0.0 };
        assert!(matches!(place.shift(8, vec2(0.0, -0.25 - low)), Carried::To(_)));
        assert_near(place.position.y, STANDING, ROUNDING);
        let Carried::Crushed { position, shape } = place.shift(8, vec2(0.0, -0.5)) else { panic!("it has no room") };
        assert_eq!(shape, 8);
        assert_near(position.y, STANDING, 2.0 * HAIR);
    }
}

#[test]
fn two_walls_crush_it() {
    let walls = [tile(-3.0, 0.0, -2.0, 3.0), tile(2.0, 0.0, 3.0, 3.0)];
    let mut place = Place::new(BOX, vec2(0.0, STANDING), [&walls[..], &floor(-4, 4)].concat());
    place.walk(1, 0.0);
    assert!(matches!(place.shift(0, vec2(2.5, 0.0)), Carried::To(_)));
    assert_near(place.position.x, 1.0 + SKIN, 2.0 * HAIR);
    let Carried::Crushed { position, shape } = place.shift(0, vec2(0.75, 0.0)) else { panic!("it has no room") };
    assert_eq!(shape, 0);
    assert_near(position.x, 1.5 - SKIN, 2.0 * HAIR);
}

/// The slope rises by 3 over 4. A wall that pushes by 1 makes it climb by 3/4, and not stick.
#[test]
fn a_push_leads_up_a_slope() {
    let slope = Triangle::new([vec2(0.0, 0.0), vec2(16.0, 0.0), vec2(16.0, 12.0)]);
    let wall = tile(-3.0, 0.0, -2.0, 9.0);
    for shape in shapes() {
        let mut place = Place::new(shape, vec2(-1.0, STANDING), [vec![wall, slope.into()], floor(-4, 16)].concat());
        place.walk(1, 0.0);
        for _ in 0..36 {
            assert!(matches!(place.shift(0, vec2(0.125, 0.0)), Carried::To(_)));
            place.walk(1, 0.0);
        }
        // The wall's right side has come to x = 2.5.
        assert_near(place.position.x, 3.0 + SKIN, 0.02);
        assert!(place.position.y > 2.0, "{}", place.position);
    }
}

#[test]
fn a_rider_stays_behind_at_a_wall() {
    let mut place = Place::new(BOX, vec2(0.0, STANDING), vec![tile(-9.0, -1.0, 9.0, 0.0), tile(2.0, 0.5, 3.0, 9.0)]);
    place.walk(1, 0.0);
    for _ in 0..40 {
        assert!(matches!(place.shift(0, vec2(0.125, 0.0)), Carried::To(_)));
        place.walk(1, 0.0);
    }
    assert_near(place.position.x, 1.5 - SKIN, 2.0 * HAIR);
    assert_eq!((place.position - Vec2::Y * STANDING).y.abs() <= HAIR, place.ground.is_some());
}
