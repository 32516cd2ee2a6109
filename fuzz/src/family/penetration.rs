use common::query;
use oracle::check;

use super::{Family, Law, Precise, kept};
use crate::pair::Pair;
use crate::{agreement, symmetry};

/// `penetration`, `penetration_toward`, `penetration_offset` and `contact`.
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
        let (Pair { a, b, .. }, preferred) = (pair, pair.vector);
        kept::<V>("penetration", check::penetration::<V::Scalar>(a, b, [0.0; 2], query::penetration::<V>(a, b)))?;
        let toward = query::penetration_toward::<V>(a, b, preferred);
        kept::<V>("penetration_toward", check::penetration::<V::Scalar>(a, b, preferred, toward))?;
        let offset = query::penetration_offset::<V>(a, b);
        kept::<V>("penetration_offset", check::penetration_offset::<V::Scalar>(a, b, offset))?;
        contact::<V>(pair)
    }
}

fn contact<V: Precise>(pair: &Pair) -> Result<(), String> {
    let Pair { a, b, number, .. } = pair;
    for margin in [0.0, V::rounded(*number)].into_iter().filter(|margin| margin.is_finite()) {
        kept::<V>("contact", check::contact::<V::Scalar>(a, b, margin, query::contact::<V>(a, b, margin)))?;
    }
    Ok(())
}
