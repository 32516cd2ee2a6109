//! Contacts, from the faces of two cores along their normal.
//!
//! A face is all that reaches farthest along a direction: an end or a side. Everything is measured along the normal n and
//! along n turned left, in units of n, so that it stays rational.

use super::core::Core;
use super::distance::within;
use super::inflated_core::InflatedCore;
use super::penetration::shortest_way;
use super::rational::{Rational, sign, square};
use super::straight::Straight;
use super::surd::{Point, Surd};
use super::translation::Translation;
use super::vector::Vector;

#[derive(Clone, Debug)]
pub struct Contact {
    pub normal: Point,
    pub unique: bool,
    /// One or two, from right to left along the normal.
    pub points: Vec<ContactPoint>,
}

#[derive(Clone, Debug)]
pub struct ContactPoint {
    pub separation: Surd,
    pub point_a: Point,
    pub point_b: Point,
    pub parts: [Part; 2],
}

/// Where on its core a point is.
#[derive(Clone, Debug)]
pub enum Part {
    Vertex(Vector),
    /// The edge through these two points.
    Edge([Vector; 2]),
}

/// `None` if the shapes are farther apart than `margin`.
pub fn contact(a: &InflatedCore, b: &InflatedCore, margin: &Rational) -> Option<Contact> {
    if !within(a, b, margin) {
        return None;
    }
    let (way, unique) = shortest_way(&a.core, &b.core, &Vector::zero());
    let [of_a, of_b] = [face(&a.core, &way.direction), face(&b.core, &-&way.direction)];
    let scene = Scene { a, b, margin, way: &way };
    let points = scene.corner(&of_a, &of_b).map_or_else(|| scene.beside(&of_a, &of_b), |point| vec![point]);
    Some(Contact { normal: way.normal(), unique, points })
}

/// The points of `core` that are farthest along `direction`.
fn face(core: &Core, direction: &Vector) -> Straight {
    let level = |straight: &Straight| straight.span.dot(direction).is_zero();
    let height = |end: &Vector| end.dot(direction);
    let top = core.ends().into_iter().max_by_key(height).expect("an end");
    let side = core.sides().into_iter().find(|side| level(side) && height(&side.start) == height(&top));
    side.unwrap_or_else(|| Straight::point(&top))
}

struct Scene<'a> {
    a: &'a InflatedCore,
    b: &'a InflatedCore,
    margin: &'a Rational,
    way: &'a Translation,
}

impl Scene<'_> {
    /// How far to the left of the normal.
    fn place(&self, point: &Vector) -> Rational {
        point.dot(&self.way.direction.left())
    }

    /// The rightmost and the leftmost place of a face; `None` at infinity.
    fn extent(&self, face: &Straight) -> [Option<Rational>; 2] {
        let (start, speed) = (self.place(&face.start), self.place(&face.span));
        let end = (!face.endless).then(|| &start + &speed);
        if sign(&speed).is_lt() { [end, Some(start)] } else { [Some(start), end] }
    }

    /// The point of a face at a place on it.
    fn at(&self, face: &Straight, place: &Rational) -> Vector {
        let speed = self.place(&face.span);
        if speed.is_zero() {
            return face.start.clone();
        }
        face.at(&((place - self.place(&face.start)) / speed))
    }

    /// The only point if 0's nearest point on the border of the cores' difference is a corner: then the faces have but an end
    /// in common, as seen along the normal.
    fn corner(&self, of_a: &Straight, of_b: &Straight) -> Option<ContactPoint> {
        let ([right_a, left_a], [right_b, left_b]) = (self.extent(of_a), self.extent(of_b));
        let common = |one: Option<Rational>, other: Option<Rational>| one.filter(|one| other.as_ref() == Some(one));
        let place = common(left_a, right_b).or_else(|| common(right_a, left_b))?;
        let [p, q] = [self.at(of_a, &place), self.at(of_b, &place)];
        Some(self.point(&p, &q, [Part::Vertex(p.clone()), Part::Vertex(q.clone())]))
    }

    /// The points if one face is a side, and some of the other is beside it.
    fn beside(&self, of_a: &Straight, of_b: &Straight) -> Vec<ContactPoint> {
        match (of_a.is_point(), of_b.is_point()) {
            (false, false) => self.ends_of_overlap(of_a, of_b),
            (false, true) => self.of_end(of_a, &self.b.core, &of_b.start, true),
            (true, _) => self.of_end(of_b, &self.a.core, &of_a.start, false),
        }
    }

    /// The points at the ends of what parallel sides have in common.
    fn ends_of_overlap(&self, of_a: &Straight, of_b: &Straight) -> Vec<ContactPoint> {
        let ([right_a, left_a], [right_b, left_b]) = (self.extent(of_a), self.extent(of_b));
        let right = right_a.into_iter().chain(right_b).max();
        let left = left_a.into_iter().chain(left_b).min();
        let point = |place: Rational| {
            let [p, q] = [self.at(of_a, &place), self.at(of_b, &place)];
            self.point(&p, &q, [part(of_a, &p), part(of_b, &q)])
        };
        right.into_iter().chain(left).map(point).collect()
    }

    /// The points of `side`, of the one core, and of the sides of `other` at its `end`, which is beside it.
    fn of_end(&self, side: &Straight, other: &Core, end: &Vector, side_is_a: bool) -> Vec<ContactPoint> {
        let foot = self.at(side, &self.place(end));
        let first = self.pair(side_is_a, (&foot, part(side, &foot)), (end, Part::Vertex(end.clone())));
        let outward = if side_is_a { self.way.direction.clone() } else { -&self.way.direction };
        let Some(incident) = incident(other, end, &outward) else { return vec![first] };
        // From the end along the incident side, as far as both sides go.
        let far = incident.ends().into_iter().find(|far| far != end);
        let heads_left = sign(&self.place(&incident.span)).is_gt() == (incident.start == *end);
        let [right, left] = self.extent(side);
        let limit = if heads_left { left } else { right };
        let places = far.iter().map(|far| self.place(far)).chain(limit);
        let Some(place) = (if heads_left { places.min() } else { places.max() }) else { return vec![first] };
        let [p, q] = [self.at(side, &place), self.at(&incident, &place)];
        let height = (&q - &p).dot(&outward);
        let reach = &self.a.radius + &self.b.radius + self.margin;
        if sign(&height).is_gt() && square(&height) > square(&reach) * outward.norm_squared() {
            return vec![first];
        }
        let second = self.pair(side_is_a, (&p, part(side, &p)), (&q, part(&incident, &q)));
        if heads_left { vec![first, second] } else { vec![second, first] }
    }

    fn pair(&self, first_is_a: bool, (p, p_part): (&Vector, Part), (q, q_part): (&Vector, Part)) -> ContactPoint {
        if first_is_a { self.point(p, q, [p_part, q_part]) } else { self.point(q, p, [q_part, p_part]) }
    }

    /// From points of both cores that are straight across from each other.
    fn point(&self, p: &Vector, q: &Vector, parts: [Part; 2]) -> ContactPoint {
        let norm_squared = self.way.direction.norm_squared();
        let steps = (q - p).dot(&self.way.direction) / &norm_squared;
        ContactPoint {
            separation: Surd::new(-(&self.a.radius + &self.b.radius), steps, norm_squared),
            point_a: self.way.along_normal(p, &self.a.radius),
            point_b: self.way.along_normal(q, &-&self.b.radius),
            parts,
        }
    }
}

/// The part of a core at a point of one of its sides.
fn part(side: &Straight, point: &Vector) -> Part {
    if side.ends().contains(point) {
        Part::Vertex(point.clone())
    } else {
        Part::Edge([side.start.clone(), &side.start + &side.span])
    }
}

/// Of the sides at `end` that face against `outward`, the one that does so most; the first of two.
fn incident(core: &Core, end: &Vector, outward: &Vector) -> Option<Straight> {
    if core.is_point() {
        return None;
    }
    let normals_of = |side: &Straight| match core {
        Core::Straight(_) => vec![side.span.left(), -&side.span.left()],
        Core::Polygon(_) => vec![-&side.span.left()],
    };
    let mut most: Option<(Rational, Straight)> = None;
    for side in core.sides().into_iter().filter(|side| side.ends().contains(end)) {
        for normal in normals_of(&side) {
            let against = -normal.dot(outward);
            let steepness = square(&against) / normal.norm_squared();
            if sign(&against).is_gt() && most.as_ref().is_none_or(|(most, _)| steepness > *most) {
                most = Some((steepness, side.clone()));
            }
        }
    }
    most.map(|(_, side)| side)
}
