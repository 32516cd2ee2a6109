//! Boxes along the axes by comparisons and clamping, turned ones in their own axes: sections 4.2.1, 4.4.1 and 5.1.3.
//! Rays and motion by slabs: section 5.3.3.

use super::casts::{Hit, against, into_circle, path};
use super::contacts::Contact;
use super::draw::{Moving, REACH, Rectangle};
use super::{Aabb, Circle, Ray, Scalar, Style, Vector};

/// A box, in whose axes a circle is seen.
pub(crate) trait Walls {
    /// From the nearest point of the box to another: zero inside.
    fn outside(&self, point: Vector) -> Vector;

    /// The normal of the wall that is nearest to a point inside, and how far it is.
    fn nearest_wall(&self, point: Vector) -> (Vector, Scalar);

    /// Out of the axes of the box.
    fn turned(&self, vector: Vector) -> Vector;
}

impl Walls for Aabb {
    fn outside(&self, point: Vector) -> Vector {
        point - point.clamp(self.min, self.max)
    }

    fn nearest_wall(&self, point: Vector) -> (Vector, Scalar) {
        let half_extents = (self.max - self.min) * 0.5;
        nearest_wall(half_extents, point - (self.min + half_extents))
    }

    fn turned(&self, vector: Vector) -> Vector {
        vector
    }
}

impl Walls for Rectangle {
    fn outside(&self, point: Vector) -> Vector {
        let seen = self.seen(point);
        seen - seen.clamp(-self.half_extents, self.half_extents)
    }

    fn nearest_wall(&self, point: Vector) -> (Vector, Scalar) {
        nearest_wall(self.half_extents, self.seen(point))
    }

    fn turned(&self, vector: Vector) -> Vector {
        self.rotation.rotate(vector)
    }
}

impl Rectangle {
    /// In its own axes.
    fn seen(&self, point: Vector) -> Vector {
        let from = point - self.center;
        Vector::new(self.rotation.dot(from), self.rotation.perp_dot(from))
    }

    fn axis(&self, index: usize) -> Vector {
        if index == 0 { self.rotation } else { self.rotation.perp() }
    }

    /// How far the other is outside of the nearer wall across an axis: less than 0 if they overlap there.
    fn separation(&self, index: usize, other: &Self) -> Scalar {
        let axis = self.axis(index);
        let across = Vector::new(axis.dot(other.rotation), axis.perp_dot(other.rotation)).abs();
        axis.dot(other.center - self.center).abs() - self.half_extents[index] - across.dot(other.half_extents)
    }

    /// Its corner that is farthest in a direction.
    fn support(&self, direction: Vector) -> Vector {
        let corner = self.half_extents.copysign(self.seen(self.center + direction));
        self.center + self.turned(corner)
    }
}

fn nearest_wall(half_extents: Vector, point: Vector) -> (Vector, Scalar) {
    let depths = half_extents - point.abs();
    if depths.x < depths.y {
        (Vector::X.copysign(Vector::new(point.x, 0.0)), depths.x)
    } else {
        (Vector::Y.copysign(Vector::new(0.0, point.y)), depths.y)
    }
}

pub(crate) fn meets_circle<W: Walls>(a: &W, circle: &Circle) -> bool {
    a.outside(circle.center).length_squared() <= circle.radius * circle.radius
}

pub(crate) fn distance_to_circle<W: Walls>(a: &W, circle: &Circle) -> Scalar {
    (a.outside(circle.center).length() - circle.radius).max(0.0)
}

pub(crate) fn contact_with_circle<W: Walls>(a: &W, circle: &Circle) -> Option<Contact> {
    let outside = a.outside(circle.center);
    let squared = outside.length_squared();
    if squared > circle.radius * circle.radius {
        return None;
    }
    let (normal, distance) = if squared > 0.0 {
        let distance = squared.sqrt();
        (outside / distance, distance)
    } else {
        let (normal, depth) = a.nearest_wall(circle.center);
        (normal, -depth)
    };
    let normal = a.turned(normal);
    Some(Contact { normal, depth: circle.radius - distance, point: circle.center - normal * distance })
}

pub(crate) fn intersects<S: Style>(a: &Aabb, b: &Aabb) -> bool {
    !S::any(4, |side| {
        let (a, b) = if side < 2 { (a, b) } else { (b, a) };
        a.max[side % 2] < b.min[side % 2]
    })
}

pub(crate) fn distance(a: &Aabb, b: &Aabb) -> Scalar {
    (a.min - b.max).max(b.min - a.max).max(Vector::ZERO).length()
}

pub(crate) fn contact(a: &Aabb, b: &Aabb) -> Option<Contact> {
    let (right, left) = (a.max - b.min, b.max - a.min);
    let depths = right.min(left);
    if depths.min_element() < 0.0 {
        return None;
    }
    let point = (a.min.max(b.min) + a.max.min(b.max)) * 0.5;
    Some(if depths.x < depths.y {
        Contact { normal: if right.x < left.x { Vector::X } else { -Vector::X }, depth: depths.x, point }
    } else {
        Contact { normal: if right.y < left.y { Vector::Y } else { -Vector::Y }, depth: depths.y, point }
    })
}

pub(crate) fn rectangles_intersect<S: Style>(a: &Rectangle, b: &Rectangle) -> bool {
    !S::any(4, |index| separation(a, b, index) > 0.0)
}

/// Across the axes of one and then of the other.
fn separation(a: &Rectangle, b: &Rectangle, index: usize) -> Scalar {
    if index < 2 { a.separation(index, b) } else { b.separation(index - 2, a) }
}

pub(crate) fn rectangle_contact(a: &Rectangle, b: &Rectangle) -> Option<Contact> {
    let (mut least, mut best) = (Scalar::NEG_INFINITY, 0);
    for index in 0..4 {
        let separation = separation(a, b, index);
        if separation > 0.0 {
            return None;
        }
        if separation > least {
            (least, best) = (separation, index);
        }
    }
    let axis = if best < 2 { a.axis(best) } else { b.axis(best - 2) };
    let normal = if axis.dot(b.center - a.center) < 0.0 { -axis } else { axis };
    let point = if best < 2 { b.support(-normal) } else { a.support(normal) };
    Some(Contact { normal, depth: -least, point })
}

pub(crate) fn raycast<S: Style>(ray: &Ray, target: &Aabb) -> Option<Hit> {
    raycast_within::<S>(ray, target, REACH)
}

pub(crate) fn raycast_within<S: Style>(ray: &Ray, target: &Aabb, reach: Scalar) -> Option<Hit> {
    into_box::<S>(ray, target.min, target.max, reach)
}

pub(crate) fn cast<S: Style>(moving: &Moving<Aabb>, target: &Aabb) -> Option<Hit> {
    cast_within::<S>(moving, target, 1.0)
}

/// From 0 into the Minkowski difference, which is a box too.
pub(crate) fn cast_within<S: Style>(moving: &Moving<Aabb>, target: &Aabb, reach: Scalar) -> Option<Hit> {
    let Moving { shape, translation } = *moving;
    into_box::<S>(&Ray::new(Vector::ZERO, translation), target.min - shape.max, target.max - shape.min, reach)
}

/// Section 5.5.7: into the box that is wider by the radius, and into the circle around a corner if it enters there.
pub(crate) fn cast_circle<S: Style>(moving: &Moving, target: &Aabb) -> Option<Hit> {
    let (path, radius) = (path(moving), moving.shape.radius);
    let hit = into_box::<S>(&path, target.min - radius, target.max + radius, 1.0)?;
    let place = path.origin + path.direction * hit.t;
    let nearest = place.clamp(target.min, target.max);
    if place.cmpne(nearest).all() { into_circle(&path, nearest, radius, 1.0) } else { Some(hit) }
}

fn into_box<S: Style>(ray: &Ray, min: Vector, max: Vector, most: Scalar) -> Option<Hit> {
    let (to_min, to_max) = ((min - ray.origin) / ray.direction, (max - ray.origin) / ray.direction);
    let (near, far) = (to_min.min(to_max), to_min.max(to_max));
    let common = S::common(2, most, |axis| [near[axis], far[axis]])?;
    let wall = |axis: usize| Vector::AXES[axis] * -ray.direction[axis].signum();
    Some(Hit { t: common.start, normal: common.last.map_or_else(|| against(ray.direction), wall) })
}
