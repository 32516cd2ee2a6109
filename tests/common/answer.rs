//! Answers in `f64`, as [`Figure`](crate::Figure) is for shapes.

use impinge::query::{self, Feature};

use crate::{Point, TestVector};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RayHit {
    pub t: f64,
    pub point: Point,
    pub normal: Point,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CastHit {
    pub t: f64,
    pub point: Point,
    pub normal: Point,
    pub overlapping: bool,
    pub unique: bool,
    pub grazes: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chord {
    pub enter: Option<RayHit>,
    pub exit: Option<RayHit>,
    pub single: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Penetration {
    pub normal: Point,
    pub depth: f64,
    pub unique: bool,
    pub point_a: Point,
    pub point_b: Point,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contact {
    pub normal: Point,
    pub unique: bool,
    pub first: ContactPoint,
    pub second: Option<ContactPoint>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ContactPoint {
    pub separation: f64,
    pub point_a: Point,
    pub point_b: Point,
    pub feature: Feature,
}

impl Contact {
    pub fn points(self) -> impl DoubleEndedIterator<Item = ContactPoint> {
        [Some(self.first), self.second].into_iter().flatten()
    }

    /// The contact with `change` applied to each point.
    #[must_use]
    pub fn map(self, change: impl Fn(ContactPoint) -> ContactPoint) -> Self {
        Self { first: change(self.first), second: self.second.map(change), ..self }
    }
}

impl Chord {
    /// A single point once.
    pub fn hits(self) -> impl Iterator<Item = RayHit> {
        self.enter.into_iter().chain(self.exit.filter(|_| !self.single))
    }
}

impl<V: TestVector> From<query::RayHit<V>> for RayHit {
    fn from(hit: query::RayHit<V>) -> Self {
        Self { t: V::value(hit.t), point: hit.point.point(), normal: hit.normal.point() }
    }
}

impl<V: TestVector> From<query::CastHit<V>> for CastHit {
    fn from(hit: query::CastHit<V>) -> Self {
        Self {
            t: V::value(hit.t),
            point: hit.point.point(),
            normal: hit.normal.point(),
            overlapping: hit.overlapping,
            unique: hit.unique,
            grazes: hit.grazes,
        }
    }
}

impl<V: TestVector> From<query::Chord<V>> for Chord {
    fn from(chord: query::Chord<V>) -> Self {
        Self { enter: chord.enter.map(RayHit::from), exit: chord.exit.map(RayHit::from), single: chord.single }
    }
}

impl<V: TestVector> From<query::Penetration<V>> for Penetration {
    fn from(found: query::Penetration<V>) -> Self {
        Self {
            normal: found.normal.point(),
            depth: V::value(found.depth),
            unique: found.unique,
            point_a: found.point_a.point(),
            point_b: found.point_b.point(),
        }
    }
}

impl<V: TestVector> From<query::Contact<V>> for Contact {
    fn from(found: query::Contact<V>) -> Self {
        let point = |point: &query::ContactPoint<V>| ContactPoint {
            separation: V::value(point.separation),
            point_a: point.point_a.point(),
            point_b: point.point_b.point(),
            feature: point.feature,
        };
        let points = found.points();
        let (first, second) = (point(&points[0]), points.get(1).map(point));
        Self { normal: found.normal.point(), unique: found.unique, first, second }
    }
}
