use common::query;
use oracle::check;

use super::{Family, Law, Precise, kept};
use crate::pair::Pair;
use crate::{agreement, symmetry};

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
        let (Pair { a, b, .. }, margin) = (pair, V::rounded(pair.number));
        kept::<V>("intersects", check::intersects(a, b, query::intersects::<V>(a, b)))?;
        kept::<V>("within", check::within(a, b, margin, query::within::<V>(a, b, margin)))
    }
}
