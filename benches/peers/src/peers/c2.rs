//! `cute_c2`, in the Rust translation of `c2-sys`. A segment is a capsule of radius 0.

use std::ffi::c_void;
use std::ptr::{from_ref, null, null_mut};

use c2_sys::{
    C2_TYPE, C2_TYPE_C2_TYPE_AABB, C2_TYPE_C2_TYPE_CAPSULE, C2_TYPE_C2_TYPE_CIRCLE, C2_TYPE_C2_TYPE_POLY, c2AABB,
    c2AABBtoAABB, c2AABBtoAABBManifold, c2Capsule, c2CapsuletoCapsule, c2CapsuletoCapsuleManifold, c2Circle,
    c2CircletoAABB, c2CircletoAABBManifold, c2CircletoCapsule, c2CircletoCapsuleManifold, c2CircletoCircle,
    c2CircletoCircleManifold, c2CircletoPoly, c2CircletoPolyManifold, c2GJK, c2MakePoly, c2Manifold, c2Poly,
    c2PolytoPoly, c2PolytoPolyManifold, c2Ray, c2Raycast, c2RaytoAABB, c2RaytoCapsule, c2RaytoCircle, c2RaytoPoly,
    c2TOI, c2r, c2v, c2x,
};
use impinge::glam::Vec2;
use impinge::{Aabb, Circle, ConvexPolygon, Segment, Stadium};

use super::Stored;
use crate::answer::Answer;
use crate::single::draw::{Aim, Moving, REACH, Rectangle};

const ZERO: c2v = c2v { x: 0.0, y: 0.0 };
static IDENTITY: c2x = c2x { p: ZERO, r: c2r { c: 1.0, s: 0.0 } };
const NO_MANIFOLD: c2Manifold = c2Manifold { count: 0, depths: [0.0; 2], contact_points: [ZERO; 2], n: ZERO };

fn vector(v: Vec2) -> c2v {
    c2v { x: v.x, y: v.y }
}

fn capsule(segment: &Segment, r: f32) -> c2Capsule {
    c2Capsule { a: vector(segment.a), b: vector(segment.b), r }
}

/// A point is a circle of radius 0.
impl Stored<Vec2> for c2Circle {
    fn stored(point: &Vec2) -> Self {
        Self { p: vector(*point), r: 0.0 }
    }
}

impl Stored<Segment> for c2Capsule {
    fn stored(segment: &Segment) -> Self {
        capsule(segment, 0.0)
    }
}

impl Stored<Circle> for c2Circle {
    fn stored(circle: &Circle) -> Self {
        Self { p: vector(circle.center), r: circle.radius }
    }
}

impl Stored<Stadium> for c2Capsule {
    fn stored(stadium: &Stadium) -> Self {
        capsule(&stadium.segment, stadium.radius)
    }
}

impl Stored<Aabb> for c2AABB {
    fn stored(aabb: &Aabb) -> Self {
        Self { min: vector(aabb.min), max: vector(aabb.max) }
    }
}

/// `c2-sys` leaves the first normal at zero, which only contacts need.
impl<const N: usize> Stored<ConvexPolygon<Vec2, N>> for c2Poly {
    fn stored(polygon: &ConvexPolygon<Vec2, N>) -> Self {
        let mut made = Self { count: 0, verts: [ZERO; 8], norms: [ZERO; 8] };
        for (vertex, corner) in made.verts.iter_mut().zip(polygon.vertices()) {
            *vertex = vector(*corner);
            made.count += 1;
        }
        // SAFETY: it has so many corners.
        unsafe { c2MakePoly(&raw mut made) };
        made
    }
}

impl Stored<Rectangle> for c2Poly {
    fn stored(rectangle: &Rectangle) -> Self {
        Self::stored(&ConvexPolygon::<Vec2, 4>::stored(rectangle))
    }
}

impl Stored<Aim> for c2Ray {
    fn stored(aim: &Aim) -> Self {
        Self { p: vector(aim.origin), d: vector(aim.direction), t: REACH }
    }
}

/// A circle on its way.
pub(crate) struct Mover {
    circle: c2Circle,
    velocity: c2v,
}

impl Stored<Moving> for Mover {
    fn stored(moving: &Moving) -> Self {
        Self { circle: Stored::stored(&moving.shape), velocity: vector(moving.translation) }
    }
}

impl From<c2Manifold> for Answer {
    fn from(manifold: c2Manifold) -> Self {
        (manifold.count > 0).then(|| Self::along(manifold.depths[0], [manifold.n.x, manifold.n.y])).into()
    }
}

impl From<c2Raycast> for Answer {
    fn from(hit: c2Raycast) -> Self {
        Self::hit(hit.t, [hit.n.x, hit.n.y])
    }
}

pub(crate) fn circles_intersect(a: &c2Circle, b: &c2Circle) -> bool {
    // SAFETY: the function takes all by value; it is unsafe for being translated from C.
    unsafe { c2CircletoCircle(*a, *b) != 0 }
}

pub(crate) fn circle_intersects(capsule: &c2Capsule, circle: &c2Circle) -> bool {
    // SAFETY: as above.
    unsafe { c2CircletoCapsule(*circle, *capsule) != 0 }
}

pub(crate) fn capsules_intersect(a: &c2Capsule, b: &c2Capsule) -> bool {
    // SAFETY: as above.
    unsafe { c2CapsuletoCapsule(*a, *b) != 0 }
}

/// A shape that a pointer and this number stand for.
pub(crate) trait Numbered {
    const TYPE: C2_TYPE;
}

impl Numbered for c2Circle {
    const TYPE: C2_TYPE = C2_TYPE_C2_TYPE_CIRCLE;
}

impl Numbered for c2AABB {
    const TYPE: C2_TYPE = C2_TYPE_C2_TYPE_AABB;
}

impl Numbered for c2Capsule {
    const TYPE: C2_TYPE = C2_TYPE_C2_TYPE_CAPSULE;
}

impl Numbered for c2Poly {
    const TYPE: C2_TYPE = C2_TYPE_C2_TYPE_POLY;
}

pub(crate) fn distance<A: Numbered, B: Numbered>(a: &A, b: &B) -> f32 {
    let (a, b) = (from_ref(a).cast::<c_void>(), from_ref(b).cast());
    // SAFETY: both shapes are what their types tell; what is null is optional.
    unsafe { c2GJK(a, A::TYPE, null(), b, B::TYPE, null(), null_mut(), null_mut(), 1, null_mut(), null_mut()) }
}

pub(crate) fn boxes_intersect(a: &c2AABB, b: &c2AABB) -> bool {
    // SAFETY: as for circles.
    unsafe { c2AABBtoAABB(*a, *b) != 0 }
}

pub(crate) fn circle_meets_box(a: &c2AABB, circle: &c2Circle) -> bool {
    // SAFETY: as for circles.
    unsafe { c2CircletoAABB(*circle, *a) != 0 }
}

pub(crate) fn circle_meets_polygon(polygon: &c2Poly, circle: &c2Circle) -> bool {
    // SAFETY: the polygon is read, and its place is optional.
    unsafe { c2CircletoPoly(*circle, polygon, null()) != 0 }
}

pub(crate) fn polygons_intersect(a: &c2Poly, b: &c2Poly) -> bool {
    // SAFETY: as above.
    unsafe { c2PolytoPoly(a, null(), b, null()) != 0 }
}

pub(crate) fn circle_contact(a: &c2Circle, b: &c2Circle) -> c2Manifold {
    let mut manifold = NO_MANIFOLD;
    // SAFETY: the manifold can be written to.
    unsafe { c2CircletoCircleManifold(*a, *b, &raw mut manifold) };
    manifold
}

pub(crate) fn contact_with_circle(capsule: &c2Capsule, circle: &c2Circle) -> c2Manifold {
    let mut manifold = NO_MANIFOLD;
    // SAFETY: as above.
    unsafe { c2CircletoCapsuleManifold(*circle, *capsule, &raw mut manifold) };
    turned(manifold)
}

/// Turned round, as `c2Collide` does.
fn turned(manifold: c2Manifold) -> c2Manifold {
    c2Manifold { n: c2v { x: -manifold.n.x, y: -manifold.n.y }, ..manifold }
}

pub(crate) fn box_contact(a: &c2AABB, b: &c2AABB) -> c2Manifold {
    let mut manifold = NO_MANIFOLD;
    // SAFETY: as above.
    unsafe { c2AABBtoAABBManifold(*a, *b, &raw mut manifold) };
    manifold
}

pub(crate) fn box_contact_with_circle(a: &c2AABB, circle: &c2Circle) -> c2Manifold {
    let mut manifold = NO_MANIFOLD;
    // SAFETY: as above.
    unsafe { c2CircletoAABBManifold(*circle, *a, &raw mut manifold) };
    turned(manifold)
}

pub(crate) fn polygon_contact(a: &c2Poly, b: &c2Poly) -> c2Manifold {
    let mut manifold = NO_MANIFOLD;
    // SAFETY: as above, and the places are optional.
    unsafe { c2PolytoPolyManifold(a, null(), b, null(), &raw mut manifold) };
    manifold
}

pub(crate) fn polygon_contact_with_circle(polygon: &c2Poly, circle: &c2Circle) -> c2Manifold {
    let mut manifold = NO_MANIFOLD;
    // SAFETY: as above.
    unsafe { c2CircletoPolyManifold(*circle, polygon, null(), &raw mut manifold) };
    turned(manifold)
}

pub(crate) fn capsule_contact(a: &c2Capsule, b: &c2Capsule) -> c2Manifold {
    let mut manifold = NO_MANIFOLD;
    // SAFETY: as above.
    unsafe { c2CapsuletoCapsuleManifold(*a, *b, &raw mut manifold) };
    manifold
}

pub(crate) fn raycast_circle(ray: &c2Ray, circle: &c2Circle) -> Option<c2Raycast> {
    let mut hit = c2Raycast { t: 0.0, n: ZERO };
    // SAFETY: the hit can be written to.
    (unsafe { c2RaytoCircle(*ray, *circle, &raw mut hit) } != 0).then_some(hit)
}

pub(crate) fn raycast_within(ray: &c2Ray, circle: &c2Circle, reach: f32) -> Option<c2Raycast> {
    raycast_circle(&c2Ray { t: reach, ..*ray }, circle)
}

pub(crate) fn raycast_capsule(ray: &c2Ray, capsule: &c2Capsule) -> Option<c2Raycast> {
    let mut hit = c2Raycast { t: 0.0, n: ZERO };
    // SAFETY: as above.
    (unsafe { c2RaytoCapsule(*ray, *capsule, &raw mut hit) } != 0).then_some(hit)
}

pub(crate) fn raycast_box(ray: &c2Ray, aabb: &c2AABB) -> Option<c2Raycast> {
    let mut hit = c2Raycast { t: 0.0, n: ZERO };
    // SAFETY: as above.
    (unsafe { c2RaytoAABB(*ray, *aabb, &raw mut hit) } != 0).then_some(hit)
}

pub(crate) fn raycast_polygon(ray: &c2Ray, polygon: &c2Poly) -> Option<c2Raycast> {
    let mut hit = c2Raycast { t: 0.0, n: ZERO };
    // SAFETY: as above, and the polygon's place is optional.
    (unsafe { c2RaytoPoly(*ray, polygon, null(), &raw mut hit) } != 0).then_some(hit)
}

/// 1 means no hit. (It answers 1 wherever the shapes approach.)
pub(crate) fn cast(moving: &Mover, target: &c2Capsule) -> Option<f32> {
    let [a, b] = [from_ref(&moving.circle).cast::<c_void>(), from_ref(target).cast()];
    let [circle, capsule] = [C2_TYPE_C2_TYPE_CIRCLE, C2_TYPE_C2_TYPE_CAPSULE];
    // SAFETY: both shapes are what their types tell, the places are read, and the number of iterations is optional.
    let t = unsafe {
        c2TOI(a, circle, &raw const IDENTITY, moving.velocity, b, capsule, &raw const IDENTITY, ZERO, 1, null_mut())
    };
    (t < 1.0).then_some(t)
}
