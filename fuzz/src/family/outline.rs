use impinge::{Aabb, Ray, query};

use super::{Family, Law, Precise, approximation, kept};
use crate::common::figure::{narrowed_box, narrowed_circle, narrowed_ray, with_bounded, with_path, with_shape};
use crate::common::{Figure, Point};
use crate::oracle::{self, Body, Figure as _, Rational};
use crate::pair::Pair;
use crate::tweaks::{finite, moved};
use crate::{agreement, boxes, check, symmetry};

/// `circle_circle`, `closest_boundary_point`, `contains`, `signed_distance`, `side`, `bounding_box` and `Aabb::raycast`.
pub enum Outline {}

impl Family for Outline {
    /// With a ray that has just enough length for its box, or a shape just small enough to be inside the other.
    fn at_threshold<V: Precise>(pair: Pair, choice: i8) -> Pair {
        let about = |number: f64| finite::<V>(moved::<V>(finite::<V>(number), choice % 2));
        if choice < 0 {
            let radius = about(room::<V>(&pair)).abs();
            Pair { b: pair.b.map(|point| point, |direction| direction, |_| radius), ..pair }
        } else {
            Pair { number: about(entry::<V>(&pair)), ..pair }
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
        let place = V::vector(pair.b.points()[0]);
        with_shape!(V, pair.a, |a| {
            let nearest = query::closest_boundary_point(&a, place);
            kept::<V>("closest_boundary_point", check::closest_boundary_point(&a, place, nearest))?;
            with_shape!(V, pair.b, |b| {
                kept::<V>("contains", check::contains(&a, &b, query::contains(&a, &b)))?;
                kept::<V>("signed_distance", check::signed_distance(&a, &b, query::signed_distance(&a, &b)))
            })
        })?;
        with_path!(V, pair.a, |path| kept::<V>("side", check::side(&path, place, query::side(&path, place))))
            .unwrap_or(Ok(()))?;
        circles_agree::<V>(pair)?;
        boxes_agree::<V>(pair)
    }
}

fn circles_agree<V: Precise>(pair: &Pair) -> Result<(), String> {
    let [a, b] = pair.rings().map(|ring| narrowed_circle::<V>(&ring));
    kept::<V>("circle_circle", check::circle_circle(&a, &b, query::circle_circle(&a, &b)))
}

fn boxes_agree<V: Precise>(pair: &Pair) -> Result<(), String> {
    let bounds = with_bounded!(V, pair.b, |shape| {
        let bounds = query::bounding_box(&shape);
        kept::<V>("bounding_box", check::bounding_box(&shape, bounds)).map(|()| bounds.ok())
    });
    ray_agrees::<V>(pair, &narrowed_box(&pair.aabb()))?;
    bounds.transpose()?.flatten().map_or(Ok(()), |bounds| ray_agrees::<V>(pair, &bounds))
}

fn ray_agrees<V: Precise>(pair: &Pair, aabb: &Aabb<V>) -> Result<(), String> {
    let Some(ray) = sight::<V>(pair) else { return Ok(()) };
    [pair.number, f64::INFINITY].map(V::number).into_iter().try_for_each(|max_t| {
        kept::<V>(
            &format!("Aabb::raycast up to {max_t:?}"),
            check::raycast_box(&ray, aabb, max_t, aabb.raycast(&ray, max_t)),
        )
    })
}

/// The ray to boxes, if it heads anywhere.
fn sight<V: Precise>(pair: &Pair) -> Option<Ray<V>> {
    let ray = pair.sight();
    Figure::Ray(ray).defect().is_none().then(|| narrowed_ray(&ray))
}

/// The radius of a circle around an end of `b` that touches the outline of `a` from inside.
fn room<V: Precise>(pair: &Pair) -> f64 {
    let end: Point = pair.b.points()[pair.b.points().len() - 1];
    let core = with_shape!(V, pair.a, |a| Body { radius: Rational::ZERO, ..a.exact_body() });
    pair.a.radius() - approximation(&oracle::distance(&core, &V::vector(end).exact_body()))
}

fn entry<V: Precise>(pair: &Pair) -> f64 {
    let [min, max] = [pair.aabb().min, pair.aabb().max].map(|corner| V::vector(corner).exact_vector());
    let t = sight::<V>(pair).and_then(|ray| oracle::box_entry(&ray.exact_body().core, &min, &max));
    t.map_or(0.0, |t| approximation(&t))
}
