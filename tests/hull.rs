//! The corners of a polygon against a brute-force hull in integers. `IMPINGE_CASES=1000` tries a million sets of
//! points.

#![allow(clippy::disallowed_methods, reason = "an input need not have the same bits everywhere")]

use std::cmp::Ordering;
use std::collections::BTreeMap;

use common::{Point, Random, TestVector};
use dashu_int::IBig;
use impinge::glam::{DVec2, Vec2, vec2};
use impinge::{Aabb, Circle, ConvexPolygon, QueryError, Segment, Stadium};

/// The most points of a set.
const MOST: usize = 12;

/// The coordinates as integers, in multiples of a common power of two.
fn integers(points: &[Point]) -> Vec<[IBig; 2]> {
    let parts = |number: f64| {
        let (bits, sign) = (number.abs().to_bits(), if number < 0.0 { -1 } else { 1 });
        let (exponent, mantissa) = (bits >> 52, bits & ((1 << 52) - 1));
        if exponent == 0 { (IBig::from(mantissa) * sign, 1) } else { (IBig::from(mantissa | 1 << 52) * sign, exponent) }
    };
    let parts: Vec<_> = points.iter().map(|point| point.map(parts)).collect();
    let nonzero = parts.iter().flatten().filter(|(mantissa, _)| *mantissa != IBig::ZERO);
    let least = nonzero.map(|(_, exponent)| *exponent).min().unwrap_or(1);
    let shifted = |(mantissa, exponent): (IBig, u64)| {
        mantissa << usize::try_from(exponent.saturating_sub(least)).expect("an exponent of a float")
    };
    parts.into_iter().map(|point| point.map(shifted)).collect()
}

/// Whether all points are to the left of the line from `p` to `q`, or between the two.
fn is_side(p: &[IBig; 2], q: &[IBig; 2], points: &[&[IBig; 2]]) -> bool {
    let difference = |a: &[IBig; 2], b: &[IBig; 2]| [&b[0] - &a[0], &b[1] - &a[1]];
    let u = difference(p, q);
    points.iter().all(|r| {
        let (v, w) = (difference(p, r), difference(q, r));
        match (&u[0] * &v[1]).cmp(&(&u[1] * &v[0])) {
            Ordering::Less => false,
            Ordering::Equal => &v[0] * &w[0] + &v[1] * &w[1] <= IBig::ZERO,
            Ordering::Greater => true,
        }
    })
}

/// The corners of the hull, counter-clockwise, from the first point that is one.
///
/// Two corners are the ends of a side if all points are to the left of it or on it. A point is known by its first
/// index.
fn brute_force(points: &[Point]) -> Vec<Point> {
    let exact = integers(points);
    let distinct: Vec<_> = (0..exact.len()).filter(|&i| !exact[..i].contains(&exact[i])).collect();
    if let [only] = distinct[..] {
        return vec![points[only]];
    }
    let all: Vec<_> = distinct.iter().map(|&i| &exact[i]).collect();
    let next = |p: usize| distinct.iter().find(|&&q| q != p && is_side(&exact[p], &exact[q], &all));
    let sides: BTreeMap<usize, usize> = distinct.iter().filter_map(|&p| Some((p, *next(p)?))).collect();
    let first = *sides.keys().next().expect("two points or more");
    let rest = std::iter::successors(Some(sides[&first]), |corner| Some(sides[corner]));
    std::iter::once(first).chain(rest.take_while(|&corner| corner != first)).map(|corner| points[corner]).collect()
}

#[test]
fn the_brute_force_hull_of_known_sets() {
    let [a, b, c, d] = [[0.0, 0.0], [4.0, 0.0], [4.0, 2.0], [0.0, 2.0]];
    let (amid, inside) = ([2.0, 0.0], [1.0, 1.0]);
    assert_eq!(brute_force(&[a]), [a]);
    assert_eq!(brute_force(&[b, b]), [b]);
    assert_eq!(brute_force(&[amid, b, a, b]), [b, a]);
    assert_eq!(brute_force(&[a, b, c, d]), [a, b, c, d]);
    assert_eq!(brute_force(&[c, b, a, d]), [c, d, a, b]);
    assert_eq!(brute_force(&[inside, amid, d, b, c, a]), [d, a, b, c]);
    // An ulp outside a side, and an ulp inside.
    assert_eq!(brute_force(&[a, [2.0, -5e-324], b, c]).len(), 4);
    assert_eq!(brute_force(&[a, [2.0, 5e-324], b, c]).len(), 3);
}

fn next_up<V: TestVector>(value: f64) -> f64 {
    -V::next_down(-value)
}

/// `value` moved by up to two ulps.
fn jittered<V: TestVector>(value: f64, random: &mut Random) -> f64 {
    match random.integer(-2, 2) {
        -2 => V::next_down(V::next_down(value)),
        -1 => V::next_down(value),
        1 => next_up::<V>(value),
        2 => next_up::<V>(next_up::<V>(value)),
        _ => value,
    }
}

fn finite<V: TestVector>(random: &mut Random) -> f64 {
    let value = V::from_bit_pattern(random.bits());
    if value.is_finite() { value } else { finite::<V>(random) }
}

/// A number between −1 and 1 times a power of two from 2⁻³⁰ to 2³⁰.
fn of_some_size<V: TestVector>(random: &mut Random) -> f64 {
    V::rounded(random.between(-1.0, 1.0) * f64::from(random.integer(-30, 30)).exp2())
}

/// Points on a line, up to rounding and two ulps.
fn near_a_line<V: TestVector>(count: usize, random: &mut Random) -> Vec<Point> {
    let [a, b] = [(); 2].map(|()| [(); 2].map(|()| random.between(-9.0, 9.0)));
    let mut point = || {
        let t = f64::from(random.integer(-8, 8)) / 4.0;
        [0, 1].map(|axis| jittered::<V>(V::rounded(a[axis] + (b[axis] - a[axis]) * t), random))
    };
    (0..count).map(|_| point()).collect()
}

/// Three points on a line through the origin, up to rounding, at distances of different magnitudes. Plain `f64` takes some
/// triangles for clockwise that are not, at all three corners.
fn thin_triangle<V: TestVector>(random: &mut Random) -> Vec<Point> {
    let along = [(); 2].map(|()| random.between(-1.0, 1.0));
    let mut point = || {
        let t = of_some_size::<V>(random);
        along.map(|component| V::rounded(component * t))
    };
    vec![point(), point(), point()]
}

/// Corners of a regular polygon, in an order of steps of one corner or several: a ring or a star, of either
/// direction.
fn star<V: TestVector>(count: usize, random: &mut Random) -> Vec<Point> {
    let (center, radius) = ([(); 2].map(|()| random.between(-9.0, 9.0)), random.between(0.0, 9.0));
    let (start, step) = (random.between(0.0, 7.0), f64::from(random.integer(-2, 2)));
    let share = |i: usize| f64::from(u8::try_from(i).expect("few")) / f64::from(u8::try_from(count).expect("few"));
    let angle = |i: usize| start + std::f64::consts::TAU * step * share(i);
    let point = |i| [center[0] + radius * f64::cos(angle(i)), center[1] + radius * f64::sin(angle(i))];
    (0..count).map(|i| point(i).map(V::rounded)).collect()
}

/// A ring of the corners and the middles of its sides.
fn with_middles<V: TestVector>(ring: &[Point]) -> Vec<Point> {
    let middle = |i: usize| {
        let (p, q) = (ring[i], ring[(i + 1) % ring.len()]);
        [0, 1].map(|axis| V::rounded(f64::midpoint(p[axis], q[axis])))
    };
    (0..ring.len()).flat_map(|i| [ring[i], middle(i)]).collect()
}

fn points<V: TestVector>(random: &mut Random) -> Vec<Point> {
    let count = random.index(MOST) + 1;
    let regime = random.integer(0, 6);
    let each = |coordinate: &mut dyn FnMut() -> f64| -> Vec<Point> {
        (0..count).map(|_| [coordinate(), coordinate()]).collect()
    };
    match regime {
        // With negative zeros.
        0 => each(&mut || f64::from(random.integer(-2, 2)) * if random.chance(2) { 1.0 } else { -1.0 }),
        1 => each(&mut || jittered::<V>(f64::from(random.integer(-1, 1)), random)),
        2 => each(&mut || finite::<V>(random)),
        3 => each(&mut || of_some_size::<V>(random)),
        4 => near_a_line::<V>(count, random),
        5 => star::<V>(count, random),
        _ => with_middles::<V>(&star::<V>(count.div_ceil(2), random)),
    }
}

fn shuffled<T: Clone>(items: &[T], random: &mut Random) -> Vec<T> {
    let mut shuffled = items.to_vec();
    for i in (1..items.len()).rev() {
        shuffled.swap(i, random.index(i + 1));
    }
    shuffled
}

/// The polygon of an array that holds the points.
macro_rules! corners_of_array {
    ($points:ident, $($count:literal)*) => {
        match $points.len() {
            $($count => {
                let array: [V; $count] = $points.try_into().expect("as many");
                ConvexPolygon::new(array).vertices().to_vec()
            })*
            count => unreachable!("{count} points"),
        }
    };
}

fn corners_of_array<V: TestVector>(points: &[V]) -> Vec<V> {
    corners_of_array!(points, 1 2 3 4 5 6 7 8 9 10 11 12)
}

fn check<V: TestVector>(points: &[Point], random: &mut Random) {
    let vectors: Vec<V> = points.iter().map(|point| V::vector(*point)).collect();
    // Negative zeros are stored as zeros.
    let expected: Vec<_> = brute_force(points).iter().map(|corner| corner.map(|c| (c + 0.0).to_bits())).collect();
    let bits = |corners: &[V]| -> Vec<_> { corners.iter().map(|corner| corner.point().map(f64::to_bits)).collect() };
    assert_eq!(bits(&corners_of_array(&vectors)), expected, "{points:?}");
    let hull = ConvexPolygon::<V, MOST>::hull_of(&vectors).expect("room for all");
    assert_eq!(bits(hull.vertices()), expected, "{points:?}");
    assert_eq!(hull.validate(), Ok(()));
    let again = ConvexPolygon::<V, MOST>::hull_of(hull.vertices()).expect("room for all");
    assert_eq!(bits(again.vertices()), expected, "{points:?}");
    let otherwise = ConvexPolygon::hull_of(&shuffled(&vectors, random)).expect("room for all");
    assert_eq!(hull, otherwise, "{points:?}");
    match ConvexPolygon::<V, 4>::hull_of(&vectors) {
        Ok(small) => assert_eq!(bits(small.vertices()), expected, "{points:?}"),
        Err(error) => assert!(error == QueryError::TooManyVertices && expected.len() > 4, "{points:?}"),
    }
}

fn check_sets<V: TestVector>(name: &str) {
    let cases: u32 = std::env::var("IMPINGE_CASES").map_or(0, |cases| cases.parse().expect("a number"));
    let mut random = Random::named(name);
    for _ in 0..u32::max(10_000, cases * 500) {
        check::<V>(&points::<V>(&mut random), &mut random);
    }
}

#[test]
fn a_triangle_thinner_than_an_ulp_has_the_right_corners() {
    let mut random = Random::named("thin triangles");
    for _ in 0..20_000 {
        check::<Vec2>(&thin_triangle::<Vec2>(&mut random), &mut random);
        check::<DVec2>(&thin_triangle::<DVec2>(&mut random), &mut random);
    }
}

/// As users make a box turn: each frame from the box of the start, by the angle so far.
#[test]
fn the_corners_of_a_box_keep_their_numbers_in_all_directions() {
    let crate_ = ConvexPolygon::rectangle(vec2(0.1, 0.2), vec2(1.5, 0.75), vec2(1.0, 0.0));
    let long = Aabb::new(vec2(-50.0, 0.0), vec2(50.0, 0.001));
    for step in 0..36_000_u16 {
        let rotation = Vec2::from_angle(std::f32::consts::TAU * f32::from(step) / 36_000.0);
        for start in [crate_, long.into()] {
            let turned = start.transformed(rotation, vec2(300.0, -200.0));
            let directly = start.vertices().iter().map(|corner| rotation.rotate(*corner) + vec2(300.0, -200.0));
            assert_eq!(turned.vertices().len(), 4);
            // The shortest side is ten times as long.
            assert!(turned.vertices().iter().zip(directly).all(|(a, b)| a.distance(b) < 1e-4), "{turned:?}");
        }
    }
}

#[test]
fn what_is_not_finite_stays_as_it_is() {
    let ring = [vec2(0.0, 0.0), vec2(0.0, 1.0), vec2(1.0, 1.0), vec2(0.5, 1.0)];
    for bad in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        for index in 0..ring.len() {
            let mut points = ring;
            points[index].y = bad;
            let polygon = ConvexPolygon::new(points);
            assert_eq!(format!("{:?}", polygon.vertices()), format!("{points:?}"));
            assert_eq!(polygon.validate(), Err(QueryError::NonFinite));
            assert_eq!(polygon.translated(Vec2::ONE).vertices().len(), 4);
            assert_eq!(polygon.transformed(Vec2::Y, Vec2::ONE).validate(), Err(QueryError::NonFinite));
            assert_eq!(ConvexPolygon::hull(&points), Err(QueryError::NonFinite));
        }
    }
    let square = ConvexPolygon::from(Aabb::new(Vec2::ZERO, Vec2::splat(f32::MAX)));
    let beyond = square.translated(vec2(f32::MAX, 0.0));
    assert_eq!(beyond.vertices()[1], vec2(f32::INFINITY, 0.0));
    assert_eq!((beyond.vertices().len(), beyond.validate()), (4, Err(QueryError::NonFinite)));
}

/// The middle of a side of a turned box is a corner, or not, as the rounding has it.
#[test]
fn a_box_with_a_vertex_amid_its_edge_stays_convex() {
    let ring = [vec2(0.0, 0.0), vec2(3.0, 0.0), vec2(6.0, 0.0), vec2(6.0, 2.0), vec2(0.0, 2.0)];
    let mut counts = [0; 6];
    for step in 0..1000_u16 {
        let rotation = Vec2::from_angle(f32::from(step) * 0.001);
        let turned = ring.map(|point| Segment::new(point, point).transformed(rotation, vec2(7.0, 9.0)).a);
        let polygon = ConvexPolygon::new(turned);
        let points = turned.map(|vertex| vertex.as_dvec2().to_array());
        let corners: Vec<_> = polygon.vertices().iter().map(|vertex| vertex.as_dvec2().to_array()).collect();
        assert_eq!(corners, brute_force(&points));
        counts[corners.len()] += 1;
    }
    assert!(counts[4] > 100 && counts[5] > 100 && counts[4] + counts[5] == 1000, "{counts:?}");
}

/// Every constructor of the same points, and what an empty box becomes.
#[test]
fn other_shapes_as_polygons() {
    let (a, b) = (vec2(1.0, 2.0), vec2(-3.0, 4.0));
    assert_eq!(ConvexPolygon::from(a).vertices(), [a]);
    let flat = ConvexPolygon::from(Aabb::new(Vec2::splat(-0.0), Vec2::ONE));
    assert_eq!(flat.vertices()[0].to_array().map(f32::to_bits), [0; 2], "no −0, as in every polygon");
    assert_eq!(ConvexPolygon::from(Circle::new(a, 2.0)), ConvexPolygon::new([a]).rounded(2.0));
    assert_eq!(ConvexPolygon::from(Segment::new(a, b)).vertices(), [a, b]);
    assert_eq!(ConvexPolygon::from(Segment::new(a, a)).vertices(), [a]);
    assert_eq!(ConvexPolygon::from(Stadium::new(a, b, 0.5)), ConvexPolygon::new([b, a]).rounded(0.5));
    let tile = Aabb::new(vec2(-3.0, 2.0), vec2(1.0, 4.0));
    let corners = [vec2(-3.0, 2.0), vec2(1.0, 2.0), vec2(1.0, 4.0), vec2(-3.0, 4.0)];
    assert_eq!(ConvexPolygon::from(tile).vertices(), corners);
    assert_eq!(ConvexPolygon::from(Aabb::new(a, a)).vertices(), [a]);
    assert_eq!(ConvexPolygon::from(Aabb::new(b, vec2(0.0, 4.0))).vertices(), [b, vec2(0.0, 4.0)]);
    for polygon in [ConvexPolygon::from(Aabb::EMPTY), Aabb::new(a, b).rounded(-1.0), Aabb::EMPTY.transformed(a, b)] {
        assert_eq!((polygon.vertices().len(), polygon.edges().len()), (0, 0));
        assert_eq!(polygon.validate(), Err(QueryError::EmptyBox));
        assert_eq!(polygon.translated(b).inflated(3.0).validate(), Err(QueryError::EmptyBox));
        assert_eq!(polygon.translated(Vec2::NAN).validate(), Err(QueryError::EmptyBox));
        assert_eq!(polygon.with_capacity::<1>().map(|polygon| polygon.validate()), Ok(Err(QueryError::EmptyBox)));
    }
    assert_eq!(Aabb::new(a, vec2(f32::NAN, 0.0)).rounded(1.0).validate(), Err(QueryError::NonFinite));
}

#[test]
fn the_signs_of_half_extents_do_not_matter() {
    let rectangle = |x, y| ConvexPolygon::rectangle(vec2(1.0, 2.0), vec2(x, y), vec2(0.6, 0.8));
    for (x, y) in [(-3.0, 2.0), (3.0, -2.0), (-3.0, -2.0)] {
        assert_eq!(rectangle(x, y).vertices(), rectangle(3.0, 2.0).vertices());
    }
    assert_eq!(rectangle(5.0, 0.0).vertices(), [vec2(-2.0, -2.0), vec2(4.0, 6.0)]);
    assert_eq!(rectangle(0.0, 0.0).vertices(), [vec2(1.0, 2.0)]);
    let collapsed = ConvexPolygon::rectangle(vec2(1.0, 2.0), vec2(5.0, 6.0), Vec2::ZERO);
    assert_eq!(collapsed.vertices(), [vec2(1.0, 2.0)]);
}

#[test]
fn a_polygon_without_room_is_refused() {
    let pentagon = [0.0, 1.0, 2.0, 3.0, 4.0].map(|x: f32| vec2(x, x * x));
    assert_eq!(ConvexPolygon::<Vec2, 4>::hull_of(&pentagon), Err(QueryError::TooManyVertices));
    assert_eq!(ConvexPolygon::new(pentagon).with_capacity::<4>(), Err(QueryError::TooManyVertices));
    assert_eq!(ConvexPolygon::new(pentagon).with_capacity::<5>(), Ok(ConvexPolygon::new(pentagon)));
    assert_eq!(ConvexPolygon::<Vec2>::hull(&[]), Err(QueryError::NoPoints));
    let many: Vec<_> = (0..1000).map(|i| pentagon[i % 5]).collect();
    assert_eq!(ConvexPolygon::hull(&many).expect("five corners").vertices(), pentagon);
}

#[test]
fn edges_go_from_vertex_to_vertex() {
    let [a, b, c] = [vec2(0.0, 0.0), vec2(4.0, 0.0), vec2(0.0, 3.0)];
    let edges = |polygon: ConvexPolygon| polygon.edges().map(|Segment { a, b }| (a, b)).collect::<Vec<_>>();
    assert_eq!(edges(ConvexPolygon::hull(&[a, b, c]).expect("a triangle")), [(a, b), (b, c), (c, a)]);
    assert_eq!(edges(ConvexPolygon::hull(&[b, a]).expect("a segment")), [(b, a)]);
    assert_eq!(edges(ConvexPolygon::hull(&[b]).expect("a point")), []);
}

#[test]
fn a_polygon_has_the_corners_of_the_exact_hull_in_f32() {
    check_sets::<Vec2>("hull in f32");
}

#[test]
fn a_polygon_has_the_corners_of_the_exact_hull_in_f64() {
    check_sets::<DVec2>("hull in f64");
}
