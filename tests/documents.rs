//! The documents keep up with the code.

use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

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
    assert!(include_str!("../README.md").contains(include_str!("../src/guide/vectors.md")));
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
            ("src/guide/vectors.md", include_str!("../src/guide/vectors.md"), format!("glam-{version}")),
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

#[test]
fn every_public_item_has_an_example() {
    // `pub` for other modules of the crate, or for the tests.
    let is_inner = |path: &PathBuf| ["dispatch.rs", "lanes.rs", "sift.rs"].iter().any(|inner| path.ends_with(inner));
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
