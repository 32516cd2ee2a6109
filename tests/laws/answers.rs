use common::answer::{CastHit, Chord, Contact, ContactPoint, Penetration, RayHit};
use common::query::{self, Answer};
use common::{Point, TestVector};
use impinge::Aabb;
use impinge::query::{CircleCrossing, Side};

use crate::errors::scaled;
use crate::pair::Pair;

/// What all queries say of a pair. The text that `Debug` makes of it tells apart any two bit patterns.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Answers {
    pub(crate) intersects: Answer<bool>,
    pub(crate) within: Answer<bool>,
    pub(crate) contains: Answer<bool>,
    pub(crate) distance: Answer<f64>,
    pub(crate) signed_distance: Answer<f64>,
    pub(crate) closest_point: Answer<Point>,
    pub(crate) closest_boundary_point: Answer<Point>,
    pub(crate) closest_points: Answer<Option<(Point, Point)>>,
    pub(crate) penetration: Answer<Option<Penetration>>,
    pub(crate) toward: Answer<Option<Penetration>>,
    pub(crate) offset: Answer<Option<Point>>,
    pub(crate) contact: Answer<Option<Contact>>,
    pub(crate) raycast: Option<Answer<Option<RayHit>>>,
    pub(crate) chord: Option<Answer<Option<Chord>>>,
    pub(crate) ray_circle: Option<Answer<Option<Chord>>>,
    pub(crate) side: Option<Answer<Option<Side>>>,
    pub(crate) cast: Option<Answer<Option<CastHit>>>,
    pub(crate) cast_along: Option<Answer<Option<CastHit>>>,
    pub(crate) circle_circle: Answer<Option<CircleCrossing<Point>>>,
    pub(crate) bounding_box: Option<Answer<Aabb<Point>>>,
    pub(crate) ray_bound: Answer<Option<f64>>,
}

impl Answers {
    pub(crate) fn of<V: TestVector>(pair: &Pair) -> Self {
        let Pair { a, b, vector, number, .. } = pair;
        let circles = pair.circles();
        Self {
            intersects: query::intersects::<V>(a, b),
            within: query::within::<V>(a, b, *number),
            contains: query::contains::<V>(a, b),
            distance: query::distance::<V>(a, b),
            signed_distance: query::signed_distance::<V>(a, b),
            closest_point: query::closest_point::<V>(b, *vector),
            closest_boundary_point: query::closest_boundary_point::<V>(b, *vector),
            closest_points: query::closest_points::<V>(a, b),
            penetration: query::penetration::<V>(a, b),
            toward: query::penetration_toward::<V>(a, b, *vector),
            offset: query::penetration_offset::<V>(a, b),
            contact: query::contact::<V>(a, b, *number),
            raycast: pair.ray().map(|ray| query::raycast::<V>(&ray, b, *number)),
            chord: query::chord::<V>(a, b),
            ray_circle: pair.ray_and_circle().map(|(ray, circle)| query::ray_circle::<V>(&ray, &circle)),
            side: query::side::<V>(a, *vector),
            cast: query::cast::<V>(a, *vector, b),
            cast_along: query::cast_along::<V>(a, *vector, b, *number),
            circle_circle: query::circle_circle::<V>(&circles[0], &circles[1]),
            bounding_box: query::bounding_box::<V>(b),
            ray_bound: query::ray_bound::<V>(&pair.any_ray(), &pair.aabb(), *number),
        }
    }

    /// The answers for all lengths multiplied by `factor`.
    pub(crate) fn scaled(self, factor: f64) -> Self {
        let point = |v| scaled(v, factor);
        let hit = |hit: RayHit| RayHit { point: point(hit.point), ..hit };
        let chord = |chord: Chord| Chord { enter: chord.enter.map(hit), exit: chord.exit.map(hit), ..chord };
        let cast = |hit: CastHit| CastHit { point: point(hit.point), ..hit };
        let penetration = |found: Penetration| Penetration {
            depth: found.depth * factor,
            point_a: point(found.point_a),
            point_b: point(found.point_b),
            ..found
        };
        let contact_point = |at: ContactPoint| ContactPoint {
            separation: at.separation * factor,
            point_a: point(at.point_a),
            point_b: point(at.point_b),
            ..at
        };
        Self {
            distance: self.distance.map(|distance| distance * factor),
            signed_distance: self.signed_distance.map(|distance| distance * factor),
            closest_point: self.closest_point.map(point),
            closest_boundary_point: self.closest_boundary_point.map(point),
            closest_points: self.closest_points.map(|pair| pair.map(|(a, b)| (point(a), point(b)))),
            penetration: self.penetration.map(|found| found.map(penetration)),
            toward: self.toward.map(|found| found.map(penetration)),
            offset: self.offset.map(|offset| offset.map(point)),
            contact: self.contact.map(|found| found.map(|contact| contact.map(contact_point))),
            raycast: self.raycast.map(|answer| answer.map(|found| found.map(hit))),
            chord: self.chord.map(|answer| answer.map(|found| found.map(chord))),
            ray_circle: self.ray_circle.map(|answer| answer.map(|found| found.map(chord))),
            cast: self.cast.map(|answer| answer.map(|found| found.map(cast))),
            cast_along: self.cast_along.map(|answer| answer.map(|found| found.map(cast))),
            circle_circle: self.circle_circle.map(|found| found.map(|crossing| mapped(crossing, point))),
            bounding_box: self.bounding_box.map(|answer| answer.map(|b| Aabb::new(point(b.min), point(b.max)))),
            ..self
        }
    }

    pub(crate) fn penetrations(&self) -> impl Iterator<Item = Penetration> {
        [&self.penetration, &self.toward].into_iter().filter_map(|answer| answer.ok().flatten())
    }

    pub(crate) fn hits(&self) -> impl Iterator<Item = RayHit> {
        let chords = [self.chord, self.ray_circle].into_iter().flatten().flatten().flatten();
        let hit = self.raycast.and_then(Result::ok).flatten();
        chords.flat_map(Chord::hits).chain(hit)
    }

    pub(crate) fn casts(&self) -> impl Iterator<Item = CastHit> {
        [self.cast, self.cast_along].into_iter().flatten().filter_map(|answer| answer.ok().flatten())
    }

    pub(crate) fn contact_points(&self) -> impl Iterator<Item = ContactPoint> {
        self.contact.ok().flatten().into_iter().flat_map(Contact::points)
    }

    pub(crate) fn normals(&self) -> impl Iterator<Item = Point> {
        let of_hits = self.hits().map(|hit| hit.normal).chain(self.casts().map(|hit| hit.normal));
        let of_contact = self.contact.ok().flatten().map(|contact| contact.normal);
        self.penetrations().map(|found| found.normal).chain(of_contact).chain(of_hits)
    }

    /// Every number of every answer.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = f64> {
        let depths = self.penetrations().map(|found| found.depth);
        let scalars = [self.distance.ok(), self.signed_distance.ok(), self.ray_bound.ok().flatten()];
        let times = self.hits().map(|hit| hit.t).chain(self.casts().map(|hit| hit.t));
        let points = self.points().into_iter().chain(self.normals()).flatten();
        let separations = self.contact_points().map(|point| point.separation);
        depths.chain(separations).chain(scalars.into_iter().flatten()).chain(times).chain(points)
    }

    fn points(&self) -> Vec<Point> {
        let alone = [self.closest_point, self.closest_boundary_point].into_iter().flatten();
        let pair = self.closest_points.ok().flatten().into_iter().flat_map(|(a, b)| [a, b]);
        let of_penetrations = self.penetrations().flat_map(|found| [found.point_a, found.point_b]);
        let hits = self.hits().map(|hit| hit.point).chain(self.casts().map(|hit| hit.point));
        let crossings = self.circle_circle.ok().flatten().into_iter().flat_map(crossing_points);
        let corners = self.bounding_box.and_then(Result::ok).into_iter().flat_map(|found| [found.min, found.max]);
        let offset = self.offset.ok().flatten();
        let contacts = self.contact_points().flat_map(|point| [point.point_a, point.point_b]);
        alone
            .chain(pair)
            .chain(of_penetrations)
            .chain(contacts)
            .chain(hits)
            .chain(crossings)
            .chain(corners)
            .chain(offset)
            .collect()
    }
}

/// The crossing with `change` applied to its points.
fn mapped(crossing: CircleCrossing<Point>, change: impl Fn(Point) -> Point) -> CircleCrossing<Point> {
    match crossing {
        CircleCrossing::Tangent(point) => CircleCrossing::Tangent(change(point)),
        CircleCrossing::Secant(left, right) => CircleCrossing::Secant(change(left), change(right)),
        CircleCrossing::Coincident => CircleCrossing::Coincident,
    }
}

pub(crate) fn crossing_points(crossing: CircleCrossing<Point>) -> Vec<Point> {
    match crossing {
        CircleCrossing::Tangent(point) => vec![point],
        CircleCrossing::Secant(left, right) => vec![left, right],
        CircleCrossing::Coincident => vec![],
    }
}
