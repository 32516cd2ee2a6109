//! Every `tests/svg/NAME.svg` against `tests/svg/NAME.expected`, which was derived by hand from the file.
//!
//! An expectation is `error: ` and the message, or the view and a line for each shape: the line in the file, the label
//! or the tag, and the numbers, exact, as fractions where they are, or after a `~` to within 1e-12 of their size. An error
//! that ends in `...` is that of the XML parser. Lines with a `#` derive what follows.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use crate::drawing::{Drawing, Figure};

pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/svg")
}

/// The names, without extension, of the files with that extension.
fn names(extension: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(folder()).expect("the folder").map(|entry| entry.expect("an entry").path());
    let files = entries.filter(|path| path.extension() == Some(OsStr::new(extension)));
    files.map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned()).collect()
}

/// The message that reading each file must fail with, and the file's name.
pub(crate) fn failing() -> impl Iterator<Item = (String, String)> {
    names("svg").into_iter().filter_map(|name| {
        let message = expectation(&name).strip_prefix("error: ")?.trim_end().to_owned();
        Some((format!("{name}.svg"), message))
    })
}

fn expectation(name: &str) -> String {
    let path = folder().join(name).with_extension("expected");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Whether `message` is the one expected, of which the parser's own words are left out.
pub(crate) fn is_message(message: &str, expected: &str) -> bool {
    expected.strip_suffix("...").map_or(message == expected, |start| message.starts_with(start))
}

#[test]
fn every_file_has_its_expectation() {
    assert_eq!(names("svg"), names("expected"));
    assert!(names("svg").len() >= 12);
}

#[test]
fn drawings_read_as_expected() {
    for name in names("svg") {
        let expected = expectation(&name);
        if expected.starts_with("error: ") {
            continue;
        }
        let path = folder().join(&name).with_extension("svg");
        let drawing = Drawing::read(&path).unwrap_or_else(|error| panic!("{error}"));
        let expected: Vec<_> = expected.lines().filter(|line| !line.starts_with('#')).collect();
        let read = lines(&drawing);
        for (read, expected) in read.iter().zip(&expected) {
            assert!(is_line(read, expected), "{name}: read {read:?}, expected {expected:?}");
        }
        assert_eq!(read.len(), expected.len(), "{name}: read {read:#?}");
    }
}

#[test]
fn errors_read_as_expected() {
    for (file, expected) in failing() {
        let error = Drawing::read(&folder().join(&file)).expect_err(&file).to_string();
        let message = error.strip_prefix(&format!("{}/", folder().display())).expect("the path comes first");
        assert!(is_message(message, &expected), "read {message:?}, expected {expected:?}");
    }
}

/// What was read, in the format of the expectations.
fn lines(drawing: &Drawing) -> Vec<String> {
    let view = drawing.view;
    let shapes = drawing.parts().map(|part| (part.element, shape(part.figure)));
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

fn shape(figure: &Figure) -> String {
    match figure {
        Figure::Segment(segment) => {
            format!("segment {} {} to {} {}", segment.a.x, segment.a.y, segment.b.x, segment.b.y)
        }
        Figure::Circle(circle) => format!("circle {} {} radius {}", circle.center.x, circle.center.y, circle.radius),
        Figure::Stadium(stadium) => {
            let core = shape(&Figure::Segment(stadium.segment));
            format!("{} radius {}", core.replace("segment", "stadium"), stadium.radius)
        }
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
