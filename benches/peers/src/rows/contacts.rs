use impinge::{Circle, Segment, Stadium, query};
use parry2d::shape;

use crate::contest::{Draft, Planned, Row};
use crate::draw::pairs;
use crate::peers::naive::{Branching, Branchless};
use crate::peers::{BOX2D, BRANCHLESS, C2, IMPINGE, NAIVE, PARRY, TYPED, box2d, c2, naive, parry, typed};

pub(super) const ROWS: &[Planned] = &[
    Planned { name: "circle–circle contact", build: circle_circle },
    Planned { name: "segment–circle contact", build: segment_circle },
    Planned { name: "stadium–circle contact", build: stadium_circle },
    Planned { name: "stadium–stadium contact", build: stadium_stadium },
];

fn circle_circle() -> Row {
    Draft::new(pairs::<Circle, Circle>(0.8))
        .ask(IMPINGE, query::penetration::<Circle, Circle>)
        .ask(NAIVE, naive::circle_circle_contact)
        .ask(PARRY, parry::contact::<shape::Ball, shape::Ball>)
        .ask(TYPED, typed::ball_contact)
        .ask(BOX2D, box2d::circle_contact)
        .ask(C2, c2::circle_contact)
        .row()
}

fn segment_circle() -> Row {
    Draft::new(pairs::<Segment, Circle>(0.8))
        .ask(IMPINGE, query::penetration::<Segment, Circle>)
        .ask(NAIVE, naive::segment_circle_contact::<Branching>)
        .ask(BRANCHLESS, naive::segment_circle_contact::<Branchless>)
        .ask(PARRY, parry::contact::<shape::Segment, shape::Ball>)
        .ask(TYPED, typed::contact_with_ball::<shape::Segment>)
        .ask(BOX2D, box2d::segment_circle_contact)
        .ask(C2, c2::contact_with_circle)
        .row()
}

fn stadium_circle() -> Row {
    Draft::new(pairs::<Stadium, Circle>(0.65))
        .ask(IMPINGE, query::penetration::<Stadium, Circle>)
        .ask(NAIVE, naive::stadium_circle_contact::<Branching>)
        .ask(BRANCHLESS, naive::stadium_circle_contact::<Branchless>)
        .ask(PARRY, parry::contact::<shape::Capsule, shape::Ball>)
        .ask(TYPED, typed::contact_with_ball::<shape::Capsule>)
        .ask(BOX2D, box2d::capsule_circle_contact)
        .ask(C2, c2::contact_with_circle)
        .row()
}

fn stadium_stadium() -> Row {
    Draft::new(pairs::<Stadium, Stadium>(0.15))
        .ask(IMPINGE, query::penetration::<Stadium, Stadium>)
        .ask(NAIVE, naive::stadium_contact::<Branching>)
        .ask(BRANCHLESS, naive::stadium_contact::<Branchless>)
        .ask(PARRY, parry::contact::<shape::Capsule, shape::Capsule>)
        .ask(TYPED, typed::contact::<shape::Capsule, shape::Capsule>)
        .ask(BOX2D, box2d::capsule_contact)
        .ask(C2, c2::capsule_contact)
        .row()
}
