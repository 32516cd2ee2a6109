//! The trials as text.

use comfy_table::{Table, presets};

use crate::trial::Trial;
use crate::world::{self, HASHED_SECONDS, SLOP};

pub(crate) fn report(trials: &[Trial]) -> String {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    table.set_header(["scene", "bodies", "seconds", "deepest overlap", "moved after 2 s", "fastest at the end"]);
    table.add_rows(trials.iter().map(row));
    [
        format!("No two bodies may overlap by more than {} mm", SLOP * 1000.0),
        table.to_string(),
        format!("Hashes of the first {HASHED_SECONDS} seconds:\n{}", hashes(trials).trim_end()),
    ]
    .join("\n")
}

fn row(trial: &Trial) -> [String; 6] {
    let Trial { scene, deepest, drift, fastest, .. } = trial;
    [
        scene.name.into(),
        scene.world.bodies.len().to_string(),
        scene.seconds.to_string(),
        format!("{:.2} mm", deepest * 1000.0),
        format!("{:.2} mm", drift * 1000.0),
        format!("{:.2} mm/s", fastest * 1000.0),
    ]
}

/// The lines of `tests/golden/solver.txt`.
pub(crate) fn hashes(trials: &[Trial]) -> String {
    let of_trial = |seconds: u16, trial: &Trial| {
        world::hash_line(seconds, trial.scene.name, trial.hashes[usize::from(seconds - 1)])
    };
    (1..=HASHED_SECONDS).flat_map(|seconds| trials.iter().map(move |trial| of_trial(seconds, trial))).collect()
}
