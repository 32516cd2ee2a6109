//! Every query that the example asks, held against the oracle.

use common::{Figure, query};
use impinge::glam::DVec2;
use oracle::Promise;
use oracle::check::{self, Checked};

use crate::arm::{Arm, TRAVEL};
use crate::{bundle, expected};

fn pairs() -> impl Iterator<Item = (Figure, Figure)> {
    let pipes = || bundle::pipes().into_iter().map(Figure::from);
    Arm::reaching().links.into_iter().flat_map(move |link| pipes().map(move |pipe| (link.into(), pipe)))
}

#[track_caller]
fn is_right(checked: Checked) {
    let verdict = checked.unwrap_or_else(|fault| panic!("{fault}"));
    assert!(verdict.errors.is_within(f64::BOUNDS), "{verdict:?}");
}

#[test]
fn clearances_are_right() {
    assert_eq!(pairs().count(), 10 * 30);
    for (link, pipe) in pairs() {
        is_right(check::distance::<f64>(&link, &pipe, query::distance::<DVec2>(&link, &pipe)));
        is_right(check::closest_points::<f64>(&link, &pipe, query::closest_points::<DVec2>(&link, &pipe)));
    }
}

#[test]
fn contacts_are_right() {
    let travel = TRAVEL.into();
    for (link, pipe) in pairs() {
        let answer = query::cast::<DVec2>(&link, travel, &pipe).expect("a link is no ray");
        is_right(check::cast::<f64>(&link, travel, &pipe, answer));
    }
}

#[test]
fn collisions_are_right() {
    for arm in [Arm::reaching(), Arm::curled()] {
        for [a, b] in expected::without_joint(arm.links.len()) {
            let [a, b] = [a, b].map(|link| arm.links[link].into());
            is_right(check::penetration::<f64>(&a, &b, [0.0, 0.0], query::penetration::<DVec2>(&a, &b)));
        }
    }
}
