//! Contacts: parallel, tilted, clipped and equal edges, and numbers of vertices that persist.

use std::collections::BTreeSet;

use common::answer::{Contact, ContactPoint};
use common::query;
use common::shapes::{aabb, circle, point, polygon, ray, segment, stadium};
use common::{Figure, Point, TestVector};
use impinge::QueryError::Overflow;
use impinge::glam::{DVec2, Vec2};
use impinge::query::Feature;
use impinge::query::Part::{self, Edge, Vertex};
use impinge::{Aabb, AnyShape, ConvexPolygon, Segment};

/// The points that are expected: of a, of b, the separation and the parts.
type Expected<'a> = &'a [(Point, Point, f64, [Part; 2])];

fn check(a: &Figure, b: &Figure, margin: f64, normal: Point, expected: Expected) {
    check_in::<Vec2>(a, b, margin, normal, expected);
    check_in::<DVec2>(a, b, margin, normal, expected);
}

fn check_in<V: TestVector>(a: &Figure, b: &Figure, margin: f64, normal: Point, expected: Expected) {
    let contact = found::<V>(a, b, margin).expect("a contact");
    let expected: Vec<_> = expected
        .iter()
        .map(|&(point_a, point_b, separation, [a, b])| ContactPoint {
            point_a,
            point_b,
            separation,
            feature: Feature { a, b },
        })
        .collect();
    assert_eq!((contact.normal, contact.points().collect::<Vec<_>>()), (normal, expected), "{a:?} and {b:?}");
}

fn found<V: TestVector>(a: &Figure, b: &Figure, margin: f64) -> Option<Contact> {
    query::contact::<V>(a, b, margin).expect("valid shapes")
}

const UP: Point = [0.0, 1.0];

#[test]
fn parallel_edges_have_the_ends_of_what_they_share() {
    let (floor, above) = (aabb([0.0, -1.0], [4.0, 0.0]), aabb([2.0, 0.5], [6.0, 3.0]));
    let right = ([4.0, 0.0], [4.0, 0.5], 0.5, [Vertex(2), Edge(0)]);
    let left = ([2.0, 0.0], [2.0, 0.5], 0.5, [Edge(2), Vertex(0)]);
    check(&floor, &above, 0.5, UP, &[right, left]);
    // Equal edges: two vertices at each end. An end of a narrower box is beside the edge.
    let right = ([4.0, 0.0], [4.0, 0.0], 0.0, [Vertex(2), Vertex(1)]);
    let left = ([0.0, 0.0], [0.0, 0.0], 0.0, [Vertex(3), Vertex(0)]);
    check(&floor, &aabb([0.0, 0.0], [4.0, 2.0]), 0.0, UP, &[right, left]);
    let right = ([4.0, 0.0], [4.0, 0.5], 0.5, [Vertex(2), Vertex(1)]);
    let left = ([0.0, 0.0], [0.0, 0.5], 0.5, [Vertex(3), Vertex(0)]);
    check(&floor, &aabb([0.0, 0.5], [4.0, 2.0]), 0.5, UP, &[right, left]);
    let right = ([3.0, 0.0], [3.0, -0.25], -0.25, [Edge(2), Vertex(1)]);
    let left = ([1.0, 0.0], [1.0, -0.25], -0.25, [Edge(2), Vertex(0)]);
    check(&floor, &aabb([1.0, -0.25], [3.0, 2.0]), 0.0, UP, &[right, left]);
}

#[test]
fn end_to_end_is_one_point() {
    let corners = ([4.0, 0.0], [4.0, 0.0], 0.0, [Vertex(2), Vertex(0)]);
    check(&aabb([0.0, -1.0], [4.0, 0.0]), &aabb([4.0, 0.0], [5.0, 1.0]), 0.0, [1.0, 0.0], &[corners]);
    let ends = ([4.0, 0.0], [5.0, 0.0], 1.0, [Vertex(1), Vertex(0)]);
    check(&segment([0.0, 0.0], [4.0, 0.0]), &segment([5.0, 0.0], [9.0, 0.0]), 1.0, [1.0, 0.0], &[ends]);
}

#[test]
fn stadiums_side_by_side_have_two() {
    let (one, other) = (stadium([0.0, 0.0], [4.0, 0.0], 1.0), stadium([6.0, 3.0], [1.0, 3.0], 1.0));
    let right = ([4.0, 1.0], [4.0, 2.0], 1.0, [Vertex(1), Edge(0)]);
    let left = ([1.0, 1.0], [1.0, 2.0], 1.0, [Edge(0), Vertex(1)]);
    check(&one, &other, 1.0, UP, &[right, left]);
    // On one line: the part that both have in common. The left normal counts.
    let right = ([4.0, 1.0], [4.0, -1.0], -2.0, [Vertex(1), Edge(0)]);
    let left = ([2.0, 1.0], [2.0, -1.0], -2.0, [Edge(0), Vertex(0)]);
    check(&one, &stadium([2.0, 0.0], [9.0, 0.0], 1.0), 0.0, UP, &[right, left]);
}

/// 3-4-5 triangles: the incident edge rises by 3 for 4.
#[test]
fn an_incident_edge_is_clipped_at_the_margin() {
    let (floor, wedge) = (aabb([-8.0, -1.0], [2.0, 0.0]), polygon([[-2.0, 0.5], [6.0, 6.5], [-2.0, 9.0]], 0.0));
    let near = ([-2.0, 0.0], [-2.0, 0.5], 0.5, [Edge(2), Vertex(0)]);
    let clipped = ([2.0, 0.0], [2.0, 3.5], 3.5, [Vertex(2), Edge(0)]);
    check(&floor, &wedge, 3.4375, UP, &[near]);
    check(&floor, &wedge, 3.5, UP, &[clipped, near]);
    // Where the edges end at the same place, both are vertices.
    let wide = aabb([-8.0, -1.0], [6.0, 0.0]);
    check(&wide, &wedge, 6.5, UP, &[([6.0, 0.0], [6.0, 6.5], 6.5, [Vertex(2), Vertex(1)]), near]);
    // With a radius, the margin begins at the outline.
    let round = polygon([[-2.0, 1.0], [6.0, 7.0], [-2.0, 9.0]], 0.5);
    check(&floor, &round, 3.5, UP, &[([2.0, 0.0], [2.0, 3.5], 3.5, [Vertex(2), Edge(0)]), near]);
    check(&floor, &round, 3.4375, UP, &[near]);
}

#[test]
fn a_point_and_a_perpendicular_segment_have_one() {
    let floor = aabb([-8.0, -1.0], [8.0, 0.0]);
    check(&floor, &circle([1.0, 2.0], 1.0), 1.0, UP, &[([1.0, 0.0], [1.0, 1.0], 1.0, [Edge(2), Vertex(0)])]);
    check(&floor, &point(1.0, -0.25), 0.0, UP, &[([1.0, 0.0], [1.0, -0.25], -0.25, [Edge(2), Vertex(0)])]);
    let post = segment([1.0, 9.0], [1.0, 1.0]);
    check(&floor, &post, 9.0, UP, &[([1.0, 0.0], [1.0, 1.0], 1.0, [Edge(2), Vertex(1)])]);
    // A half-line has one end.
    let along = ray([3.0, 1.0], [-1.0, 0.0]);
    let (right, left) =
        (([3.0, 0.0], [3.0, 1.0], 1.0, [Edge(2), Vertex(0)]), ([-8.0, 0.0], [-8.0, 1.0], 1.0, [Vertex(3), Edge(0)]));
    check(&floor, &along, 1.0, UP, &[right, left]);
    check(
        &ray([0.0, 0.0], [1.0, 0.0]),
        &ray([2.0, 1.0], [1.0, 0.0]),
        1.0,
        UP,
        &[([2.0, 0.0], [2.0, 1.0], 1.0, [Edge(0), Vertex(0)])],
    );
}

/// A square that stands on a corner: both edges at that corner make 45° with the reference edge. The incident edge is the
/// one that comes first, counted from the lexicographically smallest vertex. That is the edge to the corner, unless the
/// corner is that vertex.
#[test]
fn two_edges_that_face_the_reference_edge_equally() {
    let (floor, square) = (aabb([-8.0, -1.0], [8.0, 0.0]), [[0.0, 0.5], [1.0, 1.5], [0.0, 2.5], [-1.0, 1.5]]);
    let corner = ([0.0, 0.0], [0.0, 0.5], 0.5, [Edge(2), Vertex(0)]);
    let left = ([-1.0, 0.0], [-1.0, 1.5], 1.5, [Edge(2), Vertex(3)]);
    check(&floor, &polygon(square, 0.0), 2.0, UP, &[corner, left]);
    let (wall, square) = (aabb([-2.0, -8.0], [-1.0, 8.0]), [[0.5, -1.0], [1.5, 0.0], [0.5, 1.0], [-0.5, 0.0]]);
    let right = ([-1.0, -1.0], [0.5, -1.0], 1.5, [Edge(1), Vertex(0)]);
    let corner = ([-1.0, 0.0], [-0.5, 0.0], 0.5, [Edge(1), Vertex(3)]);
    check(&wall, &polygon(square, 0.0), 2.0, [1.0, 0.0], &[right, corner]);
}

/// Let u be a 16th of the largest number, rounded up to a power of two. The normal is (1, 1)/√2, and the radius 2u moves a
/// point of the core by √2u along both axes. The second point is to the left of the first, where a's core ends at
/// (-15u, 15u): 15u + √2u is more than 16u.
#[test]
fn the_second_point_may_overflow() {
    the_second_point_may_overflow_in::<Vec2>();
    the_second_point_may_overflow_in::<DVec2>();
}

fn the_second_point_may_overflow_in<V: TestVector>() {
    let u = V::ulp(V::MAX) / V::EPSILON / 8.0;
    let b = segment([0.5 * u, 0.5 * u], [-14.5 * u, 15.5 * u]);
    let contact = |radius| query::contact::<V>(&stadium([0.0, 0.0], [-15.0 * u, 15.0 * u], radius), &b, 0.0);
    assert_eq!(contact(2.0 * u), Err(Overflow));
    // 15u + u/√2 fits.
    assert_eq!(contact(u).map(|found| found.map(|contact| contact.points().count())), Ok(Some(2)));
}

/// A key is different for each pair of parts.
#[test]
fn features_have_keys() {
    let parts = [Vertex(0), Vertex(1), Vertex(255), Edge(0), Edge(1), Edge(255)];
    let keys: BTreeSet<_> = parts.iter().flat_map(|&a| parts.map(|b| u32::from(Feature { a, b }))).collect();
    assert_eq!(keys.len(), 36);
}

/// A polygon of two vertices has its own order, and its core another.
#[test]
fn flat_polygons_keep_their_numbers() {
    let floor = aabb([-8.0, -1.0], [8.0, 0.0]);
    let plank = polygon([[3.0, 1.0], [1.0, 1.0]], 0.0);
    let (right, left) =
        (([3.0, 0.0], [3.0, 1.0], 1.0, [Edge(2), Vertex(0)]), ([1.0, 0.0], [1.0, 1.0], 1.0, [Edge(2), Vertex(1)]));
    check(&floor, &plank, 1.0, UP, &[right, left]);
}

/// A box at rest, turned back and forth by 1e-7, on floors of each kind, which are level or not.
fn a_trembling_box_keeps_its_features<V: TestVector>() {
    let vector = |x: f64, y: f64| V::vector([x, y]);
    let floors: [(AnyShape<V>, Part); 3] = [
        (Aabb::new(vector(-8.0, -1.0), vector(8.0, 0.0)).into(), Edge(2)),
        (Segment::new(vector(-8.0, 0.0), vector(8.0, 0.0)).into(), Edge(0)),
        (ConvexPolygon::rectangle(vector(0.0, -0.5), vector(8.0, 0.5), vector(1.0, 0.0)).into(), Edge(2)),
    ];
    let rotations = [vector(1.0, 0.0), vector(0.8, 0.6)];
    for (height, rotation) in [0.999, 1.0, 1.001].into_iter().flat_map(|height| rotations.map(|it| (height, it))) {
        for frame in -1000..=1000 {
            let turn = f64::from(frame) * 1e-10;
            let crate_ = ConvexPolygon::<V, 4>::rectangle(vector(0.5, height), vector(1.0, 1.0), vector(1.0, turn));
            for (floor, top) in floors {
                let [floor, crate_] =
                    [floor, crate_.into()].map(|it: AnyShape<V>| it.transformed(rotation, vector(2.0, 0.0)));
                let contact = impinge::query::contact(&floor, &crate_, V::number(0.01)).expect("valid").expect("near");
                let features: Vec<_> = contact.points().iter().map(|point| point.feature).collect();
                let expected = [1, 0].map(|vertex| Feature { a: top, b: Vertex(vertex) });
                assert_eq!(features, expected, "{crate_} on {floor}");
            }
        }
    }
}

#[test]
fn a_trembling_box_keeps_its_features_in_f32() {
    a_trembling_box_keeps_its_features::<Vec2>();
}

#[test]
fn a_trembling_box_keeps_its_features_in_f64() {
    a_trembling_box_keeps_its_features::<DVec2>();
}
