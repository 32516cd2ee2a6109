//! The first hit of one ray, or of one moving quad, among many quads.

use impinge::Ray;
use impinge::batch::{self, Columns};
use parry2d::partitioning::{Bvh, BvhNode};
use parry2d::query::{RayCast as _, RayIntersection};
use parry2d::{query as parry_query, shape};

use super::boxes::moves;
use super::nearest::over;
use super::{ours, trees};
use crate::contest::{Draft, Row};
use crate::peers::{BOX2D, IMPINGE, IMPINGE_COLUMNS, NAIVE, PARRY, PARRY_KEPT, Stored as _, box2d};
use crate::single::Polygon;
use crate::single::draw::{Moving, REACH};
use crate::single::field::{aims, field};
use crate::single::naive::Branching;
use crate::single::naive::polygons::{self, Corners};
use crate::single::parry::{self, Placed};

type Quad = Polygon<4>;
type PlacedQuad = Placed<shape::ConvexPolygon>;

/// Quads a unit of area: half of the rays hit one.
const SPARSE: f32 = 0.003;

pub(super) fn raycast(count: usize, rays: usize, rounds: usize) -> Row {
    let field: Vec<Quad> = field(count, SPARSE);
    let (slice, columns) = (field.clone(), field.iter().copied().collect::<Columns<Quad>>());
    Draft::new(aims(rays, count, SPARSE))
        .each_of(count)
        .ask(IMPINGE, move |ray: &Ray, ()| ours::first_hit(ray, slice.as_slice()))
        .ask(IMPINGE_COLUMNS, move |ray: &Ray, ()| ours::first_hit(ray, &columns))
        .ask(NAIVE, over(&field, REACH, polygons::raycast_within::<Branching, 4>))
        .ask(PARRY, over(&field, REACH, parry::raycast_within::<shape::ConvexPolygon>))
        .ask(PARRY_KEPT, tree_raycast(&field))
        .ask(BOX2D, over(&field, REACH, box2d::raycast_polygon_within))
        .rounds(rounds)
        .row()
}

pub(super) fn cast(count: usize, movers: usize, rounds: usize) -> Row {
    let field: Vec<Quad> = field(count, SPARSE);
    let (slice, columns) = (field.clone(), field.iter().copied().collect::<Columns<Quad>>());
    Draft::new(moves(movers, count, SPARSE))
        .each_of(count)
        .ask(IMPINGE, move |moving: &Moving<Quad>, ()| batch::cast(&moving.shape, moving.translation, slice.as_slice()))
        .ask(IMPINGE_COLUMNS, move |moving: &Moving<Quad>, ()| batch::cast(&moving.shape, moving.translation, &columns))
        .ask(
            NAIVE,
            over(&field, 1.0, |moving: &Moving<Corners<4>>, quad: &Corners<4>, reach| {
                polygons::cast_within::<Branching, 4, 4>(moving, quad, reach)
            }),
        )
        .ask(PARRY, over(&field, 1.0, |moving: &Moving<PlacedQuad>, quad, _| parry::cast(moving, quad).ok()?))
        .ask(BOX2D, over(&field, 1.0, box2d::cast_within))
        .rounds(rounds)
        .row()
}

/// Parry's tree, built before.
fn tree_raycast(field: &[Quad]) -> impl Fn(&parry_query::Ray, &()) -> Option<(usize, RayIntersection)> + use<> {
    let (tree, quads): (Bvh, Vec<_>) = (trees::built(field), field.iter().map(shape::ConvexPolygon::stored).collect());
    move |ray, ()| {
        let entry = |node: &BvhNode, reach: f32| node.cast_ray(ray, reach);
        let hit = |leaf: u32, reach: f32| quads[leaf as usize].cast_local_ray_and_get_normal(ray, reach, true);
        tree.find_best(REACH, entry, hit).map(|(leaf, hit)| (leaf as usize, hit))
    }
}
