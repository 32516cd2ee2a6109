//! The arm before it moves and where it first touches.

use std::fs;
use std::path::Path;

use drawing::{Canvas, Figure, Style, View};
use impinge::glam::{DVec2, dvec2};
use impinge::{Circle, Stadium};

use crate::arm::Arm;
use crate::bundle;
use crate::error::ArmError;
use crate::survey::{Clearance, Contact, Survey};

const VIEW: View = View { min: dvec2(-200.0, -60.0), size: dvec2(900.0, 440.0) };

const PIPE: Style = Style::new("#dfe5ec", "#7b8794", 1.0);
const ARM: Style = Style::new("#f3d9a4", "#a66a00", 1.2);
const MOVED: Style = Style::new("#fbf4e4", "#d9bd85", 1.0);
const JOINT: Style = Style::new("#a66a00", "none", 0.0);
const RAIL: Style = Style::new("none", "#52606d", 2.2);
const TRAVEL: Style = Style::new("none", "#2563c9", 1.4);
const CLEARANCE: Style = Style::new("#0b8f4d", "#0b8f4d", 1.2);
const TOUCH: Style = Style::new("none", "#b030b0", 1.6);
const NORMAL: Style = Style::new("none", "#12a5b8", 1.2);

/// Writes the picture to `path`.
pub(crate) fn save(arm: &Arm, pipes: &[Circle<DVec2>], survey: &Survey, path: &Path) -> Result<(), ArmError> {
    let canvas = picture(arm, pipes, survey);
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    let written = folder.and_then(|()| canvas.save(path));
    written.map_err(|source| ArmError::Picture { path: path.display().to_string(), source })
}

fn picture(arm: &Arm, pipes: &[Circle<DVec2>], survey: &Survey) -> Canvas {
    let mut canvas = Canvas::new(VIEW);
    for (index, pipe) in pipes.iter().enumerate() {
        canvas.figure(&Figure::Circle(*pipe), &PIPE);
        canvas.text(pipe.center + canvas.hairs(1.0) * dvec2(-9.0, 5.0), &bundle::name(index), PIPE.stroke);
    }
    rail(&mut canvas, arm, survey.travel);
    let contact = survey.first_contact().map(|(_, contact)| contact);
    if let Some(contact) = contact {
        links(&mut canvas, &arm.translated(survey.travel * contact.hit.t), &MOVED);
    }
    joined(&mut canvas, arm);
    for (link, clearance) in arm.links.iter().zip(&survey.clearances) {
        dimension(&mut canvas, link, clearance);
    }
    if let Some(contact) = contact {
        touch(&mut canvas, &contact);
    }
    legend(&mut canvas);
    canvas
}

/// What the carriage moves along, and how far.
fn rail(canvas: &mut Canvas, arm: &Arm, travel: DVec2) {
    let base = arm.links[0].segment.a;
    let below = DVec2::Y * canvas.hairs(34.0);
    canvas.line(base, base + below, &RAIL);
    canvas.line(base + below - travel * 0.5, base + below + travel * 1.6, &RAIL);
    canvas.arrow(base + below * 1.4, base + below * 1.4 + travel, &TRAVEL);
}

fn links(canvas: &mut Canvas, arm: &Arm, style: &Style) {
    for link in &arm.links {
        canvas.figure(&Figure::Stadium(*link), style);
    }
}

fn joined(canvas: &mut Canvas, arm: &Arm) {
    links(canvas, arm, &ARM);
    for (link, number) in arm.links.iter().zip(1..) {
        canvas.dot(link.segment.a, 2.5, &JOINT);
        let middle = link.segment.midpoint() + canvas.hairs(1.0) * dvec2(-4.0, 5.0);
        canvas.text(middle, &format!("{number}"), JOINT.fill);
    }
}

/// Between the nearest points, with the distance on the other side of the link, where there is room.
fn dimension(canvas: &mut Canvas, link: &Stadium<DVec2>, clearance: &Clearance) {
    let Some((on_link, on_pipe)) = clearance.points else {
        return;
    };
    gap(canvas, on_link, on_pipe);
    let side = (link.segment.b - link.segment.a).normalize_or_zero().perp();
    let away = side * side.dot(on_link - on_pipe).signum() * (link.radius + canvas.hairs(14.0));
    let start = link.segment.midpoint() + away * dvec2(1.4, 1.0) + canvas.hairs(1.0) * dvec2(-18.0, 5.0);
    canvas.text(start, &format!("{:.2}", clearance.distance), CLEARANCE.stroke);
}

fn gap(canvas: &mut Canvas, from: DVec2, to: DVec2) {
    canvas.line(from, to, &CLEARANCE);
    canvas.dot(from, 1.6, &CLEARANCE);
    canvas.dot(to, 1.6, &CLEARANCE);
}

fn touch(canvas: &mut Canvas, contact: &Contact) {
    canvas.dot(contact.hit.point, 5.0, &TOUCH);
    canvas.arrow(contact.hit.point, contact.hit.point + contact.hit.normal * canvas.hairs(30.0), &NORMAL);
}

fn legend(canvas: &mut Canvas) {
    canvas.legend("a pipe", |canvas, from, to| {
        canvas.figure(&Figure::Circle(Circle::new(from.midpoint(to), canvas.hairs(9.0))), &PIPE);
    });
    let link = |from, to, radius| Figure::Stadium(Stadium::new(from, to, radius));
    canvas.legend("a link of the arm, with its number", |canvas, from, to| {
        canvas.figure(&link(from, to, canvas.hairs(8.0)), &ARM);
    });
    canvas.legend("the same at the first contact", |canvas, from, to| {
        canvas.figure(&link(from, to, canvas.hairs(8.0)), &MOVED);
    });
    canvas.legend("how the carriage would move along its rail", |canvas, from, to| canvas.arrow(from, to, &TRAVEL));
    canvas.legend("a link's clearance, in mm", gap);
    canvas.legend("the first contact", |canvas, from, to| canvas.dot(from.midpoint(to), 5.0, &TOUCH));
    canvas.legend("the pipe's normal there", |canvas, from, to| canvas.arrow(from, to, &NORMAL));
}
