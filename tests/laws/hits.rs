//! Rays meet what they intersect, on its outline.

use common::answer::RayHit;
use common::query::Answer;
use common::{Figure, Point, TestVector, query};
use impinge::glam::DVec2;
use impinge::{Ray, Segment};
use proptest::prelude::*;
use proptest::test_runner::{TestCaseError, TestCaseResult};

use crate::agreement::unless_too_large;
use crate::errors::{self, dot, length, minus, normal_error, point_error, scaled, sum, translated};
use crate::pair::Pair;

pub(crate) fn a_ray_hits_what_it_intersects<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let (Some(ray), target) = (pair.ray(), &pair.b) else {
        return Ok(());
    };
    let reached = |max_t| query::raycast::<V>(&ray, target, max_t).map_or(true, |hit| hit.is_some());
    prop_assert_eq!(reached(f64::INFINITY), query::intersects::<V>(&pair.a, target)?);
    prop_assert_eq!(reached(0.0), query::intersects::<V>(&Figure::Point(ray.origin), target)?);
    let (end, rounding) = translated(&Figure::Point(ray.origin), ray.direction);
    if rounding == 0.0 && length(end.points()[0]) < V::MAX {
        let path = Figure::Segment(Segment::new(ray.origin, end.points()[0]));
        prop_assert_eq!(reached(1.0), query::intersects::<DVec2>(&path, target)?);
    }
    Ok(())
}

pub(crate) fn max_t_cuts_the_ray<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let Some(ray) = pair.ray() else { return Ok(()) };
    let unbounded = query::raycast::<V>(&ray, &pair.b, f64::INFINITY);
    let t = unbounded.ok().flatten().map_or(f64::INFINITY, |hit| hit.t);
    let step = 2.0 * V::VALUE_ULPS * V::ulp(t);
    let bounds = [pair.number, t - step, V::next_down(t), t, t + step, V::MAX, -V::TINIEST];
    for max_t in bounds.map(V::rounded).into_iter().filter(|max_t| max_t.is_finite()) {
        cut_at::<V>(max_t, unbounded, query::raycast::<V>(&ray, &pair.b, max_t))?;
    }
    Ok(())
}

fn cut_at<V: TestVector>(
    max_t: f64,
    unbounded: Answer<Option<RayHit>>,
    bounded: Answer<Option<RayHit>>,
) -> TestCaseResult {
    match (unbounded, bounded) {
        (Ok(Some(far)), Ok(Some(hit))) => {
            prop_assert!(max_t >= 0.0);
            prop_assert!(max_t >= far.t - V::VALUE_ULPS * V::ulp(far.t));
            prop_assert_eq!(hit, RayHit { t: far.t.min(max_t), ..far });
        }
        (Ok(Some(far)), Ok(None)) => prop_assert!(max_t < 0.0 || max_t <= far.t + V::VALUE_ULPS * V::ulp(far.t)),
        // Where the whole ray's `t` overflows, no `max_t` reaches that far; where its hit point does, a cut ray's may.
        (Err(_), Ok(found)) => prop_assert_eq!(found, None),
        (unbounded, bounded) => prop_assert_eq!(unbounded, bounded),
    }
    Ok(())
}

/// What a polygon or a box consists of but for its inside: segments, or stadiums.
fn edges(figure: &Figure) -> Vec<Figure> {
    let points = figure.points();
    let nexts = points.iter().cycle().skip(1);
    let edge = |from: &Point, to: &Point| Segment::new(*from, *to).inflated(figure.radius()).into();
    points.iter().zip(nexts).map(|(from, to)| edge(from, to)).collect()
}

pub(crate) fn a_ray_from_outside_first_hits_an_edge<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let Some(ray) = pair.ray().filter(|_| !pair.b.is_straight()) else { return Ok(()) };
    if query::intersects::<V>(&Figure::Point(ray.origin), &pair.b)? {
        return Ok(());
    }
    let Ok(found) = query::raycast::<V>(&ray, &pair.b, f64::INFINITY) else { return Ok(()) };
    let hits = edges(&pair.b).iter().map(|edge| query::raycast::<V>(&ray, edge, f64::INFINITY)).collect::<Vec<_>>();
    let times = hits.iter().filter_map(|hit| hit.ok().flatten()).map(|hit| hit.t);
    let first = times.reduce(f64::min);
    prop_assert_eq!(found.is_some(), first.is_some(), "{:?} against {:?}", found, hits);
    if let (Some(found), Some(first)) = (found, first) {
        prop_assert!((found.t - first).abs() <= 2.0 * V::VALUE_ULPS * V::ulp(first), "{found:?} against {hits:?}");
    }
    Ok(())
}

/// With the same bits, but where the ray starts inside.
pub(crate) fn a_chord_begins_with_the_hit<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let (Some(ray), Some(Ok(chord))) = (pair.ray(), query::chord::<V>(&pair.a, &pair.b)) else { return Ok(()) };
    let Ok(hit) = query::raycast::<V>(&ray, &pair.b, f64::INFINITY) else { return Ok(()) };
    prop_assert_eq!(chord.is_some(), hit.is_some());
    let Some(chord) = chord else { return Ok(()) };
    let starts_inside = is_strictly_inside(&pair.b, ray.origin)?;
    prop_assert_eq!(chord.enter, hit.filter(|_| !starts_inside));
    prop_assert!(chord.exit.is_some() || matches!(pair.b, Figure::Ray(_)), "{chord:?}");
    Ok(())
}

/// Whether the point is in the interior of the figure, which a bare core lacks. So it is if the depth, or the point on the
/// outline, is too large.
fn is_strictly_inside(figure: &Figure, point: Point) -> Result<bool, TestCaseError> {
    let found = unless_too_large(query::penetration::<DVec2>(figure, &Figure::Point(point)))?;
    Ok(found.is_none_or(|found| found.is_some_and(|found| found.depth > 0.0)))
}

pub(crate) fn a_hit_lies_on_the_outline<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let Some(ray) = pair.ray() else { return Ok(()) };
    let Some(hit) = query::raycast::<V>(&ray, &pair.b, f64::INFINITY)? else {
        return Ok(());
    };
    if is_strictly_inside(&pair.b, ray.origin)? {
        prop_assert_eq!((hit.t, hit.point), (0.0, ray.origin));
        return is_against::<V>(hit.normal, ray.direction);
    }
    is_on_the_outline::<V>(pair, &ray, &hit)
}

fn is_against<V: TestVector>(normal: Point, direction: Point) -> TestCaseResult {
    let expected = scaled(direction, -1.0 / length(direction));
    let off = length(minus(normal, expected));
    prop_assert!(off <= normal_error::<V>() + 4.0 * f64::EPSILON, "{normal:?} is {off} off {expected:?}");
    Ok(())
}

fn is_on_the_outline<V: TestVector>(pair: &Pair, ray: &Ray<Point>, hit: &RayHit) -> TestCaseResult {
    let (target, point) = (&pair.b, Figure::Point(hit.point));
    let error = point_error::<V>(errors::magnitude(&pair.a, target).max(point.magnitude()));
    let outside = query::distance::<DVec2>(target, &point)?;
    let inside = query::penetration::<DVec2>(target, &point)?.map_or(0.0, |found| found.depth);
    prop_assert!(outside.max(inside) <= error, "{hit:?} is {outside} outside, {inside} inside");
    let along = scaled(ray.direction, hit.t);
    let off = length(minus(minus(hit.point, ray.origin), along));
    let allowed = error + V::VALUE_ULPS * V::ulp(hit.t) * length(ray.direction) + 4.0 * f64::EPSILON * length(along);
    prop_assert!(off <= allowed + f64::EPSILON * length(ray.origin), "{hit:?} is {off} off the ray");
    Ok(())
}

pub(crate) fn the_normal_of_a_hit_faces_outward<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let (Some(ray), target) = (pair.ray(), &pair.b) else {
        return Ok(());
    };
    let Some(hit) = query::raycast::<V>(&ray, target, f64::INFINITY)? else {
        return Ok(());
    };
    let heading = dot(hit.normal, ray.direction);
    let error = 2.0 * normal_error::<V>() * length(ray.direction);
    if hit.t > 0.0 || target.radius() == 0.0 && target.is_straight() {
        prop_assert!(heading <= error, "{hit:?} faces the way of the ray");
    }
    let on_a_bare_core = hit.t == 0.0 && target.radius() == 0.0;
    if on_a_bare_core || is_strictly_inside(target, ray.origin)? { Ok(()) } else { is_outward::<V>(pair, &hit) }
}

/// Going from the hit along its normal leads away from the target, as nothing but its outward normal does.
fn is_outward<V: TestVector>(pair: &Pair, hit: &RayHit) -> TestCaseResult {
    let height = errors::magnitude(&pair.a, &pair.b).max(hit.point[0].abs()).max(hit.point[1].abs());
    let (above, rounding) = translated(&Figure::Point(hit.point), scaled(hit.normal, height));
    let distance = query::distance::<DVec2>(&pair.b, &above)?;
    let error = point_error::<V>(height) + rounding + (normal_error::<V>() + 8.0 * f64::EPSILON) * height;
    prop_assert!(distance >= height - error, "{height} along the normal of {hit:?} is {distance} away");
    Ok(())
}

pub(crate) fn a_ray_that_misses_stays_outside<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let (Some(ray), target) = (pair.ray(), &pair.b) else {
        return Ok(());
    };
    let max_t = if query::intersects::<V>(&pair.a, target)? { pair.number } else { f64::INFINITY };
    if query::raycast::<V>(&ray, target, max_t)?.is_some() {
        return Ok(());
    }
    for t in samples(&ray, target).into_iter().filter(|t| (0.0..=max_t).contains(t)) {
        let along = scaled(ray.direction, t);
        let point = [0, 1].map(|axis| sum(ray.origin[axis], along[axis]).0);
        let rounding = f64::EPSILON * (length(along) + length(point));
        let depth = query::penetration::<DVec2>(target, &Figure::Point(point))?.map_or(0.0, |found| found.depth);
        prop_assert!(depth <= rounding, "at {t} it is {depth} inside");
    }
    Ok(())
}

/// Places along the ray, among them the nearest ones to the target's points.
fn samples(ray: &Ray<Point>, target: &Figure) -> Vec<f64> {
    let squared = dot(ray.direction, ray.direction);
    let feet = target.points().into_iter().map(|point| dot(minus(point, ray.origin), ray.direction) / squared);
    feet.chain([0.0, 0.1, 0.5, 1.0, 2.0, 10.0]).collect()
}

pub(crate) fn a_chord_is_what_ray_and_circle_share<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let Some((ray, circle)) = pair.ray_and_circle() else {
        return Ok(());
    };
    let chord = query::ray_circle::<V>(&ray, &circle)?;
    let overlap = query::penetration::<V>(&pair.a, &pair.b)?;
    prop_assert_eq!(chord.is_some(), overlap.is_some());
    let (Some(chord), Some(overlap)) = (chord, overlap) else {
        return Ok(());
    };
    let first = query::raycast::<V>(&ray, &pair.b, f64::INFINITY)?;
    let starts_inside = is_strictly_inside(&pair.b, ray.origin)?;
    prop_assert_eq!(chord.enter, first.filter(|_| !starts_inside));
    // Shapes whose interiors are apart share one point, for a circle is round.
    prop_assert_eq!(chord.single, overlap.depth == 0.0);
    let Some(exit) = chord.exit else {
        return Err(TestCaseError::fail("a ray without an end ends inside"));
    };
    prop_assert!(chord.enter.is_none_or(|enter| enter.t <= exit.t));
    let is_one_point = format!("{:?}", chord.enter) == format!("{:?}", chord.exit);
    prop_assert!(!chord.single || is_one_point, "{chord:?}");
    prop_assert_eq!(chord.hits().count(), if chord.single || starts_inside { 1 } else { 2 });
    is_on_the_outline::<V>(pair, &ray, &exit)?;
    if pair.b.radius() > 0.0 {
        is_outward::<V>(pair, &exit)?;
        prop_assert!(dot(exit.normal, ray.direction) >= -2.0 * normal_error::<V>() * length(ray.direction));
    }
    Ok(())
}
