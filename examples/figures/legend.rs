//! What colours and strokes mean in the figures.

use drawing::style::{A, B, GHOST_A, GHOST_B, LINK, MISSED, NORMAL, OFFSET, TIED_LINK, TIED_NORMAL};
use impinge::glam::{DVec2, dvec2};
use impinge::{Circle, Stadium};

use crate::panel::Panel;
use crate::sheet::{Drawn, Sheet};

const LEFT: DVec2 = dvec2(-2.0, 0.0);
const RIGHT: DVec2 = dvec2(2.0, 0.0);

pub(crate) fn legend() -> Drawn {
    let panels = [
        sample("the first shape", |panel| panel.draw(&Circle::new(DVec2::ZERO, 0.9), &A)),
        sample("the second shape", |panel| panel.draw(&Stadium::new(LEFT, RIGHT, 0.7), &B)),
        sample("not met, or beyond", |panel| panel.draw(&Stadium::new(LEFT, RIGHT, 0.7), &MISSED)),
        sample("moved, or inflated", ghosts),
        sample("how far it moves", |panel| panel.arrow(LEFT, RIGHT, &OFFSET)),
        sample("points in the answer", |panel| panel.answer(DVec2::ZERO)),
        sample("nearest points, or tied", links),
        sample("a normal, or tied ones", normals),
        sample("no answer: an error", |panel| panel.mark(DVec2::ZERO)),
    ];
    Sheet::new("What the colours and the strokes of the figures mean", panels.map(Ok))
}

fn sample(meaning: &'static str, draw: impl FnOnce(&mut Panel)) -> Panel {
    let mut panel = Panel::sized(dvec2(200.0, 48.0), meaning);
    draw(&mut panel);
    panel
}

fn ghosts(panel: &mut Panel) {
    panel.draw(&Circle::new(LEFT, 0.9), &GHOST_A);
    panel.draw(&Circle::new(RIGHT, 0.9), &GHOST_B);
}

fn links(panel: &mut Panel) {
    panel.line(LEFT - DVec2::X, LEFT + DVec2::X, &LINK);
    panel.line(RIGHT - DVec2::X, RIGHT + DVec2::X, &TIED_LINK);
}

fn normals(panel: &mut Panel) {
    panel.normal(LEFT - DVec2::X, DVec2::X, &NORMAL);
    panel.normal(RIGHT - DVec2::X, DVec2::X, &TIED_NORMAL);
}
