//! Panels in rows.

use drawing::style::{SPACE, TEXT, WIDTH};
use drawing::{Page, bold, line};
use impinge::QueryError;
use impinge::glam::{DVec2, dvec2};
use svg::Node as _;
use svg::node::element::Group;

use crate::panel::Panel;

const LINE: f64 = 22.0;

/// What a figure is, unless a query has an error that it does not show.
pub(crate) type Drawn = Result<Sheet, QueryError>;

pub(crate) struct Sheet {
    /// What the figure shows, for those who do not see it.
    title: &'static str,
    panels: Vec<Panel>,
}

impl Sheet {
    pub(crate) fn new(title: &'static str, panels: impl IntoIterator<Item = Result<Panel, QueryError>>) -> Drawn {
        Ok(Self { title, panels: panels.into_iter().collect::<Result<_, _>>()? })
    }

    pub(crate) fn page(self) -> Page {
        let mut page = Page::new(WIDTH, self.label());
        let (mut contents, mut corner, mut bottom) = (Group::new(), DVec2::ZERO, 0.0);
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
        page.block(contents, bottom);
        page
    }

    fn label(&self) -> String {
        let panels = self.panels.iter().map(|panel| panel.lines().collect::<Vec<_>>().join(", "));
        format!("{}: {}.", self.title, panels.collect::<Vec<_>>().join("; "))
    }
}

/// The panel with the captions below, and where these end.
fn placed(panel: Panel, corner: DVec2) -> (Group, f64) {
    let mut group = Group::new().set("transform", format!("translate({} {})", corner.x, corner.y));
    let mut base = panel.size.y;
    for (index, content) in panel.lines().enumerate() {
        base += LINE;
        let caption = line(2.0, base, TEXT, content);
        group.append(if index > 0 { bold(caption) } else { caption });
    }
    (group.add(panel.framed()), corner.y + base)
}
