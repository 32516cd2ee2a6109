use common::query;
use oracle::check;

use super::{Family, Law, Precise, kept};
use crate::pair::Pair;
use crate::{agreement, symmetry};

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
        let (Pair { a, b, .. }, place) = (pair, pair.b.points()[0]);
        let answer = query::closest_point::<V>(a, place);
        kept::<V>("closest_point", check::closest_point::<V::Scalar>(a, place, answer))?;
        kept::<V>("distance", check::distance::<V::Scalar>(a, b, query::distance::<V>(a, b)))?;
        kept::<V>("closest_points", check::closest_points::<V::Scalar>(a, b, query::closest_points::<V>(a, b)))
    }
}
