//! The results as text.

use comfy_table::{Table, presets};

use crate::tour::Stop;
use crate::trial::Trial;

pub(crate) fn report(trials: &[Trial], descents: &[u32], tour: &[Stop]) -> String {
    let steps: u32 = descents.iter().sum();
    let (walked, end) = (tour.len(), tour.last().map(|stop| stop.position).unwrap_or_default());
    [
        "Random steps: none enters a floor or falls through a platform".into(),
        table(trials).to_string(),
        format!("On slopes without friction: {steps} steps of these lengths, all of them downward"),
        format!("The walk: {walked} steps, from the start to ({:.3}, {:.3})", end.x, end.y),
    ]
    .join("\n")
}

fn table(trials: &[Trial]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    table.set_header([
        "length",
        "steps",
        "slid",
        "passed a platform upward",
        "landed on a platform",
        "closest to a floor",
    ]);
    table.add_rows(trials.iter().map(row));
    table
}

fn row(trial: &Trial) -> [String; 6] {
    let length = format!("{} to {}", trial.length, 10.0 * trial.length);
    let counts = [trial.steps, trial.stopped, trial.passed, trial.landed].map(|count| count.to_string());
    let [steps, stopped, passed, landed] = counts;
    [length, steps, stopped, passed, landed, format!("{:.6}", trial.closest)]
}
