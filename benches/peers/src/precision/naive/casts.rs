use super::draw::{Moving, REACH};
use super::{Circle, Ray, Scalar, Segment, Stadium, Style, Vector};
use crate::answer::Answer;

pub(crate) struct Hit {
    pub(crate) t: Scalar,
    pub(super) normal: Vector,
}

impl From<Hit> for Answer {
    fn from(hit: Hit) -> Self {
        Self::hit(hit.t, hit.normal.to_array())
    }
}

pub(crate) fn raycast_circle(ray: &Ray, circle: &Circle) -> Option<Hit> {
    raycast_within(ray, circle, REACH)
}

pub(crate) fn raycast_within(ray: &Ray, circle: &Circle, reach: Scalar) -> Option<Hit> {
    into_circle(ray, circle.center, circle.radius, reach)
}

pub(crate) fn raycast_segment(ray: &Ray, segment: &Segment) -> Option<Hit> {
    into_segment(ray, segment.a, segment.b, REACH)
}

pub(crate) fn raycast_stadium<S: Style>(ray: &Ray, stadium: &Stadium) -> Option<Hit> {
    into_stadium::<S>(ray, &stadium.segment, stadium.radius, REACH)
}

pub(crate) fn cast_at_circle(moving: &Moving, target: &Circle) -> Option<Hit> {
    into_circle(&path(moving), target.center, target.radius + moving.shape.radius, 1.0)
}

pub(crate) fn cast_at_stadium<S: Style>(moving: &Moving, target: &Stadium) -> Option<Hit> {
    into_stadium::<S>(&path(moving), &target.segment, target.radius + moving.shape.radius, 1.0)
}

/// Of the centre.
pub(super) fn path(moving: &Moving) -> Ray {
    Ray::new(moving.shape.center, moving.translation)
}

/// Section 5.3.2: the quadratic equation, after the tests that need no root.
pub(super) fn into_circle(ray: &Ray, center: Vector, radius: Scalar, most: Scalar) -> Option<Hit> {
    let (from, d) = (ray.origin - center, ray.direction);
    let c = from.length_squared() - radius * radius;
    if c <= 0.0 {
        return Some(inside(ray));
    }
    let b = from.dot(d);
    if b > 0.0 {
        return None;
    }
    let a = d.length_squared();
    let discriminant = b * b - a * c;
    if discriminant < 0.0 {
        return None;
    }
    let t = (-b - discriminant.sqrt()) / a;
    (t <= most).then(|| Hit { t, normal: (from + d * t) / radius })
}

fn into_segment(ray: &Ray, a: Vector, b: Vector, most: Scalar) -> Option<Hit> {
    let (along, from) = (b - a, a - ray.origin);
    let denominator = ray.direction.perp_dot(along);
    if denominator == 0.0 {
        return None;
    }
    let t = from.perp_dot(along) / denominator;
    let s = from.perp_dot(ray.direction) / denominator;
    if !(0.0..=most).contains(&t) || !(0.0..=1.0).contains(&s) {
        return None;
    }
    let normal = along.perp().normalize();
    Some(Hit { t, normal: if denominator > 0.0 { normal } else { -normal } })
}

/// The first of two sides and two caps.
fn into_stadium<S: Style>(ray: &Ray, core: &Segment, radius: Scalar, most: Scalar) -> Option<Hit> {
    if ray.origin.distance_squared(S::closest(core, ray.origin)) <= radius * radius {
        return Some(inside(ray));
    }
    let side = (core.b - core.a).perp().normalize() * radius;
    let hits = [
        into_segment(ray, core.a + side, core.b + side, most),
        into_segment(ray, core.a - side, core.b - side, most),
        into_circle(ray, core.a, radius, most),
        into_circle(ray, core.b, radius, most),
    ];
    hits.into_iter().flatten().min_by(|a, b| a.t.total_cmp(&b.t))
}

fn inside(ray: &Ray) -> Hit {
    Hit { t: 0.0, normal: against(ray.direction) }
}

/// The normal of a start inside.
pub(super) fn against(motion: Vector) -> Vector {
    -motion.normalize()
}
