//! Box2D 3, in C. Shapes are in world coordinates, and transforms the identity.

use std::ptr::null_mut;

use boxdd_sys::ffi::{
    b2Capsule, b2CastOutput, b2Circle, b2CollideCapsuleAndCircle, b2CollideCapsules, b2CollideCircles,
    b2CollidePolygonAndCircle, b2CollidePolygons, b2CollideSegmentAndCircle, b2ComputeHull, b2DistanceInput,
    b2LocalManifold, b2MakeOffsetBox, b2MakePolygon, b2MakeProxy, b2PointInCapsule, b2PointInPolygon, b2Polygon,
    b2RayCastCapsule, b2RayCastCircle, b2RayCastInput, b2RayCastPolygon, b2RayCastSegment, b2Rot, b2Segment,
    b2SegmentDistance, b2SegmentDistanceResult, b2ShapeCast, b2ShapeCastCapsule, b2ShapeCastCircle, b2ShapeCastInput,
    b2ShapeCastPairInput, b2ShapeDistance, b2ShapeProxy, b2SimplexCache, b2Transform, b2Vec2,
};
use impinge::glam::Vec2;
use impinge::{Aabb, Circle, ConvexPolygon, Segment, Stadium};

use super::Stored;
use crate::answer::Answer;
use crate::single::draw::{Aim, Moving, REACH, Rectangle};

const IDENTITY: b2Transform = b2Transform { p: b2Vec2 { x: 0.0, y: 0.0 }, q: b2Rot { c: 1.0, s: 0.0 } };

fn vector(v: Vec2) -> b2Vec2 {
    b2Vec2 { x: v.x, y: v.y }
}

impl Stored<Vec2> for b2Vec2 {
    fn stored(point: &Vec2) -> Self {
        vector(*point)
    }
}

impl Stored<Segment> for b2Segment {
    fn stored(segment: &Segment) -> Self {
        Self { point1: vector(segment.a), point2: vector(segment.b) }
    }
}

impl Stored<Circle> for b2Circle {
    fn stored(circle: &Circle) -> Self {
        Self { center: vector(circle.center), radius: circle.radius }
    }
}

impl Stored<Stadium> for b2Capsule {
    fn stored(stadium: &Stadium) -> Self {
        let Segment { a, b } = stadium.segment;
        Self { center1: vector(a), center2: vector(b), radius: stadium.radius }
    }
}

impl<const N: usize> Stored<ConvexPolygon<Vec2, N>> for b2Polygon {
    fn stored(polygon: &ConvexPolygon<Vec2, N>) -> Self {
        let corners: Vec<b2Vec2> = polygon.vertices().iter().copied().map(vector).collect();
        let count = i32::try_from(corners.len()).unwrap_or(0);
        // SAFETY: so many corners are read.
        let hull = unsafe { b2ComputeHull(corners.as_ptr(), count) };
        // SAFETY: the hull is read.
        unsafe { b2MakePolygon(&raw const hull, 0.0) }
    }
}

impl Stored<Rectangle> for b2Polygon {
    fn stored(rectangle: &Rectangle) -> Self {
        let Rectangle { center, half_extents, rotation } = *rectangle;
        // SAFETY: all is passed by value.
        unsafe {
            b2MakeOffsetBox(half_extents.x, half_extents.y, vector(center), b2Rot { c: rotation.x, s: rotation.y })
        }
    }
}

impl Stored<Aabb> for b2Polygon {
    fn stored(aabb: &Aabb) -> Self {
        Self::stored(&Rectangle { center: aabb.center(), half_extents: aabb.size() / 2.0, rotation: Vec2::X })
    }
}

/// What the distance of any two shapes is asked about.
impl Stored<Circle> for b2ShapeProxy {
    fn stored(circle: &Circle) -> Self {
        let center = vector(circle.center);
        // SAFETY: one point is read.
        unsafe { b2MakeProxy(&raw const center, 1, circle.radius) }
    }
}

impl<S> Stored<S> for b2ShapeProxy
where
    b2Polygon: Stored<S>,
{
    fn stored(shape: &S) -> Self {
        let polygon = b2Polygon::stored(shape);
        // SAFETY: so many corners are read.
        unsafe { b2MakeProxy(polygon.vertices.as_ptr(), polygon.count, polygon.radius) }
    }
}

/// The direction has length 1, and so the fraction of it is a length.
impl Stored<Aim> for b2RayCastInput {
    fn stored(aim: &Aim) -> Self {
        Self { origin: vector(aim.origin), translation: vector(aim.direction), maxFraction: REACH }
    }
}

impl<S> Stored<Moving<S>> for b2ShapeCastInput
where
    b2ShapeProxy: Stored<S>,
{
    fn stored(moving: &Moving<S>) -> Self {
        let (proxy, translation) = (Stored::stored(&moving.shape), vector(moving.translation));
        Self { proxy, translation, maxFraction: 1.0, canEncroach: false }
    }
}

/// It reports shapes that are nearly touching too.
impl From<b2LocalManifold> for Answer {
    fn from(manifold: b2LocalManifold) -> Self {
        let count = usize::try_from(manifold.pointCount).unwrap_or(0);
        let separations = manifold.points[..count].iter().map(|point| point.separation);
        let separation = separations.fold(f32::INFINITY, f32::min);
        (separation <= 0.0).then(|| Self::along(-separation, [manifold.normal.x, manifold.normal.y])).into()
    }
}

impl From<b2CastOutput> for Answer {
    fn from(hit: b2CastOutput) -> Self {
        hit.hit.then(|| Self::hit(hit.fraction, [hit.normal.x, hit.normal.y])).into()
    }
}

/// A straight core and a radius, which the distance of two segments serves for.
pub(crate) trait Inflated {
    fn ends(&self) -> [b2Vec2; 2];
    fn radius(&self) -> f32;
}

impl Inflated for b2Vec2 {
    fn ends(&self) -> [b2Vec2; 2] {
        [*self; 2]
    }

    fn radius(&self) -> f32 {
        0.0
    }
}

impl Inflated for b2Segment {
    fn ends(&self) -> [b2Vec2; 2] {
        [self.point1, self.point2]
    }

    fn radius(&self) -> f32 {
        0.0
    }
}

impl Inflated for b2Circle {
    fn ends(&self) -> [b2Vec2; 2] {
        [self.center; 2]
    }

    fn radius(&self) -> f32 {
        self.radius
    }
}

impl Inflated for b2Capsule {
    fn ends(&self) -> [b2Vec2; 2] {
        [self.center1, self.center2]
    }

    fn radius(&self) -> f32 {
        self.radius
    }
}

fn nearest(a: &impl Inflated, b: &impl Inflated) -> b2SegmentDistanceResult {
    let ([a1, a2], [b1, b2]) = (a.ends(), b.ends());
    // SAFETY: all is passed by value.
    unsafe { b2SegmentDistance(a1, a2, b1, b2) }
}

pub(crate) fn closest_point(segment: &b2Segment, point: &b2Vec2) -> [f32; 2] {
    let closest = nearest(segment, point).closest1;
    [closest.x, closest.y]
}

pub(crate) fn contains_point(capsule: &b2Capsule, point: &b2Vec2) -> bool {
    // SAFETY: the capsule is read.
    unsafe { b2PointInCapsule(capsule, *point) }
}

pub(crate) fn intersects<A: Inflated, B: Inflated>(a: &A, b: &B) -> bool {
    let reach = a.radius() + b.radius();
    nearest(a, b).distanceSquared <= reach * reach
}

pub(crate) fn distance<A: Inflated, B: Inflated>(a: &A, b: &B) -> f32 {
    (nearest(a, b).distanceSquared.sqrt() - (a.radius() + b.radius())).max(0.0)
}

pub(crate) fn polygon_contains_point(polygon: &b2Polygon, point: &b2Vec2) -> bool {
    // SAFETY: the polygon is read.
    unsafe { b2PointInPolygon(polygon, *point) }
}

/// It has no other yes or no for polygons.
pub(crate) fn proxies_intersect(a: &b2ShapeProxy, b: &b2ShapeProxy) -> bool {
    proxy_distance(a, b) <= 0.0
}

pub(crate) fn proxy_distance(a: &b2ShapeProxy, b: &b2ShapeProxy) -> f32 {
    let input = b2DistanceInput { proxyA: *a, proxyB: *b, transform: IDENTITY, useRadii: true };
    let mut cache = b2SimplexCache { count: 0, indexA: [0; 3], indexB: [0; 3] };
    // SAFETY: the input is read, the cache can be written to, and there is room for no simplex.
    unsafe { b2ShapeDistance(&raw const input, &raw mut cache, null_mut(), 0) }.distance
}

pub(crate) fn circle_contact(a: &b2Circle, b: &b2Circle) -> b2LocalManifold {
    // SAFETY: the shapes are read.
    unsafe { b2CollideCircles(a, b, IDENTITY) }
}

pub(crate) fn segment_circle_contact(segment: &b2Segment, circle: &b2Circle) -> b2LocalManifold {
    // SAFETY: as above.
    unsafe { b2CollideSegmentAndCircle(segment, circle, IDENTITY) }
}

pub(crate) fn capsule_circle_contact(capsule: &b2Capsule, circle: &b2Circle) -> b2LocalManifold {
    // SAFETY: as above.
    unsafe { b2CollideCapsuleAndCircle(capsule, circle, IDENTITY) }
}

pub(crate) fn capsule_contact(a: &b2Capsule, b: &b2Capsule) -> b2LocalManifold {
    // SAFETY: as above.
    unsafe { b2CollideCapsules(a, b, IDENTITY) }
}

pub(crate) fn polygon_contact(a: &b2Polygon, b: &b2Polygon) -> b2LocalManifold {
    // SAFETY: as above.
    unsafe { b2CollidePolygons(a, b, IDENTITY) }
}

pub(crate) fn polygon_circle_contact(polygon: &b2Polygon, circle: &b2Circle) -> b2LocalManifold {
    // SAFETY: as above.
    unsafe { b2CollidePolygonAndCircle(polygon, circle, IDENTITY) }
}

pub(crate) fn raycast_circle(ray: &b2RayCastInput, circle: &b2Circle) -> b2CastOutput {
    // SAFETY: both are read.
    unsafe { b2RayCastCircle(circle, ray) }
}

pub(crate) fn raycast_within(ray: &b2RayCastInput, circle: &b2Circle, reach: f32) -> Option<b2CastOutput> {
    let output = raycast_circle(&b2RayCastInput { maxFraction: reach, ..*ray }, circle);
    output.hit.then_some(output)
}

pub(crate) fn raycast_segment(ray: &b2RayCastInput, segment: &b2Segment) -> b2CastOutput {
    // SAFETY: both are read.
    unsafe { b2RayCastSegment(segment, ray, false) }
}

pub(crate) fn raycast_capsule(ray: &b2RayCastInput, capsule: &b2Capsule) -> b2CastOutput {
    // SAFETY: both are read.
    unsafe { b2RayCastCapsule(capsule, ray) }
}

pub(crate) fn raycast_polygon(ray: &b2RayCastInput, polygon: &b2Polygon) -> b2CastOutput {
    // SAFETY: both are read.
    unsafe { b2RayCastPolygon(polygon, ray) }
}

pub(crate) fn raycast_polygon_within(ray: &b2RayCastInput, polygon: &b2Polygon, reach: f32) -> Option<b2CastOutput> {
    let output = raycast_polygon(&b2RayCastInput { maxFraction: reach, ..*ray }, polygon);
    output.hit.then_some(output)
}

pub(crate) fn cast_at_circle(moving: &b2ShapeCastInput, target: &b2Circle) -> b2CastOutput {
    // SAFETY: both are read.
    unsafe { b2ShapeCastCircle(target, moving) }
}

pub(crate) fn cast_at_capsule(moving: &b2ShapeCastInput, target: &b2Capsule) -> b2CastOutput {
    // SAFETY: both are read.
    unsafe { b2ShapeCastCapsule(target, moving) }
}

pub(crate) fn cast_within(moving: &b2ShapeCastInput, target: &b2ShapeProxy, reach: f32) -> Option<b2CastOutput> {
    let output = cast(&b2ShapeCastInput { maxFraction: reach, ..*moving }, target);
    output.hit.then_some(output)
}

/// Of any two shapes.
pub(crate) fn cast(moving: &b2ShapeCastInput, target: &b2ShapeProxy) -> b2CastOutput {
    let b2ShapeCastInput { proxy, translation, maxFraction, canEncroach } = *moving;
    let input = b2ShapeCastPairInput {
        proxyA: *target,
        proxyB: proxy,
        transform: IDENTITY,
        translationB: translation,
        maxFraction,
        canEncroach,
    };
    // SAFETY: the input is read.
    unsafe { b2ShapeCast(&raw const input) }
}
