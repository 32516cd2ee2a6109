//! Parry's functions on concrete types, without `dyn`, and without a pose where the shapes stand in the world already.

use super::Scalar;
use super::draw::{Moving, REACH};
use super::parry::Placed;
use super::parry2d::bounding_volume::{Aabb, BoundingVolume as _};
use super::parry2d::math::{Pose, Vector};
use super::parry2d::query::details;
use super::parry2d::query::{Contact, PointQuery, Ray, RayCast, RayIntersection, ShapeCastHit, ShapeCastOptions};
use super::parry2d::shape::{Ball, Cuboid, Segment, Shape, SupportMap};
use super::parry2d::utils::segments_intersection2d;

type PlacedBall = Placed<Ball>;
type PlacedCuboid = Placed<Cuboid>;

impl PlacedBall {
    fn seen_from(&self, other: &Self) -> Vector {
        self.pose.translation - other.pose.translation
    }

    fn seen_from_axes_of(&self, cuboid: &PlacedCuboid) -> Self {
        Self { pose: cuboid.pose.inv_mul(&self.pose), shape: self.shape }
    }
}

pub(crate) fn closest_point(segment: &Segment, point: &Vector) -> [Scalar; 2] {
    segment.project_local_point(*point, true).point.to_array()
}

pub(crate) fn contains_point<S: PointQuery>(shape: &S, point: &Vector) -> bool {
    shape.contains_local_point(*point)
}

pub(crate) fn distance_to_point(segment: &Segment, point: &Vector) -> Scalar {
    segment.distance_to_local_point(*point, true)
}

pub(crate) fn balls_intersect(a: &PlacedBall, b: &PlacedBall) -> bool {
    details::intersection_test_ball_ball(b.seen_from(a), &a.shape, &b.shape)
}

pub(crate) fn ball_intersects<S: PointQuery>(shape: &S, ball: &PlacedBall) -> bool {
    details::intersection_test_point_query_ball(&ball.pose, shape, &ball.shape).intersecting
}

pub(crate) fn segments_intersect(a: &Segment, b: &Segment) -> bool {
    segments_intersection2d(a.a, a.b, b.a, b.b, Scalar::EPSILON).is_some()
}

pub(crate) fn intersects<A: SupportMap, B: SupportMap>(a: &A, b: &B) -> bool {
    details::intersection_test_support_map_support_map(&Pose::IDENTITY, a, b)
}

pub(crate) fn ball_distance(a: &PlacedBall, b: &PlacedBall) -> Scalar {
    details::distance_ball_ball(&a.shape, b.seen_from(a), &b.shape)
}

pub(crate) fn distance_to_ball<S: Shape>(shape: &S, ball: &PlacedBall) -> Scalar {
    details::distance_convex_polyhedron_ball(&ball.pose, shape, &ball.shape)
}

pub(crate) fn segment_distance(a: &Segment, b: &Segment) -> Scalar {
    details::distance_segment_segment(&Pose::IDENTITY, a, b)
}

pub(crate) fn distance<A: SupportMap, B: SupportMap>(a: &A, b: &B) -> Scalar {
    details::distance_support_map_support_map(&Pose::IDENTITY, a, b)
}

pub(crate) fn ball_contact(a: &PlacedBall, b: &PlacedBall) -> Option<Contact> {
    details::contact_ball_ball(&Pose::from_translation(b.seen_from(a)), &a.shape, &b.shape, 0.0)
}

pub(crate) fn contact_with_ball<S: Shape>(shape: &S, ball: &PlacedBall) -> Option<Contact> {
    details::contact_convex_polyhedron_ball(&ball.pose, shape, &ball.shape, 0.0)
}

pub(crate) fn contact<A: SupportMap, B: SupportMap>(a: &A, b: &B) -> Option<Contact> {
    details::contact_support_map_support_map(&Pose::IDENTITY, a, b, 0.0)
}

pub(crate) fn boxes_intersect(a: &Aabb, b: &Aabb) -> bool {
    a.intersects(b)
}

pub(crate) fn cuboids_intersect(a: &PlacedCuboid, b: &PlacedCuboid) -> bool {
    details::intersection_test_cuboid_cuboid(&a.pose.inv_mul(&b.pose), &a.shape, &b.shape)
}

pub(crate) fn cuboid_distance(a: &PlacedCuboid, b: &PlacedCuboid) -> Scalar {
    details::distance_cuboid_cuboid(&a.pose.inv_mul(&b.pose), &a.shape, &b.shape)
}

/// As `query::contact` does: most depths of `contact_cuboid_cuboid` are wrong. Each cuboid has its own axes.
pub(crate) fn cuboid_contact(a: &PlacedCuboid, b: &PlacedCuboid) -> Option<Contact> {
    let seen = a.pose.inv_mul(&b.pose);
    let mut contact = details::contact_support_map_support_map(&seen, &a.shape, &b.shape, 0.0)?;
    contact.transform_by_mut(&a.pose, &b.pose);
    Some(contact)
}

pub(crate) fn cuboid_meets_ball(cuboid: &PlacedCuboid, ball: &PlacedBall) -> bool {
    ball_intersects(&cuboid.shape, &ball.seen_from_axes_of(cuboid))
}

pub(crate) fn cuboid_distance_to_ball(cuboid: &PlacedCuboid, ball: &PlacedBall) -> Scalar {
    distance_to_ball(&cuboid.shape, &ball.seen_from_axes_of(cuboid))
}

pub(crate) fn cuboid_contact_with_ball(cuboid: &PlacedCuboid, ball: &PlacedBall) -> Option<Contact> {
    let mut contact = contact_with_ball(&cuboid.shape, &ball.seen_from_axes_of(cuboid))?;
    contact.transform_by_mut(&cuboid.pose, &ball.pose);
    Some(contact)
}

pub(crate) fn raycast_ball(ray: &Ray, ball: &PlacedBall) -> Option<RayIntersection> {
    raycast(&ray.translate_by(-ball.pose.translation), &ball.shape)
}

pub(crate) fn raycast<S: RayCast>(ray: &Ray, shape: &S) -> Option<RayIntersection> {
    shape.cast_local_ray_and_get_normal(ray, REACH, true)
}

/// From the mover's place, which velocities are relative to.
pub(crate) fn cast_ball(moving: &Moving<PlacedBall>, target: &PlacedBall) -> Option<ShapeCastHit> {
    let Placed { shape, .. } = moving.shape;
    let seen = Pose::from_translation(target.seen_from(&moving.shape));
    details::cast_shapes_ball_ball(&seen, -moving.translation, &shape, &target.shape, options())
}

pub(crate) fn cast_ball_at<S: SupportMap>(moving: &Moving<PlacedBall>, target: &S) -> Option<ShapeCastHit> {
    cast_from(&moving.shape.pose.inverse(), moving.translation, &moving.shape.shape, target)
}

pub(crate) fn cast_at_cuboid<S: SupportMap>(moving: &Moving<Placed<S>>, target: &PlacedCuboid) -> Option<ShapeCastHit> {
    let seen = moving.shape.pose.inv_mul(&target.pose);
    cast_from(&seen, moving.translation, &moving.shape.shape, &target.shape)
}

/// Both stand in the world already.
pub(crate) fn cast<A: SupportMap, B: SupportMap>(moving: &Moving<A>, target: &B) -> Option<ShapeCastHit> {
    cast_from(&Pose::IDENTITY, moving.translation, &moving.shape, target)
}

/// The mover is not turned.
fn cast_from(seen: &Pose, translation: Vector, a: &impl SupportMap, b: &impl SupportMap) -> Option<ShapeCastHit> {
    details::cast_shapes_support_map_support_map(seen, -translation, a, b, options())
}

fn options() -> ShapeCastOptions {
    ShapeCastOptions::with_max_time_of_impact(1.0)
}
