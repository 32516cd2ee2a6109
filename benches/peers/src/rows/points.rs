use crate::contest::{Planned, Row};
use crate::double::rows as double;
use crate::peers::{BEVY, BOX2D, C2, KURBO, bevy, box2d, c2, kurbo};
use crate::single::rows::points;

pub(super) const ROWS: &[Planned] = &[
    Planned { name: "closest point on a segment", build: closest_point },
    Planned { name: "point in stadium", build: point_in_stadium },
];

pub(super) const ROWS_F64: &[Planned] = &[
    Planned { name: "closest point on a segment, f64", build: closest_point_f64 },
    Planned { name: "point in stadium, f64", build: || double::points::point_in_stadium().row() },
];

fn closest_point() -> Row {
    points::closest_point().ask(BOX2D, box2d::closest_point).ask(BEVY, bevy::closest_point).row()
}

fn closest_point_f64() -> Row {
    double::points::closest_point().ask(KURBO, kurbo::closest_point).row()
}

fn point_in_stadium() -> Row {
    points::point_in_stadium().ask(BOX2D, box2d::contains_point).ask(C2, c2::circle_intersects).row()
}
