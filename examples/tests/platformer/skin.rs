//! How near it comes.

use impinge::glam::{Vec2, vec2};
use impinge::query;

use crate::place::Place;
use crate::{BOX, HAIR, PULL, ROUNDING, SKIN, assert_near, floor, shapes, tile};

#[test]
fn it_lands_a_skin_and_a_hair_above_the_floor() {
    for shape in shapes() {
        let mut place = Place::new(shape, vec2(0.25, 3.0), floor(-2, 3));
        let moved = place.go(vec2(0.0, -9.0));
        assert_eq!((place.position.x, moved.normals), (0.25, vec![Vec2::Y]));
        assert_near(place.position.y, 1.0 + SKIN + HAIR, ROUNDING);
        assert_eq!(moved.ground.expect("it stands").normal, Vec2::Y);
    }
}

#[test]
fn it_stands_as_still_as_a_stone() {
    for shape in shapes() {
        let mut place = Place::new(shape, vec2(0.3, 1.5), floor(-2, 3));
        place.walk(10, 0.0);
        let landed = place.position;
        place.walk(300, 0.0);
        assert_eq!(place.position, landed);
    }
}

#[test]
fn a_wall_stops_it_a_skin_and_a_hair_before() {
    for shape in shapes() {
        let mut place = Place::new(shape, vec2(0.0, 2.0), vec![tile(3.0, -9.0, 3.125, 9.0)]);
        let moved = place.go(vec2(1e6, 0.0));
        assert_eq!((place.position.y, moved.normals), (2.0, vec![Vec2::NEG_X]));
        // Of a step of a million, `t` is rounded by 2^-42 of it: nothing to be seen.
        assert_near(place.position.x, 2.5 - SKIN - HAIR, ROUNDING);
    }
}

/// As when it is put there: half of the skin is in the floor, and all of it is in the wall.
#[test]
fn it_regains_its_skin() {
    let shapes = [floor(-2, 3), vec![tile(1.0, 0.0, 2.0, 9.0)]].concat();
    let mut place = Place::new(BOX, vec2(0.5 - SKIN / 1024.0, 1.0 + SKIN / 2.0), shapes);
    place.go(vec2(0.0, PULL));
    assert_near(place.position.x, 0.5 - SKIN - HAIR, ROUNDING);
    assert_near(place.position.y, 1.0 + SKIN + HAIR, ROUNDING);
}

/// Of two flush tiles, the skin is in the one below the body by half of itself, and in the one beside that by 1 − √½.
#[test]
fn over_a_seam_it_regains_its_skin_straight_upward() {
    let start = vec2(-0.5 - SKIN / 2.0, 1.0 + SKIN / 2.0);
    for shapes in [floor(-2, 3), floor(-2, 3).into_iter().rev().collect()] {
        let mut place = Place::new(BOX, start, shapes);
        place.go(vec2(0.0, PULL));
        assert_eq!(place.position.x, start.x);
        assert_near(place.position.y, 1.0 + SKIN + HAIR, ROUNDING);
    }
}

/// The lower end of the skin is exactly at the height of a tile in front.
#[test]
fn what_it_grazes_does_not_stop_it() {
    for shape in shapes() {
        let mut place = Place::new(shape, vec2(0.0, 1.0 + SKIN), vec![tile(3.0, -1.0, 5.0, 0.0)]);
        let moved = place.go(vec2(8.0, 0.0));
        assert_eq!((place.position, moved.normals.len()), (vec2(8.0, 1.0 + SKIN), 0));
    }
}

/// The skin has no room on either side. It can fall, and goes into neither wall.
#[test]
fn squeezed_between_walls_it_stays_between_them() {
    let wall = 0.5 + SKIN / 2.0;
    let mut place = Place::new(BOX, Vec2::ZERO, vec![tile(-9.0, -9.0, -wall, 9.0), tile(wall, -9.0, 9.0, 9.0)]);
    for motion in [vec2(5.0, 0.0), vec2(-5.0, 0.0), vec2(0.0, -1.0)] {
        place.go(motion);
        assert!(place.position.x.abs() < SKIN / 2.0, "{}", place.position);
    }
    assert_near(place.position.y, -1.0, ROUNDING);
}

/// Which is wider than the body, and narrower than it with its skin: it goes neither in nor through.
#[test]
fn a_gap_too_narrow_for_the_skin_is_closed() {
    let shapes = vec![tile(-9.0, -1.0, 0.0, 0.0), tile(1.0 + SKIN, -1.0, 9.0, 0.0)];
    let mut place = Place::new(BOX, vec2(0.5 + SKIN / 2.0, 2.0), shapes);
    place.walk(60, 0.0);
    assert!(place.position.y > 1.0 && place.ground.is_some());
}

#[test]
fn errors_are_those_of_queries() {
    use impinge::QueryError::{EmptyBox, NonFinite};
    let level = crate::controller::Level { shapes: &[], kind: &|_| crate::controller::Kind::Solid, moved: &[] };
    let who = crate::walker(BOX);
    for (position, motion) in [(vec2(f32::NAN, 0.0), Vec2::X), (Vec2::ZERO, vec2(0.0, f32::INFINITY))] {
        assert_eq!(who.moved(position, motion, level).err(), Some(NonFinite));
    }
    let empty = crate::walker(impinge::Aabb::EMPTY);
    assert_eq!(empty.moved(Vec2::ZERO, Vec2::X, level).err(), Some(EmptyBox));
    assert_eq!(query::bounding_box(&empty.shape), Err(EmptyBox));
}
