use bevy_shape::{Aabb2d, BoundingCircle};
use c2_sys::{c2AABB, c2Circle, c2Poly};

use crate::contest::{Planned, Row};
use crate::double::rows::boxes as double;
use crate::peers::{BEVY, BOX2D, C2, bevy, box2d, c2};
use crate::single::rows::boxes;

pub(super) const ROWS: &[Planned] = &[
    Planned { name: "box–box, yes or no", build: boxes_intersect },
    Planned { name: "box–circle, yes or no", build: box_meets_circle },
    Planned { name: "rectangle–rectangle, yes or no", build: rectangles_intersect },
    Planned { name: "rectangle–circle, yes or no", build: rectangle_meets_circle },
    Planned { name: "box–box distance", build: box_distance },
    Planned { name: "box–circle distance", build: box_distance_to_circle },
    Planned { name: "rectangle–rectangle distance", build: rectangle_distance },
    Planned { name: "rectangle–circle distance", build: rectangle_distance_to_circle },
    Planned { name: "box–box contact", build: box_contact },
    Planned { name: "box–circle contact", build: box_contact_with_circle },
    Planned { name: "rectangle–rectangle contact", build: rectangle_contact },
    Planned { name: "rectangle–circle contact", build: rectangle_contact_with_circle },
    Planned { name: "ray–box", build: ray_box },
    Planned { name: "moving box–box", build: moving_box_box },
    Planned { name: "moving circle–box", build: moving_circle_box },
];

pub(super) const ROWS_F64: &[Planned] = &[
    Planned { name: "box–box, yes or no, f64", build: || double::boxes_intersect().row() },
    Planned { name: "box–circle, yes or no, f64", build: || double::box_meets_circle().row() },
    Planned { name: "rectangle–rectangle, yes or no, f64", build: || double::rectangles_intersect().row() },
    Planned { name: "rectangle–circle, yes or no, f64", build: || double::rectangle_meets_circle().row() },
    Planned { name: "box–box distance, f64", build: || double::box_distance().row() },
    Planned { name: "box–circle distance, f64", build: || double::box_distance_to_circle().row() },
    Planned { name: "rectangle–rectangle distance, f64", build: || double::rectangle_distance().row() },
    Planned { name: "rectangle–circle distance, f64", build: || double::rectangle_distance_to_circle().row() },
    Planned { name: "box–box contact, f64", build: || double::box_contact().row() },
    Planned { name: "box–circle contact, f64", build: || double::box_contact_with_circle().row() },
    Planned { name: "rectangle–rectangle contact, f64", build: || double::rectangle_contact().row() },
    Planned { name: "rectangle–circle contact, f64", build: || double::rectangle_contact_with_circle().row() },
    Planned { name: "ray–box, f64", build: || double::ray_box().row() },
    Planned { name: "moving box–box, f64", build: || double::moving_box_box().row() },
    Planned { name: "moving circle–box, f64", build: || double::moving_circle_box().row() },
];

fn boxes_intersect() -> Row {
    boxes::boxes_intersect()
        .ask(BOX2D, box2d::proxies_intersect)
        .ask(C2, c2::boxes_intersect)
        .ask(BEVY, bevy::intersects::<Aabb2d, Aabb2d>)
        .row()
}

fn box_meets_circle() -> Row {
    boxes::box_meets_circle()
        .ask(BOX2D, box2d::proxies_intersect)
        .ask(C2, c2::circle_meets_box)
        .ask(BEVY, bevy::intersects::<Aabb2d, BoundingCircle>)
        .row()
}

fn rectangles_intersect() -> Row {
    boxes::rectangles_intersect().ask(BOX2D, box2d::proxies_intersect).ask(C2, c2::polygons_intersect).row()
}

fn rectangle_meets_circle() -> Row {
    boxes::rectangle_meets_circle().ask(BOX2D, box2d::proxies_intersect).ask(C2, c2::circle_meets_polygon).row()
}

fn box_distance() -> Row {
    boxes::box_distance().ask(BOX2D, box2d::proxy_distance).ask(C2, c2::distance::<c2AABB, c2AABB>).row()
}

fn box_distance_to_circle() -> Row {
    boxes::box_distance_to_circle().ask(BOX2D, box2d::proxy_distance).ask(C2, c2::distance::<c2AABB, c2Circle>).row()
}

fn rectangle_distance() -> Row {
    boxes::rectangle_distance().ask(BOX2D, box2d::proxy_distance).ask(C2, c2::distance::<c2Poly, c2Poly>).row()
}

fn rectangle_distance_to_circle() -> Row {
    boxes::rectangle_distance_to_circle()
        .ask(BOX2D, box2d::proxy_distance)
        .ask(C2, c2::distance::<c2Poly, c2Circle>)
        .row()
}

fn box_contact() -> Row {
    boxes::box_contact().ask(BOX2D, box2d::polygon_contact).ask(C2, c2::box_contact).row()
}

fn box_contact_with_circle() -> Row {
    boxes::box_contact_with_circle()
        .ask(BOX2D, box2d::polygon_circle_contact)
        .ask(C2, c2::box_contact_with_circle)
        .row()
}

fn rectangle_contact() -> Row {
    boxes::rectangle_contact().ask(BOX2D, box2d::polygon_contact).ask(C2, c2::polygon_contact).row()
}

fn rectangle_contact_with_circle() -> Row {
    boxes::rectangle_contact_with_circle()
        .ask(BOX2D, box2d::polygon_circle_contact)
        .ask(C2, c2::polygon_contact_with_circle)
        .row()
}

fn ray_box() -> Row {
    boxes::ray_box().ask(BOX2D, box2d::raycast_polygon).ask(C2, c2::raycast_box).ask(BEVY, bevy::raycast_box).row()
}

fn moving_box_box() -> Row {
    boxes::moving_box_box().ask(BOX2D, box2d::cast).ask(BEVY, bevy::cast_box).row()
}

fn moving_circle_box() -> Row {
    boxes::moving_circle_box().ask(BOX2D, box2d::cast).row()
}
