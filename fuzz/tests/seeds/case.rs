//! What the catalogue is written in: here, a case is nothing but a seed.

use std::path::Path;
use std::{env, fs};

use common::{Figure, Point};
use impinge::Ray;

/// Two figures.
pub(crate) struct Case(Figure, Figure);

pub(crate) fn apart(a: Figure, b: Figure, _: f64, _: Point, _: Point) -> Case {
    Case(a, b)
}

pub(crate) fn overlapping(a: Figure, b: Figure, _: Point, _: f64, _: Point, _: Point) -> Case {
    Case(a, b)
}

pub(crate) use self::overlapping as ambiguous;

pub(crate) fn touching(a: Figure, b: Figure, _: Point, _: Point) -> Case {
    Case(a, b)
}

pub(crate) use self::touching as meeting;

pub(crate) fn check(cases: &[Case]) {
    for Case(a, b) in cases {
        keep(a, b, [0.0; 2], 0.0);
    }
}

/// Keeps the arguments that a check in every vector gets.
macro_rules! in_both_precisions {
    ($function:ident($($argument:expr),*)) => {
        $crate::case::Arguments::keep(&($($argument,)*))
    };
}
pub(crate) use in_both_precisions;

pub(crate) trait Arguments {
    fn keep(&self);
}

impl Arguments for (&Figure, &Figure, Point, Point) {
    fn keep(&self) {
        let (a, b, preferred, _) = self;
        keep(a, b, *preferred, 0.0);
    }
}

impl<E> Arguments for (&Ray<Point>, &Figure, f64, E) {
    fn keep(&self) {
        let (ray, target, max_t, _) = self;
        // Without a limit each cast is tried anyway.
        keep(&Figure::Ray(**ray), target, [0.0; 2], if max_t.is_finite() { *max_t } else { 1.0 });
    }
}

impl<E> Arguments for (&Figure, Point, &Figure, E) {
    fn keep(&self) {
        let (moving, translation, target, _) = self;
        keep(moving, target, *translation, 0.0);
    }
}

impl<E> Arguments for (&Figure, &Figure, E) {
    fn keep(&self) {
        let (path, shape, _) = self;
        keep(path, shape, [0.0; 2], 0.0);
    }
}

// Not called, for nothing is asked.
pub(crate) fn is_normal<V>(_: Point, _: Point, _: &str) {}
pub(crate) fn is_point<V>(_: Point, _: Point, _: f64, _: &str) {}
pub(crate) fn is_value<V>(_: f64, _: f64, _: &str) {}

pub(crate) fn keep(a: &Figure, b: &Figure, vector: Point, number: f64) {
    let numbers = [numbers(a).as_slice(), &numbers(b), &vector, &[number]].concat();
    let seed = impinge_fuzz::seed([kind(a), kind(b)], numbers.try_into().expect("5 + 5 + 3"));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(name(&seed));
    if env::var_os("IMPINGE_BLESS").is_some() {
        fs::write(&file, &seed).expect("fuzz/seeds can be written");
    }
    assert!(fs::read(&file).is_ok_and(|kept| kept == seed), "of {a:?} and {b:?} there is no seed {}", file.display());
}

/// Its place in [`Figure::of_every_kind`].
fn kind(figure: &Figure) -> u8 {
    match figure {
        Figure::Point(_) => 0,
        Figure::Segment(_) => 1,
        Figure::Circle(_) => 2,
        Figure::Stadium(_) => 3,
        Figure::Ray(_) => 4,
        Figure::Polygon(_) => 5,
        Figure::Box(_) => 6,
    }
}

fn numbers(figure: &Figure) -> [f64; 5] {
    let points = figure.points();
    let ([x0, y0], last) = (points[0], points[points.len() - 1]);
    let [x1, y1] = if let Figure::Ray(ray) = figure { ray.direction } else { last };
    [x0, y0, x1, y1, figure.radius()]
}

/// FNV-1a: the same name for the same content.
fn name(seed: &[u8]) -> String {
    let hash = |state: u64, byte: &u8| (state ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", seed.iter().fold(0xcbf2_9ce4_8422_2325, hash))
}
