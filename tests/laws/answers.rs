use impinge::query::{Chord, Penetration, RayHit};

use crate::bounds::scaled;
use crate::common::query::{self, Answer};
use crate::common::{Plane, Point};
use crate::pair::Pair;

/// What all queries say of a pair. The text that `Debug` makes of it tells apart any two bit patterns.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Answers {
    pub(crate) intersects: Answer<bool>,
    pub(crate) within: Answer<bool>,
    pub(crate) distance: Answer<f64>,
    pub(crate) closest_point: Answer<Point>,
    pub(crate) closest_points: Answer<Option<(Point, Point)>>,
    pub(crate) penetration: Answer<Option<Penetration<Point>>>,
    pub(crate) toward: Answer<Option<Penetration<Point>>>,
    pub(crate) offset: Answer<Option<Point>>,
    pub(crate) raycast: Option<Answer<Option<RayHit<Point>>>>,
    pub(crate) chord: Option<Answer<Option<Chord<Point>>>>,
}

impl Answers {
    pub(crate) fn of<V: Plane>(pair: &Pair) -> Self {
        let Pair { a, b, vector, number, .. } = pair;
        Self {
            intersects: query::intersects::<V>(a, b),
            within: query::within::<V>(a, b, *number),
            distance: query::distance::<V>(a, b),
            closest_point: query::closest_point::<V>(b, *vector),
            closest_points: query::closest_points::<V>(a, b),
            penetration: query::penetration::<V>(a, b),
            toward: query::penetration_toward::<V>(a, b, *vector),
            offset: query::penetration_offset::<V>(a, b),
            raycast: pair.ray().map(|ray| query::raycast::<V>(&ray, b, *number)),
            chord: pair.ray_and_circle().map(|(ray, circle)| query::ray_circle::<V>(&ray, &circle)),
        }
    }

    /// The answers for all lengths multiplied by `factor`.
    pub(crate) fn scaled(self, factor: f64) -> Self {
        let point = |v| scaled(v, factor);
        let hit = |hit: RayHit<Point>| RayHit { point: point(hit.point), ..hit };
        let chord = |chord: Chord<Point>| Chord { enter: chord.enter.map(hit), exit: chord.exit.map(hit), ..chord };
        let penetration = |found: Penetration<Point>| Penetration {
            depth: found.depth * factor,
            point_a: point(found.point_a),
            point_b: point(found.point_b),
            ..found
        };
        Self {
            distance: self.distance.map(|distance| distance * factor),
            closest_point: self.closest_point.map(point),
            closest_points: self.closest_points.map(|pair| pair.map(|(a, b)| (point(a), point(b)))),
            penetration: self.penetration.map(|found| found.map(penetration)),
            toward: self.toward.map(|found| found.map(penetration)),
            offset: self.offset.map(|offset| offset.map(point)),
            raycast: self.raycast.map(|answer| answer.map(|found| found.map(hit))),
            chord: self.chord.map(|answer| answer.map(|found| found.map(chord))),
            ..self
        }
    }

    pub(crate) fn penetrations(&self) -> impl Iterator<Item = Penetration<Point>> {
        [&self.penetration, &self.toward].into_iter().filter_map(|answer| answer.ok().flatten())
    }

    pub(crate) fn hits(&self) -> impl Iterator<Item = RayHit<Point>> {
        let chord = self.chord.and_then(Result::ok).flatten();
        let hit = self.raycast.and_then(Result::ok).flatten();
        chord.into_iter().flat_map(Chord::into_iter).chain(hit)
    }

    pub(crate) fn normals(&self) -> impl Iterator<Item = Point> {
        self.penetrations().map(|found| found.normal).chain(self.hits().map(|hit| hit.normal))
    }

    /// Every number of every answer.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = f64> {
        let penetrations = self
            .penetrations()
            .flat_map(|found| [found.normal, found.point_a, found.point_b, [found.depth; 2]].into_iter().flatten());
        let hits = self.hits().flat_map(|hit| [hit.point, hit.normal, [hit.t; 2]].into_iter().flatten());
        let pair = self.closest_points.ok().flatten().map(|(a, b)| [a, b]);
        let offset = self.offset.ok().flatten();
        let points = pair.into_iter().flatten().chain(offset).chain(self.closest_point.ok());
        self.distance.ok().into_iter().chain(points.flatten()).chain(penetrations).chain(hits)
    }
}
