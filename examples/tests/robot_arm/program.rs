//! The example, run as a program.

use std::fs;

use drawing::Style;
use drawing::style::{A, GHOST_A, SOLID};

use crate::arm::Arm;
use crate::example::{failure, success, table, workspace};
use crate::expected;

const NAME: &str = "robot_arm";
const PICTURE: &str = "target/robot_arm.svg";

#[test]
fn it_prints_what_the_oracle_says() {
    let report = success(NAME, &workspace(NAME, "report"));
    assert_eq!(table(&report, "10 links among 30 pipes"), expected::rows());
    let lines = [
        expected::first_contact(),
        format!("Links that collide, reaching: {}", expected::collisions(&Arm::reaching())),
        format!("Links that collide, curled: {}", expected::collisions(&Arm::curled())),
    ];
    for expected in lines {
        assert!(report.lines().any(|line| line == expected), "{expected}\nis not in\n{report}");
    }
}

/// The arm fits between the pipes and does not meet itself, the curled one does, and something is in the arm's way.
#[test]
fn the_scene_has_something_to_tell() {
    assert!(expected::rows().iter().all(|[_, _, clearance, ..]| clearance != "0.0000"));
    assert!(expected::rows().iter().any(|[.., met, _]| met.is_empty()));
    assert_eq!(expected::collisions(&Arm::reaching()), "none");
    assert_ne!(expected::collisions(&Arm::curled()), "none");
}

#[test]
fn the_picture_shows_the_arm_twice_and_every_clearance() {
    let folder = workspace(NAME, "picture");
    success(NAME, &folder);
    let picture = fs::read_to_string(folder.join(PICTURE)).expect("a picture");
    let document = roxmltree::Document::parse(&picture).expect("well-formed XML");
    let paths = |style: Style| {
        let paths = document.descendants().filter(|node| node.has_tag_name("path"));
        paths
            .filter(|node| ["fill", "stroke"].map(|name| node.attribute(name)) == [style.fill, style.stroke].map(Some))
            .count()
    };
    // One more of each in the legend.
    assert_eq!([paths(SOLID), paths(A), paths(GHOST_A)], [30 + 1, 10 + 1, 10 + 1]);
    let texts = document.descendants().filter(|node| node.has_tag_name("text")).filter_map(|node| node.text());
    let texts = texts.map(str::trim).collect::<Vec<_>>().join(" ");
    let clearances: Vec<_> = expected::rows().iter().map(|[_, _, clearance, ..]| rounded(clearance)).collect();
    assert!(texts.contains(&clearances.join(", ")), "{texts}");
}

fn rounded(clearance: &str) -> String {
    format!("{:.2}", clearance.parse::<f64>().expect("a number"))
}

#[test]
fn arguments_end_with_a_message_and_no_picture() {
    let folder = workspace(NAME, "arguments");
    assert_eq!(failure(NAME, &folder, &["fast"]), "usage: robot_arm, without arguments");
    assert!(!folder.join("target").exists());
}

#[test]
fn a_picture_that_cannot_be_written_is_an_error() {
    let folder = workspace(NAME, "unwritable");
    fs::create_dir_all(folder.join(PICTURE)).expect("a folder in place of the file");
    assert!(failure(NAME, &folder, &[]).starts_with("cannot write target/robot_arm.svg: "));
}
