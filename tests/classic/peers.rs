//! Inputs that other libraries answer wrongly. The expected numbers were computed to 60 digits from the `f32` values, by
//! the formulas in the comments.

use impinge::glam::{Vec2, vec2};
use impinge::{Circle, ConvexPolygon, Ray, Segment, Stadium, query};

fn stadium(a: (f32, f32), b: (f32, f32), radius: f32) -> Stadium {
    Stadium::new(a.into(), b.into(), radius)
}

/// Within 1 ulp of the exact value, whose 15 first digits are `expected`.
fn is_about(found: f32, expected: f64) -> bool {
    let ulp = f64::from(found.next_up() - found);
    (f64::from(found) - expected).abs() <= ulp
}

/// c2 and a formula by hand say 1.707, one radius sum along a normal. The least |u×w|/|u| over the four sides is
/// 7.149613733…, and the radii are 1.706993579….
#[test]
fn depth_of_crossing_stadiums_is_not_the_sum_of_the_radii() {
    let a = stadium((-7.679_746_6, -6.553_040_5), (7.250_693, 4.499_751), 1.260_665);
    let b = stadium((-3.308_547_3, 5.578_415), (6.248_290_5, -6.750_521_7), 0.446_328_52);
    let found = query::penetration(&a, &b).unwrap().unwrap();
    assert!(is_about(found.depth, 8.856_607_313_583_72), "{found:?}");
    assert!(found.unique);
}

/// parry says 0.7945. The radii less the least distance of an end from the other core.
#[test]
fn depth_of_ordinary_stadiums() {
    let a = stadium((-4.966_230_4, 3.734_179), (-0.707_797_2, 2.827_328_2), 1.825_048_8);
    let b = stadium((6.973_55, -1.884_698_9), (-5.498_074, 1.796_327_2), 1.242_370_7);
    let found = query::penetration(&a, &b).unwrap().unwrap();
    assert!(is_about(found.depth, 1.057_910_328_193_69), "{found:?}");
}

/// parry and a formula by hand miss. The line passes |d×e|/|d| = 0.106936… from the center of the unit circle, with
/// t = (−e·d ∓ √(|d|² − (d×e)²))/|d|².
#[test]
fn ray_from_far_away_enters_deeply() {
    let ray = Ray::new(vec2(7793.5225, 6918.751), vec2(-10_359.631, -9_217.136));
    let circle = Circle::new(vec2(7.183_078_3, -9.027_708), 1.0);
    let chord = query::ray_circle(&ray, &circle).unwrap().unwrap();
    let (enter, exit) = (chord.enter.unwrap(), chord.exit.unwrap());
    assert!(is_about(enter.t, 0.751_539_099_383_630), "{enter:?}");
    assert!(is_about(exit.t, 0.751_682_505_689_019), "{exit:?}");
    let found = query::penetration(&ray, &circle).unwrap().unwrap();
    assert!(is_about(found.depth, 0.893_063_696_887_037), "{found:?}");
}

/// parry has them cross. An end of the short one is |u×w|/|u| away from the long one.
#[test]
fn segments_apart_by_more_than_one_do_not_cross() {
    let short = Segment::new(vec2(-7.518_138, 4.821_567_5), vec2(-11.104_903, 6.618_711_5));
    let long = Segment::new(vec2(3974.0479, 1639.4993), vec2(-3961.3403, -1609.1008));
    assert_eq!(query::intersects(&short, &long), Ok(false));
    assert!(is_about(query::distance(&short, &long).unwrap(), 1.326_410_561_323_24));
}

/// Box2D gives the normal (0, 0).
#[test]
fn coincident_circles_have_a_normal() {
    let center: Vec2 = vec2(0.880_145_3, 0.409_135_37);
    let (a, b) = (Circle::new(center, 1.996_562_8), Circle::new(center, 1.833_154_9));
    let found = query::penetration(&a, &b).unwrap().unwrap();
    assert_eq!((found.normal, found.unique), (vec2(1.0, 0.0), false));
    assert!(is_about(found.depth, f64::from(1.996_562_8_f32) + f64::from(1.833_154_9_f32)));
}

/// c2 hits it at 0 with a NaN for a normal. The distance is |d×e|/|d| less the radius.
#[test]
fn ray_misses_a_stadium_of_no_length() {
    let ray = Ray::new(vec2(4.149_879, -5.782_283), vec2(2.457_938_2, 3.214_455_1));
    let end = vec2(-7.964_793, 6.396_481_5);
    let stadium = Stadium::new(end, end, 1.462_574_8);
    assert_eq!(query::raycast(&ray, &stadium, f32::INFINITY), Ok(None));
    assert!(is_about(query::distance(&ray, &stadium).unwrap(), 15.558_722_271_277_6));
}

/// parry's `intersection_test` says that they intersect. The third vertex of the one is |u×w|/|u| away from the side of the
/// other between its second and third.
#[test]
fn quadrilaterals_that_are_apart_do_not_intersect() {
    let a = [(-5.152_916, -4.177_323), (-1.884_230_4, -4.289_600_4), (-1.745_040_4, -0.237_425_49)];
    let a = ConvexPolygon::new([a[0], a[1], a[2], (-5.013_726, -0.125_148_03)].map(Vec2::from));
    let b = [(2.678_379_5, 3.800_144), (-2.176_095_2, 3.188_635_8), (-1.575_110_9, -1.582_293_4)];
    let b = ConvexPolygon::new([b[0], b[1], b[2], (3.279_363_6, -0.970_785_14)].map(Vec2::from));
    assert_eq!(query::intersects(&a, &b), Ok(false));
    assert_eq!(query::penetration(&a, &b), Ok(None));
    let distance = query::distance(&a, &b).unwrap();
    assert!(is_about(distance, 0.000_515_135_406_426_404), "{distance}");
    assert_eq!(query::within(&a, &b, distance.next_up()), Ok(true));
    assert_eq!(query::within(&a, &b, distance.next_down()), Ok(false));
}

/// Others refuse such a box or drop a corner: a vertex amid an edge, which the rounding of a turn moves in or out.
#[test]
fn a_turned_box_with_a_vertex_amid_its_edge() {
    let points = [(-4.0, -3.0), (4.0, -3.0), (4.0, 0.5), (4.0, 3.0), (-4.0, 3.0)].map(Vec2::from);
    let turned_box = |step: u16| {
        let (sine, cosine) = (f32::from(step) / 100.0).sin_cos();
        let (rotation, translation) = (vec2(cosine, sine), vec2(7.0, -5.0));
        points.map(|point| rotation.rotate(point) + translation)
    };
    let mut counts = [0; 6];
    for turned in (0..628).map(turned_box) {
        let box_ = ConvexPolygon::new(turned);
        counts[box_.vertices().len()] += 1;
        // The middle is 3 and 4 inside, every vertex is on the border, and every point is in the box.
        let found = query::penetration(&box_, &vec2(7.0, -5.0)).unwrap().unwrap();
        assert!((found.depth - 3.0).abs() < 1e-5, "{found:?}");
        for vertex in box_.vertices() {
            assert_eq!(query::closest_boundary_point(&box_, *vertex), Ok(*vertex));
        }
        assert!(turned.iter().all(|point| query::intersects(&box_, point) == Ok(true)));
    }
    assert!(counts[4] > 100 && counts[5] > 100, "{counts:?}");
}
