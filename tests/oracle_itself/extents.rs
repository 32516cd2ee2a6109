//! Signed distances, outlines seen from inside, containment and boxes.

use oracle::{
    Containment, Float as _, InflatedCore, Location, Rational, Vector, bounding_box, box_entry, closest_boundary_point,
    containment, power_of_two, rational, signed_distance,
};

use crate::definitions::{nearly, pairs, polygon_pairs};
use crate::shorthand::{circle, dot, int, point, ratio, ray, segment, stadium, surd, vector};

#[test]
fn signed_distances() {
    let bar = stadium([0.0, 0.0], [4.0, 0.0], 2.0);
    assert_eq!(signed_distance(&bar, &dot(1.0, 5.0)), int(3));
    assert_eq!(signed_distance(&bar, &dot(1.0, 2.0)), int(0));
    assert_eq!(signed_distance(&bar, &dot(1.0, 0.5)), ratio(-3, 2));
    assert_eq!(signed_distance(&bar, &circle(1.0, 0.0, 1.0)), int(-3));
    // An X: out over the nearest end, which is 1 away.
    assert_eq!(signed_distance(&segment([-1.0, 0.0], [3.0, 0.0]), &segment([0.0, -2.0], [0.0, 2.0])), int(-1));
    // On the diagonal √2 from the outline's end.
    assert_eq!(signed_distance(&dot(5.0, 1.0), &segment([0.0, 0.0], [4.0, 0.0])), surd(int(0), int(1), 2));
}

#[test]
fn the_outline_from_inside() {
    let bar = stadium([0.0, 0.0], [4.0, 0.0], 2.0);
    let nearest = |x, y| closest_boundary_point(&bar, &vector(x, y));
    assert_eq!(nearest(1.0, -0.5), Some(point(1, -2, 1)));
    assert_eq!(nearest(1.0, 7.0), Some(point(1, 2, 1)));
    assert_eq!(nearest(1.0, 2.0), Some(point(1, 2, 1)));
    assert_eq!(nearest(4.75, 1.0), Some(point(26, 8, 5))); // out of the cap along 3-4-5: (4 + 6/5, 8/5)
    assert_eq!([nearest(1.0, 0.0), nearest(4.0, 0.0)], [None, None]);
    assert_eq!(closest_boundary_point(&circle(1.0, 1.0, 2.0), &vector(1.0, 1.0)), None);
    // A bare core is its own outline.
    let bare = segment([0.0, 0.0], [4.0, 0.0]);
    assert_eq!(closest_boundary_point(&bare, &vector(1.0, 0.0)), Some(point(1, 0, 1)));
    assert_eq!(closest_boundary_point(&bare, &vector(7.0, 1.0)), Some(point(4, 0, 1)));
}

#[test]
fn parts_of_a_stadium() {
    let bar = stadium([0.0, 0.0], [8.0, 0.0], 5.0);
    let holds = |inner: &InflatedCore| containment(&bar, inner);
    assert_eq!(holds(&circle(3.0, 0.0, 5.0)), Containment::Touching); // at the sides
    assert_eq!(holds(&circle(3.0, 1.0, 5.0)), Containment::Outside);
    assert_eq!(holds(&circle(3.0, 1.0, 4.0)), Containment::Touching);
    assert_eq!(holds(&circle(3.0, 0.5, 4.0)), Containment::Inside);
    assert_eq!(holds(&dot(-3.0, 4.0)), Containment::Touching); // on a cap, along 3-4-5
    assert_eq!(holds(&dot(-3.0, 4.0 + f64::EPSILON * 4.0)), Containment::Outside);
    assert_eq!(holds(&segment([-3.0, 4.0], [11.0, -4.0])), Containment::Touching);
    assert_eq!(holds(&stadium([0.0, 0.0], [8.0, 0.0], 5.0)), Containment::Touching);
    assert_eq!(holds(&stadium([1.0, 1.0], [7.0, -1.0], 3.0)), Containment::Inside);
    assert_eq!(holds(&stadium([1.0, 1.0], [9.0, -1.0], 4.0)), Containment::Outside);
    assert_eq!(holds(&circle(3.0, 0.0, 6.0)), Containment::Outside);
    assert_eq!(holds(&ray([1.0, 0.0], [1.0, 0.0])), Containment::Outside);
}

#[test]
fn parts_of_a_bare_core() {
    let beam = ray([1.0, 1.0], [2.0, 1.0]);
    let holds = |inner: &InflatedCore| containment(&beam, inner) == Containment::Touching;
    assert!(holds(&dot(3.0, 2.0)) && holds(&dot(1.0, 1.0)) && !holds(&dot(-1.0, 0.0)) && !holds(&dot(3.0, 2.5)));
    assert!(holds(&segment([5.0, 3.0], [3.0, 2.0])) && !holds(&segment([5.0, 3.0], [-1.0, 0.0])));
    assert!(holds(&circle(3.0, 2.0, 0.0)) && !holds(&circle(3.0, 2.0, 0.5)));
    assert!(holds(&ray([3.0, 2.0], [6.0, 3.0])) && holds(&beam) && !holds(&ray([3.0, 2.0], [-2.0, -1.0])));
    assert!(!holds(&ray([-1.0, 0.0], [2.0, 1.0])) && !holds(&ray([3.0, 2.0], [2.0, 1.5])));
    assert_eq!(containment(&segment([0.0, 0.0], [9.0, 0.0]), &ray([1.0, 0.0], [1.0, 0.0])), Containment::Outside);
}

/// Points of the outline of `inflated` around its ends, in many directions of a rational cosine.
fn rim(inflated: &InflatedCore) -> Vec<Vector> {
    // ((1 - m²), 2m) / (1 + m²), and the opposite one.
    let direction = |step: i32| {
        let m = Rational::from(step) / Rational::from(24);
        let scale = Rational::ONE / (Rational::ONE + &m * &m);
        Vector::new(Rational::ONE - &m * &m, &m + &m).scaled(&(scale * &inflated.radius))
    };
    let offsets = (-24..=24).map(direction).flat_map(|offset| [-&offset, offset]);
    offsets.flat_map(|offset| inflated.core.ends().into_iter().map(move |end| &end + &offset)).collect()
}

#[test]
fn a_part_has_no_point_outside() {
    for [outer, inner] in pairs().chain(polygon_pairs().take(300)).filter(|[_, inner]| inner.core.heading().is_none()) {
        let is_in = |point: &Vector, outer: &InflatedCore| Location::of(point, outer) != Location::Outside;
        let all_in = |outer: &InflatedCore| rim(&inner).iter().all(|point| is_in(point, outer));
        let nearly = InflatedCore { radius: &outer.radius + rational(0.01), ..outer.clone() };
        let found = containment(&outer, &inner);
        assert!(found == Containment::Outside || all_in(&outer), "{outer:?} {inner:?}");
        assert!(found != Containment::Outside || !all_in(&nearly), "{outer:?} {inner:?}");
    }
}

#[test]
fn the_outline_is_as_near_as_that() {
    for [inflated, other] in
        pairs().chain(polygon_pairs().take(300)).filter(|[inflated, _]| inflated.core.heading().is_none())
    {
        let Some([x, y]) = closest_boundary_point(&inflated, &other.core.ends()[0]) else { continue };
        let found = Vector::new(x.enclosure().low, y.enclosure().low);
        let from_core = &found - &inflated.core.nearest_to(&found);
        assert!(nearly(&from_core.norm_squared(), &(&inflated.radius * &inflated.radius)), "{inflated:?} {other:?}");
        let length = |place: &Vector| (place - &other.core.ends()[0]).norm_squared();
        let mut outline =
            rim(&inflated).into_iter().filter(|place| Location::of(place, &inflated) == Location::Outline);
        let is_nearest = outline.all(|place| length(&place) >= length(&found) - power_of_two(-100));
        assert!(is_nearest, "{inflated:?} {other:?}");
    }
}

#[test]
fn boxes_are_rounded_outward() {
    let bar = stadium([0.0, 3.0], [-4.0, 1.0], 2.0);
    assert_eq!(bounding_box::<f64>(&bar), Some([[-6.0, -1.0], [2.0, 5.0]]));
    // 1 ∓ 2^-30 lies between 1 and its neighbours in f32, and not in f64.
    let tiny = 2_f64.powi(-30);
    let disc = circle(1.0, -1.0, tiny);
    let below_one = 1.0 - f32::EPSILON / 2.0;
    let expected = [[below_one, -1.0 - f32::EPSILON], [1.0 + f32::EPSILON, -below_one]];
    assert_eq!(bounding_box::<f32>(&disc), Some(expected));
    assert_eq!(bounding_box::<f64>(&disc), Some([[1.0 - tiny, -1.0 - tiny], [1.0 + tiny, -1.0 + tiny]]));
    let far = f64::from(f32::MAX);
    assert_eq!(bounding_box::<f32>(&dot(far, -far)), Some([[f32::MAX, f32::MIN]; 2]));
    assert_eq!(bounding_box::<f32>(&circle(far, 0.0, 1e-9)), None);
    assert_eq!(bounding_box::<f32>(&circle(0.0, -far, 1e-9)), None);
}

#[test]
fn floats_around_a_number() {
    let third = Rational::ONE / Rational::from(3);
    let [below, above] = [f32::below(&third), f32::above(&third)].map(|number| number.expect("a number"));
    assert!(rational(below.into()) < third && third < rational(above.into()) && below.next_up() == above);
    let smallest = power_of_two(-1080);
    assert_eq!([f64::below(&smallest), f64::above(&smallest)], [Some(0.0), Some(f64::from_bits(1))]);
    assert_eq!([f64::below(&-&smallest), f64::above(&-&smallest)], [Some(-f64::from_bits(1)), Some(0.0)]);
    assert_eq!([f32::below(&power_of_two(128)), f32::above(&power_of_two(128))], [Some(f32::MAX), None]);
}

#[test]
fn the_way_into_a_box() {
    let (min, max) = (vector(-2.0, -1.0), vector(2.0, 1.0));
    let entry = |origin, direction| box_entry(&ray(origin, direction).core, &min, &max);
    assert_eq!(entry([-5.0, 0.0], [2.0, 0.0]), Some(ratio(3, 2)));
    assert_eq!(entry([-5.0, 1.0], [2.0, 0.0]), Some(ratio(3, 2))); // along an edge
    assert_eq!(entry([-5.0, 1.0 + f64::EPSILON], [2.0, 0.0]), None);
    assert_eq!(entry([-3.0, 0.0], [1.0, 1.0]), Some(int(1))); // into a corner
    assert_eq!(entry([-3.0, f64::EPSILON], [1.0, 1.0]), None);
    assert_eq!(entry([0.5, 1.0], [0.0, 1.0]), Some(int(0))); // from the outline
    assert_eq!(entry([5.0, 0.0], [1.0, 0.0]), None); // behind
    let corner = box_entry(&ray([0.0, 0.0], [3.0, 4.0]).core, &vector(6.0, 8.0), &vector(6.0, 8.0));
    assert_eq!(corner, Some(int(2)));
}
