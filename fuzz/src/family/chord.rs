use impinge::query;

use super::{Family, Law, Precise, kept};
use crate::common::figure::{narrowed_circle, narrowed_ray};
use crate::construction::Kinds;
use crate::pair::Pair;
use crate::{agreement, check, hits, symmetry};

/// `ray_circle`.
pub enum Chord {}

impl Family for Chord {
    fn kinds(_: Kinds) -> Kinds {
        Kinds([Kinds::RAY, Kinds::CIRCLE])
    }

    fn laws<V: Precise>() -> Vec<Law> {
        vec![
            agreement::f64_rounds_to_the_same_answers::<V>,
            hits::a_ray_hits_what_it_intersects::<V>,
            symmetry::an_array_as_a_vector::<V>,
        ]
    }

    fn agrees<V: Precise>(pair: &Pair) -> Result<(), String> {
        let Some((ray, circle)) = pair.ray_and_circle() else { return Ok(()) };
        let (ray, circle) = (narrowed_ray::<V>(&ray), narrowed_circle::<V>(&circle));
        kept::<V>("ray_circle", check::ray_circle(&ray, &circle, query::ray_circle(&ray, &circle)))
    }
}
