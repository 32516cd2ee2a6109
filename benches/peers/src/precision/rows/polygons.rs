use impinge::query;

use super::draw::{Aim, Moving, moves, pairs, rays};
use super::naive::polygons;
use super::naive::{Branching, Branchless};
use super::parry2d::shape;
use super::{Polygon, Scalar, Vector, ours, parry, typed};
use crate::contest::Draft;
use crate::peers::{BRANCHLESS, IMPINGE, NAIVE, PARRY, TYPED};

pub(crate) fn contains_point<const N: usize>() -> Draft<Polygon<N>, Vector> {
    Draft::new(points::<N>())
        .ask(IMPINGE, query::intersects::<Polygon<N>, Vector>)
        .ask(NAIVE, polygons::contains_point::<Branching, N>)
        .ask(BRANCHLESS, polygons::contains_point::<Branchless, N>)
        .ask(PARRY, parry::contains_point::<shape::ConvexPolygon>)
        .ask(TYPED, typed::contains_point::<shape::ConvexPolygon>)
}

pub(crate) fn intersects<const N: usize>() -> Draft<Polygon<N>, Polygon<N>> {
    Draft::new(questions::<N>())
        .ask(IMPINGE, query::intersects::<Polygon<N>, Polygon<N>>)
        .ask(NAIVE, polygons::intersects::<Branching, N, N>)
        .ask(BRANCHLESS, polygons::intersects::<Branchless, N, N>)
        .ask(PARRY, parry::intersects::<shape::ConvexPolygon, shape::ConvexPolygon>)
        .ask(TYPED, typed::intersects::<shape::ConvexPolygon, shape::ConvexPolygon>)
}

pub(crate) fn distance<const N: usize>() -> Draft<Polygon<N>, Polygon<N>> {
    Draft::new(questions::<N>())
        .ask(IMPINGE, query::distance::<Polygon<N>, Polygon<N>>)
        .ask(NAIVE, polygons::distance::<Branching, N, N>)
        .ask(BRANCHLESS, polygons::distance::<Branchless, N, N>)
        .ask(PARRY, parry::distance::<shape::ConvexPolygon, shape::ConvexPolygon>)
        .ask(TYPED, typed::distance::<shape::ConvexPolygon, shape::ConvexPolygon>)
}

pub(crate) fn contact<const N: usize>() -> Draft<Polygon<N>, Polygon<N>> {
    Draft::new(questions::<N>())
        .ask(IMPINGE, query::penetration::<Polygon<N>, Polygon<N>>)
        .ask(NAIVE, polygons::contact::<N, N>)
        .ask(PARRY, parry::contact::<shape::ConvexPolygon, shape::ConvexPolygon>)
        .ask(TYPED, typed::contact::<shape::ConvexPolygon, shape::ConvexPolygon>)
}

pub(crate) fn raycast<const N: usize>() -> Draft<Aim, Polygon<N>> {
    Draft::new(rays::<Polygon<N>>(spread::<N>(4.0)))
        .ask(IMPINGE, ours::raycast::<Polygon<N>>)
        .ask(NAIVE, polygons::raycast::<Branching, N>)
        .ask(BRANCHLESS, polygons::raycast::<Branchless, N>)
        .ask(PARRY, parry::raycast::<shape::ConvexPolygon>)
        .ask(TYPED, typed::raycast::<shape::ConvexPolygon>)
}

pub(crate) fn cast<const N: usize>() -> Draft<Moving<Polygon<N>>, Polygon<N>> {
    Draft::new(moves::<Polygon<N>, Polygon<N>>(spread::<N>(10.5)))
        .ask(IMPINGE, ours::cast::<Polygon<N>, Polygon<N>>)
        .ask(NAIVE, polygons::cast::<Branching, N, N>)
        .ask(BRANCHLESS, polygons::cast::<Branchless, N, N>)
        .ask(PARRY, parry::cast::<shape::ConvexPolygon, shape::ConvexPolygon>)
        .ask(TYPED, typed::cast::<shape::ConvexPolygon, shape::ConvexPolygon>)
}

/// A triangle is narrower than an octagon of the same radius.
fn spread<const N: usize>(of_octagon: Scalar) -> Scalar {
    of_octagon
        * match N {
            3 => 0.85,
            4 => 0.95,
            _ => 1.0,
        }
}

/// Two fifths of the points are inside.
fn points<const N: usize>() -> Vec<(Polygon<N>, Vector)> {
    pairs(match N {
        3 => 0.85,
        4 => 0.81,
        _ => 0.75,
    })
}

/// Two fifths of them overlap.
pub(crate) fn questions<const N: usize>() -> Vec<(Polygon<N>, Polygon<N>)> {
    pairs(match N {
        3 => 0.65,
        4 => 0.6,
        _ => 0.55,
    })
}

#[cfg(test)]
mod tests {
    use super::{questions, shape};
    use crate::peers::Stored as _;

    /// Libraries drop corners that are near others.
    #[test]
    fn a_polygon_has_all_its_corners() {
        for (polygon, _) in questions::<8>() {
            let parry = shape::ConvexPolygon::stored(&polygon);
            assert_eq!((polygon.vertices().len(), parry.points().len()), (8, 8));
        }
    }
}
