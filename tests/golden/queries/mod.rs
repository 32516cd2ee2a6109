//! A million seeded queries and the digests of their answers, in arithmetic that is the same everywhere.

mod answer;
mod digest;
mod held;
mod number;
mod regime;
mod scene;
mod tally;
mod touching;

use common::{Random, TestVector, query};
use impinge::Aabb;

use self::answer::{Answer, WithNormals};
use self::number::Number;
use self::regime::{Regime, regimes};
use self::scene::{Draft, KINDS, STRAIGHT, Scene};
pub(crate) use self::tally::{Group, Tally};

/// A pair with a polygon or a box has one scene for so many of another pair, because there are many such pairs.
const SCENES_FOR_EACH_WITH_POLYGONS: u32 = 10;

/// How many of the scenes are asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Share {
    All,
    /// The first tenth of each pair of kinds in each regime, for programs that are slow.
    Tenth,
}

/// All functions of `query`, of all ordered pairs of shapes, in one precision and all regimes; and in some scenes, the
/// same of shapes that are held in an `AnyShape`.
pub(crate) fn in_all_regimes<V: TestVector<Scalar: Number> + Answer>(share: Share, tally: &mut Tally) {
    for mut regime in regimes::<V::Scalar>() {
        if share == Share::Tenth {
            regime.scenes = regime.scenes.div_ceil(10);
        }
        for pair in (0..KINDS.len()).flat_map(|a| (0..KINDS.len()).map(move |b| [a, b])) {
            of_pair::<V>(&regime, pair, tally);
        }
    }
}

fn of_pair<V: TestVector<Scalar: Number> + Answer>(regime: &Regime, kinds: [usize; 2], tally: &mut Tally) {
    // A sequence of its own, that a change in another regime leaves alone.
    let [a, b] = kinds.map(|kind| KINDS[kind]);
    let mut random = Random::named(&format!("{} {} {a} {b}", V::Scalar::NAME, regime.name));
    let (group, scenes) = if kinds.iter().all(|kind| *kind < STRAIGHT) {
        (Group::Straight, regime.scenes)
    } else {
        (Group::Polygons, regime.scenes.div_ceil(SCENES_FOR_EACH_WITH_POLYGONS))
    };
    for number in 0..scenes {
        let scene = (regime.generate)(&mut random);
        of_both::<V>(&scene, kinds, group, tally);
        of_each::<V>(&scene, kinds, group, tally);
        if group == Group::Straight {
            of_two_circles::<V>(&scene, tally);
        }
        if number < held::scenes_of(regime.scenes) {
            held::of_scene::<V>(&scene, kinds, tally);
        }
    }
}

/// Records the answers to functions of `query`.
macro_rules! record {
    ($tally:ident, $group:expr, {$($function:ident($($argument:expr),*) $($of:ident)?;)*}) => {$(
        let answer = query::$function::<V>($($argument),*) $(.expect(stringify!($of)))?;
        $tally.record::<V::Scalar>($group, stringify!($function), &answer);
    )*};
}

/// About two shapes.
fn of_both<V: TestVector<Scalar: Number>>(scene: &Scene, kinds: [usize; 2], group: Group, tally: &mut Tally) {
    let (a, b) = (scene.a.figure::<V>(kinds[0]), scene.b.figure::<V>(kinds[1]));
    let (margin, max_t, vector) = (V::rounded(scene.margin), V::rounded(scene.max_t), scene.vector.map(V::rounded));
    record!(tally, group, {
        intersects(&a, &b);
        within(&a, &b, margin);
        distance(&a, &b);
        closest_points(&a, &b);
        penetration(&a, &b);
        penetration_toward(&a, &b, vector);
        penetration_offset(&a, &b);
        signed_distance(&a, &b);
        contains(&a, &b);
        contact(&a, &b, margin);
    });
    if let Some(cast) = query::cast::<V>(&a, vector, &b) {
        tally.record::<V::Scalar>(group, "cast", &cast);
    }
    if let Some(cast) = query::cast_along::<V>(&a, vector, &b, max_t) {
        tally.record::<V::Scalar>(group, "cast_along", &cast.map(|hit| hit.map(WithNormals)));
    }
}

/// About one of them, and a point, a ray or a path.
fn of_each<V: TestVector<Scalar: Number>>(scene: &Scene, kinds: [usize; 2], group: Group, tally: &mut Tally) {
    let (a, b) = (scene.a.figure::<V>(kinds[0]), scene.b.figure::<V>(kinds[1]));
    let (max_t, vector) = (V::rounded(scene.max_t), scene.vector.map(V::rounded));
    let (ray, segment) = (scene.a.ray::<V>(), scene.a.segment::<V>());
    record!(tally, group, {
        closest_point(&a, vector);
        closest_boundary_point(&a, vector);
        raycast(&ray, &b, max_t);
        chord(&ray.into(), &b) path;
        chord(&segment.into(), &b) path;
    });
    if let Some(bounding_box) = query::bounding_box::<V>(&a) {
        tally.record::<V::Scalar>(group, "bounding_box", &bounding_box);
    }
}

/// What does not depend on the kinds.
fn of_two_circles<V: TestVector<Scalar: Number>>(scene: &Scene, tally: &mut Tally) {
    let (max_t, vector) = (V::rounded(scene.max_t), scene.vector.map(V::rounded));
    let (ray, segment) = (scene.a.ray::<V>(), scene.a.segment::<V>());
    let [first, second] = [&scene.a, &scene.b].map(Draft::circle::<V>);
    record!(tally, Group::Straight, {
        ray_circle(&ray, &second);
        circle_circle(&first, &second);
        side(&segment.into(), vector) path;
        side(&ray.into(), vector) path;
    });
    let raycast = query::ray_bound::<V>(&scene.b.ray::<V>(), &Aabb::new(segment.a, segment.b), max_t);
    tally.record::<V::Scalar>(Group::Straight, "Aabb::ray_bound", &raycast);
}
