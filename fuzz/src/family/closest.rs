use impinge::query;

use super::{Family, Law, Precise, kept};
use crate::common::figure::with_shape;
use crate::pair::Pair;
use crate::{agreement, check, symmetry};

/// `closest_point`, `closest_points` and `distance`.
pub enum Closest {}

impl Family for Closest {
    fn laws<V: Precise>() -> Vec<Law> {
        vec![
            agreement::answers_agree::<V>,
            symmetry::swapping_the_arguments::<V>,
            symmetry::reversing_a_segment::<V>,
            symmetry::one_shape_as_another::<V>,
        ]
    }

    fn agrees<V: Precise>(pair: &Pair) -> Result<(), String> {
        let place = V::vector(pair.b.points()[0]);
        with_shape!(V, pair.a, |a| {
            kept::<V>("closest_point", check::closest_point(&a, place, query::closest_point(&a, place)))?;
            with_shape!(V, pair.b, |b| {
                kept::<V>("distance", check::distance(&a, &b, query::distance(&a, &b)))?;
                kept::<V>("closest_points", check::closest_points(&a, &b, query::closest_points(&a, &b)))
            })
        })
    }
}
