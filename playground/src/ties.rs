//! How many ways out are equally short.

use impinge::glam::Vec2;
use impinge::query;

use crate::dispatch::with_both;
use crate::figure::{BoundedOrRay, Figure, Kind, core};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ties {
    /// As many as there are normals.
    Listed,
    Arc,
    All,
}

/// There are infinitely many exactly where the origin is a corner of the Minkowski difference of the cores, which is a
/// difference of ends. It is none where the cores overlap, or lead the same way from the end that they share: then only the
/// left and the right normal tie, which are opposite, and those of a corner are not, or are more than two.
pub(crate) fn ties([a, b]: [&Figure; 2], normals: &[Vec2]) -> Ties {
    let (ends_a, ends_b) = (ends(a), ends(b));
    match normals {
        [] | [_] => Ties::Listed,
        _ if !ends_a.iter().any(|end| ends_b.contains(end)) || !cores_touch([a, b]) => Ties::Listed,
        [one, other] if *one == -*other => Ties::Listed,
        _ if is_point(a) && is_point(b) => Ties::All,
        _ => Ties::Arc,
    }
}

/// Of the core.
fn ends(figure: &Figure) -> Vec<Vec2> {
    match figure.shape() {
        BoundedOrRay::Bounded(shape) => core(&shape).0,
        BoundedOrRay::Ray(ray) => vec![ray.origin],
    }
}

/// Of cores that have a point in common: whether they do not overlap.
fn cores_touch(pair: [&Figure; 2]) -> bool {
    let [a, b] = pair.map(|figure| figure.bare().shape());
    with_both!(a, b, |a, b| query::signed_distance(&a, &b)) == Ok(0.0)
}

fn is_point(figure: &Figure) -> bool {
    figure.kind != Kind::Ray && ends(figure).len() == 1
}
