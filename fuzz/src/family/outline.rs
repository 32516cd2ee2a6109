use common::{Figure, Point, query};
use impinge::{Aabb, Ray};
use oracle::{InflatedCore, Rational, Vector, check};

use super::{Family, Law, Precise, kept};
use crate::pair::Pair;
use crate::tweaks::{finite, moved};
use crate::{agreement, boxes, symmetry};

/// `circle_circle`, `closest_boundary_point`, `contains`, `signed_distance`, `side`, `bounding_box` and `Aabb::ray_bound`.
pub enum Outline {}

impl Family for Outline {
    /// With a ray that has just enough length for its box, or a shape just small enough to be inside the other.
    fn at_threshold<V: Precise>(pair: &Pair, choice: i8) -> Pair {
        let about = |number: f64| finite::<V>(moved::<V>(finite::<V>(number), choice % 2));
        if choice < 0 {
            let radius = about(room(pair)).abs();
            Pair { b: pair.b.map(|point| point, |direction| direction, |_| radius), ..*pair }
        } else {
            Pair { number: about(entry(pair)), ..*pair }
        }
    }

    fn laws<V: Precise>() -> Vec<Law> {
        vec![
            agreement::answers_agree::<V>,
            agreement::f64_rounds_to_the_same_answers::<V>,
            boxes::a_box_holds_its_shape::<V>,
            boxes::a_ray_enters_the_box_before_the_shape::<V>,
            symmetry::swapping_the_arguments::<V>,
            symmetry::one_shape_as_another::<V>,
        ]
    }

    fn agrees<V: Precise>(pair: &Pair) -> Result<(), String> {
        let (Pair { a, b, .. }, place) = (pair, pair.b.points()[0]);
        let nearest = query::closest_boundary_point::<V>(a, place);
        kept::<V>("closest_boundary_point", check::closest_boundary_point::<V::Scalar>(a, place, nearest))?;
        kept::<V>("contains", check::contains(a, b, query::contains::<V>(a, b)))?;
        let signed = query::signed_distance::<V>(a, b);
        kept::<V>("signed_distance", check::signed_distance::<V::Scalar>(a, b, signed))?;
        if let Some(answer) = query::side::<V>(a, place) {
            kept::<V>("side", check::side(a, place, answer))?;
        }
        circles_agree::<V>(pair)?;
        boxes_agree::<V>(pair)
    }
}

fn circles_agree<V: Precise>(pair: &Pair) -> Result<(), String> {
    let [a, b] = pair.circles();
    let answer = query::circle_circle::<V>(&a, &b);
    kept::<V>("circle_circle", check::circle_circle::<V::Scalar>(&a.into(), &b.into(), answer))
}

fn boxes_agree<V: Precise>(pair: &Pair) -> Result<(), String> {
    ray_agrees::<V>(pair, &pair.aabb())?;
    let Some(bounds) = query::bounding_box::<V>(&pair.b) else { return Ok(()) };
    kept::<V>("bounding_box", check::bounding_box::<V::Scalar>(&pair.b, bounds))?;
    bounds.map_or(Ok(()), |bounds| ray_agrees::<V>(pair, &bounds))
}

fn ray_agrees<V: Precise>(pair: &Pair, aabb: &Aabb<Point>) -> Result<(), String> {
    let Some(ray) = ray_of(pair) else { return Ok(()) };
    [pair.number, f64::INFINITY].into_iter().try_for_each(|max_t| {
        let answer = query::ray_bound::<V>(&ray, aabb, max_t);
        let checked = check::ray_bound::<V::Scalar>(&ray, aabb, max_t, answer);
        kept::<V>(&format!("Aabb::ray_bound up to {max_t:?}"), checked)
    })
}

/// The ray to boxes, if it heads anywhere.
fn ray_of(pair: &Pair) -> Option<Ray<Point>> {
    let ray = pair.any_ray();
    Figure::Ray(ray).defect().is_none().then_some(ray)
}

/// The radius of a circle around an end of `b` that touches the outline of `a` from inside.
fn room(pair: &Pair) -> f64 {
    let end = pair.b.points()[pair.b.points().len() - 1];
    let core = InflatedCore { radius: Rational::ZERO, ..InflatedCore::of(pair.a) };
    pair.a.radius() - oracle::distance(&core, &InflatedCore::of(end)).approximation()
}

fn entry(pair: &Pair) -> f64 {
    let [min, max] = [pair.aabb().min, pair.aabb().max].map(Vector::from);
    let t = ray_of(pair).and_then(|ray| oracle::box_entry(&InflatedCore::of(ray).core, &min, &max));
    t.map_or(0.0, |t| t.approximation())
}
