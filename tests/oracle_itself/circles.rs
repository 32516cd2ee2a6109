//! Where outlines of circles cross.

use oracle::{CircleCrossing, circle_circle, power_of_two, rational};

use crate::shorthand::{circle, int, point, ratio, surd};

fn crossing(a: [f64; 3], b: [f64; 3]) -> Option<CircleCrossing> {
    let [a, b] = [a, b].map(|[x, y, radius]| circle(x, y, radius));
    circle_circle(&a, &b)
}

#[test]
fn secants() {
    // 3-4-5 on either side of the axis; above is left of the way to the right, and below of the way back.
    let both = |one, other| Some(CircleCrossing::Points(vec![one, other]));
    assert_eq!(crossing([0.0, 0.0, 5.0], [6.0, 0.0, 5.0]), both(point(3, 4, 1), point(3, -4, 1)));
    assert_eq!(crossing([6.0, 0.0, 5.0], [0.0, 0.0, 5.0]), both(point(3, -4, 1), point(3, 4, 1)));
    assert_eq!(crossing([0.0, 0.0, 13.0], [0.0, 21.0, 20.0]), both(point(-12, 5, 1), point(12, 5, 1)));
    // The lens of two unit circles: x = 1/2, y = √3/2.
    let y = |sign| surd(int(0), ratio(sign, 2), 3);
    assert_eq!(crossing([0.0, 0.0, 1.0], [1.0, 0.0, 1.0]), both([ratio(1, 2), y(1)], [ratio(1, 2), y(-1)]));
}

#[test]
fn tangents() {
    let once = |x, y| Some(CircleCrossing::Points(vec![point(x, y, 1)]));
    assert_eq!(crossing([0.0, 0.0, 2.0], [3.0, 0.0, 1.0]), once(2, 0)); // from outside
    assert_eq!(crossing([0.0, 0.0, 3.0], [2.0, 0.0, 1.0]), once(3, 0)); // from inside
    assert_eq!(crossing([2.0, 0.0, 1.0], [0.0, 0.0, 3.0]), once(3, 0));
    assert_eq!(crossing([0.0, 0.0, 5.0], [6.0, 8.0, 5.0]), once(3, 4));
    assert_eq!(crossing([0.0, 0.0, 5.0], [3.0, 4.0, 0.0]), once(3, 4)); // a point
    assert_eq!(crossing([3.0, 4.0, 0.0], [3.0, 4.0, 0.0]), once(3, 4)); // the same point
}

#[test]
fn all_or_nothing() {
    assert_eq!(crossing([1.0, 1.0, 2.0], [1.0, 1.0, 2.0]), Some(CircleCrossing::Coincident));
    assert_eq!(crossing([1.0, 1.0, 2.0], [1.0, 1.0, 3.0]), None);
    assert_eq!(crossing([1.0, 1.0, 2.0], [1.0, 1.0, 0.0]), None);
    assert_eq!(crossing([0.0, 0.0, 2.0], [3.0 + f64::EPSILON * 2.0, 0.0, 1.0]), None);
    assert_eq!(crossing([0.0, 0.0, 3.0], [2.0 - f64::EPSILON, 0.0, 1.0]), None);
    assert_eq!(crossing([0.0, 0.0, 0.0], [1.0, 0.0, 0.0]), None);
}

#[test]
fn crossings_are_on_both_circles() {
    let circles =
        || (0..4 * 4 * 3).map(|index| [f64::from(index % 4), f64::from(index / 4 % 4), f64::from(index / 16 + 1)]);
    for (a, b) in circles().flat_map(|a| circles().map(move |b| (a, b))) {
        let Some(CircleCrossing::Points(points)) = crossing(a, b) else { continue };
        for [x, y] in points {
            for [center_x, center_y, radius] in [a, b] {
                let [x, y] =
                    [(&x, center_x), (&y, center_y)].map(|(place, center)| place.enclosure().low - rational(center));
                let radius = rational(radius);
                let excess = &x * &x + &y * &y - &radius * &radius;
                assert!(excess < power_of_two(-100) && -excess < power_of_two(-100), "{a:?} {b:?}");
            }
        }
    }
}
