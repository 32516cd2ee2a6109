//! What a shape holds, and what holds it.

use drawing::style::LINK;
use impinge::glam::dvec2;
use impinge::shapes::Bounded;
use impinge::{Circle, QueryError, Segment, Stadium, query};

use crate::number::vector;
use crate::panel::Panel;
use crate::sheet::{Drawn, Sheet};
use crate::sketch::Subject;

pub(crate) fn contains() -> Drawn {
    let hall = Stadium::new(dvec2(-2.0, 0.0), dvec2(2.0, 0.0), 2.5);
    let barrel = |x| Circle::new(dvec2(x, 0.0), 1.5);
    let panels = [
        held("inside", &hall, &Segment::new(dvec2(-2.5, -1.5), dvec2(1.5, 1.0))),
        held("touching from inside", &hall, &barrel(3.0)),
        held("sticking out", &hall, &barrel(3.25)),
    ];
    Sheet::new("Whether every point of the second shape is in the first", panels)
}

fn held(case: &'static str, outer: &impl Subject, inner: &impl Subject) -> Result<Panel, QueryError> {
    let mut panel = Panel::of_pair(case, outer, inner);
    panel.say(query::contains(outer, inner)?.to_string());
    Ok(panel)
}

pub(crate) fn bounding_box() -> Drawn {
    let panels = [
        boxed("a stadium", &Stadium::new(dvec2(-2.5, -1.0), dvec2(2.5, 1.0), 1.25)),
        boxed("a slanted segment", &Segment::new(dvec2(-3.0, 2.0), dvec2(3.0, -2.0))),
        boxed("an upright one", &Segment::new(dvec2(0.0, -2.5), dvec2(0.0, 2.5))),
    ];
    Sheet::new("The smallest upright box around a shape", panels)
}

fn boxed(case: &'static str, shape: &(impl Subject + Bounded)) -> Result<Panel, QueryError> {
    let (mut panel, bounds) = (Panel::of_one(case, shape), query::bounding_box(shape)?);
    panel.draw(&bounds, &LINK.unfilled());
    panel.answer(bounds.min);
    panel.answer(bounds.max);
    panel.say(format!("min: {}", vector(bounds.min)));
    panel.say(format!("max: {}", vector(bounds.max)));
    Ok(panel)
}
