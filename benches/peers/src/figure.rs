//! The figure of the README: a bar a row, as long as the fastest peer takes, and a dot for each of the others.
//!
//! On paper of its own, so that it looks the same on a light page and on a dark one.

mod scale;

use svg::Document;
use svg::node::element::{Circle, Group, Line as Stroke, Rectangle, Text};

use self::scale::{LEFT, RIGHT, WIDTH, x};
use crate::machine;
use crate::peers::PEERS;
use crate::report::{Line, Measured, Score};

const INK: &str = "#1f2328";
const FAINT: &str = "#59636e";
const GRID: &str = "#d5dbe1";
const AHEAD: &str = "#9fd6ae";
const BEHIND: &str = "#efb0bd";

/// As many as there are peers, and in their order.
const COLOURS: [&str; PEERS.len()] = [
    "#2da44e", "#1f2328", "#8c959f", "#0a58ca", "#0a58ca", "#54aeff", "#54aeff", "#e16f24", "#1a7f37", "#8250df",
    "#9a6700", "#bf3989", "#c00d33", "#c00d33", "#c00d33",
];

const ROW: f64 = 17.0;
const HEAD: f64 = 62.0;
/// Of a section's title.
const TITLE: f64 = 26.0;
/// Peers in a line of the legend.
const A_LINE: usize = 7;
const FOOT: f64 = 44.0;

pub(crate) fn figure(sections: &[Measured]) -> Document {
    let mut contents = Group::new().set("font-family", "Helvetica, Arial, sans-serif").set("fill", INK).add(head());
    let mut y = HEAD;
    for section in sections {
        contents = contents.add(at(y, self::section(section)));
        y += height(section);
    }
    let contents = contents.add(at(y, legend())).add(at(y + legend_height(), foot()));
    let height = y + legend_height() + FOOT;
    let paper = Rectangle::new().set("width", WIDTH).set("height", height).set("rx", 8).set("fill", "#ffffff");
    let document = Document::new().set("viewBox", (0, 0, WIDTH, height)).set("width", WIDTH).set("height", height);
    document.add(paper).add(contents)
}

fn at(y: f64, group: Group) -> Group {
    Group::new().set("transform", format!("translate(0 {y})")).add(group)
}

fn text(x: f64, y: f64, size: u8, content: impl Into<String>) -> Text {
    Text::new(content).set("x", x).set("y", y).set("font-size", size)
}

fn head() -> Group {
    let title = text(14.0, 26.0, 17, "Time of the peers, as a multiple of impinge’s").set("font-weight", "bold");
    let hint = "Bar: the fastest peer. Right of the line, impinge is faster. Logarithmic.";
    Group::new().add(title).add(text(14.0, 46.0, 12, hint).set("fill", FAINT))
}

fn height(section: &Measured) -> f64 {
    TITLE + scale::whole(section.lines.len()) * ROW
}

fn section(section: &Measured) -> Group {
    let title = text(14.0, TITLE - 9.0, 12, section.title).set("font-weight", "bold");
    let grid = scale::grid(TITLE - 6.0, height(section), GRID, INK);
    let rows = section.lines.iter().enumerate();
    rows.fold(Group::new().add(title).add(grid), |group, (index, line)| {
        group.add(at(TITLE + scale::whole(index) * ROW, row(line)))
    })
}

fn row(line: &Line) -> Group {
    let label = text(LEFT - 10.0, ROW - 5.0, 11, line.name).set("text-anchor", "end");
    let bar = line.fastest().map(|score| bar(score.ratio));
    let dots = line.peers.iter().map(dot);
    dots.fold(bar.into_iter().fold(Group::new().add(label), Group::add), Group::add)
}

/// From the line of equal times.
fn bar(ratio: f64) -> Rectangle {
    let (from, to) = (x(ratio.min(1.0)), x(ratio.max(1.0)));
    let fill = if ratio < 1.0 { BEHIND } else { AHEAD };
    Rectangle::new().set("x", from).set("y", 3).set("width", to - from).set("height", ROW - 6.0).set("fill", fill)
}

/// Hollow for one that does not answer the question.
fn dot(score: &Score) -> Circle {
    let dot = Circle::new().set("cx", x(score.ratio)).set("cy", ROW / 2.0).set("r", 3.2);
    let colour = colour(score.peer);
    dot.set("fill", if score.verdict.is_right() { colour } else { "#ffffff" }).set("stroke", colour)
}

fn colour(peer: &str) -> &'static str {
    PEERS.iter().zip(COLOURS).find(|(name, _)| **name == peer).map_or(INK, |(_, colour)| colour)
}

fn legend() -> Group {
    PEERS.iter().enumerate().fold(Group::new(), |group, (index, peer)| {
        let (column, line) = (scale::whole(index % A_LINE), scale::whole(index / A_LINE));
        let (left, y) = (18.0 + column * 112.0, 14.0 + line * ROW);
        let dot = Circle::new().set("cx", left).set("cy", y).set("r", 4).set("fill", colour(peer));
        group.add(dot).add(text(left + 8.0, y + 4.0, 11, peer.trim_matches('`')))
    })
}

fn legend_height() -> f64 {
    scale::whole(PEERS.len().div_ceil(A_LINE)) * ROW + 14.0
}

fn foot() -> Group {
    let small = |y, content| text(14.0, y, 9, content).set("fill", FAINT);
    let rule = Stroke::new().set("x1", 14).set("x2", RIGHT).set("y1", 0).set("y2", 0).set("stroke", GRID);
    Group::new().add(rule).add(small(16.0, machine::versions())).add(small(30.0, machine::here()))
}
