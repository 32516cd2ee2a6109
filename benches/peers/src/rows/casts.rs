use impinge::{Circle, Segment, Stadium};
use parry2d::shape;

use crate::contest::{Draft, Planned, Row};
use crate::draw::{moves, rays};
use crate::peers::naive::{Branching, Branchless};
use crate::peers::{
    BEVY, BOX2D, BRANCHLESS, C2, IMPINGE, NAIVE, PARRY, TYPED, bevy, box2d, c2, naive, ours, parry, typed,
};

pub(super) const ROWS: &[Planned] = &[
    Planned { name: "ray–circle", build: ray_circle },
    Planned { name: "ray–segment", build: ray_segment },
    Planned { name: "ray–stadium", build: ray_stadium },
    Planned { name: "moving circle–circle", build: moving_circle_circle },
    Planned { name: "moving circle–stadium", build: moving_circle_stadium },
];

fn ray_circle() -> Row {
    Draft::new(rays::<Circle>(2.0))
        .ask(IMPINGE, ours::raycast::<Circle>)
        .ask(NAIVE, naive::raycast_circle)
        .ask(PARRY, parry::raycast::<shape::Ball>)
        .ask(TYPED, typed::raycast_ball)
        .ask(BOX2D, box2d::raycast_circle)
        .ask(C2, c2::raycast_circle)
        .ask(BEVY, bevy::raycast)
        .row()
}

fn ray_segment() -> Row {
    Draft::new(rays::<Segment>(6.0))
        .ask(IMPINGE, ours::raycast::<Segment>)
        .ask(NAIVE, naive::raycast_segment)
        .ask(PARRY, parry::raycast::<shape::Segment>)
        .ask(TYPED, typed::raycast::<shape::Segment>)
        .ask(BOX2D, box2d::raycast_segment)
        .row()
}

fn ray_stadium() -> Row {
    Draft::new(rays::<Stadium>(10.0))
        .ask(IMPINGE, ours::raycast::<Stadium>)
        .ask(NAIVE, naive::raycast_stadium::<Branching>)
        .ask(BRANCHLESS, naive::raycast_stadium::<Branchless>)
        .ask(PARRY, parry::raycast::<shape::Capsule>)
        .ask(TYPED, typed::raycast::<shape::Capsule>)
        .ask(BOX2D, box2d::raycast_capsule)
        .ask(C2, c2::raycast_capsule)
        .row()
}

fn moving_circle_circle() -> Row {
    Draft::new(moves::<Circle>(4.5))
        .ask(IMPINGE, ours::cast::<Circle>)
        .ask(NAIVE, naive::cast_at_circle)
        .ask(PARRY, parry::cast::<shape::Ball>)
        .ask(TYPED, typed::cast_ball)
        .ask(BOX2D, box2d::cast_at_circle)
        .ask(BEVY, bevy::cast)
        .row()
}

fn moving_circle_stadium() -> Row {
    Draft::new(moves::<Stadium>(14.0))
        .ask(IMPINGE, ours::cast::<Stadium>)
        .ask(NAIVE, naive::cast_at_stadium::<Branching>)
        .ask(BRANCHLESS, naive::cast_at_stadium::<Branchless>)
        .ask(PARRY, parry::cast::<shape::Capsule>)
        .ask(TYPED, typed::cast::<shape::Capsule>)
        .ask(BOX2D, box2d::cast_at_capsule)
        .ask(C2, c2::cast)
        .row()
}
