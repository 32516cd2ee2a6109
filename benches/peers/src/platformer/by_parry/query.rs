//! The queries of the controller, answered by parry.

#![allow(clippy::unnecessary_wraps, reason = "the signatures of the library")]

use exact::glam::Vec2;
use exact::{Aabb, QueryError, Ray};
use parry2d::query::{self, ShapeCastOptions, ShapeCastStatus};

use crate::AnyShape;

#[derive(Clone, Copy, Debug)]
pub(crate) struct CastHit<V = Vec2> {
    pub(crate) t: f32,
    pub(crate) point: V,
    pub(crate) normal: V,
    pub(crate) overlapping: bool,
    pub(crate) grazes: bool,
}

impl CastHit {
    /// Of hits at the same time, the one that is most against the motion: parry does not tell which normals are unique.
    pub(crate) fn is_before(&self, other: &Self, translation: Vec2) -> bool {
        let heading = |hit: &Self| hit.normal.dot(translation);
        self.t < other.t || self.t == other.t && heading(self) < heading(other)
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Penetration<V = Vec2> {
    pub(crate) normal: V,
    pub(crate) depth: f32,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct RayHit<V = Vec2> {
    pub(crate) t: f32,
    pub(crate) normal: V,
}

const ANSWERS: &str = "parry answers for these shapes";

/// The skin is the target distance, so that parry needs no rounded copy of the shape. A body that is already within that
/// distance is only stopped by what it moves towards, as the controller wants it.
pub(crate) fn cast(moving: &AnyShape, translation: Vec2, target: &AnyShape) -> Result<Option<CastHit>, QueryError> {
    let [moving, target] = [moving, target].map(AnyShape::placed);
    let options = ShapeCastOptions {
        max_time_of_impact: 1.0,
        target_distance: moving.skin,
        stop_at_penetration: false,
        compute_impact_geometry_on_penetration: true,
    };
    let [from, at] = [moving.pose(), target.pose()];
    let hit = query::cast_shapes(&from, translation, moving.shape(), &at, Vec2::ZERO, target.shape(), options);
    Ok(hit.expect(ANSWERS).map(|hit| CastHit {
        t: hit.time_of_impact,
        point: at * hit.witness2,
        normal: hit.normal2,
        overlapping: hit.status == ShapeCastStatus::PenetratingOrWithinTargetDist,
        grazes: hit.normal2.dot(translation) >= 0.0,
    }))
}

pub(crate) fn penetration(a: &AnyShape, b: &AnyShape) -> Result<Option<Penetration>, QueryError> {
    let [a, b] = [a, b].map(AnyShape::placed);
    let apart = a.skin + b.skin;
    let contact = query::contact(&a.pose(), a.shape(), &b.pose(), b.shape(), apart);
    Ok(contact.expect(ANSWERS).map(|contact| Penetration { normal: contact.normal1, depth: apart - contact.dist }))
}

pub(crate) fn intersects(a: &AnyShape, b: &AnyShape) -> Result<bool, QueryError> {
    let [a, b] = [a, b].map(AnyShape::placed);
    let answer = query::intersection_test(&a.pose(), a.shape(), &b.pose(), b.shape());
    Ok(answer.expect(ANSWERS).intersecting)
}

pub(crate) fn raycast(ray: &Ray, target: &AnyShape, max_t: f32) -> Result<Option<RayHit>, QueryError> {
    let target = target.placed();
    let ray = query::Ray::new(ray.origin, ray.direction);
    let hit = target.shape().cast_ray_and_get_normal(&target.pose(), &ray, max_t, true);
    Ok(hit.map(|hit| RayHit { t: hit.time_of_impact, normal: hit.normal }))
}

pub(crate) fn bounding_box(shape: &AnyShape) -> Result<Aabb, QueryError> {
    let bounds = shape.placed().bounds();
    Ok(Aabb::new(bounds.mins, bounds.maxs))
}

#[cfg(test)]
mod tests {
    use exact::Aabb;
    use exact::glam::{Vec2, vec2};

    use super::{cast, penetration};
    use crate::AnyShape;

    const SKIN: f32 = 0.125;
    /// Far more than parry's error.
    const LITTLE: f32 = 1e-4;

    /// A square on a floor, a gap above it.
    fn scene(gap: f32) -> [AnyShape; 2] {
        let square = Aabb::new(vec2(-1.0, gap), vec2(1.0, gap + 2.0));
        let floor = Aabb::new(vec2(-8.0, -1.0), vec2(8.0, 0.0));
        [AnyShape::from(square).inflated(SKIN), floor.into()]
    }

    #[test]
    fn a_cast_stops_a_skin_before() {
        let [square, floor] = scene(0.5);
        let hit = cast(&square, vec2(0.0, -1.0), &floor).unwrap().unwrap();
        assert!((hit.t - (0.5 - SKIN)).abs() < LITTLE && hit.normal.distance(Vec2::Y) < LITTLE, "{hit:?}");
        assert!(hit.point.y.abs() < LITTLE && !hit.overlapping && !hit.grazes, "{hit:?}");
    }

    #[test]
    fn what_is_too_near_may_leave() {
        let [square, floor] = scene(SKIN / 2.0);
        assert!(cast(&square, Vec2::Y, &floor).unwrap().is_none());
        assert!(cast(&square, Vec2::NEG_Y, &floor).unwrap().is_some_and(|hit| hit.overlapping && hit.t == 0.0));
        let found = penetration(&floor, &square).unwrap().unwrap();
        assert!((found.depth - SKIN / 2.0).abs() < LITTLE && found.normal.distance(Vec2::Y) < LITTLE, "{found:?}");
    }
}
