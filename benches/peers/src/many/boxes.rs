//! The first hit of one ray, or of one moving box, among many boxes.

use impinge::Aabb;
use impinge::batch::{self, Columns};
use parry2d::bounding_volume;
use parry2d::partitioning::{Bvh, BvhNode};
use parry2d::query::{self, RayCast as _, RayIntersection, ShapeCastHit};
use parry2d::shape::Cuboid;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use super::nearest::over;
use super::trees;
use crate::contest::{Draft, Row};
use crate::peers::{BEVY, IMPINGE, IMPINGE_COLUMNS, NAIVE, PARRY, PARRY_KEPT, Stored, TYPED, bevy};
use crate::single::batch as single;
use crate::single::draw::{Aim, Everyday, Moving, REACH};
use crate::single::field::{SPARSE_BOXES, aims, field};
use crate::single::naive::{Branching, boxes};
use crate::single::parry::{self, Placed};
use crate::single::typed;

/// How far a box moves.
const WAY: f32 = REACH / 3.0;

type PlacedBox = Placed<Cuboid>;

pub(super) fn raycast(count: usize, rays: usize, rounds: usize) -> Row {
    let field: Vec<Aabb> = field(count, SPARSE_BOXES);
    single::raycast_boxes(count, rays)
        .ask(NAIVE, over(&field, REACH, boxes::raycast_within::<Branching>))
        .ask(PARRY, over(&field, REACH, parry::raycast_within::<Cuboid>))
        .ask(PARRY_KEPT, tree_raycast(&field))
        .ask(TYPED, over(&field, REACH, typed_raycast))
        .ask(BEVY, over(&field, REACH, bevy::raycast_box_within))
        .rounds(rounds)
        .row()
}

pub(super) fn cast(count: usize, movers: usize, rounds: usize) -> Row {
    let field: Vec<Aabb> = field(count, SPARSE_BOXES);
    let (slice, columns) = (field.clone(), field.iter().copied().collect::<Columns<Aabb>>());
    Draft::new(moves(movers, count, SPARSE_BOXES))
        .each_of(count)
        .ask(IMPINGE, move |moving: &Moving<Aabb>, ()| batch::cast(&moving.shape, moving.translation, slice.as_slice()))
        .ask(IMPINGE_COLUMNS, move |moving: &Moving<Aabb>, ()| batch::cast(&moving.shape, moving.translation, &columns))
        .ask(NAIVE, over(&field, 1.0, boxes::cast_within::<Branching>))
        .ask(PARRY, over(&field, 1.0, |moving: &Moving<PlacedBox>, aabb, _| parry::cast(moving, aabb).ok()?))
        .ask(PARRY_KEPT, tree_cast(&field))
        .ask(TYPED, over(&field, 1.0, |moving: &Moving<PlacedBox>, aabb, _| typed::cast_at_cuboid(moving, aabb)))
        .ask(BEVY, over(&field, 1.0, bevy::cast_box_within))
        .rounds(rounds)
        .row()
}

/// Shapes that move as the rays go.
pub(super) fn moves<S: Everyday>(count: usize, field: usize, density: f32) -> Vec<(Moving<S>, ())> {
    let random = &mut SmallRng::seed_from_u64(3);
    let mut moving = |aim: Aim| {
        let shape = S::drawn(random);
        Moving { shape: shape.moved(aim.origin - shape.middle()), translation: aim.direction * WAY }
    };
    aims(count, field, density).into_iter().map(|(aim, ())| (moving(aim), ())).collect()
}

/// Parry's boxes along the axes need no pose.
fn typed_raycast(ray: &query::Ray, aabb: &bounding_volume::Aabb, reach: f32) -> Option<RayIntersection> {
    aabb.cast_local_ray_and_get_normal(ray, reach, true)
}

/// Parry's tree, built before.
fn tree_raycast(field: &[Aabb]) -> impl Fn(&query::Ray, &()) -> Option<(usize, RayIntersection)> + use<> {
    let (tree, boxes) = stored::<bounding_volume::Aabb>(field);
    move |ray, ()| {
        let entry = |node: &BvhNode, reach: f32| node.cast_ray(ray, reach);
        let hit = |leaf: u32, reach: f32| typed_raycast(ray, &boxes[leaf as usize], reach);
        tree.find_best(REACH, entry, hit).map(|(leaf, hit)| (leaf as usize, hit))
    }
}

/// As above. As parry's own casts at composite shapes do, it enters nodes that are wider by the mover.
fn tree_cast(field: &[Aabb]) -> impl Fn(&Moving<PlacedBox>, &()) -> Option<(usize, ShapeCastHit)> + use<> {
    let (tree, boxes) = stored::<PlacedBox>(field);
    move |moving, ()| {
        let Placed { pose, shape } = &moving.shape;
        let path = query::Ray::new(pose.translation, moving.translation);
        let entry = |node: &BvhNode, reach: f32| {
            let wider = bounding_volume::Aabb::new(node.mins() - shape.half_extents, node.maxs() + shape.half_extents);
            wider.cast_local_ray(&path, reach, true).unwrap_or(f32::MAX)
        };
        let hit = |leaf: u32, _| typed::cast_at_cuboid(moving, &boxes[leaf as usize]);
        tree.find_best(1.0, entry, hit).map(|(leaf, hit)| (leaf as usize, hit))
    }
}

fn stored<C: Stored<Aabb>>(field: &[Aabb]) -> (Bvh, Vec<C>) {
    (trees::built(field), field.iter().map(C::stored).collect())
}
