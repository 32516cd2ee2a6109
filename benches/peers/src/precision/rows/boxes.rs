use impinge::query;

use super::draw::{Rectangle, pairs};
use super::naive::polygons;
use super::naive::{Branching, Branchless, boxes};
use super::parry2d::shape::{Ball, Cuboid};
use super::{Aabb, Circle, Polygon, parry, typed};
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
