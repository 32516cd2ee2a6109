//! A million seeded queries and the digests of their answers, in arithmetic that is the same everywhere.

mod answer;
mod digest;
mod kind;
mod plane;
#[path = "../../agreement/random.rs"]
mod random;
mod regime;
mod scene;
mod tally;
mod touching;

use impinge::glam::Vec2;
use impinge::{Aabb, Circle, Ray, Segment, Stadium, query};

use self::kind::{Kind, vector};
use self::plane::{Number, Plane};
use self::random::Random;
use self::regime::{Regime, regimes};
use self::scene::Scene;
use self::tally::Tally;

/// All functions of `query`, of all ordered pairs of shapes, in both precisions and all regimes.
pub(crate) fn all() -> Tally {
    let mut tally = Tally::default();
    in_all_regimes::<Vec2>(&mut tally);
    in_all_regimes::<[f64; 2]>(&mut tally);
    tally
}

fn in_all_regimes<V: Plane + Kind<V>>(tally: &mut Tally) {
    for regime in regimes::<V::Scalar>() {
        of::<V, V>(&regime, tally);
        of::<V, Segment<V>>(&regime, tally);
        of::<V, Circle<V>>(&regime, tally);
        of::<V, Stadium<V>>(&regime, tally);
        of::<V, Ray<V>>(&regime, tally);
    }
}

fn of<V: Plane + Kind<V>, A: Kind<V>>(regime: &Regime, tally: &mut Tally) {
    of_pair::<V, A, V>(regime, tally);
    of_pair::<V, A, Segment<V>>(regime, tally);
    of_pair::<V, A, Circle<V>>(regime, tally);
    of_pair::<V, A, Stadium<V>>(regime, tally);
    of_pair::<V, A, Ray<V>>(regime, tally);
}

fn of_pair<V: Plane, A: Kind<V>, B: Kind<V>>(regime: &Regime, tally: &mut Tally) {
    // A sequence of its own, that a change in another regime leaves alone.
    let mut random = Random::named(&format!("{} {} {} {}", V::Scalar::NAME, regime.name, A::NAME, B::NAME));
    for _ in 0..regime.scenes {
        in_scene::<V, A, B>(&(regime.generate)(&mut random), tally);
    }
}

fn in_scene<V: Plane, A: Kind<V>, B: Kind<V>>(scene: &Scene, tally: &mut Tally) {
    let (a, b) = (A::of(&scene.a), B::of(&scene.b));
    let [margin, max_t] = [scene.margin, scene.max_t].map(V::Scalar::nearest);
    let vector: V = vector(scene.vector);
    let (ray, segment): (Ray<V>, Segment<V>) = (Ray::of(&scene.a), Segment::of(&scene.a));
    let [first, second] = [&scene.a, &scene.b].map(Circle::<V>::of);

    macro_rules! record {
        ($($function:ident($($argument:expr),*);)*) => {$(
            tally.record((V::Scalar::NAME, stringify!($function)), &query::$function($($argument),*));
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
        chord(&ray, &b);
        chord(&segment, &b);
        ray_circle(&ray, &second);
        circle_circle(&first, &second);
        side(&segment, vector);
        side(&ray, vector);
    }
    let raycast = Aabb::new(segment.a, segment.b).raycast(&Ray::of(&scene.b), max_t);
    tally.record((V::Scalar::NAME, "Aabb::raycast"), &raycast);
    if let Some(answers) = a.bounded(vector, &b) {
        tally.record((V::Scalar::NAME, "cast"), &answers.cast);
        tally.record((V::Scalar::NAME, "bounding_box"), &answers.bounding_box);
    }
}
