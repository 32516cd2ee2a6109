//! The game as text.

use comfy_table::{Table, presets};

use crate::game::{Game, Role, SECONDS, SKIN, STEPS_PER_SECOND};

pub(crate) fn report(game: &Game) -> String {
    let log = &game.log;
    let wait = f64::from(log.longest_wait(game.steps)) / f64::from(STEPS_PER_SECOND);
    let lines = [
        format!("Steps: {}, {SECONDS} s of play, {STEPS_PER_SECOND} steps per second", game.steps),
        format!("Contacts: {}, the longest pause {wait:.2} s", log.contacts.len()),
        format!("Relaunches: {}", log.serves - 1),
        format!("Top speed: {} mm/s", log.top_speed),
        format!("Smallest clearance: {} mm, with a skin of {SKIN} mm", log.clearance),
        format!("Final position: ({}, {})", game.ball.center.x, game.ball.center.y),
        format!("Hash: {}", game.hash()),
        bumpers(game),
    ];
    lines.join("\n")
}

fn bumpers(game: &Game) -> String {
    let bumpers = game.hits().filter(|(obstacle, _)| obstacle.role == Role::Bumper);
    let rows = bumpers.map(|(obstacle, hits)| [obstacle.name.clone(), hits.to_string()]);
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED).set_header(["bumper", "hits"]).add_rows(rows);
    table.to_string()
}
