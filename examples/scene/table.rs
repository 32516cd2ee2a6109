//! The results as text.

use comfy_table::{Table, presets};
use drawing::Drawing;
use impinge::glam::DVec2;
use impinge::query::Penetration;

use crate::bounce::{Hit, RayPath};
use crate::pairs::{Gap, Overlap, Survey};

pub(crate) fn report(drawing: &Drawing, survey: &Survey<'_>, paths: &[RayPath<'_>]) -> String {
    let sections = [
        format!("Shapes: {}, rays: {}", drawing.parts().count(), paths.len()),
        overlaps(&survey.overlaps),
        nearest(survey.nearest.as_ref()),
        rays(paths),
    ];
    sections.join("\n\n")
}

fn overlaps(overlaps: &[Overlap<'_>]) -> String {
    let rows = overlaps.iter().map(|Overlap { a, b, penetration }| {
        let directions = match penetration {
            Penetration { depth: 0.0, .. } => "touching",
            Penetration { unique: true, .. } => "one direction",
            _ => "several directions",
        };
        let (depth, offset) = (number(penetration.depth), point(penetration.offset()));
        [a.to_string(), b.to_string(), depth, offset, directions.into()]
    });
    let title = format!("Pairs that overlap or touch: {}", overlaps.len());
    titled(&title, ["a", "b", "depth", "shortest translation of b", ""], rows)
}

fn nearest(gap: Option<&Gap<'_>>) -> String {
    let row = gap.map(|Gap { a, b, distance, points }| {
        [a.to_string(), b.to_string(), number(*distance), point(points.0), point(points.1)]
    });
    let title = "The nearest pair that does not overlap";
    titled(title, ["a", "b", "distance", "point of a", "point of b"], row.into_iter())
}

fn rays(paths: &[RayPath<'_>]) -> String {
    let total: usize = paths.iter().map(|path| path.hits.len()).sum();
    let rows = paths.iter().flat_map(|path| {
        path.hits.iter().zip(1..).map(|(Hit { part, hit }, count)| {
            let ray = format!("{} {count}", path.element);
            [ray, part.to_string(), number(hit.t), point(hit.point), point(hit.normal)]
        })
    });
    let title = format!("Hits of all rays: {total}");
    titled(&title, ["ray", "hits", "t", "point", "normal"], rows)
}

fn titled<const N: usize>(title: &str, header: [&str; N], rows: impl Iterator<Item = [String; N]>) -> String {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED).set_header(header).add_rows(rows);
    let body = if table.is_empty() { "none".into() } else { table.to_string() };
    format!("{title}\n{body}")
}

fn point(point: DVec2) -> String {
    format!("({}, {})", number(point.x), number(point.y))
}

/// Six decimals at most; what would vanish in them or fill the page, by its exponent.
fn number(value: f64) -> String {
    if value != 0.0 && !(5e-7..1e12).contains(&value.abs()) {
        return format!("{value:.1e}");
    }
    // Adding zero drops the sign of a negative one.
    let decimals = format!("{:.6}", value + 0.0);
    decimals.trim_end_matches('0').trim_end_matches('.').into()
}
