//! How long every query takes on every kind of pair, over an array of everyday random pairs: one group a query, one
//! benchmark a kind. The throughput is that of single queries: 100 Melem/s are 10 ns each.

use std::hint::black_box;
use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use impinge::glam::{DVec2, Vec2};
use impinge::{Circle, Ray, Segment, Stadium, Vector, query};
use rand::distr::Distribution;
use rand::rngs::SmallRng;
use rand::{Rng, RngExt, SeedableRng};

const PAIRS: usize = 4096;

/// Coordinates within ±10 and radii from 0.1 to 2.
struct Everyday;

macro_rules! everyday_vector {
    ($vector:ty, $scalar:ty) => {
        impl Distribution<$vector> for Everyday {
            fn sample<R: Rng + ?Sized>(&self, random: &mut R) -> $vector {
                <$vector>::new(random.random_range(-10.0..10.0), random.random_range(-10.0..10.0))
            }
        }

        /// A radius.
        impl Distribution<$scalar> for Everyday {
            fn sample<R: Rng + ?Sized>(&self, random: &mut R) -> $scalar {
                random.random_range(0.1..2.0)
            }
        }
    };
}

everyday_vector!(Vec2, f32);
everyday_vector!(DVec2, f64);

macro_rules! everyday_shape {
    ($shape:ident, $($part:ident),*) => {
        impl<V: Vector> Distribution<$shape<V>> for Everyday
        where
            Everyday: Distribution<V> + Distribution<V::Scalar>,
        {
            fn sample<R: Rng + ?Sized>(&self, random: &mut R) -> $shape<V> {
                $(let $part = self.sample(random);)*
                $shape::new($($part),*)
            }
        }
    };
}

everyday_shape!(Segment, a, b);
everyday_shape!(Circle, center, radius);
everyday_shape!(Stadium, a, b, radius);
everyday_shape!(Ray, origin, direction);

impl<A, B> Distribution<(A, B)> for Everyday
where
    Everyday: Distribution<A> + Distribution<B>,
{
    fn sample<R: Rng + ?Sized>(&self, random: &mut R) -> (A, B) {
        (self.sample(random), self.sample(random))
    }
}

type Group<'a> = BenchmarkGroup<'a, WallTime>;

fn group<'a>(criterion: &'a mut Criterion, name: &str) -> Group<'a> {
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Elements(PAIRS as u64));
    group
}

/// One kind of pair. The same seed everywhere: queries are compared on the same pairs.
fn pair<A, B, Answer>(group: &mut Group, name: &str, query: impl Fn(&A, &B) -> Answer)
where
    Everyday: Distribution<(A, B)>,
{
    let pairs: Vec<(A, B)> = SmallRng::seed_from_u64(0).sample_iter(Everyday).take(PAIRS).collect();
    group.bench_function(name, |bencher| {
        bencher.iter(|| {
            for (a, b) in &pairs {
                black_box(query(a, b));
            }
        });
    });
}

type Point<V> = V;

/// One shape, as the first argument, against each in a list.
macro_rules! with_each {
    ($group:ident, $query:expr, $vector:ty: $a:ident, $($b:ident)*) => {
        $(pair::<$a<$vector>, $b<$vector>, _>($group, concat!(stringify!($a), "-", stringify!($b)), $query);)*
    };
}

/// A group with one shape against every kind.
macro_rules! every_shape {
    ($criterion:ident, $name:literal on $a:ident<$vector:ty>: $query:expr) => {{
        let group = &mut group($criterion, $name);
        with_each!(group, $query, $vector: $a, Point Circle Segment Stadium Ray);
    }};
}

/// A group with every unordered pair of kinds.
macro_rules! every_pair {
    ($criterion:ident, $name:literal on $vector:ty: $query:expr) => {{
        let group = &mut group($criterion, $name);
        every_pair!(group, $query, $vector: Point Circle Segment Stadium Ray);
    }};
    ($group:ident, $query:expr, $vector:ty:) => {};
    ($group:ident, $query:expr, $vector:ty: $a:ident $($b:ident)*) => {
        with_each!($group, $query, $vector: $a, $a $($b)*);
        every_pair!($group, $query, $vector: $($b)*);
    };
}

/// Everyday shapes are within 10 of the origin.
const STEP: Vec2 = Vec2::new(6.0, 5.0);

fn single(criterion: &mut Criterion) {
    every_shape!(criterion, "closest_point" on Point<Vec2>: |point, shape| query::closest_point(shape, *point));
    every_pair!(criterion, "closest_points" on Vec2: query::closest_points);
    every_pair!(criterion, "distance" on Vec2: query::distance);
    every_pair!(criterion, "intersects" on Vec2: query::intersects);
    every_pair!(criterion, "within" on Vec2: |a, b| query::within(a, b, 1.0));
    every_pair!(criterion, "penetration" on Vec2: query::penetration);
    every_pair!(criterion, "penetration_toward" on Vec2: |a, b| query::penetration_toward(a, b, Vec2::Y));
    every_pair!(criterion, "penetration_offset" on Vec2: query::penetration_offset);
    every_shape!(criterion, "raycast" on Ray<Vec2>: |ray, shape| query::raycast(ray, shape, f32::INFINITY));
    every_pair!(criterion, "signed_distance" on Vec2: query::signed_distance);
    every_pair!(criterion, "contains" on Vec2: query::contains);
    every_shape!(criterion, "closest_boundary_point" on Point<Vec2>: |point, shape| {
        query::closest_boundary_point(shape, *point)
    });
    every_shape!(criterion, "chord" on Ray<Vec2>: query::chord);
    every_shape!(criterion, "chord of a segment" on Segment<Vec2>: query::chord);
    every_shape!(criterion, "cast" on Circle<Vec2>: |moving, target| query::cast(moving, STEP, target));
    every_shape!(criterion, "cast of a stadium" on Stadium<Vec2>: |moving, target| query::cast(moving, STEP, target));
    pair(&mut group(criterion, "circle_circle"), "Circle-Circle", query::circle_circle::<Vec2>);
    pair(&mut group(criterion, "bounding_box"), "Ray-Stadium", |ray: &Ray<Vec2>, stadium: &Stadium<Vec2>| {
        query::bounding_box(stadium)?.ray_bound(ray, f32::INFINITY)
    });
    pair(&mut group(criterion, "ray_circle"), "Ray-Circle", query::ray_circle::<Vec2>);
}

fn double(criterion: &mut Criterion) {
    every_pair!(criterion, "f64 distance" on DVec2: query::distance);
    every_pair!(criterion, "f64 intersects" on DVec2: query::intersects);
    every_pair!(criterion, "f64 penetration" on DVec2: query::penetration);
    every_shape!(criterion, "f64 raycast" on Ray<DVec2>: |ray, shape| query::raycast(ray, shape, f64::INFINITY));
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_secs(1))
        .sample_size(20);
    targets = single, double
}
criterion_main!(benches);
