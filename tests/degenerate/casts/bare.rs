//! Without radii there is an inside only where two straight cores are not parallel.

use common::query;
use common::shapes::{aabb, circle, point, polygon, ray, segment, stadium};
use impinge::glam::DVec2;

use super::{DOWN, LEFT, RIGHT, UP, hits, misses, overlaps};

#[test]
fn a_point_to_a_point() {
    hits(point(0.0, 0.0), [10.0, 0.0], point(5.0, 0.0), 0.5, [5.0, 0.0], LEFT);
    hits(point(0.0, 0.0), [6.0, 8.0], point(3.0, 4.0), 0.5, [3.0, 4.0], [-0.6, -0.8]);
    // Just arriving, and not quite.
    hits(point(0.0, 0.0), [5.0, 0.0], circle([5.0, 0.0], 0.0), 1.0, [5.0, 0.0], LEFT);
    misses(point(0.0, 0.0), [4.0, 0.0], point(5.0, 0.0));
    misses(point(6.0, 0.0), [4.0, 0.0], point(5.0, 0.0));
    // A point has no inside to start in.
    misses(point(5.0, 0.0), [1.0, 0.0], point(5.0, 0.0));
    misses(point(5.0, 0.0), [0.0, 0.0], point(5.0, 0.0));
}

#[test]
fn a_point_and_a_bare_segment() {
    let floor = segment([0.0, 0.0], [4.0, 0.0]);
    hits(point(2.0, 6.0), [0.0, -12.0], floor, 0.5, [2.0, 0.0], UP);
    hits(point(2.0, -6.0), [0.0, 12.0], floor, 0.5, [2.0, 0.0], DOWN);
    hits(point(2.0, 6.0), [0.0, -6.0], floor, 1.0, [2.0, 0.0], UP);
    hits(point(4.0, 5.0), [0.0, -10.0], stadium([0.0, 0.0], [4.0, 0.0], 0.0), 0.5, [4.0, 0.0], UP);
    misses(point(2.0, 6.0), [0.0, -5.0], floor);
    misses(point(5.0, 5.0), [0.0, -10.0], floor);
    // Along its line.
    hits(point(-4.0, 0.0), [8.0, 0.0], floor, 0.5, [0.0, 0.0], LEFT);
    hits(point(8.0, 0.0), [-8.0, 0.0], floor, 0.5, [4.0, 0.0], RIGHT);
    // The segment moves.
    hits(segment([0.0, 6.0], [4.0, 6.0]), [0.0, -12.0], point(2.0, 0.0), 0.5, [2.0, 0.0], UP);
    hits(segment([0.0, 6.0], [4.0, 6.0]), [0.0, -12.0], point(4.0, 0.0), 0.5, [4.0, 0.0], UP);
    hits(segment([-8.0, 0.0], [-4.0, 0.0]), [8.0, 0.0], point(0.0, 0.0), 0.5, [0.0, 0.0], LEFT);
    misses(segment([0.0, 6.0], [4.0, 6.0]), [0.0, -12.0], point(5.0, 0.0));
}

/// On each line here, there is a corner, or the start is on the border: no rounded sign decides.
#[test]
fn a_point_to_a_polygon() {
    let triangle = polygon([[0.0, 0.0], [4.0, 0.0], [0.0, 3.0]], 0.0);
    // At (4, 0), the normals are (0, -1) and (3, 4)/5. Against (-8, 2), the first is less.
    hits(point(8.0, -1.0), [-8.0, 2.0], triangle, 0.5, [4.0, 0.0], DOWN);
    hits(point(4.0, 0.0), [-8.0, 2.0], triangle, 0.0, [4.0, 0.0], DOWN);
    misses(point(8.0, -1.0), [-2.0, 0.5], triangle);
    overlaps(point(2.0, 0.5), [-8.0, 2.0], triangle, [2.0, 0.5], DOWN);
    misses(point(-4.0, 2.0), [-8.0, 2.0], triangle);
    // Past the corner, and from it.
    let across = [0.2_f64.sqrt(), -0.8_f64.sqrt()];
    hits(point(8.0, 2.0), [-8.0, -4.0], triangle, 0.5, [4.0, 0.0], across);
    misses(point(4.0, 0.0), [-8.0, -4.0], triangle);
    misses(point(4.0, 0.0), [1.0, 0.0], triangle);
    // Along a side, and from it.
    hits(point(-4.0, 0.0), [8.0, 0.0], triangle, 0.5, [0.0, 0.0], DOWN);
    misses(point(2.0, 0.0), [1.0, 0.0], triangle);
    misses(point(2.0, 0.0), [0.0, -1.0], triangle);
    hits(point(2.0, 0.0), [0.0, 1.0], triangle, 0.0, [2.0, 0.0], DOWN);
}

#[test]
fn a_start_on_a_bare_core_without_an_inside_is_no_hit() {
    let floor = segment([0.0, 0.0], [4.0, 0.0]);
    for translation in [[0.0, -1.0], [0.0, 1.0], [1.0, 0.0], [-1.0, -1.0], [0.0, 0.0]] {
        misses(point(2.0, 0.0), translation, floor);
        misses(point(4.0, 0.0), translation, floor);
        misses(floor, translation, point(0.0, 0.0));
        misses(segment([2.0, 0.0], [6.0, 0.0]), translation, floor);
        misses(segment([4.0, 0.0], [6.0, 0.0]), translation, floor);
        misses(floor, translation, floor);
        misses(floor, translation, ray([2.0, 0.0], [1.0, 0.0]));
        misses(point(2.0, 0.0), translation, ray([0.0, 0.0], [1.0, 0.0]));
    }
}

#[test]
fn bare_parallel_segments_meet_at_the_smallest_end() {
    // The lower one covers [2, 6], the other one comes down on [0, 4].
    hits(segment([0.0, 4.0], [4.0, 4.0]), [0.0, -8.0], segment([2.0, 0.0], [6.0, 0.0]), 0.5, [2.0, 0.0], UP);
    // On [4, 8], of [0, 20].
    hits(segment([0.0, 4.0], [4.0, 4.0]), [8.0, -8.0], segment([0.0, 0.0], [20.0, 0.0]), 0.5, [4.0, 0.0], UP);
    // Upright ones, on [2, 4]: of (0, 2) and (0, 4), y decides, whichever of the two the ends belong to.
    hits(segment([4.0, 0.0], [4.0, 4.0]), [-8.0, 0.0], segment([0.0, 2.0], [0.0, 6.0]), 0.5, [0.0, 2.0], RIGHT);
    hits(segment([4.0, 2.0], [4.0, 6.0]), [-8.0, 0.0], segment([0.0, 0.0], [0.0, 4.0]), 0.5, [0.0, 2.0], RIGHT);
    // End on end, and past it.
    hits(segment([0.0, 4.0], [4.0, 4.0]), [0.0, -8.0], segment([4.0, 0.0], [9.0, 0.0]), 0.5, [4.0, 0.0], UP);
    misses(segment([0.0, 4.0], [4.0, 4.0]), [0.0, -8.0], segment([5.0, 0.0], [9.0, 0.0]));
    // One behind the other.
    hits(segment([-6.0, 0.0], [-2.0, 0.0]), [8.0, 0.0], segment([2.0, 0.0], [6.0, 0.0]), 0.5, [2.0, 0.0], LEFT);
    misses(segment([-6.0, 0.0], [-2.0, 0.0]), [3.0, 0.0], segment([2.0, 0.0], [6.0, 0.0]));
    misses(segment([-6.0, 1.0], [-2.0, 1.0]), [8.0, 0.0], segment([2.0, 0.0], [6.0, 0.0]));
}

#[test]
fn bare_segments_that_are_not_parallel() {
    let floor = segment([0.0, 0.0], [8.0, 0.0]);
    // The moving end comes to the target's side; the target's end comes to the moving side.
    hits(segment([4.0, 2.0], [4.0, 6.0]), [0.0, -4.0], floor, 0.5, [4.0, 0.0], UP);
    hits(segment([4.0, -2.0], [4.0, -6.0]), [0.0, 4.0], floor, 0.5, [4.0, 0.0], DOWN);
    hits(segment([-4.0, -2.0], [-4.0, 2.0]), [8.0, 0.0], floor, 0.5, [0.0, 0.0], LEFT);
    hits(segment([12.0, -2.0], [12.0, 2.0]), [-8.0, 0.0], floor, 0.5, [8.0, 0.0], RIGHT);
    misses(segment([9.0, 2.0], [9.0, 6.0]), [0.0, -4.0], floor);
    // Ever so slightly inclined, one or the other end is the lower one.
    let hair = 2.0_f64.powi(-20);
    hits(segment([2.0, 1.0], [3.0, 1.0 + hair]), [0.0, -2.0], floor, 0.5, [2.0, 0.0], UP);
    hits(segment([2.0, 1.0 + hair], [3.0, 1.0]), [0.0, -2.0], floor, 0.5, [3.0, 0.0], UP);
}

#[test]
fn a_corner_of_the_parallelogram() {
    let floor = segment([0.0, 0.0], [8.0, 0.0]);
    // S = [4, 12] × [-8, -4], met at (4, -4): both sides face the way, the floor's comes first.
    hits(segment([-4.0, 4.0], [-4.0, 8.0]), [8.0, -8.0], floor, 0.5, [0.0, 0.0], UP);
    // S = [4, 12] × [0, 4], grazed at (4, 4), on the way from below: only the side of the moving one faces it.
    hits(segment([-4.0, -4.0], [-4.0, 0.0]), [8.0, 8.0], floor, 0.5, [0.0, 0.0], LEFT);
    // S = [-4, 4] × [-8, -4], grazed at (-4, -4), on the way from the right: only the floor's does.
    hits(segment([4.0, 4.0], [4.0, 8.0]), [-8.0, -8.0], floor, 0.5, [0.0, 0.0], UP);
    // S = [4, 12] × [-4, 0], along its upper side.
    hits(segment([-4.0, 0.0], [-4.0, 4.0]), [8.0, 0.0], floor, 0.5, [0.0, 0.0], LEFT);
    // Just beside both corners.
    misses(segment([-4.0, -5.0], [-4.0, -1.0]), [8.0, 8.0], segment([2.0, 0.0], [8.0, 0.0]));
    misses(segment([-4.0, 1.0], [-4.0, 4.0]), [8.0, 0.0], floor);
}

#[test]
fn bare_segments_press_slide_or_part() {
    let floor = segment([0.0, 0.0], [8.0, 0.0]);
    // S = [-4, 4] × [-4, 0], with 0 on its upper side.
    let post = segment([4.0, 0.0], [4.0, 4.0]);
    hits(post, [0.0, -1.0], floor, 0.0, [4.0, 0.0], UP);
    hits(post, [9.0, -1.0], floor, 0.0, [4.0, 0.0], UP);
    for translation in [[1.0, 0.0], [-9.0, 0.0], [0.0, 1.0], [1.0, 1.0], [0.0, 0.0]] {
        misses(post, translation, floor);
    }
    // S = [0, 8] × [-2, 2], with 0 on its left side.
    let gate = segment([0.0, -2.0], [0.0, 2.0]);
    hits(gate, [1.0, 0.0], floor, 0.0, [0.0, 0.0], LEFT);
    for translation in [[0.0, 1.0], [0.0, -1.0], [-1.0, 0.0], [0.0, 0.0]] {
        misses(gate, translation, floor);
    }
}

#[test]
fn bare_segments_that_share_an_end_press_against_both_sides_or_do_not() {
    // S = [0, 8] × [-4, 0], with 0 at its upper left corner.
    let (floor, wall) = (segment([0.0, 0.0], [8.0, 0.0]), segment([0.0, 0.0], [0.0, 4.0]));
    hits(wall, [1.0, -1.0], floor, 0.0, [0.0, 0.0], UP);
    hits(wall, [9.0, -1.0], floor, 0.0, [0.0, 0.0], UP);
    for translation in [[1.0, 0.0], [0.0, -1.0], [-1.0, -1.0], [1.0, 1.0], [-1.0, 1.0], [0.0, 0.0]] {
        misses(wall, translation, floor);
    }
    // The other way round, S = [-8, 0] × [0, 4], with 0 at its lower right corner.
    hits(floor, [-1.0, 1.0], wall, 0.0, [0.0, 0.0], RIGHT);
    misses(floor, [-1.0, 0.0], wall);
    misses(floor, [0.0, 1.0], wall);
}

/// The edge with the normal of the hit is as short as an edge can be.
#[test]
fn at_a_corner_of_the_thinnest_box() {
    let width = f64::from_bits(1);
    let boxes = [aabb([0.0, -2.0], [width, 1.0]), polygon([[0.0, -2.0], [width, -2.0], [width, 1.0], [0.0, 1.0]], 0.0)];
    for target in boxes {
        for moving in [segment([-2.0, 2.0], [-3.0, 4.0]), point(-2.0, 2.0), aabb([-4.0, 2.0], [-2.0, 3.0])] {
            let hit =
                query::cast::<DVec2>(&moving, [4.0, -2.0], &target).expect("it is no ray").unwrap().expect("a hit");
            assert_eq!((hit.t, hit.point, hit.normal), (0.5, [0.0, 1.0], [0.0, 1.0]), "{moving:?} at {target:?}");
            assert_eq!(
                query::cast::<DVec2>(&moving, [1.5, -0.75], &target),
                Some(Ok(None)),
                "{moving:?} at {target:?}"
            );
        }
    }
}
