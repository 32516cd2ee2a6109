//! Panels in rows, as one image without paper.

use impinge::QueryError;
use impinge::glam::{DVec2, dvec2};
use svg::node::element::{Group, Rectangle, SVG, Text};
use svg::{Document, Node as _};

use crate::panel::Panel;
use crate::style::{GREY, INK};

/// That of a page of the documentation, about.
const WIDTH: f64 = 624.0;
/// Between panels.
const SPACE: f64 = 12.0;
const LINE: f64 = 22.0;

/// What a figure is, unless a query has an error that it does not show.
pub(crate) type Drawn = Result<Sheet, QueryError>;

pub(crate) struct Sheet {
    /// What the figure shows, for those who do not see it.
    title: &'static str,
    panels: Vec<Panel>,
    has_paper: bool,
}

impl Sheet {
    pub(crate) fn new(title: &'static str, panels: impl IntoIterator<Item = Result<Panel, QueryError>>) -> Drawn {
        Ok(Self { title, panels: panels.into_iter().collect::<Result<_, _>>()?, has_paper: false })
    }

    /// With white behind it, for a page that shows it as an image and so knows nothing of its text's colour.
    pub(crate) fn on_paper(self) -> Self {
        Self { has_paper: true, ..self }
    }

    /// The drawing; its first line is the tag alone, which begins a block of HTML in Markdown.
    pub(crate) fn document(self) -> Document {
        let (label, has_paper) = (self.label(), self.has_paper);
        let mut contents = Group::new().set("font-family", "Fira Sans, Arial, sans-serif").set("font-size", 17);
        let (mut corner, mut bottom) = (DVec2::ZERO, 0.0);
        for panel in self.panels {
            if corner.x + panel.size.x > WIDTH {
                corner = dvec2(0.0, bottom + SPACE);
            }
            let width = panel.size.x;
            let (panel, end) = placed(panel, corner);
            contents.append(panel);
            bottom = if end > bottom { end } else { bottom };
            corner.x += width + SPACE;
        }
        let paper = Rectangle::new().set("width", "100%").set("height", "100%").set("fill", "white");
        let document = Document::new().set("viewBox", (0, 0, WIDTH, bottom + SPACE)).set("width", WIDTH);
        let document = if has_paper { document.add(paper) } else { document };
        let document = document.set("style", "max-width:100%;height:auto").set("role", "img");
        document.set("aria-label", label).add(contents.set("fill", INK))
    }

    fn label(&self) -> String {
        let panels = self.panels.iter().map(|panel| panel.lines().collect::<Vec<_>>().join(", "));
        format!("{}: {}.", self.title, panels.collect::<Vec<_>>().join("; "))
    }
}

/// The panel in its frame, beyond which nothing is seen, with the captions below, and where these end.
fn placed(panel: Panel, corner: DVec2) -> (Group, f64) {
    let DVec2 { x, y } = panel.size;
    let mut group = Group::new().set("transform", format!("translate({} {})", corner.x, corner.y));
    let frame = Rectangle::new().set("x", 0.5).set("y", 0.5).set("width", x - 1.0).set("height", y - 1.0).set("rx", 6);
    group.append(frame.set("fill", "none").set("stroke", GREY).set("stroke-opacity", 0.5));
    let mut base = y;
    for (line, weight) in panel.lines().zip(std::iter::once("normal").chain(std::iter::repeat("bold"))) {
        base += LINE;
        group.append(Text::new(line).set("x", 2).set("y", base).set("font-weight", weight));
    }
    let window = SVG::new().set("width", x).set("height", y).set("viewBox", (-x / 2.0, -y / 2.0, x, y));
    (group.add(window.add(panel.into_group())), corner.y + base)
}
