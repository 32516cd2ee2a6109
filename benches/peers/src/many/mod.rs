//! The rows of many shapes at once.

mod bound;
mod field;
mod nearest;
mod ours;
mod overlaps;
mod sweep;
mod trees;

use crate::contest::Planned;

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
        Planned { name: "overlapping pairs of 10 000 moving circles", build: || overlaps::row(10_000, 21) },
        Planned { name: "overlapping pairs of 100 000 moving circles", build: || overlaps::row(100_000, 11) },
        Planned { name: "overlapping pairs of 1 000 000 moving circles", build: || overlaps::row(1_000_000, 5) },
    ]
}
