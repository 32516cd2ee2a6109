//! Parry as its front page shows it: placed shapes behind `dyn Shape`, and the functions of `query`.

use super::draw::{Aim, Moving, REACH, Rectangle};
use super::parry2d::bounding_volume;
use super::parry2d::math::{Pose, Rotation, Vector};
use super::parry2d::query::{self, Contact, Ray, RayIntersection, ShapeCastHit, ShapeCastOptions, Unsupported};
use super::parry2d::shape::{self, Ball, Capsule, ConvexPolygon, Cuboid, Shape};
use super::{Aabb, Circle, Polygon, Scalar, Segment, Stadium};
use crate::answer::Answer;
use crate::peers::Stored;

/// A shape where it stands.
pub(crate) struct Placed<S> {
    pub(crate) pose: Pose,
    pub(crate) shape: S,
}

impl Stored<Segment> for shape::Segment {
    fn stored(segment: &Segment) -> Self {
        Self::new(segment.a, segment.b)
    }
}

impl Stored<Stadium> for Capsule {
    fn stored(stadium: &Stadium) -> Self {
        Self::new(stadium.segment.a, stadium.segment.b, stadium.radius)
    }
}

impl Stored<Segment> for Placed<shape::Segment> {
    fn stored(segment: &Segment) -> Self {
        Self { pose: Pose::IDENTITY, shape: Stored::stored(segment) }
    }
}

impl Stored<Stadium> for Placed<Capsule> {
    fn stored(stadium: &Stadium) -> Self {
        Self { pose: Pose::IDENTITY, shape: Stored::stored(stadium) }
    }
}

impl Stored<Circle> for Placed<Ball> {
    fn stored(circle: &Circle) -> Self {
        Self { pose: Pose::from_translation(circle.center), shape: Ball::new(circle.radius) }
    }
}

impl<const N: usize> Stored<Polygon<N>> for ConvexPolygon {
    fn stored(polygon: &Polygon<N>) -> Self {
        Self::from_convex_polyline(polygon.vertices().to_vec()).expect("three corners at least")
    }
}

impl<const N: usize> Stored<Polygon<N>> for Placed<ConvexPolygon> {
    fn stored(polygon: &Polygon<N>) -> Self {
        Self { pose: Pose::IDENTITY, shape: Stored::stored(polygon) }
    }
}

impl Stored<Rectangle> for Placed<Cuboid> {
    fn stored(rectangle: &Rectangle) -> Self {
        let rotation = Rotation::from_cos_sin_unchecked(rectangle.rotation.x, rectangle.rotation.y);
        Self { pose: Pose::from_parts(rectangle.center, rotation), shape: Cuboid::new(rectangle.half_extents) }
    }
}

impl Stored<Aabb> for Placed<Cuboid> {
    fn stored(aabb: &Aabb) -> Self {
        Self { pose: Pose::from_translation(aabb.center()), shape: Cuboid::new(aabb.size() / 2.0) }
    }
}

impl Stored<Aabb> for bounding_volume::Aabb {
    fn stored(aabb: &Aabb) -> Self {
        Self::new(aabb.min, aabb.max)
    }
}

impl Stored<Aim> for Ray {
    fn stored(aim: &Aim) -> Self {
        Self::new(aim.origin, aim.direction)
    }
}

impl<T: Into<Self>> From<Result<T, Unsupported>> for Answer {
    fn from(answer: Result<T, Unsupported>) -> Self {
        answer.ok().into()
    }
}

impl From<Contact> for Answer {
    fn from(contact: Contact) -> Self {
        Self::along(-contact.dist, contact.normal1.to_array())
    }
}

impl From<RayIntersection> for Answer {
    fn from(hit: RayIntersection) -> Self {
        Self::hit(hit.time_of_impact, hit.normal.to_array())
    }
}

impl From<ShapeCastHit> for Answer {
    fn from(hit: ShapeCastHit) -> Self {
        Self::hit(hit.time_of_impact, hit.normal2.to_array())
    }
}

pub(crate) fn closest_point<S: Shape>(a: &Placed<S>, point: &Vector) -> [Scalar; 2] {
    let shape: &dyn Shape = &a.shape;
    shape.project_point(&a.pose, *point, true).point.to_array()
}

pub(crate) fn contains_point<S: Shape>(a: &Placed<S>, point: &Vector) -> bool {
    let shape: &dyn Shape = &a.shape;
    shape.contains_point(&a.pose, *point)
}

pub(crate) fn distance_to_point<S: Shape>(a: &Placed<S>, point: &Vector) -> Scalar {
    let shape: &dyn Shape = &a.shape;
    shape.distance_to_point(&a.pose, *point, true)
}

pub(crate) fn intersects<A: Shape, B: Shape>(a: &Placed<A>, b: &Placed<B>) -> Result<bool, Unsupported> {
    query::intersection_test(&a.pose, &a.shape, &b.pose, &b.shape).map(|answer| answer.intersecting)
}

pub(crate) fn distance<A: Shape, B: Shape>(a: &Placed<A>, b: &Placed<B>) -> Result<Scalar, Unsupported> {
    query::distance(&a.pose, &a.shape, &b.pose, &b.shape).map(|answer| answer.distance)
}

pub(crate) fn contact<A: Shape, B: Shape>(a: &Placed<A>, b: &Placed<B>) -> Result<Option<Contact>, Unsupported> {
    query::contact(&a.pose, &a.shape, &b.pose, &b.shape, 0.0)
}

pub(crate) fn raycast<S: Shape>(ray: &Ray, target: &Placed<S>) -> Option<RayIntersection> {
    raycast_within(ray, target, REACH)
}

pub(crate) fn raycast_within<S: Shape>(ray: &Ray, target: &Placed<S>, reach: Scalar) -> Option<RayIntersection> {
    let shape: &dyn Shape = &target.shape;
    shape.cast_ray_and_get_normal(&target.pose, ray, reach, true)
}

pub(crate) fn cast<A: Shape, B: Shape>(
    moving: &Moving<Placed<A>>,
    target: &Placed<B>,
) -> Result<Option<ShapeCastHit>, Unsupported> {
    let Placed { pose, shape } = &moving.shape;
    let options = ShapeCastOptions::with_max_time_of_impact(1.0);
    query::cast_shapes(pose, moving.translation, shape, &target.pose, Vector::ZERO, &target.shape, options)
}
