use impinge::query;

use super::{Family, Law, Precise, kept};
use crate::common::figure::{narrowed_circle, narrowed_ray, with_path, with_shape};
use crate::construction::Kinds;
use crate::pair::Pair;
use crate::{agreement, check, hits, symmetry};

/// `chord` and `ray_circle`.
pub enum Chord {}

impl Family for Chord {
    fn kinds(Kinds([path, shape]): Kinds) -> Kinds {
        Kinds([if path % 2 == 0 { Kinds::RAY } else { Kinds::SEGMENT }, shape])
    }

    fn laws<V: Precise>() -> Vec<Law> {
        vec![
            agreement::answers_agree::<V>,
            agreement::f64_rounds_to_the_same_answers::<V>,
            hits::a_ray_hits_what_it_intersects::<V>,
            symmetry::reversing_a_segment::<V>,
            symmetry::one_shape_as_another::<V>,
        ]
    }

    fn agrees<V: Precise>(pair: &Pair) -> Result<(), String> {
        with_shape!(V, pair.b, |shape| {
            with_path!(V, pair.a, |path| {
                kept::<V>("chord", check::chord(&path, &shape, query::chord(&path, &shape)))
            })
        })
        .unwrap_or(Ok(()))?;
        let Some((ray, circle)) = pair.ray_and_circle() else { return Ok(()) };
        let (ray, circle) = (narrowed_ray::<V>(&ray), narrowed_circle::<V>(&circle));
        kept::<V>("ray_circle", check::ray_circle(&ray, &circle, query::ray_circle(&ray, &circle)))
    }
}
