//! Moving shapes.

use oracle::{CastHit, InflatedCore, Point, Rational, Surd, cast, cast_along};

use crate::shorthand::{circle, dot, int, point, ratio, ray, segment, stadium, surd, vector};

/// The hit, but for `unique` and `grazes`: [`flags`] has those.
pub(crate) fn hits(moving: &InflatedCore, [x, y]: [f64; 2], target: &InflatedCore, t: Surd, at: Point, normal: Point) {
    let found = cast(moving, &vector(x, y), target).hit.expect("a hit");
    let [unique, grazes] = [found.unique, found.grazes];
    let hit = CastHit { t, point: at, normal, overlapping: false, unique, grazes };
    assert_eq!(found, hit, "{moving:?} {target:?}");
}

pub(crate) fn overlaps(moving: &InflatedCore, [x, y]: [f64; 2], target: &InflatedCore, at: Point, normal: Point) {
    let found = cast(moving, &vector(x, y), target).hit.expect("a hit");
    let hit = CastHit { t: int(0), point: at, normal, overlapping: true, unique: found.unique, grazes: false };
    assert_eq!(found, hit, "{moving:?} {target:?}");
}

/// Whether the hit is unique, and whether it grazes.
pub(crate) fn flags(moving: &InflatedCore, [x, y]: [f64; 2], target: &InflatedCore) -> [bool; 2] {
    let hit = cast(moving, &vector(x, y), target).hit.expect("a hit");
    [hit.unique, hit.grazes]
}

pub(crate) fn misses(moving: &InflatedCore, [x, y]: [f64; 2], target: &InflatedCore) {
    assert_eq!(cast(moving, &vector(x, y), target).hit, None, "{moving:?} {target:?}");
}

pub(crate) fn touches(moving: &InflatedCore, [x, y]: [f64; 2], target: &InflatedCore) -> bool {
    cast(moving, &vector(x, y), target).touching
}

#[test]
fn circles() {
    let (ball, bumper) = (circle(-7.0, 0.0, 1.0), circle(0.0, 0.0, 2.0));
    // From 7 to 3 apart, of 8.
    hits(&ball, [8.0, 0.0], &bumper, ratio(1, 2), point(-2, 0, 1), point(-1, 0, 1));
    hits(&ball, [4.0, 0.0], &bumper, int(1), point(-2, 0, 1), point(-1, 0, 1)); // to the very outline
    misses(&ball, [4.0 - f64::EPSILON * 2.0, 0.0], &bumper);
    misses(&ball, [-8.0, 0.0], &bumper);
    // A graze: at height 3 = 1 + 2 over the centre.
    hits(&circle(-4.0, 3.0, 1.0), [8.0, 0.0], &bumper, ratio(1, 2), point(0, 2, 1), point(0, 1, 1));
    misses(&circle(-4.0, 3.0 + f64::EPSILON * 2.0, 1.0), [8.0, 0.0], &bumper);
    // At height 1 the centre is √(9 - 1) = 2√2 before: t = (7 - 2√2)/7, and the contact two thirds of the way to the centre.
    let (root, zero) = (|coefficient| surd(int(0), coefficient, 2), || int(0));
    let t = surd(int(1), ratio(-2, 7), 2);
    let normal = [root(ratio(-2, 3)), surd(ratio(1, 3), zero(), 2)];
    hits(&circle(-7.0, 1.0, 1.0), [7.0, 0.0], &bumper, t, [root(ratio(-4, 3)), ratio(2, 3)], normal);
}

#[test]
fn a_start_in_touch() {
    let (ball, bumper) = (circle(3.0, 0.0, 1.0), circle(0.0, 0.0, 2.0));
    hits(&ball, [-1.0, 5.0], &bumper, int(0), point(2, 0, 1), point(1, 0, 1)); // inward
    misses(&ball, [0.0, 5.0], &bumper); // along
    misses(&ball, [1.0, 0.0], &bumper); // away
    misses(&ball, [0.0, 0.0], &bumper);
    assert!(touches(&ball, [1.0, 0.0], &bumper));
    // Onto the corner of the parallelogram of two bare segments, an L: inward is left of up, and of right.
    let (floor, post) = (segment([0.0, 0.0], [4.0, 0.0]), segment([4.0, 0.0], [4.0, 3.0]));
    hits(&post, [-1.0, -2.0], &floor, int(0), point(4, 0, 1), point(0, 1, 1)); // the side along the target first
    hits(&floor, [1.0, 2.0], &post, int(0), point(4, 0, 1), point(-1, 0, 1));
    misses(&post, [-1.0, 0.0], &floor); // along the floor
    misses(&post, [0.0, -1.0], &floor); // past its end
    misses(&post, [-1.0, 1.0], &floor);
}

#[test]
fn a_start_in_overlap() {
    let bumper = circle(0.0, 0.0, 2.0);
    // 2 apart, of radii 2 and 1: the point is 4/3 from the larger one's centre.
    overlaps(&circle(2.0, 0.0, 1.0), [0.0, 7.0], &bumper, point(4, 0, 3), point(1, 0, 1));
    overlaps(&circle(0.0, 0.0, 1.0), [3.0, 4.0], &bumper, point(0, 0, 1), point(3, 4, 5)); // separating along the path
    overlaps(&circle(0.0, 0.0, 1.0), [0.0, 0.0], &bumper, point(0, 0, 1), point(1, 0, 1)); // at rest
    // An X: S, where the post may move to and still meet the floor, is [-1, 3] × [-2, 3]; left is nearest. Of the shorter post
    // S is [-1, 3] × [-1, 1], and up is nearer to the path than left and down.
    let (floor, post) = (segment([-1.0, 0.0], [3.0, 0.0]), segment([0.0, -3.0], [0.0, 2.0]));
    overlaps(&post, [5.0, 0.0], &floor, point(0, 0, 1), point(-1, 0, 1));
    overlaps(&segment([0.0, -1.0], [0.0, 1.0]), [1.0, 4.0], &floor, point(0, 0, 1), point(0, 1, 1));
    // Parallel: the nearest pair of the smallest end, (1, 0) and (1, 1), divided as 2 to 1.
    let (bar, other) = (stadium([0.0, 0.0], [4.0, 0.0], 2.0), stadium([1.0, 1.0], [9.0, 1.0], 1.0));
    overlaps(&other, [0.0, -1.0], &bar, point(3, 2, 3), point(0, 1, 1));
}

#[test]
fn stadiums_that_fall_flat() {
    let bar = stadium([0.0, 0.0], [4.0, 0.0], 2.0);
    // From 9 to 3 above, of 12. The smallest end is the target's at first, then the moving one's.
    hits(&stadium([-3.0, 9.0], [2.0, 9.0], 1.0), [0.0, -12.0], &bar, ratio(1, 2), point(0, 2, 1), point(0, 1, 1));
    hits(&stadium([9.0, 9.0], [1.0, 9.0], 1.0), [0.0, -12.0], &bar, ratio(1, 2), point(1, 2, 1), point(0, 1, 1));
    // Half a unit to the left on the way: the end that starts at (1/4, 9) arrives at -1/4.
    let slanted = stadium([0.25, 9.0], [6.0, 9.0], 1.0);
    hits(&slanted, [-1.0, -12.0], &bar, ratio(1, 2), point(0, 2, 1), point(0, 1, 1));
    // In touch along a stretch, and on.
    hits(&stadium([1.0, 3.0], [9.0, 3.0], 1.0), [5.0, -1.0], &bar, int(0), point(1, 2, 1), point(0, 1, 1));
    misses(&stadium([1.0, 3.0], [9.0, 3.0], 1.0), [5.0, 0.0], &bar);
}

#[test]
fn a_stadium_on_edge() {
    // Upright, it comes down with its lower end's cap on the side.
    let bar = stadium([0.0, 0.0], [4.0, 0.0], 2.0);
    hits(&stadium([1.0, 9.0], [1.0, 15.0], 1.0), [0.0, -12.0], &bar, ratio(1, 2), point(1, 2, 1), point(0, 1, 1));
    // From the right, its side on the cap.
    hits(&stadium([9.0, -5.0], [9.0, 5.0], 1.0), [-4.0, 0.0], &bar, ratio(1, 2), point(6, 0, 1), point(1, 0, 1));
    // Slanted along 3-4-5, its side falls on the cap around (4, 0): (4, 0) + 3·(4, 3)/5 is on the core then, from
    // (32/5, 9/5), the middle of (32/5 ∓ 3, 9/5 ± 4), 12 up.
    let fifth = |number: f64| number / 5.0;
    let roof = segment([fifth(47.0), fifth(-11.0) + 12.0], [fifth(17.0), fifth(29.0) + 12.0]);
    let found = cast(&InflatedCore { radius: int(1).rational, ..roof }, &vector(0.0, -24.0), &bar).hit.expect("a hit");
    let error = |one: &Surd, other: Surd| (one.enclosure().low - other.rational).to_f64().value().abs();
    assert!(error(&found.t, ratio(1, 2)) < 1e-15 && error(&found.point[0], ratio(28, 5)) < 1e-15);
    assert!(error(&found.normal[0], ratio(4, 5)) < 1e-15 && error(&found.normal[1], ratio(3, 5)) < 1e-15);
}

#[test]
fn bare_cores_that_are_not_parallel() {
    // S of the moving post is [-3, 1] × [2, 5].
    let (floor, post) = (segment([-3.0, 0.0], [1.0, 0.0]), segment([0.0, -5.0], [0.0, -2.0]));
    hits(&post, [0.0, 4.0], &floor, ratio(1, 2), point(0, 0, 1), point(0, -1, 1));
    hits(&floor, [0.0, -4.0], &post, ratio(1, 2), point(0, -2, 1), point(0, 1, 1));
    let beside = segment([5.0, -2.0], [5.0, 1.0]);
    hits(&beside, [-8.0, 0.0], &floor, ratio(1, 2), point(1, 0, 1), point(1, 0, 1)); // end first
    misses(&beside, [-3.0, 0.0], &floor);
    // Onto a corner of S: the target's side comes first, unless the motion is along it.
    let corner = segment([3.0, -4.0], [3.0, -2.0]);
    hits(&corner, [-4.0, 4.0], &floor, ratio(1, 2), point(1, 0, 1), point(0, -1, 1));
    hits(&floor, [4.0, -4.0], &corner, ratio(1, 2), point(3, -2, 1), point(-1, 0, 1));
    hits(&segment([5.0, 0.0], [5.0, 3.0]), [-8.0, 0.0], &floor, ratio(1, 2), point(1, 0, 1), point(1, 0, 1));
    // Past a corner, touching it: a graze, along a side.
    assert!(touches(&segment([5.0, 0.0], [5.0, 3.0]), [-8.0, 0.0], &floor));
    hits(&segment([1.0, -4.0], [1.0, -2.0]), [0.0, 4.0], &floor, ratio(1, 2), point(1, 0, 1), point(0, -1, 1));
    // S of a ray is a half-strip.
    hits(&post, [0.0, 4.0], &ray([-3.0, 0.0], [1.0, 0.0]), ratio(1, 2), point(0, 0, 1), point(0, -1, 1));
    hits(&beside, [-8.0, 0.0], &ray([1.0, 0.0], [-3.0, 0.0]), ratio(1, 2), point(1, 0, 1), point(1, 0, 1));
}

#[test]
fn bare_cores_on_parallel_lines() {
    let wall = segment([0.0, 0.0], [4.0, 0.0]);
    hits(&segment([3.0, 2.0], [6.0, 2.0]), [0.0, -4.0], &wall, ratio(1, 2), point(3, 0, 1), point(0, 1, 1));
    hits(&segment([6.0, 0.0], [9.0, 0.0]), [-4.0, 0.0], &wall, ratio(1, 2), point(4, 0, 1), point(1, 0, 1));
    misses(&segment([3.0, 0.0], [6.0, 0.0]), [0.0, -4.0], &wall); // on it there is no inside
    misses(&segment([4.0, 0.0], [6.0, 0.0]), [-4.0, 0.0], &wall);
    hits(&dot(1.0, -2.0), [2.0, 4.0], &wall, ratio(1, 2), point(2, 0, 1), point(0, -1, 1));
    misses(&dot(1.0, 0.0), [2.0, 4.0], &wall);
    hits(&wall, [0.0, 3.0], &dot(1.0, 1.0), ratio(1, 3), point(1, 1, 1), point(0, -1, 1));
    hits(&dot(-3.0, -4.0), [6.0, 8.0], &dot(0.0, 0.0), ratio(1, 2), point(0, 0, 1), point(-3, -4, 5));
    misses(&dot(0.0, 0.0), [6.0, 8.0], &dot(0.0, 0.0));
    misses(&dot(1.0, 0.0), [0.0, 0.0], &dot(0.0, 0.0));
    hits(&dot(9.0, 9.0), [0.0, -9.0], &ray([0.0, 0.0], [1.0, 0.0]), int(1), point(9, 0, 1), point(0, 1, 1));
}

#[test]
fn what_touches() {
    let (ball, bumper) = (|x| circle(x, 0.0, 1.0), circle(0.0, 0.0, 2.0));
    assert!(touches(&ball(-7.0), [4.0, 0.0], &bumper) && !touches(&ball(-7.0), [8.0, 0.0], &bumper));
    assert!(touches(&circle(-4.0, 3.0, 1.0), [8.0, 0.0], &bumper) && !touches(&ball(0.0), [8.0, 0.0], &bumper));
    assert!(!touches(&dot(1.0, -2.0), [2.0, 4.0], &segment([0.0, 0.0], [4.0, 0.0])));
}

const UNIQUE: [bool; 2] = [true, false];
const CORNER: [bool; 2] = [false, false];

#[test]
fn unique_hits_and_grazes_of_straight_cores() {
    let (ball, bumper) = (circle(-7.0, 0.0, 1.0), circle(0.0, 0.0, 2.0));
    assert_eq!(flags(&ball, [8.0, 0.0], &bumper), UNIQUE);
    assert_eq!(flags(&circle(-4.0, 3.0, 1.0), [8.0, 0.0], &bumper), [true, true]);
    assert_eq!(flags(&circle(3.0, 0.0, 1.0), [-1.0, 0.0], &bumper), UNIQUE); // pressed
    // Along the side of a stadium, into its cap, and from within.
    let bar = stadium([0.0, 0.0], [4.0, 0.0], 2.0);
    assert_eq!(flags(&dot(-5.0, 2.0), [9.0, 0.0], &bar), [true, true]);
    assert_eq!(flags(&dot(-5.0, 1.0), [9.0, 0.0], &bar), UNIQUE);
    assert_eq!(flags(&dot(1.0, 1.0), [9.0, 0.0], &bar), UNIQUE);
    assert_eq!(flags(&dot(1.0, 0.0), [9.0, 0.0], &bar), CORNER); // as far to the left as to the right
    // On a point, amid a flat S, at an end of it; all normals of flat ones are against the motion.
    let wall = segment([0.0, 0.0], [4.0, 0.0]);
    assert_eq!(flags(&dot(-3.0, -4.0), [6.0, 8.0], &dot(0.0, 0.0)), CORNER);
    assert_eq!(flags(&dot(1.0, -2.0), [2.0, 4.0], &wall), UNIQUE);
    assert_eq!(flags(&dot(-2.0, -2.0), [4.0, 4.0], &wall), CORNER);
    assert_eq!(flags(&dot(-2.0, 0.0), [4.0, 0.0], &wall), CORNER); // lengthwise
    assert_eq!(flags(&segment([3.0, 2.0], [6.0, 2.0]), [0.0, -4.0], &wall), UNIQUE); // over [3, 4] of x
    assert_eq!(flags(&segment([4.0, 2.0], [6.0, 2.0]), [0.0, -4.0], &wall), CORNER); // end over end
    assert_eq!(flags(&segment([6.0, 0.0], [9.0, 0.0]), [-4.0, 0.0], &wall), CORNER);
    // A ray has no far end: from above its middle, its origin, and lengthwise.
    let beam = ray([0.0, 0.0], [1.0, 0.0]);
    assert_eq!(flags(&dot(1.0, 9.0), [0.0, -9.0], &beam), UNIQUE);
    assert_eq!(flags(&dot(0.0, 9.0), [0.0, -9.0], &beam), CORNER);
    assert_eq!(flags(&segment([-1.0, 9.0], [1.0, 9.0]), [0.0, -9.0], &beam), UNIQUE);
    assert_eq!(flags(&segment([-1.0, 9.0], [0.0, 9.0]), [0.0, -9.0], &beam), CORNER);
    // The parallelogram of a floor and a post: amid a side, on a corner, past a corner along a side.
    let (floor, post) = (segment([-3.0, 0.0], [1.0, 0.0]), segment([0.0, -5.0], [0.0, -2.0]));
    assert_eq!(flags(&post, [0.0, 4.0], &floor), UNIQUE);
    assert_eq!(flags(&segment([3.0, -4.0], [3.0, -2.0]), [-4.0, 4.0], &floor), CORNER);
    assert_eq!(flags(&segment([5.0, 0.0], [5.0, 3.0]), [-8.0, 0.0], &floor), CORNER);
    // Pressed onto its corner.
    assert_eq!(flags(&segment([4.0, 0.0], [4.0, 3.0]), [-1.0, -2.0], &segment([0.0, 0.0], [4.0, 0.0])), CORNER);
}

#[test]
fn any_number_of_lengths() {
    let (ball, bumper) = (circle(-7.0, 0.0, 1.0), circle(0.0, 0.0, 2.0));
    let along = |max_t: Option<i32>| {
        let max_t = max_t.map(Rational::from);
        cast_along(&ball, &vector(1.0, 0.0), &bumper, max_t.as_ref())
    };
    let hit = |found: oracle::Cast| found.hit.map(|hit| (hit.t, hit.point));
    let expected = Some((int(4), point(-2, 0, 1)));
    assert_eq!(hit(along(None)), expected);
    assert_eq!(hit(along(Some(4))), expected);
    assert_eq!([hit(along(Some(3))), hit(along(Some(-1)))], [None, None]);
    assert!(along(Some(4)).touching && !along(None).touching && !along(Some(5)).touching);
    // An overlap and a start in touch are hits at 0, but not before.
    let over =
        |max_t: i32| cast_along(&circle(1.0, 0.0, 1.0), &vector(1.0, 0.0), &bumper, Some(&Rational::from(max_t)));
    assert!(over(0).hit.is_some_and(|hit| hit.overlapping) && over(-1).hit.is_none());
    let onto =
        |max_t: i32| cast_along(&circle(3.0, 0.0, 1.0), &vector(-1.0, 0.0), &bumper, Some(&Rational::from(max_t)));
    assert!(onto(0).hit.is_some_and(|hit| hit.t.is_zero()) && onto(-1).hit.is_none());
}
