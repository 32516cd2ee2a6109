//! Boxes for a broad phase: they contain what they are around, to the last bit.

use common::Random;
use impinge::glam::{Vec2, dvec2, vec2};
use impinge::{Aabb, Circle, QueryError, Ray, Segment, query};

const UNIT: Aabb = Aabb::new(Vec2::ZERO, Vec2::ONE);

#[test]
fn touching_boxes_intersect() {
    assert!(UNIT.overlaps(&Aabb::new(vec2(1.0, 1.0), vec2(2.0, 2.0))));
    assert!(UNIT.overlaps(&Aabb::new(vec2(-1.0, 0.25), vec2(2.0, 0.75))));
    let beside = 1.0_f32.next_up();
    assert!(!UNIT.overlaps(&Aabb::new(vec2(beside, 0.0), vec2(2.0, 1.0))));
    assert!(!UNIT.overlaps(&Aabb::new(vec2(0.0, -2.0), vec2(1.0, -f32::from_bits(1)))));
}

#[test]
fn the_border_belongs_to_the_box() {
    for corner in [Vec2::ZERO, Vec2::X, Vec2::Y, Vec2::ONE, Vec2::splat(0.5)] {
        assert_eq!(UNIT.contains_point(corner), Ok(true));
    }
    assert_eq!(UNIT.contains_point(vec2(1.0_f32.next_up(), 0.5)), Ok(false));
    assert_eq!(UNIT.contains_point(vec2(0.5, -f32::from_bits(1))), Ok(false));
    assert_eq!(UNIT.contains_point(vec2(f32::NAN, 0.5)), Err(QueryError::NonFinite));
}

#[test]
fn a_union_holds_both() {
    let other = Aabb::new(vec2(-3.0, 0.5), vec2(-2.0, 4.0));
    assert_eq!(UNIT.union(&other), Aabb::new(vec2(-3.0, 0.0), vec2(1.0, 4.0)));
    assert_eq!(other.union(&UNIT), UNIT.union(&other));
}

/// The exact bound lies between the returned one and the next number inward; in `f64`, the differences of these `f32`
/// are exact.
#[test]
fn a_margin_is_rounded_outward() {
    let between = |outer: f32, exact: f64, inner: f32| {
        let (outer, inner) = (f64::from(outer), f64::from(inner));
        assert!(outer.min(inner) <= exact && exact <= outer.max(inner) && exact != inner, "{outer} {exact} {inner}");
    };
    for margin in [0.1, 1e-3, 0.7, -0.1] {
        let grown = Aabb::new(vec2(0.3, 0.1), vec2(0.9, 1.1)).expanded(margin);
        between(grown.min.x, f64::from(0.3_f32) - f64::from(margin), grown.min.x.next_up());
        between(grown.min.y, f64::from(0.1_f32) - f64::from(margin), grown.min.y.next_up());
        between(grown.max.x, f64::from(0.9_f32) + f64::from(margin), grown.max.x.next_down());
        between(grown.max.y, f64::from(1.1_f32) + f64::from(margin), grown.max.y.next_down());
    }
    // A margin that is lost in rounding grows the box by an ulp all the same.
    assert_eq!(UNIT.expanded(1e-30).max.x, 1.0_f32.next_up());
    assert_eq!(UNIT.expanded(1e-30).min.x, -1e-30);
    assert_eq!(UNIT.expanded(0.0), UNIT);
    let all = Aabb::new(Vec2::splat(-f32::MAX), Vec2::splat(f32::MAX));
    assert_eq!(all.expanded(1e38), all);
}

/// Numbers of all magnitudes. Their exact sum is a rounded one and its error in `f64` (Knuth). A number is at least the exact
/// sum if it is above the rounded one, or equal to it and the error is not positive.
#[test]
fn a_margin_of_any_size_is_rounded_outward_by_less_than_a_step() {
    let mut random = Random::named("margins");
    let mut number = || loop {
        let number = f32::from_bits((random.bits() >> 32).try_into().expect("half of the bits"));
        if number.is_finite() {
            return number;
        }
    };
    for _ in 0..1_000_000 {
        let (bound, margin) = (number(), number());
        let (a, b) = (f64::from(bound), f64::from(margin));
        let sum = a + b;
        let error = (a - (sum - (sum - a))) + (b - (sum - a));
        let is_at_least = |number: f32| f64::from(number) > sum || f64::from(number) == sum && error <= 0.0;
        let (raised, largest) = (Aabb::new([bound; 2], [bound; 2]).expanded(margin), f32::MAX);
        for [low, high] in [[raised.min[0], raised.max[0]], [raised.min[1], raised.max[1]]] {
            assert!(is_at_least(high) || high == largest, "{bound:e} + {margin:e} is above {high:e}");
            assert!(!is_at_least(high.next_down()), "{bound:e} + {margin:e} is far below {high:e}");
            // The other side is the mirror image.
            let mirrored = Aabb::new([-bound; 2], [-bound; 2]).expanded(margin);
            assert_eq!([low, high], [-mirrored.max[0], -mirrored.min[0]]);
        }
    }
}

#[test]
fn a_tiny_radius_far_away_is_not_lost() -> Result<(), QueryError> {
    // 1e8 ± 1e-3 lies between two `f32`; 1e8 ± 1e-20 is rounded to 1e8 even in `f64`, and only the rest tells.
    for radius in [1e-3, 1e-20] {
        let bounds = query::bounding_box(&Circle::new(vec2(1e8, -1e8), radius))?;
        assert_eq!(bounds.min, vec2(1e8_f32.next_down(), (-1e8_f32).next_down()));
        assert_eq!(bounds.max, vec2(1e8_f32.next_up(), (-1e8_f32).next_up()));
    }
    Ok(())
}

#[test]
fn a_ray_through_a_corner_hits() -> Result<(), QueryError> {
    let hit = |origin, direction| UNIT.ray_bound(&Ray::new(origin, direction), f32::INFINITY);
    // x + y = 2 passes through (1, 1) alone; an ulp farther it passes by.
    assert!(hit(vec2(0.0, 2.0), vec2(1.0, -1.0))?.is_some());
    assert!(hit(vec2(0.0, 2.0_f32.next_up()), vec2(1.0, -1.0))?.is_none());
    // x + y = 0 through (0, 0) alone, and an ulp nearer.
    assert!(hit(vec2(-1.0, 1.0), vec2(1.0, -1.0))?.is_some());
    assert!(hit(vec2(-1.0, 1.0_f32.next_down()), vec2(1.0, -1.0))?.is_none());
    // Along an edge, from its end outward, and away.
    assert!(hit(vec2(-1.0, 1.0), vec2(1.0, 0.0))?.is_some());
    assert_eq!(hit(vec2(1.0, 1.0), vec2(1.0, 0.0))?, Some(0.0));
    assert!(hit(vec2(1.5, 0.5), vec2(1.0, 0.0))?.is_none());
    Ok(())
}

#[test]
fn an_empty_box_is_missed_and_a_broken_one_an_error() -> Result<(), QueryError> {
    let ray = Ray::new(vec2(-1.0, 0.5), Vec2::X);
    let inside_out = Aabb::new(Vec2::ONE, Vec2::ZERO);
    assert_eq!(inside_out.ray_bound(&ray, f32::INFINITY)?, None);
    assert_eq!(inside_out.contains_point(vec2(0.5, 0.5)), Err(QueryError::EmptyBox));
    assert!(!inside_out.overlaps(&Aabb::new(vec2(-1.0, -1.0), vec2(9.0, 9.0))));
    assert!(!UNIT.expanded(-2.0).overlaps(&UNIT));
    let far = Aabb::new(vec2(6.0, 6.0), vec2(7.0, 7.0));
    assert_eq!((far.union(&inside_out), inside_out.union(&far)), (far, far));
    let broken = Aabb::new(vec2(f32::NAN, 0.0), Vec2::ONE);
    assert!(!broken.overlaps(&UNIT));
    assert_eq!((far.union(&broken), broken.union(&far)), (far, far));
    assert_eq!(broken.ray_bound(&ray, f32::INFINITY), Err(QueryError::NonFinite));
    Ok(())
}

/// The difference and the quotient are both rounded up. By exact arithmetic, this quotient is 1.44 ulp too large: a number
/// one ulp below it still is.
#[test]
fn two_roundings_do_not_delay_a_ray() -> Result<(), QueryError> {
    let (origin, side, speed) = (-0.129_461_537_558_313_47, 0.899_047_156_043_654_7, 0.514_625_201_178_519_7);
    let wall = Aabb::new(dvec2(side, 0.0), dvec2(1.0, 1.0));
    let entry = wall.ray_bound(&Ray::new(dvec2(origin, 0.5), dvec2(speed, 0.0)), f64::INFINITY)?;
    let rounded: f64 = (side - origin) / speed;
    assert!(entry.is_some_and(|t| t < rounded.next_down()), "{entry:?} {rounded}");
    Ok(())
}

/// What is in the box is hit no sooner than the box.
#[test]
fn the_box_comes_first() -> Result<(), QueryError> {
    let wall = Segment::new(vec2(0.1, -0.3), vec2(0.1, 0.7));
    let ray = Ray::new(vec2(-0.7, 0.2), vec2(0.3, 0.0));
    let hit = query::raycast(&ray, &wall, f32::INFINITY)?.expect("it is ahead");
    let entry = query::bounding_box(&wall)?.ray_bound(&ray, hit.t)?;
    assert!(entry.is_some_and(|t| t <= hit.t));
    Ok(())
}
