//! From a file to a [`Drawing`]: the walk over its elements.

use std::fs;
use std::path::Path;

use roxmltree::{Document, Node, ParsingOptions};

use super::attributes::Attributes;
use super::context::Context;
use super::error::{Problem, ReadError};
use super::{Content, Drawing, Element, View, content};

const SVG: &str = "http://www.w3.org/2000/svg";
const INKSCAPE: &str = "http://www.inkscape.org/namespaces/inkscape";

/// Elements that are never drawn where they stand.
const NOT_DRAWN: [&str; 14] = [
    "title",
    "desc",
    "metadata",
    "defs",
    "style",
    "script",
    "symbol",
    "clipPath",
    "mask",
    "marker",
    "pattern",
    "linearGradient",
    "radialGradient",
    "filter",
];

/// The text of the file at `path`, and what messages call it.
pub(crate) fn text(path: &Path) -> Result<(String, String), ReadError> {
    let name = path.display().to_string();
    let bytes = fs::read(path).map_err(|source| ReadError::Unreadable { path: name.clone(), source })?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        ReadError::Encoding { path: name.clone(), line: valid.split(|&byte| byte == b'\n').count() }
    })?;
    Ok((name, text))
}

pub(crate) fn read(path: &str, text: &str) -> Result<Drawing, ReadError> {
    let document = parse(path, text)?;
    let lines = Lines::of(text);
    walk(&document, &lines).map_err(|(node, problem)| ReadError::Element {
        path: path.into(),
        line: lines.line_at(node.range().start),
        element: describe(node),
        problem,
    })
}

fn parse<'a>(path: &str, text: &'a str) -> Result<Document<'a>, ReadError> {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    Document::parse_with_options(text, options).map_err(|source| {
        let line = match source {
            roxmltree::Error::UnexpectedEndOfStream | roxmltree::Error::UnclosedRootNode => text.lines().count(),
            _ => source.pos().row as usize,
        };
        ReadError::Xml { path: path.into(), line, source }
    })
}

/// Where the lines of a text end, so that a drawing of many elements is not searched anew for each.
struct Lines(Vec<usize>);

impl Lines {
    fn of(text: &str) -> Self {
        Self(text.match_indices('\n').map(|(at, _)| at).collect())
    }

    /// The number of the line, from 1, that holds the byte `at`.
    fn line_at(&self, at: usize) -> usize {
        1 + self.0.partition_point(|&end| end < at)
    }
}

/// The tag with what the editor calls the element.
fn describe(node: Node<'_, '_>) -> String {
    let name = node.tag_name().name();
    label(node).map_or_else(|| name.into(), |label| format!("{name} \"{label}\""))
}

fn label<'a>(node: Node<'a, 'a>) -> Option<&'a str> {
    node.attribute((INKSCAPE, "label")).or_else(|| node.attribute("id"))
}

/// Reads all elements, with a list of what is still to do in place of recursion, which deep nesting would overflow.
fn walk<'a>(document: &'a Document<'a>, lines: &Lines) -> Result<Drawing, (Node<'a, 'a>, Problem)> {
    let root = document.root_element();
    let view = view(root).map_err(|problem| (root, problem))?;
    let mut elements = Vec::new();
    let mut open = vec![(root, Context::default())];
    while let Some((node, inherited)) = open.pop() {
        match visit(node, root, &inherited).map_err(|problem| (node, problem))? {
            Visit::Nothing => {}
            Visit::Group(context) => open.extend(node.children().rev().map(|child| (child, context))),
            Visit::Drawn(content) => elements.push(Element {
                name: node.tag_name().name().into(),
                label: label(node).map(Into::into),
                line: lines.line_at(node.range().start),
                content,
            }),
        }
    }
    let view = view.unwrap_or_else(|| View::around(&elements));
    if !view.is_drawable() {
        return Err((root, Problem::Extent));
    }
    Ok(Drawing { view, elements })
}

fn view(root: Node<'_, '_>) -> Result<Option<View>, Problem> {
    let is_svg = matches!(root.tag_name().namespace(), None | Some(SVG)) && root.tag_name().name() == "svg";
    if is_svg { View::of(&Attributes::of(root)) } else { Err(Problem::NotSvg) }
}

/// What a node is to the walk.
enum Visit {
    Nothing,
    Group(Context),
    Drawn(Content),
}

fn visit<'a>(node: Node<'a, 'a>, root: Node<'a, 'a>, inherited: &Context) -> Result<Visit, Problem> {
    let name = node.tag_name().name();
    let foreign = node.tag_name().namespace() != root.tag_name().namespace();
    if !node.is_element() || foreign || NOT_DRAWN.contains(&name) {
        return Ok(Visit::Nothing);
    }
    let attributes = Attributes::of(node);
    if attributes.get("display") == Some("none") {
        return Ok(Visit::Nothing);
    }
    let context = inherited.inherit(&attributes)?;
    if node == root || matches!(name, "g" | "a") {
        return Ok(Visit::Group(context));
    }
    if !context.visible {
        return Ok(Visit::Nothing);
    }
    content::read(name, &attributes, &context).map(Visit::Drawn)
}
