use boxdd_sys::ffi::{b2Capsule, b2Circle, b2Segment};
use impinge::{Circle, Segment, Stadium, query};
use parry2d::shape;

use crate::contest::{Draft, Planned, Row};
use crate::draw::pairs;
use crate::peers::naive::{Branching, Branchless};
use crate::peers::{
    BEVY, BOX2D, BRANCHLESS, C2, GEO, IMPINGE, NAIVE, PARRY, TYPED, bevy, box2d, c2, geo, naive, parry, typed,
};

pub(super) const ROWS: &[Planned] = &[
    Planned { name: "circle–circle, yes or no", build: circle_circle },
    Planned { name: "segment–circle, yes or no", build: segment_circle },
    Planned { name: "segment–segment, yes or no", build: segment_segment },
    Planned { name: "stadium–circle, yes or no", build: stadium_circle },
    Planned { name: "stadium–stadium, yes or no", build: stadium_stadium },
    Planned { name: "segment–stadium, yes or no", build: segment_stadium },
];

fn circle_circle() -> Row {
    Draft::new(pairs::<Circle, Circle>(0.8))
        .ask(IMPINGE, query::intersects::<Circle, Circle>)
        .ask(NAIVE, naive::circles_intersect)
        .ask(PARRY, parry::intersects::<shape::Ball, shape::Ball>)
        .ask(TYPED, typed::balls_intersect)
        .ask(BOX2D, box2d::intersects::<b2Circle, b2Circle>)
        .ask(C2, c2::circles_intersect)
        .ask(BEVY, bevy::intersects)
        .row()
}

fn segment_circle() -> Row {
    Draft::new(pairs::<Segment, Circle>(0.8))
        .ask(IMPINGE, query::intersects::<Segment, Circle>)
        .ask(NAIVE, naive::circle_intersects::<Branching, Segment>)
        .ask(BRANCHLESS, naive::circle_intersects::<Branchless, Segment>)
        .ask(PARRY, parry::intersects::<shape::Segment, shape::Ball>)
        .ask(TYPED, typed::ball_intersects::<shape::Segment>)
        .ask(BOX2D, box2d::intersects::<b2Segment, b2Circle>)
        .ask(C2, c2::circle_intersects)
        .row()
}

fn segment_segment() -> Row {
    Draft::new(pairs::<Segment, Segment>(0.55))
        .ask(IMPINGE, query::intersects::<Segment, Segment>)
        .ask(NAIVE, naive::segments_intersect::<Branching>)
        .ask(BRANCHLESS, naive::segments_intersect::<Branchless>)
        .ask(PARRY, parry::intersects::<shape::Segment, shape::Segment>)
        .ask(TYPED, typed::segments_intersect)
        .ask(BOX2D, box2d::intersects::<b2Segment, b2Segment>)
        .ask(C2, c2::capsules_intersect)
        .ask(GEO, geo::intersects)
        .row()
}

fn stadium_circle() -> Row {
    Draft::new(pairs::<Stadium, Circle>(0.65))
        .ask(IMPINGE, query::intersects::<Stadium, Circle>)
        .ask(NAIVE, naive::circle_intersects::<Branching, Stadium>)
        .ask(BRANCHLESS, naive::circle_intersects::<Branchless, Stadium>)
        .ask(PARRY, parry::intersects::<shape::Capsule, shape::Ball>)
        .ask(TYPED, typed::ball_intersects::<shape::Capsule>)
        .ask(BOX2D, box2d::intersects::<b2Capsule, b2Circle>)
        .ask(C2, c2::circle_intersects)
        .row()
}

fn stadium_stadium() -> Row {
    Draft::new(pairs::<Stadium, Stadium>(0.15))
        .ask(IMPINGE, query::intersects::<Stadium, Stadium>)
        .ask(NAIVE, naive::intersects::<Branching, Stadium, Stadium>)
        .ask(BRANCHLESS, naive::intersects::<Branchless, Stadium, Stadium>)
        .ask(PARRY, parry::intersects::<shape::Capsule, shape::Capsule>)
        .ask(TYPED, typed::intersects::<shape::Capsule, shape::Capsule>)
        .ask(BOX2D, box2d::intersects::<b2Capsule, b2Capsule>)
        .ask(C2, c2::capsules_intersect)
        .row()
}

fn segment_stadium() -> Row {
    Draft::new(pairs::<Segment, Stadium>(0.3))
        .ask(IMPINGE, query::intersects::<Segment, Stadium>)
        .ask(NAIVE, naive::intersects::<Branching, Segment, Stadium>)
        .ask(BRANCHLESS, naive::intersects::<Branchless, Segment, Stadium>)
        .ask(PARRY, parry::intersects::<shape::Segment, shape::Capsule>)
        .ask(TYPED, typed::intersects::<shape::Segment, shape::Capsule>)
        .ask(BOX2D, box2d::intersects::<b2Segment, b2Capsule>)
        .ask(C2, c2::capsules_intersect)
        .row()
}
