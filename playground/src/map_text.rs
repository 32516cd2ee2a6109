//! What the page says about a map.

use crate::map::{Map, Mover};
use crate::rows::{self, Row, Section, row};
use crate::scene::Scene;
use crate::text::number;

/// The count of the places where plain `f32` is wrong.
pub(crate) fn section(scene: &Scene, map: &Map) -> Section {
    let (places, wrong) = (map.verdicts().count(), map.verdicts().filter(|verdict| verdict.is_wrong()).count());
    let plain = Row { wrong: wrong > 0, ..row("plain f32 is wrong at", format!("{wrong} of {places} positions")) };
    let step = format!("{} in x, {} in y", number(map.ulp.x), number(map.ulp.y));
    rows::section(
        format!("f32 positions around the {}", subject(scene, map)),
        vec![plain, row("one f32 step (ulp)", step)],
    )
}

/// What a cell of the picture means.
pub(crate) fn caption(scene: &Scene, map: &Map) -> String {
    let subject = subject(scene, map);
    match map.coarse {
        Some(width) => format!(
            "Each cell is a position of the {subject}, and {} wide. Zoom in until a cell is one f32 step (ulp).",
            number(width)
        ),
        None => format!("Each cell is one f32 position of the {subject}."),
    }
}

fn subject(scene: &Scene, map: &Map) -> String {
    match map.mover {
        Mover::Part(index, part) => format!("{} of {}", part.label, scene.name(index)),
        Mover::Whole(index) => format!("contact point of {}, which moves as a whole", scene.name(index)),
    }
}
