use std::fmt::Debug;

use common::Plane;
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

/// Writes a law of all shapes and of those that take part.
macro_rules! law {
    ($name:ident($scene:ident, $shapes:ident, $part:ident) $body:block) => {
        pub(crate) fn $name<V: Plane, S: Kind<Vector = V>, M: Shapes<Shape = S, Vector = V> + FromIterator<S>>(
            $scene: &Scene<S>,
            holder: &M,
        ) {
            {
                let ($shapes, $part) = (holder, &loops::part(&$scene.shapes, |_| true));
                $body
            }
            let $part = &loops::part(&$scene.shapes, $scene.takes_part());
            let $shapes = &batch::filtered(holder, $scene.takes_part());
            $body
        }
    };
}

law!(validate_is_a_loop(scene, shapes, part) {
    same(batch::validate(shapes), loops::validate(part));
});

law!(raycast_is_a_loop(scene, shapes, part) {
    let (ray, max_t) = (scene.ray(), scene.max_t);
    same(batch::raycast(&ray, shapes, max_t), loops::raycast(&ray, part, max_t));
});

law!(raycast_any_is_a_loop(scene, shapes, part) {
    let (ray, max_t) = (scene.ray(), scene.max_t);
    same(batch::raycast_any(&ray, shapes, max_t), loops::raycast_any(&ray, part, max_t));
});

law!(raycast_all_is_a_loop(scene, shapes, part) {
    let (ray, max_t) = (scene.ray(), scene.max_t);
    same(filled(|hits| batch::raycast_all(&ray, shapes, max_t, hits)), loops::raycast_all(&ray, part, max_t));
});

law!(cast_is_a_loop(scene, shapes, part) {
    fn check<A: Bounded, M: Shapes<Vector = A::Vector>>(
        moving: &A,
        translation: A::Vector,
        shapes: &M,
        part: &[(usize, M::Shape)],
    ) {
        same(batch::cast(moving, translation, shapes), loops::cast(moving, translation, part));
    }
    let translation = scene.translation();
    check(&scene.circle(), translation, shapes, part);
    check(&scene.stadium(), translation, shapes, part);
    check(&scene.aabb(), translation, shapes, part);
});

law!(intersecting_is_a_loop(scene, shapes, part) {
    fn check<A: Shape, M: Shapes<Vector = A::Vector>>(probe: &A, shapes: &M, part: &[(usize, M::Shape)]) {
        same(filled(|found| batch::intersecting(probe, shapes, found)), loops::intersecting(probe, part));
    }
    check(&scene.point(), shapes, part);
    check(&scene.circle(), shapes, part);
    check(&scene.segment(), shapes, part);
    check(&scene.stadium(), shapes, part);
    check(&scene.ray(), shapes, part);
});

law!(closest_is_a_loop(scene, shapes, part) {
    fn check<A: Shape, M: Shapes<Vector = A::Vector>>(probe: &A, shapes: &M, part: &[(usize, M::Shape)]) {
        same(batch::closest(probe, shapes), loops::closest(probe, part));
    }
    check(&scene.point(), shapes, part);
    check(&scene.circle(), shapes, part);
    check(&scene.segment(), shapes, part);
    check(&scene.stadium(), shapes, part);
    check(&scene.ray(), shapes, part);
});

law!(distances_is_a_loop(scene, shapes, part) {
    type Scalar<A> = <<A as Shape>::Vector as Vector>::Scalar;
    fn check<A, M>(probe: &A, shapes: &M, part: &[(usize, M::Shape)], mut found: Vec<Scalar<A>>)
    where
        A: Shape,
        M: Shapes<Vector = A::Vector>,
    {
        let mut expected = found.clone();
        same(batch::distances(probe, shapes, &mut found), loops::distances(probe, part, &mut expected));
        same(found, expected);
    }
    // Shorter or longer than the shapes.
    let found = || vec![scene.max_t; scene.room];
    check(&scene.point(), shapes, part, found());
    check(&scene.circle(), shapes, part, found());
    check(&scene.segment(), shapes, part, found());
    check(&scene.stadium(), shapes, part, found());
    check(&scene.ray(), shapes, part, found());
});

law!(overlapping_pairs_is_a_loop(scene, shapes, part) {
    let mut pairs = batch::Pairs::new();
    // The second call finds the memory of the first.
    for _ in 0..2 {
        let found = batch::overlapping_pairs(shapes, &mut pairs).map(<[_]>::to_vec);
        same(&found, loops::overlapping_pairs(part));
        same(pairs.as_slice(), found.unwrap_or_default());
    }
});

law!(contacts_is_a_loop(scene, shapes, part) {
    let mut pairs = batch::Pairs::new();
    for margin in [scene.max_t, V::number(0.0), V::number(-1.0), V::number(0.25), V::number(V::TINIEST)] {
        let found = filled(|found| batch::contacts(shapes, margin, &mut pairs, found));
        same(found, loops::contacts(part, margin));
    }
});

law!(overlapping_pairs_between_is_a_loop(scene, shapes, part) {
    let all = &loops::part(&scene.others, |_| true);
    let others = &scene.others.iter().copied().collect::<M>();
    let mut pairs = batch::Pairs::new();
    let found = batch::overlapping_pairs_between(shapes, others, &mut pairs).map(<[_]>::to_vec);
    same(found, loops::overlapping_pairs_between(part, all));
    let found = batch::overlapping_pairs_between(others, shapes, &mut pairs).map(<[_]>::to_vec);
    same(&found, loops::overlapping_pairs_between(all, part));
    same(pairs.as_slice(), found.unwrap_or_default());
});
