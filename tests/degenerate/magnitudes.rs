//! Numbers of quite different magnitudes, where rounded arithmetic cannot tell.

use common::shapes::{circle, point, stadium};
use common::{Figure, TestVector, query as ask};
use impinge::glam::DVec2;
use impinge::glam::{Vec2, vec2};
use impinge::query::CircleCrossing;
use impinge::{Aabb, Circle, ConvexPolygon, QueryError, Ray, Segment, Stadium, Triangle, query};

use crate::case::in_both_precisions;

/// |(3, 4) − δ(4, −3)|² = 25 + 25·δ²: apart by 2.5·δ² and much less.
fn beside_the_outline<V: TestVector>(delta: f64, distance: f64) {
    let (ring, point) = (circle([4.0 * delta, -3.0 * delta], 5.0), point(3.0, 4.0));
    assert_eq!(ask::intersects::<V>(&ring, &point), Ok(false));
    assert_eq!(ask::intersects::<V>(&point, &ring), Ok(false));
    assert_eq!(ask::distance::<V>(&ring, &point), Ok(distance));
    assert_eq!(ask::signed_distance::<V>(&ring, &point), Ok(distance));
    assert_eq!(ask::penetration::<V>(&ring, &point), Ok(None));
}

#[test]
fn a_circle_of_radius_5_is_moved_sideways_by_2_to_the_minus_60() {
    let distance = 2.5 * 2.0_f64.powi(-120);
    in_both_precisions!(beside_the_outline(2.0_f64.powi(-60), distance));
}

#[test]
fn a_circle_of_radius_5_is_moved_sideways_by_2_to_the_minus_900() {
    // 2.5·2⁻¹⁸⁰⁰ is not 0.
    beside_the_outline::<DVec2>(2.0_f64.powi(-900), f64::from_bits(1));
}

#[test]
fn the_square_of_a_distance_keeps_three_bits() {
    // |(3, 4)·2⁻⁵³⁸| = 5·2⁻⁵³⁸, whose square is 6.25 times the smallest number.
    let unit = 2.0_f64.powi(-538);
    assert_eq!(query::distance(&[0.0, 0.0], &[3.0 * unit, 4.0 * unit]), Ok(5.0 * unit));
}

/// |(3, 4)·(1 − δ)| < 5: the point is inside, by 5·δ.
fn within_the_outline<V: TestVector>(delta: f64) {
    let (ring, point) = (circle([3.0 * delta, 4.0 * delta], 5.0), point(3.0, 4.0));
    let found = ask::penetration::<V>(&ring, &point).map(|found| found.map(|found| found.depth));
    assert_eq!(found, Ok(Some(5.0 * delta)));
    assert_eq!(ask::signed_distance::<V>(&ring, &point), Ok(-5.0 * delta));
}

#[test]
fn a_circle_of_radius_5_is_moved_toward_a_point_of_its_outline() {
    in_both_precisions!(within_the_outline(2.0_f64.powi(-60)));
    within_the_outline::<DVec2>(2.0_f64.powi(-900));
}

#[test]
fn a_secant_whose_two_rounded_hits_are_equal() {
    // The line is the tangent at (3, 4) of the circle of radius 5 around 0; this one is nearer to it by 5·2⁻⁶⁰, and the
    // hits are at t = 1 ± √(2⁻⁵⁹ − 2⁻¹²⁰).
    let circle = Circle::new(vec2(3.0, 4.0) * 2.0_f32.powi(-60), 5.0);
    let ray = Ray::new(vec2(-1.0, 7.0), vec2(4.0, -3.0));
    let chord = query::ray_circle(&ray, &circle).unwrap().unwrap();
    let [enter, exit] = [chord.enter, chord.exit].map(Option::unwrap);
    assert!(!chord.single);
    assert_eq!((enter, enter.t, enter.point), (exit, 1.0, Vec2::new(3.0, 4.0)));
    assert_eq!(chord.into_iter().count(), 2);
}

#[test]
fn the_same_secant_in_double_precision() {
    let delta = 2.0_f64.powi(-60);
    let circle = Circle::new([3.0 * delta, 4.0 * delta], 5.0);
    let chord = query::ray_circle(&Ray::new([-1.0, 7.0], [4.0, -3.0]), &circle).unwrap().unwrap();
    let [enter, exit] = [chord.enter, chord.exit].map(|hit| hit.unwrap().t);
    // √(2⁻⁵⁹ − 2⁻¹²⁰) is 2⁻³⁰·√2 but for the 62nd bit.
    let half = 2.0_f64.powi(-30) * std::f64::consts::SQRT_2;
    assert_eq!((enter, exit, chord.single), (1.0 - half, 1.0 + half, false));
}

/// The ray enters at t = 2 − √(1 − y²): later than 1, by y²/2.
fn enters_just_too_late<V: TestVector>(y: f64) {
    let ray = Ray::new([0.0, 0.0], [1.0, 0.0]);
    for target in [circle([2.0, y], 1.0), stadium([2.0, y], [5.0, y], 1.0)] {
        let hit = |max_t| ask::raycast::<V>(&ray, &target, max_t).map(|hit| hit.map(|hit| hit.t));
        assert_eq!(hit(1.0), Ok(None));
        assert_eq!(hit(1.25), Ok(Some(1.0)));
    }
}

#[test]
fn a_ray_enters_later_than_max_t_by_less_than_any_rounding() {
    in_both_precisions!(enters_just_too_late(2.0_f64.powi(-40)));
    enters_just_too_late::<DVec2>(2.0_f64.powi(-100));
}

/// The ray crosses the wall at t = 1 + ε/4, for the difference ε between 1 and the next number.
fn crosses_just_too_late<V: TestVector>() {
    let ray = Ray::new([0.0, 0.0], [1.0, 0.0]);
    let wall = Figure::Segment(Segment::new([1.0, -1.0], [1.0 + V::EPSILON, 3.0]));
    let hit = |max_t| ask::raycast::<V>(&ray, &wall, max_t).map(|hit| hit.map(|hit| hit.t));
    assert_eq!(hit(1.0), Ok(None));
    assert_eq!(hit(1.25), Ok(Some(1.0)));
}

#[test]
fn a_ray_crosses_a_wall_later_than_max_t_by_less_than_any_rounding() {
    in_both_precisions!(crosses_just_too_late());
}

/// In units of 2⁻¹⁰⁷⁴, R² is 0.6, and the squares of both coordinates are 0.49. They are rounded to 1, 0 and 0.
#[test]
fn a_ray_starts_outside_a_circle_whose_square_vanishes() {
    let unit = 2.0_f64.powi(-537);
    let (target, start) = (circle([0.0, 0.0], 0.6_f64.sqrt() * unit), [0.7 * unit, 0.7 * unit]);
    let hit = |direction| ask::raycast::<DVec2>(&Ray::new(start, direction), &target, f64::INFINITY).unwrap();
    assert_eq!(hit([1.0, 0.0]), None);
    assert!(hit([-1.0, -1.0]).unwrap().t > 0.0);
}

/// With s = (2¹²⁶, 2⁻¹⁴⁹) and e = (−2⁻¹⁴⁹, 2¹²⁷), (s×e)² = (2²⁵³ + 2⁻²⁹⁸)² exceeds R²|s|² = 2²⁵⁴·(2²⁵² + 2⁻²⁹⁸) by 2⁻⁵⁹⁶:
/// the origin is outside, by so little that t is 2⁻¹¹⁰³.
fn enters_after_next_to_nothing<V: TestVector>() {
    let [tiny, huge] = [2.0_f64.powi(-149), 2.0_f64.powi(127)];
    let (target, ray) = (stadium([0.0, 0.0], [huge / 2.0, tiny], huge), Ray::new([-tiny, huge], [0.0, -huge]));
    assert_eq!(ask::intersects::<V>(&target, &Figure::Point(ray.origin)), Ok(false));
    assert_eq!(ask::raycast::<V>(&ray, &target, 0.0), Ok(None));
    let hit = ask::raycast::<V>(&ray, &target, f64::INFINITY).unwrap().unwrap();
    assert_eq!((hit.t, hit.point), (V::TINIEST, ray.origin));
    // −2⁻²⁷⁵ is a number of an `f64`; for an `f32` it becomes 0, and not −0.
    let sideways = V::rounded(-2.0_f64.powi(-275)) + 0.0;
    assert_eq!(hit.normal.map(f64::to_bits), [sideways, 1.0].map(f64::to_bits));
}

#[test]
fn a_ray_starts_outside_by_less_than_any_rounding() {
    in_both_precisions!(enters_after_next_to_nothing());
}

/// The product of the directions, 1.1·12288·2⁻¹⁰⁷⁴, is 13516.8 times the smallest number.
#[test]
fn a_ray_and_a_half_line_that_are_all_but_parallel() {
    let ray = Ray::new([0.0, 2.0_f64.powi(-44)], [1.1, 0.0]);
    let wall = Ray::new([0.0, 0.0], [1.0, f64::from_bits(12_288)]);
    let t = query::raycast(&ray, &wall, f64::INFINITY).unwrap().expect("the half-line rises to the ray").t;
    // 2⁻⁴⁴/(13516.8·2⁻¹⁰⁷⁴).
    let expected = 2.0_f64.powi(1000) / (1.1 * 12_288.0) * 2.0_f64.powi(30);
    assert!((t / expected - 1.0).abs() <= 8.0 * f64::EPSILON, "{t:e} and not {expected:e}");
}

/// The foot of the point is all that stands beside it. Each product of a coordinate and the direction underflows.
#[test]
fn near_the_start_of_a_half_line_with_a_short_direction() {
    for [length, size] in [[-190, -890], [-109, -1000], [-109, -1070], [0, -1074], [0, -540], [100, -1074]] {
        let [length, size] = [length, size]
            .map(|exponent: i32| f64::from(exponent / 2).exp2() * f64::from(exponent - exponent / 2).exp2());
        let ray = Ray::new([0.0, 0.0], [0.0, length]);
        let closest = ask::closest_point::<DVec2>(&ray.into(), [size, size]);
        assert_eq!(closest, Ok([0.0, size]), "{length:e} {size:e}");
    }
}

/// The same for a triangle beside it, by the size of which the half-line is infinitely long.
#[test]
fn a_tiny_triangle_near_the_start_of_a_half_line() {
    for exponent in (-1074..=-300).step_by(6) {
        let unit = f64::from(exponent / 2).exp2() * f64::from(exponent - exponent / 2).exp2();
        let triangle = Figure::hull(&[[4.0, 5.0], [9.0, 3.0], [8.0, 9.0]].map(|point| point.map(|x| x * unit)), 0.0);
        for length in [1.0, 1.1, 2.0_f64.powi(-100)] {
            let ray = Ray::new([0.0, 0.0], [0.0, length]).into();
            let closest = ask::closest_points::<DVec2>(&ray, &triangle);
            assert_eq!(closest, Ok(Some(([0.0, 5.0 * unit], [4.0 * unit, 5.0 * unit]))), "{length:e} {unit:e}");
        }
    }
}

/// The weights are 0.55 and 0.6: each product with the least number is rounded up to it, but the mean is that number.
#[test]
fn circles_that_overlap_beside_the_ordinate_by_the_least_number() {
    let [one, other] = [(0.0, 0.6), (1.0, 0.55)].map(|(y, r)| Circle::new([f64::from_bits(1), y], r));
    let hit = query::cast(&one, [1.0, 0.0], &other).unwrap().expect("they overlap");
    assert!(hit.overlapping);
    assert_eq!(hit.point[0], f64::from_bits(1));
}

/// Each t is the same, and each distance is as many times as large.
#[test]
fn a_scene_times_a_power_of_two() {
    let answers = |exponent: i32| {
        let power = 2.0_f64.powi(exponent);
        let at = |x: f64, y: f64| [x * power, y * power];
        let (ray, r) = (Ray::new(at(-3.3, 0.1), at(1.7, 0.2)), 1.3 * power);
        let (ball, bar) = (Circle::new(at(2.9, 0.7), r), Stadium::new(at(2.3, -1.9), at(3.7, 2.1), r));
        let (wall, rod) = (Segment::new(at(2.3, -1.9), at(3.7, 2.1)), Segment::new(at(-2.1, 0.3), at(-1.7, 1.1)));
        let tile = Triangle::new([at(2.3, -1.9), at(3.7, 2.1), at(2.1, 2.3)]);
        let t = |target: &dyn Fn() -> Option<f64>| target().expect("the ray leads there");
        let ts = [
            t(&|| query::raycast(&ray, &ball, 9.0).unwrap().map(|hit| hit.t)),
            t(&|| query::raycast(&ray, &bar, 9.0).unwrap().map(|hit| hit.t)),
            t(&|| query::raycast(&ray, &wall, 9.0).unwrap().map(|hit| hit.t)),
            t(&|| query::chord(&ray, &ball).unwrap().and_then(|chord| chord.exit).map(|hit| hit.t)),
            t(&|| query::chord(&ray, &bar).unwrap().and_then(|chord| chord.exit).map(|hit| hit.t)),
            t(&|| query::cast_along(&rod, ray.direction, &wall, 9.0).unwrap().map(|hit| hit.t)),
            t(&|| query::cast_along(&rod, ray.direction, &tile, 9.0).unwrap().map(|hit| hit.t)),
            t(&|| query::raycast(&ray, &tile, 9.0).unwrap().map(|hit| hit.t)),
            t(&|| {
                query::cast_along(&bar, ray.direction, &ball.translated(at(4.1, 0.3)), 9.0).unwrap().map(|hit| hit.t)
            }),
        ];
        let crossing = query::circle_circle(&ball, &Circle::new(at(2.3, -0.9), 1.1 * power)).unwrap();
        let Some(CircleCrossing::Secant(left, right)) = crossing else { panic!("the outlines cross") };
        let points = [
            left,
            right,
            query::closest_point(&wall, ray.origin).unwrap(),
            query::closest_point(&ball, ray.origin).unwrap(),
            query::closest_boundary_point(&bar, ball.center).unwrap(),
        ];
        let depths = [
            query::penetration(&ball, &bar).unwrap().expect("they overlap").depth,
            query::penetration(&rod.translated(at(4.5, 0.1)), &tile).unwrap().expect("they overlap").depth,
            query::contact(&bar, &tile, power).unwrap().expect("they overlap").points()[0].separation,
        ];
        let over_power = |number: f64| number / power;
        (ts, points.map(|point| point.map(over_power)), depths.map(over_power))
    };
    let expected = answers(0);
    for exponent in (-450..=450).step_by(5) {
        assert_eq!(answers(exponent), expected, "2^{exponent}");
    }
}

/// 1 upward, in units whose squares overflow or vanish.
#[test]
fn depths_of_any_size() {
    for power in [-1000, -600, -500, 500, 600, 1000] {
        let unit = 2.0_f64.powi(power);
        let at = |x: f64, y: f64| DVec2::new(x, y) * unit;
        let (floor, slanted) = (Segment::new(at(0.0, 0.0), at(8.0, 0.0)), Segment::new(at(2.0, 3.0), at(4.0, -1.0)));
        let quad = ConvexPolygon::new([at(0.0, -9.0), at(8.0, -9.0), at(8.0, 0.0), at(0.0, 0.0)]);
        assert_eq!(query::signed_distance(&floor, &slanted), Ok(-unit), "2^{power}");
        assert_eq!(query::signed_distance(&quad, &slanted), Ok(-unit), "2^{power}");
        assert_eq!(query::signed_distance(&quad, &at(3.0, -1.0)), Ok(-unit), "2^{power}");
        for found in [query::penetration(&floor, &slanted), query::penetration(&quad, &slanted)] {
            let found = found.unwrap().expect("they overlap");
            assert_eq!((found.point_a, found.point_b), (at(4.0, 0.0), at(4.0, -1.0)), "2^{power}");
        }
    }
}

/// The squares of the signed distances are subnormal, and are rounded by more than they differ. Right is less far than up by
/// 5424·2⁻⁴⁰ of a unit.
#[test]
fn squares_with_few_bits() {
    let unit = 2.0_f64.powi(-264);
    let at = |x: f64, y: f64| DVec2::new(x, y) * unit;
    let quad = ConvexPolygon::new([at(-7.0, 0.0), at(4.0, 0.0), at(4.0, 9.0), at(-7.0, 9.0)]);
    let (up, right) = (2_199_024_057_137.0 * 0.5_f64.powi(40), 2_199_024_051_713.0 * 0.5_f64.powi(40));
    let found = query::penetration(&quad, &at(4.0 - right, 9.0 - up)).unwrap().expect("inside");
    assert_eq!((found.normal, found.depth, found.unique), (DVec2::new(1.0, 0.0), right * unit, true));
}

/// Far away, but near each other: the coordinates are too large for products.
#[test]
fn an_overlap_far_away() {
    let far = 2.0_f64.powi(1000);
    let at = |y| Circle::new([far, y], 1.0);
    let hit = query::cast(&at(0.0), [1.0, 0.0], &at(1.0)).unwrap().expect("they overlap");
    assert_eq!((hit.t, hit.normal, hit.point), (0.0, [0.0, -1.0], [far, 0.5]));
    let [level, steep] = [[[-1.0, 0.0], [1.0, 0.0]], [[0.0, -1.0], [0.0, 1.0]]]
        .map(|ends| ends.map(|[x, y]| [x * far, y * far]))
        .map(|[a, b]| Stadium::new(a, b, far));
    let hit = query::cast(&level, [1.0, 0.0], &steep).unwrap().expect("they overlap");
    assert_eq!((hit.t, hit.point), (0.0, [0.0, 0.0]));
}

/// A point just above the outline of a stadium whose core is below the abscissa by less than any rounding. The product of
/// the distance and the squares is below 2⁻⁹⁶⁸.
#[test]
fn beside_a_short_stadium_with_a_tiny_radius() {
    let (power, sunk) = (|exponent| 2.0_f64.powi(exponent), -1.234_567_890_123 * 2.0_f64.powi(-700));
    let r = 1.3 * power(-115);
    let stadium = Stadium::new([0.0, sunk], [1.1 * power(-126), sunk], r);
    assert_eq!(query::signed_distance(&stadium, &[0.55 * power(-126), r]), Ok(-sunk));
}

/// The gap is a few ulps of the radius.
#[test]
fn a_tiny_circle_all_but_touches_a_box() {
    for exponent in (-1010..=-100).step_by(10) {
        for (half, ulps) in [-120, -60, 0, 60, 120].into_iter().flat_map(|half| [-2, -1, 1, 2].map(|ulps| (half, ulps)))
        {
            let (half, below) = (2.0_f64.powi(half), 1.3 * 2.0_f64.powi(exponent));
            let radius = f64::from_bits(below.to_bits().wrapping_add_signed(ulps));
            let (floor, ball) = (Aabb::new([-half, 0.0], [half, half]), Circle::new([0.0, -below], radius));
            // The difference of two numbers that are so near has no error.
            let gap = below - radius;
            assert_eq!(query::signed_distance(&floor, &ball), Ok(gap), "{half:e} {below:e} {ulps}");
            assert_eq!(query::distance(&floor, &ball), Ok(gap.max(0.0)), "{half:e} {below:e} {ulps}");
            let depth = query::penetration(&floor, &ball).unwrap().map(|found| found.depth);
            assert_eq!(depth, (gap <= 0.0).then_some(-gap), "{half:e} {below:e} {ulps}");
        }
    }
}

/// The radius is far below an ulp of the coordinates.
fn apart_by_one_unit_at_the_far_end<V: TestVector>(huge: f64) {
    let small = circle([huge, huge], V::TINIEST);
    let neighbour = Figure::Point([V::next_down(huge), huge]);
    assert_eq!(ask::intersects::<V>(&small, &neighbour), Ok(false));
    assert_eq!(ask::distance::<V>(&small, &neighbour), Ok(huge - V::next_down(huge)));
}

#[test]
fn the_smallest_radius_at_the_largest_coordinates() {
    in_both_precisions!(apart_by_one_unit_at_the_far_end(2.0_f64.powi(100)));
    apart_by_one_unit_at_the_far_end::<DVec2>(2.0_f64.powi(1000));
}

/// The segment is 1e60 from the stadium's core, whose radius is 1e92: but |u|²·1e120 is beyond the largest number.
#[test]
fn a_product_of_a_long_core_overflows_beside_a_short_one() {
    let long = Stadium::new([-1e100, 1e60], [1e100, 1e60], 1e92);
    overlaps(&long, &Segment::new([0.0, 0.0], [1e-130, 0.0]));
}

/// The segment is 1e140 from the stadium's core, whose radius is 1e141: but |u|²|v|² is below the smallest number.
#[test]
fn the_lengths_of_two_short_cores_far_apart_multiply_to_nothing() {
    let wide = Stadium::new([1e140, 0.0], [1e140, 1e-134], 1e141);
    overlaps(&wide, &Segment::new([0.0, 0.0], [1e-134, 0.0]));
}

fn overlaps(stadium: &Stadium<[f64; 2]>, segment: &Segment<[f64; 2]>) {
    assert_eq!(query::intersects(stadium, segment), Ok(true));
    assert_eq!(query::intersects(segment, stadium), Ok(true));
    assert_eq!(query::within(&stadium.segment, segment, stadium.radius), Ok(true));
    assert!(query::penetration(stadium, segment).unwrap().is_some());
    assert!(query::penetration(segment, stadium).unwrap().is_some());
}

/// The radius is 1e-281 more than the distance. The square of either is nothing, but not that of their product with |d|.
#[test]
fn the_square_of_a_small_distance_vanishes_beside_a_long_direction() {
    let ray = Ray::new([-7.6e-281, -1.0], [-6.6e144, 0.0]);
    let ball = Circle::new([0.0, -1.0], 8.6e-281);
    assert_eq!(query::intersects(&ray, &ball), Ok(true));
    assert_eq!(query::within(&[0.0, -1.0], &ray, 8.6e-281), Ok(true));
    assert_eq!(query::within(&[0.0, -1.0], &ray, 7.5e-281), Ok(false));
}

/// The outermost numbers that are decided in plain integers, and the next ones: a 64th more or less tells.
#[test]
fn at_the_edge_of_the_grid() {
    const STEP: f64 = 1.0 / 64.0;
    for edge in [2_097_152.0 - STEP, 2_097_152.0, 2_097_152.0 + STEP] {
        let floor = Segment::new([-edge, -edge], [edge, -edge]);
        let ball = |radius| Circle::new([edge, edge], radius);
        assert_eq!(query::intersects(&floor, &ball(2.0 * edge)), Ok(true));
        assert_eq!(query::intersects(&floor, &ball(2.0 * edge - STEP)), Ok(false));
        let slab = |radius| Stadium::new([-edge, edge], [-edge, edge - 1.0], radius);
        assert_eq!(query::intersects(&slab(2.0 * edge - 1.0), &floor), Ok(true));
        assert_eq!(query::intersects(&slab(2.0 * edge - 1.0 - STEP), &floor), Ok(false));
        assert_eq!(query::intersects(&slab(edge), &slab(0.0)), Ok(true));
        let opposite = Circle::new([-edge, edge], edge);
        assert_eq!(query::intersects(&opposite, &ball(edge)), Ok(true));
        assert_eq!(query::within(&opposite, &ball(edge - 2.0 * STEP), STEP), Ok(false));
    }
}

/// The point is 2³⁸ times nearer to the slab's border than the core's line is, and u×v cancels. The exact distance is
/// 3.89310311501189608·10⁻²³, by rationals; along (1, −1), t is 2.77635736028798086·10⁻²³.
#[test]
fn a_gap_that_cancels_twice() {
    let of_bits = |bits: [u64; 2]| DVec2::from_array(bits.map(f64::from_bits));
    let (a, b) = ([0xbfc1_7bbb_5c08_655c, 0x3fc2_941f_60cc_1d64], [0x3ff5_517f_e489_4e04, 0x4000_74ba_edc5_e08d]);
    let long = Stadium::new(of_bits(a), of_bits(b), f64::from_bits(0x3da7_8851_98bf_7041));
    let point = of_bits([0x3ff2_1aa1_0333_3a6f, 0x3ffc_ba83_4d4e_808a]);
    let distance = query::distance(&long, &point).unwrap();
    assert!((distance - 3.893_103_115_011_896e-23).abs() <= 4.0 * 5.88e-39, "{distance:e}");
    let ray = Ray::new(point, DVec2::new(1.0, -1.0));
    let hit = query::raycast(&ray, &long, f64::INFINITY).unwrap().unwrap();
    assert!((hit.t - 2.776_357_360_287_981e-23).abs() <= 4.0 * 5.88e-39, "{:e}", hit.t);
}

/// The ray passes the centre at a distance of 0.6, so the normal is (−0.8, −0.6). 2⁻¹⁰⁴ of 7.3e30 would be 0.36.
#[test]
fn a_small_circle_far_away() {
    let (ray, ball) = (Ray::new([0.0, 0.0], [1.0, 0.0]), Circle::new([7.3e30, 0.6_f64], 1.0));
    let hit = query::raycast(&ray, &ball, f64::INFINITY).unwrap().unwrap();
    let [x, y] = hit.normal;
    assert!((x + 0.8).abs() <= 2.0 * f64::EPSILON && (y + 0.6).abs() <= 2.0 * f64::EPSILON, "{:?}", hit.normal);
}

/// Not even an overflow inside, where overflows are checked.
#[test]
fn infinite_and_huge_circles_are_refused() {
    let huge = 2.0_f64.powi(1000);
    for (point, radius) in
        [([f64::INFINITY, 0.0], f64::INFINITY), ([f64::INFINITY; 2], huge), ([f64::INFINITY, 0.0], huge)]
    {
        let circle = Circle::new([f64::NEG_INFINITY, 0.0], radius);
        assert_eq!(query::distance(&point, &circle), Err(QueryError::NonFinite));
        assert_eq!(query::signed_distance(&point, &circle), Err(QueryError::NonFinite));
    }
}
