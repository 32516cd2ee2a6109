use std::fmt::Debug;

use common::TestVector;
use impinge::batch::{self, Shapes};
use impinge::shapes::Bounded;
use impinge::{QueryError, Shape, Vector};

use crate::kind::Kind;
use crate::loops;
use crate::scenes::Scene;

/// The same bits: the shortest decimals of different numbers are different, and -0 is told from 0.
#[track_caller]
fn same(found: impl Debug, expected: impl Debug) {
    assert_eq!(format!("{found:?}"), format!("{expected:?}"));
}

/// A buffer's content after a call into it.
fn filled<T>(call: impl FnOnce(&mut Vec<T>) -> Result<(), QueryError>) -> Result<Vec<T>, QueryError> {
    let mut buffer = Vec::new();
    let outcome = call(&mut buffer);
    assert!(outcome.is_ok() || buffer.is_empty());
    outcome.map(|()| buffer)
}

/// Writes a law of all shapes and of those that are not excluded.
macro_rules! law {
    ($name:ident($scene:ident, $shapes:ident, $admitted:ident) $body:block) => {
        pub(crate) fn $name<V: TestVector, S: Kind<Vector = V>, M: Shapes<Shape = S, Vector = V> + FromIterator<S>>(
            $scene: &Scene<S>,
            holder: &M,
        ) {
            {
                let ($shapes, $admitted) = (holder, &loops::admitted(&$scene.shapes, |_| true));
                $body
            }
            let $admitted = &loops::admitted(&$scene.shapes, $scene.admits());
            let $shapes = &batch::filtered(holder, $scene.admits());
            $body
        }
    };
}

law!(validate_is_a_loop(scene, shapes, admitted) {
    same(batch::validate(shapes), loops::validate(admitted));
});

law!(raycast_is_a_loop(scene, shapes, admitted) {
    let (ray, max_t) = (scene.ray(), scene.max_t);
    same(batch::raycast(&ray, shapes, max_t), loops::raycast(&ray, admitted, max_t));
});

law!(raycast_any_is_a_loop(scene, shapes, admitted) {
    let (ray, max_t) = (scene.ray(), scene.max_t);
    same(batch::raycast_any(&ray, shapes, max_t), loops::raycast_any(&ray, admitted, max_t));
});

law!(raycast_all_is_a_loop(scene, shapes, admitted) {
    let (ray, max_t) = (scene.ray(), scene.max_t);
    same(filled(|hits| batch::raycast_all(&ray, shapes, max_t, hits)), loops::raycast_all(&ray, admitted, max_t));
});

law!(cast_is_a_loop(scene, shapes, admitted) {
    fn check<A: Bounded, M: Shapes<Vector = A::Vector>>(
        moving: &A,
        translation: A::Vector,
        shapes: &M,
        admitted: &[(usize, M::Shape)],
    ) {
        same(batch::cast(moving, translation, shapes), loops::cast(moving, translation, admitted));
    }
    let translation = scene.translation();
    check(&scene.circle(), translation, shapes, admitted);
    check(&scene.stadium(), translation, shapes, admitted);
    check(&scene.aabb(), translation, shapes, admitted);
    // One of the others for each scene: all of them for all scenes would take twice as long.
    match scene.others.len() % 4 {
        0 => check(&scene.polygon(), translation, shapes, admitted),
        1 => check(&scene.point(), translation, shapes, admitted),
        2 => check(&scene.segment(), translation, shapes, admitted),
        _ => check(&scene.any_shape(), translation, shapes, admitted),
    }
});

law!(intersecting_is_a_loop(scene, shapes, admitted) {
    fn check<A: Shape, M: Shapes<Vector = A::Vector>>(probe: &A, shapes: &M, admitted: &[(usize, M::Shape)]) {
        same(filled(|found| batch::intersecting(probe, shapes, found)), loops::intersecting(probe, admitted));
    }
    check(&scene.point(), shapes, admitted);
    check(&scene.circle(), shapes, admitted);
    check(&scene.segment(), shapes, admitted);
    check(&scene.stadium(), shapes, admitted);
    check(&scene.ray(), shapes, admitted);
});

law!(closest_is_a_loop(scene, shapes, admitted) {
    fn check<A: Shape, M: Shapes<Vector = A::Vector>>(probe: &A, shapes: &M, admitted: &[(usize, M::Shape)]) {
        same(batch::closest(probe, shapes), loops::closest(probe, admitted));
    }
    check(&scene.point(), shapes, admitted);
    check(&scene.circle(), shapes, admitted);
    check(&scene.segment(), shapes, admitted);
    check(&scene.stadium(), shapes, admitted);
    check(&scene.ray(), shapes, admitted);
});

law!(distances_is_a_loop(scene, shapes, admitted) {
    type Scalar<A> = <<A as Shape>::Vector as Vector>::Scalar;
    fn check<A, M>(probe: &A, shapes: &M, admitted: &[(usize, M::Shape)], mut found: Vec<Scalar<A>>)
    where
        A: Shape,
        M: Shapes<Vector = A::Vector>,
    {
        let mut expected = found.clone();
        same(batch::distances(probe, shapes, &mut found), loops::distances(probe, admitted, &mut expected));
        same(found, expected);
    }
    // Shorter or longer than the shapes.
    let found = || vec![scene.max_t; scene.answer_count];
    check(&scene.point(), shapes, admitted, found());
    check(&scene.circle(), shapes, admitted, found());
    check(&scene.segment(), shapes, admitted, found());
    check(&scene.stadium(), shapes, admitted, found());
    check(&scene.ray(), shapes, admitted, found());
});

law!(overlapping_pairs_is_a_loop(scene, shapes, admitted) {
    let mut pairs = batch::Pairs::new();
    // The second call finds the memory of the first.
    for _ in 0..2 {
        let found = batch::overlapping_pairs(shapes, &mut pairs).map(<[_]>::to_vec);
        same(&found, loops::overlapping_pairs(admitted));
        same(pairs.as_slice(), found.unwrap_or_default());
    }
});

law!(contacts_is_a_loop(scene, shapes, admitted) {
    let mut pairs = batch::Pairs::new();
    for margin in [scene.max_t, V::number(0.0), V::number(-1.0), V::number(0.25), V::number(V::TINIEST)] {
        let found = filled(|found| batch::contacts(shapes, margin, &mut pairs, found));
        same(found, loops::contacts(admitted, margin));
    }
});

law!(overlapping_pairs_between_is_a_loop(scene, shapes, admitted) {
    let all = &loops::admitted(&scene.others, |_| true);
    let others = &scene.others.iter().copied().collect::<M>();
    let mut pairs = batch::Pairs::new();
    let found = batch::overlapping_pairs_between(shapes, others, &mut pairs).map(<[_]>::to_vec);
    same(found, loops::overlapping_pairs_between(admitted, all));
    let found = batch::overlapping_pairs_between(others, shapes, &mut pairs).map(<[_]>::to_vec);
    same(&found, loops::overlapping_pairs_between(all, admitted));
    same(pairs.as_slice(), found.unwrap_or_default());
});
