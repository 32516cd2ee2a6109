//! Project and clamp, the quadratic |e + t·d|² = R², and the core's distance against the radius. What touches, is parallel
//! or has no length is in `tests/degenerate`.

use impinge::glam::{Vec2, dvec2, vec2};
use impinge::query::Chord;
use impinge::{Circle, QueryError, Ray, Segment, query};

#[test]
fn a_projection_is_clamped_to_the_segment() {
    let rail = Segment::new(vec2(1.0, 2.0), vec2(5.0, 2.0));
    for (point, nearest) in [
        (vec2(3.0, 7.0), vec2(3.0, 2.0)),
        (vec2(3.0, -7.0), vec2(3.0, 2.0)),
        (vec2(-4.0, 7.0), vec2(1.0, 2.0)),
        (vec2(-4.0, 2.0), vec2(1.0, 2.0)),
        (vec2(9.0, 7.0), vec2(5.0, 2.0)),
        (vec2(9.0, 2.0), vec2(5.0, 2.0)),
        (vec2(1.0, 7.0), vec2(1.0, 2.0)),
        (vec2(5.0, 7.0), vec2(5.0, 2.0)),
    ] {
        assert_eq!(query::closest_point(&rail, point), Ok(nearest), "{point}");
    }
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

/// 1 + 2⁻²³ squared is no `f32`, so that plain arithmetic takes the gap for a touch.
#[test]
fn gap_of_one_ulp_is_a_gap() {
    let height = 1.0 + f32::EPSILON;
    let (wall, ball) = (Segment::new(vec2(-4.0, height), vec2(4.0, height)), Circle::new(Vec2::ZERO, 1.0));
    assert_eq!(query::intersects(&wall, &ball), Ok(false));
    assert_eq!(query::distance(&wall, &ball), Ok(f32::EPSILON));
    assert_eq!(query::intersects(&wall, &ball.inflated(f32::EPSILON)), Ok(true));
}

fn chord(origin: Vec2, direction: Vec2, radius: f32) -> Result<Option<Chord<Vec2>>, QueryError> {
    query::ray_circle(&Ray::new(origin, direction), &Circle::new(Vec2::ZERO, radius))
}

#[test]
fn negative_discriminant_misses() {
    assert_eq!(chord(vec2(-9.0, 3.0), Vec2::X, 2.0), Ok(None));
    assert_eq!(chord(vec2(-9.0, 2.000_000_2), Vec2::X, 2.0), Ok(None));
    // Behind the origin.
    assert_eq!(chord(vec2(-9.0, 2.0), vec2(-1.0, 0.5), 5.0), Ok(None));
}

#[test]
fn chord_iterates_over_its_points_in_order() {
    let times = |chord: Chord<Vec2>| chord.into_iter().map(|hit| hit.t).collect::<Vec<_>>();
    assert_eq!(times(chord(vec2(-9.0, 0.0), Vec2::X, 5.0).unwrap().unwrap()), [4.0, 14.0]);
    assert_eq!(times(chord(vec2(0.0, 0.0), Vec2::X, 5.0).unwrap().unwrap()), [5.0]);
    assert_eq!(times(chord(vec2(-9.0, 5.0), Vec2::X, 5.0).unwrap().unwrap()), [9.0]);
}
