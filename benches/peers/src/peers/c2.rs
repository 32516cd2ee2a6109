//! `cute_c2`, in the Rust translation of `c2-sys`. A segment is a capsule of radius 0.

use std::ffi::c_void;
use std::ptr::{from_ref, null, null_mut};

use c2_sys::{
    C2_TYPE, C2_TYPE_C2_TYPE_CAPSULE, C2_TYPE_C2_TYPE_CIRCLE, c2Capsule, c2CapsuletoCapsule,
    c2CapsuletoCapsuleManifold, c2Circle, c2CircletoCapsule, c2CircletoCapsuleManifold, c2CircletoCircle,
    c2CircletoCircleManifold, c2GJK, c2Manifold, c2Ray, c2Raycast, c2RaytoCapsule, c2RaytoCircle, c2TOI, c2r, c2v, c2x,
};
use impinge::glam::Vec2;
use impinge::{Circle, Segment, Stadium};

use super::Stored;
use crate::answer::Answer;
use crate::single::draw::{Aim, Moving, REACH};

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
        Self { circle: Stored::stored(&moving.circle), velocity: vector(moving.translation) }
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

pub(crate) fn capsule_distance(a: &c2Capsule, b: &c2Capsule) -> f32 {
    const CAPSULE: C2_TYPE = C2_TYPE_C2_TYPE_CAPSULE;
    let [a, b] = [a, b].map(|shape| from_ref(shape).cast::<c_void>());
    // SAFETY: both shapes are what their types tell; what is null is optional.
    unsafe { c2GJK(a, CAPSULE, null(), b, CAPSULE, null(), null_mut(), null_mut(), 1, null_mut(), null_mut()) }
}

pub(crate) fn circle_contact(a: &c2Circle, b: &c2Circle) -> c2Manifold {
    let mut manifold = NO_MANIFOLD;
    // SAFETY: the manifold can be written to.
    unsafe { c2CircletoCircleManifold(*a, *b, &raw mut manifold) };
    manifold
}

/// Turned round, as `c2Collide` does.
pub(crate) fn contact_with_circle(capsule: &c2Capsule, circle: &c2Circle) -> c2Manifold {
    let mut manifold = NO_MANIFOLD;
    // SAFETY: as above.
    unsafe { c2CircletoCapsuleManifold(*circle, *capsule, &raw mut manifold) };
    manifold.n = c2v { x: -manifold.n.x, y: -manifold.n.y };
    manifold
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
