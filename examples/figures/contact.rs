//! Contact points.

use drawing::style::NORMAL;
use impinge::glam::dvec2;
use impinge::{Aabb, Circle, ConvexPolygon, QueryError, query};

use crate::number::number;
use crate::panel::Panel;
use crate::sheet::{Drawn, Sheet};
use crate::sketch::Subject;

pub(crate) fn contact() -> Drawn {
    let floor = Aabb::new(dvec2(-4.0, -2.5), dvec2(4.0, -1.0));
    let ledge = Aabb::new(dvec2(-4.0, -2.5), dvec2(0.5, -1.0));
    // Turned by the angle whose cosine and sine these are.
    let turned = |x, y, [cosine, sine]: [f64; 2]| {
        ConvexPolygon::<_, 4>::rectangle(dvec2(x, y), dvec2(1.5, 1.0), dvec2(cosine, sine))
    };
    let (slightly, half) = ([0.96, 0.28], [0.6, 0.8]);
    let panels = [
        touching("parallel edges", &ledge, &Aabb::new(dvec2(-1.5, -1.25), dvec2(2.0, 1.0)), 0.0),
        touching("a clipped edge", &ledge, &turned(0.6, -0.1, slightly), 0.0),
        touching("a circle has one", &floor, &Circle::new(dvec2(0.0, 0.5), 1.25), 0.5),
        touching("a small margin", &floor, &turned(0.0, 0.6, slightly), 0.5),
        touching("a larger margin", &floor, &turned(0.0, 0.6, slightly), 1.5).map(|mut panel| {
            panel.label(dvec2(0.0, -1.75), "reference edge");
            panel.label(dvec2(0.25, 0.95), "incident");
            panel
        }),
        touching("two vertices have one", &ledge, &turned(3.0, 0.2, half), 1.0),
    ];
    Sheet::new("The points at which the second shape touches the first", panels)
}

fn touching(case: &'static str, a: &impl Subject, b: &impl Subject, margin: f64) -> Result<Panel, QueryError> {
    let mut panel = Panel::of_pair(case, a, b);
    panel.say(format!("margin: {}", number(margin)));
    match query::contact(a, b, margin)? {
        None => panel.say("None"),
        Some(contact) => {
            for point in contact.points() {
                panel.normal(point.point_a, contact.normal, &NORMAL);
                panel.link(point.point_a, point.point_b);
                panel.say(format!("separation: {}", number(point.separation)));
            }
        }
    }
    Ok(panel)
}
