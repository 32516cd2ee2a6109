//! One shape against many, and the pairs among many: 50 000 circles or squares, which overlap about two others each. The
//! throughput is that of the shapes. With the feature `simd` it tells the best instructions of the processor.

use std::f32::consts::PI;
use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use impinge::batch::{self, Circles, Columns, Pairs, Shapes};
use impinge::glam::{Vec2, vec2};
use impinge::{Circle, ConvexPolygon, Ray};
use rand::rngs::SmallRng;
use rand::{Rng, RngExt, SeedableRng};

const MANY: u16 = 50_000;

/// Half the side of the square that they lie in. A pair of circles of radius 0.5 overlaps if the centres are within 1.
fn half() -> f32 {
    (PI * f32::from(MANY) / 2.0).sqrt() / 2.0
}

fn place(random: &mut impl Rng) -> Vec2 {
    vec2(random.random_range(-half()..half()), random.random_range(-half()..half()))
}

fn circles() -> Vec<Circle> {
    let mut random = SmallRng::seed_from_u64(0);
    (0..MANY).map(|_| Circle::new(place(&mut random), random.random_range(0.3..0.7))).collect()
}

/// Turned by some angles. The Minkowski sum of two squares of side s has an area of 2s² + (4s)²/2π on average. That of
/// two circles has π, too, for s = 0.83.
fn squares() -> Vec<ConvexPolygon<Vec2, 4>> {
    let mut random = SmallRng::seed_from_u64(0);
    let turns = [vec2(0.6, 0.8), vec2(0.8, 0.6), vec2(0.96, 0.28), vec2(0.28, 0.96)];
    let mut square = || {
        let half = random.random_range(0.3..0.53);
        let corners = [[-half, -half], [half, -half], [half, half], [-half, half]].map(Vec2::from);
        let turn = turns[random.random_range(0..turns.len())];
        ConvexPolygon::new(corners).transformed(turn, place(&mut random))
    };
    (0..MANY).map(|_| square()).collect()
}

fn holder<M: Shapes<Vector = Vec2> + ?Sized>(criterion: &mut Criterion, name: &str, shapes: &M) {
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Elements(MANY.into()));
    let mut random = SmallRng::seed_from_u64(1);
    let (mut found, mut hits, mut pairs) = (Vec::new(), Vec::new(), Pairs::new());
    let mut distances = vec![0.0; MANY.into()];
    let mut ray = move || Ray::new(place(&mut random), place(&mut random));
    group.bench_function("raycast", |bencher| {
        bencher.iter(|| black_box(batch::raycast(&ray(), shapes, 1.0)));
    });
    group.bench_function("raycast_all", |bencher| {
        bencher.iter(|| black_box(batch::raycast_all(&ray(), shapes, 1.0, &mut hits)));
    });
    group.bench_function("intersecting", |bencher| {
        bencher.iter(|| black_box(batch::intersecting(&ray().origin, shapes, &mut found)));
    });
    group.bench_function("closest", |bencher| {
        bencher.iter(|| black_box(batch::closest(&ray().origin, shapes)));
    });
    group.bench_function("distances", |bencher| {
        bencher.iter(|| black_box(batch::distances(&ray().origin, shapes, &mut distances)));
    });
    group.bench_function("overlapping_pairs", |bencher| {
        bencher.iter(|| batch::overlapping_pairs(black_box(shapes), &mut pairs).map(<[_]>::len));
    });
}

fn many(criterion: &mut Criterion) {
    let circles = circles();
    holder(criterion, "slice", &circles[..]);
    holder(criterion, "Circles", &circles.iter().copied().collect::<Circles>());
    let squares = squares();
    holder(criterion, "squares in a slice", &squares[..]);
    holder(criterion, "squares in Columns", &squares.iter().copied().collect::<Columns<_>>());
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_secs(1))
        .sample_size(20);
    targets = many
}
criterion_main!(benches);
