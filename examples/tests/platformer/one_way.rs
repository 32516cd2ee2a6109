//! Shapes that let through what comes from below.

use impinge::glam::vec2;
use impinge::{AnyShape, Segment};

use crate::controller::Kind;
use crate::place::Place;
use crate::{HAIR, ROUNDING, SKIN, assert_near, shapes, tile};

/// A segment, and a box as high as a brick.
fn platforms() -> [AnyShape; 2] {
    [Segment::new(vec2(5.0, 0.0), vec2(-5.0, 0.0)).into(), tile(-5.0, -0.5, 5.0, 0.0)]
}

fn place(shape: AnyShape, platform: AnyShape, height: f32) -> Place {
    Place { special: (0, Kind::OneWay), ..Place::new(shape, vec2(0.0, height), vec![platform]) }
}

#[test]
fn it_passes_from_below_and_lands_from_above() {
    for shape in shapes() {
        for platform in platforms() {
            let mut place = place(shape, platform, -4.0);
            let moved = place.go(vec2(0.0, 7.0));
            assert_eq!((place.position.y, moved.normals.len()), (3.0, 0));
            place.walk(60, 0.0);
            assert_near(place.position.y, 1.0 + SKIN + HAIR, ROUNDING);
            place.walk(30, 0.125);
            assert_eq!((place.position.x, place.ground.is_some()), (3.75, true));
        }
    }
}

/// Its middle is at the platform: it is still on its way through.
#[test]
fn too_low_a_jump_falls_back() {
    for shape in shapes() {
        for platform in platforms() {
            let mut place = place(shape, platform, 0.0);
            place.walk(16, 0.0);
            assert_eq!(place.position.y, -2.0);
        }
    }
}

#[test]
fn a_walker_is_not_stopped_by_its_side() {
    for shape in shapes() {
        let mut place = place(shape, platforms()[1], -0.25);
        place.position.x = -9.0;
        place.go(vec2(16.0, 0.0));
        assert_eq!(place.position.x, 7.0);
    }
}

#[test]
fn it_drops_while_the_platform_is_open() {
    let mut place = place(shapes()[0], platforms()[0], 2.0);
    place.walk(30, 0.0);
    assert!(place.ground.is_some());
    place.special.1 = Kind::Open;
    place.walk(1, 0.0);
    place.special.1 = Kind::OneWay;
    place.walk(15, 0.0);
    // It stood at 1 and a bit; 16 frames lead 2 down.
    assert_near(place.position.y, 1.0 + SKIN + HAIR - 2.0, ROUNDING);
}
