//! A million seeded queries and the digests of their answers, in arithmetic that is the same everywhere.

mod answer;
mod digest;
mod number;
mod regime;
mod scene;
mod tally;
mod touching;

use common::{Plane, Random, query};
use impinge::Aabb;
use impinge::glam::{DVec2, Vec2};

use self::number::Number;
use self::regime::{Regime, regimes};
use self::scene::{Draft, KINDS, Scene};
use self::tally::Tally;

/// All functions of `query`, of all ordered pairs of shapes, in both precisions and all regimes.
pub(crate) fn all() -> Tally {
    let mut tally = Tally::default();
    in_all_regimes::<Vec2>(&mut tally);
    in_all_regimes::<DVec2>(&mut tally);
    tally
}

fn in_all_regimes<V: Plane<Scalar: Number>>(tally: &mut Tally) {
    for regime in regimes::<V::Scalar>() {
        for pair in (0..KINDS.len()).flat_map(|a| (0..KINDS.len()).map(move |b| [a, b])) {
            of_pair::<V>(&regime, pair, tally);
        }
    }
}

fn of_pair<V: Plane<Scalar: Number>>(regime: &Regime, kinds: [usize; 2], tally: &mut Tally) {
    // A sequence of its own, that a change in another regime leaves alone.
    let [a, b] = kinds.map(|kind| KINDS[kind]);
    let mut random = Random::named(&format!("{} {} {a} {b}", V::Scalar::NAME, regime.name));
    for _ in 0..regime.scenes {
        in_scene::<V>(&(regime.generate)(&mut random), kinds, tally);
    }
}

fn in_scene<V: Plane<Scalar: Number>>(scene: &Scene, kinds: [usize; 2], tally: &mut Tally) {
    let (a, b) = (scene.a.figures::<V>()[kinds[0]], scene.b.figures::<V>()[kinds[1]]);
    let [margin, max_t] = [scene.margin, scene.max_t].map(V::rounded);
    let vector = scene.vector.map(V::rounded);
    let (ray, segment) = (scene.a.ray::<V>(), scene.a.segment::<V>());
    let [first, second] = [&scene.a, &scene.b].map(Draft::circle::<V>);

    macro_rules! record {
        ($($function:ident($($argument:expr),*) $($of:ident)?;)*) => {$(
            tally.record::<V::Scalar>(stringify!($function), &query::$function::<V>($($argument),*) $(.expect(stringify!($of)))?);
        )*};
    }
    record! {
        intersects(&a, &b);
        within(&a, &b, margin);
        distance(&a, &b);
        closest_point(&a, vector);
        closest_points(&a, &b);
        penetration(&a, &b);
        penetration_toward(&a, &b, vector);
        penetration_offset(&a, &b);
        signed_distance(&a, &b);
        contains(&a, &b);
        closest_boundary_point(&a, vector);
        raycast(&ray, &b, max_t);
        chord(&ray.into(), &b) path;
        chord(&segment.into(), &b) path;
        ray_circle(&ray, &second);
        circle_circle(&first, &second);
        side(&segment.into(), vector) path;
        side(&ray.into(), vector) path;
    }
    let raycast = query::raycast_box::<V>(&scene.b.ray::<V>(), &Aabb::new(segment.a, segment.b), max_t);
    tally.record::<V::Scalar>("Aabb::ray_bound", &raycast);
    if let Some(cast) = query::cast::<V>(&a, vector, &b) {
        tally.record::<V::Scalar>("cast", &cast);
    }
    if let Some(bounding_box) = query::bounding_box::<V>(&a) {
        tally.record::<V::Scalar>("bounding_box", &bounding_box);
    }
}
