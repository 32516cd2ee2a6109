//! Outlines that touch, cross and coincide; what is in what.

use impinge::query::{self, CircleCrossing};
use impinge::{Circle, QueryError, Ray, Segment, Shape, Stadium};

type Point = [f32; 2];

fn crossing(a: (Point, f32), b: (Point, f32)) -> Option<CircleCrossing<Point>> {
    let [a, b] = [a, b].map(|(center, radius)| Circle::new(center, radius));
    let found = query::circle_circle(&a, &b).expect("they are circles");
    let swapped = query::circle_circle(&b, &a).expect("they are circles").map(|found| match found {
        CircleCrossing::Secant(p, q) => CircleCrossing::Secant(q, p),
        same => same,
    });
    assert_eq!(found, swapped, "{a:?} {b:?}");
    found
}

/// Centres 10 apart along (4, 3)/5; an ulp of a radius decides.
#[test]
fn circles_tangent_from_outside() {
    let with = |radius| crossing(([0.0, 0.0], 5.0), ([8.0, 6.0], radius));
    assert_eq!(with(5.0), Some(CircleCrossing::Tangent([4.0, 3.0])));
    assert_eq!(with(5.0_f32.next_down()), None);
    assert!(matches!(with(5.0_f32.next_up()), Some(CircleCrossing::Secant(..))));
}

/// Centres 5 apart, radii 10 and 5.
#[test]
fn circles_tangent_from_inside() {
    let with = |radius| crossing(([0.0, 0.0], 10.0), ([4.0, 3.0], radius));
    assert_eq!(with(5.0), Some(CircleCrossing::Tangent([8.0, 6.0])));
    assert_eq!(with(5.0_f32.next_down()), None);
    assert!(matches!(with(5.0_f32.next_up()), Some(CircleCrossing::Secant(..))));
}

/// To the left of the way from (0, 0) to (6, 0) is up.
#[test]
fn circles_that_cross() {
    let found = crossing(([0.0, 0.0], 5.0), ([6.0, 0.0], 5.0));
    assert_eq!(found, Some(CircleCrossing::Secant([3.0, 4.0], [3.0, -4.0])));
    // 5² = 9 + 16 and 3² + 4²: the centre of the one is within the other.
    let found = crossing(([0.0, 0.0], 5.0), ([0.0, 3.0], 4.0));
    assert_eq!(found, Some(CircleCrossing::Secant([-4.0, 3.0], [4.0, 3.0])));
}

/// Of radius 1 and 10⁻³⁰ apart: a is half of that, and h as good as 1.
#[test]
fn circles_that_all_but_coincide() {
    let found = crossing(([0.0, 0.0], 1.0), ([1e-30, 0.0], 1.0));
    assert_eq!(found, Some(CircleCrossing::Secant([5e-31, 1.0], [5e-31, -1.0])));
}

#[test]
fn circles_around_the_same_centre() {
    let with = |a, b| crossing(([1.0, 2.0], a), ([1.0, 2.0], b));
    assert_eq!(with(3.0, 3.0), Some(CircleCrossing::Coincident));
    assert_eq!(with(3.0, 3.0_f32.next_up()), None);
    assert_eq!(with(0.0, 0.0), Some(CircleCrossing::Tangent([1.0, 2.0])));
    assert_eq!(with(0.0, f32::from_bits(1)), None);
}

#[test]
fn a_point_on_a_circle_is_a_tangent() {
    assert_eq!(crossing(([0.0, 0.0], 5.0), ([3.0, -4.0], 0.0)), Some(CircleCrossing::Tangent([3.0, -4.0])));
    assert_eq!(crossing(([0.0, 0.0], 5.0), ([3.0, 1.0], 0.0)), None);
    assert_eq!(crossing(([0.0, 0.0], 0.0), ([3.0, 1.0], 0.0)), None);
}

fn contains<A: Shape<Vector = Point>, B: Shape<Vector = Point>>(outer: &A, inner: &B) -> bool {
    query::contains(outer, inner).expect("they are shapes")
}

/// An ulp beyond touching from inside is out.
#[test]
fn circles_contain_what_touches_from_inside() {
    let hall = Circle::new([0.0, 0.0], 10.0);
    assert!(contains(&hall, &[6.0, 8.0]));
    assert!(!contains(&hall, &[6.0, 8.0_f32.next_up()]));
    assert!(contains(&hall, &Circle::new([3.0, 4.0], 5.0)));
    assert!(!contains(&hall, &Circle::new([3.0, 4.0], 5.0_f32.next_up())));
    assert!(!contains(&Circle::new([3.0, 4.0], 5.0), &hall));
    // The radius is 2⁻⁶⁰. In f64, 1 - 2⁻⁶⁰ is rounded to 1.
    assert!(!contains(&Circle::new([0.0, 0.0], 1.0), &Circle::new([1.0, 0.0], f32::from_bits((127 - 60) << 23))));
    assert!(contains(&hall, &Segment::new([6.0, 8.0], [-8.0, 6.0])));
    assert!(contains(&hall, &Stadium::new([3.0, 4.0], [-4.0, 3.0], 5.0)));
    assert!(!contains(&hall, &Stadium::new([3.0, 4.0], [-4.0, 3.1], 5.0)));
}

/// The ends of the inner core reach the outer one's sides and caps.
#[test]
fn stadiums_contain_by_side_and_by_cap() {
    let hall = Stadium::new([0.0, 0.0], [8.0, 0.0], 3.0);
    assert!(contains(&hall, &Stadium::new([1.0, 2.0], [7.0, -2.0], 1.0)));
    assert!(contains(&hall, &Circle::new([10.0, 0.0], 1.0)));
    assert!(!contains(&hall, &Circle::new([10.0, 0.001], 1.0)));
    assert!(!contains(&hall, &Circle::new([4.0, 0.0], 3.0_f32.next_up())));
    assert!(contains(&hall, &hall));
}

#[test]
fn bare_shapes_contain_their_parts() {
    let wall = Segment::new([0.0, 0.0], [6.0, 3.0]);
    assert!(contains(&wall, &Segment::new([4.0, 2.0], [2.0, 1.0])));
    assert!(contains(&wall, &wall.reversed()));
    assert!(!contains(&wall, &Segment::new([4.0, 2.0], [8.0, 4.0])));
    assert!(!contains(&wall, &Circle::new([2.0, 1.0], f32::from_bits(1))));
    assert!(contains(&wall, &Circle::new([2.0, 1.0], 0.0)));
    assert!(contains(&[1.0, 2.0], &Stadium::new([1.0, 2.0], [1.0, 2.0], 0.0)));
    assert!(!contains(&[1.0, 2.0], &wall));
}

#[test]
fn only_a_ray_contains_a_ray() {
    let ray = Ray::new([0.0, 0.0], [2.0, 1.0]);
    assert!(contains(&ray, &Ray::new([4.0, 2.0], [4.0, 2.0])));
    assert!(!contains(&ray, &Ray::new([4.0, 2.0], [-2.0, -1.0])));
    assert!(!contains(&ray, &Ray::new([4.0, 2.0], [2.0, 2.0])));
    assert!(!contains(&ray, &Ray::new([-2.0, -1.0], [2.0, 1.0])));
    assert!(contains(&ray, &Segment::new([2.0, 1.0], [6.0, 3.0])));
    assert!(!contains(&Stadium::new([-9.0, 0.0], [9.0, 0.0], 9.0), &ray));
    assert!(!contains(&[0.0, 0.0], &ray));
}

#[test]
fn the_nearest_boundary_point() -> Result<(), QueryError> {
    let flipper = Stadium::new([0.0, 0.0], [8.0, 0.0], 2.0);
    let nearest = |point: Point| query::closest_boundary_point(&flipper, point);
    assert_eq!(nearest([3.0, 0.5])?, [3.0, 2.0]);
    assert_eq!(nearest([3.0, -9.0])?, [3.0, -2.0]);
    assert_eq!(nearest([8.75, 1.0])?, [9.2, 1.6]);
    // On the outline, on the core, and on its end.
    assert_eq!(nearest([5.0, 2.0])?, [5.0, 2.0]);
    assert_eq!(nearest([3.0, 0.0]), Err(QueryError::NoUniqueDirection));
    assert_eq!(nearest([8.0, 0.0]), Err(QueryError::NoUniqueDirection));
    assert_eq!(query::closest_boundary_point(&flipper.segment, [3.0, 0.0])?, [3.0, 0.0]);
    assert_eq!(query::closest_boundary_point(&flipper.segment, [3.0, 1.0])?, [3.0, 0.0]);
    Ok(())
}
