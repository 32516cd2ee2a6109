use std::fmt;

use arbitrary::{Arbitrary, Unstructured};
use common::Point;
use common::figure::{self, CORNERS};
use impinge::ConvexPolygon;
use impinge::glam::{DVec2, Vec2};
use oracle::check;

use crate::corners::corners;
use crate::family::Precise;
use crate::kind::Kind;
use crate::random::Random;
use crate::regime::regimes;
use crate::stages;
use crate::tweaks::moved;

/// Points for a polygon.
pub struct Points {
    points: Vec<Point>,
    is_double: bool,
}

impl<'a> Arbitrary<'a> for Points {
    fn arbitrary(input: &mut Unstructured<'a>) -> arbitrary::Result<Self> {
        let mut random = Random::new(input.bytes(input.len())?.to_vec());
        let is_double = random.byte() % 2 == 1;
        let points = if is_double { drawn::<DVec2>(&mut random) } else { drawn::<Vec2>(&mut random) };
        Ok(Self { points, is_double })
    }
}

/// Any bits, integers, integers with some ulps, or as the agreement with the oracle is tested.
fn drawn<V: Precise>(random: &mut Random) -> Vec<Point> {
    let count = 1 + random.index(CORNERS);
    match random.integer(0, 3) {
        0 => points(count, || V::from_bit_pattern(random.bits())),
        1 => points(count, || random.signed_byte().into()),
        2 => points(count, || {
            let byte = random.signed_byte();
            moved::<V>(f64::from(byte / 8) / 8.0, byte % 8)
        }),
        _ => {
            let all = regimes::<V::Scalar>();
            let forms = [Kind::Segment.form(); 2];
            let [seed, other] = (all[random.index(all.len())].generate)(random, forms);
            corners::<V>(random, &seed, &Kind::Segment.of::<V>(&other))
        }
    }
}

fn points(count: usize, mut number: impl FnMut() -> f64) -> Vec<Point> {
    (0..count).map(|_| [number(), number()]).collect()
}

impl Points {
    /// # Panics
    /// If the polygon around the points is not their hull, or depends on their order.
    pub fn check(&self) {
        let outcome = if self.is_double { hold::<DVec2>(&self.points) } else { hold::<Vec2>(&self.points) };
        stages::count();
        if let Err(failure) = outcome {
            panic!("{failure}\n{self:?}");
        }
    }
}

fn hold<V: Precise>(points: &[Point]) -> Result<(), String> {
    let polygon = polygon::<V>(points)?;
    if !points.iter().flatten().all(|coordinate| coordinate.is_finite()) {
        return if polygon.is_none() { Ok(()) } else { Err("a hull of points that are not finite".to_owned()) };
    }
    let polygon = polygon.ok_or("no hull")?;
    check::hull(points, &figure::corners_of_hull::<V>(points))?;
    let reversed: Vec<_> = points.iter().rev().copied().collect();
    let again: Vec<_> = polygon.vertices().iter().map(|vertex| vertex.point()).collect();
    for same in [reversed, again] {
        if self::polygon::<V>(&same)? != Some(polygon) {
            return Err(format!("another polygon around {same:?}"));
        }
    }
    Ok(())
}

/// `None` if the points are not finite.
fn polygon<V: Precise>(points: &[Point]) -> Result<Option<ConvexPolygon<V, CORNERS>>, String> {
    let vectors: Vec<_> = points.iter().map(|point| V::vector(*point)).collect();
    match ConvexPolygon::hull_of(&vectors) {
        Ok(polygon) => polygon.validate().map_or_else(|error| Err(format!("invalid: {error}")), |()| Ok(Some(polygon))),
        Err(impinge::QueryError::NonFinite) => Ok(None),
        Err(error) => Err(format!("hull_of: {error}")),
    }
}

/// In decimals that read back exactly, and in bits.
impl fmt::Debug for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scalar = if self.is_double { "f64" } else { "f32" };
        let bits: Vec<_> = self.points.iter().map(|point| point.map(oracle::Float::bits)).collect();
        write!(f, "in {scalar}: {:?}\n    as f64 {bits:?}", self.points)
    }
}
