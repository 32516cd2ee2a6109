use crate::contest::{Planned, Row};
use crate::peers::{BEVY, BOX2D, C2, bevy, box2d, c2};
use crate::single::rows::points;

pub(super) const ROWS: &[Planned] = &[
    Planned { name: "closest point on a segment", build: closest_point },
    Planned { name: "point in stadium", build: point_in_stadium },
];

fn closest_point() -> Row {
    points::closest_point().ask(BOX2D, box2d::closest_point).ask(BEVY, bevy::closest_point).row()
}

fn point_in_stadium() -> Row {
    points::point_in_stadium().ask(BOX2D, box2d::contains_point).ask(C2, c2::circle_intersects).row()
}
