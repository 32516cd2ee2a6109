//! The example, run as a program.

use std::fs;
use std::sync::LazyLock;

use drawing::style::{BLUE, GREEN, ORANGE};

use crate::example::{failure, success, table, workspace};
use crate::game::{FRAMES_PER_SECOND, SECONDS, expected_hashes};

const NAME: &str = "platformer";
const PICTURE: &str = "target/platformer.svg";

/// What it prints, and its picture: it takes a while, and is run once.
static RUN: LazyLock<(String, String)> = LazyLock::new(|| {
    let folder = workspace(NAME, "run");
    let report = success(NAME, &folder);
    (report, fs::read_to_string(folder.join(PICTURE)).expect("a picture"))
});

#[test]
fn it_walks_for_a_minute_without_a_snag() {
    let report = &RUN.0;
    let rows = table(report, "Frames of the recorded game");
    assert_eq!(rows.len(), 6);
    for row in &rows {
        let counts: Vec<u32> = row[1..].iter().map(|cell| cell.parse().expect("a count")).collect();
        let [grounded, sloping, riding, free, seams, snags, tunnels] = counts[..] else { panic!("{row:?}") };
        assert!(sloping.max(riding) <= grounded && grounded <= 600 && seams <= free && free <= 600, "{row:?}");
        // Whoever is free to walk for a second gets 7.5 tiles far.
        assert!(seams > 10 && [snags, tunnels] == [0, 0], "{row:?}");
    }
    assert!(report.starts_with("10000 flush tiles"));
}

/// From x = 2, in steps of 1/8 at most.
#[test]
fn it_gets_far() {
    let line = RUN.0.lines().find(|line| line.starts_with("The walk: ")).expect("a line about it");
    let (_, end) = line.split_once("to (").expect("a place");
    let x: f64 = end.split_once(',').expect("two coordinates").0.parse().expect("a number");
    let most = 2.0 + f64::from(SECONDS * FRAMES_PER_SECOND) / 8.0;
    assert!((330.0..most).contains(&x), "{line}");
}

#[test]
fn the_hashes_are_of_each_second() {
    let lines: Vec<_> = expected_hashes().lines().collect();
    assert_eq!(lines.len(), usize::from(SECONDS));
    assert!(lines.iter().zip(1..).all(|(line, second)| line.starts_with(&format!("{second} s: "))));
    assert!(RUN.0.contains(lines[lines.len() - 1]));
}

#[test]
fn the_picture_shows_the_level_and_the_walk() {
    let picture = &RUN.1;
    let document = roxmltree::Document::parse(picture).expect("well-formed XML");
    let stroked = |name, colour| {
        let nodes = document.descendants().filter(move |node| node.tag_name().name() == name);
        nodes.filter(move |node| node.attribute("stroke") == Some(colour)).count()
    };
    // Six strips. A character for each 15 of 3600 frames, and one where each strip ends; the samples in the legend.
    assert_eq!(stroked("polyline", ORANGE), 6);
    assert_eq!(stroked("polygon", BLUE), 3600 / 15 + 6 + 1);
    assert!(stroked("line", GREEN) > 4);
    assert!(!picture.contains("NaN") && !picture.contains("inf"));
}

#[test]
fn arguments_end_with_a_message_and_no_picture() {
    let folder = workspace(NAME, "arguments");
    assert_eq!(failure(NAME, &folder, &["fast"]), "usage: platformer, without arguments");
    assert!(!folder.join("target").exists());
}

#[test]
fn a_picture_that_cannot_be_written_is_an_error() {
    let folder = workspace(NAME, "unwritable");
    fs::create_dir_all(folder.join(PICTURE)).expect("a folder in place of the file");
    assert!(failure(NAME, &folder, &[]).starts_with("cannot write target/platformer.svg: "));
}
