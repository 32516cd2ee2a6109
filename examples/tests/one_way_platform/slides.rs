//! How the controller slides.

use impinge::Segment;
use impinge::glam::{Vec2, vec2};
use proptest::prelude::*;

use crate::controller::Moved;
use crate::course::Course;
use crate::{HAIR, SHAPE, SKIN, SLIPPING, check, speed};

/// Where the character stands on a floor in y = 0: its lower end is 1/2 below it.
const STANDING: f32 = 0.5 + SKIN + HAIR;

fn moved(position: Vec2, motion: Vec2, floors: &[Segment]) -> Moved {
    Course::new(floors, &[]).moved(&SLIPPING, position, motion).unwrap()
}

#[test]
fn in_the_open_it_moves_all_the_way() {
    let moved = moved(vec2(1.0, 2.0), vec2(1024.0, -4.0), &[]);
    assert_eq!((moved.position, moved.normals.len()), (vec2(1025.0, -2.0), 0));
}

/// A floor takes nothing but what leads into it.
#[test]
fn along_a_floor_it_loses_nothing() {
    let floor = Segment::new(vec2(-100.0, 0.0), vec2(100.0, 0.0));
    let moved = moved(vec2(0.0, STANDING), vec2(2.0, -1.0), &[floor]);
    assert_eq!((moved.position, moved.normals), (vec2(2.0, STANDING), vec![Vec2::Y]));
}

#[test]
fn in_a_corner_it_stops_by_the_wall() {
    let floor = Segment::new(vec2(-100.0, 0.0), vec2(5.0, 0.0));
    let wall = Segment::new(vec2(5.0, 0.0), vec2(5.0, 9.0));
    let moved = moved(vec2(3.0, STANDING), vec2(3000.0, -1.0), &[floor, wall]);
    assert_eq!(moved.normals, [Vec2::Y, Vec2::NEG_X]);
    // 5 - 1/4 - the skin and a hair, after a product and a sum each rounded by half an ulp of 8 at most.
    assert!((moved.position.x - (4.75 - SKIN - HAIR)).abs() <= 1.0 / 1_048_576.0, "{moved:?}");
}

/// A single wall at right angles, which a step of that length would jump over.
#[test]
fn a_million_a_step_does_not_tunnel() {
    let wall = Segment::new(vec2(5.0, -1.0), vec2(5.0, 1.0));
    assert!(moved(Vec2::ZERO, vec2(1e6, 0.0), &[wall]).position.x < 4.75);
}

/// Up a slope of 1/2, along it. From x = 128 on an ulp is 2^-16, and each step of 130.6 of them is rounded to 131: by
/// 2.7e-6 into the floor, which would take all of the skin in 3000 steps.
#[test]
fn roundings_of_many_steps_do_not_add_up() {
    let floor = Segment::new(vec2(0.0, -60.0), vec2(400.0, 140.0));
    let step = 130.6 / 65536.0 * vec2(1.0, 0.5);
    let mut position = moved(vec2(130.0, 9.0), vec2(0.0, -9.0), &[floor]).position;
    for _ in 0..20_000 {
        let moved = moved(position, step, &[floor]);
        let closest = check::closest(&SHAPE, &moved, &Course::new(&[floor], &[])).unwrap();
        assert!(closest > SKIN / 2.0, "{closest}");
        position = moved.position;
    }
    assert!(position.x > 165.0, "{position}");
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn no_pull_sticks_on_a_slope(fall in 0.0625_f32..16.0, speed in speed()) {
        let floor = Segment::new(vec2(0.0, 0.0), vec2(1e3, -1e3 * fall));
        let mut position = vec2(1.0, 1.5);
        for _ in 0..6 {
            let moved = moved(position, vec2(0.0, -speed), &[floor]);
            prop_assert!(moved.position.y < position.y, "{:?}", moved);
            position = moved.position;
        }
    }
}
