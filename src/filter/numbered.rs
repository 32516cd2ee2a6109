//! The features of a polygon and another core, by numbers of corners.
//!
//! Vectorised code knows corners by their numbers. The points and lines are looked up last, for the features that decide; a
//! contact also returns the numbers.

use core::cmp::Ordering;

use super::axes::Corners;
use super::features::Features;
use crate::kernel::contact::{ContactEdge, ContactFeatures, EdgeAndVertex, Vertex};
use crate::kernel::penetration::{SeparatingSide, TiedEdges};
use crate::kernel::separation::ClosestFeatures;
use crate::shapes::sealed::HasCore;

/// The features that decide, by numbers of corners. An edge has the number of the corner where it begins.
#[derive(Clone, Copy)]
pub(super) enum Numbered {
    /// An edge of one core and a corner of the other.
    Edge { edge_is_a: bool, edge: usize, corner: usize, meeting: Meeting },
    /// The closest corner of each core. `edge_of_a` is set if two edges that begin or end there face each other, and lead
    /// away from the two corners in the same direction. It is the one of a.
    Corners { of_a: usize, of_b: usize, edge_of_a: Option<usize> },
    /// The common corner of cores that only touch there, and the edges with the two normals, in canonical order. They are no
    /// [`TiedEdges`]: for boxes, the compiler knows which core has the first one.
    Common { of_a: usize, of_b: usize, edge_is_a: bool, edge: usize, next_is_a: bool, next: u8 },
}

/// How two cores meet.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Meeting {
    Apart,
    /// They share points, but only of their borders.
    Touching,
    /// They have inner points in common.
    Overlapping,
}

/// The edges of a core whose lines the other core touches from outside.
#[derive(Clone, Copy)]
pub(super) struct TouchedEdges {
    numbers: [usize; 2],
    count: usize,
}

impl TouchedEdges {
    pub(super) const NONE: Self = Self { numbers: [0; 2], count: 0 };

    /// There are at most two. No two edges of a polygon are on one line, and a convex set that meets the polygon touches at
    /// most two of these lines from outside. The two edges of a segment are on one line, there and back. But the other core
    /// then has an interior. So it is on one side of this line, and touches only one of the two from outside.
    pub(super) fn add(&mut self, edge: usize) {
        if self.count < 2 {
            self.numbers[self.count] = edge;
            self.count += 1;
        }
    }

    pub(super) fn numbers(&self) -> &[usize] {
        &self.numbers[..self.count]
    }
}

impl Meeting {
    /// `distance` is that of the cores, compared with the sum of the radii and the margin.
    #[inline]
    pub(super) fn of_distance(distance: Ordering) -> Self {
        match distance {
            Ordering::Less => Self::Overlapping,
            Ordering::Equal => Self::Touching,
            Ordering::Greater => Self::Apart,
        }
    }

    /// `are_apart` is whether there is a gap between the line of an edge and the other core.
    #[inline]
    pub(super) fn from_axes(are_apart: bool, touched: &[TouchedEdges; 2]) -> Self {
        if are_apart {
            Self::Apart
        } else if touched[0].count + touched[1].count > 0 {
            Self::Touching
        } else {
            Self::Overlapping
        }
    }
}

impl Numbered {
    #[inline]
    pub(super) fn corners(own: usize, other: usize, own_is_a: bool) -> Self {
        let (of_a, of_b) = if own_is_a { (own, other) } else { (other, own) };
        Self::Corners { of_a, of_b, edge_of_a: None }
    }

    /// Cores with a common corner. Each edge is given by whether it is of a, and by its number.
    #[expect(clippy::cast_possible_truncation, reason = "there are at most 255 corners")]
    pub(super) fn common([of_a, of_b]: [usize; 2], edges: [(bool, usize); 2]) -> Self {
        let [(edge_is_a, edge), (next_is_a, next)] = edges;
        Self::Common { of_a, of_b, edge_is_a, edge, next_is_a, next: next as u8 }
    }

    #[inline]
    pub(super) fn are_overlapping(&self) -> bool {
        matches!(self, Self::Edge { meeting: Meeting::Overlapping, .. })
    }

    // In a build with debug assertions, a function is small rather than fast.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn features<A: HasCore, B: HasCore<Points = A::Points>>(self, a: &A, b: &B) -> Features {
        let (a, b) = (Corners::new(a), Corners::new(b));
        match self {
            Self::Corners { of_a, of_b, .. } => {
                Features::Apart(ClosestFeatures::Corners { a: a.corner(of_a), b: b.corner(of_b) })
            }
            Self::Edge { edge_is_a, edge, corner, meeting } => {
                let ((line, runs_along), point) =
                    if edge_is_a { (a.line(edge), b.corner(corner)) } else { (b.line(edge), a.corner(corner)) };
                if meeting == Meeting::Apart {
                    return Features::Apart(ClosestFeatures::Edge { line, corner: point, line_is_a: edge_is_a });
                }
                // The corner of the other core is on the left of the edge, or on it.
                let side = SeparatingSide::through(&line, edge_is_a, point, runs_along);
                if meeting == Meeting::Touching {
                    Features::Touching { side, at: side.common_point(), tied: TiedEdges::NONE }
                } else {
                    Features::Overlapping(side)
                }
            }
            Self::Common { of_a, of_b, edge_is_a, edge, next_is_a, next } => {
                let (at, other) = (a.corner(of_a), b.corner(of_b));
                let ((line, runs_along), corner) = if edge_is_a { (a.line(edge), other) } else { (b.line(edge), at) };
                let side = SeparatingSide::through(&line, edge_is_a, corner, runs_along);
                let tied = TiedEdges::new([(edge_is_a, edge), (next_is_a, next.into())]);
                Features::Touching { side, at, tied }
            }
        }
    }

    #[inline(always)]
    pub(super) fn contact_features<A: HasCore, B: HasCore<Points = A::Points>>(self, a: &A, b: &B) -> ContactFeatures {
        let (a, b) = (Corners::new(a), Corners::new(b));
        match self {
            Self::Corners { of_a, of_b, edge_of_a: None } => {
                ContactFeatures::at_vertices([a.vertex(of_a), b.vertex(of_b)])
            }
            Self::Corners { of_a, of_b, edge_of_a: Some(edge) } => ContactFeatures::between_level(
                [a.vertex(of_a), b.vertex(of_b)],
                edge_and_vertex(&a, edge, &b, of_b, true, Meeting::Apart),
            ),
            Self::Edge { edge_is_a: true, edge, corner, meeting } => {
                ContactFeatures::at_edge(edge_and_vertex(&a, edge, &b, corner, true, meeting))
            }
            Self::Edge { edge_is_a: false, edge, corner, meeting } => {
                ContactFeatures::at_edge(edge_and_vertex(&b, edge, &a, corner, false, meeting))
            }
            Self::Common { of_a, of_b, edge_is_a, edge, .. } => {
                let reference = if edge_is_a { a.contact_edge(edge) } else { b.contact_edge(edge) };
                ContactFeatures::at_common_vertex([a.vertex(of_a), b.vertex(of_b)], &reference, edge_is_a)
            }
        }
    }
}

/// An edge of one core and a corner of the other, with the edges that meet there.
#[inline(always)]
fn edge_and_vertex<A: HasCore, B: HasCore<Points = A::Points>>(
    own: &Corners<A>,
    edge: usize,
    other: &Corners<B>,
    corner: usize,
    own_is_a: bool,
    meeting: Meeting,
) -> EdgeAndVertex {
    let edges = if other.count > 1 {
        [Some(other.contact_edge(other.previous(corner))), Some(other.contact_edge(corner))]
    } else {
        [None; 2]
    };
    EdgeAndVertex {
        reference: own.contact_edge(edge),
        reference_is_a: own_is_a,
        vertex: other.vertex(corner),
        edges,
        is_on_reference: meeting == Meeting::Touching,
    }
}

impl<A: HasCore> Corners<'_, A> {
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "there are at most 255 corners")]
    fn vertex(&self, number: usize) -> Vertex {
        Vertex { at: self.corner(number), number: number as u8 }
    }

    /// The edge that begins at this corner.
    #[inline(always)]
    fn contact_edge(&self, number: usize) -> ContactEdge {
        if self.count == 2 {
            let (line, runs_along) = self.line(number);
            return ContactEdge::straight(&line, runs_along);
        }
        ContactEdge::of_polygon(self.vertex(number), self.vertex(self.next(number)))
    }
}
