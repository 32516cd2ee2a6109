//! The oracle's shortcuts against the plain definitions, tried at many parameters and directions.

use oracle::{
    Core, InflatedCore, Point, Rational, Straight, Surd, Vector, closest_points, distance, intersects, penetration,
    power_of_two, rational, raycast,
};

use crate::shorthand::{ray, stadium};

/// All pairs of a long list of small shapes: many touch, cross, line up or coincide.
pub(crate) fn pairs() -> impl Iterator<Item = [InflatedCore; 2]> {
    let mut state = 1_u32;
    let mut small = move |count: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from((state >> 16) % count)
    };
    let mut inflated = move || {
        let (a, b) = ([small(7), small(7)], [small(7) - 3.0, small(7) - 3.0]);
        let is_ray = small(4) == 0.0 && b != [0.0, 0.0];
        if is_ray { ray(a, b) } else { stadium(a, [a[0] + b[0], a[1] + b[1]], (small(4) - 1.0).max(0.0)) }
    };
    std::iter::repeat_with(move || [inflated(), inflated()]).take(1500)
}

/// Polygons, each with whatever shape; many are flat, flush, concentric or share a corner.
pub(crate) fn polygon_pairs() -> impl Iterator<Item = [InflatedCore; 2]> {
    let mut state = 7_u32;
    let mut small = move |count: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 16) % count
    };
    let mut polygon = move || {
        let count = small(4) + 2;
        let points: Vec<_> = (0..count).map(|_| [f64::from(small(7)), f64::from(small(7))]).collect();
        let opposite: Vec<_> = points.iter().map(|[x, y]| [6.0 - x, 6.0 - y]).collect();
        let points = if small(2) == 0 { points } else { [points, opposite].concat() };
        InflatedCore::hull(&points, (f64::from(small(4)) - 1.0).max(0.0))
    };
    let with_another = std::iter::repeat_with(move || [polygon(), polygon()]).zip(pairs());
    with_another.flat_map(|([one, two], [_, other])| [[one.clone(), other.clone()], [other, one.clone()], [one, two]])
}

fn all_pairs() -> impl Iterator<Item = [InflatedCore; 2]> {
    pairs().chain(polygon_pairs().take(300))
}

/// Core points at many parameters.
fn points(core: &Core) -> Vec<Vector> {
    let last = if core.heading().is_some() { 48 } else { 12 };
    let steps = || (0..=last).map(|step| Rational::from(step) / Rational::from(12));
    core.sides().iter().flat_map(|side| steps().map(|step| side.at(&step))).collect()
}

#[test]
fn no_pair_of_core_points_is_nearer() {
    for [a, b] in pairs().chain(polygon_pairs().take(30)) {
        let radii = &a.radius + &b.radius;
        let from_cores = distance(&a, &b).scaled_onto(&radii, &Rational::ONE); // distance + radii
        for (p, q) in points(&a.core).iter().flat_map(|p| points(&b.core).into_iter().map(move |q| (p.clone(), q))) {
            let length = Surd::new(Rational::ZERO, Rational::ONE, (&p - &q).norm_squared());
            assert!(intersects(&a, &b) || length >= from_cores, "{a:?} {b:?}");
        }
    }
}

#[test]
fn closest_points_are_as_far_apart_as_the_distance() {
    for [a, b] in all_pairs() {
        let Some([on_a, on_b]) = closest_points(&a, &b) else { continue };
        let between = |axis: usize| on_a[axis].enclosure().low - on_b[axis].enclosure().low;
        let length = Vector::new(between(0), between(1)).norm_squared();
        let expected = distance(&a, &b).enclosure().low;
        assert!(nearly(&length, &(&expected * &expected)), "{a:?} {b:?}");
    }
}

pub(crate) fn nearly(one: &Rational, other: &Rational) -> bool {
    let difference = one - other;
    &difference * &difference < power_of_two(-160)
}

/// The support of the cores' difference, from many of its points: too small by the steps between them, if at all.
fn sampled_support(a: &Core, b: &Core, direction: &Vector) -> Rational {
    let farthest =
        |core: &Core, direction: &Vector| points(core).iter().map(|point| point.dot(direction)).max().expect("points");
    farthest(a, direction) + farthest(b, &-direction)
}

#[test]
fn no_direction_is_a_shorter_way_out() {
    let directions: Vec<_> = (-9..=9).flat_map(|x| (-9..=9).map(move |y| (x, y))).filter(|&xy| xy != (0, 0)).collect();
    for [a, b] in all_pairs().filter(|[a, b]| [a, b].iter().all(|shape| shape.core.heading().is_none())) {
        let Some(found) = penetration(&a, &b) else { continue };
        let radii = &a.radius + &b.radius;
        for &(x, y) in &directions {
            let direction = Vector::new(Rational::from(x), Rational::from(y));
            // h(n) / |n| + R for an n of any length
            let support = sampled_support(&a.core, &b.core, &direction) / direction.norm_squared();
            let way = Surd::new(radii.clone(), support, direction.norm_squared());
            assert!(way >= found.depth, "{a:?} {b:?} toward ({x}, {y})");
        }
    }
}

fn bare(inflated: &InflatedCore) -> InflatedCore {
    InflatedCore { radius: Rational::ZERO, ..inflated.clone() }
}

fn unit_right_of(side: &Straight) -> Point {
    let (right, square) = (-&side.span.left(), side.span.norm_squared());
    [right.x, right.y].map(|part| Surd::new(Rational::ZERO, part / &square, square.clone()))
}

/// The hull of all differences of the ends, and the sides of it that the origin is nearest to.
#[test]
fn the_ways_out_lead_across_the_nearest_sides_of_the_difference() {
    let mut counts = [0; 13];
    for [a, b] in polygon_pairs().take(1500).filter(|[a, b]| intersects(&bare(a), &bare(b))) {
        let ends = b.core.ends();
        let difference: Vec<_> = a.core.ends().iter().flat_map(|p| ends.iter().map(move |q| p - q)).collect();
        let difference = Core::hull(&difference);
        if !difference.has_inside() || [&a, &b].iter().any(|shape| shape.core.heading().is_some()) {
            continue;
        }
        let found = penetration(&a, &b).expect("they meet");
        let nearest = difference.sides_nearest_to(&Vector::zero());
        let square = -difference.signed_square(&Vector::zero());
        let depth = Surd::new(&a.radius + &b.radius, Rational::ONE, square);
        let is_unique = nearest.len() == 1;
        assert_eq!((found.depth, found.unique), (depth, is_unique), "{a:?} {b:?}");
        assert!(nearest.iter().any(|side| found.normal == unit_right_of(side)), "{a:?} {b:?}");
        counts[nearest.len()] += 1;
    }
    assert!(counts[1] > 100 && counts[2] > 100 && counts[3..].iter().sum::<i32>() > 4, "{counts:?}");
}

/// `inflated` moved by `offset`.
pub(crate) fn moved(inflated: &InflatedCore, offset: &Vector) -> InflatedCore {
    InflatedCore { core: inflated.core.moved(offset), radius: inflated.radius.clone() }
}

#[test]
fn the_offset_parts_bodies_and_less_does_not() {
    for [a, b] in all_pairs() {
        let Some(found) = penetration(&a, &b).filter(|found| !found.depth.is_zero()) else { continue };
        let [x, y] = found.offset.map(|part| part.enclosure().low);
        let offset = Vector::new(x, y);
        let times = |factor: f64| moved(&b, &offset.scaled(&rational(factor)));
        assert!(intersects(&a, &times(0.999_999)) && !intersects(&a, &times(1.000_001)), "{a:?} {b:?}");
    }
}

#[test]
fn the_last_points_are_an_offset_apart() {
    for [a, b] in all_pairs() {
        let Some(found) = penetration(&a, &b) else { continue };
        for axis in [0, 1] {
            let between = found.point_a[axis].enclosure().low - found.point_b[axis].enclosure().low;
            assert!(nearly(&between, &found.offset[axis].enclosure().low), "{a:?} {b:?}");
        }
    }
}

/// The point at `t` as a shape.
fn at(ray: &Core, t: &Rational) -> InflatedCore {
    InflatedCore { core: Core::point(&ray.straight().at(t)), radius: Rational::ZERO }
}

#[test]
fn a_ray_is_outside_until_it_hits_and_then_on_the_outline() {
    for [ray, inflated] in pairs().chain(polygon_pairs()).filter(|[ray, _]| ray.core.heading().is_some()) {
        let hit = raycast(&ray.core, &inflated, None);
        let end = hit.as_ref().map_or(rational(40.0), |hit| hit.t.enclosure().low);
        let before = (0..32).map(|step| &end * Rational::from(step) / Rational::from(32));
        assert!(
            end.is_zero() || before.into_iter().all(|t| !intersects(&at(&ray.core, &t), &inflated)),
            "{ray:?} {inflated:?}"
        );
        if hit.is_some() && !end.is_zero() {
            let gap = distance(&at(&ray.core, &end), &inflated).enclosure().low;
            assert!(nearly(&gap, &Rational::ZERO), "{ray:?} {inflated:?}");
        }
    }
}
