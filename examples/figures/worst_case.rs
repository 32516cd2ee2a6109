//! How many instructions a call takes, from everyday scenes to the slowest ones.

use drawing::style::{BLUE, GREEN, GREY, INK, ORANGE, PURPLE, RED, WIDTH};
use drawing::{Canvas, Legend, Page, Style, View};
use impinge::glam::{DVec2, dvec2};
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, Triangle};

use crate::counts::Counts;
use crate::error::FigureError;

/// Each with the kinds of its shapes.
const QUERIES: [(&str, &str); 5] = [
    ("intersects", "stadium–stadium"),
    ("distance", "stadium–stadium"),
    ("penetration", "stadium–stadium"),
    ("raycast", "ray–stadium"),
    ("cast", "stadium–stadium"),
];

/// Scenes of one sort, and how they are drawn.
struct Series {
    meaning: &'static str,
    table: &'static str,
    /// The rows of the slowest scenes. Everyday tables have a row for each two kinds instead.
    slowest: &'static [&'static str],
    colour: &'static str,
    mark: fn(DVec2) -> AnyShape<DVec2>,
    /// How far below the middle of a row: the slowest of both precisions would cover each other.
    below: f64,
}

const SERIES: [Series; 5] = [
    Series {
        meaning: "everyday, f32",
        table: "everyday f32",
        slowest: &[],
        colour: BLUE,
        mark: |at| Circle::new(at, 5.0).into(),
        below: 0.0,
    },
    Series {
        meaning: "touching on a grid, f32",
        table: "grid f32",
        slowest: &[],
        colour: GREEN,
        mark: |at| Aabb::new(at - 4.5, at + 4.5).into(),
        below: 0.0,
    },
    Series {
        meaning: "slowest found, f32",
        table: "worst f32",
        slowest: &["ordinary", "any"],
        colour: ORANGE,
        mark: |at| triangle(at, -5.5),
        below: -6.0,
    },
    Series {
        meaning: "slowest found, f64, ordinary",
        table: "worst f64",
        slowest: &["ordinary"],
        colour: PURPLE,
        mark: |at| triangle(at, 5.5),
        below: 6.0,
    },
    Series {
        meaning: "slowest found, f64, any",
        table: "worst f64",
        slowest: &["ordinary", "any"],
        colour: RED,
        mark: diamond,
        below: 0.0,
    },
];

fn triangle(at: DVec2, height: f64) -> AnyShape<DVec2> {
    Triangle::new([(0.0, 1.0), (1.0, -0.8), (-1.0, -0.8)].map(|corner| at + DVec2::from(corner) * height)).into()
}

fn diamond(at: DVec2) -> AnyShape<DVec2> {
    ConvexPolygon::new([DVec2::X, DVec2::Y, -DVec2::X, -DVec2::Y].map(|corner| at + corner * 6.5)).into()
}

impl Series {
    fn draw(&self, canvas: &mut Canvas, at: DVec2) {
        canvas.shape((self.mark)(at), &Style::new(self.colour, self.colour, 0.8));
    }
}

/// A query, and its counts in the order of [`SERIES`].
type Row = (&'static str, Vec<u32>);

pub(crate) fn worst_case() -> Result<Page, FigureError> {
    let counts = Counts::read()?;
    let rows = QUERIES.iter().map(|&(query, kinds)| row(&counts, query, kinds)).collect::<Result<Vec<_>, _>>()?;
    let mut page = Page::new(WIDTH, label(&rows));
    page.text("Instructions of one call. The axis is logarithmic.");
    page.legend(SERIES.iter().fold(Legend::new(), |legend, series| {
        legend.entry(series.meaning, |canvas, from, to| series.draw(canvas, from.midpoint(to)))
    }));
    page.drawing(plot(&rows));
    Ok(page)
}

fn row(counts: &Counts, query: &'static str, kinds: &'static str) -> Result<Row, FigureError> {
    let count = |series: &Series| {
        let rows = if series.slowest.is_empty() { &[kinds] } else { series.slowest };
        counts.largest(series.table, rows, query)
    };
    Ok((query, SERIES.iter().map(count).collect::<Result<_, _>>()?))
}

/// What the figure shows, for those who do not see it.
fn label(rows: &[Row]) -> String {
    let of_row = |(query, counts): &Row| {
        let counts = SERIES.iter().zip(counts).map(|(series, count)| format!("{} {count}", series.meaning));
        format!("{query}: {}", counts.collect::<Vec<_>>().join("; "))
    };
    format!("Instructions of one call. {}.", rows.iter().map(of_row).collect::<Vec<_>>().join(". "))
}

/// Left of the axis stand the queries, and above it the powers of ten, of which the last needs room on the right.
const LEFT: f64 = 124.0;
const RIGHT: f64 = WIDTH - 48.0;
const HEAD: f64 = 32.0;
const ROW: f64 = 36.0;
const LINE: Style = Style::new("none", GREY, 0.4);

fn plot(rows: &[Row]) -> Canvas {
    let size = dvec2(WIDTH, HEAD + ROW * whole(rows.len()));
    let (mut canvas, axis) = (Canvas::in_pixels(View { min: DVec2::ZERO, size }), Axis::around(rows));
    for tick in axis.least..=axis.greatest {
        let x = axis.x(tick.into());
        canvas.line(dvec2(x, HEAD), dvec2(x, size.y), &LINE);
        canvas.label(dvec2(x, HEAD / 2.0), &power_of_ten(tick), INK);
    }
    for (index, (query, counts)) in rows.iter().enumerate() {
        let top = HEAD + ROW * whole(index);
        canvas.line(dvec2(0.0, top), dvec2(WIDTH, top), &LINE);
        canvas.text(dvec2(12.0, top + ROW / 2.0 + 6.0), query, INK);
        for (series, &count) in SERIES.iter().zip(counts) {
            series.draw(&mut canvas, dvec2(axis.x(exponent(count)), top + ROW / 2.0 + series.below));
        }
    }
    canvas
}

/// From one power of ten to another, by their exponents.
struct Axis {
    least: u32,
    greatest: u32,
}

impl Axis {
    fn around(rows: &[Row]) -> Self {
        let exponents = || rows.iter().flat_map(|(_, counts)| counts).map(|count| count.ilog10());
        Self { least: exponents().min().unwrap_or(0), greatest: exponents().max().unwrap_or(0) + 1 }
    }

    fn x(&self, exponent: f64) -> f64 {
        let share = (exponent - f64::from(self.least)) / f64::from(self.greatest - self.least);
        LEFT + share * (RIGHT - LEFT)
    }
}

#[expect(clippy::disallowed_methods, reason = "two decimals of a pixel are drawn, which are the same everywhere")]
fn exponent(count: u32) -> f64 {
    f64::from(count).log10()
}

fn power_of_ten(exponent: u32) -> String {
    match exponent {
        0..4 => 10_u32.pow(exponent).to_string(),
        4 | 5 => format!("{} 000", 10_u32.pow(exponent - 3)),
        _ => format!("{} million", 10_u32.pow(exponent - 6)),
    }
}

#[expect(clippy::cast_precision_loss, reason = "there are few rows")]
fn whole(number: usize) -> f64 {
    number as f64
}
