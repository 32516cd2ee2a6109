//! The closest point on a segment: project, clamp.

use impinge::glam::{DVec2, Vec2, dvec2, vec2};
use impinge::{Circle, QueryError, Ray, Segment, Stadium, query};

fn on_the_rail(x: f32, y: f32) -> Result<Vec2, QueryError> {
    query::closest_point(&Segment::new(vec2(1.0, 2.0), vec2(5.0, 2.0)), vec2(x, y))
}

#[test]
fn projection_inside_the_segment() {
    assert_eq!(on_the_rail(3.0, 7.0), Ok(vec2(3.0, 2.0)));
    assert_eq!(on_the_rail(3.0, -7.0), Ok(vec2(3.0, 2.0)));
}

#[test]
fn projection_clamped_to_the_first_end() {
    assert_eq!(on_the_rail(-4.0, 7.0), Ok(vec2(1.0, 2.0)));
    assert_eq!(on_the_rail(-4.0, 2.0), Ok(vec2(1.0, 2.0)));
}

#[test]
fn projection_clamped_to_the_second_end() {
    assert_eq!(on_the_rail(9.0, 7.0), Ok(vec2(5.0, 2.0)));
    assert_eq!(on_the_rail(9.0, 2.0), Ok(vec2(5.0, 2.0)));
}

#[test]
fn projection_exactly_onto_an_end() {
    assert_eq!(on_the_rail(1.0, 7.0), Ok(vec2(1.0, 2.0)));
    assert_eq!(on_the_rail(5.0, 7.0), Ok(vec2(5.0, 2.0)));
}

#[test]
fn point_on_the_segment_is_its_own_closest_point() {
    assert_eq!(on_the_rail(2.5, 2.0), Ok(vec2(2.5, 2.0)));
}

#[test]
fn zero_length_segment_is_a_point() {
    let dot = Segment::new(vec2(1.0, 2.0), vec2(1.0, 2.0));
    assert_eq!(query::closest_point(&dot, vec2(4.0, 6.0)), Ok(vec2(1.0, 2.0)));
    assert_eq!(query::distance(&dot, &vec2(4.0, 6.0)), Ok(5.0));
}

/// t = e·s / s·s = (4·3 + 3·4) / 25 = 24/25, and (3, 4)·24/25 = (2.88, 3.84).
#[test]
fn projection_onto_a_slope() {
    let slope = Segment::new(dvec2(0.0, 0.0), dvec2(3.0, 4.0));
    let found = query::closest_point(&slope, dvec2(4.0, 3.0)).unwrap();
    assert!((found - dvec2(2.88, 3.84)).abs().max_element() <= 4.0 * f64::EPSILON * 4.0, "{found}");
    // (4 - 2.88, 3 - 3.84) = (1.12, -0.84) is 1.4 long.
    let distance = query::distance(&slope, &dvec2(4.0, 3.0)).unwrap();
    assert!((distance - 1.4).abs() <= 4.0 * f64::EPSILON, "{distance}");
}

#[test]
fn solid_shapes_hold_the_points_inside_them() {
    let inside = vec2(1.0, 1.0);
    assert_eq!(query::closest_point(&Circle::new(vec2(0.0, 0.0), 2.0), inside), Ok(inside));
    assert_eq!(query::closest_point(&Stadium::new(vec2(0.0, 0.0), vec2(4.0, 0.0), 2.0), inside), Ok(inside));
}

#[test]
fn outline_is_the_closest_from_outside() {
    assert_eq!(query::closest_point(&Circle::new(vec2(0.0, 0.0), 5.0), vec2(6.0, 8.0)), Ok(vec2(3.0, 4.0)));
    let flipper = Stadium::new(vec2(0.0, 0.0), vec2(4.0, 0.0), 1.0);
    assert_eq!(query::closest_point(&flipper, vec2(2.0, 7.0)), Ok(vec2(2.0, 1.0)));
    assert_eq!(query::closest_point(&flipper, vec2(9.0, 0.0)), Ok(vec2(5.0, 0.0)));
}

#[test]
fn ray_is_clamped_at_its_origin_alone() {
    let ray = Ray::new(vec2(1.0, 0.0), vec2(0.0, 2.0));
    assert_eq!(query::closest_point(&ray, vec2(3.0, -5.0)), Ok(vec2(1.0, 0.0)));
    assert_eq!(query::closest_point(&ray, vec2(3.0, 1000.0)), Ok(vec2(1.0, 1000.0)));
}

#[test]
fn arrays_answer_as_vectors() {
    let rail = Segment::new([1.0_f32, 2.0], [5.0, 2.0]);
    assert_eq!(query::closest_point(&rail, [3.0, 7.0]), Ok([3.0, 2.0]));
    let rail = Segment::new([1.0, 2.0], [5.0, 2.0]);
    assert_eq!(query::closest_point(&rail, [3.0, 7.0]), Ok([3.0_f64, 2.0]));
    let point: DVec2 = dvec2(3.0, 7.0);
    assert_eq!(query::closest_point(&point, point), Ok(point));
}
