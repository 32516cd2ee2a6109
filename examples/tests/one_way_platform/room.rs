//! No motion leaves a closed room.

use std::iter;

use impinge::Segment;
use impinge::glam::{DVec2, Vec2, vec2};
use proptest::prelude::*;
use robust::{Coord, orient2d};

use crate::course::Course;
use crate::{SHAPE, SLIPPING, WALKER, check, motion};

/// Twelve corners around the origin, each 4 to 40 away. A wall is at least 4·40·sin 30° / 40 = 2 away from there.
fn corners() -> impl Strategy<Value = Vec<Vec2>> {
    // 30° further: (√3/2, 1/2).
    let directions = iter::successors(Some(Vec2::X), |&direction| Some(vec2(0.866_025_4, 0.5).rotate(direction)));
    let directions: Vec<_> = directions.take(12).collect();
    prop::collection::vec(4.0_f32..40.0, 12).prop_map(move |distances| {
        iter::zip(&directions, distances).map(|(&along, distance)| along * distance).collect()
    })
}

fn walls(corners: &[Vec2]) -> Vec<Segment> {
    iter::zip(corners, corners.iter().cycle().skip(1)).map(|(&a, &b)| Segment::new(a, b)).collect()
}

/// Whether a ray from `point` to the right crosses an odd number of walls; exact.
fn is_inside(point: Vec2, walls: &[Segment]) -> bool {
    let crossed = walls.iter().filter(|wall| {
        let is_between = (wall.a.y > point.y) != (wall.b.y > point.y);
        is_between && (orient2d(coord(wall.a), coord(wall.b), coord(point)) > 0.0) == (wall.b.y > wall.a.y)
    });
    crossed.count() % 2 == 1
}

fn coord(point: Vec2) -> Coord<f64> {
    let DVec2 { x, y } = point.as_dvec2();
    Coord { x, y }
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn no_motion_leaves_a_closed_room(corners in corners(), motions in prop::collection::vec(motion(), 1..40)) {
        let floors = walls(&corners);
        let course = Course::new(&floors, &[]);
        let mut position = Vec2::ZERO;
        for (motion, who) in iter::zip(motions, [WALKER, SLIPPING].iter().cycle()) {
            let moved = course.moved(who, position, motion).unwrap();
            prop_assert_eq!((moved.turns[0], moved.turns[moved.turns.len() - 1]), (position, moved.position));
            let clearance = check::closest(&SHAPE, &moved, &course);
            prop_assert!(clearance.is_ok(), "{:?}", clearance);
            position = moved.position;
            let core = SHAPE.translated(position).segment;
            prop_assert!(is_inside(core.a, &floors) && is_inside(core.b, &floors), "{:?}", position);
        }
    }
}

#[test]
fn inside_is_told_from_outside() {
    let walls = walls(&[vec2(0.0, 0.0), vec2(4.0, 0.0), vec2(1.0, 1.0), vec2(0.0, 4.0)]);
    assert!(is_inside(vec2(0.25, 3.0), &walls) && is_inside(vec2(3.0, 0.25), &walls));
    assert!(!is_inside(vec2(2.0, 2.0), &walls) && !is_inside(vec2(-1.0, 0.5), &walls));
}
