//! Bevy's bounding volumes and primitives. Its casts tell no normal.

use bevy_math::{Dir2, Vec2};
use bevy_shape::{
    Aabb2d, AabbCast2d, BoundingCircle, BoundingCircleCast, BoundingVolume, IntersectsVolume, RayCast2d, Segment2d,
};
use impinge::{Aabb, Circle, Segment};

use super::Stored;
use crate::single::draw::{Aim, Moving, REACH};

impl Stored<Segment> for Segment2d {
    fn stored(segment: &Segment) -> Self {
        Self::new(segment.a, segment.b)
    }
}

impl Stored<Circle> for BoundingCircle {
    fn stored(circle: &Circle) -> Self {
        Self::new(circle.center, circle.radius)
    }
}

impl Stored<Aabb> for Aabb2d {
    fn stored(aabb: &Aabb) -> Self {
        Self { min: aabb.min, max: aabb.max }
    }
}

impl Stored<Aim> for RayCast2d {
    fn stored(aim: &Aim) -> Self {
        Self::new(aim.origin, Dir2::new_unchecked(aim.direction), REACH)
    }
}

/// A cast, which counts lengths where others count shares of the way.
pub(crate) struct Cast<C> {
    cast: C,
    length: f32,
}

impl<C> Cast<C> {
    fn new(translation: Vec2, cast: impl Fn(Dir2, f32) -> C) -> Self {
        let length = translation.length();
        Self { cast: cast(Dir2::new_unchecked(translation / length), length), length }
    }

    fn share(&self, distance: f32) -> f32 {
        distance / self.length
    }
}

/// The circle's own centre is the offset of its shape from the ray's origin.
impl Stored<Moving> for Cast<BoundingCircleCast> {
    fn stored(moving: &Moving) -> Self {
        let Circle { center, radius } = moving.shape;
        let circle = BoundingCircle::new(Vec2::ZERO, radius);
        Self::new(moving.translation, |direction, length| BoundingCircleCast::new(circle, center, direction, length))
    }
}

/// The offset of the box is as above.
impl Stored<Moving<Aabb>> for Cast<AabbCast2d> {
    fn stored(moving: &Moving<Aabb>) -> Self {
        let center = moving.shape.center();
        let aabb = Aabb2d::stored(&moving.shape.translated(-center));
        Self::new(moving.translation, |direction, length| AabbCast2d::new(aabb, center, direction, length))
    }
}

pub(crate) fn closest_point(segment: &Segment2d, point: &Vec2) -> [f32; 2] {
    segment.closest_point(*point).to_array()
}

pub(crate) fn intersects<A: IntersectsVolume<B>, B: BoundingVolume>(a: &A, b: &B) -> bool {
    a.intersects(b)
}

pub(crate) fn raycast(ray: &RayCast2d, circle: &BoundingCircle) -> Option<f32> {
    ray.circle_intersection_at(circle)
}

pub(crate) fn raycast_within(ray: &RayCast2d, circle: &BoundingCircle, reach: f32) -> Option<f32> {
    ray.circle_intersection_at(circle).filter(|&t| t <= reach)
}

pub(crate) fn raycast_box(ray: &RayCast2d, aabb: &Aabb2d) -> Option<f32> {
    ray.aabb_intersection_at(aabb)
}

pub(crate) fn raycast_box_within(ray: &RayCast2d, aabb: &Aabb2d, reach: f32) -> Option<f32> {
    raycast_box(ray, aabb).filter(|&t| t <= reach)
}

pub(crate) fn cast(moving: &Cast<BoundingCircleCast>, target: &BoundingCircle) -> Option<f32> {
    moving.cast.circle_collision_at(*target).map(|distance| moving.share(distance))
}

pub(crate) fn cast_box(moving: &Cast<AabbCast2d>, target: &Aabb2d) -> Option<f32> {
    moving.cast.aabb_collision_at(*target).map(|distance| moving.share(distance))
}

pub(crate) fn cast_box_within(moving: &Cast<AabbCast2d>, target: &Aabb2d, reach: f32) -> Option<f32> {
    cast_box(moving, target).filter(|&t| t <= reach)
}
