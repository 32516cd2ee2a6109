use common::query;
use oracle::check;

use super::{Family, Law, Precise, kept};
use crate::construction::Kinds;
use crate::pair::Pair;
use crate::{agreement, hits, symmetry};

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
        if let Some(answer) = query::chord::<V>(&pair.a, &pair.b) {
            kept::<V>("chord", check::chord::<V::Scalar>(&pair.a, &pair.b, answer))?;
        }
        let Some((ray, circle)) = pair.ray_and_circle() else { return Ok(()) };
        let answer = query::ray_circle::<V>(&ray, &circle);
        kept::<V>("ray_circle", check::ray_circle::<V::Scalar>(&ray.into(), &circle.into(), answer))
    }
}
