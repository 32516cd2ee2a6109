//! The queries about two shapes that an `AnyShape` holds, which choose the kinds at run time.

use common::TestVector;
use common::figure::{narrowed_ray, narrowed_segment};
use impinge::{AnyShape, query};

use super::answer::{Answer, WithNormals};
use super::number::Number;
use super::scene::Scene;
use super::tally::{Group, Tally};
use super::{of_both, of_each};

/// Only the first hundredth of a regime's scenes is asked about in an `AnyShape`, because all pairs are asked about again.
const SCENES_FOR_EACH: u32 = 100;

pub(crate) fn scenes_of(regime_scenes: u32) -> u32 {
    regime_scenes.div_ceil(SCENES_FOR_EACH)
}

/// Records the answers about shapes that are held in an `AnyShape`, and the same about the shapes themselves.
///
/// A release build would compile each query of two shapes for 36 pairs of kinds. So there, the shapes themselves stand for
/// the held ones, and only the queries of one shape choose its kind. A build with debug assertions compiles a query once.
/// Those of a release are compared by `benches/counts`, in its program `any`.
pub(crate) fn of_scene<V: TestVector<Scalar: Number> + Answer>(scene: &Scene, kinds: [usize; 2], tally: &mut Tally) {
    let (a, b) = (scene.a.figure::<V>(kinds[0]), scene.b.figure::<V>(kinds[1]));
    let (Some(a), Some(b)) = (a.held::<V>(), b.held::<V>()) else {
        return;
    };
    if cfg!(debug_assertions) {
        of_both_held(scene, &a, &b, tally);
    } else {
        of_both::<V>(scene, kinds, Group::Held, tally);
    }
    of_each_held(scene, &a, &b, tally);
    of_both::<V>(scene, kinds, Group::Unheld, tally);
    of_each::<V>(scene, kinds, Group::Unheld, tally);
}

/// Records the answers to functions of `query`.
macro_rules! record {
    ($tally:ident, {$($function:ident($($argument:expr),*) $(as $form:path)?;)*}) => {$(
        let answer = query::$function($($argument),*);
        $(let answer = answer.map(|found| found.map($form));)?
        $tally.record::<V::Scalar>(Group::Held, stringify!($function), &answer);
    )*};
}

fn of_both_held<V: TestVector<Scalar: Number> + Answer>(
    scene: &Scene,
    a: &AnyShape<V>,
    b: &AnyShape<V>,
    tally: &mut Tally,
) {
    let (margin, max_t, vector) = (V::number(scene.margin), V::number(scene.max_t), V::vector(scene.vector));
    record!(tally, {
        intersects(a, b);
        within(a, b, margin);
        distance(a, b);
        closest_points(a, b);
        penetration(a, b);
        penetration_toward(a, b, vector);
        penetration_offset(a, b);
        signed_distance(a, b);
        contains(a, b);
        contact(a, b, margin);
        cast(a, vector, b);
        cast_along(a, vector, b, max_t) as WithNormals::of;
    });
}

fn of_each_held<V: TestVector<Scalar: Number> + Answer>(
    scene: &Scene,
    a: &AnyShape<V>,
    b: &AnyShape<V>,
    tally: &mut Tally,
) {
    let (max_t, vector) = (V::number(scene.max_t), V::vector(scene.vector));
    let (ray, segment) = (narrowed_ray(&scene.a.ray::<V>()), narrowed_segment(&scene.a.segment::<V>()));
    record!(tally, {
        closest_point(a, vector);
        closest_boundary_point(a, vector);
        raycast(&ray, b, max_t);
        chord(&ray, b);
        chord(&segment, b);
        bounding_box(a);
    });
}
