//! Parry's functions on concrete types, without `dyn`, and without a pose where the shapes stand in the world already.

use super::Scalar;
use super::draw::REACH;
use super::parry::{Mover, Placed};
use super::parry2d::math::{Pose, Vector};
use super::parry2d::query::details;
use super::parry2d::query::{Contact, PointQuery, Ray, RayCast, RayIntersection, ShapeCastHit, ShapeCastOptions};
use super::parry2d::shape::{Ball, Segment, Shape, SupportMap};
use super::parry2d::utils::segments_intersection2d;

type PlacedBall = Placed<Ball>;

impl PlacedBall {
    fn seen_from(&self, other: &Self) -> Vector {
        self.pose.translation - other.pose.translation
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

pub(crate) fn raycast_ball(ray: &Ray, ball: &PlacedBall) -> Option<RayIntersection> {
    raycast(&ray.translate_by(-ball.pose.translation), &ball.shape)
}

pub(crate) fn raycast<S: RayCast>(ray: &Ray, shape: &S) -> Option<RayIntersection> {
    shape.cast_local_ray_and_get_normal(ray, REACH, true)
}

/// From the mover's place, which velocities are relative to.
pub(crate) fn cast_ball(moving: &Mover, target: &PlacedBall) -> Option<ShapeCastHit> {
    let seen = Pose::from_translation(target.seen_from(&moving.ball));
    details::cast_shapes_ball_ball(&seen, -moving.velocity, &moving.ball.shape, &target.shape, options())
}

pub(crate) fn cast<S: SupportMap>(moving: &Mover, target: &S) -> Option<ShapeCastHit> {
    let seen = moving.ball.pose.inverse();
    details::cast_shapes_support_map_support_map(&seen, -moving.velocity, &moving.ball.shape, target, options())
}

fn options() -> ShapeCastOptions {
    ShapeCastOptions::with_max_time_of_impact(1.0)
}
