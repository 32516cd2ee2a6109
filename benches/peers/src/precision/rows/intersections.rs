use impinge::query;

use super::draw::pairs;
use super::naive::{self, Branching, Branchless};
use super::parry2d::shape;
use super::{Circle, Segment, Stadium, geo, parry, typed};
use crate::contest::Draft;
use crate::peers::{BRANCHLESS, GEO, IMPINGE, NAIVE, PARRY, TYPED};

pub(crate) fn circle_circle() -> Draft<Circle, Circle> {
    Draft::new(pairs::<Circle, Circle>(0.8))
        .ask(IMPINGE, query::intersects::<Circle, Circle>)
        .ask(NAIVE, naive::circles_intersect)
        .ask(PARRY, parry::intersects::<shape::Ball, shape::Ball>)
        .ask(TYPED, typed::balls_intersect)
}

pub(crate) fn segment_circle() -> Draft<Segment, Circle> {
    Draft::new(pairs::<Segment, Circle>(0.8))
        .ask(IMPINGE, query::intersects::<Segment, Circle>)
        .ask(NAIVE, naive::circle_intersects::<Branching, Segment>)
        .ask(BRANCHLESS, naive::circle_intersects::<Branchless, Segment>)
        .ask(PARRY, parry::intersects::<shape::Segment, shape::Ball>)
        .ask(TYPED, typed::ball_intersects::<shape::Segment>)
}

pub(crate) fn segment_segment() -> Draft<Segment, Segment> {
    Draft::new(pairs::<Segment, Segment>(0.55))
        .ask(IMPINGE, query::intersects::<Segment, Segment>)
        .ask(NAIVE, naive::segments_intersect::<Branching>)
        .ask(BRANCHLESS, naive::segments_intersect::<Branchless>)
        .ask(PARRY, parry::intersects::<shape::Segment, shape::Segment>)
        .ask(TYPED, typed::segments_intersect)
        .ask(GEO, geo::intersects)
}

pub(crate) fn stadium_circle() -> Draft<Stadium, Circle> {
    Draft::new(pairs::<Stadium, Circle>(0.65))
        .ask(IMPINGE, query::intersects::<Stadium, Circle>)
        .ask(NAIVE, naive::circle_intersects::<Branching, Stadium>)
        .ask(BRANCHLESS, naive::circle_intersects::<Branchless, Stadium>)
        .ask(PARRY, parry::intersects::<shape::Capsule, shape::Ball>)
        .ask(TYPED, typed::ball_intersects::<shape::Capsule>)
}

pub(crate) fn stadium_stadium() -> Draft<Stadium, Stadium> {
    Draft::new(pairs::<Stadium, Stadium>(0.15))
        .ask(IMPINGE, query::intersects::<Stadium, Stadium>)
        .ask(NAIVE, naive::intersects::<Branching, Stadium, Stadium>)
        .ask(BRANCHLESS, naive::intersects::<Branchless, Stadium, Stadium>)
        .ask(PARRY, parry::intersects::<shape::Capsule, shape::Capsule>)
        .ask(TYPED, typed::intersects::<shape::Capsule, shape::Capsule>)
}

pub(crate) fn segment_stadium() -> Draft<Segment, Stadium> {
    Draft::new(pairs::<Segment, Stadium>(0.3))
        .ask(IMPINGE, query::intersects::<Segment, Stadium>)
        .ask(NAIVE, naive::intersects::<Branching, Segment, Stadium>)
        .ask(BRANCHLESS, naive::intersects::<Branchless, Segment, Stadium>)
        .ask(PARRY, parry::intersects::<shape::Segment, shape::Capsule>)
        .ask(TYPED, typed::intersects::<shape::Segment, shape::Capsule>)
}
