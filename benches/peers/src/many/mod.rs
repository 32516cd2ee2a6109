//! The rows of many shapes at once.

mod body;
mod boxes;
mod nearest;
mod ours;
mod overlaps;
mod polygons;
mod sweep;
mod trees;

use impinge::{Aabb, Circle};

use crate::contest::Planned;
use crate::double::batch as double;
use crate::single::{Polygon, batch as single};

/// One ray, many circles.
pub(crate) fn rays() -> Vec<Planned> {
    vec![
        Planned { name: "first hit of a ray among 1024 circles", build: || nearest::row(1024, 256, 101) },
        Planned { name: "first hit of a ray among 100 000 circles", build: || nearest::row(100_000, 32, 21) },
    ]
}

/// All overlaps among moving circles.
pub(crate) fn overlaps() -> Vec<Planned> {
    vec![
        Planned { name: "overlapping pairs of 10 000 moving circles", build: || overlaps::row::<Circle>(10_000, 21) },
        Planned { name: "overlapping pairs of 100 000 moving circles", build: || overlaps::row::<Circle>(100_000, 11) },
        Planned {
            name: "overlapping pairs of 1 000 000 moving circles",
            build: || overlaps::row::<Circle>(1_000_000, 5),
        },
    ]
}

/// One ray or one box among many boxes, and their overlaps.
pub(crate) fn boxes() -> Vec<Planned> {
    vec![
        Planned { name: "first hit of a ray among 10 000 boxes", build: || boxes::raycast(10_000, 256, 21) },
        Planned {
            name: "first hit of a ray among 10 000 boxes, f64",
            build: || double::raycast_boxes(10_000, 256).rounds(21).row(),
        },
        Planned { name: "first hit of a moving box among 10 000 boxes", build: || boxes::cast(10_000, 64, 11) },
        Planned { name: "overlapping pairs of 100 000 moving boxes", build: || overlaps::row::<Aabb>(100_000, 11) },
    ]
}

/// The same of quads.
pub(crate) fn quads() -> Vec<Planned> {
    vec![
        Planned { name: "first hit of a ray among 10 000 quads", build: || polygons::raycast(10_000, 256, 21) },
        Planned { name: "first hit of a moving quad among 10 000 quads", build: || polygons::cast(10_000, 64, 11) },
        Planned { name: "overlapping pairs of 10 000 moving quads", build: || overlaps::row::<Polygon<4>>(10_000, 21) },
    ]
}

/// Each function of `batch`, in both precisions.
pub(crate) fn batch() -> Vec<Planned> {
    vec![
        Planned { name: "raycast, 1024 circles", build: || single::raycast(1024).row() },
        Planned { name: "raycast, 1024 circles, f64", build: || double::raycast(1024).row() },
        Planned { name: "raycast_any, 1024 circles", build: || single::raycast_any(1024).row() },
        Planned { name: "raycast_any, 1024 circles, f64", build: || double::raycast_any(1024).row() },
        Planned { name: "raycast_all, 1024 circles", build: || single::raycast_all(1024).row() },
        Planned { name: "raycast_all, 1024 circles, f64", build: || double::raycast_all(1024).row() },
        Planned { name: "cast, 1024 circles", build: || single::cast(1024).row() },
        Planned { name: "cast, 1024 circles, f64", build: || double::cast(1024).row() },
        Planned { name: "intersecting, 1024 circles", build: || single::intersecting(1024).row() },
        Planned { name: "intersecting, 1024 circles, f64", build: || double::intersecting(1024).row() },
        Planned { name: "closest, 1024 circles", build: || single::closest(1024).row() },
        Planned { name: "closest, 1024 circles, f64", build: || double::closest(1024).row() },
        Planned { name: "distances, 1024 circles", build: || single::distances(1024).row() },
        Planned { name: "distances, 1024 circles, f64", build: || double::distances(1024).row() },
        Planned { name: "validate, 1024 circles", build: || single::validate(1024).row() },
        Planned { name: "validate, 1024 circles, f64", build: || double::validate(1024).row() },
        Planned { name: "overlapping_pairs, 1024 circles", build: || single::overlapping_pairs(1024).row() },
        Planned { name: "overlapping_pairs, 1024 circles, f64", build: || double::overlapping_pairs(1024).row() },
        Planned { name: "contacts, 1024 circles", build: || single::contacts(1024).row() },
        Planned { name: "contacts, 1024 circles, f64", build: || double::contacts(1024).row() },
        Planned {
            name: "overlapping_pairs_between, 1024 circles",
            build: || single::overlapping_pairs_between(1024).row(),
        },
        Planned {
            name: "overlapping_pairs_between, 1024 circles, f64",
            build: || double::overlapping_pairs_between(1024).row(),
        },
        Planned { name: "closest, 100 000 circles", build: || single::closest(100_000).rounds(21).row() },
        Planned { name: "closest, 100 000 circles, f64", build: || double::closest(100_000).rounds(21).row() },
    ]
}
