//! The table of errors in the guide, on the page about precision.

use std::collections::BTreeMap;
use std::fs;

use oracle::check::{Errors, Promise};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../guide/precision.rs");
const BEGIN: &str = "//! <!-- errors: cargo test --all-features --test agreement -->\n";
const END: &str = "//! <!-- end of errors -->\n";

/// The promised and the largest errors of each scalar type.
pub(crate) fn table(errors: &BTreeMap<&'static str, Errors>) -> String {
    let largest = |scalar| errors.get(scalar).copied().unwrap_or_default();
    let columns = [f32::BOUNDS, largest("f32"), f64::BOUNDS, largest("f64")];
    let row = |name: &str, of: fn(&Errors) -> f64| {
        let [promise_32, largest_32, promise_64, largest_64] = columns.each_ref().map(of);
        format!("| {name} | {promise_32} | {} | {promise_64} | {} |\n", rounded(largest_32), rounded(largest_64))
    };
    "| largest error | `f32`: promised | measured | `f64`: promised | measured |\n|---|---|---|---|---|\n".to_owned()
        + &row("distance, depth, `t`: ulps of itself", |errors| errors.scalar)
        + &row("point: ulps of the largest coordinate or radius", |errors| errors.point)
        + &row("normal: ulps of 1", |errors| errors.normal)
        + &row("offset: ulps of the depth", |errors| errors.offset)
}

/// To two decimals, upward.
fn rounded(error: f64) -> String {
    format!("{:.2}", (error * 100.0).ceil() / 100.0)
}

/// Whether the guide has a table with no smaller errors; writes this one there first if the environment tells so.
///
/// With another mathematics library the random inputs are others, and so the errors may be: only CI insists.
pub(crate) fn quotes(table: &str) -> bool {
    let text = fs::read_to_string(PAGE).expect("the guide has a page about precision");
    let (before, rest) = text.split_once(BEGIN).expect("the page has a place for the table");
    let (quoted, after) = rest.split_once(END).expect("the table ends");
    let commented: String = table.lines().map(|row| ["//! ", row, "\n"].concat()).collect();
    let is_current = is_within(&commented, quoted);
    if !is_current && std::env::var_os("IMPINGE_BLESS").is_some() {
        fs::write(PAGE, [before, BEGIN, &commented, END, after].concat()).expect("the page can be written");
        return true;
    }
    if !is_current {
        println!("\nThe guide quotes smaller errors; IMPINGE_BLESS=1 writes these.");
    }
    is_current || std::env::var_os("IMPINGE_CURRENT").is_none()
}

/// Whether the words are the same, and no number is larger than the quoted one.
fn is_within(table: &str, quoted: &str) -> bool {
    let words = |table: &str| -> Vec<String> { table.split([' ', '\n']).map(Into::into).collect() };
    let (found, quoted) = (words(table), words(quoted));
    found.len() == quoted.len()
        && found.iter().zip(&quoted).all(|(found, quoted)| match (found.parse::<f64>(), quoted.parse::<f64>()) {
            (Ok(found), Ok(quoted)) => found <= quoted,
            _ => found == quoted,
        })
}
