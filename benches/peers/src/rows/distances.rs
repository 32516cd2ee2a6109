use boxdd_sys::ffi::{b2Capsule, b2Circle, b2Segment, b2Vec2};
use impinge::glam::Vec2;
use impinge::{Circle, Segment, Stadium, query};
use parry2d::shape;

use crate::contest::{Draft, Planned, Row};
use crate::draw::pairs;
use crate::peers::naive::{Branching, Branchless};
use crate::peers::{BOX2D, BRANCHLESS, C2, GEO, IMPINGE, NAIVE, PARRY, TYPED, box2d, c2, geo, naive, parry, typed};

pub(super) const ROWS: &[Planned] = &[
    Planned { name: "point–segment distance", build: point_segment },
    Planned { name: "circle–circle distance", build: circle_circle },
    Planned { name: "segment–circle distance", build: segment_circle },
    Planned { name: "segment–segment distance", build: segment_segment },
    Planned { name: "stadium–circle distance", build: stadium_circle },
    Planned { name: "stadium–stadium distance", build: stadium_stadium },
    Planned { name: "segment–stadium distance", build: segment_stadium },
];

fn point_segment() -> Row {
    Draft::new(pairs::<Segment, Vec2>(0.0))
        .ask(IMPINGE, query::distance::<Segment, Vec2>)
        .ask(NAIVE, naive::distance_to_point::<Branching>)
        .ask(BRANCHLESS, naive::distance_to_point::<Branchless>)
        .ask(PARRY, parry::distance_to_point::<shape::Segment>)
        .ask(TYPED, typed::distance_to_point)
        .ask(BOX2D, box2d::distance::<b2Segment, b2Vec2>)
        .ask(GEO, geo::distance_to_point)
        .row()
}

fn circle_circle() -> Row {
    Draft::new(pairs::<Circle, Circle>(0.8))
        .ask(IMPINGE, query::distance::<Circle, Circle>)
        .ask(NAIVE, naive::circle_distance)
        .ask(PARRY, parry::distance::<shape::Ball, shape::Ball>)
        .ask(TYPED, typed::ball_distance)
        .row()
}

fn segment_circle() -> Row {
    Draft::new(pairs::<Segment, Circle>(0.8))
        .ask(IMPINGE, query::distance::<Segment, Circle>)
        .ask(NAIVE, naive::distance_to_circle::<Branching, Segment>)
        .ask(BRANCHLESS, naive::distance_to_circle::<Branchless, Segment>)
        .ask(PARRY, parry::distance::<shape::Segment, shape::Ball>)
        .ask(TYPED, typed::distance_to_ball::<shape::Segment>)
        .ask(BOX2D, box2d::distance::<b2Segment, b2Circle>)
        .row()
}

fn segment_segment() -> Row {
    Draft::new(pairs::<Segment, Segment>(0.55))
        .ask(IMPINGE, query::distance::<Segment, Segment>)
        .ask(NAIVE, naive::distance::<Branching, Segment, Segment>)
        .ask(BRANCHLESS, naive::distance::<Branchless, Segment, Segment>)
        .ask(PARRY, parry::distance::<shape::Segment, shape::Segment>)
        .ask(TYPED, typed::segment_distance)
        .ask(BOX2D, box2d::distance::<b2Segment, b2Segment>)
        .ask(GEO, geo::distance)
        .row()
}

fn stadium_circle() -> Row {
    Draft::new(pairs::<Stadium, Circle>(0.65))
        .ask(IMPINGE, query::distance::<Stadium, Circle>)
        .ask(NAIVE, naive::distance_to_circle::<Branching, Stadium>)
        .ask(BRANCHLESS, naive::distance_to_circle::<Branchless, Stadium>)
        .ask(PARRY, parry::distance::<shape::Capsule, shape::Ball>)
        .ask(TYPED, typed::distance_to_ball::<shape::Capsule>)
        .ask(BOX2D, box2d::distance::<b2Capsule, b2Circle>)
        .row()
}

fn stadium_stadium() -> Row {
    Draft::new(pairs::<Stadium, Stadium>(0.15))
        .ask(IMPINGE, query::distance::<Stadium, Stadium>)
        .ask(NAIVE, naive::distance::<Branching, Stadium, Stadium>)
        .ask(BRANCHLESS, naive::distance::<Branchless, Stadium, Stadium>)
        .ask(PARRY, parry::distance::<shape::Capsule, shape::Capsule>)
        .ask(TYPED, typed::distance::<shape::Capsule, shape::Capsule>)
        .ask(BOX2D, box2d::distance::<b2Capsule, b2Capsule>)
        .ask(C2, c2::capsule_distance)
        .row()
}

fn segment_stadium() -> Row {
    Draft::new(pairs::<Segment, Stadium>(0.3))
        .ask(IMPINGE, query::distance::<Segment, Stadium>)
        .ask(NAIVE, naive::distance::<Branching, Segment, Stadium>)
        .ask(BRANCHLESS, naive::distance::<Branchless, Segment, Stadium>)
        .ask(PARRY, parry::distance::<shape::Segment, shape::Capsule>)
        .ask(TYPED, typed::distance::<shape::Segment, shape::Capsule>)
        .ask(BOX2D, box2d::distance::<b2Segment, b2Capsule>)
        .ask(C2, c2::capsule_distance)
        .row()
}
