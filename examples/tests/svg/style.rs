//! The one look of all pictures.

use drawing::style::COLOURS;
use drawing::{Paper, wrapped};

/// The backgrounds of the documentation: those of its themes light, dark and ayu.
const THEMES: [&str; 3] = ["#ffffff", "#353535", "#0f1419"];

/// What the guidelines for accessible pages ask of a line that has to be seen (WCAG 2.2, 1.4.11), and of text (1.4.3).
const LINE: f64 = 3.0;
const TEXT: f64 = 4.5;

/// The relative luminance of WCAG.
fn luminance(colour: &str) -> f64 {
    let channel = |from: usize| {
        let value = f64::from(u8::from_str_radix(&colour[from..from + 2], 16).expect("a number")) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(one: &str, two: &str) -> f64 {
    let [one, two] = [one, two].map(|colour| luminance(colour) + 0.05);
    one.max(two) / one.min(two)
}

#[test]
fn black_and_white_have_the_contrast_of_the_guidelines() {
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 1e-9);
}

#[test]
fn every_colour_can_be_seen_on_every_page() {
    let papers = Paper::ALL.map(Paper::colour);
    for page in papers.into_iter().chain(THEMES) {
        for colour in COLOURS {
            let contrast = contrast(colour, page);
            assert!(contrast >= LINE, "{colour} on {page}: {contrast:.2}");
        }
    }
    for paper in Paper::ALL {
        assert!(contrast(paper.ink(), paper.colour()) >= TEXT, "{paper:?}");
    }
}

#[test]
fn lines_are_broken_between_words() {
    // Twenty letters of size 10 are estimated as 110 wide.
    assert_eq!(wrapped("one two three four five", 110.0, 10.0), ["one two three four", "five"]);
    assert_eq!(wrapped("incomprehensibilities it is", 110.0, 10.0), ["incomprehensibilities", "it is"]);
}
