use impinge::query;

use super::draw::pairs;
use super::naive::{self, Branching, Branchless};
use super::parry2d::shape;
use super::{Segment, Stadium, Vector, geo, ours, parry, typed};
use crate::contest::Draft;
use crate::peers::{BRANCHLESS, GEO, IMPINGE, NAIVE, PARRY, TYPED};

pub(crate) fn closest_point() -> Draft<Segment, Vector> {
    Draft::new(pairs::<Segment, Vector>(0.0))
        .ask(IMPINGE, ours::closest_point)
        .ask(NAIVE, naive::closest_point::<Branching>)
        .ask(BRANCHLESS, naive::closest_point::<Branchless>)
        .ask(PARRY, parry::closest_point::<shape::Segment>)
        .ask(TYPED, typed::closest_point)
        .ask(GEO, geo::closest_point)
}

pub(crate) fn point_in_stadium() -> Draft<Stadium, Vector> {
    Draft::new(pairs::<Stadium, Vector>(0.8))
        .ask(IMPINGE, query::intersects::<Stadium, Vector>)
        .ask(NAIVE, naive::point_in_stadium::<Branching>)
        .ask(BRANCHLESS, naive::point_in_stadium::<Branchless>)
        .ask(PARRY, parry::contains_point::<shape::Capsule>)
        .ask(TYPED, typed::contains_point::<shape::Capsule>)
}
