//! Whom the figure shows, and by which mark: told apart by shape and by colour.

use drawing::style::{BLUE, GREEN, INK, ORANGE, PURPLE};
use svg::node::element::{Group, Path};

use crate::peers::{BEVY, BOX2D, BRANCHLESS, C2, NAIVE, PARRY, PARRY_ANEW, PARRY_KEPT, TYPED};

pub(super) struct Series {
    pub(super) name: &'static str,
    /// The peers of the tables that are this one, each in its own way.
    pub(super) columns: &'static [&'static str],
    colour: &'static str,
    /// The outline of its mark around the origin.
    outline: &'static str,
}

pub(super) static SERIES: [Series; 5] = [
    Series {
        name: "written by hand",
        columns: &[NAIVE, BRANCHLESS],
        colour: INK,
        outline: "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z",
    },
    Series {
        name: "parry",
        columns: &[PARRY, TYPED, PARRY_KEPT, PARRY_ANEW],
        colour: BLUE,
        outline: "M-4.5-4.5h9v9h-9Z",
    },
    Series { name: "Box2D", columns: &[BOX2D], colour: ORANGE, outline: "M0-5.5L5.5 4.5h-11Z" },
    Series { name: "c2", columns: &[C2], colour: GREEN, outline: "M0-6L6 0L0 6L-6 0Z" },
    Series { name: "bevy", columns: &[BEVY], colour: PURPLE, outline: "M0 5.5L5.5-4.5h-11Z" },
];

impl Series {
    /// Its mark in the origin: full, or hollow.
    pub(super) fn mark(&self, is_full: bool) -> Group {
        let fill = if is_full { self.colour } else { "none" };
        Group::new().add(Path::new().set("d", self.outline).set("fill", fill).set("stroke", self.colour))
    }
}
