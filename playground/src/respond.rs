use serde::Serialize;

use crate::edit::{Target, edit};
use crate::report::{Report, report};
use crate::scene::Scene;
use crate::text::quoted;

/// What the page gets.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Response {
    Told {
        #[serde(flatten)]
        report: Box<Report>,
        /// What the edit has grabbed: a handle, or the number of a shape.
        grabbed: Option<String>,
    },
    Refused {
        error: String,
    },
}

/// Answers a request: a scene as a fragment, and on the next line, if there is one, an edit. The answer is a JSON: the
/// scene after the edit and all that the page shows of it, or the `error` that says what is wrong with either.
///
/// ```
/// let answer = playground::respond("circle=0,0,1&circle=3,0,1");
/// assert!(answer.contains(r#"{"name":"distance","value":"1"}"#));
/// assert!(playground::respond("circle=0,0").contains("it takes 3 numbers, and has 2"));
/// ```
#[must_use]
pub fn respond(request: &str) -> String {
    let (fragment, line) = request.split_once('\n').unwrap_or((request, ""));
    let response = told(fragment, line).unwrap_or_else(|error| Response::Refused { error });
    serde_json::to_string(&response).unwrap_or_else(|error| format!(r#"{{"error":"{error}"}}"#))
}

fn told(fragment: &str, line: &str) -> Result<Response, String> {
    let mut scene: Scene = fragment.parse().map_err(|error| format!("{error}"))?;
    let grabbed = edit(&mut scene, line).map_err(|problem| format!("{}: {problem}.", quoted(line)))?;
    let grabbed = grabbed.map(|target| match target {
        Target::Handle(handle) => handle.to_string(),
        Target::Figure(index) => (index + 1).to_string(),
    });
    Ok(Response::Told { report: Box::new(report(&scene)), grabbed })
}
