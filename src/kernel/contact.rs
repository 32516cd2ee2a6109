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
//!
//! The sign of a separation is that of its numerator, which is exact. For inputs of `f32`, `Slab` is 0 or at least 2⁻⁵⁹⁶,
//! and its divisor is below 2⁴⁰⁰, so the quotient is not rounded to 0. That of `SlabEntry` may be: hence `at_least_tiny`.

use core::cmp::Ordering;

use super::penetration::{BorderNormals, SeparatingSide, ShortestTranslations};
use super::ring::Ring;
use super::separation::{ClosestFeatures, PointAndLine, Relation};
use super::{Core, Direction, Line};
use crate::exact::{
    AngleDifference, Arrow, Cross, Dot, Evaluated, Normal, Polynomial, Precision, Real, RealVector, Slab, SlabEntry,
    Sum, Xy, precedes,
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
    /// Whether the vertex is known to be exactly on the reference edge. An edge that is parallel to it is then on one line
    /// with it.
    pub(crate) is_on_reference: bool,
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
        Some(Self::of_translations(cores, &translations))
    }

    /// The features of cores that share a point.
    pub(crate) fn of_translations(cores: [&Core; 2], translations: &ShortestTranslations) -> Self {
        let [a, b] = cores;
        let touch = match translations {
            ShortestTranslations::Sides(sides) => Self::overlapping(&sides.first, cores),
            ShortestTranslations::SidesOf(sides) => Self::overlapping(&sides.first, cores),
            ShortestTranslations::Touching { at, normals } => {
                Self::touching([&a.reduced(), &b.reduced()], *at, normals)
            }
        };
        Self { is_unique: translations.is_unique(), ..touch }
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
        let (a, b) = match *nearest {
            ClosestFeatures::Edge { line, corner, line_is_a } => {
                return Self { normal: nearest.normal(), is_unique: true, at: beside(&line, line_is_a, corner) };
            }
            ClosestFeatures::Corners { a, b } => (a, b),
        };
        let v = Arrow::between(a, b);
        if let (Some((line, away)), Some((_, others))) = (edge_across(cores[0], a, v), edge_across(cores[1], b, v)) {
            if Dot(away, others).sign() == Ordering::Greater {
                return Self { normal: nearest.normal(), is_unique: true, at: beside(&line, true, b) };
            }
        }
        // Each case returns: vertices are much smaller than an edge, and would be copied like one.
        Self::at_vertices([Vertex::of_core(cores[0], a), Vertex::of_core(cores[1], b)])
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
#[inline]
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

/// Rounds the points of a contact. An unrounded point is large: it is rounded where it is computed, and the result is moved.
pub(crate) trait Rounding {
    type Precision: Precision;
    type Rounded: Copy;

    fn round(&self, point: &UnroundedContactPoint<Self::Precision>) -> Self::Rounded;
}

/// The one or two points of a contact.
pub(crate) struct ContactPoints<T> {
    pub(crate) one: T,
    pub(crate) other: Option<T>,
    /// Whether the `other` point is to the left of `one`, for a viewer who looks along the normal. Left is ahead along a
    /// reference edge of a, and behind along one of b.
    pub(crate) other_is_left: bool,
}

impl<T> ContactPoints<T> {
    fn alone(one: T) -> Self {
        Self { one, other: None, other_is_left: false }
    }
}

/// The point of a contact on each core, straight across from each other.
#[derive(Clone, Copy)]
pub(crate) struct UnroundedContactPoint<P: Precision> {
    /// The distance along the normal, less both radii.
    pub(crate) separation: Real<P>,
    pub(crate) points: [RealVector<P>; 2],
    pub(crate) parts: [Part; 2],
}

impl<P: Precision> UnroundedContactPoint<P> {
    /// At a vertex of each core. The cores do not overlap.
    fn of_vertices(vertices: [Vertex; 2], radii: Sum) -> Self {
        let [a, b] = vertices.map(|vertex| vertex.at);
        let separation = if a == b { -radii.real() } else { ClosestFeatures::Corners { a, b }.signed_distance(radii) };
        Self::at(vertices, separation)
    }

    /// At a vertex of each core, with this separation.
    fn at(vertices: [Vertex; 2], separation: Real<P>) -> Self {
        let points = vertices.map(|vertex| RealVector::from_xy(vertex.at));
        Self { separation, points, parts: vertices.map(Vertex::part) }
    }
}

/// The two values, swapped if they are not in order.
#[inline]
fn swapped_unless<T>(are_in_order: bool, [first, second]: [T; 2]) -> [T; 2] {
    if are_in_order { [first, second] } else { [second, first] }
}

/// A separation is too small for the precision.
pub(crate) struct TooSmall;

/// The separation of the end of a reference edge along e from an edge along f, with w from that end to its line.
#[cfg_attr(not(debug_assertions), inline(always))]
fn clipped_separation<P: Precision>(e: Arrow, f: Arrow, w: Arrow, radii: Sum) -> Result<Real<P>, TooSmall> {
    let (across, along_f) = (Cross(f, w).value::<P>(), Dot(e, f).value::<P>().abs());
    let width = across.abs() * e.reals().length();
    if across.sign() != Ordering::Greater {
        return Ok(-(width / along_f + radii.real()));
    }
    let excess = SlabEntry { s: e, v: w, d: f, r: radii }.value();
    let separation = excess / (along_f * (width + radii.real() * along_f));
    if P::NEEDS_MODERATE && separation.is_tiny() && excess.sign() != Ordering::Equal {
        return Err(TooSmall);
    }
    Ok(if excess.sign() == Ordering::Greater { separation.at_least_tiny() } else { separation })
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

    /// The vertex where it ends, or begins unless `is_to`. `None` at infinity.
    #[inline]
    fn end(&self, is_to: bool) -> Option<Vertex> {
        let is_far = is_to == self.is_along;
        let Line { start, end, .. } = &self.line;
        // Of references, one is chosen without a branch, which would be unpredictable.
        let far = end.as_ref().unwrap_or(start);
        let at = if is_far { far } else { start };
        let vertex = Vertex { at: *at, number: self.numbers[usize::from(is_far)] };
        (!is_far || end.is_some()).then_some(vertex)
    }

    #[inline]
    fn part(&self) -> Part {
        Part::Edge(self.number)
    }

    /// The edge of a polygon from the vertex with this index to the next.
    fn of_ring(ring: &Ring, index: usize) -> Self {
        let vertex = |index| Vertex { at: ring.vertex(index), number: ring.number_of(index) };
        Self::of_polygon(vertex(index), vertex(index + 1))
    }

    /// The edges of a core that end and begin at a vertex.
    fn at_vertex(core: &Core, vertex: Xy) -> [Option<Self>; 2] {
        match core {
            Core::Point(_) => [None; 2],
            Core::Straight(line) => {
                let is_start = line.start == vertex;
                [!is_start, is_start].map(|is_along| Some(Self::straight(line, is_along)))
            }
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

    /// The distance of a point from the line, less the radii, negative inside; and the point of the line straight across. In
    /// plain `f64`, both start from the same products. The bits are those of `separation` and of the line's `foot`.
    /// `is_on_line` is whether the point is known to be on the line.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn separation_and_foot<P: Precision>(&self, corner: Xy, radii: Sum, is_on_line: bool) -> (Real<P>, RealVector<P>) {
        let line = self.line;
        if P::DOUBLE_WORD {
            let separation = if is_on_line { -radii.real() } else { self.separation(corner, radii) };
            return (separation, line.foot(corner));
        }
        let pair = PointAndLine::new(line.plain(), corner);
        let (is_inside, plain) = ((pair.across > 0.0) == self.is_along, pair.plain_separation(true));
        let separation =
            if plain.has_certain_side() { plain.reversed_if(is_inside).signed_distance(radii.rounded()) } else { None };
        let careful = || if is_on_line { -radii.real() } else { self.careful_separation(corner, radii) };
        let separation = separation.map_or_else(careful, Real::from_f64);
        (separation, RealVector::from_xy(plain.points[0]))
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

    #[cold]
    #[inline(never)]
    fn careful_separation<P: Precision>(&self, corner: Xy, radii: Sum) -> Real<P> {
        self.separation(corner, radii)
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
            is_on_reference: false,
        }
    }

    /// The edge that faces the reference edge most directly, and whether it ends at the vertex.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn incident(&self) -> Option<(&ContactEdge, bool)> {
        let is_facing = |edge: &&ContactEdge| Dot(edge.along, self.reference.along).sign() == Ordering::Less;
        let [to, from] = &self.edges;
        let is_to = match (to.as_ref().filter(is_facing), from.as_ref().filter(is_facing)) {
            (Some(to), Some(from)) => !self.faces_more(from, to),
            (None, None) => return None,
            (to, _) => to.is_some(),
        };
        self.edges[usize::from(!is_to)].as_ref().map(|edge| (edge, is_to))
    }

    /// Whether the edge `from` the vertex faces the reference edge e more directly than the edge `to` it.
    ///
    /// Both run against e. The vertex is the one that is nearest to the line of e along the normal. So the direction of
    /// `to` is to the left of e or along it, and that of `from` to the right. The one with the smaller angle to the line
    /// faces it more. In a tie, it is the edge that comes first in the ring: `from` if the vertex is the
    /// lexicographically first one, and otherwise `to`. The ring is convex, so the vertex is the first one if it comes
    /// before both neighbours. Of a straight core, only one edge is against the reference edge.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn faces_more(&self, from: &ContactEdge, to: &ContactEdge) -> bool {
        match (AngleDifference { e: self.reference.along, f: to.along, g: from.along }).sign() {
            Ordering::Equal => {
                [to.end(false), from.end(true)].iter().flatten().all(|other| precedes(self.vertex.at, other.at))
            }
            compared => compared == Ordering::Less,
        }
    }
}

impl ContactFeatures {
    #[inline]
    pub(crate) fn normal<P: Precision>(&self) -> Normal<P> {
        self.normal.reals()
    }

    /// The one or two points, for these radii, that are at most `margin` apart.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn points<R: Rounding>(
        &self,
        radii: [f64; 2],
        margin: f64,
        rounding: &R,
    ) -> Result<ContactPoints<R::Rounded>, TooSmall> {
        let [radii, max_distance] = [0.0, margin].map(|margin| Sum::new(radii[0], radii[1], margin));
        match &self.at {
            &ContactFeaturesAt::Vertices(vertices) => {
                Ok(ContactPoints::alone(rounding.round(&UnroundedContactPoint::of_vertices(vertices, radii))))
            }
            ContactFeaturesAt::Edge(pair) => Clipping { pair, rounding, radii, max_distance, margin }.points(),
        }
    }
}

/// Two edges, of which the incident one is clipped to the reference edge.
struct Clipping<'a, R> {
    pair: &'a EdgeAndVertex,
    rounding: &'a R,
    /// The sum of the radii.
    radii: Sum,
    /// The sum of the radii and the margin.
    max_distance: Sum,
    margin: f64,
}

/// An end of the common interval.
enum CommonEnd {
    OfReference(Vertex),
    /// And the part of the reference edge straight across.
    OfIncident(Vertex, Part),
}

// In a build with debug assertions, a function is small rather than fast: the playground is one.
impl<R: Rounding> Clipping<'_, R> {
    /// The point of the vertex, and that of the other end of the clipped edge.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn points(&self) -> Result<ContactPoints<R::Rounded>, TooSmall> {
        let pair = self.pair;
        // The incident edge runs against the reference edge. So if it ends at the vertex, its far end is ahead.
        let Some((incident, far_is_ahead)) = pair.incident() else {
            return Ok(ContactPoints::alone(self.rounding.round(&self.at_vertex(pair.vertex))));
        };
        if Cross(pair.reference.along, incident.along).sign() == Ordering::Equal {
            return Ok(self.ends_of_common_part(incident));
        }
        Ok(ContactPoints {
            one: self.rounding.round(&self.at_vertex(pair.vertex)),
            other: self.other(incident, far_is_ahead)?,
            other_is_left: far_is_ahead == pair.reference_is_a,
        })
    }

    /// The point where the common interval ends toward the far end of the incident edge. `Ok(None)` if it is not within the
    /// margin.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn other(&self, incident: &ContactEdge, far_is_ahead: bool) -> Result<Option<R::Rounded>, TooSmall> {
        let reference = &self.pair.reference;
        let end = match (incident.end(!far_is_ahead), reference.end(far_is_ahead)) {
            (None, None) => return Ok(None),
            (None, Some(limit)) => CommonEnd::OfReference(limit),
            (Some(far), None) => CommonEnd::OfIncident(far, reference.part()),
            (Some(far), Some(limit)) => match reference.compare(far.at, limit.at) {
                Ordering::Equal => CommonEnd::OfIncident(far, limit.part()),
                compared if (compared == Ordering::Greater) == far_is_ahead => CommonEnd::OfReference(limit),
                _ => CommonEnd::OfIncident(far, reference.part()),
            },
        };
        match end {
            CommonEnd::OfReference(limit) => {
                self.if_within(|| self.clip_is_within(incident, limit.at), || self.clip(incident, limit))
            }
            CommonEnd::OfIncident(far, part) => {
                self.if_within(|| self.vertex_is_within(far.at), || Ok(self.across_from(far, part)))
            }
        }
    }

    /// The point, if it is within the margin. In double words, it costs more than the exact test. Otherwise, its separation
    /// decides first: its sign is exact, and only a positive one may exceed the margin.
    #[inline(always)]
    fn if_within(
        &self,
        is_within: impl Fn() -> bool,
        point: impl FnOnce() -> Result<UnroundedContactPoint<R::Precision>, TooSmall>,
    ) -> Result<Option<R::Rounded>, TooSmall> {
        if R::Precision::DOUBLE_WORD && !is_within() {
            return Ok(None);
        }
        let point = point()?;
        let is_certain = R::Precision::DOUBLE_WORD || point.separation.sign() != Ordering::Greater;
        Ok((is_certain || self.margin > 0.0 && is_within()).then(|| self.rounding.round(&point)))
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

    /// At a vertex of the other core, straight across from an inner point of the reference edge.
    #[inline(always)]
    fn at_vertex(&self, vertex: Vertex) -> UnroundedContactPoint<R::Precision> {
        let EdgeAndVertex { reference, reference_is_a, is_on_reference, .. } = self.pair;
        self.straight_across(vertex, reference, reference.part(), *reference_is_a, *is_on_reference)
    }

    /// At a vertex of the other core, straight across from `part` of the reference edge.
    #[inline(always)]
    fn across_from(&self, vertex: Vertex, part: Part) -> UnroundedContactPoint<R::Precision> {
        self.straight_across(vertex, &self.pair.reference, part, self.pair.reference_is_a, false)
    }

    /// At a vertex of one core, straight across from `part` of an edge of the other.
    #[inline(always)]
    fn straight_across(
        &self,
        vertex: Vertex,
        edge: &ContactEdge,
        part: Part,
        edge_is_a: bool,
        is_on_line: bool,
    ) -> UnroundedContactPoint<R::Precision> {
        let (separation, foot) = edge.separation_and_foot(vertex.at, self.radii, is_on_line);
        UnroundedContactPoint {
            separation,
            points: swapped_unless(edge_is_a, [foot, RealVector::from_xy(vertex.at)]),
            parts: swapped_unless(edge_is_a, [part, vertex.part()]),
        }
    }

    /// At an end of the reference edge, straight across from an inner point of the incident edge.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn clip(&self, incident: &ContactEdge, end: Vertex) -> Result<UnroundedContactPoint<R::Precision>, TooSmall> {
        let EdgeAndVertex { reference, reference_is_a, .. } = self.pair;
        let (e, f, base) = (reference.along, incident.along, incident.line.base());
        let w = Arrow::between(end.at, base);
        let share = -Dot(e, w).value() / Dot(e, f).value();
        let across = RealVector::from_xy(base) + f.reals().times(share);
        Ok(UnroundedContactPoint {
            separation: clipped_separation(e, f, w, self.radii)?,
            points: swapped_unless(*reference_is_a, [RealVector::from_xy(end.at), across]),
            parts: swapped_unless(*reference_is_a, [end.part(), incident.part()]),
        })
    }

    /// The ends of the part that two parallel edges have in common. At most one of them is at infinity.
    fn ends_of_common_part(&self, incident: &ContactEdge) -> ContactPoints<R::Rounded> {
        let EdgeAndVertex { reference, reference_is_a, .. } = self.pair;
        let behind = self.end_of_common_part(incident, [reference.end(false), incident.end(true)], Ordering::Greater);
        let ahead = self.end_of_common_part(incident, [reference.end(true), incident.end(false)], Ordering::Less);
        // One of them is always there.
        let one = behind.or(ahead).unwrap_or_else(|| self.rounding.round(&self.at_vertex(self.pair.vertex)));
        ContactPoints { one, other: behind.and(ahead), other_is_left: *reference_is_a }
    }

    /// An end of the part that two parallel edges have in common. `ends` are an end of the reference edge and one of
    /// the incident edge. It is the second if it compares as `inner` with the first along the reference edge, and
    /// otherwise the first. An end at infinity is `None`, and does not count.
    fn end_of_common_part(
        &self,
        incident: &ContactEdge,
        ends: [Option<Vertex>; 2],
        inner: Ordering,
    ) -> Option<R::Rounded> {
        let EdgeAndVertex { reference, reference_is_a, is_on_reference, .. } = self.pair;
        let at_own =
            |vertex| self.straight_across(vertex, incident, incident.part(), !reference_is_a, *is_on_reference);
        match ends {
            [None, None] => None,
            [Some(own), None] => Some(self.rounding.round(&at_own(own))),
            [None, Some(other)] => Some(self.rounding.round(&self.at_vertex(other))),
            [Some(own), Some(other)] => Some(self.rounding.round(&match reference.compare(other.at, own.at) {
                Ordering::Equal => self.at_both(incident, own, other),
                compared if compared == inner => self.at_vertex(other),
                _ => at_own(own),
            })),
        }
    }

    /// The ends of two parallel edges that are straight across from each other. If the cores overlap, the separation is that
    /// of one end from the other edge.
    fn at_both(&self, incident: &ContactEdge, own: Vertex, other: Vertex) -> UnroundedContactPoint<R::Precision> {
        let EdgeAndVertex { reference, reference_is_a, is_on_reference, .. } = self.pair;
        let vertices = swapped_unless(*reference_is_a, [own, other]);
        let side = if *is_on_reference { Ordering::Equal } else { reference.side(other.at) };
        let separation = match side {
            Ordering::Less => return UnroundedContactPoint::of_vertices(vertices, self.radii),
            // The edges are on one line.
            Ordering::Equal => -self.radii.real(),
            Ordering::Greater if precedes(own.at, other.at) => incident.separation(own.at, self.radii),
            Ordering::Greater => reference.separation(other.at, self.radii),
        };
        UnroundedContactPoint::at(vertices, separation)
    }
}
