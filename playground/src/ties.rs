//! How many ways out are equally short.

use impinge::glam::Vec2;

use crate::figure::{Figure, Kind, Role};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ties {
    /// As many as there are normals.
    Listed,
    Arc,
    All,
}

/// There are infinitely many exactly where the origin is a corner of the Minkowski difference of the cores, which is a
/// difference of ends. It is none where the cores lead the same way from the end that they share: then only the left and
/// the right normal tie, which are opposite, and those of a corner are not, or are more than two.
pub(crate) fn ties([a, b]: [&Figure; 2], normals: &[Vec2]) -> Ties {
    let is_end_of_b = |end| ends(b).any(|other| other == end);
    match normals {
        _ if !ends(a).any(is_end_of_b) => Ties::Listed,
        [one, other] if *one == -*other => Ties::Listed,
        _ if is_point(a) && is_point(b) => Ties::All,
        _ => Ties::Arc,
    }
}

/// Of the core.
fn ends(figure: &Figure) -> impl Iterator<Item = Vec2> {
    let positions = figure.kind.parts().iter().filter(|part| part.role == Role::Position);
    positions.map(|part| figure.vector(part))
}

fn is_point(figure: &Figure) -> bool {
    let mut ends = ends(figure);
    let first = ends.next();
    figure.kind != Kind::Ray && ends.all(|end| Some(end) == first)
}
