use impinge::query;

use super::{Family, Law, Precise, approximation, kept};
use crate::common::figure::{narrowed_ray, with_shape};
use crate::construction::Kinds;
use crate::oracle::{self, Figure as _};
use crate::pair::Pair;
use crate::{agreement, check, hits, symmetry};

/// `raycast`.
pub enum Raycast {}

impl Family for Raycast {
    fn kinds(Kinds([_, target]): Kinds) -> Kinds {
        Kinds([Kinds::RAY, target])
    }

    fn threshold<V: Precise>(pair: &Pair) -> f64 {
        let Some(ray) = pair.ray() else { return 0.0 };
        let core = narrowed_ray::<V>(&ray).exact_body().core;
        let hit = with_shape!(V, pair.b, |shape| oracle::raycast(&core, &shape.exact_body(), None));
        hit.map_or(0.0, |hit| approximation(&hit.t))
    }

    fn laws<V: Precise>() -> Vec<Law> {
        vec![
            agreement::f64_rounds_to_the_same_answers::<V>,
            hits::a_ray_hits_what_it_intersects::<V>,
            hits::max_t_cuts_the_ray::<V>,
            symmetry::reversing_a_segment::<V>,
        ]
    }

    fn agrees<V: Precise>(pair: &Pair) -> Result<(), String> {
        let Some(ray) = pair.ray() else { return Ok(()) };
        let ray = narrowed_ray::<V>(&ray);
        with_shape!(V, pair.b, |shape| {
            [pair.number, f64::INFINITY].map(V::number).into_iter().try_for_each(|max_t| {
                let answer = query::raycast(&ray, &shape, max_t);
                kept::<V>(&format!("raycast up to {max_t:?}"), check::raycast(&ray, &shape, max_t, answer))
            })
        })
    }
}
