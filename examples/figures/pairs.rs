//! Many circles against each other, and against many segments.

use drawing::style::{A, B, LINK, MISSED};
use impinge::glam::{DVec2, dvec2};
use impinge::{Circle, QueryError, Segment, batch};

use crate::crowd::{crowd, numbered};
use crate::number::debug;
use crate::panel::Panel;
use crate::sheet::{Drawn, Sheet};

const BALLS: [Circle<DVec2>; 6] = [
    Circle::new(dvec2(-5.5, 0.5), 1.5),
    Circle::new(dvec2(0.5, 1.5), 1.25),
    Circle::new(dvec2(-3.0, 1.0), 1.5),
    Circle::new(dvec2(3.5, -1.0), 1.5),
    Circle::new(dvec2(1.25, -1.75), 1.25),
    Circle::new(dvec2(6.0, 1.5), 1.0),
];
/// Each touches the next.
const CHAIN: [Circle<DVec2>; 4] = [
    Circle::new(dvec2(-4.5, 0.0), 1.5),
    Circle::new(dvec2(-1.5, 0.0), 1.5),
    Circle::new(dvec2(1.5, 0.0), 1.5),
    Circle::new(dvec2(4.5, 0.0), 1.5),
];

pub(crate) fn overlapping_pairs() -> Drawn {
    let panels = [within("each pair once", &BALLS), within("touching counts", &CHAIN)];
    Sheet::new("All pairs of shapes that overlap", panels)
}

fn within(case: &'static str, balls: &[Circle<DVec2>]) -> Result<Panel, QueryError> {
    let mut pairs = batch::Pairs::new();
    let found = batch::overlapping_pairs(balls, &mut pairs)?;
    let mut panel = Panel::wide(case);
    crowd(&mut panel, balls, &found.iter().flat_map(|&(i, j)| [i, j]).collect::<Vec<_>>());
    for &(i, j) in found {
        joined(&mut panel, balls[i].center, balls[j].center);
    }
    panel.say(debug(found));
    Ok(panel)
}

/// A line between two circles, short of their numbers.
fn joined(panel: &mut Panel, from: DVec2, to: DVec2) {
    let gap = (to - from) * (0.6 / from.distance(to));
    panel.line(from + gap, to - gap, &LINK);
}

pub(crate) fn contacts() -> Drawn {
    let panels = [near("margin: 0", 0.0), near("margin: 1", 1.0)];
    Sheet::new("The contacts of all pairs that are at most a margin apart", panels)
}

fn near(case: &'static str, margin: f64) -> Result<Panel, QueryError> {
    let (mut pairs, mut found) = (batch::Pairs::new(), Vec::new());
    batch::contacts(&BALLS, margin, &mut pairs, &mut found)?;
    let mut panel = Panel::wide(case);
    crowd(&mut panel, &BALLS, &found.iter().flat_map(|&(i, j, _)| [i, j]).collect::<Vec<_>>());
    for point in found.iter().flat_map(|(.., contact)| contact.points()) {
        panel.link(point.point_a, point.point_b);
    }
    panel.say(debug(found.iter().map(|&(i, j, _)| (i, j)).collect::<Vec<_>>()));
    Ok(panel)
}

pub(crate) fn overlapping_pairs_between() -> Drawn {
    let slanted = [(dvec2(1.0, -3.0), dvec2(6.0, -1.5)), (dvec2(-6.0, -1.5), dvec2(3.0, 1.5))].map(Segment::from);
    let floor = [Segment::new(dvec2(-6.0, -1.5), dvec2(6.0, -1.5))];
    let panels = [between("a circle, then a segment", &BALLS, &slanted), between("touching counts", &CHAIN, &floor)];
    Sheet::new("All pairs of a shape and one of others that overlap", panels)
}

fn between(case: &'static str, balls: &[Circle<DVec2>], walls: &[Segment<DVec2>]) -> Result<Panel, QueryError> {
    let mut pairs = batch::Pairs::new();
    let found = batch::overlapping_pairs_between(balls, walls, &mut pairs)?;
    let mut panel = Panel::wide(case);
    for (i, ball) in balls.iter().enumerate() {
        let met = found.iter().any(|&(first, _)| first == i);
        numbered(&mut panel, ball, ball.center, i, if met { &A } else { &MISSED });
    }
    for (j, wall) in walls.iter().enumerate() {
        numbered(&mut panel, wall, wall.b + dvec2(0.6, 0.0), j, &B);
    }
    panel.say(debug(found));
    Ok(panel)
}
