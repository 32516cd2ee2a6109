use impinge::query;

use super::{Family, Law, Precise, kept};
use crate::common::figure::with_shape;
use crate::pair::Pair;
use crate::{agreement, check, symmetry};

/// `penetration`, `penetration_toward` and `penetration_offset`.
pub enum Penetration {}

impl Family for Penetration {
    fn laws<V: Precise>() -> Vec<Law> {
        vec![
            agreement::answers_agree::<V>,
            agreement::f64_rounds_to_the_same_answers::<V>,
            symmetry::swapping_the_arguments::<V>,
            symmetry::reversing_a_segment::<V>,
        ]
    }

    fn agrees<V: Precise>(pair: &Pair) -> Result<(), String> {
        let [none, preferred] = [[0.0; 2], pair.vector].map(V::vector);
        with_shape!(V, pair.a, |a| with_shape!(V, pair.b, |b| {
            kept::<V>("penetration", check::penetration(&a, &b, none, query::penetration(&a, &b)))?;
            let toward = query::penetration_toward(&a, &b, preferred);
            kept::<V>("penetration_toward", check::penetration(&a, &b, preferred, toward))?;
            kept::<V>("penetration_offset", check::penetration_offset(&a, &b, query::penetration_offset(&a, &b)))
        }))
    }
}
