//! The arm before it moves and where it first touches.

use std::path::Path;

use drawing::style::{A, ANSWER, BARE, GHOST_A, INK, LINK, NORMAL, OFFSET, SOLID, WIDTH};
use drawing::{Canvas, Legend, Page, Style, View};
use impinge::glam::{DVec2, dvec2};
use impinge::{Circle, Stadium};

use crate::arm::Arm;
use crate::bundle;
use crate::error::ArmError;
use crate::survey::{Contact, Survey};

const VIEW: View = View { min: dvec2(-190.0, -80.0), size: dvec2(900.0, 470.0) };
/// Left of the pipes.
const ROW_NAMES: f64 = -60.0;
/// Above them.
const COLUMN_NAMES: f64 = -50.0;

const JOINT: Style = Style::new(A.stroke, "none", 0.0);

/// Writes the picture to `path`.
pub(crate) fn save(arm: &Arm, pipes: &[Circle<DVec2>], survey: &Survey, path: &Path) -> Result<(), ArmError> {
    let written = picture(arm, pipes, survey).save(path);
    written.map_err(|source| ArmError::Picture { path: path.display().to_string(), source })
}

fn picture(arm: &Arm, pipes: &[Circle<DVec2>], survey: &Survey) -> Page {
    let mut page = Page::titled(WIDTH, "A robot arm reaches through thirty pipes", &sentence(survey));
    page.drawing(scene(arm, pipes, survey));
    let clearances = survey.clearances.iter().map(|clearance| format!("{:.2}", clearance.distance));
    page.note(&format!(
        "Clearances of the links, from the carriage on, in mm: {}.",
        clearances.collect::<Vec<_>>().join(", ")
    ));
    page.legend(legend());
    page
}

fn sentence(survey: &Survey) -> String {
    let pose = "No link touches a pipe.";
    let Some((link, contact)) = survey.first_contact() else {
        return format!("{pose} The carriage can go all its way.");
    };
    let (percent, pipe) = (100.0 * contact.hit.t, bundle::name(contact.pipe));
    let (row, place) = pipe.split_at(1);
    format!(
        "{pose} After {percent:.0} % of the carriage’s way, link {} meets pipe {pipe}: row {row}, place {place}.",
        link + 1
    )
}

fn scene(arm: &Arm, pipes: &[Circle<DVec2>], survey: &Survey) -> Canvas {
    let mut canvas = Canvas::within(VIEW, dvec2(WIDTH, WIDTH));
    for pipe in pipes {
        canvas.shape(*pipe, &SOLID);
    }
    names(&mut canvas, pipes);
    rail(&mut canvas, arm, survey.travel);
    links(&mut canvas, arm, &A);
    for link in &arm.links {
        canvas.dot(link.segment.a, 2.0, &JOINT);
    }
    for (on_link, on_pipe) in survey.clearances.iter().filter_map(|clearance| clearance.points) {
        gap(&mut canvas, on_link, on_pipe);
    }
    if let Some((_, contact)) = survey.first_contact() {
        links(&mut canvas, &arm.translated(survey.travel * contact.hit.t), &GHOST_A);
        touch(&mut canvas, &contact);
    }
    canvas
}

/// Of the rows, and of the columns of the first one.
fn names(canvas: &mut Canvas, pipes: &[Circle<DVec2>]) {
    for (index, pipe) in pipes.iter().enumerate() {
        let name = bundle::name(index);
        let (row, column) = name.split_at(1);
        if column == "1" {
            canvas.label(pipe.center.with_x(ROW_NAMES), row, INK);
        }
        if row == "A" {
            canvas.label(pipe.center.with_y(COLUMN_NAMES), column, INK);
        }
    }
}

/// What the carriage moves along, and how far.
fn rail(canvas: &mut Canvas, arm: &Arm, travel: DVec2) {
    let base = arm.links[0].segment.a;
    let below = DVec2::Y * 50.0;
    canvas.line(base, base + below, &BARE);
    canvas.line(base + below - travel * 0.5, base + below + travel * 1.6, &BARE);
    canvas.arrow(base + below * 1.4, base + below * 1.4 + travel, &OFFSET);
}

fn links(canvas: &mut Canvas, arm: &Arm, style: &Style) {
    for link in &arm.links {
        canvas.shape(*link, style);
    }
}

/// Between the nearest points.
fn gap(canvas: &mut Canvas, from: DVec2, to: DVec2) {
    canvas.line(from, to, &LINK);
    canvas.dot(from, 1.6, &LINK);
    canvas.dot(to, 1.6, &LINK);
}

fn touch(canvas: &mut Canvas, contact: &Contact) {
    canvas.arrow(contact.hit.point, contact.hit.point + contact.hit.normal * canvas.hairs(24.0), &NORMAL);
    canvas.dot(contact.hit.point, 3.4, &ANSWER);
}

fn legend() -> Legend {
    Legend::new()
        .entry("a pipe", |canvas, from, to| {
            canvas.shape(Circle::new(from.midpoint(to), canvas.hairs(8.0)), &SOLID);
        })
        .entry("a link of the arm", |canvas, from, to| {
            canvas.shape(Stadium::new(from * 0.7, to * 0.7, canvas.hairs(5.0)), &A);
        })
        .entry("the arm at the first contact", |canvas, from, to| {
            canvas.shape(Stadium::new(from * 0.7, to * 0.7, canvas.hairs(5.0)), &GHOST_A);
        })
        .entry("how the carriage moves", |canvas, from, to| canvas.arrow(from, to, &OFFSET))
        .entry("a link’s clearance", gap)
        .entry("the first contact", |canvas, from, to| canvas.dot(from.midpoint(to), 3.4, &ANSWER))
        .entry("the pipe’s normal there", |canvas, from, to| canvas.arrow(from, to, &NORMAL))
}
