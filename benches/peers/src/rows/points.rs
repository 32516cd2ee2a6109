use impinge::glam::Vec2;
use impinge::{Segment, Stadium, query};
use parry2d::shape;

use crate::contest::{Draft, Planned, Row};
use crate::draw::pairs;
use crate::peers::naive::{Branching, Branchless};
use crate::peers::{
    BEVY, BOX2D, BRANCHLESS, C2, GEO, IMPINGE, NAIVE, PARRY, TYPED, bevy, box2d, c2, geo, naive, ours, parry, typed,
};

pub(super) const ROWS: &[Planned] = &[
    Planned { name: "closest point on a segment", build: closest_point },
    Planned { name: "point in stadium", build: point_in_stadium },
];

fn closest_point() -> Row {
    Draft::new(pairs::<Segment, Vec2>(0.0))
        .ask(IMPINGE, ours::closest_point)
        .ask(NAIVE, naive::closest_point::<Branching>)
        .ask(BRANCHLESS, naive::closest_point::<Branchless>)
        .ask(PARRY, parry::closest_point::<shape::Segment>)
        .ask(TYPED, typed::closest_point)
        .ask(BOX2D, box2d::closest_point)
        .ask(BEVY, bevy::closest_point)
        .ask(GEO, geo::closest_point)
        .row()
}

fn point_in_stadium() -> Row {
    Draft::new(pairs::<Stadium, Vec2>(0.8))
        .ask(IMPINGE, query::intersects::<Stadium, Vec2>)
        .ask(NAIVE, naive::point_in_stadium::<Branching>)
        .ask(BRANCHLESS, naive::point_in_stadium::<Branchless>)
        .ask(PARRY, parry::contains_point::<shape::Capsule>)
        .ask(TYPED, typed::contains_point::<shape::Capsule>)
        .ask(BOX2D, box2d::contains_point)
        .ask(C2, c2::circle_intersects)
        .row()
}
