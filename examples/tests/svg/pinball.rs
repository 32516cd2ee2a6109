//! The answers to the example's own drawing, derived by hand from its coordinates.

use std::fs;
use std::path::Path;

use crate::program::{success, table};

fn pinball(name: &str) -> (String, String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scenes/pinball.svg");
    success(name, &fs::read_to_string(path).expect("the drawing"))
}

#[test]
fn the_default_drawing_has_these_overlaps() {
    let (report, _) = pinball("overlaps");
    // The translation in a tie is along the first of a's left normal (its direction (x, y) turned to (-y, x)), its right one, b's, +X.
    // 5 (102, ±40) / √(102² + 40²) is that of the slingshots' longest side, 10 (-sin 26°, ±cos 26°) that of the flippers.
    let expected = [
        // On one line, from a common end, and standing on it: each has to move by the rail's radius.
        ["wall #1", "left rail", "4", "(4, 0)", "several directions"],
        ["wall #12", "left rail", "4", "(0, -4)", "several directions"],
        ["wall #12", "lane rail", "4", "(0, -4)", "one direction"],
        // Drawn to touch: in x = 24 and x = 356; at the distance |(24, 32)| = 40 = 26 + 14 and |(6, 8)| = 10 = 3 + 7.
        ["wall #12", "spring #4", "0", "(0, 0)", "touching"],
        ["left rail", "left wedge", "0", "(0, 0)", "touching"],
        ["left rail", "drain", "0", "(0, 0)", "touching"],
        ["lane rail", "right wedge", "0", "(0, 0)", "touching"],
        ["lane rail", "drain", "0", "(0, 0)", "touching"],
        ["hub", "moon", "0", "(0, 0)", "touching"],
        // A centre on a corner: by the radius, in any direction between the normals of the two sides. The first side of a
        // triangle begins in its corner with the smallest x, then y, here (82, 560) and (258, 662).
        ["left slingshot", "left post", "5", "(4.654866, -1.825438)", "several directions"],
        ["left inlane #2", "left flipper", "0", "(0, 0)", "touching"],
        // A centre on an end: by the sum of the radii, to any side but back along the segment.
        ["left flipper", "left pin", "10", "(-4.383711, 8.98794)", "several directions"],
        // One centre: by the sum of the radii, 9 + 9 or 9 + 4, to any side.
        ["left lamp", "left lamp glass", "18", "(18, 0)", "several directions"],
        ["left lamp", "left lamp wire", "13", "(13, 0)", "several directions"],
        ["left lamp glass", "left lamp wire", "13", "(13, 0)", "several directions"],
        ["right slingshot", "right post", "5", "(-4.654866, -1.825438)", "several directions"],
        ["right inlane #2", "right flipper", "0", "(0, 0)", "touching"],
        ["right flipper", "right pin", "10", "(-4.383711, -8.98794)", "several directions"],
        ["right lamp", "right lamp glass", "18", "(18, 0)", "several directions"],
        ["right lamp", "right lamp wire", "13", "(13, 0)", "several directions"],
        ["right lamp glass", "right lamp wire", "13", "(13, 0)", "several directions"],
        // Crossed: past the shorter arm, 8 halved, and twice the radius 1.
        ["left bar", "left crossbar", "6", "(0, -6)", "one direction"],
        ["right bar", "right crossbar", "6", "(6, 0)", "one direction"],
        ["spring #1", "plunger", "0", "(0, 0)", "touching"],
        ["plunger", "ball", "0", "(0, 0)", "touching"],
    ];
    assert_eq!(table(&report, "Pairs that overlap or touch: 25"), expected);
    // The plunger ends at x = 366 + 33, the lane at 400. Of its straight side, the upper end is at y = 770 + 3.
    let nearest = ["wall #11", "plunger", "1", "(400, 773)", "(399, 773)"];
    assert_eq!(table(&report, "The nearest pair that does not overlap"), [nearest]);
}

#[test]
fn the_default_drawing_has_these_hits() {
    let (report, _) = pinball("hits");
    let hits = table(&report, "Hits of all rays: 24");
    assert_eq!(hits.len(), 3 * 8);
    // The wall from (360, 44) to (388, 76) at x = 382 is at y = 44 + 32·22/28; its normal is (-32, 28) / √(32² + 28²).
    assert_eq!(hits[0], ["launch 1", "wall #9", "16.771429", "(382, 69.142857)", "(-0.752577, 0.658505)"]);
    // The laser meets the gate, on x - y = -290, at a right angle at the distance 2.5, at t = (190 - 2.5 √2) / 60; comes
    // straight back to the rail; goes to and fro in the outlane, of width 49 - 24; and falls on the drain.
    let laser = [
        ["laser 1", "left gate", "3.107741", "(133.232233, 426.767767)", "(-0.707107, 0.707107)"],
        ["laser 2", "left rail", "3.641074", "(24, 536)", "(1, 0)"],
        ["laser 3", "left inlane #1", "0.833333", "(49, 561)", "(-1, 0)"],
        ["laser 4", "left rail", "0.833333", "(24, 586)", "(1, 0)"],
        ["laser 5", "left inlane #1", "0.833333", "(49, 611)", "(-1, 0)"],
        ["laser 6", "left rail", "0.833333", "(24, 636)", "(1, 0)"],
        ["laser 7", "drain", "4.966667", "(173, 785)", "(0, -1)"],
    ];
    assert_eq!(hits[16..23], laser);
}

#[test]
fn the_picture_shows_the_answers() {
    let (_, picture) = pinball("picture");
    let document = roxmltree::Document::parse(&picture).expect("well-formed XML");
    let lines: Vec<_> = document.descendants().filter(|node| node.tag_name().name() == "line").collect();
    let is_drawn = |ends: [(&str, &str); 4]| {
        lines.iter().any(|line| ends.iter().all(|&(name, value)| line.attribute(name) == Some(value)))
    };
    // The nearest two points; and the start of the offset of the crossbar, at its lower end 24 + 4 + 1, up by 6.
    assert!(is_drawn([("x1", "400"), ("y1", "773"), ("x2", "399"), ("y2", "773")]));
    assert!(lines.iter().any(|line| line.attribute("x1") == Some("24") && line.attribute("y1") == Some("29")));
    let paths: Vec<_> = document.descendants().filter(|node| node.tag_name().name() == "polyline").collect();
    assert_eq!(paths.len(), 3);
    assert!(
        paths
            .iter()
            .any(|path| { path.attribute("points").expect("points").starts_with("382,740 382,69.14285714285") })
    );
    assert!(!picture.contains("NaN") && !picture.contains("inf"));
}
