//! First hits that are met at different times, if the times are equal when they are rounded. A cull must not discard the
//! later one: a unique hit comes first.

use std::iter::repeat_n;

use common::TestVector;
use impinge::batch::{self, Columns};
use impinge::glam::{DVec2, Vec2};
use impinge::{Aabb, AnyShape};

use crate::loops;

/// More than one block.
const FAR: usize = 70;

fn aabb<V: TestVector>(low: [f64; 2], high: [f64; 2]) -> Aabb<V> {
    Aabb::new(V::vector(low), V::vector(high))
}

/// Whether the later hit, in another block, comes first. As a slice, and in columns.
fn later_is_first<V: TestVector>(moving: V, translation: V, earlier: Aabb<V>, later: Aabb<V>) -> bool {
    let far = aabb([-9.0e4, 9.0e4], [-8.0e4, 9.1e4]);
    let boxes: Vec<_> = [earlier].into_iter().chain(repeat_n(far, FAR)).chain([later]).collect();
    let any: Columns<AnyShape<V>> = boxes.iter().map(|&aabb| aabb.into()).collect();
    let expected = loops::cast(&moving, translation, &loops::admitted(&boxes, |_| true));
    assert_eq!(batch::cast(&moving, translation, &boxes), expected, "{earlier:?} {later:?}");
    assert_eq!(batch::cast(&moving, translation, &any), expected, "{earlier:?} {later:?}");
    expected.unwrap().is_some_and(|(index, _)| index > FAR)
}

/// The point moves up to a corner of the one box, and to a side of the other that is some ulps farther.
fn a_side_behind_a_corner<V: TestVector>(ulp: f64) -> usize {
    let translation = V::vector([8192.0, 8192.0 / 1024.0]);
    let places = (0..64).map(|index| 900.0 + 17.0 * f64::from(index) * ulp);
    let steps = places.flat_map(|x| (0..6).map(move |step| (x, f64::from(step) * ulp)));
    let is_first = |&(x, step): &(f64, f64)| {
        let (start, corner) = (V::vector([x - 6144.0, 0.0]), [x, 6.0]);
        let earlier = aabb(corner, [1000.0, 7.0]);
        later_is_first(start, translation, earlier, aabb([x + step, 0.0], [1000.0, 9.0]))
    };
    steps.filter(is_first).count()
}

#[test]
fn a_side_that_is_farther_than_a_corner_by_less_than_the_time_tells() {
    // With the same x, and some of those that are farther.
    let [single, double] =
        [a_side_behind_a_corner::<Vec2>(0.5_f64.powi(14)), a_side_behind_a_corner::<DVec2>(0.5_f64.powi(43))];
    assert!((64 * 2..64 * 6).contains(&single) && (64 * 2..64 * 6).contains(&double), "{single} {double}");
}

/// The times are 0.36 and 1.36 times the least number above 0, and both are rounded to it.
#[test]
fn a_time_below_the_normal_numbers() {
    let corner = aabb([5.0e-8; 2], [6.0e-8; 2]);
    let side = aabb([1.9e-7, 0.0], [3.0e-7, 4.0e-7]);
    assert!(later_is_first(Vec2::ZERO, Vec2::splat(1.0e38), corner, side));
}
