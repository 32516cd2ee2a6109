//! Of what moves, and of paths that end.

use common::answer::{CastHit, Chord, RayHit};
use common::shapes::{circle, point, segment};
use impinge::QueryError;
use oracle::Promise;
use oracle::check::{self, Checked, Errors};

use super::{ABOVE_ONE, EPSILON, MAX, TINIEST, errors, origin};

/// A circle of radius 1 that comes from 4 to 3 away from one of radius 2, after half of its way.
const HIT: CastHit =
    CastHit { t: 0.5, point: [-2.0, 0.0], normal: [-1.0, 0.0], overlapping: false, unique: true, grazes: false };

fn cast(way: f64, answer: Option<CastHit>) -> Checked {
    check::cast::<f32>(&circle([-4.0, 0.0], 1.0), [way, 0.0], &origin(2.0), Ok(answer))
}

#[test]
fn of_a_cast() {
    let half_ulp = EPSILON / 2.0;
    assert_eq!(errors(cast(2.0, Some(HIT))), Errors::default());
    assert_eq!(errors(cast(2.0, Some(CastHit { t: 0.5 + half_ulp, ..HIT }))).scalar, 1.0);
    assert_eq!(errors(cast(2.0, Some(CastHit { point: [-2.0, half_ulp], ..HIT }))).point, 0.125); // 4 has 4 epsilon
    assert_eq!(errors(cast(2.0, Some(CastHit { normal: [-1.0, EPSILON], ..HIT }))).normal, 1.0);
    assert!(!errors(cast(2.0, Some(CastHit { normal: [1.0, 0.0], ..HIT }))).is_within(f32::BOUNDS));
    assert!(cast(2.0, Some(CastHit { overlapping: true, ..HIT })).is_err());
    assert!(cast(2.0, Some(CastHit { unique: false, ..HIT })).is_err());
    assert!(cast(2.0, Some(CastHit { grazes: true, ..HIT })).is_err());
    assert!(cast(2.0, Some(CastHit { t: 0.0, ..HIT })).is_err());
    assert!(cast(2.0, None).is_err());
    assert!(cast(0.5, Some(HIT)).is_err());
    assert!(cast(0.5, None).is_ok_and(|verdict| !verdict.positive && !verdict.touching));
}

#[test]
fn of_a_cast_that_ends_in_touch() {
    assert!(cast(1.0, Some(CastHit { t: 1.0, ..HIT })).expect("right").touching);
    assert!(cast(1.0, Some(CastHit { t: ABOVE_ONE, ..HIT })).is_err());
    assert!(cast(1.0, None).is_err());
    // The translation is one of the places that a point is measured by: 8 has 8 epsilon.
    let error = errors(cast(8.0, Some(CastHit { t: 0.125, point: [-2.0, 8.0 * EPSILON], ..HIT })));
    assert_eq!(error, Errors { point: 1.0, ..Errors::default() });
}

#[test]
fn of_a_cast_along_a_direction() {
    // One length at a time, from 3 lengths away.
    let along = |max_t: f64, t: f64| {
        let answer = Some(CastHit { t, ..HIT });
        check::cast_along::<f32>(&circle([-6.0, 0.0], 1.0), [1.0, 0.0], &origin(2.0), max_t, Ok(answer))
    };
    assert_eq!(errors(along(f64::INFINITY, 3.0)), Errors::default());
    assert!(along(3.0, 3.0).expect("right").touching && !along(4.0, 3.0).expect("right").touching);
    assert!(along(3.0, 3.0 + 2.0 * EPSILON).is_err()); // past the limit
    assert!(along(2.0, 3.0).is_err() && along(-1.0, 3.0).is_err());
    let none = check::cast_along::<f32>(&circle([-6.0, 0.0], 1.0), [1.0, 0.0], &origin(2.0), 2.0, Ok(None));
    assert!(none.is_ok_and(|verdict| !verdict.positive));
}

#[test]
fn of_a_cast_from_overlap() {
    let overlapping = CastHit { t: 0.0, point: [2.0, 0.0], normal: [1.0, 0.0], overlapping: true, ..HIT };
    // 3 apart: two thirds of that from the larger centre.
    let from = |answer| check::cast::<f32>(&circle([3.0, 0.0], 2.0), [1.0, 0.0], &origin(4.0), Ok(Some(answer)));
    assert_eq!(errors(from(overlapping)), Errors::default());
    assert!(from(CastHit { overlapping: false, ..overlapping }).is_err());
    assert!(from(CastHit { t: TINIEST, ..overlapping }).is_err());
    assert!(!errors(from(CastHit { normal: [-1.0, 0.0], ..overlapping })).is_within(f32::BOUNDS));
}

#[test]
fn of_a_cast_out_of_range() {
    // In units of the largest number: from (1, 1) by (1/2, -1) onto the circle of radius 1/2 around (1, 0), at
    // t²/4 + (1 - t)² = 1/4, t = 3/5: at (1.3, 0.4).
    let far = circle([MAX, 0.0], MAX / 2.0);
    let cast = |answer| check::cast::<f32>(&point(MAX, MAX), [MAX / 2.0, -MAX], &far, answer);
    assert!(cast(Err(QueryError::Overflow)).is_ok());
    assert!(cast(Ok(None)).is_err());
    assert!(cast(Err(QueryError::NonFinite)).is_err());
}

fn on_the_right(t: f64) -> RayHit {
    RayHit { t, point: [2.0, 0.0], normal: [1.0, 0.0] }
}

#[test]
fn of_a_chord_of_a_segment() {
    let right = Chord { enter: None, exit: Some(on_the_right(0.5)), single: false };
    let through = |answer| check::chord::<f32>(&segment([1.0, 0.0], [3.0, 0.0]), &origin(2.0), Ok(answer));
    assert_eq!(errors(through(Some(right))), Errors::default());
    assert!(through(Some(Chord { enter: Some(on_the_right(0.5)), ..right })).is_err());
    assert!(through(Some(Chord { exit: None, ..right })).is_err());
    assert!(through(None).is_err());
    let inside = |exit| {
        let answer = Chord { enter: None, exit, single: false };
        check::chord::<f32>(&segment([-1.0, 0.0], [1.0, 0.0]), &origin(2.0), Ok(Some(answer)))
    };
    assert!(inside(None).is_ok());
    assert!(inside(Some(on_the_right(1.5))).is_err());
    let up_to = |t| {
        let answer = Chord { enter: Some(on_the_right(t)), exit: Some(on_the_right(t)), single: true };
        check::chord::<f32>(&segment([4.0, 0.0], [2.0, 0.0]), &origin(2.0), Ok(Some(answer)))
    };
    assert!(up_to(1.0).expect("right").touching);
    assert!(up_to(ABOVE_ONE).is_err()); // past the end
}
