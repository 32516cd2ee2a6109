//! Many shapes in unfriendly places: their pairs against those of all with all.

use std::time::Instant;

use common::{Point, TestVector};
use impinge::batch::{self, Columns, Pairs};
use impinge::glam::{DVec2, Vec2, vec2};
use impinge::shapes::Bounded;
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, Ray, Segment, Shape, Stadium, query};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::kind::{Kind, Numbers};
use crate::loops;

const MANY: usize = 3000;

fn crowd(mut circle: impl FnMut(usize, &mut SmallRng) -> Circle) -> Vec<Circle> {
    let mut random = SmallRng::seed_from_u64(1);
    (0..MANY).map(|index| circle(index, &mut random)).collect()
}

fn place(random: &mut SmallRng, size: f32) -> Vec2 {
    vec2(random.random_range(-size..size), random.random_range(-size..size))
}

fn check(shapes: &[Circle]) {
    pairs_are_a_loop(shapes);
    let mut pairs = Pairs::new();
    let all = loops::admitted(shapes, |_| true);
    for margin in [0.0, 1e-30, 0.25] {
        let mut found = Vec::new();
        batch::contacts(shapes, margin, &mut pairs, &mut found).unwrap();
        assert_eq!(found, loops::contacts(&all, margin).unwrap());
    }
}

/// All of them, and the first third with the rest. Returns how many overlap.
fn pairs_are_a_loop<S: Bounded>(shapes: &[S]) -> usize {
    let mut pairs = Pairs::new();
    let overlapping = loops::overlapping_pairs(&loops::admitted(shapes, |_| true)).unwrap();
    assert_eq!(batch::overlapping_pairs(shapes, &mut pairs).unwrap(), overlapping);
    let (a, b) = shapes.split_at(shapes.len() / 3);
    let [all_a, all_b] = [a, b].map(|list| loops::admitted(list, |_| true));
    let found = batch::overlapping_pairs_between(a, b, &mut pairs).unwrap();
    assert_eq!(found, loops::overlapping_pairs_between(&all_a, &all_b).unwrap());
    overlapping.len()
}

/// Small shapes whose numbers are multiples of `unit`, so that many touch.
fn small_ones<S: Kind>(seed: u64, unit: f64) -> Vec<S> {
    let mut random = SmallRng::seed_from_u64(seed);
    let mut number = move |most: i32| unit * f64::from(random.random_range(-most..=most));
    let mut shape = || {
        let [x, y] = [number(80), number(80)];
        S::of(Numbers { a: [x, y], b: [x + number(12), y + number(12)], radius: number(3).abs() })
    };
    (0..400).map(|_| shape()).collect()
}

fn small_ones_are_a_loop<S: Kind + Bounded>() {
    for unit in [0.25, 1.0 / 3.0] {
        let mut shapes: Vec<S> = small_ones(4, unit);
        let count = pairs_are_a_loop(&shapes);
        // Of 79 800.
        assert!((300..8000).contains(&count), "{count} pairs");
        // Each pair the other way round.
        shapes.reverse();
        assert_eq!(pairs_are_a_loop(&shapes), count);
    }
}

#[test]
fn of_boxes() {
    small_ones_are_a_loop::<Aabb<Vec2>>();
    small_ones_are_a_loop::<Aabb<DVec2>>();
}

#[test]
fn of_polygons() {
    small_ones_are_a_loop::<ConvexPolygon<Vec2, 4>>();
    small_ones_are_a_loop::<ConvexPolygon<DVec2, 4>>();
}

#[test]
fn of_mixed_shapes() {
    small_ones_are_a_loop::<AnyShape<Vec2>>();
    small_ones_are_a_loop::<AnyShape<DVec2>>();
}

/// Two lists of different types, in columns too, some of whose shapes are left out.
fn two_lists_are_a_loop<A: Kind + Bounded, B: Kind + Bounded + Shape<Vector = A::Vector>>() {
    let (a, b): (Vec<A>, Vec<B>) = (small_ones(4, 0.25), small_ones::<B>(5, 0.25).split_off(150));
    let in_columns: Columns<B> = b.iter().copied().collect();
    let (all_a, all_b) = (loops::admitted(&a, |_| true), loops::admitted(&b, |_| true));
    let mut pairs = Pairs::new();
    let found = batch::overlapping_pairs_between(&b, &a, &mut pairs).unwrap();
    assert_eq!(found, loops::overlapping_pairs_between(&all_b, &all_a).unwrap());
    assert!((200..8000).contains(&found.len()), "{} pairs", found.len());
    let admits = |index| index % 5 > 0;
    let expected = loops::overlapping_pairs_between(&loops::admitted(&a, admits), &all_b).unwrap();
    let some = batch::filtered(&a, admits);
    assert_eq!(batch::overlapping_pairs_between(&some, &b, &mut pairs).unwrap(), expected);
    assert_eq!(batch::overlapping_pairs_between(&some, &in_columns, &mut pairs).unwrap(), expected);
    // The error is that of the first one that is not left out. A box with that radius is empty.
    let mut invalid = b.clone();
    invalid[11] = B::of(Numbers { a: [f64::NAN, 0.0], b: [0.0, 0.0], radius: 0.0 });
    invalid[30] = B::of(Numbers { a: [0.0, 0.0], b: [1.0, 1.0], radius: -1.0 });
    for left_out in [11, 12] {
        let expected = loops::overlapping_pairs_between(&all_a, &loops::admitted(&invalid, |index| index != left_out));
        let others = batch::filtered(&invalid, |index| index != left_out);
        assert_eq!(batch::overlapping_pairs_between(&a, &others, &mut pairs).map(<[_]>::to_vec), expected);
    }
}

#[test]
fn of_two_lists_of_different_kinds() {
    two_lists_are_a_loop::<Circle<Vec2>, Aabb<Vec2>>();
    two_lists_are_a_loop::<Aabb<DVec2>, ConvexPolygon<DVec2, 4>>();
    two_lists_are_a_loop::<ConvexPolygon<Vec2, 4>, Stadium<Vec2>>();
    two_lists_are_a_loop::<AnyShape<DVec2>, Segment<DVec2>>();
}

#[test]
fn evenly_spread() {
    check(&crowd(|_, random| Circle::new(place(random, 60.0), random.random_range(0.3..1.5))));
}

#[test]
fn touching_on_a_grid() {
    let mut shapes = crowd(|index, _| Circle::new(vec2((index % 50) as f32, (index / 50) as f32), 0.5));
    check(&shapes);
    // Each pair the other way round.
    shapes.reverse();
    check(&shapes);
}

#[test]
fn one_far_off_and_one_around_all() {
    let mut shapes = crowd(|_, random| Circle::new(place(random, 60.0), random.random_range(0.3..1.5)));
    shapes[7] = Circle::new(vec2(1e30, -1e30), 1.0);
    shapes[1700] = Circle::new(vec2(0.0, 0.0), 1e6);
    check(&shapes);
}

#[test]
fn in_a_line() {
    check(&crowd(|index, _| Circle::new(vec2(index as f32, 0.0), 0.5)));
    check(&crowd(|index, _| Circle::new(vec2(0.0, index as f32), 0.5)));
    check(&crowd(|index, random| Circle::new(vec2(index as f32, index as f32), random.random_range(0.5..1.0))));
}

#[test]
fn all_in_one_place() {
    check(&crowd(|_, _| Circle::new(vec2(3.0, 4.0), 1.0))[..500]);
}

#[test]
fn in_two_clusters() {
    check(&crowd(|index, random| {
        let center = if index % 2 == 0 { Vec2::ZERO } else { vec2(1000.0, 0.0) };
        Circle::new(center + place(random, 1.0), 0.01)
    }));
}

#[test]
fn of_sizes_of_many_magnitudes() {
    check(&crowd(|_, random| {
        let size = random.random_range(-30.0..8.0_f32).exp2();
        Circle::new(place(random, 100.0), size)
    }));
}

fn unit_box(x: f32, y: f32) -> Aabb {
    Aabb::new(vec2(x, y), vec2(x + 0.5, y + 0.5))
}

/// A floor and a wall, whose boxes take turns, and wide boxes beside tall ones: three of the first sort, then two of the
/// second. None overlap.
fn levels(count: usize) -> [Vec<Aabb>; 2] {
    let numbers = || (0..count).map(|index| (index % 5 < 3, index as f32));
    let far = count as f32;
    let floor_and_wall = numbers().map(|(is_floor, at)| if is_floor { unit_box(at, 0.0) } else { unit_box(0.0, at) });
    let wide_and_tall = numbers().map(|(is_wide, at)| {
        let [low, size] = if is_wide {
            [vec2(0.1 * at, at), vec2(far, 0.5)]
        } else {
            [vec2(2.0 * far + at, 0.0), vec2(0.5, 10.0 * far)]
        };
        Aabb::new(low, low + size)
    });
    [floor_and_wall.collect(), wide_and_tall.collect()]
}

#[test]
fn floors_and_walls() {
    for level in levels(992) {
        pairs_are_a_loop(&level);
    }
}

/// Were all pairs of half of the boxes tested, it would be hundreds of times as long.
#[test]
fn floors_and_walls_take_about_as_long_as_a_line() {
    let least_time = |boxes: &[Aabb]| {
        let mut pairs = Pairs::new();
        let mut times = [0; 5].map(|_| {
            let start = Instant::now();
            batch::overlapping_pairs(boxes, &mut pairs).unwrap();
            start.elapsed()
        });
        times.sort_unstable();
        times[0]
    };
    // A multiple of 31 and of 5: a sample of 31 boxes at equal distances would be of one sort.
    let count = 99_975;
    let line: Vec<_> = (0..count).map(|index| unit_box(index as f32, 0.0)).collect();
    let most = 40 * least_time(&line);
    for level in levels(count) {
        let time = least_time(&level);
        assert!(time < most, "{time:?}, more than {most:?}");
    }
}

/// All of them, or some among small ones. Their bounding boxes are rounded to infinity.
#[test]
fn with_bounds_that_overflow() {
    for every in [1, 9] {
        let mut shapes = crowd(|index, random| {
            let size = if index % every == 0 { f32::MAX } else { 1e3 };
            Circle::new(place(random, 1.0) * size, size * random.random_range(0.0..0.1))
        });
        shapes.truncate(400);
        pairs_are_a_loop(&shapes);
        // From below 2¹²⁸ to below 2¹⁰²⁴.
        let scale = 2.0_f64.powi(896);
        let doubles: Vec<_> =
            shapes.iter().map(|c| Circle::new(c.center.as_dvec2() * scale, f64::from(c.radius) * scale)).collect();
        pairs_are_a_loop(&doubles);
        for margin in [0.0, 1e30, f32::MAX] {
            let mut found = Vec::new();
            let outcome = batch::contacts(&shapes, margin, &mut Pairs::new(), &mut found);
            assert_eq!(outcome.map(|()| found), loops::contacts(&loops::admitted(&shapes, |_| true), margin));
        }
    }
}

#[test]
fn long_ones_that_cross() {
    let mut random = SmallRng::seed_from_u64(2);
    let fence: Vec<_> = (0..300).map(|i| Segment::new(vec2(i as f32, -1.0), vec2(i as f32, 300.0))).collect();
    let shelves: Vec<_> = (0..300).map(|i| Segment::new(vec2(-1.0, i as f32), vec2(150.5, i as f32))).collect();
    let needles: Vec<_> =
        (0..300).map(|_| Segment::new(place(&mut random, 300.0), place(&mut random, 300.0))).collect();
    let all = loops::admitted(&[fence, shelves, needles].concat(), |_| true);
    let segments: Vec<_> = all.iter().map(|&(_, segment)| segment).collect();
    let mut pairs = Pairs::new();
    assert_eq!(batch::overlapping_pairs(&segments, &mut pairs).unwrap(), loops::overlapping_pairs(&all).unwrap());
}

/// Where the squares of the coordinates are the smallest numbers, and rounded to one or two of them.
#[test]
fn of_sizes_whose_squares_vanish() {
    let size = 2.0 * f32::from_bits(1).sqrt();
    let shapes = crowd(|_, random| Circle::new(place(random, size), size * random.random_range(0.0..0.5)));
    let all = loops::admitted(&shapes, |_| true);
    for shape in &shapes[..300] {
        let mut found = Vec::new();
        batch::intersecting(shape, &shapes, &mut found).unwrap();
        assert_eq!(found, loops::intersecting(shape, &all).unwrap());
    }
}

/// Circles that touch a ray or a circle up to a few ulps. Rounded to `f32`, most of those of `f64` do not.
fn touching<V: TestVector>() {
    let circle = |center: Point, radius| Circle::new(V::vector(center), V::number(radius));
    let infinite = V::number(f64::INFINITY);
    let (mut random, mut hits, mut meetings) = (SmallRng::seed_from_u64(2), 0, 0);
    for _ in 0..100 {
        let mut number = |size: f64| random.random_range(-size..size);
        let (center, radius) = ([number(1000.0), number(1000.0)], number(1.0).abs());
        // From far away to somewhere near 0.
        let [x, y] = [center[0] + number(1.0), center[1] + number(1.0)];
        let ray = Ray::new(V::vector(center), V::vector([-x, -y]));
        let [left_x, left_y] = [y / x.hypot(y), -x / x.hypot(y)];
        let beside_ray = |number: &mut dyn FnMut(f64) -> f64| {
            // At the far end of the way, or near its start.
            let (t, r) = (number(0.001).abs() + if number(1.0) < 0.0 { 1.0 } else { 0.0 }, number(0.5));
            circle([center[0] - t * x + r * left_x, center[1] - t * y + r * left_y], r.abs())
        };
        let grazed: Vec<_> = (0..100).map(|_| beside_ray(&mut number)).collect();
        hits += same_indices(
            &grazed,
            |circle| query::raycast(&ray, circle, infinite).unwrap().is_some(),
            |found| {
                let mut all = Vec::new();
                batch::raycast_all(&ray, &grazed, infinite, &mut all).unwrap();
                found.extend(all.into_iter().map(|(index, _)| index));
            },
        );
        let round = circle(center, radius);
        let beside = |r: f64| circle([center[0] + r + radius.copysign(r), center[1]], r.abs());
        let around: Vec<_> = (0..100).map(|_| beside(number(0.5))).collect();
        meetings += same_indices(
            &around,
            |circle| query::intersects(&round, circle).unwrap(),
            |found| {
                batch::intersecting(&round, &around, found).unwrap();
            },
        );
    }
    // Of 10 000.
    assert!((1000..9000).contains(&hits) && (1000..9000).contains(&meetings), "{hits} hits, {meetings} meetings");
}

#[test]
fn touching_in_f32() {
    touching::<Vec2>();
}

#[test]
fn touching_in_f64() {
    touching::<DVec2>();
}

/// Compares the indices of the shapes that are `asked` for with those that are found, and counts them.
fn same_indices<S>(shapes: &[S], asked: impl Fn(&S) -> bool, find: impl FnOnce(&mut Vec<usize>)) -> usize {
    let expected: Vec<usize> = (0..shapes.len()).filter(|&index| asked(&shapes[index])).collect();
    let mut found = Vec::new();
    find(&mut found);
    found.sort_unstable();
    assert_eq!(found, expected);
    found.len()
}

/// The box lands on one tile and meets the corner of the next one at the same time. The right side of that one is as much
/// against the motion as its top, and the first of the two. The unique hit comes first, whatever the order of the tiles.
#[test]
fn landing_beside_a_seam() {
    let tile = |x: f32| Aabb::new(vec2(x, -1.0), vec2(x + 1.0, 0.0));
    let (player, step) = (Aabb::new(vec2(0.0, 1.0), vec2(1.0, 3.0)), vec2(-1.0, -1.0));
    let (next, below) = (tile(-2.0), tile(-1.0));
    let [corner, top] = [next, below].map(|tile| query::cast(&player, step, &tile).unwrap().unwrap());
    assert_eq!((corner.t, corner.unique, corner.grazes, corner.normal), (1.0, false, false, vec2(1.0, 0.0)));
    assert_eq!((top.t, top.unique, top.normal), (1.0, true, vec2(0.0, 1.0)));
    assert!(top.is_before(&corner, step) && !corner.is_before(&top, step));
    for tiles in [[next, below], [below, next]] {
        let (index, hit) = batch::cast(&player, step, &tiles).unwrap().unwrap();
        assert_eq!((tiles[index], hit), (below, top));
    }
}
