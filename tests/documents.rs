//! The documents keep up with the code.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The files below a folder.
fn sources(folder: &str) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(Path::new(ROOT).join(folder)).expect("a folder").map(|entry| entry.expect("an entry").path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let below = folders.iter().flat_map(|folder| sources(folder.to_str().expect("a name")));
    below.chain(files).collect()
}

#[test]
fn the_readme_shows_the_quickstart() {
    let program = include_str!("../examples/quickstart/main.rs").split_once("\n\n").expect("a headline first").1;
    assert!(include_str!("../README.md").contains(&format!("```rust\n{program}```")));
}

#[test]
fn the_readme_shows_the_versions_of_the_guide() {
    assert!(include_str!("../README.md").contains(include_str!("../guide/vectors.md")));
}

/// Each version of `glam` has its feature, its vectors and its line in the tests from outside.
#[test]
fn every_version_of_glam_is_listed_wherever_it_has_to_be() {
    let manifest = include_str!("../Cargo.toml");
    let features = manifest.lines().filter_map(|line| line.strip_prefix("glam-0")?.split_once(" = [\"dep:"));
    let versions: Vec<_> = features.map(|(version, _)| format!("0{version}")).collect();
    assert!(versions.len() >= 7, "{versions:?}");
    for version in versions {
        for (name, text, line) in [
            ("src/vector.rs", include_str!("../src/vector.rs"), format!("impl Vector for glam_{version}::Vec2 {{")),
            ("src/vector.rs", include_str!("../src/vector.rs"), format!("impl Vector for glam_{version}::DVec2 {{")),
            ("guide/vectors.md", include_str!("../guide/vectors.md"), format!("glam-{version}")),
            ("tests/Cargo.toml", include_str!("Cargo.toml"), format!("[\"impinge/glam-{version}\"]")),
            ("tests/vectors.rs", include_str!("vectors.rs"), format!("glam_{version} of")),
            ("tests/users/no_std", include_str!("users/no_std/src/main.rs"), format!("glam_{version}::DVec2")),
            ("tests/users/no_std", include_str!("users/no_std/Cargo.toml"), format!("\"glam-{version}\"")),
        ] {
            assert!(text.contains(&line), "{name} lacks {line}");
        }
    }
}

#[test]
fn the_readme_quotes_the_error_map() {
    let lines = include_str!("../figures/error_map.svg").lines();
    let shares: Vec<_> =
        lines.filter_map(|line| line.strip_suffix(" wrong")).filter(|share| share.ends_with('%')).collect();
    assert_eq!(shares.len(), 2, "{shares:?}");
    assert!(include_str!("../README.md").contains(&format!("wrong in {} of the places", shares.join(" and "))));
}

/// What is indented and no function is sealed.
const KINDS: [&str; 6] = ["pub fn ", "pub const fn ", "    pub fn ", "    pub const fn ", "pub struct ", "pub enum "];

/// The public functions, methods, types and traits of a source, each with the lines above it up to an empty one.
fn items(source: &str) -> impl Iterator<Item = (&str, Vec<&str>)> {
    let lines: Vec<_> = source.lines().collect();
    let is_item = |line: &str| KINDS.iter().any(|kind| line.starts_with(kind)) || line.starts_with("pub trait ");
    let found: Vec<_> = (0..lines.len()).filter(|&index| is_item(lines[index])).collect();
    found.into_iter().map(move |index| {
        let above = lines[..index].iter().rev().take_while(|line| !line.trim().is_empty());
        (lines[index].trim(), above.map(|line| line.trim()).collect())
    })
}

/// A query that lacks it is slow in a debug build, and nothing else shows that.
#[test]
fn every_query_has_a_body_for_debug_builds() {
    // They call another query, or a function that has it.
    let callers = ["cast", "cast_along", "penetration", "penetration_toward", "ray_circle"];
    let mut checked = 0;
    for path in sources("src/query") {
        let source = fs::read_to_string(&path).expect("text");
        for function in source.split("\npub fn ").skip(1) {
            let (name, body) = function.split_once(['<', '(']).expect("a function");
            let body = body.split("\n}\n").next().unwrap_or_default();
            assert!(callers.contains(&name) || body.contains("cfg!(debug_assertions)"), "{name} lacks it");
            checked += 1;
        }
    }
    assert!(checked > 16, "found only {checked} queries");
}

#[test]
fn every_public_item_has_an_example() {
    // `pub` for other modules of the crate, or for the tests.
    let is_inner = |path: &PathBuf| {
        [
            "cull.rs",
            "cull_shape.rs",
            "scan.rs",
            "dispatch.rs",
            "box_pairs.rs",
            "boxes.rs",
            "cells.rs",
            "steps.rs",
            "strips.rs",
            "concrete.rs",
        ]
        .iter()
        .any(|inner| path.ends_with(inner))
    };
    let folders = ["src/query", "src/shapes", "src/batch"].into_iter().flat_map(sources).filter(|path| !is_inner(path));
    let files = ["src/error.rs", "src/vector.rs", "src/shapes.rs", "src/batch.rs"];
    let mut checked = 0;
    for path in folders.chain(files.map(|file| Path::new(ROOT).join(file))) {
        let source = fs::read_to_string(&path).expect("text");
        for (item, above) in items(&source) {
            assert!(above.contains(&"/// ```"), "{}: no example of `{item}`", path.display());
            checked += 1;
        }
    }
    assert!(checked > 90, "found only {checked} items");
}

/// The names in code in the first column of the table under "query", in the lines of a document.
fn queries<'a>(lines: impl Iterator<Item = &'a str>) -> BTreeSet<&'a str> {
    let table =
        lines.skip_while(|line| !line.starts_with("| query |")).skip(2).take_while(|line| line.starts_with('|'));
    table.flat_map(|row| row.split('|').nth(1).expect("a cell").split('`').skip(1).step_by(2)).collect()
}

#[test]
fn the_readme_and_the_documentation_list_every_query() {
    let sources = sources("src/query").into_iter().map(|path| fs::read_to_string(path).expect("text"));
    let sources: Vec<_> = sources.collect();
    let functions = sources.iter().flat_map(|source| source.lines()).filter_map(|line| line.strip_prefix("pub fn "));
    let functions: BTreeSet<_> = functions.filter_map(|line| line.split(['<', '(']).next()).collect();
    assert!(functions.len() > 15, "{functions:?}");
    let module = include_str!("../src/query.rs").lines().filter_map(|line| line.strip_prefix("//! "));
    assert_eq!(queries(module), functions);
    assert_eq!(queries(include_str!("../README.md").lines()), functions);
}

/// The width of a page of rustdoc in a window of 1280 pixels.
const PAGE: usize = 88;

/// A line of a document, with its number.
type Line<'a> = (usize, &'a str);

/// The text of a line of documentation. An attribute stands for a fence of code, unless it is that of code to ignore.
fn text(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let comment = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"));
    let fence = line.ends_with("doc = \"```\")]").then_some("```");
    comment.map(|comment| comment.strip_prefix(' ').unwrap_or(comment)).or(fence)
}

/// The lines of a source's documentation.
fn documentation(source: &str) -> Vec<Line<'_>> {
    (1..).zip(source.lines()).filter_map(|(number, line)| Some((number, text(line)?))).collect()
}

/// The blocks of code, each without what rustdoc hides.
fn code<'a>(lines: &[Line<'a>], shows_all: bool) -> Vec<Vec<Line<'a>>> {
    let is_shown = |line: &str| shows_all || line.trim() != "#" && !line.trim_start().starts_with("# ");
    let blocks = lines.split(|(_, line)| line.trim_start().starts_with("```")).skip(1).step_by(2);
    blocks.map(|block| block.iter().copied().filter(|(_, line)| is_shown(line)).collect()).collect()
}

/// All blocks of code that users read, each with its file.
fn all_code(check: impl Fn(&[Line<'_>]) -> Option<usize>) -> Vec<String> {
    let (mut faults, mut checked) = (vec![], 0);
    let readme = Path::new(ROOT).join("README.md");
    let files = sources("src").into_iter().filter(|path| path.extension().is_some_and(|extension| extension == "rs"));
    for path in files.chain([readme.clone()]) {
        let (text, is_readme) = (fs::read_to_string(&path).expect("text"), path == readme);
        let lines = if is_readme { (1..).zip(text.lines()).collect() } else { documentation(&text) };
        for block in code(&lines, is_readme) {
            faults.extend(check(&block).map(|number| format!("{}:{number}", path.display())));
            checked += 1;
        }
    }
    assert!(checked > 150, "found only {checked} blocks of code");
    faults
}

#[test]
fn code_is_not_cut_at_the_edge_of_a_page() {
    let cut = all_code(|block| block.iter().find(|(_, line)| line.chars().count() > PAGE).map(|(number, _)| *number));
    assert!(cut.is_empty(), "longer than {PAGE} columns: {cut:#?}");
}

#[test]
fn no_code_begins_with_an_empty_line() {
    let empty = all_code(|block| block.first().filter(|(_, line)| line.trim().is_empty()).map(|(number, _)| *number));
    assert!(empty.is_empty(), "begins with an empty line: {empty:#?}");
}
