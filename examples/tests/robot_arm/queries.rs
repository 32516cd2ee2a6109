//! Every query that the example asks, held against the oracle.

use impinge::glam::DVec2;
use impinge::{Circle, Stadium, query};

use crate::arm::{Arm, TRAVEL};
use crate::check::{self, Promise as _, Verdict};
use crate::{bundle, expected};

fn pairs() -> impl Iterator<Item = (Stadium<DVec2>, Circle<DVec2>)> {
    Arm::reaching().links.into_iter().flat_map(|link| bundle::pipes().into_iter().map(move |pipe| (link, pipe)))
}

#[track_caller]
fn is_right(checked: Result<Verdict, String>) {
    let verdict = checked.unwrap_or_else(|fault| panic!("{fault}"));
    assert!(verdict.errors.is_within(f64::BOUNDS), "{verdict:?}");
}

#[test]
fn clearances_are_right() {
    assert_eq!(pairs().count(), 10 * 30);
    for (link, pipe) in pairs() {
        is_right(check::distance(&link, &pipe, query::distance(&link, &pipe)));
        is_right(check::closest_points(&link, &pipe, query::closest_points(&link, &pipe)));
    }
}

#[test]
fn contacts_are_right() {
    for (link, pipe) in pairs() {
        is_right(check::cast(&link, TRAVEL, &pipe, query::cast(&link, TRAVEL, &pipe)));
    }
}

#[test]
fn collisions_are_right() {
    for arm in [Arm::reaching(), Arm::curled()] {
        for [a, b] in expected::without_joint(arm.links.len()) {
            let (a, b) = (arm.links[a], arm.links[b]);
            is_right(check::penetration(&a, &b, DVec2::ZERO, query::penetration(&a, &b)));
        }
    }
}
