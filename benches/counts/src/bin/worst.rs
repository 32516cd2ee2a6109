//! Scenes that take long: searched for by mutation, stored in `worst.txt`, and counted like all others.
//!
//! `worst f32` and `worst f64` ask them. `worst search` writes the lines of `worst.txt`.

use std::fmt::Write as _;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use counts::random::Random;
use counts::scenes::Sampled;
use counts::{arguments, ask_about_all, run};
use impinge::glam::{DVec2, Vec2};
use impinge::{Circle, Ray, Stadium, query};

/// How long to search for the worst scene of a query.
const SEARCH: Duration = Duration::from_secs(4);

fn main() -> ExitCode {
    run(match arguments().iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["f32"] => || ask_all::<Vec2>("f32"),
        ["f64"] => || ask_all::<DVec2>("f64"),
        ["search"] => || {
            search::<Vec2>("f32", [-149, 127]);
            search::<DVec2>("f64", [-1074, 1023]);
        },
        _ => {
            eprintln!("usage: worst f32|f64|search");
            return ExitCode::FAILURE;
        }
    })
}

/// The numbers of two stadiums and a vector. A stadium without length is a circle; one without a radius is a segment; one
/// without either is a point. The ray starts at the first point and runs along the vector.
type Numbers = [f64; 12];

struct Scene<V: Sampled> {
    a: Stadium<V>,
    b: Stadium<V>,
    vector: V,
    ray: Ray<V>,
}

impl<V: Sampled> Scene<V> {
    fn new(numbers: &Numbers) -> Self {
        let point = |index: usize| V::from([V::nearest(numbers[index]), V::nearest(numbers[index + 1])]);
        let radius = |index: usize| V::nearest(numbers[index].abs());
        Self {
            a: Stadium::new(point(0), point(2), radius(4)),
            b: Stadium::new(point(5), point(7), radius(9)),
            vector: point(10),
            ray: Ray::new(point(0), point(10)),
        }
    }
}

/// A query, asked about a scene.
struct Search<V: Sampled> {
    name: &'static str,
    ask: fn(&Scene<V>),
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
            7 => others[self.random.index(others.len())] * (1.0 + self.epsilon),
            8 => others[self.random.index(others.len())] + power(self.random.integer(low, high)),
            _ => others[self.random.index(others.len())],
        }
    }

    fn of(&mut self, numbers: &Numbers) -> Numbers {
        let mut changed = *numbers;
        for _ in 0..self.random.integer(1, 3) {
            let number = self.number(numbers);
            let is_ordinary = number == 0.0 || (power(-80)..=power(80)).contains(&number.abs());
            if is_ordinary || self.sizes == Sizes::Any {
                changed[self.random.index(numbers.len())] = number;
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

/// Looks for the slowest scene of each query, so long for each. Writes the lines of `worst.txt`.
fn search<V: Sampled>(precision: &str, exponents: [i32; 2]) {
    for (sizes, named) in Sizes::ALL {
        for Search { name, ask } in searches::<V>() {
            let random = Random::named(&format!("{precision} {named} {name}"));
            let epsilon = if precision == "f32" { f32::EPSILON.into() } else { f64::EPSILON };
            let mutation = Mutation { random, sizes, exponents, epsilon };
            let (worst, took) = slowest(mutation, ask);
            let bits = worst.iter().fold(String::new(), |mut line, number| {
                write!(line, " {:016x}", number.to_bits()).expect("a string takes all");
                line
            });
            eprintln!("{precision} {named} {name}: {:.1} µs", took.as_secs_f64() * 1e6);
            println!("{precision}|{named}|{name}|{}", bits.trim_start());
        }
    }
}

/// The slowest scene found by hill climbing, from many starts.
fn slowest<V: Sampled>(mut mutation: Mutation, ask: fn(&Scene<V>)) -> (Numbers, Duration) {
    let (start, mut worst) = (Instant::now(), ([0.0; 12], Duration::ZERO));
    while start.elapsed() < SEARCH {
        let mut numbers = [0.0; 12];
        for _ in 0..12 {
            numbers = mutation.of(&numbers);
        }
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
    }
    worst
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

/// Asks the stored scenes of one precision.
fn ask_all<V: Sampled>(precision: &str) {
    let all = searches::<V>();
    for line in include_str!("../../worst.txt").lines() {
        let [of, named, name, bits] = line.split('|').collect::<Vec<&str>>()[..] else {
            panic!("not a scene: {line}");
        };
        if of != precision {
            continue;
        }
        let search = all.iter().find(|search| search.name == name).expect("a query that is searched for");
        let mut numbers = [0.0; 12];
        for (number, bits) in numbers.iter_mut().zip(bits.split(' ')) {
            *number = f64::from_bits(u64::from_str_radix(bits, 16).expect("hexadecimal digits"));
        }
        let scene = Scene::<V>::new(&numbers);
        ask_about_all(&format!("{name} {named}"), &[scene], search.ask);
    }
}
