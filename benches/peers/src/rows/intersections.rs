use bevy_shape::BoundingCircle;
use boxdd_sys::ffi::{b2Capsule, b2Circle, b2Segment};

use crate::contest::{Planned, Row};
use crate::double::rows as double;
use crate::peers::{BEVY, BOX2D, C2, bevy, box2d, c2};
use crate::single::rows::intersections;

pub(super) const ROWS: &[Planned] = &[
    Planned { name: "circle–circle, yes or no", build: circle_circle },
    Planned { name: "segment–circle, yes or no", build: segment_circle },
    Planned { name: "segment–segment, yes or no", build: segment_segment },
    Planned { name: "stadium–circle, yes or no", build: stadium_circle },
    Planned { name: "stadium–stadium, yes or no", build: stadium_stadium },
    Planned { name: "segment–stadium, yes or no", build: segment_stadium },
];

pub(super) const ROWS_F64: &[Planned] = &[
    Planned { name: "circle–circle, yes or no, f64", build: || double::intersections::circle_circle().row() },
    Planned { name: "segment–circle, yes or no, f64", build: || double::intersections::segment_circle().row() },
    Planned { name: "segment–segment, yes or no, f64", build: || double::intersections::segment_segment().row() },
    Planned { name: "stadium–circle, yes or no, f64", build: || double::intersections::stadium_circle().row() },
    Planned { name: "stadium–stadium, yes or no, f64", build: || double::intersections::stadium_stadium().row() },
    Planned { name: "segment–stadium, yes or no, f64", build: || double::intersections::segment_stadium().row() },
];

fn circle_circle() -> Row {
    intersections::circle_circle()
        .ask(BOX2D, box2d::intersects::<b2Circle, b2Circle>)
        .ask(C2, c2::circles_intersect)
        .ask(BEVY, bevy::intersects::<BoundingCircle, BoundingCircle>)
        .row()
}

fn segment_circle() -> Row {
    intersections::segment_circle()
        .ask(BOX2D, box2d::intersects::<b2Segment, b2Circle>)
        .ask(C2, c2::circle_intersects)
        .row()
}

fn segment_segment() -> Row {
    intersections::segment_segment()
        .ask(BOX2D, box2d::intersects::<b2Segment, b2Segment>)
        .ask(C2, c2::capsules_intersect)
        .row()
}

fn stadium_circle() -> Row {
    intersections::stadium_circle()
        .ask(BOX2D, box2d::intersects::<b2Capsule, b2Circle>)
        .ask(C2, c2::circle_intersects)
        .row()
}

fn stadium_stadium() -> Row {
    intersections::stadium_stadium()
        .ask(BOX2D, box2d::intersects::<b2Capsule, b2Capsule>)
        .ask(C2, c2::capsules_intersect)
        .row()
}

fn segment_stadium() -> Row {
    intersections::segment_stadium()
        .ask(BOX2D, box2d::intersects::<b2Segment, b2Capsule>)
        .ask(C2, c2::capsules_intersect)
        .row()
}
