//! The queries about one shape and a point or a path, and those that take only certain shapes.

use impinge::shapes::{Bounded, Path};
use impinge::{Aabb, Circle, Ray, Segment, query};

use crate::cases;
use crate::check::{self, Promise};
use crate::duel::approximation;
use crate::kind::Kind;
use crate::oracle::{self, Coordinates, Figure, Float, Surd};
use crate::random::Random;
use crate::regime::Regime;
use crate::tally::Tally;

pub(crate) fn run<V, S>(regime: &Regime, tally: &mut Tally)
where
    V: Coordinates<Scalar: Promise> + Kind<V>,
    S: Kind<V>,
{
    let mut random = Random::named(&[regime.name, S::NAME].concat());
    let mut sides = Random::named(&[regime.name, S::NAME, "side"].concat());
    for _ in 0..cases() * regime.repeats {
        let [shape, point] = (regime.generate)(&mut random, [S::FORM, V::FORM]);
        closest_point(&S::of(&shape), V::of(&point), tally);
        let [path, point] = (regime.generate)(&mut sides, [Segment::<V>::FORM, V::FORM]);
        side(&Segment::of(&path), V::of(&point), tally);
        side(&Ray::of(&path), V::of(&point), tally);
        let [ray, shape] = (regime.generate)(&mut random, [Ray::<V>::FORM, S::FORM]);
        raycast(&Ray::of(&ray), &S::of(&shape), &mut random, tally);
        chord(&Ray::of(&ray), &S::of(&shape), tally);
        let [segment, shape] = (regime.generate)(&mut random, [Segment::<V>::FORM, S::FORM]);
        chord(&Segment::of(&segment), &S::of(&shape), tally);
    }
}

pub(crate) fn run_boxes<V, S>(regime: &Regime, tally: &mut Tally)
where
    V: Coordinates<Scalar: Promise>,
    S: Kind<V> + Bounded,
{
    let mut random = Random::named(&[regime.name, S::NAME, "box"].concat());
    for _ in 0..cases() * regime.repeats {
        let [shape, _] = (regime.generate)(&mut random, [S::FORM; 2]);
        let shape = S::of(&shape);
        tally.judge("bounding_box", &[&shape], "", || check::bounding_box(&shape, query::bounding_box(&shape)));
    }
}

pub(crate) fn run_box_rays<V: Coordinates<Scalar: Promise>>(regime: &Regime, tally: &mut Tally) {
    let mut random = Random::named(&[regime.name, "box ray"].concat());
    for _ in 0..cases() * regime.repeats {
        let [ray, diagonal] = (regime.generate)(&mut random, [Ray::<V>::FORM, Segment::<V>::FORM]);
        let (ray, aabb) = (Ray::<V>::of(&ray), box_around(&Segment::of(&diagonal)));
        let max_t = max_t_to_box(&ray, &aabb, &mut random);
        tally.judge("Aabb::raycast", &[&ray, &Segment::new(aabb.min, aabb.max)], &format!("max_t {max_t:?}"), || {
            check::raycast_box(&ray, &aabb, max_t, aabb.raycast(&ray, max_t))
        });
    }
}

/// `ray_circle` and `circle_circle`, which take no other shapes.
pub(crate) fn run_circles<V: Coordinates<Scalar: Promise>>(regime: &Regime, tally: &mut Tally) {
    let mut random = Random::named(&[regime.name, "chord"].concat());
    for _ in 0..cases() * regime.repeats {
        let [ray, circle] = (regime.generate)(&mut random, [Ray::<V>::FORM, Circle::<V>::FORM]);
        let (ray, circle) = (Ray::<V>::of(&ray), Circle::<V>::of(&circle));
        tally.judge("ray_circle", &[&ray, &circle], "", || {
            check::ray_circle(&ray, &circle, query::ray_circle(&ray, &circle))
        });
        let [a, b] = (regime.generate)(&mut random, [Circle::<V>::FORM; 2]).map(|circle| Circle::<V>::of(&circle));
        tally.judge("circle_circle", &[&a, &b], "", || check::circle_circle(&a, &b, query::circle_circle(&a, &b)));
    }
}

fn closest_point<V>(shape: &impl check::Solid<V>, point: V, tally: &mut Tally)
where
    V: Coordinates<Scalar: Promise> + Kind<V>,
{
    tally.judge("closest_point", &[shape, &point], "", || {
        check::closest_point(shape, point, query::closest_point(shape, point))
    });
    tally.judge("closest_boundary_point", &[shape, &point], "", || {
        check::closest_boundary_point(shape, point, query::closest_boundary_point(shape, point))
    });
}

fn side<V: Coordinates<Scalar: Promise>>(path: &(impl check::Solid<V> + Path), point: V, tally: &mut Tally) {
    tally.judge("side", &[path, &point], "", || check::side(path, point, query::side(path, point)));
}

fn chord<V: Coordinates<Scalar: Promise>>(
    path: &(impl check::Solid<V> + Path),
    shape: &impl check::Solid<V>,
    tally: &mut Tally,
) {
    tally.judge("chord", &[path, shape], "", || check::chord(path, shape, query::chord(path, shape)));
}

fn box_around<V: Coordinates>(diagonal: &Segment<V>) -> Aabb<V> {
    let [[left, bottom], [right, top]] = [diagonal.a, diagonal.b].map(V::coordinates);
    let ordered = |one: V::Scalar, other: V::Scalar| if one <= other { [one, other] } else { [other, one] };
    let [[left, right], [bottom, top]] = [ordered(left, right), ordered(bottom, top)];
    Aabb::new(V::new(left, bottom), V::new(right, top))
}

fn raycast<V>(ray: &Ray<V>, shape: &impl check::Solid<V>, random: &mut Random, tally: &mut Tally)
where
    V: Coordinates<Scalar: Promise>,
{
    let max_t = max_t(ray, shape, random);
    tally.judge("raycast", &[ray, shape], &format!("max_t {max_t:?}"), || {
        check::raycast(ray, shape, max_t, query::raycast(ray, shape, max_t))
    });
}

fn max_t<V: Coordinates>(ray: &Ray<V>, shape: &impl check::Solid<V>, random: &mut Random) -> V::Scalar {
    let hit = oracle::raycast(&ray.exact_body().core, &shape.exact_body(), None);
    limit(hit.map(|hit| hit.t).as_ref(), random)
}

fn max_t_to_box<V: Coordinates>(ray: &Ray<V>, aabb: &Aabb<V>, random: &mut Random) -> V::Scalar {
    let entry = oracle::box_entry(&ray.exact_body().core, &aabb.min.exact_vector(), &aabb.max.exact_vector());
    limit(entry.as_ref(), random)
}

/// A limit that often is the rounded `t`, so that one ulp decides; or none.
fn limit<F: Float>(t: Option<&Surd>, random: &mut Random) -> F {
    let t = t.map_or(0.0, approximation);
    let candidates = [f64::INFINITY, f64::INFINITY, t, t, random.between(0.0, 3.0), 0.0, -1.0];
    F::nearest(candidates[random.index(candidates.len())])
}
