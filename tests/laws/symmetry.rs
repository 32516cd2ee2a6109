//! What may be exchanged without changing an answer.

use common::answer::{Contact, ContactPoint, Penetration};
use common::figure::CORNERS;
use common::query::{self, Answer};
use common::{Figure, Point, Random, TestVector};
use impinge::query::{CircleCrossing, Feature, Part, Side};
use impinge::{Aabb, Circle, QueryError, Segment, Stadium};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::answers::Answers;
use crate::errors::scaled;
use crate::pair::Pair;

/// Compares to the last bit: `Debug` tells even the two zeros apart.
macro_rules! same_bits {
    ($left:expr, $right:expr) => {
        prop_assert_eq!(format!("{:?}", $left), format!("{:?}", $right))
    };
}

pub(crate) fn swapping_the_arguments<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let (one, other) = (Answers::of::<V>(pair), Answers::of::<V>(&pair.swapped()));
    prop_assert_eq!(one.intersects, other.intersects);
    prop_assert_eq!(one.within, other.within);
    same_bits!(one.distance, other.distance);
    same_bits!(one.signed_distance, other.signed_distance);
    prop_assert_eq!(one.circle_circle, other.circle_circle.map(|found| found.map(exchanged)));
    prop_assert_eq!(one.closest_points, other.closest_points.map(|points| points.map(|(a, b)| (b, a))));
    prop_assert_eq!(one.offset, other.offset.map(|offset| offset.map(|offset| scaled(offset, -1.0))));
    same_contact(one.contact, other.contact.map(|found| found.map(seen_from_b)))?;
    same_penetration(one.penetration, other.penetration.map(|found| found.map(opposite)))
}

/// The contact of the shapes in the other order.
fn seen_from_b(contact: Contact) -> Contact {
    let (first, second) =
        if let Some(second) = contact.second { (second, Some(contact.first)) } else { (contact.first, None) };
    let contact = Contact { normal: scaled(contact.normal, -1.0), first, second, ..contact };
    contact.map(|ContactPoint { point_a, point_b, separation, feature: Feature { a, b } }| ContactPoint {
        point_a: point_b,
        point_b: point_a,
        separation,
        feature: Feature { a: b, b: a },
    })
}

fn same_contact(one: Answer<Option<Contact>>, other: Answer<Option<Contact>>) -> TestCaseResult {
    match (one, other) {
        (Ok(Some(one)), Ok(Some(other))) => {
            prop_assert_eq!(one.unique, other.unique);
            prop_assert!(!one.unique || one == other, "{one:?} against {other:?}");
        }
        (Err(QueryError::Overflow), Ok(Some(found))) | (Ok(Some(found)), Err(QueryError::Overflow)) => {
            prop_assert!(!found.unique);
        }
        (one, other) => prop_assert_eq!(one, other),
    }
    Ok(())
}

fn exchanged(crossing: CircleCrossing<Point>) -> CircleCrossing<Point> {
    match crossing {
        CircleCrossing::Secant(left, right) => CircleCrossing::Secant(right, left),
        same => same,
    }
}

fn opposite(found: Penetration) -> Penetration {
    let Penetration { normal, point_a, point_b, .. } = found;
    Penetration { normal: scaled(normal, -1.0), point_a: point_b, point_b: point_a, ..found }
}

fn same_penetration(one: Answer<Option<Penetration>>, other: Answer<Option<Penetration>>) -> TestCaseResult {
    match (one, other) {
        (Ok(Some(one)), Ok(Some(other))) => {
            same_bits!(one.depth, other.depth);
            prop_assert_eq!(one.unique, other.unique);
            prop_assert!(!one.unique || one == other, "{one:?} against {other:?}");
        }
        // Of several ways out the canonical ones may differ, and with them whether their points overflow.
        (Err(QueryError::Overflow), Ok(Some(found))) | (Ok(Some(found)), Err(QueryError::Overflow)) => {
            prop_assert!(!found.unique);
        }
        (one, other) => prop_assert_eq!(one, other),
    }
    Ok(())
}

pub(crate) fn reversing_a_segment<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let with_a = pair.a.reversed().map(|a| Pair { a, ..*pair });
    let with_b = pair.b.reversed().map(|b| Pair { b, ..*pair });
    for reversed in with_a.into_iter().chain(with_b) {
        let (one, other) = (Answers::of::<V>(pair), Answers::of::<V>(&reversed));
        same_bits!(one.distance, other.distance);
        same_penetration(one.penetration, other.penetration)?;
        let of_a_ray = |answers: Answers| answers.raycast.and(answers.chord);
        prop_assert_eq!(of_a_ray(one), of_a_ray(other));
        prop_assert_eq!(in_any_order(&one), in_any_order(&other));
    }
    Ok(())
}

/// The orientation of three points: any of them may be the first, and the other way round it is the opposite.
pub(crate) fn the_sides_of_a_triangle<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let Figure::Segment(Segment { a, b }) = pair.a else {
        return Ok(());
    };
    let side = |from, to, point| query::side::<V>(&Figure::Segment(Segment::new(from, to)), point);
    let (one, p) = (side(a, b, pair.vector), pair.vector);
    prop_assert_eq!(one, side(b, p, a));
    prop_assert_eq!(one, side(p, a, b));
    let opposite =
        one.map(|side| side.map(|side| side.map(|side| if side == Side::Left { Side::Right } else { Side::Left })));
    prop_assert_eq!(opposite, side(b, a, p));
    Ok(())
}

/// The answers without what may depend on the order of the ends: the canonical one of several penetrations, the `t`
/// along a path, and which point comes first.
fn in_any_order(answers: &Answers) -> Answers {
    let overlaps = answers.cast.is_some_and(|found| found.is_ok_and(|hit| hit.is_some_and(|hit| hit.overlapping)));
    Answers {
        penetration: Ok(None),
        toward: Ok(None),
        contact: without_features(answers.contact),
        chord: None,
        side: None,
        cast: answers.cast.filter(|_| !overlaps),
        cast_along: answers.cast_along.filter(|_| !overlaps),
        circle_circle: Ok(None),
        ray_bound: Ok(None),
        ..*answers
    }
}

/// A unique contact without the numbers of its parts; nothing of another one, nor whether its points overflow.
fn without_features(contact: Answer<Option<Contact>>) -> Answer<Option<Contact>> {
    let feature = Feature { a: Part::Vertex(0), b: Part::Vertex(0) };
    match contact {
        Ok(Some(contact)) if contact.unique => Ok(Some(contact.map(|point| ContactPoint { feature, ..point }))),
        Ok(_) | Err(QueryError::Overflow) => Ok(None),
        error => error,
    }
}

pub(crate) fn scaling_by_a_power_of_two<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let factor = f64::from(pair.exponent).exp2();
    let point = |v| scaled(v, factor);
    let larger = |figure: &Figure| figure.map(point, point, |radius| radius * factor);
    let all_larger = Pair {
        a: larger(&pair.a),
        b: larger(&pair.b),
        vector: point(pair.vector),
        number: pair.number * factor,
        ..*pair
    };
    let of_larger = Answers::of::<V>(&all_larger);
    // The number is a margin, which is a length, but for a ray or a cast `max_t`, which is not.
    let same_max_t = Answers::of::<V>(&Pair { number: pair.number, ..all_larger });
    let of_larger = Answers {
        raycast: same_max_t.raycast,
        cast_along: same_max_t.cast_along,
        ray_bound: same_max_t.ray_bound,
        ..of_larger
    };
    same_bits!(Answers::of::<V>(pair).scaled(factor), of_larger);
    Ok(())
}

pub(crate) fn one_shape_as_another<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let with_a = disguises(&pair.a).into_iter().map(|a| Pair { a, ..*pair });
    let with_b = disguises(&pair.b).into_iter().map(|b| Pair { b, ..*pair });
    for disguised in with_a.chain(with_b) {
        let (one, other) = (Answers::of::<V>(pair), Answers::of::<V>(&disguised));
        // Not every kind is a path, or a circle.
        let are_paths = one.chord.is_some() && other.chord.is_some();
        let are_straight = [pair, &disguised].iter().all(|pair| pair.is_straight());
        let of_any_kind = |answers: Answers| Answers {
            // The numbers of vertices depend on which comes first.
            contact: without_features(answers.contact),
            ray_circle: None,
            chord: answers.chord.filter(|_| are_paths),
            side: answers.side.filter(|_| are_paths),
            // These look at the first and the last point, of which a polygon has others.
            circle_circle: if are_straight { answers.circle_circle } else { Ok(None) },
            ray_bound: if are_straight { answers.ray_bound } else { Ok(None) },
            ..answers
        };
        same_bits!(of_any_kind(one), of_any_kind(other));
    }
    Ok(())
}

/// The same set of points as figures of other kinds. A polygon has no -0.
fn disguises(figure: &Figure) -> Vec<Figure> {
    let has_minus_zero = figure.points().iter().flatten().any(|number| number.to_bits() == (-0.0_f64).to_bits());
    let is_same = |disguise: &Figure| !has_minus_zero || !matches!(disguise, Figure::Polygon(_));
    disguises_but_for_minus_zero(figure).into_iter().filter(is_same).collect()
}

fn disguises_but_for_minus_zero(figure: &Figure) -> Vec<Figure> {
    match figure {
        Figure::Point(point) => vec![
            Figure::Circle(Circle::new(*point, 0.0)),
            Figure::Segment(Segment::new(*point, *point)),
            Figure::hull(&[*point], 0.0),
            Figure::Box(Aabb::new(*point, *point)),
        ],
        Figure::Circle(circle) => {
            vec![Figure::Stadium(Stadium::from(*circle)), Figure::hull(&[circle.center], circle.radius)]
        }
        Figure::Segment(segment) => {
            [Figure::Stadium(Stadium::from(*segment))].into_iter().chain(flat(figure)).collect()
        }
        Figure::Stadium(_) => flat(figure).collect(),
        Figure::Box(_) => vec![Figure::hull(&figure.points(), 0.0)],
        Figure::Polygon(_) => other_orders(figure),
        Figure::Ray(_) => Vec::new(),
    }
}

/// The polygon of the two ends. Its left is that of a segment from the smaller end.
fn flat(figure: &Figure) -> impl Iterator<Item = Figure> {
    let ends = figure.points();
    let is_ordered = ends[0] <= ends[1];
    is_ordered.then(|| Figure::hull(&[ends[1], ends[0]], figure.radius())).into_iter()
}

/// The same polygon of points in other orders, and of some more that are in it.
fn other_orders(polygon: &Figure) -> Vec<Figure> {
    let points = polygon.points();
    let backward: Vec<_> = points.iter().rev().copied().collect();
    let starts = (1..points.len()).map(|start| [&points[start..], &points[..start]].concat());
    let repeated =
        points.iter().flat_map(|&point| [point; 2]).take(CORNERS).chain([points[points.len() - 1]]).collect();
    let orders = starts.chain([backward, shuffled(&points)]).chain((2 * points.len() <= CORNERS).then_some(repeated));
    orders.map(|points: Vec<Point>| Figure::hull(&points[..points.len().min(CORNERS)], polygon.radius())).collect()
}

/// Any order, the same for the same points.
fn shuffled(points: &[Point]) -> Vec<Point> {
    let (mut random, mut points) = (Random::named(&format!("{points:?}")), points.to_vec());
    for end in (1..points.len()).rev() {
        points.swap(end, random.index(end + 1));
    }
    points
}
