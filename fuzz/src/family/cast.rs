use common::{Figure, Point, query};
use oracle::{InflatedCore, check};

use super::{Family, Law, Precise, kept};
use crate::construction::Kinds;
use crate::pair::Pair;
use crate::tweaks::{finite, moved};
use crate::{agreement, casts, symmetry};

/// `cast` and `cast_along`, of `a` by the vector to `b`.
pub enum Cast {}

impl Family for Cast {
    /// A ray does not move.
    fn kinds(Kinds([moving, target]): Kinds) -> Kinds {
        Kinds([moving % Kinds::RAY, target])
    }

    /// With a translation that has to do with the shapes, of which the moving one has already made a part.
    fn at_threshold<V: Precise>(pair: &Pair, choice: i8) -> Pair {
        let choice = choice.cast_unsigned();
        let [way, passed, nudge] = [choice % 8, choice / 8 % 4, choice / 32];
        let translation = translation(pair, way).map(finite::<V>);
        let passed = f64::from(passed) / 2.0;
        let back = |point: Point| [0, 1].map(|axis| finite::<V>(point[axis] - translation[axis] * passed));
        let a = pair.a.map(back, |direction| direction, |radius| radius);
        Pair { a, vector: nudged::<V>(translation, nudge), ..*pair }
    }

    fn laws<V: Precise>() -> Vec<Law> {
        vec![
            agreement::answers_agree::<V>,
            agreement::f64_rounds_to_the_same_answers::<V>,
            casts::the_target_may_move_instead::<V>,
            casts::a_moving_circle_is_a_ray::<V>,
            casts::a_translation_is_one_length::<V>,
            casts::max_t_cuts_the_motion::<V>,
            symmetry::reversing_a_segment::<V>,
            symmetry::one_shape_as_another::<V>,
        ]
    }

    fn agrees<V: Precise>(pair: &Pair) -> Result<(), String> {
        let Pair { a, b, vector, number, .. } = pair;
        let Some(answer) = query::cast::<V>(a, *vector, b) else { return Ok(()) };
        kept::<V>("cast", check::cast::<V::Scalar>(a, *vector, b, answer))?;
        [*number, f64::INFINITY].into_iter().try_for_each(|max_t| {
            let Some(answer) = query::cast_along::<V>(a, *vector, b, max_t) else { return Ok(()) };
            let checked = check::cast_along::<V::Scalar>(a, *vector, b, max_t, answer);
            kept::<V>(&format!("cast_along up to {max_t:?}"), checked)
        })
    }
}

/// As drawn, as far as the first contact, from one end to another, or along or across a core.
fn translation(pair: &Pair, way: u8) -> Point {
    let Pair { a: moving, b: target, vector: [x, y], .. } = pair;
    let between = |from: Option<&Point>, to: Option<&Point>| {
        from.zip(to).map_or([0.0; 2], |(from, to)| [to[0] - from[0], to[1] - from[1]])
    };
    let (starts, ends) = (moving.points(), target.points());
    let along = |figure: &Figure| figure.along().unwrap_or(pair.vector);
    match way {
        0 => pair.vector,
        1 => just_enough(pair),
        2 => between(starts.first(), ends.first()),
        3 => between(starts.last(), ends.last()),
        4 => between(starts.last(), ends.first()),
        5 => along(target),
        6 => along(moving),
        _ => [-y, *x],
    }
}

/// About as much of the vector as leads to the first contact, so that an ulp decides.
fn just_enough(pair: &Pair) -> Point {
    let hit = oracle::cast(&InflatedCore::of(pair.a), &pair.vector.into(), &InflatedCore::of(pair.b)).hit;
    let t = hit.map_or(1.0, |hit| hit.t.approximation());
    pair.vector.map(|part| part * t)
}

/// Half of the time by an ulp, in one coordinate.
fn nudged<V: Precise>([x, y]: Point, nudge: u8) -> Point {
    let by = |number: f64, ulps: i8| finite::<V>(moved::<V>(number, ulps));
    match nudge {
        0 => [by(x, 1), y],
        1 => [by(x, -1), y],
        2 => [x, by(y, 1)],
        3 => [x, by(y, -1)],
        _ => [x, y],
    }
}
