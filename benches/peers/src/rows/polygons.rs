use c2_sys::c2Poly;
use impinge::query;

use crate::contest::{Draft, Planned, Row};
use crate::double::rows::polygons as double;
use crate::peers::{BOX2D, C2, IMPINGE, box2d, c2};
use crate::single::Polygon;
use crate::single::rows::polygons;

pub(super) const ROWS: &[Planned] = &[
    Planned { name: "point in triangle", build: contains_point::<3> },
    Planned { name: "point in quad", build: contains_point::<4> },
    Planned { name: "point in octagon", build: contains_point::<8> },
    Planned { name: "triangle–triangle, yes or no", build: intersects::<3> },
    Planned { name: "quad–quad, yes or no", build: intersects::<4> },
    Planned { name: "octagon–octagon, yes or no", build: intersects::<8> },
    Planned { name: "triangle–triangle distance", build: distance::<3> },
    Planned { name: "quad–quad distance", build: distance::<4> },
    Planned { name: "octagon–octagon distance", build: distance::<8> },
    Planned { name: "triangle–triangle contact", build: contact::<3> },
    Planned { name: "quad–quad contact", build: contact::<4> },
    Planned { name: "octagon–octagon contact", build: contact::<8> },
    Planned { name: "triangle–triangle manifold", build: manifold::<3> },
    Planned { name: "quad–quad manifold", build: manifold::<4> },
    Planned { name: "octagon–octagon manifold", build: manifold::<8> },
    Planned { name: "ray–triangle", build: raycast::<3> },
    Planned { name: "ray–quad", build: raycast::<4> },
    Planned { name: "ray–octagon", build: raycast::<8> },
    Planned { name: "moving triangle–triangle", build: cast::<3> },
    Planned { name: "moving quad–quad", build: cast::<4> },
    Planned { name: "moving octagon–octagon", build: cast::<8> },
];

pub(super) const ROWS_F64: &[Planned] = &[
    Planned { name: "point in triangle, f64", build: || double::contains_point::<3>().row() },
    Planned { name: "point in quad, f64", build: || double::contains_point::<4>().row() },
    Planned { name: "point in octagon, f64", build: || double::contains_point::<8>().row() },
    Planned { name: "triangle–triangle, yes or no, f64", build: || double::intersects::<3>().row() },
    Planned { name: "quad–quad, yes or no, f64", build: || double::intersects::<4>().row() },
    Planned { name: "octagon–octagon, yes or no, f64", build: || double::intersects::<8>().row() },
    Planned { name: "triangle–triangle distance, f64", build: || double::distance::<3>().row() },
    Planned { name: "quad–quad distance, f64", build: || double::distance::<4>().row() },
    Planned { name: "octagon–octagon distance, f64", build: || double::distance::<8>().row() },
    Planned { name: "triangle–triangle contact, f64", build: || double::contact::<3>().row() },
    Planned { name: "quad–quad contact, f64", build: || double::contact::<4>().row() },
    Planned { name: "octagon–octagon contact, f64", build: || double::contact::<8>().row() },
    Planned { name: "ray–triangle, f64", build: || double::raycast::<3>().row() },
    Planned { name: "ray–quad, f64", build: || double::raycast::<4>().row() },
    Planned { name: "ray–octagon, f64", build: || double::raycast::<8>().row() },
    Planned { name: "moving triangle–triangle, f64", build: || double::cast::<3>().row() },
    Planned { name: "moving quad–quad, f64", build: || double::cast::<4>().row() },
    Planned { name: "moving octagon–octagon, f64", build: || double::cast::<8>().row() },
];

fn contains_point<const N: usize>() -> Row {
    polygons::contains_point::<N>().ask(BOX2D, box2d::polygon_contains_point).ask(C2, c2::circle_meets_polygon).row()
}

fn intersects<const N: usize>() -> Row {
    polygons::intersects::<N>().ask(BOX2D, box2d::proxies_intersect).ask(C2, c2::polygons_intersect).row()
}

fn distance<const N: usize>() -> Row {
    polygons::distance::<N>().ask(BOX2D, box2d::proxy_distance).ask(C2, c2::distance::<c2Poly, c2Poly>).row()
}

fn contact<const N: usize>() -> Row {
    polygons::contact::<N>().ask(BOX2D, box2d::polygon_contact).ask(C2, c2::polygon_contact).row()
}

/// With both points and their features.
fn manifold<const N: usize>() -> Row {
    let manifold = |a: &Polygon<N>, b: &Polygon<N>| query::contact(a, b, 0.0);
    Draft::new(polygons::questions::<N>()).ask(IMPINGE, manifold).ask(BOX2D, box2d::polygon_contact).row()
}

fn raycast<const N: usize>() -> Row {
    polygons::raycast::<N>().ask(BOX2D, box2d::raycast_polygon).ask(C2, c2::raycast_polygon).row()
}

fn cast<const N: usize>() -> Row {
    polygons::cast::<N>().ask(BOX2D, box2d::cast).row()
}
