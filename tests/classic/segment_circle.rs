//! Segment against circle, and stadium against anything: the distance of the cores against the radii.

use impinge::glam::{Vec2, vec2};
use impinge::query::Penetration;
use impinge::{Circle, QueryError, Segment, Stadium, query};

fn segment(ax: f32, ay: f32, bx: f32, by: f32) -> Segment {
    Segment::new(vec2(ax, ay), vec2(bx, by))
}

fn circle(x: f32, y: f32, radius: f32) -> Circle {
    Circle::new(vec2(x, y), radius)
}

#[test]
fn segment_wholly_inside_the_circle_intersects_it() {
    let (inside, around) = (segment(1.0, -1.0, 1.0, 1.0), circle(0.0, 0.0, 5.0));
    assert_eq!(query::intersects(&inside, &around), Ok(true));
    assert_eq!(query::distance(&inside, &around), Ok(0.0));
    // Out by the side nearest to the center, 1 away from it.
    assert_eq!(query::penetration_offset(&inside, &around), Ok(Some(vec2(-4.0, 0.0))));
}

#[test]
fn center_on_the_segment_has_two_ways_out_and_is_no_crash() {
    let (wall, ball) = (segment(-4.0, 0.0, 4.0, 0.0), circle(1.0, 0.0, 2.0));
    let found: Penetration<Vec2> = query::penetration(&wall, &ball).unwrap().unwrap();
    assert_eq!((found.normal, found.depth, found.unique), (vec2(0.0, 1.0), 2.0, false));
    assert_eq!(query::penetration_offset(&wall, &ball), Err(QueryError::NoUniqueDirection));
    let below = query::penetration_toward(&wall, &ball, vec2(0.0, -1.0)).unwrap().unwrap();
    assert_eq!(below.offset(), vec2(0.0, -2.0));
}

#[test]
fn zero_length_segment_is_a_point_in_the_circle() {
    let ball = circle(0.0, 0.0, 5.0);
    assert_eq!(query::intersects(&segment(3.0, 4.0, 3.0, 4.0), &ball), Ok(true));
    assert_eq!(query::intersects(&segment(3.0, 4.000_000_5, 3.0, 4.000_000_5), &ball), Ok(false));
}

#[test]
fn circle_beyond_an_end_is_measured_from_the_end() {
    // The line through the segment passes through the circle; the segment ends 5 before its center.
    let wall = segment(-4.0, 0.0, 0.0, 0.0);
    assert_eq!(query::intersects(&wall, &circle(5.0, 0.0, 5.0)), Ok(true));
    assert_eq!(query::intersects(&wall, &circle(5.0, 0.0, 4.999_999_5)), Ok(false));
    assert_eq!(query::distance(&wall, &circle(3.0, 4.0, 2.0)), Ok(3.0));
}

#[test]
fn offset_leads_away_from_the_nearest_point_of_the_core() {
    assert_eq!(
        query::penetration_offset(&segment(-4.0, 0.0, 4.0, 0.0), &circle(1.0, -1.0, 3.0)),
        Ok(Some(vec2(0.0, -2.0)))
    );
    assert_eq!(
        query::penetration_offset(&segment(-4.0, 0.0, 0.0, 0.0), &circle(2.0, 0.0, 3.0)),
        Ok(Some(vec2(1.0, 0.0)))
    );
}

#[test]
fn touching_is_an_intersection_of_depth_zero() {
    let (wall, ball) = (segment(-4.0, 3.0, 4.0, 3.0), circle(0.0, 0.0, 3.0));
    assert_eq!(query::intersects(&wall, &ball), Ok(true));
    assert_eq!(query::distance(&wall, &ball), Ok(0.0));
    assert_eq!(query::closest_points(&wall, &ball), Ok(None));
    assert_eq!(query::penetration(&wall, &ball).unwrap().map(|found| found.depth), Some(0.0));
    assert_eq!(query::penetration_offset(&wall, &ball), Ok(Some(vec2(0.0, 0.0))));
}

/// 1 + 2⁻²³ squared is no `f32`, so that plain arithmetic takes the gap for a touch.
#[test]
fn gap_of_one_ulp_is_a_gap() {
    let wall = segment(-4.0, 1.0 + f32::EPSILON, 4.0, 1.0 + f32::EPSILON);
    assert_eq!(query::intersects(&wall, &circle(0.0, 0.0, 1.0)), Ok(false));
    assert_eq!(query::distance(&wall, &circle(0.0, 0.0, 1.0)), Ok(f32::EPSILON));
    assert_eq!(query::intersects(&wall, &circle(0.0, 0.0, 1.0 + f32::EPSILON)), Ok(true));
}

#[test]
fn crossing_stadiums_leave_by_the_parallelogram_not_along_a_normal() {
    let (a, b) =
        (Stadium::new(vec2(-2.0, 0.0), vec2(2.0, 0.0), 1.0), Stadium::new(vec2(1.0, -4.0), vec2(1.0, 4.0), 2.0));
    // 1 to a's end, and the radii; "the radii along a normal" would leave them crossing.
    assert_eq!(query::penetration_offset(&a, &b), Ok(Some(vec2(4.0, 0.0))));
}
