//! The answers as text.

use comfy_table::{Table, presets};
use impinge::glam::DVec2;

use crate::bundle;
use crate::survey::{Clearance, Collision, Contact, Survey};

/// The answers for the arm, and the collisions of the same arm curled.
pub(crate) fn report(survey: &Survey, curled: &[Collision]) -> String {
    let sections = [
        format!("{} links among {} pipes, lengths in mm", survey.clearances.len(), bundle::pipes().len()),
        links(survey).to_string(),
        first_contact(survey),
        format!("Links that collide, reaching: {}", collisions(&survey.collisions)),
        format!("Links that collide, curled: {}", collisions(curled)),
    ];
    sections.join("\n")
}

fn links(survey: &Survey) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    table.set_header(["link", "nearest pipe", "clearance", "first hit", "at t"]);
    let links = survey.clearances.iter().zip(&survey.contacts).zip(1..);
    table.add_rows(links.map(|((clearance, contact), link)| row(link, clearance, contact.as_ref())));
    table
}

fn row(link: u8, clearance: &Clearance, contact: Option<&Contact>) -> [String; 5] {
    let nearest = bundle::name(clearance.pipe);
    let [met, t] = contact.map_or_else(Default::default, |contact| [bundle::name(contact.pipe), number(contact.hit.t)]);
    [link.to_string(), nearest, number(clearance.distance), met, t]
}

fn first_contact(survey: &Survey) -> String {
    let way = format!("Along {}", point(survey.travel));
    let Some((link, Contact { pipe, hit })) = survey.first_contact() else {
        return format!("{way}, the arm hits nothing");
    };
    let (pipe, t) = (bundle::name(pipe), number(hit.t));
    format!(
        "{way}, link {} is the first to hit, pipe {pipe} at t = {t}, point {}, normal {}",
        link + 1,
        point(hit.point),
        point(hit.normal)
    )
}

fn collisions(collisions: &[Collision]) -> String {
    let pairs = collisions.iter().map(|Collision { links: [a, b], depth }| {
        let depth = number(*depth);
        format!("{} and {} by {depth}", a + 1, b + 1)
    });
    let pairs = pairs.collect::<Vec<_>>().join(", ");
    if pairs.is_empty() { "none".into() } else { pairs }
}

fn point(point: DVec2) -> String {
    format!("({}, {})", number(point.x), number(point.y))
}

fn number(value: f64) -> String {
    format!("{value:.4}")
}
