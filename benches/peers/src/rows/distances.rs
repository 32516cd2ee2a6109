use boxdd_sys::ffi::{b2Capsule, b2Circle, b2Segment, b2Vec2};
use c2_sys::c2Capsule;

use crate::contest::{Planned, Row};
use crate::double::rows as double;
use crate::peers::{BOX2D, C2, KURBO, box2d, c2, kurbo};
use crate::single::rows::distances;

pub(super) const ROWS: &[Planned] = &[
    Planned { name: "point–segment distance", build: point_segment },
    Planned { name: "circle–circle distance", build: || distances::circle_circle().row() },
    Planned { name: "segment–circle distance", build: segment_circle },
    Planned { name: "segment–segment distance", build: segment_segment },
    Planned { name: "stadium–circle distance", build: stadium_circle },
    Planned { name: "stadium–stadium distance", build: stadium_stadium },
    Planned { name: "segment–stadium distance", build: segment_stadium },
];

pub(super) const ROWS_F64: &[Planned] = &[
    Planned { name: "point–segment distance, f64", build: point_segment_f64 },
    Planned { name: "circle–circle distance, f64", build: || double::distances::circle_circle().row() },
    Planned { name: "segment–circle distance, f64", build: || double::distances::segment_circle().row() },
    Planned { name: "segment–segment distance, f64", build: || double::distances::segment_segment().row() },
    Planned { name: "stadium–circle distance, f64", build: || double::distances::stadium_circle().row() },
    Planned { name: "stadium–stadium distance, f64", build: || double::distances::stadium_stadium().row() },
    Planned { name: "segment–stadium distance, f64", build: || double::distances::segment_stadium().row() },
];

fn point_segment() -> Row {
    distances::point_segment().ask(BOX2D, box2d::distance::<b2Segment, b2Vec2>).row()
}

fn point_segment_f64() -> Row {
    double::distances::point_segment().ask(KURBO, kurbo::distance_to_point).row()
}

fn segment_circle() -> Row {
    distances::segment_circle().ask(BOX2D, box2d::distance::<b2Segment, b2Circle>).row()
}

fn segment_segment() -> Row {
    distances::segment_segment().ask(BOX2D, box2d::distance::<b2Segment, b2Segment>).row()
}

fn stadium_circle() -> Row {
    distances::stadium_circle().ask(BOX2D, box2d::distance::<b2Capsule, b2Circle>).row()
}

fn stadium_stadium() -> Row {
    distances::stadium_stadium()
        .ask(BOX2D, box2d::distance::<b2Capsule, b2Capsule>)
        .ask(C2, c2::distance::<c2Capsule, c2Capsule>)
        .row()
}

fn segment_stadium() -> Row {
    distances::segment_stadium()
        .ask(BOX2D, box2d::distance::<b2Segment, b2Capsule>)
        .ask(C2, c2::distance::<c2Capsule, c2Capsule>)
        .row()
}
