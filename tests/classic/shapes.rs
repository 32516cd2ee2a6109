//! The methods of shapes and answers, and the errors' texts.

use std::error::Error;

use common::answer;
use impinge::glam::{DVec2, Vec2, dvec2, vec2};
use impinge::{Circle, QueryError, Ray, Segment, Stadium, query};

/// (cos, sin) of a quarter turn counter-clockwise.
const QUARTER: Vec2 = Vec2::new(0.0, 1.0);

#[test]
fn segment_measures_itself() {
    let segment = Segment::new(vec2(1.0, 2.0), vec2(4.0, 6.0));
    assert_eq!(segment.length(), 5.0);
    assert_eq!(segment.midpoint(), vec2(2.5, 4.0));
    assert_eq!(segment.reversed(), Segment::new(vec2(4.0, 6.0), vec2(1.0, 2.0)));
    assert_eq!([segment.at(0.0), segment.at(0.5), segment.at(1.0)], [segment.a, segment.midpoint(), segment.b]);
    assert_eq!(segment.at(2.0), vec2(7.0, 10.0));
    assert_eq!(Segment::from((segment.a, segment.b)), segment);
    assert_eq!(Segment::new([0.0, 0.0], [3.0, 4.0]).length(), 5.0);
}

#[test]
fn segment_measures_itself_at_any_size() {
    let huge = Segment::new(vec2(-f32::MAX, f32::MAX), vec2(-f32::MAX, f32::MAX));
    assert_eq!((huge.length(), huge.midpoint()), (0.0, huge.a));
    let long = Segment::new(dvec2(0.0, 0.0), dvec2(3e300, 4e300));
    assert!((long.length() / 5e300 - 1.0).abs() <= 4.0 * f64::EPSILON);
    let unit = 2.0_f64.powi(-1000);
    assert_eq!(Segment::new(dvec2(0.0, 0.0), dvec2(3.0 * unit, 4.0 * unit)).length(), 5.0 * unit);
    assert_eq!(Segment::new(dvec2(-f64::MAX, 0.0), dvec2(f64::MAX, 0.0)).midpoint(), DVec2::ZERO);
    // Both ends are met exactly, as `a + (b - a)·t` would not.
    let mixed = Segment::new(vec2(1e8, 0.0), vec2(1.0, 0.3));
    assert_eq!((mixed.at(0.0), mixed.at(1.0)), (mixed.a, mixed.b));
}

#[test]
fn ray_counts_in_lengths_of_its_direction() {
    let ray = Ray::through(vec2(1.0, 1.0), vec2(4.0, 5.0));
    assert_eq!(ray, Ray::new(vec2(1.0, 1.0), vec2(3.0, 4.0)));
    assert_eq!([ray.at(0.0), ray.at(1.0), ray.at(-1.0)], [vec2(1.0, 1.0), vec2(4.0, 5.0), vec2(-2.0, -3.0)]);
    assert_eq!(Ray::through(vec2(1.0, 1.0), vec2(1.0, 1.0)).validate(), Err(QueryError::ZeroDirection));
}

#[test]
fn translated_moves_points_alone() {
    let by = vec2(10.0, -1.0);
    assert_eq!(Circle::new(vec2(1.0, 2.0), 3.0).translated(by), Circle::new(vec2(11.0, 1.0), 3.0));
    let segment = Segment::new(vec2(1.0, 2.0), vec2(3.0, 4.0));
    assert_eq!(segment.translated(by), Segment::new(vec2(11.0, 1.0), vec2(13.0, 3.0)));
    assert_eq!(segment.inflated(5.0).translated(by), segment.translated(by).inflated(5.0));
    assert_eq!(Ray::new(vec2(1.0, 2.0), vec2(3.0, 4.0)).translated(by), Ray::new(vec2(11.0, 1.0), vec2(3.0, 4.0)));
}

/// A quarter turn takes (x, y) to (−y, x).
#[test]
fn transformed_turns_and_then_moves() {
    let by = vec2(10.0, 0.0);
    assert_eq!(Circle::new(vec2(1.0, 2.0), 3.0).transformed(QUARTER, by), Circle::new(vec2(8.0, 1.0), 3.0));
    let segment = Segment::new(vec2(1.0, 2.0), vec2(3.0, 4.0));
    assert_eq!(segment.transformed(QUARTER, by), Segment::new(vec2(8.0, 1.0), vec2(6.0, 3.0)));
    assert_eq!(segment.inflated(5.0).transformed(QUARTER, by), segment.transformed(QUARTER, by).inflated(5.0));
    let ray = Ray::new(vec2(1.0, 2.0), vec2(3.0, 4.0)).transformed(QUARTER, by);
    assert_eq!(ray, Ray::new(vec2(8.0, 1.0), vec2(-4.0, 3.0)));
}

#[test]
fn inflated_grows_the_radius() {
    let (a, b) = (vec2(0.0, 0.0), vec2(4.0, 0.0));
    assert_eq!(Circle::new(a, 1.0).inflated(2.0), Circle::new(a, 3.0));
    assert_eq!(Stadium::new(a, b, 1.0).inflated(-0.5), Stadium::new(a, b, 0.5));
    assert_eq!(Segment::new(a, b).inflated(2.0), Stadium::new(a, b, 2.0));
    assert_eq!(Circle::new(a, 1.0).inflated(-2.0).validate(), Err(QueryError::NegativeRadius));
    assert_eq!(Segment::new(a, b).inflated(-2.0).validate(), Err(QueryError::NegativeRadius));
    assert_eq!(Circle::new(a, 1.0).inflated(-1.0).validate(), Ok(()));
}

#[test]
fn widened_keeps_every_number() {
    let (a, b, wide_a, wide_b) = (vec2(0.1, 0.2), vec2(0.3, 0.4), vec2(0.1, 0.2).as_dvec2(), vec2(0.3, 0.4).as_dvec2());
    assert_eq!(Circle::new(a, 0.5).widened(), Circle::new(wide_a, 0.5));
    assert_eq!(Segment::new(a, b).widened(), Segment::new(wide_a, wide_b));
    assert_eq!(Stadium::new(a, b, 0.7).widened(), Stadium::new(wide_a, wide_b, f64::from(0.7_f32)));
    assert_eq!(Ray::new(a, b).widened(), Ray::new(wide_a, wide_b));
    assert_eq!(Circle::new([0.1_f32, 0.2], 0.5).widened(), Circle::new(wide_a.to_array(), 0.5));
}

#[test]
fn circles_and_segments_are_stadiums() {
    let (a, b) = (vec2(1.0, 2.0), vec2(3.0, 4.0));
    assert_eq!(Stadium::from(Circle::new(a, 5.0)), Stadium::new(a, a, 5.0));
    assert_eq!(Stadium::from(Segment::new(a, b)), Stadium::new(a, b, 0.0));
}

#[test]
fn validate_gives_the_error_of_a_query() {
    let (a, b) = (vec2(1.0, 2.0), vec2(3.0, f32::NAN));
    assert_eq!(Segment::new(a, a).validate(), Ok(()));
    assert_eq!(Segment::new(a, b).validate(), Err(QueryError::NonFinite));
    assert_eq!(Circle::new(a, f32::INFINITY).validate(), Err(QueryError::NonFinite));
    assert_eq!(Circle::new(a, -1.0).validate(), Err(QueryError::NegativeRadius));
    assert_eq!(Stadium::new(a, b, -1.0).validate(), Err(QueryError::NonFinite));
    assert_eq!(Ray::new(a, Vec2::ZERO).validate(), Err(QueryError::ZeroDirection));
}

#[test]
fn offset_is_the_normal_times_the_depth() {
    let normal = vec2(0.6, 0.8);
    let found = answer!(Penetration { normal, depth: 5.0, unique: true, point_a: normal, point_b: normal });
    assert!((found.offset() - vec2(3.0, 4.0)).abs().max_element() <= 2.0 * 4.0 * f32::EPSILON);
}

#[test]
fn reflect_mirrors_and_slide_keeps_the_part_along_the_outline() {
    let floor = answer!(RayHit { t: 1.0, point: vec2(0.0, 0.0), normal: vec2(0.0, 1.0) });
    assert_eq!(floor.reflect(vec2(3.0, -2.0)), vec2(3.0, 2.0));
    assert_eq!(floor.slide(vec2(3.0, -2.0)), vec2(3.0, 0.0));
    let slope = answer!(RayHit { t: 1.0, point: vec2(0.0, 0.0), normal: vec2(0.6, 0.8) });
    // (-2, -1)·n = -2: mirrored (-2, -1) + 4n, slid (-2, -1) + 2n. No number exceeds 4.
    let close = |found: Vec2, expected: Vec2| (found - expected).abs().max_element() <= 4.0 * f32::EPSILON;
    assert!(close(slope.reflect(vec2(-2.0, -1.0)), vec2(0.4, 2.2)));
    assert!(close(slope.slide(vec2(-2.0, -1.0)), vec2(-0.8, 0.6)));
}

#[test]
fn plain_data_is_copied_compared_and_made_in_constants() {
    const BUMPER: Circle = Circle::new(Vec2::new(1.0, 2.0), 3.0);
    const WALL: Segment<[f64; 2]> = Segment::new([0.0, 0.0], [1.0, 0.0]);
    const FLIPPER: Stadium<DVec2> = Stadium::new(DVec2::new(0.0, 0.0), DVec2::new(1.0, 0.0), 2.0);
    const BEAM: Ray<[f32; 2]> = Ray::new([0.0, 0.0], [1.0, 0.0]);
    let copies = (BUMPER, WALL, FLIPPER, BEAM);
    assert_eq!(copies, (BUMPER, WALL, FLIPPER, BEAM));
    assert_eq!(format!("{BUMPER:?}"), "Circle { center: Vec2(1.0, 2.0), radius: 3.0 }");
}

#[test]
fn error_text_says_what_to_do() {
    for (error, cause, advice) in [
        (QueryError::NonFinite, "NaN or infinite", "validate"),
        (QueryError::NegativeRadius, "radius is negative", "zero or more"),
        (QueryError::ZeroDirection, "direction (0, 0)", "not zero"),
        (QueryError::NoUniqueDirection, "equally good", "penetration_toward"),
        (QueryError::Overflow, "too large", "f64"),
    ] {
        let text = error.to_string();
        assert!(text.contains(cause) && text.contains(advice), "{text}");
    }
}

#[test]
fn errors_travel_with_a_question_mark() {
    fn overlap() -> Result<bool, Box<dyn Error>> {
        Ok(query::intersects(&Circle::new(vec2(0.0, 0.0), -1.0), &vec2(0.0, 0.0))?)
    }
    let error = overlap().unwrap_err();
    assert_eq!(error.downcast_ref(), Some(&QueryError::NegativeRadius));
}

/// Half of the smallest number rounds to zero, twice.
#[test]
fn midpoint_of_the_smallest_coordinates_is_not_rounded_away() {
    let end = [5e-324, -5e-324];
    assert_eq!(Segment::new(end, end).midpoint(), end);
}

/// Plain arithmetic made (-∞, NaN), (-∞, -∞), (∞, 0) and (NaN, 0) of these.
#[test]
fn helpers_do_not_overflow_on_the_way() {
    let wall = Segment::new(DVec2::new(0.0, -1.0), DVec2::new(0.0, 1.0));
    let ray = Ray::new(DVec2::new(-1.0, 0.0), DVec2::new(1e308, 0.0));
    let hit = query::raycast(&ray, &wall, f64::INFINITY).unwrap().unwrap();
    assert_eq!(hit.reflect(ray.direction), DVec2::new(-1e308, 0.0));

    let steep = Ray::new(DVec2::new(-3.0, -3.0), DVec2::new(1.7e308, 1.7e308));
    let hit = query::raycast(&steep, &Circle::new(DVec2::ZERO, 1.0), f64::INFINITY).unwrap().unwrap();
    assert!(hit.reflect(steep.direction).is_finite() && hit.slide(steep.direction).is_finite());

    assert_eq!(Ray::new(DVec2::new(-1e308, 0.0), DVec2::new(1e308, 0.0)).at(2.0), DVec2::new(1e308, 0.0));
    let point = DVec2::new(0.1, 0.7);
    assert_eq!(Segment::new(point, point).at(0.3), point);
    assert!(Segment::new(point, point).at(f64::NAN).is_nan());
}
