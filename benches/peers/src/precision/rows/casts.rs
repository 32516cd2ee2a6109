use super::draw::{Aim, Moving, moves, rays};
use super::naive::{self, Branching, Branchless};
use super::parry2d::shape;
use super::{Circle, Segment, Stadium, ours, parry, typed};
use crate::contest::Draft;
use crate::peers::{BRANCHLESS, IMPINGE, NAIVE, PARRY, TYPED};

pub(crate) fn ray_circle() -> Draft<Aim, Circle> {
    Draft::new(rays::<Circle>(2.0))
        .ask(IMPINGE, ours::raycast::<Circle>)
        .ask(NAIVE, naive::raycast_circle)
        .ask(PARRY, parry::raycast::<shape::Ball>)
        .ask(TYPED, typed::raycast_ball)
}

pub(crate) fn ray_segment() -> Draft<Aim, Segment> {
    Draft::new(rays::<Segment>(6.0))
        .ask(IMPINGE, ours::raycast::<Segment>)
        .ask(NAIVE, naive::raycast_segment)
        .ask(PARRY, parry::raycast::<shape::Segment>)
        .ask(TYPED, typed::raycast::<shape::Segment>)
}

pub(crate) fn ray_stadium() -> Draft<Aim, Stadium> {
    Draft::new(rays::<Stadium>(10.0))
        .ask(IMPINGE, ours::raycast::<Stadium>)
        .ask(NAIVE, naive::raycast_stadium::<Branching>)
        .ask(BRANCHLESS, naive::raycast_stadium::<Branchless>)
        .ask(PARRY, parry::raycast::<shape::Capsule>)
        .ask(TYPED, typed::raycast::<shape::Capsule>)
}

pub(crate) fn moving_circle_circle() -> Draft<Moving, Circle> {
    Draft::new(moves::<Circle, Circle>(4.5))
        .ask(IMPINGE, ours::cast::<Circle, Circle>)
        .ask(NAIVE, naive::cast_at_circle)
        .ask(PARRY, parry::cast::<shape::Ball, shape::Ball>)
        .ask(TYPED, typed::cast_ball)
}

pub(crate) fn moving_circle_stadium() -> Draft<Moving, Stadium> {
    Draft::new(moves::<Circle, Stadium>(14.0))
        .ask(IMPINGE, ours::cast::<Circle, Stadium>)
        .ask(NAIVE, naive::cast_at_stadium::<Branching>)
        .ask(BRANCHLESS, naive::cast_at_stadium::<Branchless>)
        .ask(PARRY, parry::cast::<shape::Ball, shape::Capsule>)
        .ask(TYPED, typed::cast_ball_at::<shape::Capsule>)
}
