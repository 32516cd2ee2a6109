use impinge::query;

use super::draw::pairs;
use super::naive::{self, Branching, Branchless};
use super::parry2d::shape;
use super::{Circle, Segment, Stadium, parry, typed};
use crate::contest::Draft;
use crate::peers::{BRANCHLESS, IMPINGE, NAIVE, PARRY, TYPED};

pub(crate) fn circle_circle() -> Draft<Circle, Circle> {
    Draft::new(pairs::<Circle, Circle>(0.8))
        .ask(IMPINGE, query::penetration::<Circle, Circle>)
        .ask(NAIVE, naive::circle_circle_contact)
        .ask(PARRY, parry::contact::<shape::Ball, shape::Ball>)
        .ask(TYPED, typed::ball_contact)
}

pub(crate) fn segment_circle() -> Draft<Segment, Circle> {
    Draft::new(pairs::<Segment, Circle>(0.8))
        .ask(IMPINGE, query::penetration::<Segment, Circle>)
        .ask(NAIVE, naive::segment_circle_contact::<Branching>)
        .ask(BRANCHLESS, naive::segment_circle_contact::<Branchless>)
        .ask(PARRY, parry::contact::<shape::Segment, shape::Ball>)
        .ask(TYPED, typed::contact_with_ball::<shape::Segment>)
}

pub(crate) fn stadium_circle() -> Draft<Stadium, Circle> {
    Draft::new(pairs::<Stadium, Circle>(0.65))
        .ask(IMPINGE, query::penetration::<Stadium, Circle>)
        .ask(NAIVE, naive::stadium_circle_contact::<Branching>)
        .ask(BRANCHLESS, naive::stadium_circle_contact::<Branchless>)
        .ask(PARRY, parry::contact::<shape::Capsule, shape::Ball>)
        .ask(TYPED, typed::contact_with_ball::<shape::Capsule>)
}

pub(crate) fn stadium_stadium() -> Draft<Stadium, Stadium> {
    Draft::new(pairs::<Stadium, Stadium>(0.15))
        .ask(IMPINGE, query::penetration::<Stadium, Stadium>)
        .ask(NAIVE, naive::stadium_contact::<Branching>)
        .ask(BRANCHLESS, naive::stadium_contact::<Branchless>)
        .ask(PARRY, parry::contact::<shape::Capsule, shape::Capsule>)
        .ask(TYPED, typed::contact::<shape::Capsule, shape::Capsule>)
}
