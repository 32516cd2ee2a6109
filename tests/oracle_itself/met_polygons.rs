//! Rays, paths and moving shapes that meet a core with an inside, by hand.

use oracle::{Chord, Hit, InflatedCore, Point, Rational, Surd, chord, rational, raycast};

use crate::casts::{flags, hits as cast_hits, misses as cast_misses, overlaps, touches};
use crate::shorthand::{circle, dot, int, point, polygon, ratio, ray, rectangle, segment, stadium, surd};
use crate::ties::{down, left, right, up};

/// Its sides in order: below, right, above, left.
fn square() -> InflatedCore {
    rectangle([0.0, 2.0], [0.0, 2.0])
}

/// The same with a radius of 5.
fn rounded() -> InflatedCore {
    InflatedCore { radius: rational(5.0), ..square() }
}

/// Its sides in order: below, along (3, 4), left.
fn triangle() -> InflatedCore {
    polygon([[0.0, 0.0], [4.0, 0.0], [0.0, 3.0]], 0.0)
}

/// `x/√radicand` and `y/√radicand`.
fn over_root(x: i32, y: i32, radicand: i32) -> Point {
    [x, y].map(|part| surd(int(0), ratio(part, radicand), radicand))
}

fn hit(t: Surd, point: Point, normal: Point) -> Hit {
    Hit { t, point, normal }
}

fn ray_hits(origin: [f64; 2], direction: [f64; 2], target: &InflatedCore, t: Surd, at: Point, normal: Point) {
    let ray = ray(origin, direction).core;
    assert!(raycast(&ray, target, Some(&t.rational)).is_some(), "{ray:?} {target:?}");
    let short = &t.rational - rational(1e-9);
    assert!(t.is_zero() || raycast(&ray, target, Some(&short)).is_none(), "{ray:?} {target:?}");
    assert_eq!(raycast(&ray, target, None), Some(hit(t, at, normal)), "{ray:?} {target:?}");
}

fn ray_misses(origin: [f64; 2], direction: [f64; 2], target: &InflatedCore) {
    assert_eq!(raycast(&ray(origin, direction).core, target, None), None);
}

#[test]
fn rays_from_all_sides() {
    ray_hits([-3.0, 1.0], [1.0, 0.0], &square(), int(3), point(0, 1, 1), left());
    ray_hits([5.0, 1.0], [-2.0, 0.0], &square(), ratio(3, 2), point(2, 1, 1), right());
    ray_hits([1.0, -3.0], [0.0, 1.0], &square(), int(3), point(1, 0, 1), down());
    ray_hits([1.0, 5.0], [0.0, -1.0], &square(), int(3), point(1, 2, 1), up());
    ray_hits([-3.0, -1.0], [2.0, 1.0], &square(), ratio(3, 2), point(0, 1, 2), left());
    // 3(4 - t) + 4(3 - t) = 12 at t = 12/7.
    ray_hits([4.0, 3.0], [-1.0, -1.0], &triangle(), ratio(12, 7), point(16, 9, 7), point(3, 4, 5));
    ray_misses([-3.0, 2.0 + f64::EPSILON * 2.0], [1.0, 0.0], &square());
    ray_misses([-3.0, 1.0], [-1.0, 0.0], &square()); // behind
    ray_misses([-3.0, 1.0], [1.0, 1.0], &square());
    let nothing = raycast(&ray([1.0, 1.0], [1.0, 0.0]).core, &square(), Some(&Rational::NEG_ONE));
    assert_eq!(nothing, None); // not even from inside
}

#[test]
fn rays_onto_corners() {
    // Least against the ray: 1 below, 2 on the left.
    ray_hits([-2.0, -1.0], [2.0, 1.0], &square(), int(1), point(0, 0, 1), down());
    ray_hits([-1.0, -2.0], [1.0, 2.0], &square(), int(1), point(0, 0, 1), left());
    // Equal: the lower index of below, right, above, left.
    ray_hits([-1.0, -1.0], [1.0, 1.0], &square(), int(1), point(0, 0, 1), down());
    ray_hits([3.0, -1.0], [-1.0, 1.0], &square(), int(1), point(2, 0, 1), down());
    ray_hits([3.0, 3.0], [-1.0, -1.0], &square(), int(1), point(2, 2, 1), right());
    ray_hits([-1.0, 3.0], [1.0, -1.0], &square(), int(1), point(0, 2, 1), up());
    // 1 below, (12 - 4)/5 along the slanted side.
    ray_hits([8.0, -1.0], [-4.0, 1.0], &triangle(), int(1), point(4, 0, 1), down());
    // By the lengths of the normals: (3 + 8)/5 against 1 on the left, and (12 - 4)/5 against 4.
    ray_hits([1.0, 5.0], [-1.0, -2.0], &triangle(), int(1), point(0, 3, 1), over_root(-2, 1, 5)); // a graze: left is -1
    ray_hits([-1.0, 7.0], [1.0, -4.0], &triangle(), int(1), point(0, 3, 1), left()); // (3 - 16)/5 and -1
}

#[test]
fn rays_that_graze() {
    ray_hits([-1.0, 1.0], [1.0, 1.0], &square(), int(1), point(0, 2, 1), over_root(-1, 1, 2));
    ray_hits([1.0, -1.0], [1.0, 1.0], &square(), int(1), point(2, 0, 1), over_root(1, -1, 2));
    ray_hits([5.0, 2.0], [-1.0, -2.0], &triangle(), int(1), point(4, 0, 1), over_root(2, -1, 5));
    // Along a side, either way.
    ray_hits([-3.0, 2.0], [1.0, 0.0], &square(), int(3), point(0, 2, 1), up());
    ray_hits([5.0, 2.0], [-1.0, 0.0], &square(), int(3), point(2, 2, 1), up());
    ray_hits([5.0, 0.0], [-1.0, 0.0], &square(), int(3), point(2, 0, 1), down());
    ray_hits([8.0, -3.0], [-4.0, 3.0], &triangle(), int(1), point(4, 0, 1), point(3, 4, 5));
}

#[test]
fn rays_that_start_in_touch() {
    ray_hits([1.0, 1.0], [3.0, 4.0], &square(), int(0), point(1, 1, 1), point(-3, -4, 5)); // strictly inside
    for direction in [[1.0, 0.0], [-1.0, 0.0], [0.0, 1.0], [-3.0, 4.0]] {
        ray_hits([2.0, 1.0], direction, &square(), int(0), point(2, 1, 1), right());
    }
    // In a corner: inward and outward the least, else perpendicular.
    let corner = |direction, normal| ray_hits([2.0, 2.0], direction, &square(), int(0), point(2, 2, 1), normal);
    corner([-2.0, -1.0], up());
    corner([2.0, 1.0], up());
    corner([1.0, 2.0], right());
    corner([1.0, 1.0], right());
    corner([1.0, -1.0], over_root(1, 1, 2));
    corner([-1.0, 1.0], over_root(1, 1, 2));
    corner([0.0, -1.0], right());
    corner([0.0, 1.0], right());
    corner([-1.0, 0.0], up());
    corner([2.0, -1.0], over_root(1, 2, 5));
}

#[test]
fn rays_to_what_is_rounded() {
    ray_hits([-9.0, 1.0], [1.0, 0.0], &rounded(), int(4), point(-5, 1, 1), left());
    ray_hits([5.0, 10.0], [0.0, -1.0], &rounded(), int(4), point(5, 6, 1), point(3, 4, 5)); // (2, 2) + (3, 4)
    ray_hits([2.0, 10.0], [0.0, -1.0], &rounded(), int(3), point(2, 7, 1), up()); // where side and cap meet
    ray_hits([-10.0, 7.0], [1.0, 0.0], &rounded(), int(10), point(0, 7, 1), up()); // along
    ray_hits([2.0, 2.0], [3.0, 4.0], &rounded(), int(0), point(2, 2, 1), point(-3, -4, 5)); // the corner of the core
    ray_hits([5.0, 6.0], [1.0, 0.0], &rounded(), int(0), point(5, 6, 1), point(3, 4, 5)); // on the outline
    ray_misses([-10.0, 7.0 + f64::EPSILON * 4.0], [1.0, 0.0], &rounded());
    // At height 5, 3 above the upper corners, √(25 - 9) = 4 before.
    ray_hits([-9.0, 5.0], [1.0, 0.0], &rounded(), int(5), point(-4, 5, 1), point(-4, 3, 5));
}

/// Where a path starts or ends in the interior.
const NONE: Option<Hit> = None;

fn through(path: &InflatedCore, target: &InflatedCore, enter: impl Into<Option<Hit>>, exit: impl Into<Option<Hit>>) {
    let expected = Chord { enter: enter.into(), exit: exit.into(), single: false };
    assert_eq!(chord(&path.core, target), Some(expected), "{path:?} {target:?}");
}

fn meets_once(path: &InflatedCore, target: &InflatedCore, t: Surd, at: Point, normal: Point) {
    let hit = Some(hit(t, at, normal));
    let expected = Chord { enter: hit.clone(), exit: hit, single: true };
    assert_eq!(chord(&path.core, target), Some(expected), "{path:?} {target:?}");
}

#[test]
fn chords_from_outside() {
    let [on_left, on_right] = [hit(int(3), point(0, 1, 1), left()), hit(int(5), point(2, 1, 1), right())];
    through(&ray([-3.0, 1.0], [1.0, 0.0]), &square(), on_left, on_right);
    // From corner to corner, and from a side to a corner.
    let [first, last] = [hit(int(1), point(0, 0, 1), down()), hit(int(3), point(2, 2, 1), right())];
    through(&ray([-1.0, -1.0], [1.0, 1.0]), &square(), first, last);
    let [first, last] = [hit(int(1), point(0, 1, 1), left()), hit(int(2), point(2, 2, 1), up())];
    through(&ray([-2.0, 0.0], [2.0, 1.0]), &square(), first, last);
    // A graze, and one in time.
    meets_once(&ray([-1.0, 1.0], [1.0, 1.0]), &square(), int(1), point(0, 2, 1), over_root(-1, 1, 2));
    meets_once(&segment([-1.0, 1.0], [0.0, 2.0]), &square(), int(1), point(0, 2, 1), over_root(-1, 1, 2));
    assert_eq!(chord(&segment([-3.0, 1.0], [-1.0, 1.0]).core, &square()), None);
    assert_eq!(chord(&ray([-3.0, 3.0], [1.0, 0.0]).core, &square()), None);
    // Rounded: through the sides, and along one.
    let [first, last] = [hit(int(4), point(-5, 1, 1), left()), hit(int(16), point(7, 1, 1), right())];
    through(&ray([-9.0, 1.0], [1.0, 0.0]), &rounded(), first, last);
    let [first, last] = [hit(int(9), point(0, 7, 1), up()), hit(int(11), point(2, 7, 1), up())];
    through(&ray([-9.0, 7.0], [1.0, 0.0]), &rounded(), first, last);
}

#[test]
fn chords_along_a_side() {
    let at = |t, x| hit(t, point(x, 2, 1), up());
    through(&ray([-3.0, 2.0], [1.0, 0.0]), &square(), at(int(3), 0), at(int(5), 2));
    through(&ray([5.0, 2.0], [-1.0, 0.0]), &square(), at(int(3), 2), at(int(5), 0));
    through(&segment([1.0, 2.0], [5.0, 2.0]), &square(), at(int(0), 1), at(ratio(1, 4), 2));
    through(&segment([-3.0, 2.0], [1.0, 2.0]), &square(), at(ratio(3, 4), 0), at(int(1), 1));
    through(&segment([0.0, 2.0], [2.0, 2.0]), &square(), at(int(0), 0), at(int(1), 2));
    // Where it ends first, or starts last.
    meets_once(&segment([-3.0, 2.0], [0.0, 2.0]), &square(), int(1), point(0, 2, 1), up());
    meets_once(&ray([2.0, 2.0], [1.0, 0.0]), &square(), int(0), point(2, 2, 1), up());
}

#[test]
fn chords_that_start_or_end_in_touch() {
    meets_once(&ray([2.0, 1.0], [1.0, 0.0]), &square(), int(0), point(2, 1, 1), right());
    meets_once(&ray([2.0, 2.0], [1.0, 2.0]), &square(), int(0), point(2, 2, 1), right());
    let [first, last] = [hit(int(0), point(0, 1, 1), left()), hit(int(2), point(2, 1, 1), right())];
    through(&ray([0.0, 1.0], [1.0, 0.0]), &square(), first, last);
    let [first, last] = [hit(int(0), point(0, 0, 1), down()), hit(int(1), point(2, 1, 1), right())];
    through(&ray([0.0, 0.0], [2.0, 1.0]), &square(), first, last);
    // Onto the outline from outside and from inside; onto a corner.
    meets_once(&segment([-3.0, 1.0], [0.0, 1.0]), &square(), int(1), point(0, 1, 1), left());
    meets_once(&segment([-2.0, -1.0], [0.0, 0.0]), &square(), int(1), point(0, 0, 1), down());
    through(&segment([1.0, 1.0], [2.0, 1.0]), &square(), NONE, hit(int(1), point(2, 1, 1), right()));
    through(&segment([1.0, 0.5], [2.0, 2.0]), &square(), NONE, hit(int(1), point(2, 2, 1), right())); // 1 and 3/2
    through(
        &segment([-3.0, 1.0], [2.0, 1.0]),
        &square(),
        hit(ratio(3, 5), point(0, 1, 1), left()),
        hit(int(1), point(2, 1, 1), right()),
    );
    // Inside.
    through(&segment([-3.0, 1.0], [1.0, 1.0]), &square(), hit(ratio(3, 4), point(0, 1, 1), left()), NONE);
    through(&segment([0.5, 1.0], [1.0, 1.0]), &square(), NONE, NONE);
    through(&ray([1.0, 1.0], [0.0, 2.0]), &square(), NONE, hit(ratio(1, 2), point(1, 2, 1), up()));
}

#[test]
fn paths_of_no_length() {
    let still = |x, y| segment([x, y], [x, y]);
    let inside = Some(Chord { enter: None, exit: None, single: true });
    assert_eq!([chord(&still(1.0, 0.5).core, &square()), chord(&still(2.0, 3.0).core, &square())], [inside, None]);
    meets_once(&still(2.0, 1.0), &square(), int(0), point(2, 1, 1), right());
    // The first of below, right, above, left.
    meets_once(&still(0.0, 0.0), &square(), int(0), point(0, 0, 1), down());
    meets_once(&still(2.0, 2.0), &square(), int(0), point(2, 2, 1), right());
    meets_once(&still(0.0, 2.0), &square(), int(0), point(0, 2, 1), up());
    meets_once(&still(5.0, 6.0), &rounded(), int(0), point(5, 6, 1), point(3, 4, 5));
}

const UNIQUE: [bool; 2] = [true, false];
const CORNER: [bool; 2] = [false, false];
const GRAZE: [bool; 2] = [false, true];

/// The hit and its flags.
fn meets(moving: &InflatedCore, way: [f64; 2], target: &InflatedCore, flagged: [bool; 2], at: Point, normal: Point) {
    cast_hits(moving, way, target, ratio(1, 2), at, normal);
    assert_eq!(flags(moving, way, target), flagged, "{moving:?} {target:?}");
}

#[test]
fn boxes_flush_onto_boxes() {
    // S = [2, 6] × [-2, 2].
    meets(&rectangle([-4.0, -2.0], [0.0, 2.0]), [4.0, 0.0], &square(), UNIQUE, point(0, 0, 1), left());
    // Over [1, 2] of y the moving end (0, 1) is the smallest.
    meets(&rectangle([-4.0, -2.0], [1.0, 4.0]), [4.0, 0.0], &square(), UNIQUE, point(0, 1, 1), left());
    meets(&rectangle([1.0, 3.0], [4.0, 5.0]), [0.0, -4.0], &square(), UNIQUE, point(1, 2, 1), up());
    meets(&segment([-2.0, 5.0], [-2.0, 1.0]), [4.0, 0.0], &square(), UNIQUE, point(0, 1, 1), left());
    meets(&square(), [-4.0, 0.0], &segment([-2.0, 5.0], [-2.0, 1.0]), UNIQUE, point(-2, 1, 1), right());
    // Slanting, where it arrives over [1, 2].
    meets(&rectangle([-4.0, -2.0], [0.0, 3.0]), [4.0, 2.0], &square(), UNIQUE, point(0, 1, 1), left());
    // Along the sides: corner on corner, and above that nothing.
    meets(&rectangle([-4.0, -2.0], [2.0, 4.0]), [4.0, 0.0], &square(), GRAZE, point(0, 2, 1), up());
    cast_misses(&rectangle([-4.0, -2.0], [2.5, 4.0]), [4.0, 0.0], &square());
    cast_misses(&rectangle([-4.0, -2.0], [0.0, 2.0]), [1.5, 0.0], &square());
    let onto = |way| touches(&rectangle([-4.0, -2.0], [0.0, 2.0]), [way, 0.0], &square());
    assert!(onto(2.0) && !onto(3.0));
}

#[test]
fn boxes_corner_on_corner() {
    // S = [2, 6] × [2, 6]: all its sides are along both; those of the target go first, below before left.
    meets(&rectangle([-4.0, -2.0], [-4.0, -2.0]), [4.0, 4.0], &square(), CORNER, point(0, 0, 1), down());
    // S = [2, 6] × [4, 8]: 4 on the left, 8 below.
    meets(&rectangle([-4.0, -2.0], [-6.0, -4.0]), [4.0, 8.0], &square(), CORNER, point(0, 0, 1), left());
    // S = [2, 6] × [-6, -2], past (2, -6) along (1, -3).
    let normal = over_root(-3, -1, 10);
    meets(&rectangle([-4.0, -2.0], [4.0, 6.0]), [4.0, -12.0], &square(), GRAZE, point(0, 0, 1), normal);
    // A corner on a side is no corner of S, nor is a side on a corner.
    let wedge = polygon([[-2.0, 1.0], [-5.0, 0.0], [-5.0, 2.0]], 0.0);
    meets(&wedge, [4.0, 0.0], &square(), UNIQUE, point(0, 1, 1), left());
    meets(&square(), [-4.0, 0.0], &wedge, UNIQUE, point(-2, 1, 1), right());
}

#[test]
fn the_side_along_the_target_goes_first() {
    // (3, 4)/5 and (1, 0) are 2 against (2, 1).
    let slope = polygon([[0.0, 3.0], [4.0, 0.0], [4.0, 3.0]], 0.0);
    let block = rectangle([-6.0, -4.0], [0.0, 1.0]);
    meets(&block, [8.0, 4.0], &slope, CORNER, point(0, 3, 1), point(-3, -4, 5));
    meets(&slope, [-8.0, -4.0], &block, CORNER, point(-4, 1, 1), right());
    // A little steeper or flatter, and the least wins: from (-4, 1) to (0, 3 ± 1), with the slope moved there.
    let steep = polygon([[0.0, 4.0], [4.0, 1.0], [4.0, 4.0]], 0.0);
    meets(&block, [8.0, 6.0], &steep, CORNER, point(0, 4, 1), left()); // 8 and (24 + 24)/5
    let flat = polygon([[0.0, 2.0], [4.0, -1.0], [4.0, 2.0]], 0.0);
    meets(&block, [8.0, 2.0], &flat, CORNER, point(0, 2, 1), point(-3, -4, 5)); // 8 and (24 + 8)/5
}

#[test]
fn what_is_round_onto_boxes() {
    meets(&stadium([-6.0, 1.0], [-4.0, 1.0], 1.0), [6.0, 0.0], &square(), UNIQUE, point(0, 1, 1), left());
    // Flush, over [0, 1] of y: of the ends (0, 0) and (-1, 1) the moving one is the smaller.
    meets(&stadium([-4.0, 1.0], [-4.0, -3.0], 1.0), [6.0, 0.0], &square(), UNIQUE, point(0, 1, 1), left());
    meets(&circle(-3.0, 1.0, 1.0), [4.0, 0.0], &square(), UNIQUE, point(0, 1, 1), left());
    // Onto a corner, 3-4-5; along a side; a rounded box onto a rounded box.
    meets(&circle(5.0, 10.0, 5.0), [0.0, -8.0], &square(), UNIQUE, point(2, 2, 1), point(3, 4, 5));
    meets(&stadium([-6.0, 3.0], [-4.0, 3.0], 1.0), [8.0, 0.0], &square(), [true, true], point(0, 2, 1), up());
    let blunt = polygon([[-20.0, 0.0], [-10.0, 0.0], [-10.0, 1.0], [-20.0, 1.0]], 3.0);
    meets(&blunt, [4.0, 0.0], &rounded(), UNIQUE, point(-5, 0, 1), left());
}

#[test]
fn onto_a_ray() {
    let beam = ray([0.0, 1.0], [1.0, 0.0]);
    // S goes on to the right from x = 2, over [-1, 1] of y.
    meets(&rectangle([-4.0, -2.0], [0.0, 2.0]), [4.0, 0.0], &beam, UNIQUE, point(0, 1, 1), left());
    meets(&rectangle([3.0, 5.0], [3.0, 5.0]), [0.0, -4.0], &beam, UNIQUE, point(3, 1, 1), up());
    meets(&rectangle([-1.0, 2.0], [3.0, 5.0]), [0.0, -4.0], &beam, UNIQUE, point(0, 1, 1), up());
    meets(&rectangle([-2.0, 0.0], [3.0, 5.0]), [0.0, -4.0], &beam, GRAZE, point(0, 1, 1), left());
    cast_misses(&rectangle([-2.0, -1.0], [3.0, 5.0]), [0.0, -4.0], &beam);
    // Onto its origin: 4 on the left, 8 above.
    meets(&rectangle([-4.0, -2.0], [5.0, 6.0]), [4.0, -8.0], &beam, CORNER, point(0, 1, 1), left());
    // Along it, resting on it, and on it.
    cast_misses(&rectangle([3.0, 5.0], [1.0, 2.0]), [9.0, 0.0], &beam);
    cast_hits(&rectangle([3.0, 5.0], [1.0, 2.0]), [9.0, -1.0], &beam, int(0), point(3, 1, 1), up());
    overlaps(&rectangle([3.0, 5.0], [0.0, 2.0]), [9.0, 0.0], &beam, point(5, 1, 1), up());
    assert_eq!(flags(&rectangle([3.0, 5.0], [0.0, 2.0]), [9.0, 0.0], &beam), CORNER); // up or down
    overlaps(&rectangle([-1.0, 5.0], [0.5, 2.0]), [9.0, 0.0], &beam, point(0, 1, 1), up()); // 1/2 up
}

#[test]
fn casts_that_start_in_touch() {
    let above = rectangle([0.0, 2.0], [2.0, 4.0]);
    for way in [[1.0, 0.0], [0.0, 1.0], [-1.0, 1.0], [0.0, 0.0]] {
        cast_misses(&above, way, &square());
        assert!(touches(&above, way, &square()));
    }
    cast_hits(&above, [0.0, -1.0], &square(), int(0), point(0, 2, 1), up());
    cast_hits(&above, [9.0, -1.0], &square(), int(0), point(0, 2, 1), up());
    assert_eq!(flags(&above, [0.0, -1.0], &square()), UNIQUE);
    // Corner on corner: against both of right and above, the least of them.
    let beyond = rectangle([2.0, 4.0], [2.0, 4.0]);
    for way in [[-1.0, 0.0], [0.0, -1.0], [-1.0, 1.0], [1.0, -1.0], [1.0, 1.0]] {
        cast_misses(&beyond, way, &square());
    }
    cast_hits(&beyond, [-1.0, -2.0], &square(), int(0), point(2, 2, 1), right());
    cast_hits(&beyond, [-2.0, -1.0], &square(), int(0), point(2, 2, 1), up());
    cast_hits(&beyond, [-1.0, -1.0], &square(), int(0), point(2, 2, 1), right());
    assert_eq!(flags(&beyond, [-1.0, -1.0], &square()), CORNER);
    // A point, a segment on end, a circle.
    cast_hits(&dot(2.0, 1.0), [-1.0, 5.0], &square(), int(0), point(2, 1, 1), right());
    cast_hits(&dot(2.0, 2.0), [-2.0, -1.0], &square(), int(0), point(2, 2, 1), up());
    cast_hits(&segment([1.0, 2.0], [1.0, 5.0]), [0.0, -1.0], &square(), int(0), point(1, 2, 1), up());
    cast_hits(&circle(5.0, 6.0, 5.0), [-1.0, 0.0], &square(), int(0), point(2, 2, 1), point(3, 4, 5));
    cast_misses(&circle(5.0, 6.0, 5.0), [-4.0, 3.0], &square());
    assert_eq!(flags(&circle(5.0, 6.0, 5.0), [-1.0, 0.0], &square()), UNIQUE);
}

#[test]
fn casts_that_start_in_overlap() {
    // S = [-3, 1] × [-3, 1]: right and up are as short. (1, 1) and (2, 2) are in the other.
    let corner = rectangle([1.0, 3.0], [1.0, 3.0]);
    overlaps(&corner, [1.0, 0.0], &square(), point(1, 1, 1), right());
    overlaps(&corner, [0.0, 1.0], &square(), point(1, 1, 1), up());
    assert_eq!(flags(&corner, [1.0, 0.0], &square()), CORNER);
    // S = [-5, 1] × [-3/2, 3]. (1, 3/2) comes before (2, 0).
    let aside = rectangle([1.0, 5.0], [-1.0, 1.5]);
    overlaps(&aside, [0.0, 1.0], &square(), [int(1), ratio(3, 2)], right());
    assert_eq!(flags(&aside, [0.0, 1.0], &square()), UNIQUE);
    // A cross: the lower side crosses the right one first; the line of a segment likewise.
    let (wide, tall) = (rectangle([-3.0, 3.0], [-1.0, 1.0]), rectangle([-1.0, 1.0], [-3.0, 3.0]));
    overlaps(&tall, [0.0, 5.0], &wide, point(1, -1, 1), up());
    overlaps(&wide, [0.0, 5.0], &tall, point(1, -1, 1), up());
    let axis = segment([-3.0, 0.0], [3.0, 0.0]);
    overlaps(&tall, [0.0, 5.0], &axis, point(1, 0, 1), up());
    overlaps(&axis, [0.0, 5.0], &tall, point(1, 0, 1), up());
    // A point in it; a circle whose centre is not.
    overlaps(&dot(1.0, 1.5), [1.0, 0.0], &square(), [int(1), ratio(3, 2)], up());
    overlaps(&circle(4.0, 1.0, 3.0), [1.0, 0.0], &square(), point(2, 1, 1), right());
    assert_eq!(flags(&circle(4.0, 1.0, 3.0), [1.0, 0.0], &square()), UNIQUE);
    // Between the nearest points as 5 to 3.
    overlaps(&circle(6.0, 1.0, 3.0), [1.0, 0.0], &rounded(), [ratio(9, 2), int(1)], right());
}
