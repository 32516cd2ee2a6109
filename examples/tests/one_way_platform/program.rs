//! The example, run as a program.

use std::collections::BTreeSet;
use std::fs;
use std::sync::LazyLock;

use drawing::style::{BLUE, INK, ORANGE};

use crate::example::{failure, success, table, workspace};

const NAME: &str = "one_way_platform";
const PICTURE: &str = "target/one_way_platform.svg";

/// What it prints, and its picture: it takes a while, and is run once.
static RUN: LazyLock<(String, String)> = LazyLock::new(|| {
    let folder = workspace(NAME, "run");
    let report = success(NAME, &folder);
    (report, fs::read_to_string(folder.join(PICTURE)).expect("a picture"))
});

#[test]
fn it_prints_every_trial() {
    let report = &RUN.0;
    let rows = table(report, "Random steps");
    let lengths: Vec<_> = rows.iter().map(|row| row[0]).collect();
    assert_eq!((lengths.len(), lengths[0], lengths[8]), (9, "0.001 to 0.01", "100000 to 1000000"));
    for row in &rows {
        let [steps, slid, ..] = [1, 2].map(|column| row[column].parse::<u32>().expect("a count"));
        assert!(steps == 400 && 0 < slid && slid <= steps, "{row:?}");
        // The skin of 1/128, a hair of 1/16 of that at most, and a few roundings by half an ulp of 64, which is 2^-18.
        let closest: f64 = row[5].parse().expect("a distance");
        let (least, rounding) = (1.0 / 128.0, 8.0 / 262_144.0);
        assert!((least - rounding..least * 17.0 / 16.0 + rounding).contains(&closest), "{row:?}");
    }
    assert!(report.contains("all of them downward"));
}

/// The right wall is in x = 58, its floor in y = 2: the walk ends there, in reach of the wall and on the floor.
#[test]
fn the_walk_reaches_the_right_wall() {
    let line = RUN.0.lines().find(|line| line.starts_with("The walk: ")).expect("a line about it");
    let (_, end) = line.split_once("to (").expect("a place");
    let (x, y) = end.trim_end_matches(')').split_once(", ").expect("two coordinates");
    let [x, y] = [x, y].map(|coordinate| coordinate.parse::<f64>().expect("a number"));
    assert!((57.0..57.5).contains(&x) && (3.0..3.02).contains(&y), "{line}");
}

#[test]
fn the_picture_shows_the_level_and_the_walk() {
    let picture = &RUN.1;
    let document = roxmltree::Document::parse(picture).expect("well-formed XML");
    let stroked = |name, colour| {
        let nodes = document.descendants().filter(move |node| node.tag_name().name() == name);
        nodes.filter(move |node| node.attribute("stroke") == Some(colour))
    };
    let ends = |node: roxmltree::Node| ["x1", "y1", "x2", "y2"].map(|name| node.attribute(name).map(str::to_owned));
    // 32 pieces of the outline, the wall, and the sample in the legend; what both parts of the level show is one.
    assert_eq!(stroked("line", INK).map(ends).collect::<BTreeSet<_>>().len(), 32 + 1 + 1);
    assert_eq!(stroked("polyline", ORANGE).count(), 2);
    assert!(stroked("path", BLUE).count() > 20);
    assert!(!picture.contains("NaN") && !picture.contains("inf"));
}

#[test]
fn arguments_end_with_a_message_and_no_picture() {
    let folder = workspace(NAME, "arguments");
    assert_eq!(failure(NAME, &folder, &["fast"]), "usage: one_way_platform, without arguments");
    assert!(!folder.join("target").exists());
}

#[test]
fn a_picture_that_cannot_be_written_is_an_error() {
    let folder = workspace(NAME, "unwritable");
    fs::create_dir_all(folder.join(PICTURE)).expect("a folder in place of the file");
    assert!(failure(NAME, &folder, &[]).starts_with("cannot write target/one_way_platform.svg: "));
}
