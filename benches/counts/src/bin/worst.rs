//! Scenes that take long: searched for by mutation, stored in `worst.txt`, and counted like all others.
//!
//! `worst f32` and `worst f64` ask them, and `worst times` measures them. `worst search` writes the lines of `worst.txt`. It
//! starts from those that are there.

use std::fmt::Write as _;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use counts::random::Random;
use counts::scenes::Sampled;
use counts::{arguments, ask_about_all, run};
use impinge::glam::{DVec2, Vec2};
use impinge::{Aabb, Circle, ConvexPolygon, Ray, Stadium, query};

/// How long to search for the worst scene of a query.
const SEARCH: Duration = Duration::from_secs(6);

fn main() -> ExitCode {
    run(match arguments().iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["f32"] => || ask_all::<Vec2>("f32"),
        ["f64"] => || ask_all::<DVec2>("f64"),
        ["times"] => || {
            times::<Vec2>("f32");
            times::<DVec2>("f64");
        },
        ["search"] => || {
            search::<Vec2>("f32", [-149, 127]);
            search::<DVec2>("f64", [-1074, 1023]);
        },
        _ => {
            eprintln!("usage: worst f32|f64|times|search");
            return ExitCode::FAILURE;
        }
    })
}

/// The numbers of two shapes and a vector: of each shape four points and a radius, then the vector, and four more points of
/// each shape. A stadium takes the first two points. If they are equal, it is a circle; without a radius, it is a segment;
/// without either, it is a point. A polygon is the hull of the first four, and an octagon of all eight. A box takes the
/// first two. The ray starts at the first point and runs along the vector.
type Numbers = [f64; 36];

struct Scene<V: Sampled> {
    a: Stadium<V>,
    b: Stadium<V>,
    polygon: ConvexPolygon<V, 4>,
    other: ConvexPolygon<V, 4>,
    octagon: ConvexPolygon<V>,
    other_octagon: ConvexPolygon<V>,
    aabb: Aabb<V>,
    vector: V,
    ray: Ray<V>,
}

impl<V: Sampled> Scene<V> {
    fn new(numbers: &Numbers) -> Self {
        let point = |index: usize| V::from([V::nearest(numbers[index]), V::nearest(numbers[index + 1])]);
        let radius = |index: usize| V::nearest(numbers[index].abs());
        let polygon = |first: usize| {
            let mut polygon = ConvexPolygon::new([0, 2, 4, 6].map(|index| point(first + index)));
            polygon.radius = radius(first + 8);
            polygon
        };
        let octagon = |first: usize, more: usize| {
            let indices = [first, first + 2, first + 4, first + 6, more, more + 2, more + 4, more + 6];
            let mut octagon = ConvexPolygon::new(indices.map(point));
            octagon.radius = radius(first + 8);
            octagon
        };
        Self {
            a: Stadium::new(point(0), point(2), radius(8)),
            b: Stadium::new(point(9), point(11), radius(17)),
            polygon: polygon(0),
            other: polygon(9),
            octagon: octagon(0, 20),
            other_octagon: octagon(9, 28),
            aabb: Aabb::from_points(&[point(0), point(2)]),
            vector: point(18),
            ray: Ray::new(point(0), point(18)),
        }
    }
}

/// A query, asked about a scene.
struct Search<V: Sampled> {
    name: &'static str,
    ask: fn(&Scene<V>),
}

impl<V: Sampled> Search<V> {
    /// How many numbers of a scene matter.
    fn numbers(&self) -> usize {
        if self.name.ends_with("octagons") { 36 } else { 20 }
    }
}

fn searches<V: Sampled>() -> Vec<Search<V>> {
    macro_rules! search {
        ($($name:literal: |$scene:ident| $ask:expr,)*) => {
            vec![$(Search { name: $name, ask: |$scene: &Scene<V>| { let _ = black_box($ask); } }),*]
        };
    }
    let circles = |scene: &Scene<V>| {
        let circle = |stadium: &Stadium<V>| Circle::new(stadium.segment.a, stadium.radius);
        let _ = black_box(query::circle_circle(&circle(&scene.a), &circle(&scene.b)));
    };
    let mut all = search! {
        "intersects": |scene| query::intersects(&scene.a, &scene.b),
        "within": |scene| query::within(&scene.a, &scene.b, V::nearest(1.0)),
        "contains": |scene| query::contains(&scene.a, &scene.b),
        "distance": |scene| query::distance(&scene.a, &scene.b),
        "signed_distance": |scene| query::signed_distance(&scene.a, &scene.b),
        "closest_point": |scene| query::closest_point(&scene.a, scene.vector),
        "closest_points": |scene| query::closest_points(&scene.a, &scene.b),
        "penetration": |scene| query::penetration(&scene.a, &scene.b),
        "penetration_toward": |scene| query::penetration_toward(&scene.a, &scene.b, scene.vector),
        "penetration_offset": |scene| query::penetration_offset(&scene.a, &scene.b),
        "raycast": |scene| query::raycast(&scene.ray, &scene.b, V::INFINITY),
        "raycast up to 1": |scene| query::raycast(&scene.ray, &scene.b, V::nearest(1.0)),
        "chord": |scene| query::chord(&scene.a.segment, &scene.b),
        "cast": |scene| query::cast(&scene.a, scene.vector, &scene.b),
        "side": |scene| query::side(&scene.a.segment, scene.vector),
        "contact": |scene| query::contact(&scene.a, &scene.b, V::nearest(1.0)),
        "closest_boundary_point": |scene| query::closest_boundary_point(&scene.a, scene.vector),
        "intersects of polygons": |scene| query::intersects(&scene.polygon, &scene.other),
        "contains of polygons": |scene| query::contains(&scene.polygon, &scene.other),
        "distance of polygons": |scene| query::distance(&scene.polygon, &scene.other),
        "closest_points of polygons": |scene| query::closest_points(&scene.polygon, &scene.other),
        "penetration of polygons": |scene| query::penetration(&scene.polygon, &scene.other),
        "penetration_toward of polygons": |scene|
            query::penetration_toward(&scene.polygon, &scene.other, scene.vector),
        "contact of polygons": |scene| query::contact(&scene.polygon, &scene.other, V::nearest(1.0)),
        "raycast of polygons": |scene| query::raycast(&scene.ray, &scene.other, V::INFINITY),
        "chord of polygons": |scene| query::chord(&scene.a.segment, &scene.other),
        "cast of polygons": |scene| query::cast(&scene.polygon, scene.vector, &scene.other),
        "closest_point of polygons": |scene| query::closest_point(&scene.polygon, scene.vector),
        "intersects of boxes": |scene| query::intersects(&scene.aabb, &scene.other),
        "cast of boxes": |scene| query::cast(&scene.aabb, scene.vector, &scene.b),
        "distance of octagons": |scene| query::distance(&scene.octagon, &scene.other_octagon),
        "penetration_toward of octagons": |scene|
            query::penetration_toward(&scene.octagon, &scene.other_octagon, scene.vector),
        "cast of octagons": |scene| query::cast(&scene.octagon, scene.vector, &scene.other_octagon),
    };
    all.push(Search { name: "circle_circle", ask: circles });
    all
}

/// Which numbers a search tries.
#[derive(Clone, Copy, PartialEq)]
enum Sizes {
    /// 0, and magnitudes from 2⁻⁸⁰ to 2⁸⁰.
    Ordinary,
    Any,
}

impl Sizes {
    const ALL: [(Self, &'static str); 2] = [(Self::Ordinary, "ordinary"), (Self::Any, "any")];
}

struct Mutation {
    random: Random,
    /// How many numbers may change.
    count: usize,
    sizes: Sizes,
    /// The exponents of the numbers of a type: of the least positive and the greatest.
    exponents: [i32; 2],
    /// The relative distance to the next number.
    epsilon: f64,
}

impl Mutation {
    fn number(&mut self, others: &Numbers) -> f64 {
        let [low, high] = if self.sizes == Sizes::Any { self.exponents } else { [-79, 79] };
        let sign = if self.random.chance(2) { 1.0 } else { -1.0 };
        sign * match self.random.integer(0, 9) {
            0..=2 => self.random.integer(-4, 4).into(),
            3 => self.random.between(-3.0, 3.0),
            4 => power(low),
            5 => power(high),
            6 => self.random.between(1.0, 2.0) * power(self.random.integer(low, high)),
            // Beside another number: as near as can be, or a power of two away.
            7 => others[self.random.index(self.count)] * (1.0 + self.epsilon),
            8 => others[self.random.index(self.count)] + power(self.random.integer(low, high)),
            _ => others[self.random.index(self.count)],
        }
    }

    fn of(&mut self, numbers: &Numbers) -> Numbers {
        let mut changed = *numbers;
        for _ in 0..self.random.integer(1, 3) {
            let number = self.number(numbers);
            let is_ordinary = number == 0.0 || (power(-80)..=power(80)).contains(&number.abs());
            if is_ordinary || self.sizes == Sizes::Any {
                changed[self.random.index(self.count)] = number;
            }
        }
        changed
    }
}

/// 2 to the `exponent`, which may be that of a subnormal number.
#[expect(clippy::disallowed_methods, reason = "any number will do")]
fn power(exponent: i32) -> f64 {
    let half = exponent / 2;
    2.0_f64.powi(half) * 2.0_f64.powi(exponent - half)
}

/// Looks for slow scenes, so long for each query. Then writes the lines of `worst.txt`: for each query, the slowest of all scenes
/// that are known, because what is slow for one query is often slow for another.
fn search<V: Sampled>(precision: &str, exponents: [i32; 2]) {
    let mut known: Vec<_> = stored(precision).collect();
    for (sizes, named) in Sizes::ALL {
        for search in searches::<V>() {
            let (count, Search { name, ask }) = (search.numbers(), search);
            let random = Random::named(&format!("{precision} {named} {name}"));
            let epsilon = if precision == "f32" { f32::EPSILON.into() } else { f64::EPSILON };
            let mutation = Mutation { random, count, sizes, exponents, epsilon };
            known.push((sizes, slowest(mutation, ask, slowest_of(&known, sizes, ask))));
            eprintln!("{precision} {named} {name}");
        }
    }
    for (sizes, named) in Sizes::ALL {
        for Search { name, ask } in searches::<V>() {
            let bits = slowest_of(&known, sizes, ask).iter().fold(String::new(), |mut line, number| {
                write!(line, " {:016x}", number.to_bits()).expect("a string takes all");
                line
            });
            println!("{precision}|{named}|{name}|{}", bits.trim_start());
        }
    }
}

/// The slowest of the scenes with such numbers. Ordinary ones are among any.
fn slowest_of<V: Sampled>(scenes: &[(Sizes, Numbers)], sizes: Sizes, ask: fn(&Scene<V>)) -> Numbers {
    let fitting = scenes.iter().filter(|(of, _)| sizes == Sizes::Any || *of == sizes).map(|(_, numbers)| *numbers);
    fitting.max_by_key(|numbers| least(ask, numbers)).unwrap_or([0.0; 36])
}

/// The slowest scene found by hill climbing, first from the one that is known, and then from many starts.
fn slowest<V: Sampled>(mut mutation: Mutation, ask: fn(&Scene<V>), known: Numbers) -> Numbers {
    let (start, mut worst, mut numbers) = (Instant::now(), (known, Duration::ZERO), known);
    while start.elapsed() < SEARCH {
        let (mut here, mut patience) = ((numbers, took(ask, &numbers)), 300);
        while patience > 0 {
            let next = mutation.of(&here.0);
            let taken = took(ask, &next);
            patience -= 1;
            if taken > here.1 {
                (here, patience) = ((next, taken), 300);
            }
        }
        // Once more, for what interrupted it.
        let again = took(ask, &here.0).min(here.1);
        if again > worst.1 {
            worst = (here.0, again);
        }
        numbers = [0.0; 36];
        for _ in 0..20 {
            numbers = mutation.of(&numbers);
        }
    }
    worst.0
}

/// The least of a few times.
fn took<V: Sampled>(ask: fn(&Scene<V>), numbers: &Numbers) -> Duration {
    let scene = Scene::new(numbers);
    let once = || {
        let start = Instant::now();
        ask(black_box(&scene));
        start.elapsed()
    };
    (0..3).map(|_| once()).min().unwrap_or_default()
}

/// The least of many.
fn least<V: Sampled>(ask: fn(&Scene<V>), numbers: &Numbers) -> Duration {
    (0..200).map(|_| took(ask, numbers)).min().unwrap_or_default()
}

/// The scenes of `worst.txt`: the precision, the range of the numbers, the query, and the numbers.
fn all_stored() -> impl Iterator<Item = [&'static str; 4]> {
    include_str!("../../worst.txt").lines().map(|line| {
        let cells: Vec<&str> = line.split('|').collect();
        cells.try_into().unwrap_or_else(|_| panic!("not a scene: {line}"))
    })
}

/// The numbers in a line of `worst.txt`, by their bits.
fn numbers_of(bits: &str) -> Numbers {
    let mut numbers = [0.0; 36];
    for (number, bits) in numbers.iter_mut().zip(bits.split(' ')) {
        *number = f64::from_bits(u64::from_str_radix(bits, 16).expect("hexadecimal digits"));
    }
    numbers
}

fn stored(precision: &str) -> impl Iterator<Item = (Sizes, Numbers)> {
    let sizes = |named| if named == "ordinary" { Sizes::Ordinary } else { Sizes::Any };
    all_stored()
        .filter(move |scene| scene[0] == precision)
        .map(move |[_, named, _, bits]| (sizes(named), numbers_of(bits)))
}

/// Calls `each` with the stored scenes of one precision: the name of the query, and the range of the numbers.
fn for_each_stored<V: Sampled>(precision: &str, each: impl Fn(&str, &str, fn(&Scene<V>), &Numbers)) {
    let all = searches::<V>();
    for [_, sizes, name, bits] in all_stored().filter(|scene| scene[0] == precision) {
        let search = all.iter().find(|search| search.name == name).expect("a query that is searched for");
        each(name, sizes, search.ask, &numbers_of(bits));
    }
}

/// Counts the stored scenes of one precision. A row has the range, and the kinds if they are not the usual ones.
fn ask_all<V: Sampled>(precision: &str) {
    for_each_stored::<V>(precision, |name, sizes, ask, numbers| {
        let row = match name.split_once(" of ") {
            Some((query, kinds)) => format!("{query} {sizes}-{kinds}"),
            None => format!("{name} {sizes}"),
        };
        ask_about_all(&row, &[Scene::new(numbers)], ask);
    });
}

/// Prints the microseconds of each stored scene: the least time of many.
fn times<V: Sampled>(precision: &str) {
    for_each_stored::<V>(precision, |name, sizes, ask, numbers| {
        println!("{precision} {name} {sizes}: {:.1}", least(ask, numbers).as_secs_f64() * 1e6);
    });
}
