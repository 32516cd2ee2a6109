//! Yes or no.

use drawing::style::GHOST_B;
use impinge::glam::{DVec2, dvec2};
use impinge::{Circle, QueryError, Segment, Stadium, query};

use crate::panel::Panel;
use crate::sheet::{Drawn, Sheet};
use crate::sketch::Subject;

pub(crate) fn intersects() -> Drawn {
    let (wall, ball) = (Segment::new(dvec2(-4.0, -2.0), dvec2(4.0, -2.0)), Circle::new(dvec2(0.0, 0.5), 2.0));
    let bar = Stadium::new(dvec2(-2.5, 0.0), dvec2(2.5, 0.0), 1.5);
    let panels = [
        met("apart", &wall, &ball),
        met("touching counts", &wall, &Circle::new(dvec2(0.0, 0.0), 2.0)),
        met("a point inside", &bar, &dvec2(1.5, 0.5)),
    ];
    Sheet::new("Whether two shapes have a point in common", panels)
}

fn met(case: &'static str, a: &impl Subject, b: &impl Subject) -> Result<Panel, QueryError> {
    let mut panel = Panel::of_pair(case, a, b);
    panel.say(query::intersects(a, b)?.to_string());
    Ok(panel)
}

pub(crate) fn within() -> Drawn {
    let panels = [("distance 2, margin 2", 2.0), ("margin 1.5", 1.5), ("margin 0: intersects", 0.0)]
        .map(|(case, margin)| near(case, margin));
    Sheet::new("Whether the distance of two shapes is at most a margin", panels)
}

const ROBOT: Circle<DVec2> = Circle::new(dvec2(-2.5, 0.0), 1.0);
const POST: Circle<DVec2> = Circle::new(dvec2(1.5, 0.0), 1.0);

/// The second shape is also drawn inflated by the margin.
fn near(case: &'static str, margin: f64) -> Result<Panel, QueryError> {
    let mut panel = Panel::of_pair(case, &ROBOT, &POST);
    panel.draw(&POST.inflated(margin), &GHOST_B);
    panel.say(query::within(&ROBOT, &POST, margin)?.to_string());
    Ok(panel)
}
