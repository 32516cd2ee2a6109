//! The maps side by side.

use drawing::style::{BLUE, GREEN, GREY, NOTE, ORANGE, RED, SPACE, TEXT, WIDTH};
use drawing::{Legend, Page, bold, line};
use impinge::glam::{DVec2, dvec2};
use svg::Node as _;
use svg::node::element::{Group, Polygon, Rectangle, Text};

use crate::map::Wrong;
use crate::panel::{self, panel};
use crate::scene::{Obstacle, Scene};
use crate::sketch::{Placement, sketch};
use crate::survey::Drawn;

const TITLE: &str = "Do they touch? One cell is one ulp of the ball’s centre";
const SENTENCE: &str = "A ball touches a disc, and then a wall. From cell to cell its centre moves by one step of \
     f32, here 2⁻²⁴; in the ring the two exactly touch. Exact rational numbers tell what is wrong: they agree with \
     impinge in every cell.";

/// The captions below a panel.
const FOOT: f64 = 44.0;

pub(crate) fn picture(drawn: &[Drawn]) -> Page {
    let mut page = Page::titled(WIDTH, TITLE, SENTENCE);
    page.block(headings(), TEXT);
    for drawn in drawn {
        page.block(row(drawn), panel::size() + FOOT);
    }
    page.legend(legend());
    page
}

/// The left edge of a panel.
fn column(index: u8) -> f64 {
    WIDTH - f64::from(2 - index) * panel::size() - f64::from(1 - index) * SPACE
}

fn headings() -> Group {
    let headings = (0..).zip(["plain f32", "impinge"]);
    headings.fold(Group::new(), |group, (index, heading)| group.add(bold(line(column(index), TEXT, TEXT, heading))))
}

/// A scene and its two panels.
fn row(Drawn { scene, map, .. }: &Drawn) -> Group {
    let mut row = enlarged(scene);
    let panels = [
        (panel(map, |cell| cell.plain), map.wrong_in_plain()),
        (panel(map, |cell| cell.library), map.wrong_in_library()),
    ];
    for (index, (panel, wrong)) in (0..).zip(panels) {
        let group = panel.add(count(wrong));
        row.append(group.set("transform", format!("translate({} 0)", column(index))));
    }
    row
}

/// The scene, and rays from the ball's centre to the first panel, which shows what is there.
fn enlarged(scene: &Scene) -> Group {
    let edge = column(0);
    let placement = Placement::new(scene, dvec2(edge - 2.0 * SPACE, panel::size()));
    let DVec2 { x, y } = placement.point(scene.ball.center.as_dvec2());
    let rays = Polygon::new().set("points", format!("{x},{y} {edge},0 {edge},{}", panel::size()));
    let rays = rays.set("fill", GREY).set("fill-opacity", 0.25);
    Group::new().add(sketch(scene, placement)).add(rays).add(description(scene))
}

fn description(scene: &Scene) -> Group {
    let obstacle = match &scene.obstacle {
        Obstacle::Disc(disc) => format!("disc of radius {}", disc.radius),
        Obstacle::Wall(wall) => format!("wall of length {}", wall.length()),
    };
    let ball = format!("ball of radius {}", scene.ball.radius);
    Group::new().add(below(1, NOTE, ball)).add(below(2, NOTE, obstacle))
}

fn count(wrong: Wrong) -> Group {
    let share = match wrong.cells {
        0 => below(1, TEXT, "never wrong").set("fill", GREEN),
        _ => below(1, TEXT, format!("{:.1} % wrong", wrong.percent())).set("fill", RED),
    };
    Group::new().add(bold(share)).add(below(2, NOTE, format!("{} of {} cells", wrong.cells, wrong.of)))
}

/// A line below a panel.
fn below(index: u8, size: f64, content: impl Into<String>) -> Text {
    line(0.0, panel::size() + f64::from(index) * 20.0, size, content)
}

fn legend() -> Legend {
    let meanings = [
        (panel::MEETING, BLUE, "overlap"),
        (panel::APART, GREY, "apart"),
        (panel::WRONGLY_MEETING, RED, "wrong: called an overlap"),
        (panel::WRONGLY_APART, ORANGE, "wrong: called apart"),
    ];
    meanings
        .into_iter()
        .fold(Legend::new(), |legend, (fill, stroke, meaning)| legend.mark(meaning, sample(fill, stroke)))
}

fn sample(fill: &str, stroke: &str) -> Group {
    let cell = Rectangle::new().set("x", -8).set("y", -8).set("width", 16).set("height", 16);
    Group::new().add(cell.set("fill", fill).set("stroke", stroke))
}
