use impinge::query;

use super::draw::{Aim, Moving, Rectangle, moves, pairs, rays};
use super::naive::polygons;
use super::naive::{Branching, Branchless, boxes};
use super::parry2d::bounding_volume;
use super::parry2d::shape::{Ball, Cuboid};
use super::{Aabb, Circle, Polygon, ours, parry, typed};
use crate::contest::Draft;
use crate::peers::{BRANCHLESS, IMPINGE, NAIVE, PARRY, TYPED};

pub(crate) fn boxes_intersect() -> Draft<Aabb, Aabb> {
    Draft::new(pairs::<Aabb, Aabb>(0.63))
        .ask(IMPINGE, query::intersects::<Aabb, Aabb>)
        .ask(NAIVE, boxes::intersects::<Branching>)
        .ask(BRANCHLESS, boxes::intersects::<Branchless>)
        .ask(PARRY, parry::intersects::<Cuboid, Cuboid>)
        .ask(TYPED, typed::boxes_intersect)
}

pub(crate) fn box_meets_circle() -> Draft<Aabb, Circle> {
    Draft::new(pairs::<Aabb, Circle>(0.66))
        .ask(IMPINGE, query::intersects::<Aabb, Circle>)
        .ask(NAIVE, boxes::meets_circle::<Aabb>)
        .ask(PARRY, parry::intersects::<Cuboid, Ball>)
        .ask(TYPED, typed::cuboid_meets_ball)
}

pub(crate) fn rectangles_intersect() -> Draft<Rectangle, Rectangle> {
    Draft::new(pairs::<Rectangle, Rectangle>(0.6))
        .ask(IMPINGE, query::intersects::<Polygon<4>, Polygon<4>>)
        .ask(NAIVE, boxes::rectangles_intersect::<Branching>)
        .ask(BRANCHLESS, boxes::rectangles_intersect::<Branchless>)
        .ask(PARRY, parry::intersects::<Cuboid, Cuboid>)
        .ask(TYPED, typed::cuboids_intersect)
}

pub(crate) fn rectangle_meets_circle() -> Draft<Rectangle, Circle> {
    Draft::new(pairs::<Rectangle, Circle>(0.67))
        .ask(IMPINGE, query::intersects::<Polygon<4>, Circle>)
        .ask(NAIVE, boxes::meets_circle::<Rectangle>)
        .ask(PARRY, parry::intersects::<Cuboid, Ball>)
        .ask(TYPED, typed::cuboid_meets_ball)
}

pub(crate) fn box_distance() -> Draft<Aabb, Aabb> {
    Draft::new(pairs::<Aabb, Aabb>(0.63))
        .ask(IMPINGE, query::distance::<Aabb, Aabb>)
        .ask(NAIVE, boxes::distance)
        .ask(PARRY, parry::distance::<Cuboid, Cuboid>)
        .ask(TYPED, typed::cuboid_distance)
}

pub(crate) fn box_distance_to_circle() -> Draft<Aabb, Circle> {
    Draft::new(pairs::<Aabb, Circle>(0.66))
        .ask(IMPINGE, query::distance::<Aabb, Circle>)
        .ask(NAIVE, boxes::distance_to_circle::<Aabb>)
        .ask(PARRY, parry::distance::<Cuboid, Ball>)
        .ask(TYPED, typed::cuboid_distance_to_ball)
}

pub(crate) fn rectangle_distance() -> Draft<Rectangle, Rectangle> {
    Draft::new(pairs::<Rectangle, Rectangle>(0.6))
        .ask(IMPINGE, query::distance::<Polygon<4>, Polygon<4>>)
        .ask(NAIVE, polygons::distance::<Branching, 4, 4>)
        .ask(BRANCHLESS, polygons::distance::<Branchless, 4, 4>)
        .ask(PARRY, parry::distance::<Cuboid, Cuboid>)
        .ask(TYPED, typed::cuboid_distance)
}

pub(crate) fn rectangle_distance_to_circle() -> Draft<Rectangle, Circle> {
    Draft::new(pairs::<Rectangle, Circle>(0.67))
        .ask(IMPINGE, query::distance::<Polygon<4>, Circle>)
        .ask(NAIVE, boxes::distance_to_circle::<Rectangle>)
        .ask(PARRY, parry::distance::<Cuboid, Ball>)
        .ask(TYPED, typed::cuboid_distance_to_ball)
}

pub(crate) fn box_contact() -> Draft<Aabb, Aabb> {
    Draft::new(pairs::<Aabb, Aabb>(0.63))
        .ask(IMPINGE, query::penetration::<Aabb, Aabb>)
        .ask(NAIVE, boxes::contact)
        .ask(PARRY, parry::contact::<Cuboid, Cuboid>)
        .ask(TYPED, typed::cuboid_contact)
}

pub(crate) fn box_contact_with_circle() -> Draft<Aabb, Circle> {
    Draft::new(pairs::<Aabb, Circle>(0.66))
        .ask(IMPINGE, query::penetration::<Aabb, Circle>)
        .ask(NAIVE, boxes::contact_with_circle::<Aabb>)
        .ask(PARRY, parry::contact::<Cuboid, Ball>)
        .ask(TYPED, typed::cuboid_contact_with_ball)
}

pub(crate) fn rectangle_contact() -> Draft<Rectangle, Rectangle> {
    Draft::new(pairs::<Rectangle, Rectangle>(0.6))
        .ask(IMPINGE, query::penetration::<Polygon<4>, Polygon<4>>)
        .ask(NAIVE, boxes::rectangle_contact)
        .ask(PARRY, parry::contact::<Cuboid, Cuboid>)
        .ask(TYPED, typed::cuboid_contact)
}

pub(crate) fn rectangle_contact_with_circle() -> Draft<Rectangle, Circle> {
    Draft::new(pairs::<Rectangle, Circle>(0.67))
        .ask(IMPINGE, query::penetration::<Polygon<4>, Circle>)
        .ask(NAIVE, boxes::contact_with_circle::<Rectangle>)
        .ask(PARRY, parry::contact::<Cuboid, Ball>)
        .ask(TYPED, typed::cuboid_contact_with_ball)
}

pub(crate) fn ray_box() -> Draft<Aim, Aabb> {
    Draft::new(rays::<Aabb>(3.8))
        .ask(IMPINGE, ours::raycast::<Aabb>)
        .ask(NAIVE, boxes::raycast::<Branching>)
        .ask(BRANCHLESS, boxes::raycast::<Branchless>)
        .ask(PARRY, parry::raycast::<Cuboid>)
        .ask(TYPED, typed::raycast::<bounding_volume::Aabb>)
}

pub(crate) fn moving_box_box() -> Draft<Moving<Aabb>, Aabb> {
    Draft::new(moves::<Aabb, Aabb>(9.5))
        .ask(IMPINGE, ours::cast::<Aabb, Aabb>)
        .ask(NAIVE, boxes::cast::<Branching>)
        .ask(BRANCHLESS, boxes::cast::<Branchless>)
        .ask(PARRY, parry::cast::<Cuboid, Cuboid>)
        .ask(TYPED, typed::cast_at_cuboid::<Cuboid>)
}

pub(crate) fn moving_circle_box() -> Draft<Moving, Aabb> {
    Draft::new(moves::<Circle, Aabb>(7.2))
        .ask(IMPINGE, ours::cast::<Circle, Aabb>)
        .ask(NAIVE, boxes::cast_circle::<Branching>)
        .ask(BRANCHLESS, boxes::cast_circle::<Branchless>)
        .ask(PARRY, parry::cast::<Ball, Cuboid>)
        .ask(TYPED, typed::cast_at_cuboid::<Ball>)
}
