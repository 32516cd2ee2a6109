//! What a person reads of shapes and answers.

use std::sync::LazyLock;

use common::shapes::{NUMBERS, of_each_kind};
use common::{TestVector, answer};
use impinge::glam::{DVec2, Vec2, vec2};
use impinge::query::{self, CircleCrossing, Penetration, RayHit, Side};
use impinge::{Aabb, Circle, ConvexPolygon, QueryError, Ray, Segment, Stadium, Triangle};

#[test]
fn shapes_by_their_numbers() {
    assert_eq!(Segment::new(vec2(-1.0, 0.5), vec2(4.0, 2.0)).to_string(), "segment from (-1, 0.5) to (4, 2)");
    assert_eq!(Circle::new(vec2(1.0, 2.0), 0.25).to_string(), "circle at (1, 2), radius 0.25");
    let stadium = Stadium::new(vec2(-1.0, 0.5), vec2(4.0, 2.0), 3.0);
    assert_eq!(stadium.to_string(), "stadium from (-1, 0.5) to (4, 2), radius 3");
    assert_eq!(Ray::new(vec2(1.0, 2.0), vec2(0.0, -3.5)).to_string(), "ray from (1, 2) along (0, -3.5)");
    assert_eq!(Aabb::new(vec2(1.0, 2.0), vec2(3.0, 4.0)).to_string(), "box from (1, 2) to (3, 4)");
}

#[test]
fn polygons_by_their_vertices() {
    let ramp = Triangle::new([vec2(0.0, 0.0), vec2(4.0, 0.5), vec2(0.0, 3.0)]);
    assert_eq!(ramp.to_string(), "polygon of (0, 0), (4, 0.5), (0, 3)");
    assert_eq!(format!("{:.1}", ramp.rounded(0.25)), "polygon of (0.0, 0.0), (4.0, 0.5), (0.0, 3.0), radius 0.2");
    assert_eq!(ConvexPolygon::from(vec2(1.0, 2.0)).to_string(), "polygon of (1, 2)");
    assert_eq!(ConvexPolygon::from(Aabb::<[f32; 2]>::EMPTY).to_string(), "polygon of no points");
}

fn assert_each_kind_reads_as_held<V: TestVector>() {
    let texts = [
        "point at (1, 2)",
        "segment from (1, 2) to (4, 0.5)",
        "circle at (1, 2), radius 0.25",
        "stadium from (1, 2) to (4, 0.5), radius 0.25",
        "box from (1, 2) to (3, 6)",
        "polygon of (1, 2), (4, 0.5), (3, 6), radius 0.25",
    ];
    assert_eq!(of_each_kind::<V>(NUMBERS).map(|shape| shape.to_string()), texts);
    let texts = [
        "point at (1.00, 2.00)",
        "segment from (1.00, 2.00) to (4.00, 0.50)",
        "circle at (1.00, 2.00), radius 0.25",
        "stadium from (1.00, 2.00) to (4.00, 0.50), radius 0.25",
        "box from (1.00, 2.00) to (3.00, 6.00)",
        "polygon of (1.00, 2.00), (4.00, 0.50), (3.00, 6.00), radius 0.25",
    ];
    assert_eq!(of_each_kind::<V>(NUMBERS).map(|shape| format!("{shape:.2}")), texts);
}

#[test]
fn any_shape_by_the_shape_that_it_holds() {
    assert_each_kind_reads_as_held::<Vec2>();
    assert_each_kind_reads_as_held::<DVec2>();
    assert_each_kind_reads_as_held::<[f32; 2]>();
    assert_each_kind_reads_as_held::<[f64; 2]>();
}

#[test]
fn arrays_read_like_vectors_of_glam() {
    let text = "circle at (0.1, -2), radius 3";
    assert_eq!(Circle::new([0.1_f32, -2.0], 3.0).to_string(), text);
    assert_eq!(Circle::new([0.1_f64, -2.0], 3.0).to_string(), text);
    assert_eq!(Circle::new(vec2(0.1, -2.0), 3.0).to_string(), text);
}

#[test]
fn numbers_of_f64_have_all_their_digits() {
    let circle = Circle::new(impinge::glam::dvec2(1.0 / 3.0, 0.0), 1.0);
    assert_eq!(circle.to_string(), "circle at (0.3333333333333333, 0), radius 1");
}

static HIT: LazyLock<RayHit> =
    LazyLock::new(|| answer!(RayHit { t: 1.5, point: vec2(2.0, 3.0), normal: vec2(-1.0, 0.0) }));

/// Of all words, none is cut or padded.
#[test]
fn options_go_to_each_number() {
    assert_eq!(format!("{:.2}", *HIT), "t 1.50 at (2.00, 3.00), normal (-1.00, 0.00)");
    assert_eq!(format!("{:+}", *HIT), "t +1.5 at (+2, +3), normal (-1, +0)");
    assert_eq!(format!("{:5.1}", *HIT), "t   1.5 at (  2.0,   3.0), normal ( -1.0,   0.0)");
    let hit = answer!(CastHit {
        t: 0.0,
        point: HIT.point,
        normal: HIT.normal,
        overlapping: true,
        unique: true,
        grazes: false
    });
    assert_eq!(format!("{hit:.1}"), "t 0.0 at (2.0, 3.0), normal (-1.0, 0.0), overlapping");
    let chord = answer!(Chord { enter: None, exit: Some(*HIT), single: false });
    assert_eq!(format!("{chord:.1}"), "exit t 1.5 at (2.0, 3.0), normal (-1.0, 0.0)");
}

#[test]
fn hits() {
    assert_eq!(HIT.to_string(), "t 1.5 at (2, 3), normal (-1, 0)");
    let hit = answer!(CastHit {
        t: 0.5,
        point: HIT.point,
        normal: HIT.normal,
        overlapping: false,
        unique: true,
        grazes: false
    });
    assert_eq!(hit.to_string(), "t 0.5 at (2, 3), normal (-1, 0)");
}

#[test]
fn chords() {
    let text = "t 1.5 at (2, 3), normal (-1, 0)";
    let exit = answer!(RayHit { t: 2.0, ..*HIT });
    let chord = |enter, exit, single| answer!(Chord { enter, exit, single }).to_string();
    let both = format!("enter {text}; exit t 2 at (2, 3), normal (-1, 0)");
    assert_eq!(chord(Some(*HIT), Some(exit), false), both);
    assert_eq!(chord(Some(*HIT), None, false), format!("enter {text}"));
    assert_eq!(chord(None, Some(*HIT), false), format!("exit {text}"));
    assert_eq!(chord(None, None, false), "inside");
    assert_eq!(chord(Some(*HIT), Some(*HIT), true), format!("single {text}"));
}

/// The ball reaches 1.5 below the floor, and leaves it upward.
#[test]
fn penetrations() -> Result<(), QueryError> {
    let (floor, ball) = (Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0)), Circle::new(vec2(1.0, 0.5), 2.0));
    let overlap: Penetration = query::penetration(&floor, &ball)?.expect("they overlap");
    assert_eq!(overlap.to_string(), "depth 1.5 along (0, 1), from (1, -1.5) to (1, 0)");
    let tie = answer!(Penetration { unique: false, ..overlap });
    assert_eq!(format!("{tie:.0}"), "depth 2 along (0, 1), from (1, -2) to (1, 0), not unique");
    Ok(())
}

#[test]
fn crossings_and_sides() {
    assert_eq!(CircleCrossing::Tangent(vec2(0.0, 5.0)).to_string(), "tangent at (0, 5)");
    assert_eq!(CircleCrossing::Secant([3.0, 4.0], [3.0, -4.0]).to_string(), "secant at (3, 4) and (3, -4)");
    assert_eq!(CircleCrossing::<[f64; 2]>::Coincident.to_string(), "coincident");
    assert_eq!([Side::Left, Side::Right].map(|side| side.to_string()), ["left", "right"]);
}
