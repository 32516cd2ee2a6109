//! A shape against many circles.

use drawing::style::{A, REFUSED, TIED_LINK};
use impinge::glam::{DVec2, dvec2};
use impinge::{Circle, QueryError, Stadium, batch, query};

use crate::crowd::{BALLS, crowd};
use crate::number::{debug, number, option};
use crate::panel::Panel;
use crate::sheet::{Drawn, Sheet};
use crate::sketch::Subject;

const BAR: Stadium<DVec2> = Stadium::new(dvec2(-3.0, -0.5), dvec2(1.0, 1.0), 0.8);

pub(crate) fn intersecting() -> Drawn {
    let panels = [met("those that intersect a stadium", &BAR), met("those that contain a point", &dvec2(-1.0, 0.4))];
    Sheet::new("Those of many shapes that intersect one", panels)
}

fn met(case: &'static str, shape: &impl Subject) -> Result<Panel, QueryError> {
    let (mut panel, mut found) = (Panel::wide(case), Vec::new());
    batch::intersecting(shape, &BALLS, &mut found)?;
    crowd(&mut panel, &BALLS, &found);
    panel.draw(shape, &A);
    panel.say(debug(found));
    Ok(panel)
}

pub(crate) fn closest() -> Drawn {
    let tie = [(4.5, 1.5), (-2.0, 1.0), (2.0, -1.0)].map(|(x, y)| Circle::new(dvec2(x, y), 0.8));
    let panels =
        [nearest("the nearest", dvec2(1.5, -1.0), &BALLS), nearest("a tie: the lowest index", DVec2::ZERO, &tie)];
    Sheet::new("The nearest of many shapes, and its distance", panels)
}

fn nearest(case: &'static str, point: DVec2, balls: &[Circle<DVec2>]) -> Result<Panel, QueryError> {
    let mut panel = Panel::wide(case);
    let answer = batch::closest(&point, balls)?;
    let index = answer.map(|(index, _)| index);
    crowd(&mut panel, balls, index.as_slice());
    if let Some(index) = index {
        panel.link(point, query::closest_point(&balls[index], point)?);
    }
    for ball in balls {
        if answer.map(|(_, least)| least) == Some(query::distance(&point, ball)?) {
            panel.line(point, query::closest_point(ball, point)?, &TIED_LINK);
        }
    }
    panel.draw(&point, &A);
    panel.say(option(answer, |(index, distance)| format!("index: {index}, distance: {}", number(distance))));
    Ok(panel)
}

pub(crate) fn distances() -> Drawn {
    let panels = [measured("in the order of the shapes", dvec2(1.5, -1.0)), measured("inside: 0", dvec2(2.0, 0.5))];
    Sheet::new("The distances from a shape to many", panels)
}

fn measured(case: &'static str, point: DVec2) -> Result<Panel, QueryError> {
    let (mut panel, balls) = (Panel::wide(case), &BALLS[2..7]);
    let mut distances = [0.0; 5];
    batch::distances(&point, balls, &mut distances)?;
    crowd(&mut panel, balls, &[0, 1, 2, 3, 4]);
    for ball in balls {
        panel.link(point, query::closest_point(ball, point)?);
    }
    panel.draw(&point, &A);
    panel.say(distances.map(number).join(", "));
    Ok(panel)
}

pub(crate) fn filtered() -> Drawn {
    let panels = [around("all", |_| true), around("all but the one in the middle", |index| index != MIDDLE)];
    Sheet::new("Some of many shapes, with their own indices", panels)
}

const MIDDLE: usize = 4;

/// Those around one of the circles that take part, and what they are looked for in.
fn around(case: &'static str, takes_part: impl Fn(usize) -> bool) -> Result<Panel, QueryError> {
    let (mut panel, mut found) = (Panel::wide(case), Vec::new());
    let surroundings = BALLS[MIDDLE].inflated(1.75);
    batch::intersecting(&surroundings, &batch::filtered(&BALLS, takes_part), &mut found)?;
    panel.draw(&surroundings, &A);
    crowd(&mut panel, &BALLS, &found);
    panel.say(debug(found));
    Ok(panel)
}

pub(crate) fn validate() -> Drawn {
    let [left, middle, right] = [-3.0, 0.0, 3.0].map(|x| Circle::new(dvec2(x, 0.0), 1.25));
    let panels = [
        validated("all are valid", &[left, middle, right]),
        validated("the second has a negative radius", &[left, middle.inflated(-2.5), right]),
    ];
    Sheet::new("Which of many shapes is invalid", panels.map(Ok))
}

/// The invalid one is drawn as it would be with a positive radius.
fn validated(case: &'static str, balls: &[Circle<DVec2>; 3]) -> Panel {
    let (mut panel, answer) = (Panel::wide(case), batch::validate(balls));
    crowd(&mut panel, &balls.map(|ball| Circle::new(ball.center, ball.radius.abs())), &[]);
    if let Err((index, _)) = answer {
        panel
            .draw(&Circle::new(balls[index].center, balls[index].radius.abs()), &REFUSED.unfilled().wide(1.5).dashed());
    }
    panel.say(debug(answer));
    panel
}
