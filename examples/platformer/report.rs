//! The trial as text.

use comfy_table::{Table, presets};

use crate::trial::{Counts, STRIP_SECONDS, Trial};

pub(crate) fn report(trial: &Trial) -> String {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    table.set_header(["seconds", "on the ground", "on a slope", "riding", "free to walk", "seams", "snags", "tunnels"]);
    table.add_rows((0..).zip(&trial.counts).map(row));
    let end = trial.positions.last().copied().unwrap_or_default();
    [
        format!("{} flush tiles, and {} other shapes", trial.level.tiles.len(), trial.level.others()),
        "Frames of the recorded game, and seams of tiles that were crossed".into(),
        table.to_string(),
        format!("The walk: {} frames, from the start to ({:.3}, {:.3})", trial.positions.len() - 1, end.x, -end.y),
        format!("Hash of the last second: {}", trial.hashes.lines().last().unwrap_or_default()),
    ]
    .join("\n")
}

fn row((strip, counts): (u16, &Counts)) -> Vec<String> {
    let Counts { grounded, sloping, riding, free, seams, snags, tunnels } = *counts;
    let seconds = format!("{} to {}", strip * STRIP_SECONDS, (strip + 1) * STRIP_SECONDS);
    let counts = [grounded, sloping, riding, free, seams, snags, tunnels].map(|count| count.to_string());
    [vec![seconds], counts.to_vec()].concat()
}
