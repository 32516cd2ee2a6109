//! Where two cores touch along their normal: one point, or two.
//!
//! Let S be the Minkowski difference of the cores, and n the normal at the point of its border that is nearest to 0. If
//! that point is a corner of S, a vertex of each core is there: one point. Otherwise it is on a side of S. An edge E of
//! one core is parallel to that side (the *reference edge*), and a vertex v of the other core is straight across from an
//! inner point of E. Of the edges at v, let F be the one whose outward normal is most against that of E (the *incident
//! edge*); there is none if no normal is against it.
//!
//! Seen along E, both edges have an interval in common. v is at one of its ends. At the other is an end of F, or an end
//! of E. That is the second point, if it is at most the margin away. If F is parallel to E, both ends count, and neither
//! edge is preferred.
//!
//! Let e be the vector along E, and f that along F, each with its core on the left. Then e·f < 0.
//!
//! - *An end q of F.* Its distance from the line of E is |e×(q − p)|/|e|, as for closest features and depths.
//! - *An end p of E.* Let q be any point on the line of F, and w = q − p. The point of F straight across from p is
//!   x = q − f·(e·w)/(e·f). As (e×w)(e·f) − (e·w)(e×f) = |e|²(f×w), it is outside E by h = |e|(f×w)/|e·f|. The sign of
//!   f×w decides whether it is outside, and `SlabEntry` with |e|²(w×f)² − r²(f·e)² whether h exceeds r. The separation
//!   h − R is `SlabEntry`/(|e·f|(|e||f×w| + R|e·f|)), without cancellation. With relative errors below 2⁻⁵⁹ of
//!   `SlabEntry` and 2⁻⁶⁰ of the others, its error is below 2⁻⁵⁷, a sixteenth of an ulp of an `f64`. The share
//!   (e·w)/(e·f) is at most 1 in magnitude if q is an end of F, so the error of x is a few ε of f.

use core::cmp::Ordering;

use super::penetration::{BorderNormals, SeparatingSide, ShortestTranslations};
use super::ring::Ring;
use super::separation::{ClosestFeatures, Relation};
use super::{Core, Direction, Line};
use crate::exact::{
    Arrow, Cross, Dot, Farther, Measured, Normal, Polynomial, Precision, Real, RealVector, Slab, SlabEntry, Sum, Xy,
    precedes,
};

/// A vertex or an edge of a shape, by its number.
///
/// The numbers are those of the vertices of a polygon, in its own order; an edge has that of the vertex where it begins.
/// A box begins at its `min` and goes counter-clockwise. The vertices of a segment or stadium are `a` and `b`, and a box
/// without an inside is the segment from `min` to `max`. A point, a circle's centre and the origin of a ray are vertex 0.
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
pub(crate) struct Touch {
    /// From a to b.
    normal: Direction,
    place: Place,
}

enum Place {
    /// A corner of S: a vertex of each core.
    Corner { a: Xy, b: Xy },
    /// Inside a side of S.
    Side(SeparatingSide),
}

impl Touch {
    /// The features of two cores, and whether there is one shortest translation. `None` if their distance exceeds `reach`.
    pub(crate) fn between(cores: [&Core; 2], relation: &Relation, reach: Sum) -> Option<(Self, bool)> {
        let [a, b] = cores;
        let translations = match relation {
            Relation::Crossing(a, b) => ShortestTranslations::crossing(a, b),
            Relation::Overlapping(difference) => ShortestTranslations::overlapping(*difference),
            Relation::NotCrossing(nearest) if nearest.compare(reach) == Ordering::Greater => return None,
            Relation::NotCrossing(nearest) => match nearest.shared() {
                Some(at) => ShortestTranslations::meeting(*a, *b, at),
                None => return Some((Self::apart(nearest, cores), true)),
            },
        };
        let touch = match &translations {
            ShortestTranslations::Crossing(sides) => Self::crossing(&sides.first),
            ShortestTranslations::Overlapping(sides) => Self::crossing(&sides.first),
            ShortestTranslations::Meeting { at, normals } => Self::meeting(&a.reduced(), &b.reduced(), *at, normals),
        };
        Some((touch, translations.is_unique()))
    }

    /// Those of cores that cross or overlap.
    pub(crate) fn crossing(side: &SeparatingSide) -> Self {
        Self { normal: side.normal(), place: Place::Side(*side) }
    }

    /// Those of cores without a common point.
    ///
    /// The closest features may be two vertices at the ends of parallel edges. If these edges lie side by side, the point of
    /// S is inside a side.
    pub(crate) fn apart(nearest: &ClosestFeatures, cores: [&Core; 2]) -> Self {
        let beside = |line: &Line, line_is_a: bool, end: Xy| {
            Place::Side(SeparatingSide::through(line, line_is_a, end, line.side(end) == Ordering::Less))
        };
        let place = match *nearest {
            ClosestFeatures::Side { line, end, line_is_a } => beside(&line, line_is_a, end),
            ClosestFeatures::Ends { a, b } => {
                let v = Arrow::between(a, b);
                match (edge_across(cores[0], a, v), edge_across(cores[1], b, v)) {
                    (Some((line, away)), Some((_, others))) if Dot(away, others).sign() == Ordering::Greater => {
                        beside(&line, true, b)
                    }
                    _ => Place::Corner { a, b },
                }
            }
        };
        Self { normal: nearest.normal(), place }
    }

    /// Those of cores that share the point `at` of the border of both.
    fn meeting(a: &Core, b: &Core, at: Xy, normals: &BorderNormals) -> Self {
        let place = match (normals, a, b) {
            (BorderNormals::Side(side), ..) => Place::Side(*side),
            // S is flat, and 0 is inside. The normal is the left one. Of two lines, both are the reference.
            (BorderNormals::Across(_), Core::Straight(line), _) => {
                Place::Side(SeparatingSide::through(line, true, at, false))
            }
            (BorderNormals::Across(_), _, Core::Straight(line)) => {
                Place::Side(SeparatingSide::through(line, false, at, true))
            }
            _ => Place::Corner { a: at, b: at },
        };
        Self { normal: normals.canonical(), place }
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

/// The points of a contact: the second one is to the left of the first along the normal.
pub(crate) struct ContactPoints<P> {
    pub(crate) normal: Normal<P>,
    pub(crate) first: ContactAt<P>,
    pub(crate) second: Option<ContactAt<P>>,
}

/// A point of each core, straight across from each other.
#[derive(Clone, Copy)]
pub(crate) struct ContactAt<P> {
    /// The distance along the normal, less both radii.
    pub(crate) separation: Real<P>,
    pub(crate) points: [RealVector<P>; 2],
    pub(crate) parts: [Part; 2],
}

impl<P: Precision> ContactAt<P> {
    /// Two vertices, one of each core, that do not overlap.
    fn of_vertices([a, b]: [Xy; 2], parts: [Part; 2], radii: Sum) -> Self {
        let separation = if a == b { -radii.real() } else { ClosestFeatures::Ends { a, b }.gap(radii) };
        Self { separation, points: [a, b].map(RealVector::from_xy), parts }
    }

    /// The same with the cores exchanged, if the first is not a.
    fn in_order(self, first_is_a: bool) -> Self {
        let ([p, q], [own, others]) = (self.points, self.parts);
        if first_is_a { self } else { Self { points: [q, p], parts: [others, own], ..self } }
    }
}

/// An edge of a core, which is on its left. A half-line has one end.
#[derive(Clone, Copy)]
struct Edge {
    line: Line,
    along: Arrow,
    number: u8,
    from: Option<Vertex>,
    to: Option<Vertex>,
}

#[derive(Clone, Copy)]
struct Vertex {
    at: Xy,
    number: u8,
}

impl Edge {
    /// A straight core, there or back.
    fn straight(line: &Line, is_along: bool) -> Self {
        let (start, end) = (Vertex { at: line.start, number: 0 }, line.end.map(|at| Vertex { at, number: 1 }));
        let (along, from, to) = if is_along { (line.along, Some(start), end) } else { (-line.along, end, Some(start)) };
        Self { line: *line, along, number: 0, from, to }
    }

    /// The edge of a polygon from the vertex with this number, counted from its first one, to the next.
    fn of_ring(ring: &Ring, index: usize) -> Self {
        let line = ring.edge(index);
        let vertex = |index| Vertex { at: ring.vertex(index), number: ring.position(index) };
        let (from, to) = (vertex(index), vertex(index + 1));
        Self { line, along: line.along, number: from.number, from: Some(from), to: Some(to) }
    }

    /// The edge of its core along a side of S.
    fn reference(core: &Core, side: &SeparatingSide) -> Self {
        match core {
            Core::Convex(ring) => Self::of_ring(ring, ring.index_of(side.line.start)),
            // The normal leads out of a, and into b.
            _ => Self::straight(&side.line, (side.side == Ordering::Greater) != side.line_is_a),
        }
    }

    /// The edge of a core at `vertex` that faces this one most directly; of two, the first.
    fn incident(&self, core: &Core, vertex: Xy) -> Option<Self> {
        let heading = |along: Arrow| Dot(along, self.along).sign();
        match core {
            Core::Point(_) => None,
            Core::Straight(line) => {
                let heading = heading(line.along);
                (heading != Ordering::Equal).then(|| Self::straight(line, heading == Ordering::Less))
            }
            Core::Convex(ring) => {
                let (count, index) = (ring.vertices().len(), ring.index_of(vertex));
                let [one, other] = if index == 0 { [0, count - 1] } else { [index - 1, index] };
                let (one, other) = (Self::of_ring(ring, one), Self::of_ring(ring, other));
                match (heading(one.along), heading(other.along)) {
                    (Ordering::Less, Ordering::Less) => Some(if other.faces_more(&one, self) { other } else { one }),
                    (Ordering::Less, _) => Some(one),
                    (_, Ordering::Less) => Some(other),
                    _ => None,
                }
            }
        }
    }

    /// Whether the normal of this edge is more against that of `reference` than that of another edge is. Both are
    /// against it: (f·e)²/|f|² decides.
    fn faces_more(&self, other: &Self, reference: &Self) -> bool {
        let across = reference.along.turned();
        Farther { u: self.along, v: across, w: other.along, x: across }.sign() == Ordering::Greater
    }

    /// Where a point is along this edge, relative to another: `Greater` if it is farther.
    fn compare(&self, point: Xy, other: Xy) -> Ordering {
        Dot(self.along, Arrow::between(other, point)).sign()
    }

    /// `Greater` for a point on the side of the core, `Less` for one outside.
    fn side(&self, point: Xy) -> Ordering {
        Cross(self.along, Arrow::between(self.line.start, point)).sign()
    }
}

/// The reference edge and the other core.
struct Faces<'a> {
    reference: Edge,
    reference_is_a: bool,
    other: &'a Core<'a>,
    /// The vertex of the other core.
    vertex: Xy,
    /// The sum of the radii, and the same with the margin.
    radii: Sum,
    reach: Sum,
}

impl<P: Precision> ContactPoints<P> {
    /// The points of two cores. `None` if a separation is too small for the precision `P`.
    pub(crate) fn new(touch: &Touch, [a, b]: [&Core; 2], radii: Sum, reach: Sum) -> Option<Self> {
        let normal = touch.normal.reals();
        match &touch.place {
            &Place::Corner { a: at_a, b: at_b } => {
                let parts = [Part::Vertex(number_of(a, at_a)), Part::Vertex(number_of(b, at_b))];
                Some(Self { normal, first: ContactAt::of_vertices([at_a, at_b], parts, radii), second: None })
            }
            Place::Side(side) => {
                let (own, other) = if side.line_is_a { (a, b) } else { (b, a) };
                let reference = Edge::reference(own, side);
                let faces = Faces { reference, reference_is_a: side.line_is_a, other, vertex: side.end, radii, reach };
                let [first, second] = faces.points()?;
                // To the left of the normal is along the reference edge of a, and against that of b.
                let (first, second) = if side.line_is_a { (first, second) } else { (second, first) };
                let (first, second) = if let Some(first) = first { (first, second) } else { (second?, None) };
                Some(Self { normal, first, second })
            }
        }
    }
}

/// One or two points, along the reference edge.
type Points<P> = [Option<ContactAt<P>>; 2];

impl Faces<'_> {
    /// `None` if a separation is too small for the precision `P`.
    fn points<P: Precision>(&self) -> Option<Points<P>> {
        let reference = &self.reference;
        let incident = reference.incident(self.other, self.vertex);
        let Some(incident) = incident else {
            return Some([
                Some(self.at_vertex(Vertex { at: self.vertex, number: number_of(self.other, self.vertex) })),
                None,
            ]);
        };
        if Cross(reference.along, incident.along).sign() == Ordering::Equal {
            return Some([
                self.end_of_overlap(&incident, [reference.from, incident.to], Ordering::Greater),
                self.end_of_overlap(&incident, [reference.to, incident.from], Ordering::Less),
            ]);
        }
        // The incident edge runs against the reference edge.
        let is_first = incident.to.is_some_and(|to| to.at == self.vertex);
        let (vertex, far) = if is_first { (incident.to, incident.from) } else { (incident.from, incident.to) };
        let first = vertex.map(|vertex| self.at_vertex(vertex));
        let second = self.second(&incident, far, is_first)?;
        Some(if is_first { [first, second] } else { [second, first] })
    }

    /// The point at the vertex that is straight across from the reference edge.
    fn at_vertex<P: Precision>(&self, vertex: Vertex) -> ContactAt<P> {
        let parts = [Part::Edge(self.reference.number), Part::Vertex(vertex.number)];
        self.beside(&self.reference, vertex.at, parts).in_order(self.reference_is_a)
    }

    /// The point at an end of the part that two parallel edges have in common: at the own end, or at the other's. The one
    /// that is `inner` along the reference edge counts.
    fn end_of_overlap<P: Precision>(
        &self,
        incident: &Edge,
        ends: [Option<Vertex>; 2],
        inner: Ordering,
    ) -> Option<ContactAt<P>> {
        let reference = &self.reference;
        let at_own = |own: Vertex, part| {
            self.beside(incident, own.at, [part, Part::Vertex(own.number)]).in_order(!self.reference_is_a)
        };
        let at_other = |part, other: Vertex| {
            self.beside(reference, other.at, [part, Part::Vertex(other.number)]).in_order(self.reference_is_a)
        };
        match ends {
            [None, None] => None,
            [Some(own), None] => Some(at_own(own, Part::Edge(incident.number))),
            [None, Some(other)] => Some(at_other(Part::Edge(reference.number), other)),
            [Some(own), Some(other)] => Some(match reference.compare(other.at, own.at) {
                Ordering::Equal => self.at_both(incident, own, other),
                compared if compared == inner => at_other(Part::Edge(reference.number), other),
                _ => at_own(own, Part::Edge(incident.number)),
            }),
        }
    }

    /// The point at the ends of two parallel edges that are straight across from each other.
    fn at_both<P: Precision>(&self, incident: &Edge, own: Vertex, other: Vertex) -> ContactAt<P> {
        let (points, parts) = ([own.at, other.at], [own, other].map(|vertex| Part::Vertex(vertex.number)));
        let found = if self.reference.side(other.at) == Ordering::Less {
            ContactAt::of_vertices(points, parts, self.radii)
        } else {
            let (edge, end) = if precedes(own.at, other.at) { (incident, own.at) } else { (&self.reference, other.at) };
            ContactAt { points: points.map(RealVector::from_xy), ..self.beside(edge, end, parts) }
        };
        found.in_order(self.reference_is_a)
    }

    /// The point where the common interval ends toward the far end of the incident edge, if it is within reach.
    #[expect(clippy::option_option, reason = "uncertain, or no point")]
    fn second<P: Precision>(
        &self,
        incident: &Edge,
        far: Option<Vertex>,
        is_ahead: bool,
    ) -> Option<Option<ContactAt<P>>> {
        let reference = &self.reference;
        let (limit, beyond) =
            if is_ahead { (reference.to, Ordering::Greater) } else { (reference.from, Ordering::Less) };
        let at_far = |part, far: Vertex| {
            let is_in_reach = self.reaches_vertex(far.at);
            let point = || self.beside(reference, far.at, [part, Part::Vertex(far.number)]);
            Some(is_in_reach.then(|| point().in_order(self.reference_is_a)))
        };
        match (far, limit) {
            (None, None) => Some(None),
            (Some(far), None) => at_far(Part::Edge(reference.number), far),
            (Some(far), Some(limit)) => match reference.compare(far.at, limit.at) {
                Ordering::Equal => at_far(Part::Vertex(limit.number), far),
                compared if compared == beyond => self.clipped(incident, limit),
                _ => at_far(Part::Edge(reference.number), far),
            },
            (None, Some(limit)) => self.clipped(incident, limit),
        }
    }

    /// Whether a vertex of the other core is inside the reference edge, or at most the margin outside.
    fn reaches_vertex(&self, vertex: Xy) -> bool {
        let Line { start, along, .. } = self.reference.line;
        self.reference.side(vertex) != Ordering::Less
            || Slab { u: along, v: Arrow::between(start, vertex), r: self.reach }.sign() != Ordering::Greater
    }

    /// A vertex of one core and its projection on an edge of the other, which comes first.
    fn beside<P: Precision>(&self, edge: &Edge, end: Xy, parts: [Part; 2]) -> ContactAt<P> {
        let line = edge.line;
        let separation = if edge.side(end) == Ordering::Less {
            ClosestFeatures::Side { line, end, line_is_a: true }.gap(self.radii)
        } else {
            -SeparatingSide::through(&line, true, end, true).depth(self.radii)
        };
        ContactAt { separation, points: [line.foot(end), RealVector::from_xy(end)], parts }
    }

    /// The point at an end of the reference edge, if it is within reach.
    #[expect(clippy::option_option, reason = "uncertain, or no point")]
    fn clipped<P: Precision>(&self, incident: &Edge, end: Vertex) -> Option<Option<ContactAt<P>>> {
        let (e, f, base) = (self.reference.along, incident.along, incident.line.base());
        let w = Arrow::between(end.at, base);
        let is_outside = Cross(f, w).sign() == Ordering::Greater;
        if is_outside && (SlabEntry { s: e, v: w, d: f, r: self.reach }).sign() == Ordering::Greater {
            return Some(None);
        }
        let (length, along) = (e.reals::<P>().length(), Dot(e, f).value::<P>());
        let (across, along_f) = ((Cross(f, w).value().abs() * length), along.abs());
        let separation = if is_outside {
            let excess = SlabEntry { s: e, v: w, d: f, r: self.radii }.value();
            let separation = excess / (along_f * (across + self.radii.real() * along_f));
            if P::NEEDS_MODERATE && separation.is_tiny() && excess.sign() != Ordering::Equal {
                return None;
            }
            if excess.sign() == Ordering::Greater { separation.at_least_tiny() } else { separation }
        } else {
            -(across / along_f + self.radii.real())
        };
        let point = RealVector::from_xy(base) + f.reals().times(-Dot(e, w).value() / along);
        let parts = [Part::Vertex(end.number), Part::Edge(incident.number)];
        let found = ContactAt { separation, points: [RealVector::from_xy(end.at), point], parts };
        Some(Some(found.in_order(self.reference_is_a)))
    }
}

/// The number of the vertex of a core that is at a point.
fn number_of(core: &Core, at: Xy) -> u8 {
    match core {
        Core::Point(_) => 0,
        Core::Straight(line) => u8::from(line.start != at),
        Core::Convex(ring) => ring.position(ring.index_of(at)),
    }
}
