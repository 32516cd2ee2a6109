//! The drawings of `drawings.txt` and `errors.txt` against what stands below each.

use std::fs;

use drawing::Drawing;
use impinge::glam::DVec2;
use impinge::{Aabb, AnyShape, Segment};

use crate::example;

/// A block of one of the lists: a name, a drawing, and what is expected of it.
pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) drawing: &'static str,
    expected: &'static str,
}

fn cases(list: &'static str) -> impl Iterator<Item = Case> {
    list.split("\n=== ").skip(1).map(|block| {
        let (name, block) = block.split_once('\n').expect("a drawing");
        let (drawing, expected) = block.split_once("\n---\n").expect("what is expected of it");
        Case { name, drawing, expected: expected.trim_end() }
    })
}

/// The drawings that are refused.
pub(crate) fn refused() -> impl Iterator<Item = Case> {
    cases(include_str!("errors.txt"))
}

impl Case {
    /// Whether `message` is the one expected for the file `path`, of which the parser's own words are left out.
    pub(crate) fn is_message(&self, message: &str, path: &str) -> bool {
        let message = message.strip_prefix(path).unwrap_or_else(|| panic!("{path} comes first, not {message}"));
        self.expected.strip_suffix("...").map_or(message == self.expected, |start| message.starts_with(start))
    }
}

#[test]
fn drawings_read_as_expected() {
    let mut count = 0;
    for Case { name, drawing, expected } in cases(include_str!("drawings.txt")) {
        let drawing = Drawing::parse(name, drawing).unwrap_or_else(|error| panic!("{error}"));
        let expected: Vec<_> = expected.lines().filter(|line| !line.starts_with('#')).collect();
        let read = lines(&drawing);
        for (read, expected) in read.iter().zip(&expected) {
            assert!(is_line(read, expected), "{name}: read {read:?}, expected {expected:?}");
        }
        assert_eq!(read.len(), expected.len(), "{name}: read {read:#?}");
        count += 1;
    }
    assert_eq!(count, 17);
}

#[test]
fn errors_read_as_expected() {
    let mut count = 0;
    for case in refused() {
        let error = Drawing::parse("file", case.drawing).expect_err(case.name).to_string();
        assert!(case.is_message(&error, "file"), "{}: read {error:?}, expected {:?}", case.name, case.expected);
        count += 1;
    }
    assert_eq!(count, 46);
}

#[test]
fn a_file_in_another_encoding_is_refused() {
    let path = example::workspace("svg", "latin-1").join("latin-1.svg");
    fs::write(&path, b"<svg>\n  <circle id=\"\xe9\" r=\"1\"/>\n</svg>\n").expect("a file");
    let error = Drawing::read(&path).expect_err("no UTF-8").to_string();
    assert_eq!(error, format!("{}:2: this is not UTF-8 text", path.display()));
}

/// What was read, in the format of the expectations.
fn lines(drawing: &Drawing) -> Vec<String> {
    let view = drawing.view;
    let shapes = drawing.parts().map(|part| (part.element, shape(part.shape)));
    let rays = drawing.rays().map(|(element, ray)| {
        (element, format!("ray {} {} along {} {}", ray.origin.x, ray.origin.y, ray.direction.x, ray.direction.y))
    });
    let mut drawn: Vec<_> = shapes.chain(rays).collect();
    drawn.sort_by_key(|(element, _)| element.line);
    let drawn = drawn.into_iter().map(|(element, shape)| {
        let name = element.label.as_ref().unwrap_or(&element.name);
        format!("{} {name}: {shape}", element.line)
    });
    let view = format!("view {} {} {} {}", view.min.x, view.min.y, view.size.x, view.size.y);
    [view].into_iter().chain(drawn).collect()
}

fn shape(shape: &AnyShape<DVec2>) -> String {
    let ends = |Segment { a, b }: &Segment<DVec2>| format!("{} {} to {} {}", a.x, a.y, b.x, b.y);
    match shape {
        AnyShape::Segment(segment) => format!("segment {}", ends(segment)),
        AnyShape::Circle(circle) => format!("circle {} {} radius {}", circle.center.x, circle.center.y, circle.radius),
        AnyShape::Stadium(stadium) => format!("stadium {} radius {}", ends(&stadium.segment), stadium.radius),
        AnyShape::Aabb(Aabb { min, max }) => format!("box {} {} to {} {}", min.x, min.y, max.x, max.y),
        AnyShape::ConvexPolygon(polygon) => {
            let vertices = polygon.vertices().iter().map(|vertex| format!("{} {}", vertex.x, vertex.y));
            format!("polygon {} radius {}", vertices.collect::<Vec<_>>().join(" to "), polygon.radius)
        }
        // No drawing is read as one.
        AnyShape::Point(_) => shape.to_string(),
    }
}

fn is_line(read: &str, expected: &str) -> bool {
    let (read, expected): (Vec<_>, Vec<_>) = (read.split(' ').collect(), expected.split(' ').collect());
    read.len() == expected.len() && read.iter().zip(&expected).all(|(read, expected)| is_word(read, expected))
}

fn is_word(read: &str, expected: &str) -> bool {
    let (number, tolerance) = expected.strip_prefix('~').map_or((expected, 0.0), |number| (number, 1e-12));
    match (read.parse::<f64>(), quotient(number)) {
        (Ok(read), Some(number)) => (read - number).abs() <= tolerance * number.abs(),
        _ => read == expected,
    }
}

/// A number or a fraction.
fn quotient(text: &str) -> Option<f64> {
    let (numerator, denominator) = text.split_once('/').unwrap_or((text, "1"));
    Some(numerator.parse::<f64>().ok()? / denominator.parse::<f64>().ok()?)
}
