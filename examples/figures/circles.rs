//! Outlines of circles.

use impinge::glam::{DVec2, dvec2};
use impinge::query::CircleCrossing;
use impinge::{Circle, QueryError, query};

use crate::panel::Panel;
use crate::sheet::{Drawn, Sheet};

pub(crate) fn circle_circle() -> Drawn {
    let cases = [("in two points", 1.5, 2.0), ("touching from outside", 2.5, 1.5), ("touching from inside", 0.0, 1.0)];
    let others = [("apart", 3.25, 1.25), ("one inside the other", -0.5, 1.0), ("equal", -1.0, 2.0)];
    let panels =
        cases.into_iter().chain(others).map(|(case, x, radius)| crossed(case, &Circle::new(dvec2(x, 0.0), radius)));
    Sheet::new("Where the outlines of two circles meet", panels)
}

fn crossed(case: &'static str, b: &Circle<DVec2>) -> Result<Panel, QueryError> {
    let a = Circle::new(dvec2(-1.0, 0.0), 2.0);
    let mut panel = Panel::of_pair(case, &a, b);
    let crossing = query::circle_circle(&a, b)?;
    for (name, &point) in ["left", "right"].into_iter().zip(&points(crossing)) {
        panel.answer(point);
        if matches!(crossing, Some(CircleCrossing::Secant(..))) {
            panel.label(point + dvec2(0.0, 0.85 * point.y.signum()), name);
        }
    }
    panel.say(name(crossing));
    Ok(panel)
}

fn points(crossing: Option<CircleCrossing<DVec2>>) -> Vec<DVec2> {
    match crossing {
        Some(CircleCrossing::Tangent(point)) => vec![point],
        Some(CircleCrossing::Secant(left, right)) => vec![left, right],
        Some(CircleCrossing::Coincident) | None => Vec::new(),
    }
}

fn name(crossing: Option<CircleCrossing<DVec2>>) -> &'static str {
    match crossing {
        Some(CircleCrossing::Tangent(_)) => "Tangent",
        Some(CircleCrossing::Secant(..)) => "Secant",
        Some(CircleCrossing::Coincident) => "Coincident",
        None => "None",
    }
}
