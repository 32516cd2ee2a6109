use super::{Circle, Scalar, Segment, Stadium, Style, Vector};
use crate::answer::Answer;

/// The way out for the second shape, and where they meet.
#[derive(Clone, Copy)]
pub(crate) struct Contact {
    pub(super) normal: Vector,
    pub(super) depth: Scalar,
    #[expect(dead_code, reason = "part of the work: it is computed, and told to the caller")]
    pub(super) point: Vector,
}

impl From<Contact> for Answer {
    fn from(contact: Contact) -> Self {
        Self::along(contact.depth, contact.normal.to_array())
    }
}

pub(crate) fn circle_circle_contact(a: &Circle, b: &Circle) -> Option<Contact> {
    inflated_contact(a.center, a.radius, b.center, b.radius, Vector::X)
}

pub(crate) fn segment_circle_contact<S: Style>(segment: &Segment, circle: &Circle) -> Option<Contact> {
    core_contact::<S>(segment, 0.0, circle)
}

pub(crate) fn stadium_circle_contact<S: Style>(stadium: &Stadium, circle: &Circle) -> Option<Contact> {
    core_contact::<S>(&stadium.segment, stadium.radius, circle)
}

/// From the nearest points of the cores: wrong where these cross, as such code is.
pub(crate) fn stadium_contact<S: Style>(a: &Stadium, b: &Stadium) -> Option<Contact> {
    let (p, q) = nearest::<S>(&a.segment, &b.segment);
    inflated_contact(p, a.radius, q, b.radius, left(&a.segment))
}

fn core_contact<S: Style>(segment: &Segment, radius: Scalar, circle: &Circle) -> Option<Contact> {
    let nearest = S::closest(segment, circle.center);
    inflated_contact(nearest, radius, circle.center, circle.radius, left(segment))
}

/// Of the circles around the nearest points; `otherwise` where these are the same.
fn inflated_contact(p: Vector, r: Scalar, q: Vector, s: Scalar, otherwise: Vector) -> Option<Contact> {
    let (between, reach) = (q - p, r + s);
    let squared = between.length_squared();
    if squared > reach * reach {
        return None;
    }
    let distance = squared.sqrt();
    let normal = if distance > 0.0 { between / distance } else { otherwise };
    let depth = reach - distance;
    Some(Contact { normal, depth, point: p + normal * (r - depth / 2.0) })
}

fn left(segment: &Segment) -> Vector {
    (segment.b - segment.a).perp().normalize()
}

/// Section 5.1.9: of the infinite lines first, then clamped to one segment after the other.
fn nearest<S: Style>(a: &Segment, b: &Segment) -> (Vector, Vector) {
    let (u, v, w) = (a.b - a.a, b.b - b.a, a.a - b.a);
    let (uu, uv, vv) = (u.length_squared(), u.dot(v), v.length_squared());
    let denominator = uu * vv - uv * uv;
    let s = if denominator > 0.0 { ((uv * v.dot(w) - u.dot(w) * vv) / denominator).clamp(0.0, 1.0) } else { 0.0 };
    let q = S::closest(b, a.a + u * s);
    (S::closest(a, q), q)
}
