use crate::contest::{Planned, Row};
use crate::double::rows as double;
use crate::peers::{BEVY, BOX2D, C2, bevy, box2d, c2};
use crate::single::rows::casts;

pub(super) const ROWS: &[Planned] = &[
    Planned { name: "ray–circle", build: ray_circle },
    Planned { name: "ray–segment", build: ray_segment },
    Planned { name: "ray–stadium", build: ray_stadium },
    Planned { name: "moving circle–circle", build: moving_circle_circle },
    Planned { name: "moving circle–stadium", build: moving_circle_stadium },
];

pub(super) const ROWS_F64: &[Planned] = &[
    Planned { name: "ray–circle, f64", build: || double::casts::ray_circle().row() },
    Planned { name: "ray–segment, f64", build: || double::casts::ray_segment().row() },
    Planned { name: "ray–stadium, f64", build: || double::casts::ray_stadium().row() },
    Planned { name: "moving circle–circle, f64", build: || double::casts::moving_circle_circle().row() },
    Planned { name: "moving circle–stadium, f64", build: || double::casts::moving_circle_stadium().row() },
];

fn ray_circle() -> Row {
    casts::ray_circle().ask(BOX2D, box2d::raycast_circle).ask(C2, c2::raycast_circle).ask(BEVY, bevy::raycast).row()
}

fn ray_segment() -> Row {
    casts::ray_segment().ask(BOX2D, box2d::raycast_segment).row()
}

fn ray_stadium() -> Row {
    casts::ray_stadium().ask(BOX2D, box2d::raycast_capsule).ask(C2, c2::raycast_capsule).row()
}

fn moving_circle_circle() -> Row {
    casts::moving_circle_circle().ask(BOX2D, box2d::cast_at_circle).ask(BEVY, bevy::cast).row()
}

fn moving_circle_stadium() -> Row {
    casts::moving_circle_stadium().ask(BOX2D, box2d::cast_at_capsule).ask(C2, c2::cast).row()
}
