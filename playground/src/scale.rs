//! The scale bar, and the place of the pointer as text.

use impinge::glam::DVec2;
use serde::Serialize;

use crate::text::number;
use crate::view::View;

/// A bar of a round length, which shows the scale.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Bar {
    /// In spans.
    length: f64,
    /// In the plane.
    text: String,
}

/// At most so long, in spans; and at least two fifths of that.
const LONGEST: f64 = 0.25;

/// The longest bar that is 1, 2 or 5 times a power of ten.
pub(crate) fn bar(view: &View) -> Bar {
    let longest = view.span * LONGEST;
    // Parsed, because a computed power of ten need not be the nearest number.
    let rounds = (-50..40).rev().flat_map(|exponent| [5, 2, 1].map(|digit| format!("{digit}e{exponent}")));
    let mut lengths = rounds.filter_map(|text| text.parse::<f64>().ok());
    let length = lengths.find(|length| *length <= longest).unwrap_or(longest);
    Bar { length: length / view.span, text: number(length) }
}

/// The point at a place, with as many decimals as a pixel distinguishes. `pixel` is its size in the picture.
pub(crate) fn pointed(view: &View, place: DVec2, pixel: f64) -> String {
    let [x, y] = view.point(place).to_array().map(|coordinate| told(coordinate, pixel * view.span));
    format!("({x}, {y})")
}

/// Without the decimals below the first digit of `unit`; 0 for NaN.
fn told(coordinate: f64, unit: f64) -> String {
    let digits = exponent(coordinate).zip(exponent(unit)).map_or(0, |(highest, lowest)| highest - lowest + 1);
    // An `f64` has no more digits.
    let Ok(after) = usize::try_from(digits.clamp(0, 17) - 1) else {
        return number(0.0);
    };
    number(format!("{coordinate:.after$e}").parse().unwrap_or(coordinate))
}

/// The power of ten of the first digit.
fn exponent(number: f64) -> Option<i32> {
    format!("{number:e}").split_once('e')?.1.parse().ok()
}

#[cfg(test)]
mod tests {
    use impinge::glam::dvec2;

    use super::*;

    fn view(x: f64, y: f64, span: f64) -> View {
        View { center: dvec2(x, y), span }
    }

    fn text(span: f64) -> String {
        bar(&view(0.0, 0.0, span)).text
    }

    /// A quarter of the span at most.
    #[test]
    fn a_bar_has_a_round_length() {
        let lengths = [16.0, 19.9, 20.0, 8.0, 7.9, 4.0, 4e-7, 1e-46, 1e39].map(text);
        assert_eq!(lengths, ["2", "2", "5", "2", "1", "1", "1e-7", "2e-47", "2e38"]);
        assert_eq!(bar(&view(0.0, 0.0, 16.0)).length, 0.125);
    }

    /// A pixel of a 256th of 16 is 0.0625, so that hundredths are told.
    #[test]
    fn a_place_has_the_decimals_that_a_pixel_tells() {
        let at = |view: View, place| pointed(&view, place, 1.0 / 256.0);
        assert_eq!(at(view(0.0, 0.0, 16.0), dvec2(0.25, -0.5)), "(4, -8)");
        assert_eq!(at(view(0.0, 0.0, 16.0), dvec2(0.070_1, 0.000_1)), "(1.12, 0)");
        assert_eq!(at(view(0.75, 3e-8, 1e-7), dvec2(0.0, 0.0)), "(0.75, 3e-8)");
        assert_eq!(at(view(0.750_000_012, 0.0, 1e-7), dvec2(0.0, 0.0)), "(0.750000012, 0)");
        assert_eq!(at(view(1e30, f64::NAN, 1.0), dvec2(0.0, 0.0)), "(1e30, 0)");
    }
}
