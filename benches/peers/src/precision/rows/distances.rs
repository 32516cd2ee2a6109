use impinge::query;

use super::draw::pairs;
use super::naive::{self, Branching, Branchless};
use super::parry2d::shape;
use super::{Circle, Segment, Stadium, Vector, geo, parry, typed};
use crate::contest::Draft;
use crate::peers::{BRANCHLESS, GEO, IMPINGE, NAIVE, PARRY, TYPED};

pub(crate) fn point_segment() -> Draft<Segment, Vector> {
    Draft::new(pairs::<Segment, Vector>(0.0))
        .ask(IMPINGE, query::distance::<Segment, Vector>)
        .ask(NAIVE, naive::distance_to_point::<Branching>)
        .ask(BRANCHLESS, naive::distance_to_point::<Branchless>)
        .ask(PARRY, parry::distance_to_point::<shape::Segment>)
        .ask(TYPED, typed::distance_to_point)
        .ask(GEO, geo::distance_to_point)
}

pub(crate) fn circle_circle() -> Draft<Circle, Circle> {
    Draft::new(pairs::<Circle, Circle>(0.8))
        .ask(IMPINGE, query::distance::<Circle, Circle>)
        .ask(NAIVE, naive::circle_distance)
        .ask(PARRY, parry::distance::<shape::Ball, shape::Ball>)
        .ask(TYPED, typed::ball_distance)
}

pub(crate) fn segment_circle() -> Draft<Segment, Circle> {
    Draft::new(pairs::<Segment, Circle>(0.8))
        .ask(IMPINGE, query::distance::<Segment, Circle>)
        .ask(NAIVE, naive::distance_to_circle::<Branching, Segment>)
        .ask(BRANCHLESS, naive::distance_to_circle::<Branchless, Segment>)
        .ask(PARRY, parry::distance::<shape::Segment, shape::Ball>)
        .ask(TYPED, typed::distance_to_ball::<shape::Segment>)
}

pub(crate) fn segment_segment() -> Draft<Segment, Segment> {
    Draft::new(pairs::<Segment, Segment>(0.55))
        .ask(IMPINGE, query::distance::<Segment, Segment>)
        .ask(NAIVE, naive::distance::<Branching, Segment, Segment>)
        .ask(BRANCHLESS, naive::distance::<Branchless, Segment, Segment>)
        .ask(PARRY, parry::distance::<shape::Segment, shape::Segment>)
        .ask(TYPED, typed::segment_distance)
        .ask(GEO, geo::distance)
}

pub(crate) fn stadium_circle() -> Draft<Stadium, Circle> {
    Draft::new(pairs::<Stadium, Circle>(0.65))
        .ask(IMPINGE, query::distance::<Stadium, Circle>)
        .ask(NAIVE, naive::distance_to_circle::<Branching, Stadium>)
        .ask(BRANCHLESS, naive::distance_to_circle::<Branchless, Stadium>)
        .ask(PARRY, parry::distance::<shape::Capsule, shape::Ball>)
        .ask(TYPED, typed::distance_to_ball::<shape::Capsule>)
}

pub(crate) fn stadium_stadium() -> Draft<Stadium, Stadium> {
    Draft::new(pairs::<Stadium, Stadium>(0.15))
        .ask(IMPINGE, query::distance::<Stadium, Stadium>)
        .ask(NAIVE, naive::distance::<Branching, Stadium, Stadium>)
        .ask(BRANCHLESS, naive::distance::<Branchless, Stadium, Stadium>)
        .ask(PARRY, parry::distance::<shape::Capsule, shape::Capsule>)
        .ask(TYPED, typed::distance::<shape::Capsule, shape::Capsule>)
}

pub(crate) fn segment_stadium() -> Draft<Segment, Stadium> {
    Draft::new(pairs::<Segment, Stadium>(0.3))
        .ask(IMPINGE, query::distance::<Segment, Stadium>)
        .ask(NAIVE, naive::distance::<Branching, Segment, Stadium>)
        .ask(BRANCHLESS, naive::distance::<Branchless, Segment, Stadium>)
        .ask(PARRY, parry::distance::<shape::Segment, shape::Capsule>)
        .ask(TYPED, typed::distance::<shape::Segment, shape::Capsule>)
}
