use common::{Figure, Point, TestVector};
use impinge::{Aabb, Circle, Ray, Segment};

use crate::corners::{bounds, corners};
use crate::material::{Form, Material};
use crate::random::Random;
use crate::xy::Xy;

/// A kind of shape, with how to make one.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Kind {
    Point,
    Segment,
    Circle,
    Stadium,
    Ray,
    Polygon,
    /// With a radius.
    RoundedPolygon,
    Box,
}

impl Kind {
    pub(crate) const STRAIGHT: [Self; 5] = [Self::Point, Self::Segment, Self::Circle, Self::Stadium, Self::Ray];
    pub(crate) const WITH_INSIDE: [Self; 3] = [Self::Polygon, Self::RoundedPolygon, Self::Box];

    pub(crate) fn all() -> impl Iterator<Item = Self> {
        Self::STRAIGHT.into_iter().chain(Self::WITH_INSIDE)
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Point => "point",
            Self::Segment => "segment",
            Self::Circle => "circle",
            Self::Stadium => "stadium",
            Self::Ray => "ray",
            Self::Polygon => "polygon",
            Self::RoundedPolygon => "rounded",
            Self::Box => "box",
        }
    }

    pub(crate) const fn form(self) -> Form {
        Form {
            long: !matches!(self, Self::Point | Self::Circle),
            round: matches!(self, Self::Circle | Self::Stadium | Self::RoundedPolygon),
        }
    }

    pub(crate) fn has_inside(self) -> bool {
        Self::WITH_INSIDE.contains(&self)
    }

    /// Of so many cases for a pair of straight cores, how many to try for these kinds: an oracle of more corners is slower.
    pub(crate) fn share_of(kinds: &[Self], cases: usize) -> usize {
        if kinds.iter().any(|kind| kind.has_inside()) { (cases / 5).max(1) } else { cases }
    }

    /// Both in numbers of `V`. A polygon or a box is placed by the other shape, of two the second one by the first.
    pub(crate) fn pair<V: TestVector>(random: &mut Random, kinds: [Self; 2], seeds: &[Material; 2]) -> [Figure; 2] {
        let straight = |index: usize| Kind::straight_seed(kinds[index]).of::<V>(&seeds[index]);
        if kinds[1].has_inside() {
            let a = kinds[0].placed::<V>(random, &seeds[0], &straight(1));
            [a, kinds[1].placed::<V>(random, &seeds[1], &a)]
        } else {
            let b = straight(1);
            [kinds[0].placed::<V>(random, &seeds[0], &b), b]
        }
    }

    /// The kind of the seed.
    fn straight_seed(self) -> Self {
        match self {
            Self::Polygon | Self::Box => Self::Segment,
            Self::RoundedPolygon => Self::Stadium,
            straight => straight,
        }
    }

    /// Where it may touch the other shape, if it is a polygon or a box.
    pub(crate) fn placed<V: TestVector>(self, random: &mut Random, seed: &Material, other: &Figure) -> Figure {
        if !self.has_inside() {
            return self.of::<V>(seed);
        }
        let points = corners::<V>(random, seed, other);
        if self == Self::Box {
            let corners: Vec<_> = bounds(&points).collect();
            return Figure::Box(Aabb::new(corners[0], corners[2]));
        }
        Figure::hull(&points, V::rounded(seed.radius))
    }

    /// In numbers of `V`.
    ///
    /// # Panics
    /// For a polygon or a box.
    pub(crate) fn of<V: TestVector>(self, material: &Material) -> Figure {
        match self {
            Self::Point => Figure::Point(point::<V>(material.points[0])),
            Self::Segment => Figure::Segment(segment::<V>(material)),
            Self::Circle => Figure::Circle(circle::<V>(material)),
            Self::Stadium => Figure::Stadium(segment::<V>(material).inflated(V::rounded(material.radius))),
            Self::Ray => Figure::Ray(ray::<V>(material)),
            Self::Polygon | Self::RoundedPolygon | Self::Box => panic!("it is placed by another shape"),
        }
    }
}

/// The finite point nearest to `place`; 0 for what is no number.
pub(crate) fn point<V: TestVector>(place: Xy) -> Point {
    let finite = |coordinate: f64| if coordinate.is_nan() { 0.0 } else { coordinate.clamp(-V::MAX, V::MAX) };
    [place.x, place.y].map(|coordinate| V::rounded(finite(coordinate)))
}

pub(crate) fn segment<V: TestVector>(material: &Material) -> Segment<Point> {
    let [a, b] = material.points.map(point::<V>);
    Segment::new(a, b)
}

pub(crate) fn circle<V: TestVector>(material: &Material) -> Circle<Point> {
    Circle::new(point::<V>(material.points[0]), V::rounded(material.radius))
}

pub(crate) fn ray<V: TestVector>(material: &Material) -> Ray<Point> {
    let [origin, target] = material.points;
    let direction = point::<V>(target - origin);
    Ray::new(point::<V>(origin), if direction == [0.0, 0.0] { [1.0, 0.0] } else { direction })
}
