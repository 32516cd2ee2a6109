//! The table, and what the ball did on it.

use std::iter;
use std::path::Path;

use drawing::style::{B, BARE, BLUE, GREEN, PURPLE, RED, SOLID};
use drawing::{Canvas, Drawing, Legend, Page, Part, Style, is_bare};
use impinge::Stadium;
use impinge::glam::{DVec2, Vec2, dvec2};

use crate::error::PinballError;
use crate::game::{Game, Move, Role, SECONDS, STEPS_PER_SECOND};

/// What the table may take of the page, in pixels.
const ROOM: DVec2 = dvec2(624.0, 1000.0);

const KICKER: Style = B;
const CONTACT: Style = Style::new(RED, "none", 0.0);
const BALL: Style = BARE.filled();

const THIRDS: u16 = 3;
/// Of each third of the time.
const TRACES: [Style; THIRDS as usize] =
    [Style::new("none", GREEN, 0.8), Style::new("none", PURPLE, 0.8), Style::new("none", BLUE, 0.8)];
/// In seconds.
const THIRD: u16 = SECONDS / THIRDS;

/// Writes the picture to `path`.
pub(crate) fn save(drawing: &Drawing, game: &Game, path: &Path) -> Result<(), PinballError> {
    let written = picture(drawing, game).save(path);
    written.map_err(|source| PinballError::Picture { path: path.display().to_string(), source })
}

fn picture(drawing: &Drawing, game: &Game) -> Page {
    let table = table(drawing, game);
    let sentence = format!(
        "The ball moves by cast alone, {STEPS_PER_SECOND} steps a second. It is hit {} times, and never overlaps anything.",
        game.log.contacts.len()
    );
    let mut page = Page::titled(table.size().x, "A minute of pinball", &sentence);
    page.drawing(table);
    page.legend(legend());
    page
}

fn table(drawing: &Drawing, game: &Game) -> Canvas {
    let mut canvas = Canvas::within(drawing.view.padded(), ROOM);
    trace(&mut canvas, &game.log.moves);
    for part in drawing.parts().filter(|part| part.to_string() != "ball") {
        canvas.shape(*part.shape, style(&part));
    }
    for contact in &game.log.contacts {
        canvas.dot(contact.point.as_dvec2(), 1.8, &CONTACT);
    }
    canvas.shape(game.ball.widened(), &BALL);
    canvas
}

fn trace(canvas: &mut Canvas, moves: &[Move]) {
    for run in moves.chunk_by(|one, next| one.to == next.from && third(one) == third(next)) {
        let places = iter::once(run[0].from).chain(run.iter().map(|piece| piece.to));
        let places: Vec<DVec2> = places.map(Vec2::as_dvec2).collect();
        canvas.polyline(&places, &TRACES[third(&run[0])]);
    }
}

fn third(piece: &Move) -> usize {
    (piece.step / u32::from(THIRD * STEPS_PER_SECOND)) as usize
}

/// Whether a part kicks, is solid or bare.
fn style(part: &Part<'_>) -> &'static Style {
    let kicks =
        matches!(Role::named(&part.to_string()), Role::Bumper | Role::Slingshot | Role::Flipper | Role::Plunger);
    match part.shape {
        _ if kicks => &KICKER,
        shape if is_bare(shape) => &BARE,
        _ => &SOLID,
    }
}

fn legend() -> Legend {
    let bar = |style: Style| {
        move |canvas: &mut Canvas, from: DVec2, to: DVec2| {
            canvas.shape(Stadium::new(from * 0.75, to * 0.75, canvas.hairs(4.0)), &style);
        }
    };
    let legend = TRACES.iter().zip((0..).step_by(THIRD.into())).fold(Legend::new(), |legend, (style, start)| {
        let meaning = format!("its way, {start} to {} s", start + THIRD);
        legend.entry(meaning, |canvas, from, to| canvas.line(from, to, &style.wide(2.5)))
    });
    legend
        .entry("where it is hit", |canvas, from, to| canvas.dot(from.midpoint(to), 1.8, &CONTACT))
        .entry("where it ends", |canvas, from, to| canvas.dot(from.midpoint(to), 6.0, &BALL))
        .entry("what kicks it", bar(KICKER))
        .entry("what it bounces off", bar(SOLID))
        .entry("a bare segment", |canvas, from, to| canvas.line(from, to, &BARE))
}
