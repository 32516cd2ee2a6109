//! All that the page shows, ready to be shown.

use impinge::glam::DVec2;
use serde::Serialize;

use crate::answers::{self, Answers};
use crate::bounce;
use crate::fall::can_fall;
use crate::map::{Map, Verdict};
use crate::map_text;
use crate::marks::{self, Mark};
use crate::microscope;
use crate::outline::Outline;
use crate::rows::Section;
use crate::scale::{self, Bar};
use crate::scene::{Handle, Scene};
use crate::sections;
use crate::seen::is_lost;
use crate::text::{number, vector};
use crate::view::{Frame, View};

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Report {
    /// The fragment of the scene.
    scene: String,
    /// The answer in a sentence, to be read out.
    summary: String,
    shapes: Vec<Listed>,
    /// The edits that would do nothing.
    idle: Vec<&'static str>,
    /// Their names and values.
    arguments: [[String; 2]; 3],
    sections: Vec<Section>,
    /// The map around the selected handle, by single ulps: a digit for each verdict.
    map: Option<Vec<String>>,
    picture: Picture,
}

/// A shape in the list, and its handles.
#[derive(Clone, Debug, Serialize)]
struct Listed {
    name: String,
    role: Option<&'static str>,
    /// `None` if it cannot fall.
    fixed: Option<bool>,
    handles: Vec<ListedHandle>,
}

#[derive(Clone, Debug, Serialize)]
struct ListedHandle {
    id: String,
    name: &'static str,
    value: String,
    selected: bool,
    /// In the picture, if it is anywhere near.
    place: Option<[f64; 2]>,
}

/// In spans from the centre, with y up.
#[derive(Clone, Debug, Serialize)]
struct Picture {
    marks: Vec<Drawn>,
    cells: Option<Cells>,
    scale: Bar,
    /// Whether all shapes are elsewhere.
    lost: bool,
}

#[derive(Clone, Debug, Serialize)]
struct Drawn {
    style: &'static str,
    form: &'static str,
    points: Vec<f64>,
}

#[derive(Clone, Debug, Serialize)]
struct Cells {
    /// What the cells are.
    caption: String,
    /// A digit for each verdict.
    rows: Vec<String>,
    columns: Vec<f64>,
    heights: Vec<f64>,
}

/// While the shapes fall, the map would take most of the time.
pub(crate) fn report(scene: &Scene, frame: Frame, falling: bool) -> Report {
    let answers = scene.pair().map(|pair| answers::ask(scene, pair));
    let paths = bounce::paths(&scene.figures);
    let map = if falling { None } else { microscope::of_handle(scene) };
    let in_picture = if falling { None } else { microscope::in_picture(scene, frame) };
    let mut sections = answers.as_ref().map_or_else(Vec::new, |answers| sections::of_pair(scene, answers));
    sections.extend(sections::of_rays(&paths));
    sections.extend(map.as_ref().map(|map| map_text::section(scene, map)));
    let paths: Vec<_> = paths.into_iter().filter_map(|(_, path)| path.ok()).collect();
    let marks = marks::marks(scene, answers.as_ref(), &paths).iter().map(drawn).collect();
    let view = scene.view();
    Report {
        scene: scene.printed(),
        summary: summary(scene, answers.as_ref()),
        shapes: listed(scene, &view),
        idle: idle(scene, answers.as_ref(), map.as_ref()),
        arguments: scene.arguments(),
        sections,
        map: map.map(|map| digits(&map)),
        picture: Picture {
            marks,
            cells: in_picture.map(|map| cells(scene, map, &view)),
            scale: scale::bar(&view),
            lost: is_lost(scene, frame),
        },
    }
}

fn idle(scene: &Scene, answers: Option<&Answers>, map: Option<&Map>) -> Vec<&'static str> {
    let overlap = answers.and_then(|answers| answers.of_pair.toward.ok().flatten());
    let edits = [
        // With a single shape, which is `a`.
        ("b 1", answers.is_some()),
        ("push", overlap.is_some_and(|overlap| overlap.depth > 0.0)),
        ("cast", answers.is_some()),
        ("remove", scene.selected.is_some()),
        ("microscope", map.is_some()),
        ("microscope contact", microscope::magnified(scene, true).is_some()),
        ("fall", scene.figures.iter().any(|figure| can_fall(figure.kind) && !figure.fixed)),
    ];
    edits.into_iter().filter(|(_, does_something)| !does_something).map(|(edit, _)| edit).collect()
}

fn summary(scene: &Scene, answers: Option<&Answers>) -> String {
    let Some(answers) = answers else {
        return "Add two shapes to compare them.".to_owned();
    };
    let [a, b] = scene.pair.map(|index| scene.name(index));
    match (answers.of_pair.intersects, answers.of_pair.signed_distance) {
        (Ok(true), Ok(0.0)) => format!("{a} and {b} touch."),
        (Ok(true), Ok(depth)) => format!("{a} and {b} overlap by {}.", number(-depth)),
        (Ok(false), Ok(distance)) => {
            format!("{a} and {b} are {} apart.{}", number(distance), cast(answers, [&a, &b]))
        }
        (Ok(true), Err(error)) => format!("{a} and {b} overlap, but the depth has no f32 value: {error:?}."),
        (Ok(false), Err(error)) => format!("{a} and {b} are apart, but the distance has no f32 value: {error:?}."),
        (Err(error), _) => format!("{a} and {b} cannot be compared: {error:?}."),
    }
}

/// What the cast finds, if `b` starts apart from `a`.
fn cast(answers: &Answers, [a, b]: [&str; 2]) -> String {
    let Some(Ok(hit)) = answers.cast else {
        return String::new();
    };
    let is_free = answers.obstacles.as_ref().is_some_and(|obstacles| obstacles.stop.is_none());
    let then = if is_free { " Nothing stops it." } else { "" };
    match hit {
        Some(hit) => {
            let meets = if hit.grazes { "grazes" } else { "meets" };
            format!(" Along the arrow, {b} {meets} {a} at t = {}.{then}", number(hit.t))
        }
        None => format!(" Along the arrow, {b} does not meet {a}.{then}"),
    }
}

fn listed(scene: &Scene, view: &View) -> Vec<Listed> {
    let shape = |index| Listed {
        name: scene.name(index),
        role: scene.pair.iter().position(|&of| of == index).map(|role| ["a", "b"][role]),
        fixed: Some(scene.figures[index]).filter(|figure| can_fall(figure.kind)).map(|figure| figure.fixed),
        handles: handles(scene, view, |handle| matches!(handle, Handle::Part(of, _) if of == index)),
    };
    let translation = handles(scene, view, |handle| handle == Handle::Translation);
    let moved = (!translation.is_empty()).then(|| Listed {
        name: "cast of b".to_owned(),
        role: None,
        fixed: None,
        handles: translation,
    });
    (0..scene.figures.len()).map(shape).chain(moved).collect()
}

fn handles(scene: &Scene, view: &View, is_one: impl Fn(Handle) -> bool) -> Vec<ListedHandle> {
    let listed = |handle: Handle| {
        let (name, value) = match handle {
            Handle::Part(index, part) if part.size() == 1 => {
                (part.label, number(scene.figures[index].numbers[part.first]))
            }
            Handle::Part(index, part) => (part.label, vector(scene.figures[index].vector(part))),
            Handle::Translation => ("arrow", vector(scene.translation.unwrap_or_default())),
        };
        let place = scene.position(handle).map(|position| view.place(position).to_array());
        // What a canvas cannot draw, nobody can grab.
        let place = place.filter(|place| place.iter().all(|coordinate| coordinate.abs() < 4.0));
        ListedHandle { id: handle.to_string(), name, value, selected: scene.selected == Some(handle), place }
    };
    scene.handles().filter(|&handle| is_one(handle)).map(listed).collect()
}

fn drawn(mark: &Mark) -> Drawn {
    let (form, points) = match &mark.outline {
        Outline::Dot(point) => ("dot", vec![*point]),
        Outline::Line(points) => ("line", points.clone()),
        Outline::Area(points) => ("area", points.clone()),
    };
    Drawn { style: mark.style, form, points: points.iter().flat_map(DVec2::to_array).map(rounded).collect() }
}

/// As exact as a canvas, and shorter.
fn rounded(coordinate: f64) -> f64 {
    (coordinate * 65536.0).round() / 65536.0
}

fn cells(scene: &Scene, map: Map, view: &View) -> Cells {
    let placed = |borders: Vec<f64>, axis: DVec2| {
        borders.into_iter().map(|border| (border - view.center.dot(axis)) / view.span).collect()
    };
    Cells {
        caption: map_text::caption(scene, &map),
        rows: digits(&map),
        columns: placed(map.columns, DVec2::X),
        heights: placed(map.heights, DVec2::Y),
    }
}

fn digits(map: &Map) -> Vec<String> {
    map.rows.iter().map(|row| row.iter().copied().map(digit).collect()).collect()
}

/// As the page knows it.
fn digit(verdict: Verdict) -> char {
    match verdict {
        Verdict::Apart => '0',
        Verdict::Meeting => '1',
        Verdict::WronglyMeeting => '2',
        Verdict::WronglyApart => '3',
    }
}
