use common::figure::box_between;
use common::{Figure, Point};
use impinge::Aabb;

use super::{Closest, Family, Intersects, Law, Outline, Penetration, Precise};
use crate::construction::{Construction, preferred};
use crate::kind::Kind;
use crate::material::Material;
use crate::pair::Pair;
use crate::random::Random;
use crate::xy::Xy;
use crate::{agreement, boxes, symmetry};

/// All queries of shapes at rest, about a polygon or a box and any other shape.
pub enum Polygons {}

impl Family for Polygons {
    fn drawn<V: Precise>(random: &mut Random) -> (Pair, i8) {
        let kinds = kinds(random);
        of_kinds::<V>(kinds, random)
    }

    fn laws<V: Precise>() -> Vec<Law> {
        vec![
            agreement::answers_agree::<V>,
            agreement::f64_rounds_to_the_same_answers::<V>,
            agreement::touching_shapes_part_when_one_shrinks::<V>,
            agreement::within_compares_the_distance::<V>,
            boxes::a_box_holds_its_shape::<V>,
            symmetry::swapping_the_arguments::<V>,
            symmetry::one_shape_as_another::<V>,
        ]
    }

    fn agrees<V: Precise>(pair: &Pair) -> Result<(), String> {
        Intersects::agrees::<V>(pair)?;
        Closest::agrees::<V>(pair)?;
        Penetration::agrees::<V>(pair)?;
        Outline::agrees::<V>(pair)
    }
}

/// As [`Family::drawn`].
pub(super) fn of_kinds<V: Precise>(kinds: [Kind; 2], random: &mut Random) -> (Pair, i8) {
    let construction = Construction::chosen::<V>(random);
    let threshold = random.signed_byte();
    let (vector, number) = (preferred(random).map(V::rounded), V::rounded(random.between(-1.0, 5.0)));
    let [a, b] = match construction {
        Construction::Bits => kinds.map(|kind| {
            let points = points(random, |random| V::from_bit_pattern(random.bits()));
            figure::<V>(kind, &points, V::from_bit_pattern(random.bits()))
        }),
        Construction::Integers => kinds.map(|kind| {
            let points = points(random, |random| random.signed_byte().into());
            figure::<V>(kind, &points, f64::from(random.signed_byte()).abs())
        }),
        Construction::Regime(regime) => {
            let seeds = (regime.generate)(random, kinds.map(Kind::form));
            Kind::pair::<V>(random, kinds, &seeds)
        }
    };
    (Pair { a, b, vector, number, exponent: 0 }, threshold)
}

pub(super) fn with_inside(random: &mut Random) -> Kind {
    Kind::WITH_INSIDE[random.index(Kind::WITH_INSIDE.len())]
}

/// Of which one is a polygon or a box.
pub(super) fn kinds(random: &mut Random) -> [Kind; 2] {
    let with_inside = with_inside(random);
    let all: Vec<_> = Kind::all().collect();
    let other = all[random.index(all.len())];
    if random.chance(2) { [with_inside, other] } else { [other, with_inside] }
}

fn points(random: &mut Random, coordinate: impl Fn(&mut Random) -> f64) -> Vec<Point> {
    let count = random.integer(2, 6);
    (0..count).map(|_| [coordinate(random), coordinate(random)]).collect()
}

/// A box is empty if the radius is negative.
fn figure<V: Precise>(kind: Kind, points: &[Point], radius: f64) -> Figure {
    let [one, other] = [points[0], points[1]];
    match kind {
        Kind::Polygon => Figure::hull(points, 0.0),
        Kind::RoundedPolygon => Figure::hull(points, radius),
        Kind::Box => {
            let Aabb { min, max } = box_between(one, other);
            Figure::Box(if radius < 0.0 { Aabb::new(max, min) } else { Aabb::new(min, max) })
        }
        straight => straight.of::<V>(&Material { points: [one, other].map(|[x, y]| Xy::new(x, y)), radius }),
    }
}
