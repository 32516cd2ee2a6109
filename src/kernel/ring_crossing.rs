//! Where the line of a path meets a ring, by exact signs: for polygons without a radius.
//!
//! The line runs along d through the start of the path. The ring runs counter-clockwise, and is strictly convex. So it passes
//! from the left of the line to its right at most once. Where it does, the line enters the polygon: through an inner point of
//! an edge, or at a vertex. Where the ring passes back to the left, the line leaves.
//!
//! Let −1, 0 and 1 be the sides of a vertex on the right of the line, on it and on its left. Of a vertex on the line, let p
//! be the side of the previous vertex, and n that of the next one:
//! - p > n: the line enters there. Either the ring passes to the right, or an edge is on the line. If the ring is on the left
//!   (p = 1), that edge begins at the vertex, and runs along d. If it is on the right, the edge ends there, and runs against d.
//! - p < n: likewise, the line leaves there.
//! - p = n: the line only grazes the vertex. It enters and leaves there. Neither side is 0, because no three vertices are on
//!   a line.

use core::cmp::Ordering;

use super::Direction;
use super::facing_chain::{Anchor, DifferenceCorner, FacingPart, FacingSide};
use super::penetration::{BorderNormals, SeparatingSide};
use super::ring::Ring;
use crate::exact::{Arrow, Cross, Dot, Polynomial, Xy};

/// A line that meets a ring.
pub(crate) struct RingCrossing<'a> {
    ring: Ring<'a>,
    /// The start of the path.
    pub(super) start: Xy,
    /// Its direction.
    d: Arrow,
    pub(crate) entry: BorderPart,
    pub(super) exit: BorderPart,
    /// Whether the line meets no inner point of the polygon.
    grazes: bool,
}

/// A part of a ring, by its index.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum BorderPart {
    /// An inner point of an edge.
    Edge(usize),
    Vertex(usize),
}

/// Where a point of the line is, seen along it.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Place {
    BeforeEntry,
    /// On the border.
    On(BorderPart),
    Inside,
    AfterExit,
}

impl<'a> RingCrossing<'a> {
    /// The crossing of the line through `start` along `d`, which is not zero. `None` if the line does not meet the ring.
    pub(crate) fn new(ring: Ring<'a>, start: Xy, d: Arrow) -> Option<Self> {
        // `Greater` on the left of the line.
        let side_of = |index| Cross(d, Arrow::between(start, ring.vertex(index))).sign();
        let count = ring.vertices().len();
        let (mut entry, mut exit) = (None, None);
        let (mut is_on_left, mut is_on_right) = (false, false);
        let first = side_of(0);
        let (mut before, mut side) = (side_of(count - 1), first);
        for index in 0..count {
            let after = if index + 1 == count { first } else { side_of(index + 1) };
            match side {
                Ordering::Greater if after == Ordering::Less => entry = Some(BorderPart::Edge(index)),
                Ordering::Less if after == Ordering::Greater => exit = Some(BorderPart::Edge(index)),
                Ordering::Equal => {
                    let vertex = Some(BorderPart::Vertex(index));
                    if before >= after {
                        entry = vertex;
                    }
                    if before <= after {
                        exit = vertex;
                    }
                }
                _ => {}
            }
            is_on_left |= side == Ordering::Greater;
            is_on_right |= side == Ordering::Less;
            (before, side) = (side, after);
        }
        Some(Self { ring, start, d, entry: entry?, exit: exit?, grazes: !(is_on_left && is_on_right) })
    }

    pub(crate) fn place_of_start(&self) -> Place {
        self.place_of(self.start)
    }

    /// Where a point of the line is.
    pub(super) fn place_of(&self, point: Xy) -> Place {
        match self.compare(point, self.entry) {
            Ordering::Less => return Place::BeforeEntry,
            Ordering::Equal => return Place::On(self.entry),
            Ordering::Greater => {}
        }
        match self.compare(point, self.exit) {
            Ordering::Less => self.grazed_edge().map_or(Place::Inside, Place::On),
            Ordering::Equal => Place::On(self.exit),
            Ordering::Greater => Place::AfterExit,
        }
    }

    /// A point of the line, compared along it with the entry or the exit.
    fn compare(&self, point: Xy, part: BorderPart) -> Ordering {
        match part {
            // `Greater` is inside of the edge: after the entry, or before the exit.
            BorderPart::Edge(index) => {
                let side = self.ring.edge(index).side(point);
                if part == self.exit { side.reverse() } else { side }
            }
            BorderPart::Vertex(index) => Dot(self.d, Arrow::between(self.ring.vertex(index), point)).sign(),
        }
    }

    /// The edge on the line, if there is one. It runs along the line or against it.
    fn grazed_edge(&self) -> Option<BorderPart> {
        match (self.entry, self.exit) {
            (BorderPart::Vertex(entry), BorderPart::Vertex(exit)) if self.grazes && entry != exit => {
                let runs_along = self.ring.wrapped(entry + 1) == exit;
                Some(BorderPart::Edge(if runs_along { entry } else { exit }))
            }
            _ => None,
        }
    }

    /// The entry or the exit, as what a path from the start meets.
    pub(crate) fn facing_part(&self, part: BorderPart) -> FacingPart {
        let corner = |index| DifferenceCorner { moving: self.start, target: self.ring.vertex(index) };
        match part {
            BorderPart::Edge(index) => FacingPart::Side(FacingSide {
                along: self.ring.edge(index).along,
                start: corner(index),
                end: Some(corner(index + 1)),
                anchor: Anchor::Moving(self.start),
                is_of_polygon: true,
            }),
            BorderPart::Vertex(index) => {
                FacingPart::SharpCorner { corner: corner(index), normal: self.normal(part), grazes: self.grazes }
            }
        }
    }

    /// The normal where a path along the line meets this part of the ring.
    pub(super) fn normal(&self, part: BorderPart) -> Direction {
        // The corner does not matter: only the normal is used.
        let side = |index| SeparatingSide::through(&self.ring.edge(index), true, self.start, true);
        let normals = match part {
            BorderPart::Edge(index) => BorderNormals::Side(side(index)),
            // In canonical order: that of the indices.
            BorderPart::Vertex(0) => BorderNormals::Corner(side(0), side(self.ring.vertices().len() - 1)),
            BorderPart::Vertex(index) => BorderNormals::Corner(side(index - 1), side(index)),
        };
        normals.met_along(self.d).0
    }
}
