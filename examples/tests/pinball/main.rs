//! The example `pinball`: its game on small tables, and the program.

#[path = "../example/mod.rs"]
mod example;
#[path = "../../pinball/game/mod.rs"]
#[expect(dead_code, unused_imports, reason = "the example tells more of a game")]
mod game;

use std::fs;

use drawing::Drawing;
use drawing::style::RED;
use impinge::glam::{Vec2, vec2};

use crate::game::{Game, GameError, SKIN, Table};

/// A game on a table of these elements, with a ball of radius 9 served at (50, 49).
fn game(elements: &str, skin: f32) -> Game {
    let ball = "<circle id='ball' cx='50' cy='50' r='9'/>";
    let drawing = Drawing::parse("test", &format!("<svg>{elements}{ball}</svg>")).expect("a drawing");
    Game::new(Table::new(&drawing).expect("a table"), skin)
}

const BOX: &str = "<rect id='box' width='100' height='100' fill='none'/>";

#[test]
fn a_ball_never_leaves_its_box_at_any_speed() {
    // Up to thousands of times the box's width in a step, when the bounces of a step do not suffice.
    for speed in [1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8] {
        let mut game = game(BOX, SKIN);
        game.velocity = vec2(0.7, -1.1) * speed;
        for _ in 0..1000 {
            game.step().expect("no overlap");
            let center = game.ball.center;
            assert!(center.cmpge(Vec2::splat(9.0)).all() && center.cmple(Vec2::splat(91.0)).all(), "{center}");
        }
    }
}

#[test]
fn a_ball_comes_to_rest_between_two_slopes() {
    let mut game = game("<path d='M 0 40 L 50 90 L 100 40'/>", SKIN);
    for _ in 0..2400 {
        game.step().expect("no overlap");
    }
    // Its distance from both lines, which meet in (50, 90) at right angles, is 9 and the skin: it is so much √2 above.
    let rest = vec2(50.0, 90.0 - (9.0 + SKIN) * 2_f32.sqrt());
    assert!(game.ball.center.distance(rest) < SKIN, "{}", game.ball.center);
}

#[test]
fn a_ball_falls_by_gravity() {
    let mut game = game("", SKIN);
    for _ in 0..240 {
        game.step().expect("no overlap");
    }
    // 5 mm/s faster in each step: by 5·(1 + … + 240)/240 = 602.5 mm from y = 49.
    assert!((game.ball.center.y - 651.5).abs() < 0.01, "{}", game.ball.center);
    assert!((game.velocity.y - 1200.0).abs() < 0.01, "{}", game.velocity);
}

#[test]
fn a_ball_that_drains_is_served_again() {
    let mut game = game("<line id='drain' y1='60' x2='100' y2='60'/>", SKIN);
    // By a little less than 2 mm, in 0.06 s.
    for _ in 0..15 {
        game.step().expect("no overlap");
    }
    assert_eq!(game.log.serves, 2);
}

#[test]
fn without_a_skin_a_rounded_place_overlaps() {
    let mut game = game("<path d='M 0 40 L 50 90 L 100 41'/>", 0.0);
    let overlap = (0..2400).find_map(|_| game.step().err());
    assert!(matches!(overlap, Some(GameError::Overlap { .. })), "{overlap:?}");
}

/// The first number in the line that starts with `title`.
fn count(report: &str, title: &str) -> usize {
    let line = report.lines().find_map(|line| line.strip_prefix(title)).expect("the line");
    let digits = line.trim_start().split(|next: char| !next.is_ascii_digit()).next();
    digits.and_then(|digits| digits.parse().ok()).expect("a number")
}

#[test]
fn the_program_plays_a_lively_minute() {
    let folder = example::workspace("pinball", "minute");
    let report = example::success("pinball", &folder);
    assert_eq!(count(&report, "Steps:"), 60 * 240);
    assert!(count(&report, "Contacts:") >= 300 && count(&report, "Relaunches:") >= 1);
    assert!(report.contains(&format!("Hash: {}\n", game::expected_hash())));

    let bumpers = example::table(&report, "Hash:");
    let names = ["crown", "bumper 1", "bumper 2", "bumper 3", "bumper 4", "hub", "moon"];
    assert!(bumpers.iter().map(|row| row[0]).eq(names), "{bumpers:?}");
    assert!(bumpers.iter().all(|row| row[1] != "0"), "{bumpers:?}");

    let picture = fs::read_to_string(folder.join("target/pinball.svg")).expect("a picture");
    let picture = roxmltree::Document::parse(&picture).expect("well-formed XML");
    let drawn = |name, fill| {
        let nodes = picture.descendants().filter(|node| node.tag_name().name() == name);
        nodes.filter(|node| node.attribute("fill") == Some(fill)).count()
    };
    // A dot for each, and one in the legend.
    assert_eq!(drawn("circle", RED), count(&report, "Contacts:") + 1);
    // One for each time that it was served, and two where the colour changes on the way.
    assert_eq!(drawn("polyline", "none"), count(&report, "Relaunches:") + 1 + 2);
}

#[test]
fn arguments_end_with_a_message_and_no_picture() {
    let folder = example::workspace("pinball", "arguments");
    assert!(example::failure("pinball", &folder, &["1"]).starts_with("usage: "));
    assert!(!folder.join("target").exists());
}
