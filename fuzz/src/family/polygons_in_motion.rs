use super::polygons::{self, of_kinds, with_inside};
use super::{Cast, Chord, Family, Law, Precise, Raycast};
use crate::kind::Kind;
use crate::pair::Pair;
use crate::random::Random;
use crate::{agreement, boxes, casts, hits, symmetry};

/// All queries of rays, paths and moving shapes, about a polygon or a box and any other shape.
pub enum PolygonsInMotion {}

impl Family for PolygonsInMotion {
    fn drawn<V: Precise>(random: &mut Random) -> (Pair, i8) {
        let kinds = kinds(random);
        of_kinds::<V>(kinds, random)
    }

    fn at_threshold<V: Precise>(pair: &Pair, choice: i8) -> Pair {
        if pair.ray().is_some() {
            Raycast::at_threshold::<V>(pair, choice)
        } else {
            Cast::at_threshold::<V>(pair, choice)
        }
    }

    fn laws<V: Precise>() -> Vec<Law> {
        vec![
            agreement::answers_agree::<V>,
            agreement::f64_rounds_to_the_same_answers::<V>,
            hits::a_ray_hits_what_it_intersects::<V>,
            hits::max_t_cuts_the_ray::<V>,
            hits::a_ray_from_outside_first_hits_an_edge::<V>,
            hits::a_chord_begins_with_the_hit::<V>,
            casts::the_target_may_move_instead::<V>,
            casts::a_moving_circle_is_a_ray::<V>,
            casts::a_translation_is_one_length::<V>,
            casts::max_t_cuts_the_motion::<V>,
            boxes::a_ray_enters_the_box_before_the_shape::<V>,
            symmetry::reversing_a_segment::<V>,
            symmetry::one_shape_as_another::<V>,
        ]
    }

    fn agrees<V: Precise>(pair: &Pair) -> Result<(), String> {
        Raycast::agrees::<V>(pair)?;
        Chord::agrees::<V>(pair)?;
        Cast::agrees::<V>(pair)
    }
}

/// Often a ray or a path, which else would be rare.
fn kinds(random: &mut Random) -> [Kind; 2] {
    match random.index(4) {
        0 => [Kind::Ray, with_inside(random)],
        1 => [Kind::Segment, with_inside(random)],
        _ => polygons::kinds(random),
    }
}
