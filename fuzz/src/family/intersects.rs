use impinge::query;

use super::{Family, Law, Precise, kept};
use crate::common::figure::with_shape;
use crate::pair::Pair;
use crate::{agreement, check, symmetry};

/// `intersects` and `within`.
pub enum Intersects {}

impl Family for Intersects {
    fn laws<V: Precise>() -> Vec<Law> {
        vec![
            agreement::answers_agree::<V>,
            agreement::touching_shapes_part_when_one_shrinks::<V>,
            agreement::within_compares_the_distance::<V>,
            symmetry::swapping_the_arguments::<V>,
        ]
    }

    fn agrees<V: Precise>(pair: &Pair) -> Result<(), String> {
        let margin = V::number(pair.number);
        with_shape!(V, pair.a, |a| with_shape!(V, pair.b, |b| {
            kept::<V>("intersects", check::intersects(&a, &b, query::intersects(&a, &b)))?;
            kept::<V>("within", check::within(&a, &b, margin, query::within(&a, &b, margin)))
        }))
    }
}
