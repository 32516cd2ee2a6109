//! A penetration is a shortest translation that separates the shapes, and its points are the last ones to separate.

use common::answer::Penetration;
use common::{Figure, Point, TestVector, query};
use impinge::glam::DVec2;
use proptest::prelude::*;
use proptest::test_runner::{TestCaseError, TestCaseResult};

use crate::errors::{self, dot, length, minus, normal_error, point_error, scaled, translated};
use crate::pair::Pair;

/// What an answer may be off by after a move that it suggests.
fn tolerance<V: TestVector>(pair: &Pair) -> f64 {
    4.0 * V::ulp(errors::magnitude(&pair.a, &pair.b))
}

/// The canonical penetration, and the one toward the preferred direction.
fn penetrations<V: TestVector>(pair: &Pair) -> Result<impl Iterator<Item = Penetration>, TestCaseError> {
    let canonical = query::penetration::<V>(&pair.a, &pair.b)?;
    let preferred = query::penetration_toward::<V>(&pair.a, &pair.b, pair.vector)?;
    Ok(canonical.into_iter().chain(preferred))
}

pub(crate) fn an_offset_separates_the_shapes<V: TestVector>(pair: &Pair) -> TestCaseResult {
    // Each offset, and how far its rounded direction may lead it astray.
    let by_normal = |found: Penetration| {
        (scaled(found.normal, found.depth), (normal_error::<V>() + 2.0 * f64::EPSILON) * found.depth)
    };
    let by_query = |offset| (offset, std::f64::consts::SQRT_2 * V::OFFSET_ULPS * V::ulp(length(offset)));
    let offsets: Vec<(Point, f64)> = penetrations::<V>(pair)?.map(by_normal).collect();
    let unique = query::penetration_offset::<V>(&pair.a, &pair.b).ok().flatten().map(by_query);
    for (offset, error) in offsets.into_iter().chain(unique) {
        let (moved, rounding) = translated(&pair.b, offset);
        let allowed = tolerance::<V>(pair) + rounding + error;
        let distance = query::distance::<DVec2>(&pair.a, &moved)?;
        prop_assert!(distance <= allowed, "{offset:?} leaves a gap of {distance}, not {allowed}");
        let depth = query::penetration::<DVec2>(&pair.a, &moved)?.map_or(0.0, |found| found.depth);
        prop_assert!(depth <= allowed, "{offset:?} leaves a depth of {depth}, not {allowed}");
    }
    Ok(())
}

pub(crate) fn no_shorter_offset_separates_them<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let Some(found) = query::penetration::<V>(&pair.a, &pair.b)? else {
        return Ok(());
    };
    let shorter = found.depth - tolerance::<V>(pair);
    for direction in directions(pair).into_iter().filter(|_| shorter > 0.0) {
        // The direction's length may exceed 1 by a rounding.
        let (moved, rounding) = translated(&pair.b, scaled(direction, shorter * (1.0 - 4.0 * f64::EPSILON)));
        let distance = query::distance::<DVec2>(&pair.a, &moved)?;
        prop_assert!(distance <= rounding, "{shorter} along {direction:?} leaves a gap of {distance}");
    }
    Ok(())
}

/// Where the sides lead.
fn directions_of(figure: &Figure) -> Vec<Point> {
    if figure.is_straight() {
        return figure.along().into_iter().collect();
    }
    let points = figure.points();
    points.iter().zip(points.iter().cycle().skip(1)).map(|(&start, &end)| minus(end, start)).collect()
}

/// Unit vectors all round, and those that matter: along and across the cores and from each point to each.
fn directions(pair: &Pair) -> Vec<Point> {
    let around = (0..32).map(|step| (std::f64::consts::TAU * f64::from(step) / 32.0).sin_cos()).map(|(y, x)| [x, y]);
    let along = [&pair.a, &pair.b].into_iter().flat_map(directions_of);
    let across = along.clone().map(|[x, y]| [-y, x]);
    let (starts, ends) = (pair.a.points(), pair.b.points());
    let between = starts.iter().flat_map(|&start| ends.iter().map(move |&end| minus(end, start)));
    let both_ways = along.chain(across).chain(between).flat_map(|v| [v, scaled(v, -1.0)]);
    around.chain(both_ways.filter(|&v| length(v) > 0.0).map(|v| scaled(v, 1.0 / length(v)))).collect()
}

pub(crate) fn a_preferred_direction_chooses_among_equals<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let Pair { a, b, vector, .. } = pair;
    let canonical = query::penetration::<V>(a, b)?;
    prop_assert_eq!(query::penetration_toward::<V>(a, b, [0.0, 0.0])?, canonical);
    let preferred = query::penetration_toward::<V>(a, b, *vector)?;
    match (canonical, preferred) {
        (Some(canonical), Some(preferred)) if !canonical.unique => {
            let error = 2.0 * normal_error::<V>() * length(*vector);
            prop_assert!(dot(preferred.normal, *vector) >= dot(canonical.normal, *vector) - error);
            prop_assert!(!preferred.unique);
            prop_assert_eq!(preferred.depth.to_bits(), canonical.depth.to_bits());
        }
        _ => prop_assert_eq!(canonical, preferred),
    }
    Ok(())
}

pub(crate) fn the_last_points_to_separate<V: TestVector>(pair: &Pair) -> TestCaseResult {
    for found in penetrations::<V>(pair)? {
        let Penetration { normal, depth, point_a, point_b, .. } = found;
        let ends = errors::magnitude(&Figure::Point(point_a), &Figure::Point(point_b));
        let magnitude = errors::magnitude(&pair.a, &pair.b).max(ends);
        let apart = minus(minus(point_a, point_b), scaled(normal, depth));
        let allowed = 2.0 * point_error::<V>(magnitude) + (normal_error::<V>() + 8.0 * V::EPSILON) * depth;
        prop_assert!(length(apart) <= allowed, "{point_a:?} - {point_b:?} is not {normal:?}·{depth}");
        is_support::<V>(&pair.a, normal, point_a, magnitude)?;
        is_support::<V>(&pair.b, scaled(normal, -1.0), point_b, magnitude)?;
    }
    Ok(())
}

/// `point` belongs to the figure, and no other point of it lies farther along `normal`.
fn is_support<V: TestVector>(figure: &Figure, normal: Point, point: Point, magnitude: f64) -> TestCaseResult {
    let error = point_error::<V>(magnitude) + 3.0 * (normal_error::<V>() + 2.0 * f64::EPSILON) * magnitude;
    let distance = query::distance::<DVec2>(figure, &Figure::Point(point))?;
    prop_assert!(distance <= error, "{point:?} is {distance} off the shape");
    for other in figure.points() {
        let farther = dot(normal, minus(other, point)) + figure.radius();
        prop_assert!(farther <= error, "the shape extends {farther} beyond {point:?}");
    }
    if let Figure::Ray(ray) = figure {
        prop_assert!(dot(normal, ray.direction) <= 2.0 * normal_error::<V>() * length(ray.direction));
    }
    Ok(())
}
