//! The table, and what the ball did on it.

use std::iter;
use std::path::Path;

use drawing::{Canvas, Drawing, Figure, Part, Style};
use impinge::Stadium;
use impinge::glam::{DVec2, Vec2};

use crate::error::PinballError;
use crate::game::{Game, Move, Role, SECONDS, STEPS_PER_SECOND};

const SOLID: Style = Style::new("#dfe5ec", "#7b8794", 1.0);
const BARE: Style = Style::new("none", "#52606d", 1.6);
const KICKER: Style = Style::new("#fbd9a5", "#c77d1a", 1.2);
const CONTACT: Style = Style::new("#d64545", "none", 0.0);
const BALL: Style = Style::new("#ffffff", "#1f2933", 1.8);

const QUARTERS: u16 = 4;
/// Of each quarter of the time: the older, the fainter.
const TRACES: [Style; QUARTERS as usize] = [
    Style::new("none", "#c9dcf8", 0.7),
    Style::new("none", "#9bbcf0", 0.7),
    Style::new("none", "#6c9ae0", 0.7),
    Style::new("none", "#1d4fb0", 0.8),
];
/// In seconds.
const QUARTER: u16 = SECONDS / QUARTERS;

/// Writes the picture to `path`.
pub(crate) fn save(drawing: &Drawing, game: &Game, path: &Path) -> Result<(), PinballError> {
    let written = picture(drawing, game).save(path);
    written.map_err(|source| PinballError::Picture { path: path.display().to_string(), source })
}

fn picture(drawing: &Drawing, game: &Game) -> Canvas {
    let mut canvas = Canvas::new(drawing.view);
    trace(&mut canvas, &game.log.moves);
    for part in drawing.parts().filter(|part| part.to_string() != "ball") {
        canvas.figure(part.figure, style(&part));
    }
    for contact in &game.log.contacts {
        canvas.dot(contact.point.as_dvec2(), 1.8, &CONTACT);
    }
    canvas.figure(&Figure::Circle(game.ball.widened()), &BALL);
    legend(&mut canvas);
    canvas
}

fn trace(canvas: &mut Canvas, moves: &[Move]) {
    for run in moves.chunk_by(|one, next| one.to == next.from && quarter(one) == quarter(next)) {
        let places = iter::once(run[0].from).chain(run.iter().map(|piece| piece.to));
        let places: Vec<DVec2> = places.map(Vec2::as_dvec2).collect();
        canvas.polyline(&places, &TRACES[quarter(&run[0])]);
    }
}

fn quarter(piece: &Move) -> usize {
    (piece.step / u32::from(QUARTER * STEPS_PER_SECOND)) as usize
}

/// Whether a part kicks, is solid or bare.
fn style(part: &Part<'_>) -> &'static Style {
    let kicks =
        matches!(Role::named(&part.to_string()), Role::Bumper | Role::Slingshot | Role::Flipper | Role::Plunger);
    match part.figure.stadium().radius {
        _ if kicks => &KICKER,
        0.0 => &BARE,
        _ => &SOLID,
    }
}

fn legend(canvas: &mut Canvas) {
    for (style, from_second) in TRACES.iter().zip((0..).step_by(QUARTER.into())) {
        canvas.legend(
            &format!("the ball's way from {from_second} to {} s", from_second + QUARTER),
            |canvas, from, to| {
                canvas.line(from, to, style);
            },
        );
    }
    canvas.legend("where it was hit", |canvas, from, to| canvas.dot(from.midpoint(to), 1.8, &CONTACT));
    canvas.legend("where it is in the end", |canvas, from, to| {
        canvas.dot(from.midpoint(to), 8.0, &BALL);
    });
    canvas.legend("what kicks it", |canvas, from, to| {
        canvas.figure(&Figure::Stadium(Stadium::new(from, to, canvas.hairs(4.0))), &KICKER);
    });
    canvas.legend("what it bounces off", |canvas, from, to| {
        canvas.figure(&Figure::Stadium(Stadium::new(from, to, canvas.hairs(4.0))), &SOLID);
    });
    canvas.legend("the same, a bare segment", |canvas, from, to| canvas.line(from, to, &BARE));
}
