//! What users of other libraries asked for, each as a small case named after what they met.

use impinge::glam::{DVec2, Vec2, dvec2, vec2};
use impinge::{Circle, QueryError, Ray, Segment, Stadium, query};

/// "Sometimes the start or end point is detected, sometimes not" (godot#54455).
#[test]
fn shared_end_is_always_detected() {
    let joint = vec2(0.1, 0.7);
    for far in [vec2(3.3, -1.9), vec2(-7.1, 0.3), vec2(0.1, 5.9), vec2(1e6, 1e-6)] {
        let (a, b) = (Segment::new(joint, far), Segment::new(vec2(-0.3, 9.1), joint));
        assert_eq!(query::intersects(&a, &b), Ok(true), "{far}");
        assert_eq!(query::intersects(&a.reversed(), &b), Ok(true), "{far}");
        assert_eq!(query::intersects(&b, &a.reversed()), Ok(true), "{far}");
        assert_eq!(query::distance(&a, &b), Ok(0.0), "{far}");
        assert_eq!(query::intersects(&a, &joint), Ok(true), "{far}");
        assert_eq!(query::intersects(&a, &Ray::new(joint, far)), Ok(true), "{far}");
    }
}

/// A normal that is finite, of length 1, and pushes the right way (rapier#168, godot#87517).
#[test]
fn normal_pushes_out_also_from_the_thinnest_overlap() {
    let floor = Segment::new(vec2(-100.0, 0.0), vec2(100.0, 0.0));
    for height in [f32::from_bits(1), f32::MIN_POSITIVE, 1e-20, 1e-3, 0.999] {
        let found = query::penetration(&floor, &Circle::new(vec2(3.0, height), 1.0)).unwrap().unwrap();
        assert_eq!((found.normal, found.unique), (vec2(0.0, 1.0), true), "{height}");
    }
}

/// A capsule a hair's breadth off its target: no normal from the difference of two rounded points.
#[test]
fn normal_of_near_centers_is_not_rounding_noise() {
    let step = f32::EPSILON;
    let (a, b) = (Circle::new(vec2(1.0, 1.0), 1.0), Circle::new(vec2(1.0 + 3.0 * step, 1.0 + 4.0 * step), 1.0));
    let found = query::penetration(&a, &b).unwrap().unwrap();
    assert!((found.normal - vec2(0.6, 0.8)).abs().max_element() <= f32::EPSILON, "{found:?}");
}

/// A ray that starts inside: what happens is documented, and both readings are there (box2d#523, defold#4933).
#[test]
fn ray_from_inside_offers_the_solid_and_the_outline() {
    let (ray, circle) = (Ray::new(vec2(1.0, 0.0), vec2(1.0, 0.0)), Circle::new(vec2(0.0, 0.0), 3.0));
    assert_eq!(query::raycast(&ray, &circle, f32::INFINITY).unwrap().map(|hit| hit.t), Some(0.0));
    let chord = query::ray_circle(&ray, &circle).unwrap().unwrap();
    assert_eq!(chord.enter.or(chord.exit).map(|hit| hit.t), Some(2.0));
}

/// 139 mm short on a box of 500 m (parry PR#430).
#[test]
fn precision_does_not_fade_with_distance() {
    let ray = Ray::new(vec2(-1e6, 0.0), vec2(1.0, 0.0));
    let hit = query::raycast(&ray, &Circle::new(vec2(0.0, 0.0), 1.0), f32::INFINITY).unwrap().unwrap();
    assert_eq!((hit.t, hit.point, hit.normal), (999_999.0, vec2(-1.0, 0.0), vec2(-1.0, 0.0)));
    // 2¹² to the tangent, and one ulp of a half above it.
    let (origin, radius) = (vec2(-4096.0, 0.5), 0.5_f32);
    let along = Ray::new(origin, vec2(1.0, 0.0));
    assert!(query::ray_circle(&along, &Circle::new(vec2(0.0, 0.0), radius)).unwrap().unwrap().single);
    assert_eq!(query::ray_circle(&along, &Circle::new(vec2(0.0, 0.0), radius.next_down())), Ok(None));
}

/// Overlap at the start of a move: do not stick when sliding or leaving (box3d#32, parry PR#95).
#[test]
fn ray_leaving_the_outline_tells_so() {
    let circle = Circle::new(vec2(0.0, 0.0), 2.0);
    for direction in [vec2(1.0, 0.0), vec2(0.0, 1.0), vec2(1.0, -9.0)] {
        let hit = query::raycast(&Ray::new(vec2(2.0, 0.0), direction), &circle, 1.0).unwrap().unwrap();
        assert_eq!((hit.t, hit.normal), (0.0, vec2(1.0, 0.0)));
        assert!(hit.normal.dot(direction) >= 0.0);
    }
}

/// Segment to segment: distance, closest points and the crossing point (godot#55384, bevy PR#20300).
#[test]
fn segments_parallel_crossing_or_degenerate() {
    let floor = Segment::new(vec2(0.0, 0.0), vec2(4.0, 0.0));
    let above = Segment::new(vec2(1.0, 3.0), vec2(9.0, 3.0));
    assert_eq!(query::distance(&floor, &above), Ok(3.0));
    assert_eq!(query::closest_points(&floor, &above), Ok(Some((vec2(1.0, 0.0), vec2(1.0, 3.0)))));
    let dot = Segment::new(vec2(7.0, 4.0), vec2(7.0, 4.0));
    assert_eq!(query::closest_points(&floor, &dot), Ok(Some((vec2(4.0, 0.0), vec2(7.0, 4.0)))));
    let crossing = Segment::new(vec2(1.0, -1.0), vec2(3.0, 1.0));
    assert_eq!(query::distance(&floor, &crossing), Ok(0.0));
    let hit = query::raycast(&Ray::through(crossing.a, crossing.b), &floor, 1.0).unwrap().unwrap();
    assert_eq!((hit.t, hit.point), (0.5, vec2(2.0, 0.0)));
}

/// Entry and exit, not only the first hit (phaser#4127).
#[test]
fn entry_and_exit() {
    let chord = query::ray_circle(&Ray::new(vec2(-9.0, 3.0), vec2(1.0, 0.0)), &Circle::new(vec2(0.0, 0.0), 5.0));
    let points: Vec<Vec2> = chord.unwrap().into_iter().flatten().map(|hit| hit.point).collect();
    assert_eq!(points, [vec2(-4.0, 3.0), vec2(4.0, 3.0)]);
}

/// The same answer with the arguments or the ends swapped (parry#431).
#[test]
fn swapped_arguments_and_ends_give_the_same_bits() {
    let a = Stadium::new(vec2(0.1, 0.2), vec2(7.3, 1.9), 0.3);
    let b = Segment::new(vec2(2.7, 8.1), vec2(-3.3, 5.7));
    let distance = query::distance(&a, &b).unwrap();
    assert_eq!(query::distance(&b, &a).unwrap().to_bits(), distance.to_bits());
    assert_eq!(query::distance(&b.reversed(), &a).unwrap().to_bits(), distance.to_bits());
}

/// No trap in the length of a direction (three.js#20697).
#[test]
fn length_of_a_direction_changes_only_t() {
    let target = Circle::new(vec2(10.0, 0.0), 2.0);
    for (length, t) in
        [(1.0, 8.0), (0.5, 16.0), (4.0, 2.0), (2.0_f32.powi(-100), 8.0 * 2.0_f32.powi(100)), (1e-30, 8e30)]
    {
        let hit = query::raycast(&Ray::new(vec2(0.0, 0.0), vec2(length, 0.0)), &target, f32::INFINITY);
        let hit = hit.unwrap().unwrap();
        assert_eq!((hit.point, hit.normal), (vec2(8.0, 0.0), vec2(-1.0, 0.0)));
        assert!((hit.t / t - 1.0).abs() <= 2.0 * f32::EPSILON, "{length}");
    }
}

/// A margin as an argument, not an epsilon inside (tldraw#7609).
#[test]
fn margin_is_the_callers() {
    let (a, b) = (vec2(0.0, 0.0), Circle::new(vec2(6.0, 8.0), 5.0));
    assert_eq!(query::within(&a, &b, 5.0), Ok(true));
    assert_eq!(query::within(&a, &b, 5.0_f32.next_down()), Ok(false));
    assert_eq!(query::within(&a, &b, 0.0), Ok(false));
    assert_eq!(query::within(&a, &b, -1.0), Ok(false));
}

/// No ray through the common end of two segments (MeshLib#4676), whatever its slope.
#[test]
fn joint_of_two_segments_is_watertight() {
    let joint = vec2(0.3, 0.1);
    let walls = [Segment::new(vec2(-5.3, 0.9), joint), Segment::new(joint, vec2(4.7, -0.7))];
    for step in 0..1000_u16 {
        let origin = vec2(-5.0 + f32::from(step) * 0.01, 7.0);
        let ray = Ray::new(origin, joint - origin);
        let hits = walls.map(|wall| query::raycast(&ray, &wall, f32::INFINITY).unwrap().is_some());
        assert!(hits[0] || hits[1], "{ray:?}");
    }
}

/// Very large and very small numbers without NaN (geo#1610).
#[test]
fn scale_of_the_coordinates_is_no_matter() {
    for exponent in [-120, -60, 0, 60, 120] {
        let unit = 2.0_f32.powi(exponent);
        let (a, b) = (Circle::new(vec2(0.0, 0.0), unit), Circle::new(vec2(3.0 * unit, 4.0 * unit), unit));
        assert_eq!(query::distance(&a, &b), Ok(3.0 * unit));
        let found = query::penetration(&a, &Circle::new(b.center, 5.0 * unit)).unwrap().unwrap();
        assert_eq!((found.normal, found.depth), (vec2(0.6, 0.8), unit));
    }
    let (far, wide) = (dvec2(1e300, 0.0), Circle::new(DVec2::ZERO, 1e-300));
    assert_eq!(query::distance(&far, &wide), Ok(1e300));
}

/// Segments as short as 1e-20 are segments, and cross.
#[test]
fn short_segments_are_no_points() {
    let tiny = 2.0_f32.powi(-66);
    let (a, b) =
        (Segment::new(vec2(-tiny, 0.0), vec2(tiny, 0.0)), Segment::new(vec2(0.0, -tiny), vec2(0.0, 2.0 * tiny)));
    assert_eq!(query::intersects(&a, &b), Ok(true));
    let beside = Segment::new(vec2(2.0 * tiny, -tiny), vec2(2.0 * tiny, tiny));
    assert_eq!(query::intersects(&a, &beside), Ok(false));
    assert_eq!(query::distance(&a, &beside), Ok(tiny));
}

/// Never a panic on user data (rapier#923).
#[test]
fn nonsense_is_an_error_not_a_panic() {
    let circle = Circle::new(vec2(0.0, 0.0), 1.0);
    assert_eq!(query::intersects(&circle, &vec2(f32::NAN, 0.0)), Err(QueryError::NonFinite));
    assert_eq!(query::intersects(&circle, &circle.inflated(-2.0)), Err(QueryError::NegativeRadius));
    assert_eq!(query::intersects(&circle, &Ray::new(Vec2::ZERO, Vec2::ZERO)), Err(QueryError::ZeroDirection));
}

/// Two ends and a radius make a capsule, and nothing else does (bullet3#2599).
#[test]
fn stadium_reaches_a_radius_beyond_its_ends() {
    let capsule = Stadium::new(vec2(0.0, 0.0), vec2(10.0, 0.0), 2.0);
    assert_eq!(query::intersects(&capsule, &vec2(12.0, 0.0)), Ok(true));
    assert_eq!(query::intersects(&capsule, &vec2(12.0_f32.next_up(), 0.0)), Ok(false));
    assert_eq!(query::intersects(&capsule, &vec2(5.0, 2.0)), Ok(true));
}

/// Everyday segments cross at distance 0, not at a rounding of it (parry and Box2D: wrong in half the cases).
#[test]
fn distance_is_zero_where_segments_cross() {
    let hub = vec2(0.7, 0.3);
    for step in 1..500_u16 {
        let reach = vec2(0.013 * f32::from(step), 1.7);
        let (a, b) = (Segment::new(hub - reach, hub + reach), Segment::new(vec2(-9.1, 0.2), vec2(8.3, 0.45)));
        assert_eq!(query::distance(&a, &b), Ok(0.0), "{a:?}");
    }
}
