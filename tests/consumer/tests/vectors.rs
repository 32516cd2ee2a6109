//! The user's `glam` and the one in the library's signatures are one.

use std::any::TypeId;

use consumer::{lit, pushed_out};
use glam::{DVec2, Vec2, dvec2, vec2};
use impinge::{Stadium, query};

#[test]
fn the_vectors_are_those_of_the_reexport() {
    assert_eq!(TypeId::of::<Vec2>(), TypeId::of::<impinge::glam::Vec2>());
    assert_eq!(TypeId::of::<DVec2>(), TypeId::of::<impinge::glam::DVec2>());
}

#[test]
fn a_ball_is_pushed_out_of_a_wall() {
    let wall = (vec2(-4.0, 0.0), vec2(4.0, 0.0));
    assert_eq!(pushed_out(vec2(1.0, 0.5), 2.0, wall), Ok(vec2(1.0, 2.0)));
    assert_eq!(pushed_out(vec2(1.0, 3.0), 2.0, wall), Ok(vec2(1.0, 3.0)));
}

#[test]
fn a_laser_lights_a_disc() {
    assert_eq!(lit(dvec2(-5.0, 0.0), dvec2(2.0, 0.0), (DVec2::ZERO, 2.0)), Ok(Some(dvec2(-2.0, 0.0))));
    assert_eq!(lit(dvec2(-5.0, 3.0), dvec2(2.0, 0.0), (DVec2::ZERO, 2.0)), Ok(None));
}

#[test]
fn a_vector_is_a_shape() {
    // The point is at (6, 8) from the near end, a distance of 10.
    let flipper = Stadium::new(vec2(-4.0, 0.0), vec2(0.0, 0.0), 1.0);
    assert_eq!(query::distance(&flipper, &vec2(6.0, 8.0)), Ok(9.0));
    assert_eq!(query::closest_point(&flipper, vec2(-2.0, 5.0)), Ok(vec2(-2.0, 1.0)));
}
