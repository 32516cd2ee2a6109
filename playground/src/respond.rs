use impinge::glam::DVec2;
use serde::Serialize;

use crate::edit::{Effect, Target, edit};
use crate::fragment::array;
use crate::pick::pick;
use crate::problem::Problem;
use crate::report::{Report, report};
use crate::scale;
use crate::scene::Scene;
use crate::text::quoted;
use crate::view::Frame;

/// What the page gets.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Response {
    Told {
        #[serde(flatten)]
        report: Box<Report>,
        /// What the edit has grabbed: a handle, or the number of a shape.
        grabbed: Option<String>,
        /// What the edit did, where the picture does not show it.
        note: Option<String>,
        /// Whether the shapes still fall.
        falling: bool,
    },
    /// The point of the plane at a place of the picture, and what an edit would grab there.
    Pointed {
        point: String,
        over: Option<String>,
    },
    /// The scene as it is printed, with its view.
    Printed {
        scene: String,
    },
    Refused {
        error: String,
    },
}

/// Answers a request: a scene as a fragment, on the next line, if there is one, an edit, and on a third the width and the
/// height of the picture in spans. The answer is a JSON: the scene after the edit and all that the page shows of it, or
/// the `error` that says what is wrong with one of them. The line `at x,y,reach,pixel` edits nothing: its answer tells
/// only what is at that place. The line `print` only returns the scene as it is printed, without the answers.
///
/// ```
/// let answer = playground::respond("circle=0,0,1&circle=3,0,1");
/// assert!(answer.contains(r#"{"name":"distance","value":"1"}"#));
/// assert!(playground::respond("circle=0,0").contains("expected 3 numbers, found 2"));
/// let answer = playground::respond("point=1,2&view=0,0,8\nat 0.125,0.25,0.01,0.01");
/// assert_eq!(answer, r#"{"point":"(1, 2)","over":"1.point"}"#);
/// assert_eq!(playground::respond("point=1,2\nprint"), r#"{"scene":"point=1,2&view=1,2,4"}"#);
/// ```
#[must_use]
pub fn respond(request: &str) -> String {
    let mut lines = request.splitn(3, '\n');
    let [fragment, line, size] = [(); 3].map(|()| lines.next().unwrap_or(""));
    let response = told(fragment, line, size).unwrap_or_else(|error| Response::Refused { error });
    serde_json::to_string(&response).unwrap_or_else(|error| format!(r#"{{"error":"{error}"}}"#))
}

fn told(fragment: &str, line: &str, size: &str) -> Result<Response, String> {
    let mut scene: Scene = fragment.parse().map_err(|error| format!("{error}"))?;
    let refused = |of: &str, problem: Problem| format!("{}: {problem}.", quoted(of));
    if let Some(values) = line.strip_prefix("at ") {
        return pointed(&scene, values).map_err(|problem| refused(line, problem));
    }
    if line == "print" {
        return Ok(Response::Printed { scene: scene.printed() });
    }
    let frame = frame(size).map_err(|problem| refused(size, problem))?;
    let effect = edit(&mut scene, line, frame).map_err(|problem| refused(line, problem))?;
    let Effect { grabbed, note, falling } = effect;
    let report = Box::new(report(&scene, frame, falling));
    Ok(Response::Told { report, grabbed: grabbed.map(name), note, falling })
}

fn frame(size: &str) -> Result<Frame, Problem> {
    if size.is_empty() { Ok(Frame::default()) } else { array(size).map(|size| Frame::new(DVec2::from_array(size))) }
}

fn pointed(scene: &Scene, values: &str) -> Result<Response, Problem> {
    let [x, y, reach, pixel] = array(values)?;
    let place = DVec2::new(x, y);
    let point = scale::pointed(&scene.view(), place, pixel);
    Ok(Response::Pointed { point, over: pick(scene, place, reach).map(name) })
}

fn name(target: Target) -> String {
    match target {
        Target::Handle(handle) => handle.to_string(),
        Target::Figure(index) => (index + 1).to_string(),
    }
}
