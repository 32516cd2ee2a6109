//! Sections of named rows, and what is said where there is no value.

use std::fmt::Display;

use impinge::QueryError;
use serde::Serialize;

use crate::answers::Answer;

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Section {
    title: String,
    rows: Vec<Row>,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) value: String,
    /// Whether the value is not the exact one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) wrong: bool,
}

pub(crate) fn section(title: impl Into<String>, rows: Vec<Row>) -> Section {
    Section { title: title.into(), rows }
}

pub(crate) fn row(name: impl Display, value: impl Into<String>) -> Row {
    Row { name: name.to_string(), value: value.into(), wrong: false }
}

/// With the error's name before what it says.
pub(crate) fn told<T>(answer: &Answer<T>, text: impl FnOnce(&T) -> String) -> String {
    match answer {
        Ok(value) => text(value),
        Err(error) => refused(*error),
    }
}

pub(crate) fn refused(error: QueryError) -> String {
    format!("{error:?}: {error}")
}

pub(crate) fn optional<T>(value: Option<&T>, none: &str, text: impl FnOnce(&T) -> String) -> String {
    value.map_or_else(|| none.to_owned(), text)
}
