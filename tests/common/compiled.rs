//! Compiles every query once, for all test programs: at `opt-level` 1 and below, a crate takes the generic functions
//! that its dependencies have compiled for the same types. In a release build, a crate does not, so this module is left
//! out.

#![cfg(debug_assertions)]

use std::hint::black_box;

use impinge::glam::{DVec2, Vec2};

use crate::{TestVector, query};

/// Not called by anyone.
pub fn compiled() {
    compile::<Vec2>();
    compile::<DVec2>();
}

fn compile<V: TestVector>() {
    black_box(query::validate::<V> as fn(_) -> _);
    black_box(query::intersects::<V> as fn(_, _) -> _);
    black_box(query::within::<V> as fn(_, _, _) -> _);
    black_box(query::distance::<V> as fn(_, _) -> _);
    black_box(query::signed_distance::<V> as fn(_, _) -> _);
    black_box(query::contains::<V> as fn(_, _) -> _);
    black_box(query::closest_point::<V> as fn(_, _) -> _);
    black_box(query::closest_boundary_point::<V> as fn(_, _) -> _);
    black_box(query::closest_points::<V> as fn(_, _) -> _);
    black_box(query::penetration::<V> as fn(_, _) -> _);
    black_box(query::penetration_toward::<V> as fn(_, _, _) -> _);
    black_box(query::penetration_offset::<V> as fn(_, _) -> _);
    black_box(query::contact::<V> as fn(_, _, _) -> _);
    black_box(query::raycast::<V> as fn(_, _, _) -> _);
    black_box(query::cast::<V> as fn(_, _, _) -> _);
    black_box(query::cast_along::<V> as fn(_, _, _, _) -> _);
    black_box(query::chord::<V> as fn(_, _) -> _);
    black_box(query::side::<V> as fn(_, _) -> _);
    black_box(query::circle_circle::<V> as fn(_, _) -> _);
    black_box(query::bounding_box::<V> as fn(_) -> _);
    black_box(query::ray_bound::<V> as fn(_, _, _) -> _);
    black_box(query::ray_circle::<V> as fn(_, _) -> _);
}
