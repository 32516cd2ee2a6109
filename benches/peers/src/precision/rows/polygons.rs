use impinge::query;

use super::draw::pairs;
use super::naive::polygons;
use super::naive::{Branching, Branchless};
use super::parry2d::shape;
use super::{Polygon, Vector, parry, typed};
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

/// Two fifths of the points are inside.
fn points<const N: usize>() -> Vec<(Polygon<N>, Vector)> {
    pairs(match N {
        3 => 0.85,
        4 => 0.81,
        _ => 0.75,
    })
}

/// Two fifths of them overlap.
fn questions<const N: usize>() -> Vec<(Polygon<N>, Polygon<N>)> {
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
