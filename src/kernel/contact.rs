//! Where two cores touch along their normal: one point, or two.
//!
//! Let S be the Minkowski difference of the cores, and n the normal at the point of its border that is nearest to 0. If
//! that point is a corner of S, a vertex of each core is there: one point. Otherwise it is on a side of S. An edge E of
//! one core is parallel to that side (the *reference edge*), and a vertex v of the other core is straight across from an
//! inner point of E. Of the edges at v, let F be the one whose outward unit normal has the least product with that of E
//! (the *incident edge*). There is none if no product is negative.
//!
//! Seen along E, both edges have an interval in common. v is one of its ends. The other one is an end of F or of E. It
//! gives the second point, if that is at most the margin away. If F is parallel to E, both ends count, and neither edge
//! is preferred.
//!
//! Let e be the vector along E, and f that along F, each with its core on the left. Then e·f < 0.
//!
//! - *An end q of F.* Its distance from the line of E is |e×(q − p)|/|e|, as for closest features and depths.
//! - *An end p of E.* Let q be any point on the line of F, and w = q − p. The point of F straight across from p is x =
//!   q − f·(e·w)/(e·f). As (e×w)(e·f) − (e·w)(e×f) = |e|²(f×w), it is outside E by h = |e|(f×w)/|e·f|. The sign of f×w
//!   decides whether it is outside, and `SlabEntry` with |e|²(w×f)² − r²(f·e)² whether h exceeds r, the sum of the
//!   radii and the margin. With R the sum of the radii, the separation h − R is `SlabEntry`/(|e·f|(|e||f×w| + R|e·f|)),
//!   without cancellation. With relative errors below 2⁻⁵⁹ of `SlabEntry` and 2⁻⁶⁰ of the others, its error is below
//!   2⁻⁵⁷, a sixteenth of an ulp of an `f64`. The share (e·w)/(e·f) is at most 1 in magnitude if q is an end of F, so
//!   the error of x is a few ε of f.

use core::cmp::Ordering;

use super::penetration::{BorderNormals, SeparatingSide, ShortestTranslations};
use super::ring::Ring;
use super::separation::{ClosestFeatures, Relation};
use super::{Core, Direction, Line};
use crate::exact::{
    Arrow, Cross, Dot, Evaluated, Farther, Normal, Polynomial, Precision, Real, RealVector, Slab, SlabEntry, Sum, Xy,
    precedes,
};

/// A vertex or an edge of a shape, by its number.
///
/// The numbers are those of the vertices of a polygon, in its own order; an edge has that of the vertex where it begins.
/// A box begins at its `min` and goes counter-clockwise. The vertices of a segment or stadium are `a` and `b`, and a box
/// without an interior is the segment from `min` to `max`. A point, a circle's centre and the origin of a ray are vertex 0.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::query::{self, Part};
/// use impinge::{Circle, Segment};
///
/// let wall = Segment::new(vec2(0.0, 0.0), vec2(0.0, 4.0));
/// let ball = Circle::new(vec2(2.0, 7.0), 2.0);
/// let contact = query::contact(&wall, &ball, 2.0)?.expect("near");
/// assert_eq!(contact.points()[0].feature.a, Part::Vertex(1));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// The vertex with this number.
    Vertex(u8),
    /// The edge with this number.
    Edge(u8),
}

/// The features of two cores at the point of S that is nearest to 0.
pub(crate) struct ContactFeatures {
    /// From a to b.
    normal: Direction,
    /// Whether there is one shortest translation.
    is_unique: bool,
    at: ContactFeaturesAt,
}

#[expect(clippy::large_enum_variant, reason = "it is on the stack, and not moved far")]
enum ContactFeaturesAt {
    /// A corner of S: a vertex of each core.
    Vertices([Vertex; 2]),
    /// Inside a side of S.
    Edge(EdgeAndVertex),
}

/// A side of S: the reference edge, and a vertex of the other core with its edges.
pub(crate) struct EdgeAndVertex {
    pub(crate) reference: ContactEdge,
    pub(crate) reference_is_a: bool,
    /// The vertex of the other core.
    pub(crate) vertex: Vertex,
    /// The edges of the other core that end and begin at the vertex. A point has none.
    pub(crate) edges: [Option<ContactEdge>; 2],
}

impl ContactFeatures {
    /// The features of two cores. `None` if their distance exceeds `max_distance`.
    pub(crate) fn between(cores: [&Core; 2], relation: &Relation, max_distance: Sum) -> Option<Self> {
        let [a, b] = cores;
        let translations = match relation {
            Relation::Crossing(a, b) => ShortestTranslations::crossing(a, b),
            Relation::Overlapping(difference) => ShortestTranslations::overlapping(*difference),
            Relation::NotCrossing(nearest) if nearest.compare(max_distance) == Ordering::Greater => return None,
            Relation::NotCrossing(nearest) => match nearest.common_point() {
                Some(at) => ShortestTranslations::touching(*a, *b, at),
                None => return Some(Self::apart(nearest, cores)),
            },
        };
        let touch = match &translations {
            ShortestTranslations::Crossing(sides) => Self::overlapping(&sides.first, cores),
            ShortestTranslations::Overlapping(sides) => Self::overlapping(&sides.first, cores),
            ShortestTranslations::Touching { at, normals } => {
                Self::touching([&a.reduced(), &b.reduced()], *at, normals)
            }
        };
        Some(Self { is_unique: translations.is_unique(), ..touch })
    }

    /// The features of cores that cross or overlap.
    pub(crate) fn overlapping(side: &SeparatingSide, cores: [&Core; 2]) -> Self {
        Self { normal: side.normal(), is_unique: true, at: ContactFeaturesAt::Edge(EdgeAndVertex::new(side, cores)) }
    }

    /// The features of cores without a common point.
    ///
    /// The closest features may be two vertices at the ends of parallel edges. If these edges lie side by side, the point of
    /// S is inside a side.
    pub(crate) fn apart(nearest: &ClosestFeatures, cores: [&Core; 2]) -> Self {
        let beside = |line: &Line, line_is_a: bool, corner: Xy| {
            let is_left = line.side(corner) == Ordering::Less;
            ContactFeaturesAt::Edge(EdgeAndVertex::new(
                &SeparatingSide::through(line, line_is_a, corner, is_left),
                cores,
            ))
        };
        let at = match *nearest {
            ClosestFeatures::Edge { line, corner, line_is_a } => beside(&line, line_is_a, corner),
            ClosestFeatures::Corners { a, b } => {
                let v = Arrow::between(a, b);
                match (edge_across(cores[0], a, v), edge_across(cores[1], b, v)) {
                    (Some((line, away)), Some((_, others))) if Dot(away, others).sign() == Ordering::Greater => {
                        beside(&line, true, b)
                    }
                    _ => ContactFeaturesAt::vertices(cores, [a, b]),
                }
            }
        };
        Self { normal: nearest.normal(), is_unique: true, at }
    }

    /// The features of cores that share the point `at` of the border of both.
    fn touching(cores: [&Core; 2], at: Xy, normals: &BorderNormals) -> Self {
        let side = match (normals, cores) {
            (BorderNormals::Side(side), _) => Some(*side),
            // S is flat, and 0 is inside it. The normal is the left one. Of two lines, that of a is the reference edge.
            (BorderNormals::BothPerpendiculars(_), [Core::Straight(line), _]) => {
                Some(SeparatingSide::through(line, true, at, false))
            }
            (BorderNormals::BothPerpendiculars(_), [_, Core::Straight(line)]) => {
                Some(SeparatingSide::through(line, false, at, true))
            }
            _ => None,
        };
        let touch_at = match side {
            Some(side) => ContactFeaturesAt::Edge(EdgeAndVertex::new(&side, cores)),
            None => ContactFeaturesAt::vertices(cores, [at; 2]),
        };
        Self { normal: normals.canonical(), is_unique: false, at: touch_at }
    }

    /// The features at a reference edge, of which an inner point is certainly straight across from the vertex.
    #[inline]
    pub(crate) fn at_edge(pair: EdgeAndVertex) -> Self {
        let normal = pair.reference.normal(pair.reference_is_a);
        Self { normal, is_unique: true, at: ContactFeaturesAt::Edge(pair) }
    }

    /// The features of two vertices, of which each is certainly the only nearest point of its core.
    #[inline]
    pub(crate) fn at_vertices([a, b]: [Vertex; 2]) -> Self {
        let normal = Direction::Along(Arrow::between(a.at, b.at));
        Self { normal, is_unique: true, at: ContactFeaturesAt::Vertices([a, b]) }
    }

    /// The features of two vertices at the ends of edges that face each other side by side.
    pub(crate) fn between_level([a, b]: [Vertex; 2], pair: EdgeAndVertex) -> Self {
        let normal = Direction::Along(Arrow::between(a.at, b.at));
        Self { normal, is_unique: true, at: ContactFeaturesAt::Edge(pair) }
    }

    /// The features of cores that share only a vertex. The normal is that of an edge.
    pub(crate) fn at_common_vertex([a, b]: [Vertex; 2], edge: &ContactEdge, edge_is_a: bool) -> Self {
        let vertices = [a, Vertex { at: a.at, ..b }];
        Self { normal: edge.normal(edge_is_a), is_unique: false, at: ContactFeaturesAt::Vertices(vertices) }
    }

    #[inline]
    pub(crate) fn is_unique(&self) -> bool {
        self.is_unique
    }
}

impl ContactFeaturesAt {
    fn vertices([a, b]: [&Core; 2], [at_a, at_b]: [Xy; 2]) -> Self {
        Self::Vertices([Vertex::of_core(a, at_a), Vertex::of_core(b, at_b)])
    }
}

/// The edge at a vertex of a core that is perpendicular to v, and the direction in which it leaves the vertex.
fn edge_across(core: &Core, vertex: Xy, v: Arrow) -> Option<(Line, Arrow)> {
    let is_across = |(line, _): &(Line, Arrow)| Dot(line.along, v).sign() == Ordering::Equal;
    match core {
        Core::Point(_) => None,
        Core::Straight(line) => {
            Some((*line, if line.start == vertex { line.along } else { -line.along })).filter(is_across)
        }
        Core::Convex(ring) => {
            let index = ring.index_of(vertex);
            let (next, previous) = (ring.edge(index), ring.edge(index + ring.vertices().len() - 1));
            [(next, next.along), (previous, -previous.along)].into_iter().find(is_across)
        }
    }
}

/// The spots of the one or two points of a contact.
pub(crate) struct Spots<'a> {
    pub(crate) one: Spot<'a>,
    pub(crate) other: Option<Spot<'a>>,
    /// Whether the `other` point is to the left of `one`, for a viewer who looks along the normal. Left is ahead along a
    /// reference edge of a, and behind along one of b.
    pub(crate) other_is_left: bool,
}

impl<'a> Spots<'a> {
    fn alone(one: Spot<'a>) -> Self {
        Self { one, other: None, other_is_left: false }
    }
}

/// Where a point of a contact is.
#[derive(Clone, Copy)]
pub(crate) enum Spot<'a> {
    /// At a vertex of each core. They do not overlap.
    Vertices([Vertex; 2]),
    /// At a vertex of one core, straight across from `part` of an edge of the other.
    Vertex { vertex: Vertex, edge: &'a ContactEdge, part: Part, edge_is_a: bool },
    /// At an end of each of two parallel edges that overlap or touch. The separation is that of `end` from `edge`.
    Ends { vertices: [Vertex; 2], edge: &'a ContactEdge, end: Xy },
    /// At an end of the reference edge, straight across from an inner point of the incident edge.
    Clip { reference: &'a ContactEdge, incident: &'a ContactEdge, end: Vertex, reference_is_a: bool },
}

/// The point of a contact on each core, straight across from each other.
#[derive(Clone, Copy)]
pub(crate) struct UnroundedContactPoint<P> {
    /// The distance along the normal, less both radii.
    pub(crate) separation: Real<P>,
    pub(crate) points: [RealVector<P>; 2],
    pub(crate) parts: [Part; 2],
}

// In a build with debug assertions, a function is small rather than fast: the playground is one.
impl Spot<'_> {
    /// The numbers of the point, for the sum of the radii. `None` if the separation is too small for the precision `P`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn point<P: Precision>(&self, radii: Sum) -> Option<UnroundedContactPoint<P>> {
        Some(match *self {
            Spot::Vertices(vertices) => {
                let [a, b] = vertices.map(|vertex| vertex.at);
                let separation =
                    if a == b { -radii.real() } else { ClosestFeatures::Corners { a, b }.signed_distance(radii) };
                UnroundedContactPoint {
                    separation,
                    points: [a, b].map(RealVector::from_xy),
                    parts: vertices.map(Vertex::part),
                }
            }
            Spot::Vertex { vertex, edge, part, edge_is_a } => UnroundedContactPoint {
                separation: edge.separation(vertex.at, radii),
                points: swapped_unless(edge_is_a, [edge.line.foot(vertex.at), RealVector::from_xy(vertex.at)]),
                parts: swapped_unless(edge_is_a, [part, vertex.part()]),
            },
            Spot::Ends { vertices, edge, end } => UnroundedContactPoint {
                separation: edge.separation(end, radii),
                points: vertices.map(|vertex| RealVector::from_xy(vertex.at)),
                parts: vertices.map(Vertex::part),
            },
            Spot::Clip { reference, incident, end, reference_is_a } => {
                let w = Arrow::between(end.at, incident.line.base());
                UnroundedContactPoint {
                    separation: clipped_separation(reference.along, incident.along, w, radii)?,
                    points: swapped_unless(
                        reference_is_a,
                        [RealVector::from_xy(end.at), incident.point_across(reference.along, w)],
                    ),
                    parts: swapped_unless(reference_is_a, [end.part(), Part::Edge(incident.number)]),
                }
            }
        })
    }
}

/// The two values, swapped if they are not in order.
#[inline]
fn swapped_unless<T>(are_in_order: bool, [first, second]: [T; 2]) -> [T; 2] {
    if are_in_order { [first, second] } else { [second, first] }
}

/// The separation of the end of a reference edge along e from an edge along f, with w from that end to its line. `None` if
/// it is too small for the precision `P`.
#[cfg_attr(not(debug_assertions), inline(always))]
fn clipped_separation<P: Precision>(e: Arrow, f: Arrow, w: Arrow, radii: Sum) -> Option<Real<P>> {
    let across = Cross(f, w);
    let (length, along_f) = (e.reals::<P>().length(), Dot(e, f).value::<P>().abs());
    let width = across.value().abs() * length;
    if across.sign() != Ordering::Greater {
        return Some(-(width / along_f + radii.real()));
    }
    let excess = SlabEntry { s: e, v: w, d: f, r: radii }.value();
    let separation = excess / (along_f * (width + radii.real() * along_f));
    if P::NEEDS_MODERATE && separation.is_tiny() && excess.sign() != Ordering::Equal {
        return None;
    }
    Some(if excess.sign() == Ordering::Greater { separation.at_least_tiny() } else { separation })
}

/// An edge of a core, which is on its left. A half-line has one end.
#[derive(Clone, Copy)]
pub(crate) struct ContactEdge {
    line: Line,
    /// Whether it runs along the line, and not against it.
    is_along: bool,
    along: Arrow,
    number: u8,
    /// The numbers of the vertices at the start and the end of the line.
    numbers: [u8; 2],
}

#[derive(Clone, Copy)]
pub(crate) struct Vertex {
    pub(crate) at: Xy,
    pub(crate) number: u8,
}

impl Vertex {
    /// The vertex of a core that is at a point.
    fn of_core(core: &Core, at: Xy) -> Self {
        let number = match core {
            Core::Point(_) => 0,
            Core::Straight(line) => u8::from(line.start != at),
            Core::Convex(ring) => ring.number_of(ring.index_of(at)),
        };
        Self { at, number }
    }

    fn part(self) -> Part {
        Part::Vertex(self.number)
    }
}

impl ContactEdge {
    /// A straight core, there or back.
    #[inline]
    pub(crate) fn straight(line: &Line, is_along: bool) -> Self {
        let along = if is_along { line.along } else { -line.along };
        Self { line: *line, is_along, along, number: 0, numbers: [0, 1] }
    }

    /// The edge of a polygon from a vertex to the next.
    #[inline]
    pub(crate) fn of_polygon(from: Vertex, to: Vertex) -> Self {
        let line = Line::segment(from.at, to.at);
        let numbers = [from.number, to.number];
        Self { line, is_along: true, along: line.along, number: from.number, numbers }
    }

    /// The normal out of a, and into b.
    #[inline]
    fn normal(&self, is_of_a: bool) -> Direction {
        let side = if self.is_along == is_of_a { Ordering::Less } else { Ordering::Greater };
        Direction::perpendicular(self.line.along, side)
    }

    #[inline]
    fn from(&self) -> Option<Vertex> {
        self.end(!self.is_along)
    }

    #[inline]
    fn to(&self) -> Option<Vertex> {
        self.end(self.is_along)
    }

    #[inline]
    fn end(&self, is_far: bool) -> Option<Vertex> {
        let [start, far] = self.numbers;
        if is_far {
            self.line.end.map(|at| Vertex { at, number: far })
        } else {
            Some(Vertex { at: self.line.start, number: start })
        }
    }

    /// The edge of a polygon from the vertex with this index to the next.
    fn of_ring(ring: &Ring, index: usize) -> Self {
        let vertex = |index| Vertex { at: ring.vertex(index), number: ring.number_of(index) };
        Self::of_polygon(vertex(index), vertex(index + 1))
    }

    /// The edges of a core that end and begin at a vertex; both edges of a straight core.
    fn at_vertex(core: &Core, vertex: Xy) -> [Option<Self>; 2] {
        match core {
            Core::Point(_) => [None; 2],
            Core::Straight(line) => [true, false].map(|is_along| Some(Self::straight(line, is_along))),
            Core::Convex(ring) => {
                let index = ring.index_of(vertex);
                [index + ring.vertices().len() - 1, index].map(|index| Some(Self::of_ring(ring, index)))
            }
        }
    }

    /// The edge of its core along a side of S.
    fn reference(core: &Core, side: &SeparatingSide) -> Self {
        match core {
            Core::Convex(ring) => Self::of_ring(ring, ring.index_of(side.line.start)),
            // The normal leads out of a, and into b.
            _ => Self::straight(&side.line, (side.normal_side == Ordering::Greater) != side.line_is_a),
        }
    }

    /// The distance of a point from the line, less the radii; negative inside.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn separation<P: Precision>(&self, corner: Xy, radii: Sum) -> Real<P> {
        let line = self.line;
        match self.side(corner) {
            Ordering::Less => ClosestFeatures::Edge { line, corner, line_is_a: true }.signed_distance(radii),
            Ordering::Equal => -radii.real(),
            Ordering::Greater => -SeparatingSide::through(&line, true, corner, true).depth(radii),
        }
    }

    /// The point straight across from an end of a reference edge along e, with w from that end to the base of the line.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn point_across<P: Precision>(&self, e: Arrow, w: Arrow) -> RealVector<P> {
        let f = self.along;
        let share = -Dot(e, w).value() / Dot(e, f).value();
        RealVector::from_xy(self.line.base()) + f.reals().times(share)
    }

    /// Where a point is along this edge, relative to another: `Greater` if it is farther.
    #[inline]
    fn compare(&self, point: Xy, other: Xy) -> Ordering {
        Dot(self.along, Arrow::between(other, point)).sign()
    }

    /// `Greater` for a point on the side of the core, `Less` for one outside.
    #[inline(always)]
    fn side(&self, point: Xy) -> Ordering {
        Cross(self.along, Arrow::between(self.line.start, point)).sign()
    }
}

impl EdgeAndVertex {
    fn new(side: &SeparatingSide, [a, b]: [&Core; 2]) -> Self {
        let (own, other) = if side.line_is_a { (a, b) } else { (b, a) };
        Self {
            reference: ContactEdge::reference(own, side),
            reference_is_a: side.line_is_a,
            vertex: Vertex::of_core(other, side.corner),
            edges: ContactEdge::at_vertex(other, side.corner),
        }
    }

    /// The edge that faces the reference edge most directly.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn incident(&self) -> Option<&ContactEdge> {
        let is_facing = |edge: &&ContactEdge| Dot(edge.along, self.reference.along).sign() == Ordering::Less;
        let [to, from] = &self.edges;
        match (to.as_ref().filter(is_facing), from.as_ref().filter(is_facing)) {
            (Some(to), Some(from)) => Some(if self.faces_more(from, to) { from } else { to }),
            (one, other) => one.or(other),
        }
    }

    /// Whether the edge `from` the vertex faces the reference edge e more directly than the edge `to` it. Both face e, so
    /// the greater (f·e)²/|f|² decides. In a tie, it is the edge that comes first in the ring: `from` if the vertex is the
    /// lexicographically first one, and otherwise `to`. The ring is convex, so the vertex is the first one if it comes
    /// before both neighbours. Of a straight core, only one edge is against the reference edge.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn faces_more(&self, from: &ContactEdge, to: &ContactEdge) -> bool {
        let perpendicular = self.reference.along.left();
        match (Farther { u: from.along, v: perpendicular, w: to.along, x: perpendicular }).sign() {
            Ordering::Equal => [to.from(), from.to()].iter().flatten().all(|other| precedes(self.vertex.at, other.at)),
            compared => compared == Ordering::Greater,
        }
    }
}

impl ContactFeatures {
    #[inline]
    pub(crate) fn normal<P: Precision>(&self) -> Normal<P> {
        self.normal.reals()
    }

    /// The spots of the one or two points that are at most `max_distance` apart, the sum of the radii and the margin.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn spots(&self, max_distance: Sum) -> Spots<'_> {
        match &self.at {
            &ContactFeaturesAt::Vertices(vertices) => Spots::alone(Spot::Vertices(vertices)),
            ContactFeaturesAt::Edge(pair) => Clipping { pair, max_distance }.spots(),
        }
    }
}

/// Two edges, of which the incident one is clipped to the reference edge.
struct Clipping<'a> {
    pair: &'a EdgeAndVertex,
    max_distance: Sum,
}

impl<'a> Clipping<'a> {
    /// The spot of the vertex, and that of the other end of the clipped edge.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn spots(&self) -> Spots<'a> {
        let pair = self.pair;
        let Some(incident) = pair.incident() else {
            return Spots::alone(pair.at_vertex(pair.vertex));
        };
        if Cross(pair.reference.along, incident.along).sign() == Ordering::Equal {
            return pair.ends_of_common_part(incident);
        }
        // The incident edge runs against the reference edge.
        let (from, to) = (incident.from(), incident.to());
        let far_is_ahead = to.is_some_and(|to| to.at == pair.vertex.at);
        let far = if far_is_ahead { from } else { to };
        Spots {
            one: pair.at_vertex(pair.vertex),
            other: self.other(incident, far, far_is_ahead),
            other_is_left: far_is_ahead == pair.reference_is_a,
        }
    }

    /// The spot where the common interval ends toward the far end of the incident edge, if it is within `max_distance`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn other(&self, incident: &'a ContactEdge, far: Option<Vertex>, far_is_ahead: bool) -> Option<Spot<'a>> {
        let (pair, reference) = (self.pair, &self.pair.reference);
        let (limit, beyond) =
            if far_is_ahead { (reference.to(), Ordering::Greater) } else { (reference.from(), Ordering::Less) };
        let (spot, is_within) = match (far, limit) {
            (None, None) => return None,
            (Some(far), None) => (pair.at_vertex(far), self.vertex_is_within(far.at)),
            (None, Some(limit)) => (pair.clip(incident, limit), self.clip_is_within(incident, limit.at)),
            (Some(far), Some(limit)) => match reference.compare(far.at, limit.at) {
                Ordering::Equal => (pair.across_from(far, limit.part()), self.vertex_is_within(far.at)),
                compared if compared == beyond => (pair.clip(incident, limit), self.clip_is_within(incident, limit.at)),
                _ => (pair.at_vertex(far), self.vertex_is_within(far.at)),
            },
        };
        is_within.then_some(spot)
    }

    /// Whether a vertex of the other core is inside the reference edge, or within `max_distance` outside.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn vertex_is_within(&self, vertex: Xy) -> bool {
        let Line { start, along, .. } = self.pair.reference.line;
        self.pair.reference.side(vertex) != Ordering::Less
            || Slab { u: along, v: Arrow::between(start, vertex), r: self.max_distance }.sign() != Ordering::Greater
    }

    /// Whether the same holds for the point of the incident edge straight across from an end of the reference edge.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn clip_is_within(&self, incident: &ContactEdge, end: Xy) -> bool {
        let (f, w) = (incident.along, Arrow::between(end, incident.line.base()));
        Cross(f, w).sign() != Ordering::Greater
            || SlabEntry { s: self.pair.reference.along, v: w, d: f, r: self.max_distance }.sign() != Ordering::Greater
    }
}

impl EdgeAndVertex {
    /// A vertex of the other core, straight across from an inner point of the reference edge.
    #[inline]
    fn at_vertex(&self, vertex: Vertex) -> Spot<'_> {
        self.across_from(vertex, Part::Edge(self.reference.number))
    }

    #[inline]
    fn across_from(&self, vertex: Vertex, part: Part) -> Spot<'_> {
        Spot::Vertex { vertex, edge: &self.reference, part, edge_is_a: self.reference_is_a }
    }

    #[inline]
    fn clip<'a>(&'a self, incident: &'a ContactEdge, end: Vertex) -> Spot<'a> {
        Spot::Clip { reference: &self.reference, incident, end, reference_is_a: self.reference_is_a }
    }

    /// The ends of the part that two parallel edges have in common. At most one of them is at infinity.
    fn ends_of_common_part<'a>(&'a self, incident: &'a ContactEdge) -> Spots<'a> {
        let reference = &self.reference;
        let behind = self.end_of_common_part(incident, [reference.from(), incident.to()], Ordering::Greater);
        let ahead = self.end_of_common_part(incident, [reference.to(), incident.from()], Ordering::Less);
        // One of them is always there.
        let one = behind.or(ahead).unwrap_or_else(|| self.at_vertex(self.vertex));
        Spots { one, other: behind.and(ahead), other_is_left: self.reference_is_a }
    }

    /// An end of the part that two parallel edges have in common. `ends` are an end of the reference edge and one of
    /// the incident edge. It is the second if it compares as `inner` with the first along the reference edge, and
    /// otherwise the first. An end at infinity is `None`, and does not count.
    fn end_of_common_part<'a>(
        &'a self,
        incident: &'a ContactEdge,
        ends: [Option<Vertex>; 2],
        inner: Ordering,
    ) -> Option<Spot<'a>> {
        let at_own = |vertex: Vertex| {
            let part = Part::Edge(incident.number);
            Spot::Vertex { vertex, edge: incident, part, edge_is_a: !self.reference_is_a }
        };
        match ends {
            [None, None] => None,
            [Some(own), None] => Some(at_own(own)),
            [None, Some(other)] => Some(self.at_vertex(other)),
            [Some(own), Some(other)] => Some(match self.reference.compare(other.at, own.at) {
                Ordering::Equal => self.at_both(incident, own, other),
                compared if compared == inner => self.at_vertex(other),
                _ => at_own(own),
            }),
        }
    }

    /// The ends of two parallel edges that are straight across from each other.
    fn at_both<'a>(&'a self, incident: &'a ContactEdge, own: Vertex, other: Vertex) -> Spot<'a> {
        let vertices = swapped_unless(self.reference_is_a, [own, other]);
        if self.reference.side(other.at) == Ordering::Less {
            return Spot::Vertices(vertices);
        }
        let (edge, end) = if precedes(own.at, other.at) { (incident, own.at) } else { (&self.reference, other.at) };
        Spot::Ends { vertices, edge, end }
    }
}
