//! The side of a segment that a hit is on: what a one-way platform asks.

use impinge::glam::{Vec2, vec2};
use impinge::query::{CastHit, RayHit, Side};
use impinge::{Circle, QueryError, Ray, Segment, query};

const PLATFORM: Segment = Segment::new(vec2(0.0, 0.0), vec2(4.0, 0.0));

fn hit_with(normal: Vec2) -> RayHit {
    RayHit { t: 0.5, point: Vec2::ZERO, normal }
}

#[test]
fn the_side_of_a_segment_that_a_hit_is_on() -> Result<(), QueryError> {
    let side = |origin, direction| -> Result<Option<Side>, QueryError> {
        let hit = query::raycast(&Ray::new(origin, direction), &PLATFORM, f32::INFINITY)?;
        Ok(hit.expect("it is aimed at the platform").side(&PLATFORM))
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
    assert_eq!(above.side(&PLATFORM), Some(Side::Left));
    assert_eq!(above.side(&PLATFORM.reversed()), Some(Side::Right));
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
        assert_eq!(hit_with(normal).side(&PLATFORM), side, "{normal}");
    }
}

#[test]
fn what_is_no_segment_has_no_side() {
    let above = hit_with(Vec2::Y);
    for end in [Vec2::ZERO, vec2(f32::NAN, 0.0), vec2(0.0, f32::INFINITY)] {
        assert_eq!(above.side(&Segment::new(Vec2::ZERO, end)), None);
    }
}

/// A ball of radius 1 falls past the end of the platform: with its centre 0.8 beyond it, the normal is (0.8, 0.6).
#[test]
fn a_ball_that_falls_on_the_end() -> Result<(), QueryError> {
    let falls_at = |x| -> Result<CastHit, QueryError> {
        Ok(query::cast(&Circle::new(vec2(x, 5.0), 1.0), vec2(0.0, -9.0), &PLATFORM)?.expect("it is in the way"))
    };
    assert_eq!(falls_at(4.6)?.side(&PLATFORM), Some(Side::Left));
    assert_eq!(falls_at(4.8)?.side(&PLATFORM), None);
    Ok(())
}
