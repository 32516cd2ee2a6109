//! The side of a path that a point lies on, and the side of a segment that a hit faces: what a one-way platform asks.

use std::cmp::Ordering;

use common::answer;
use impinge::glam::{Vec2, vec2};
use impinge::query::{CastHit, RayHit, Side};
use impinge::{Circle, QueryError, Ray, Segment, query};

const PLATFORM: Segment = Segment::new(vec2(0.0, 0.0), vec2(4.0, 0.0));

fn hit_with(normal: Vec2) -> RayHit {
    answer!(RayHit { t: 0.5, point: Vec2::ZERO, normal })
}

#[test]
fn the_side_of_a_segment_that_a_hit_is_on() -> Result<(), QueryError> {
    let side = |origin, direction| -> Result<Option<Side>, QueryError> {
        let hit = query::raycast(&Ray::new(origin, direction), &PLATFORM, f32::INFINITY)?;
        Ok(hit.expect("it is aimed at the platform").facing(&PLATFORM))
    };
    assert_eq!(side(vec2(2.0, 3.0), vec2(0.0, -1.0))?, Some(Side::Left));
    assert_eq!(side(vec2(2.0, -3.0), vec2(0.0, 1.0))?, Some(Side::Right));
    // However flat it comes, a ray meets a bare segment from a side.
    assert_eq!(side(vec2(-1e6, 1.0), vec2(500_001.0, -0.5))?, Some(Side::Left));
    // From in front of it, along its own line.
    assert_eq!(side(vec2(-3.0, 0.0), vec2(1.0, 0.0))?, None);
    Ok(())
}

#[test]
fn a_reversed_segment_has_the_other_side() {
    let above = hit_with(Vec2::Y);
    assert_eq!(above.facing(&PLATFORM), Some(Side::Left));
    assert_eq!(above.facing(&PLATFORM.reversed()), Some(Side::Right));
}

/// At 45°, across and along are equal; (0.8, 0.6) is more along, (0.6, 0.8) more across.
#[test]
fn a_normal_along_the_segment_has_no_side() {
    let diagonal = std::f32::consts::FRAC_1_SQRT_2;
    for (normal, side) in [
        (vec2(-diagonal, diagonal), None),
        (vec2(-0.8, 0.6), None),
        (vec2(-0.6, 0.8), Some(Side::Left)),
        (vec2(0.6, -0.8), Some(Side::Right)),
        (vec2(-1.0, 0.0), None),
        (vec2(1.0, 0.0), None),
    ] {
        assert_eq!(hit_with(normal).facing(&PLATFORM), side, "{normal}");
    }
}

#[test]
fn what_is_no_segment_has_no_side() {
    let above = hit_with(Vec2::Y);
    for end in [Vec2::ZERO, vec2(f32::NAN, 0.0), vec2(0.0, f32::INFINITY)] {
        assert_eq!(above.facing(&Segment::new(Vec2::ZERO, end)), None);
    }
}

/// A ball of radius 1 falls past the end of the platform: with its centre 0.8 beyond it, the normal is (0.8, 0.6).
#[test]
fn a_ball_that_falls_on_the_end() -> Result<(), QueryError> {
    let falls_at = |x| -> Result<CastHit, QueryError> {
        Ok(query::cast(&Circle::new(vec2(x, 5.0), 1.0), vec2(0.0, -9.0), &PLATFORM)?.expect("it is in the way"))
    };
    assert_eq!(falls_at(4.6)?.facing(&PLATFORM), Some(Side::Left));
    assert_eq!(falls_at(4.8)?.facing(&PLATFORM), None);
    Ok(())
}

#[test]
fn a_point_is_left_or_right_of_a_path_or_on_its_line() {
    for (point, side) in [
        (vec2(1.0, f32::from_bits(1)), Some(Side::Left)),
        (vec2(1.0, -f32::from_bits(1)), Some(Side::Right)),
        (vec2(1.0, 0.0), None),
        // Beyond the ends, the line goes on.
        (vec2(9.0, 0.0), None),
        (vec2(-9.0, 3.0), Some(Side::Left)),
    ] {
        assert_eq!(query::side(&PLATFORM, point), Ok(side), "{point}");
        assert_eq!(query::side(&Ray::new(vec2(7.0, 0.0), Vec2::X), point), Ok(side), "{point}");
        assert_eq!(PLATFORM.reversed().side(point), Ok(side.map(opposite)), "{point}");
    }
}

fn opposite(side: Side) -> Side {
    if side == Side::Left { Side::Right } else { Side::Left }
}

/// The points of the grid of ulps around (0.5, 0.5), against the line through (12, 12) and (24, 24): Kettner and others,
/// "Classroom examples of robustness problems in geometric computations", 2008. A point with y > x is on the left.
#[test]
fn the_classroom_example_of_orientation() {
    let line = Segment::new([12.0, 12.0], [24.0, 24.0]);
    let near_half = |ulps: u32| 0.5 + f64::from(ulps) * 2.0_f64.powi(-53);
    for i in 0..256 {
        for j in 0..256 {
            let expected = match j.cmp(&i) {
                Ordering::Greater => Some(Side::Left),
                Ordering::Less => Some(Side::Right),
                Ordering::Equal => None,
            };
            assert_eq!(query::side(&line, [near_half(i), near_half(j)]), Ok(expected), "{i}, {j}");
        }
    }
}

#[test]
fn a_path_without_a_direction() {
    assert_eq!(query::side(&Segment::new(Vec2::ONE, Vec2::ONE), vec2(5.0, -2.0)), Ok(None));
    assert_eq!(query::side(&Ray::new(Vec2::ONE, Vec2::ZERO), Vec2::X), Err(QueryError::ZeroDirection));
    assert_eq!(query::side(&PLATFORM, vec2(f32::NAN, 0.0)), Err(QueryError::NonFinite));
    assert_eq!(query::side(&PLATFORM, vec2(0.0, f32::INFINITY)), Err(QueryError::NonFinite));
    assert_eq!(query::side(&Segment::new(Vec2::ZERO, Vec2::NAN), Vec2::X), Err(QueryError::NonFinite));
}
