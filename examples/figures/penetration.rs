//! Overlaps, and the shortest translations out of them.

use drawing::style::{GHOST_B, OFFSET, TIED_NORMAL};
use impinge::glam::{DVec2, dvec2};
use impinge::query::Penetration;
use impinge::{Circle, QueryError, Segment, query};

use crate::number::{number, option, vector};
use crate::panel::Panel;
use crate::sheet::{Drawn, Sheet};
use crate::sketch::{Sketch, Subject};

/// Where else a tied normal may point.
const HEADINGS: [DVec2; 8] = [
    dvec2(1.0, 0.0),
    dvec2(1.0, 1.0),
    dvec2(0.0, 1.0),
    dvec2(-1.0, 1.0),
    dvec2(-1.0, 0.0),
    dvec2(-1.0, -1.0),
    dvec2(0.0, -1.0),
    dvec2(1.0, -1.0),
];

const FLOOR: Segment<DVec2> = Segment::new(dvec2(-4.0, 0.0), dvec2(4.0, 0.0));

pub(crate) fn penetration() -> Drawn {
    let post = Circle::new(dvec2(-1.5, 0.0), 2.0);
    let ball = |x| Circle::new(dvec2(x, 0.0), 1.5);
    let (slash, backslash) =
        (Segment::new(dvec2(-2.0, -2.0), dvec2(2.0, 2.0)), Segment::new(dvec2(-2.0, 2.0), dvec2(2.0, -2.0)));
    let panels = [
        parted("overlapping", &post, &ball(1.0)),
        parted("touching", &post, &ball(2.0)),
        parted("apart", &post, &ball(3.0)),
        parted("a centre on a segment", &FLOOR, &Circle::new(dvec2(0.0, 0.0), 1.5)),
        parted("crossing at right angles", &slash, &backslash),
        parted("equal centres", &Circle::new(dvec2(0.0, 0.0), 2.0), &Circle::new(dvec2(0.0, 0.0), 1.25)),
    ];
    Sheet::new("How two shapes overlap, and in which direction the second leaves the first", panels)
}

pub(crate) fn parted(case: &'static str, a: &impl Subject, b: &impl Subject) -> Result<Panel, QueryError> {
    let mut panel = Panel::of_pair(case, a, b);
    tied(&mut panel, a, b)?;
    let overlap = query::penetration(a, b)?;
    if let Some(overlap) = &overlap {
        way(&mut panel, overlap);
    }
    panel.say(option(overlap, |overlap| format!("depth: {}", number(overlap.depth))));
    if let Some(overlap) = &overlap {
        panel.say(format!("unique: {}", overlap.unique));
    }
    Ok(panel)
}

pub(crate) fn fields() -> Drawn {
    let (a, b) = (Circle::new(dvec2(-2.0, 0.0), 2.75), Circle::new(dvec2(3.0, 0.0), 3.25));
    let panels = [named("its fields", &a, &b), apart("moved by its offset", &a, &b)];
    Sheet::new("The parts of a penetration", panels)
}

fn named(case: &'static str, a: &Circle<DVec2>, b: &Circle<DVec2>) -> Result<Panel, QueryError> {
    let mut panel = Panel::of_wide_pair(case, a, b);
    if let Some(overlap) = query::penetration(a, b)? {
        way(&mut panel, &overlap);
        panel.label(overlap.point_a + dvec2(1.7, 0.7), "normal");
        panel.label(overlap.point_a + dvec2(1.4, -0.8), "point_a");
        panel.label(overlap.point_b - dvec2(1.4, 0.8), "point_b");
        panel.say(format!("depth: {}, unique: {}", number(overlap.depth), overlap.unique));
    }
    Ok(panel)
}

fn apart(case: &'static str, a: &Circle<DVec2>, b: &Circle<DVec2>) -> Result<Panel, QueryError> {
    let mut panel = Panel::of_wide_pair(case, a, b);
    if let Some(overlap) = query::penetration(a, b)? {
        moved(&mut panel, b, overlap.offset());
        let after = query::penetration(a, &b.translated(overlap.offset()))?;
        panel.say(option(after, |overlap| format!("depth: {}", number(overlap.depth))));
    }
    Ok(panel)
}

/// The normals that are as good, found by asking for them.
fn tied(panel: &mut Panel, a: &impl Subject, b: &impl Subject) -> Result<(), QueryError> {
    for heading in HEADINGS {
        if let Some(other) = query::penetration_toward(a, b, heading)?.filter(|other| !other.unique) {
            panel.normal(other.point_a, other.normal, &TIED_NORMAL);
        }
    }
    Ok(())
}

fn way(panel: &mut Panel, overlap: &Penetration<DVec2>) {
    panel.hit(overlap.point_a, overlap.normal);
    panel.answer(overlap.point_b);
}

pub(crate) fn penetration_toward() -> Drawn {
    let panels = [
        ("preferred up", dvec2(1.0, 1.5)),
        ("preferred down", dvec2(1.0, -1.5)),
        ("zero: the left normal", DVec2::ZERO),
    ];
    let panels = panels.map(|(case, preferred)| toward(case, preferred));
    Sheet::new("One of two equally short translations", panels)
}

fn toward(case: &'static str, preferred: DVec2) -> Result<Panel, QueryError> {
    let ball = Circle::new(dvec2(0.0, 0.0), 1.25);
    let mut panel = Panel::of_pair(case, &FLOOR, &ball);
    if preferred != DVec2::ZERO {
        panel.arrow(ball.center, ball.center + preferred, &OFFSET);
    }
    if let Some(overlap) = query::penetration_toward(&FLOOR, &ball, preferred)? {
        panel.draw(&ball.translated(overlap.offset()), &GHOST_B);
        way(&mut panel, &overlap);
        panel.say(format!("normal: {}", vector(overlap.normal)));
        panel.say(format!("unique: {}", overlap.unique));
    }
    Ok(panel)
}

pub(crate) fn penetration_offset() -> Drawn {
    let panels = [("overlapping", 0.75), ("touching", 1.75), ("the centre on the wall", 0.0)];
    let panels = panels.map(|(case, y)| pushed(case, &Circle::new(dvec2(0.5, y), 1.75)));
    Sheet::new("The shortest translation of the second shape out of the first", panels)
}

pub(crate) fn pushed(case: &'static str, ball: &Circle<DVec2>) -> Result<Panel, QueryError> {
    let wall = FLOOR.translated(dvec2(0.0, -1.0));
    let ball = ball.translated(dvec2(0.0, -1.0));
    let mut panel = Panel::of_pair(case, &wall, &ball);
    match query::penetration_offset(&wall, &ball) {
        Err(tie @ QueryError::NoUniqueDirection) => panel.refuse(tie, ball.center),
        answer => {
            let offset = answer?;
            if let Some(offset) = offset.filter(|&offset| offset != DVec2::ZERO) {
                moved(&mut panel, &ball, offset);
            }
            panel.say(option(offset, vector));
        }
    }
    Ok(panel)
}

/// The shape where the offset takes it.
fn moved(panel: &mut Panel, ball: &Circle<DVec2>, offset: DVec2) {
    let there = ball.translated(offset);
    there.sketch(panel, &GHOST_B);
    panel.arrow(ball.center, there.center, &OFFSET);
}
