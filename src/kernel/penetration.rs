//! The shortest translations that separate cores with a common point.
//!
//! Let S be the set of translations x after which core b + x still meets core a: the Minkowski difference a − b. Along
//! the unit vector n, the cores separate after the distance h(n), the support of S. If 0 is in S, then h ≥ 0, and its
//! least value is the distance from 0 to the border of S.
//!
//! For straight cores that are not parallel, S is a parallelogram, a half-strip if one core is a half-line, or a cone
//! if both are. Its sides have the perpendiculars of a and b as normals. With u along one core, and w from it to the
//! end of the other that leaves it last, the side is at the distance |u×w|/|u|. If a core is a polygon, S is one, and
//! [`difference`](super::difference) walks along its sides. For all other cores S is flat, and the least value is 0. The
//! perpendiculars of S attain it; if 0 is at an end of S, so do all directions that point away from S.

use core::cmp::Ordering;

use super::difference::{Difference, NearestSides};
use super::separation::{ClosestFeatures, PlainSeparation, closest_on};
use super::{Core, Direction, Line, are_in_range, sign_of_product};
use crate::exact::{
    Arrow, Cross, CrossSum, Dot, Evaluated, Farther, Moderate, Polynomial, Precision, Real, RealVector, Sum, Xy,
};

/// The shortest translations, as the unit vectors n with the least h(n).
#[derive(Clone, Copy, Debug)]
pub(crate) enum ShortestTranslations<'a> {
    /// 0 is inside S: its nearest sides, of which there are at most four.
    Sides(SeparatingSides),
    /// The same for any number of sides. A walk along S finds them again.
    SidesOf(NearestSides<'a>),
    /// 0 is on the border of S: the least h is 0, and the cores share the point `at`.
    Touching { at: Xy, normals: BorderNormals },
}

/// The normals of S at 0, a point of its border.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BorderNormals {
    /// 0 is inside a side: the normal of this side.
    Side(SeparatingSide),
    /// 0 is at the corner of two sides: their normals, and all directions between them.
    Corner(SeparatingSide, SeparatingSide),
    /// 0 is at an end of a flat S, which extends `inward` from there: all directions that do not point inward.
    End { along: Arrow, inward: Arrow },
    /// 0 is inside a flat S along this arrow: both perpendiculars.
    BothPerpendiculars(Arrow),
    /// S is the point 0: all directions.
    All,
}

/// One of the shortest translations.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ShortestTranslation {
    Through(SeparatingSide),
    From { at: Xy, normal: Direction },
}

impl<'a> ShortestTranslations<'a> {
    /// The shortest translations of cores that cross at inner points of both.
    pub(crate) fn crossing(a: &Line, b: &Line) -> Self {
        let (of_a, of_b) = (SeparatingSides::along(a, b, true), SeparatingSides::along(b, a, false));
        Self::Sides(match of_a.first.compare(&of_b.first) {
            Ordering::Less => of_a,
            Ordering::Equal => of_a.and(of_b),
            Ordering::Greater => of_b,
        })
    }

    /// The shortest translations of cores that have inner points in common. One of them is a polygon.
    pub(crate) fn overlapping(difference: Difference<'a>) -> Self {
        Self::SidesOf(NearestSides::of(difference))
    }

    /// The shortest translations of cores that share the point `at` without crossing or overlapping.
    pub(crate) fn touching(a: Core, b: Core, at: Xy) -> Self {
        let normals = match (a.reduced(), b.reduced()) {
            (Core::Convex(ring), other) => BorderNormals::on_border(&Difference::new(ring, &other, true)),
            (other, Core::Convex(ring)) => BorderNormals::on_border(&Difference::new(ring, &other, false)),
            (Core::Straight(a), Core::Straight(b)) if Cross(a.along, b.along).sign() != Ordering::Equal => {
                BorderNormals::on_sides(&a, &b)
            }
            (a, b) => BorderNormals::of_flat(&a, &b, at),
        };
        Self::Touching { at, normals }
    }

    /// The same for cores that share only a corner, if these edges give the two sides of S there.
    pub(crate) fn touching_at_corner([a, b]: [&Core; 2], at: Xy, edges: [(bool, usize); 2]) -> Option<Self> {
        let [side, next] = edges.map(|(is_of_a, edge)| {
            let (line, runs_along) = if is_of_a { a.edge_from(edge) } else { b.edge_from(edge) }?;
            Some(SeparatingSide::through(&line, is_of_a, at, runs_along))
        });
        Some(Self::Touching { at, normals: BorderNormals::Corner(side?, next?) })
    }

    /// Whether there is only one shortest translation.
    pub(crate) fn is_unique(&self) -> bool {
        match self {
            Self::Sides(sides) => sides.is_unique(),
            Self::SidesOf(sides) => sides.is_unique,
            Self::Touching { normals, .. } => matches!(normals, BorderNormals::Side(_)),
        }
    }

    /// The normals of S at 0, if 0 is on the border of S and `d` points into its interior: if n·`d` < 0 for all of them.
    /// Otherwise `None`; also for a flat S.
    pub(crate) fn normals_against(&self, d: Arrow) -> Option<&BorderNormals> {
        match self {
            Self::Touching { normals: normals @ (BorderNormals::Side(_) | BorderNormals::Corner(..)), .. } => {
                (normals.heading(d) == Ordering::Less).then_some(normals)
            }
            _ => None,
        }
    }

    /// The least h(n) plus the sum of the radii.
    pub(crate) fn depth<P: Precision>(&self, r: Sum) -> Real<P> {
        match self {
            Self::Sides(sides) => sides.depth(r),
            Self::SidesOf(sides) => sides.depth(r),
            Self::Touching { .. } => r.real(),
        }
    }

    /// The shortest translation nearest to `preferred`; the canonical one if `preferred` is zero or leaves a tie.
    pub(crate) fn choose(&self, preferred: Arrow) -> ShortestTranslation {
        match *self {
            Self::Sides(sides) if preferred.is_zero() => ShortestTranslation::Through(sides.first),
            Self::Sides(sides) => ShortestTranslation::Through(sides.nearest_to(preferred)),
            Self::SidesOf(sides) if preferred.is_zero() => ShortestTranslation::Through(sides.first),
            Self::SidesOf(sides) => ShortestTranslation::Through(sides.nearest_to(preferred)),
            Self::Touching { at, normals } if preferred.is_zero() => {
                ShortestTranslation::From { at, normal: normals.canonical() }
            }
            Self::Touching { at, normals } => ShortestTranslation::From { at, normal: normals.nearest_to(preferred) },
        }
    }
}

impl BorderNormals {
    /// The normals for straight cores that are not parallel: 0 is on one side or two.
    fn on_sides(a: &Line, b: &Line) -> Self {
        let [of_a, of_b] = [SeparatingSides::along(a, b, true).first, SeparatingSides::along(b, a, false).first];
        match (of_a.is_touching(), of_b.is_touching()) {
            (true, true) => Self::Corner(of_a, of_b),
            (true, false) => Self::Side(of_a),
            (false, _) => Self::Side(of_b),
        }
    }

    /// The normals if a core is a polygon.
    pub(super) fn on_border(difference: &Difference) -> Self {
        match difference.sides_at_zero() {
            [Some(one), Some(other)] => Self::Corner(one, other),
            [Some(one), None] => Self::Side(one),
            // 0 is on the border.
            [None, _] => Self::All,
        }
    }

    /// The normals for a flat S: one core is a point, or both are parallel.
    fn of_flat(a: &Core<'_>, b: &Core<'_>, at: Xy) -> Self {
        let ((Core::Straight(Line { along, .. }), _) | (_, Core::Straight(Line { along, .. }))) = (a, b) else {
            return Self::All;
        };
        let [forward_a, backward_a] = extent(a, *along, at);
        let [forward_b, backward_b] = extent(b, *along, at);
        match (forward_a || backward_b, backward_a || forward_b) {
            (true, false) => Self::End { along: *along, inward: *along },
            (false, true) => Self::End { along: *along, inward: -*along },
            _ => Self::BothPerpendiculars(*along),
        }
    }

    /// The sign of n·`d` for the normal n of a side. At a corner, the greater one of the signs for its two sides:
    /// `Less` if `d` points into the interior of S, and `Equal` if it points along a side. S must have an interior.
    pub(super) fn heading(&self, d: Arrow) -> Ordering {
        match self {
            Self::Side(side) => side.heading(d),
            Self::Corner(a, b) => a.heading(d).max(b.heading(d)),
            Self::End { .. } | Self::BothPerpendiculars(_) | Self::All => Ordering::Equal,
        }
    }

    /// The normal at which a line along `d` meets S, which has an interior, and whether it only grazes S.
    ///
    /// At a corner, let m and n be the normals of its two sides. If m·d and n·d have the same sign, the line enters or
    /// leaves S there, and the normal is the one whose product with `d` is less in magnitude. Otherwise, the line
    /// grazes S, and the normal is the perpendicular of `d` between m and n: the left one, d′, if the sign of m×n is
    /// that of m×d′ = m·d and of d′×n = −n·d.
    pub(crate) fn met_along(&self, d: Arrow) -> (Direction, bool) {
        let Self::Corner(a, b) = self else {
            return (self.canonical(), self.heading(d) == Ordering::Equal);
        };
        let (to_a, to_b) = (a.heading(d), b.heading(d));
        if to_a == to_b {
            let least = if b.compare_heading(a, d) == to_a.reverse() && to_a != Ordering::Equal { b } else { a };
            return (least.normal(), to_a == Ordering::Equal);
        }
        let turn = a.turn_to(b);
        let is_left = sign_of_product(turn, to_a) == Ordering::Greater || sign_of_product(turn, to_b) == Ordering::Less;
        (if is_left { Direction::Left(d) } else { Direction::Right(d) }, true)
    }

    pub(crate) fn canonical(&self) -> Direction {
        match *self {
            Self::Side(separating) | Self::Corner(separating, _) => separating.normal(),
            Self::End { along, .. } | Self::BothPerpendiculars(along) => Direction::Left(along),
            Self::All => Direction::X,
        }
    }

    /// The normal nearest to `preferred`, which is not zero; the canonical one of two that are equally near.
    fn nearest_to(&self, preferred: Arrow) -> Direction {
        match *self {
            Self::Side(separating) => separating.normal(),
            Self::Corner(a, b) if !is_between(&a, preferred, &b) => a.nearer_to(preferred, b).normal(),
            Self::End { along, inward } if Dot(inward, preferred).sign() == Ordering::Greater => {
                Direction::perpendicular(along, Cross(along, preferred).sign())
            }
            Self::BothPerpendiculars(along) => Direction::perpendicular(along, Cross(along, preferred).sign()),
            Self::Corner(..) | Self::End { .. } | Self::All => Direction::Along(preferred),
        }
    }
}

/// Whether a core extends beyond `point` in the direction `along`, and whether it does in the opposite direction.
fn extent(core: &Core, along: Arrow, point: Xy) -> [bool; 2] {
    let Core::Straight(line) = core else {
        return [false, false];
    };
    let far = line.end.map_or(line.along, |end| Arrow::between(point, end));
    let normals = [Arrow::between(point, line.start), far].map(|arrow| Dot(along, arrow).sign());
    [Ordering::Greater, Ordering::Less].map(|way| normals.contains(&way))
}

impl ShortestTranslation {
    pub(crate) fn normal(&self) -> Direction {
        match *self {
            Self::Through(separating) => separating.normal(),
            Self::From { normal, .. } => normal,
        }
    }

    /// The points of a and b that part last: the corner that leaves last and its projection, or the shared point for
    /// both.
    pub(crate) fn points<P: Precision>(&self) -> [RealVector<P>; 2] {
        match *self {
            Self::Through(separating) => separating.points(),
            Self::From { at, .. } => [RealVector::from_xy(at); 2],
        }
    }
}

/// One side of S.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeparatingSide {
    /// The core that is parallel to the side.
    pub(super) line: Line,
    pub(super) line_is_a: bool,
    /// `Greater` if the normal is the line's left one, `Less` if it is the right one.
    pub(super) normal_side: Ordering,
    /// The corner of the other core that leaves last.
    pub(super) corner: Xy,
}

/// The edges of the two sides of S that meet at 0, in canonical order; none if there is only one normal.
///
/// Packed into one word, because it is copied with every answer. Bit 31 is set if there are edges. The first has the bits from
/// 16 on, the second those from 0 on: whether it is of a, and then 8 bits of its number.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct TiedEdges(u32);

impl TiedEdges {
    pub(crate) const NONE: Self = Self(0);

    /// Each edge is given by whether it is of a, and by its number.
    #[expect(clippy::cast_possible_truncation, reason = "there are at most 255 edges")]
    pub(crate) fn new(edges: [(bool, usize); 2]) -> Self {
        let [first, next] = edges.map(|(is_of_a, edge)| (edge as u32) << 1 | u32::from(is_of_a));
        Self(1 << 31 | first << 16 | next)
    }

    /// The edges, if there are two.
    pub(crate) fn both(self) -> Option<[(bool, usize); 2]> {
        let edge = |bits: u32| (bits & 1 == 1, (bits >> 1 & 0xff) as usize);
        (self != Self::NONE).then(|| [edge(self.0 >> 16), edge(self.0)])
    }
}

/// Sides of S at the same distance from 0, in canonical order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeparatingSides {
    pub(super) first: SeparatingSide,
    others: [Option<SeparatingSide>; 3],
}

impl SeparatingSide {
    /// The side through which the core with `corner` leaves the other core, `line`. `corner` is the last one to leave.
    pub(crate) fn through(line: &Line, line_is_a: bool, corner: Xy, is_left: bool) -> Self {
        // The normal is the translation of b, so it is the opposite one if `corner` belongs to a.
        let normal_side = if is_left == line_is_a { Ordering::Less } else { Ordering::Greater };
        Self { line: *line, line_is_a, normal_side, corner }
    }

    /// The closest points, if they are on this side.
    pub(crate) fn closest_features(&self) -> ClosestFeatures {
        closest_on(&self.line, self.corner, self.line_is_a)
    }

    /// The corner, which must be on the line. If a has an end at the same point, it is that end (−0 and 0 may differ).
    pub(crate) fn common_point(&self) -> Xy {
        let ends_of_a = [Some(self.line.start), self.line.end].into_iter().flatten().filter(|_| self.line_is_a);
        ends_of_a.into_iter().find(|end| *end == self.corner).unwrap_or(self.corner)
    }

    /// Whether the numbers may be computed in the precision `P`.
    #[inline(always)]
    pub(crate) fn is_moderate<P: Precision>(&self, [r, s]: [f64; 2]) -> bool {
        let (line, corner) = (&self.line, self.corner);
        line.is_in_range::<P>() && are_in_range::<P, 4>([corner.x, corner.y, r, s])
    }

    #[inline]
    pub(crate) fn normal(&self) -> Direction {
        Direction::perpendicular(self.line.along, self.normal_side)
    }

    /// The points of a and b that part last.
    #[inline(always)]
    pub(crate) fn points<P: Precision>(&self) -> [RealVector<P>; 2] {
        let foot = if P::HAS_EXPONENT && self.is_moderate::<Moderate>([0.0; 2]) {
            self.line.foot::<Moderate>(self.corner).convert()
        } else {
            self.line.foot(self.corner)
        };
        let corner = RealVector::from_xy(self.corner);
        if self.line_is_a { [foot, corner] } else { [corner, foot] }
    }

    fn cross(&self) -> Cross {
        Cross(self.line.along, Arrow::between(self.line.base(), self.corner))
    }

    pub(super) fn is_touching(&self) -> bool {
        self.line.side(self.corner) == Ordering::Equal
    }

    /// The h of this side, compared with the h of another side.
    pub(super) fn compare(&self, other: &Self) -> Ordering {
        let [v, x] = [self, other].map(|separating| Arrow::between(separating.line.start, separating.corner));
        Farther { u: self.line.along, v, w: other.line.along, x }.sign()
    }

    /// The depth h + R.
    #[inline(always)]
    pub(crate) fn depth<P: Precision>(&self, r: Sum) -> Real<P> {
        let plain = if P::DOUBLE_WORD { None } else { self.plain_separation().signed_distance(r.rounded()) };
        match plain {
            Some(signed_distance) => Real::from_f64(-signed_distance),
            // The same bits as with exponents, in less time.
            None if P::HAS_EXPONENT && self.is_moderate::<Moderate>(r.radii()) => {
                self.real_depth::<Moderate>(r).convert()
            }
            None => self.real_depth(r),
        }
    }

    /// The separation from a to b.
    #[inline]
    pub(crate) fn plain_separation_in_order(&self) -> PlainSeparation {
        self.plain_separation().swapped_if(!self.line_is_a)
    }

    /// The distance does not depend on the order of the cores.
    #[inline]
    fn plain_separation(&self) -> PlainSeparation {
        PlainSeparation::of_line_and_point(&self.line, self.corner).reversed_if(true)
    }

    /// The depth |u×w|/|u| + R.
    #[inline(always)]
    fn real_depth<P: Precision>(&self, r: Sum) -> Real<P> {
        self.cross().value().abs() / self.line.along.reals().length() + r.real()
    }

    /// The sign of n·`preferred`. For the left normal of u, it is the sign of u×`preferred`.
    pub(crate) fn heading(&self, preferred: Arrow) -> Ordering {
        let left = Cross(self.line.along, preferred).sign();
        if self.normal_side == Ordering::Less { left.reverse() } else { left }
    }

    /// The sign of m×n for the normals m of this side and n of another.
    fn turn_to(&self, other: &Self) -> Ordering {
        sign_of_product(
            Cross(self.line.along, other.line.along).sign(),
            sign_of_product(self.normal_side, other.normal_side),
        )
    }

    /// The side whose normal is nearer to `preferred`: this one, or `next`. A tie keeps this one.
    pub(super) fn nearer_to(self, preferred: Arrow, next: Self) -> Self {
        if next.compare_heading(&self, preferred) == Ordering::Greater { next } else { self }
    }

    /// n·`preferred`, compared with that of another side: by the signs and, if they agree, by (u×p)²/|u|² and
    /// (w×p)²/|w|².
    pub(super) fn compare_heading(&self, other: &Self, preferred: Arrow) -> Ordering {
        let (own, others) = (self.heading(preferred), other.heading(preferred));
        if own != others {
            return own.cmp(&others);
        }
        let (u, w) = (self.line.along, other.line.along);
        let farther = Farther { u, v: preferred, w, x: preferred }.sign();
        if own == Ordering::Less { farther.reverse() } else { farther }
    }
}

impl SeparatingSides {
    /// The nearer of the two sides along `line`, or both if they are equally near.
    ///
    /// Let k₁ and k₂ be the values of u×w for the ends of `other`: one is positive and one negative, or one is zero. If
    /// `line` is a, then b leaves it on its left after −min(k₁, k₂)/|u|, and on its right after max(k₁, k₂)/|u|. If
    /// `line` is b, left and right are exchanged, because b is the core that moves. The sign of k₁ + k₂ decides which
    /// distance is shorter. The far end of a half-line is at infinity.
    pub(super) fn along(line: &Line, other: &Line, line_is_a: bool) -> Self {
        let separating = |normal_side, corner| SeparatingSide { line: *line, line_is_a, normal_side, corner };
        let start_is_left = starts_left(line, other);
        // If `line` is a, the end on its right is the last to leave on its left.
        let to_start = if start_is_left == line_is_a { Ordering::Less } else { Ordering::Greater };
        let from_start = separating(to_start, other.start);
        let Some(end) = other.end else {
            return Self::one(from_start);
        };
        let sum = CrossSum(line.along, [other.start, end].map(|point| Arrow::between(line.start, point))).sign();
        let from_end = separating(to_start.reverse(), end);
        match if start_is_left { sum } else { sum.reverse() } {
            Ordering::Less => Self::one(from_start),
            Ordering::Equal => Self::both(from_start, from_end),
            Ordering::Greater => Self::one(from_end),
        }
    }

    fn one(first: SeparatingSide) -> Self {
        Self { first, others: [None; 3] }
    }

    /// Adds a side to the nearest ones, unless it is farther, and drops those that are farther. `None` if more than four are
    /// equally near.
    pub(crate) fn add(nearest: &mut Option<Self>, side: SeparatingSide) -> Option<()> {
        let Some(sides) = nearest else {
            *nearest = Some(Self::one(side));
            return Some(());
        };
        match side.compare(&sides.first) {
            Ordering::Less => *nearest = Some(Self::one(side)),
            Ordering::Equal => *sides.others.iter_mut().find(|other| other.is_none())? = Some(side),
            Ordering::Greater => {}
        }
        Some(())
    }

    /// Two sides, left and right of one line. The left one comes first.
    fn both(a: SeparatingSide, b: SeparatingSide) -> Self {
        let (left, right) = if a.normal_side == Ordering::Greater { (a, b) } else { (b, a) };
        Self { first: left, others: [Some(right), None, None] }
    }

    /// The one or two sides along one core, followed by those along the other.
    pub(super) fn and(self, next: Self) -> Self {
        Self { first: self.first, others: [self.others[0], Some(next.first), next.others[0]] }
    }

    pub(super) fn is_unique(&self) -> bool {
        self.others.iter().all(Option::is_none)
    }

    /// The depth of all sides: the least computed one, so that the order of the arguments does not matter.
    pub(super) fn depth<P: Precision>(&self, r: Sum) -> Real<P> {
        let others = self.others.iter().flatten();
        others.fold(self.first.depth(r), |least, side| least.min(side.depth(r)))
    }

    /// The side whose normal is nearest to `preferred`.
    pub(super) fn nearest_to(&self, preferred: Arrow) -> SeparatingSide {
        self.others.iter().flatten().fold(self.first, |best, next| best.nearer_to(preferred, *next))
    }
}

/// Whether `other` starts on the left. It starts on one side of the line and ends on the other, or has one end on it. A
/// start on the line counts as left if the rest of `other` is on the right.
fn starts_left(line: &Line, other: &Line) -> bool {
    match (line.side(other.start), other.end) {
        (Ordering::Equal, Some(end)) => line.side(end) == Ordering::Less,
        (Ordering::Equal, None) => Cross(line.along, other.along).sign() == Ordering::Less,
        (side, _) => side == Ordering::Greater,
    }
}

/// Whether `preferred`, p, points between the normals m and n of two sides of a corner: m×n, m×p and p×n agree in sign,
/// or are zero. (For p = −m, p×n = −m×n does not agree.)
///
/// For the left normals of u and w, m×n has the sign of u×w, m×p that of −u·p, and p×n that of w·p.
pub(super) fn is_between(a: &SeparatingSide, preferred: Arrow, b: &SeparatingSide) -> bool {
    let (u, w) = (a.line.along, b.line.along);
    let turn = a.turn_to(b);
    let from_a = sign_of_product(a.normal_side, Dot(u, preferred).sign()).reverse();
    let to_b = sign_of_product(b.normal_side, Dot(w, preferred).sign());
    sign_of_product(turn, from_a) != Ordering::Less && sign_of_product(turn, to_b) != Ordering::Less
}
