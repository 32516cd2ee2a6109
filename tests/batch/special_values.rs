//! One special value (NaN, an infinity, −0, the largest number, …) in a block of shapes that overlap the probe, touch
//! it, or are apart.

use common::TestVector;
use impinge::batch;
use impinge::glam::{DVec2, Vec2};
use impinge::shapes::Bounded;
use impinge::{AnyShape, Circle, ConvexPolygon, QueryError, Ray, Segment, Shape, Stadium};

use crate::kind::{Kind, Numbers};
use crate::{levels, loops};

/// More than a block, and a part of one.
const COUNT: usize = 100;

/// Around the probe from (0, 0) to (4, 0) with the radius 1: a shape that crosses its core, one beside it, one that
/// touches it, and one that crosses only its cap.
const SHAPES: [Numbers; 4] = [
    Numbers { a: [1.0, -3.0], b: [2.0, 5.0], radius: 0.5 },
    Numbers { a: [1.5, 2.5], b: [3.0, 7.25], radius: 0.25 },
    Numbers { a: [6.0, 0.0], b: [9.0, 2.0], radius: 1.0 },
    Numbers { a: [-3.0, 4.0], b: [7.0, -11.0], radius: 0.0 },
];
const PROBE: Numbers = Numbers { a: [0.0, 0.0], b: [4.0, 0.0], radius: 1.0 };

fn replaced(numbers: Numbers, place: usize, number: f64) -> Numbers {
    let Numbers { a: [ax, ay], b: [bx, by], radius } = numbers;
    let mut all = [ax, ay, bx, by, radius];
    all[place] = number;
    let [ax, ay, bx, by, radius] = all;
    Numbers { a: [ax, ay], b: [bx, by], radius }
}

fn is_a_loop<V: TestVector, A: Shape<Vector = V>, S: Kind<Vector = V> + Bounded>(probe: &A, shapes: &[S]) {
    let blank = || vec![V::number(7.0); shapes.len()];
    let (mut expected, mut found, mut in_columns) = (blank(), blank(), blank());
    let outcome = loops::distances(probe, &loops::admitted(shapes, |_| true), &mut expected);
    assert_eq!(batch::distances(probe, shapes, &mut found), outcome);
    assert_eq!(format!("{found:?}"), format!("{expected:?}"));
    let columns: batch::Columns<S> = shapes.iter().copied().collect();
    assert_eq!(batch::distances(probe, &columns, &mut in_columns), outcome);
    assert_eq!(format!("{in_columns:?}"), format!("{expected:?}"));
}

fn each_probe<V: TestVector, S: Kind<Vector = V> + Bounded>(probe: Numbers, shapes: &[S]) {
    is_a_loop(&V::vector(probe.a), shapes);
    is_a_loop(&Circle::<V>::of(probe), shapes);
    is_a_loop(&Segment::<V>::of(probe), shapes);
    is_a_loop(&Stadium::<V>::of(probe), shapes);
    is_a_loop(&Ray::new(V::vector(probe.a), V::vector(probe.b)), shapes);
}

fn each_number<V: TestVector, S: Kind<Vector = V> + Bounded>() {
    let all: Vec<S> = (0..COUNT).map(|index| S::of(SHAPES[index % SHAPES.len()])).collect();
    let numbers = [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, -1.0, -0.0, V::MAX, -V::MAX, V::TINIEST, V::MAX.sqrt()];
    for (place, number) in (0..5).flat_map(|place| numbers.map(|number| (place, number))) {
        each_probe(replaced(PROBE, place, number), &all);
        for index in [0, 5, 62, 63, 64, 98, 99] {
            let mut shapes = all.clone();
            shapes[index] = S::of(replaced(SHAPES[index % SHAPES.len()], place, number));
            each_probe(PROBE, &shapes);
        }
    }
}

fn each_kind<V: TestVector + Kind<Vector = V> + Bounded>() {
    levels::at_each(|| {
        each_number::<V, V>();
        each_number::<V, Circle<V>>();
        each_number::<V, Segment<V>>();
        each_number::<V, Stadium<V>>();
    });
}

#[test]
fn distances_of_f32_are_a_loop() {
    each_kind::<Vec2>();
}

#[test]
fn distances_of_f64_are_a_loop() {
    each_kind::<DVec2>();
}

/// Its bounding box must not look like one that the ray misses.
#[test]
fn a_polygon_far_away_with_a_coordinate_that_is_not_finite() {
    let ray = Ray::new(Vec2::ZERO, Vec2::X);
    for (place, number) in (0..6).flat_map(|place| [f32::NAN, f32::INFINITY].map(|number| (place, number))) {
        let mut numbers = [10.0, 10.0, 12.0, 10.0, 11.0, 12.0];
        numbers[place] = number;
        let [ax, ay, bx, by, cx, cy] = numbers;
        let polygon = ConvexPolygon::<Vec2, 3>::new([Vec2::new(ax, ay), Vec2::new(bx, by), Vec2::new(cx, cy)]);
        let polygons = [polygon; COUNT];
        let any = polygons.map(AnyShape::from);
        let columns: batch::Columns<_> = polygons.into_iter().collect();
        assert_eq!(batch::raycast(&ray, &polygons, 99.0), Err(QueryError::NonFinite), "{polygon:?}");
        assert_eq!(batch::raycast(&ray, &any, 99.0), Err(QueryError::NonFinite), "{polygon:?}");
        assert_eq!(batch::raycast(&ray, &columns, 99.0), Err(QueryError::NonFinite), "{polygon:?}");
    }
}

/// The probe is so far away that a valid one would skip all shapes.
fn an_invalid_probe<V: TestVector>() {
    let shapes: Vec<Circle<V>> = (0..COUNT).map(|index| Circle::of(SHAPES[index % SHAPES.len()])).collect();
    let probe = Circle::new(V::vector([900.0, 900.0]), V::number(-1.0));
    let error = QueryError::NegativeRadius;
    assert_eq!(batch::cast(&probe, V::vector([1.0, 1.0]), &shapes), Err(error));
    assert_eq!(batch::closest(&probe, &shapes), Err(error));
    assert_eq!(batch::intersecting(&probe, &shapes, &mut Vec::new()), Err(error));
}

#[test]
fn an_invalid_probe_is_an_error_far_from_all_shapes() {
    an_invalid_probe::<Vec2>();
    an_invalid_probe::<DVec2>();
}
