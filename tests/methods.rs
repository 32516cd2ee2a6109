//! A method of a shape is the query of its name. All of them come from one macro, so that a few shapes tell.

use std::fmt::Debug;

use impinge::glam::{Vec2, vec2};
use impinge::{Aabb, Circle, ConvexPolygon, Ray, Segment, Stadium, query};

/// Apart from the shapes below, overlapping them, of no size, and no circle.
const OTHERS: [Circle; 4] = [
    Circle::new(vec2(9.0, 9.0), 1.0),
    Circle::new(vec2(1.0, 0.5), 1.25),
    Circle::new(vec2(1.0, 0.0), 0.0),
    Circle::new(vec2(1.0, 0.0), -1.0),
];
const VECTOR: Vec2 = vec2(3.0, 5.0);
const NUMBER: f32 = 2.5;

/// The same answer or error: `Debug` tells every bit, but for those of a NaN.
fn assert_equal(query: &str, method: &dyn Debug, function: &dyn Debug) {
    assert_eq!(format!("{method:?}"), format!("{function:?}"), "{query}");
}

macro_rules! assert_same {
    ($a:ident: $($method:ident($($argument:expr),*))*) => {$(
        assert_equal(stringify!($method), &$a.$method($($argument),*), &query::$method(&$a $(, $argument)*));
    )*};
}

macro_rules! assert_same_of_any {
    ($a:ident, $b:ident) => {
        assert_same! { $a:
            intersects(&$b) within(&$b, NUMBER) contains(&$b) distance(&$b) signed_distance(&$b) closest_points(&$b)
            closest_point(VECTOR) closest_point($b.center) closest_boundary_point(VECTOR)
            penetration(&$b) penetration_toward(&$b, VECTOR) penetration_offset(&$b) contact(&$b, NUMBER)
        }
        assert_equal("contains_point", &$a.contains_point($b.center), &query::intersects(&$a, &$b.center));
    };
}

#[test]
fn of_a_segment() {
    let a = Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0));
    for b in OTHERS {
        assert_same_of_any!(a, b);
        assert_same! { a: cast(VECTOR, &b) bounding_box() chord(&b) side(VECTOR) }
    }
}

#[test]
fn of_a_circle() {
    let a = Circle::new(vec2(0.0, -2.0), 3.0);
    for b in OTHERS {
        assert_same_of_any!(a, b);
        assert_same! { a: cast(VECTOR, &b) bounding_box() }
    }
}

#[test]
fn of_a_stadium() {
    let a = Stadium::new(vec2(-4.0, -2.0), vec2(4.0, -1.0), 3.0);
    for b in OTHERS {
        assert_same_of_any!(a, b);
        assert_same! { a: cast(VECTOR, &b) bounding_box() }
    }
}

#[test]
fn of_a_box() {
    let a = Aabb::new(vec2(-4.0, -2.0), vec2(4.0, 1.0));
    for b in OTHERS {
        assert_same_of_any!(a, b);
        assert_same! { a: bounding_box() }
    }
}

#[test]
fn of_a_polygon() {
    let a = ConvexPolygon::new([vec2(-4.0, -2.0), vec2(4.0, -1.0), vec2(0.0, 3.0)]).rounded(0.5);
    for b in OTHERS {
        assert_same_of_any!(a, b);
        assert_same! { a: bounding_box() }
    }
}

#[test]
fn of_a_ray() {
    let a = Ray::new(vec2(-4.0, 0.0), vec2(2.0, 0.0));
    for b in OTHERS {
        assert_same_of_any!(a, b);
        assert_same! { a: raycast(&b, NUMBER) chord(&b) side(VECTOR) }
    }
}
