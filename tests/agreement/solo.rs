//! The queries about one shape and a point or a ray.

use impinge::{Circle, Ray, query};

use crate::cases;
use crate::check::{self, Promise};
use crate::duel::approximation;
use crate::kind::Kind;
use crate::oracle::{self, Coordinates, Figure, Float};
use crate::random::Random;
use crate::regime::Regime;
use crate::tally::Tally;

pub(crate) fn run<V, S>(regime: &Regime, tally: &mut Tally)
where
    V: Coordinates<Scalar: Promise> + Kind<V>,
    S: Kind<V>,
{
    let mut random = Random::named(&[regime.name, S::NAME].concat());
    for _ in 0..cases() / regime.slowness {
        let [shape, point] = (regime.generate)(&mut random, [S::FORM, V::FORM]);
        closest_point(&S::of(&shape), V::of(&point), tally);
        let [ray, shape] = (regime.generate)(&mut random, [Ray::<V>::FORM, S::FORM]);
        raycast(&Ray::of(&ray), &S::of(&shape), &mut random, tally);
    }
}

/// `ray_circle`, which takes no other shape.
pub(crate) fn run_chords<V: Coordinates<Scalar: Promise>>(regime: &Regime, tally: &mut Tally) {
    let mut random = Random::named(&[regime.name, "chord"].concat());
    for _ in 0..cases() / regime.slowness {
        let [ray, circle] = (regime.generate)(&mut random, [Ray::<V>::FORM, Circle::<V>::FORM]);
        let (ray, circle) = (Ray::<V>::of(&ray), Circle::<V>::of(&circle));
        tally.judge("ray_circle", &[&ray, &circle], "", || {
            check::ray_circle(&ray, &circle, query::ray_circle(&ray, &circle))
        });
    }
}

fn closest_point<V>(shape: &impl check::Solid<V>, point: V, tally: &mut Tally)
where
    V: Coordinates<Scalar: Promise> + Kind<V>,
{
    tally.judge("closest_point", &[shape, &point], "", || {
        check::closest_point(shape, point, query::closest_point(shape, point))
    });
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

/// A limit that often is the rounded `t`, so that one ulp decides; or none.
fn max_t<V: Coordinates>(ray: &Ray<V>, shape: &impl check::Solid<V>, random: &mut Random) -> V::Scalar {
    let hit = oracle::raycast(&ray.exact_body().core, &shape.exact_body(), None);
    let t = hit.map_or(0.0, |hit| approximation(&hit.t));
    let candidates = [f64::INFINITY, f64::INFINITY, t, t, random.between(0.0, 3.0), 0.0, -1.0];
    V::Scalar::nearest(candidates[random.index(candidates.len())])
}
