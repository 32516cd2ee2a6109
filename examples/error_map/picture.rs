//! The maps side by side, on paper of their own: they look the same on a light page and on a dark one.

use impinge::glam::{DVec2, dvec2};
use svg::node::element::{Group, Polygon, Rectangle, Text};
use svg::{Document, Node as _};

use crate::map::Wrong;
use crate::panel::{self, panel};
use crate::scene::{Obstacle, Scene};
use crate::sketch::{Placement, sketch};
use crate::survey::Drawn;

const INK: &str = "#1f2328";
const FAINT: &str = "#59636e";
const GOOD: &str = "#1a7f37";
const BAD: &str = "#c00d33";

/// From the edge of the paper, and between the columns.
const SPACE: f64 = 14.0;
const SKETCH_WIDTH: f64 = 106.0;
const HEAD: f64 = 108.0;
/// The captions below a panel.
const FOOT: f64 = 46.0;
const LEGEND: f64 = 46.0;

pub(crate) fn picture(drawn: &[Drawn]) -> Document {
    let mut contents = Group::new().set("font-family", "Helvetica, Arial, sans-serif").set("fill", INK).add(head());
    let mut y = HEAD;
    for drawn in drawn {
        contents.append(row(drawn).set("transform", format!("translate(0 {y})")));
        y += panel::size() + FOOT;
    }
    contents.append(legend().set("transform", format!("translate({SPACE} {y})")));
    let (width, height) = (column(3), y + LEGEND);
    let paper = Rectangle::new().set("width", width).set("height", height).set("rx", 8).set("fill", "#ffffff");
    let document = Document::new().set("viewBox", (0, 0, width, height)).set("width", width).set("height", height);
    document.add(paper).add(contents)
}

/// The left edge of a panel.
fn column(index: u8) -> f64 {
    SPACE + SKETCH_WIDTH + SPACE + f64::from(index) * (panel::size() + SPACE)
}

fn head() -> Group {
    let title = "Do they touch? One cell = one ulp of the ball’s centre";
    let hint = "From cell to cell the ball moves by one step of f32, here 2⁻²⁴. In the ring the two exactly touch.";
    let mut head = Group::new();
    head.append(bold(text(SPACE, 34.0, 20, title)));
    head.append(text(SPACE, 58.0, 14, hint).set("fill", FAINT));
    for (index, heading) in (0..).zip(["plain f32", "impinge", "the truth"]) {
        head.append(bold(text(column(index), HEAD - 10.0, 16, heading)));
    }
    head
}

/// A scene and its three panels, the upper edge of which is at zero.
fn row(Drawn { scene, map, .. }: &Drawn) -> Group {
    let mut row = enlarged(scene);
    let panels = [
        (panel(map, |cell| cell.plain), count(map.wrong_in_plain())),
        (panel(map, |cell| cell.library), count(map.wrong_in_library())),
        (panel(map, |cell| cell.truth), text(0.0, 20.0, 14, "computed in rational numbers").set("fill", FAINT)),
    ];
    for (index, (panel, caption)) in (0..).zip(panels) {
        row.append(panel.set("transform", format!("translate({} 0)", column(index))));
        row.append(caption.set("transform", format!("translate({} {})", column(index), panel::size())));
    }
    row
}

/// The scene, and rays from the ball's centre to the first panel, which shows what is there.
fn enlarged(scene: &Scene) -> Group {
    let placement = Placement::new(scene, dvec2(SKETCH_WIDTH, panel::size()));
    let DVec2 { x, y } = placement.point(scene.ball.center.as_dvec2());
    let edge = column(0) - SPACE;
    let rays = Polygon::new().set("points", format!("{x},{y} {edge},0 {edge},{}", panel::size()));
    let rays = rays.set("fill", FAINT).set("fill-opacity", 0.15).set("stroke", FAINT).set("stroke-width", 0.5);
    let group = Group::new().add(sketch(scene, placement)).add(rays);
    Group::new().add(group.set("transform", format!("translate({SPACE} 0)"))).add(description(scene))
}

fn description(scene: &Scene) -> Group {
    let obstacle = match &scene.obstacle {
        Obstacle::Disc(disc) => format!("disc of radius {}", disc.radius),
        Obstacle::Wall(wall) => format!("wall of length {}", wall.length()),
    };
    let line = |y, content: &str| text(SPACE, panel::size() + y, 12, content);
    let ball = line(14.0, &format!("ball of radius {},", scene.ball.radius));
    Group::new().set("fill", FAINT).add(ball).add(line(30.0, &obstacle))
}

fn count(wrong: Wrong) -> Text {
    let count = format!("{} of {} wrong", wrong.cells, wrong.of);
    match wrong.cells {
        0 => bold(text(0.0, 20.0, 14, &count)).set("fill", GOOD),
        _ => bold(text(0.0, 20.0, 14, &format!("{count}: {:.1} %", wrong.percent()))).set("fill", BAD),
    }
}

/// What the colours mean, the upper edge at zero.
fn legend() -> Group {
    let meanings = [
        (0.0, panel::MEETING, "overlap"),
        (110.0, panel::APART, "apart"),
        (200.0, panel::WRONGLY_MEETING, "wrong: called an overlap"),
        (425.0, panel::WRONGLY_APART, "wrong: called apart"),
    ];
    let mut legend = Group::new();
    for (x, fill, meaning) in meanings {
        let sample = Rectangle::new().set("x", x).set("y", 8).set("width", 16).set("height", 16).set("fill", fill);
        legend.append(sample);
        legend.append(text(x + 24.0, 21.0, 14, meaning));
    }
    legend
}

fn text(x: f64, y: f64, size: u8, content: &str) -> Text {
    Text::new(content).set("x", x).set("y", y).set("font-size", size)
}

fn bold(text: Text) -> Text {
    text.set("font-weight", "bold")
}
