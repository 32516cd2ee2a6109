use common::query;
use oracle::{InflatedCore, check};

use super::{Family, Law, Precise, kept};
use crate::construction::Kinds;
use crate::pair::Pair;
use crate::{agreement, hits, symmetry};

/// `raycast`.
pub enum Raycast {}

impl Family for Raycast {
    fn kinds(Kinds([_, target]): Kinds) -> Kinds {
        Kinds([Kinds::RAY, target])
    }

    fn threshold<V: Precise>(pair: &Pair) -> f64 {
        let Some(ray) = pair.ray() else { return 0.0 };
        let hit = oracle::raycast(&InflatedCore::of(ray).core, &InflatedCore::of(pair.b), None);
        hit.map_or(0.0, |hit| hit.t.approximation())
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
        [pair.number, f64::INFINITY].into_iter().try_for_each(|max_t| {
            let answer = query::raycast::<V>(&ray, &pair.b, max_t);
            let checked = check::raycast::<V::Scalar>(&ray.into(), &pair.b, max_t, answer);
            kept::<V>(&format!("raycast up to {max_t:?}"), checked)
        })
    }
}
