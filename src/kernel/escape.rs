//! The shortest ways out for cores that share a point.
//!
//! Let S be the set of translations x after which core b + x still meets core a: the Minkowski difference a − b. The
//! cores part along the unit vector n after h(n), the support of S. Where 0 is in S, h ≥ 0, and its least value is the
//! distance from 0 to the border of S.
//!
//! For straight cores that are not parallel, S is a parallelogram, or a strip or cone if there are half-lines. Its sides
//! have the perpendiculars of a and b as normals; with u along the one core, and w from it to the end of the other that
//! leaves it last, the side is at the distance |u×w|/|u|. For all other cores S is flat, and the least value 0 is
//! attained by its perpendiculars, and at an end of S by all that point away from it.

mod exit;

use core::cmp::Ordering;

use self::exit::{Exit, is_between, nearer_exits, nearest_side};
use super::gap::Nearest;
use super::{Core, Direction, Line};
use crate::exact::{Arrow, Cross, Dot, Pair, Polynomial, Precision, Real, Xy};

/// The unit vectors n that attain the least h(n).
#[derive(Clone, Copy, Debug)]
enum Ways {
    /// Normals of sides that are equally near: of one, two, three or all four, in canonical order.
    Sides([Option<Exit>; 4]),
    /// 0 is at the corner of two sides: their normals and all between.
    Corner(Exit, Exit),
    /// 0 is at the end of a flat S, which runs `inward` from there: all that do not point inward.
    End { along: Arrow, inward: Arrow },
    /// 0 is inside a flat S along this arrow.
    Across(Arrow),
    /// S is the point 0.
    All,
}

/// What parts cores that share a point.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Escape {
    ways: Ways,
    /// A common point, unless the cores cross.
    shared: Option<Xy>,
}

pub(crate) fn escape(a: Core, b: Core, nearest: &Nearest) -> Escape {
    let shared = nearest.shared();
    let ways = match (a.reduced(), b.reduced()) {
        (Core::Straight(a), Core::Straight(b)) if Cross(a.along, b.along).sign() != Ordering::Equal => sides(&a, &b),
        (a, b) => flat(&a, &b, shared.unwrap_or(Xy::ZERO)),
    };
    Escape { ways, shared }
}

/// The nearest sides of S for cores that are straight and not parallel.
fn sides(a: &Line, b: &Line) -> Ways {
    let (of_a, of_b) = (nearer_exits(a, b, true), nearer_exits(b, a, false));
    let [Some(nearest_a), Some(nearest_b)] = [of_a, of_b].map(|[left, right]| left.or(right)) else {
        return Ways::All;
    };
    match nearest_a.compare(&nearest_b) {
        Ordering::Less => Ways::Sides([of_a[0], of_a[1], None, None]),
        Ordering::Greater => Ways::Sides([None, None, of_b[0], of_b[1]]),
        Ordering::Equal if nearest_a.is_touching() => Ways::Corner(nearest_a, nearest_b),
        Ordering::Equal => Ways::Sides([of_a[0], of_a[1], of_b[0], of_b[1]]),
    }
}

/// The ways out for a flat S: there is a core that is a point, or both are parallel. They share the point `shared`.
fn flat(a: &Core, b: &Core, shared: Xy) -> Ways {
    let ((Core::Straight(Line { along, .. }), _) | (_, Core::Straight(Line { along, .. }))) = (a, b) else {
        return Ways::All;
    };
    let [forward_a, backward_a] = extent(a, *along, shared);
    let [forward_b, backward_b] = extent(b, *along, shared);
    match (forward_a || backward_b, backward_a || forward_b) {
        (true, false) => Ways::End { along: *along, inward: *along },
        (false, true) => Ways::End { along: *along, inward: -*along },
        _ => Ways::Across(*along),
    }
}

/// Whether a core reaches beyond `point` in the direction `along` and against it.
fn extent(core: &Core, along: Arrow, point: Xy) -> [bool; 2] {
    let Core::Straight(line) = core else {
        return [false, false];
    };
    let far = line.end.map_or(line.along, |end| Arrow::between(point, end));
    let ways = [Arrow::between(point, line.start), far].map(|arrow| Dot(along, arrow).sign());
    [Ordering::Greater, Ordering::Less].map(|way| ways.contains(&way))
}

impl Ways {
    fn canonical(&self) -> Way {
        match *self {
            Self::Sides(exits) => exits.into_iter().flatten().next().into(),
            Self::Corner(a, _) => Some(a).into(),
            Self::End { along, .. } | Self::Across(along) => Direction::Left(along).into(),
            Self::All => Direction::X.into(),
        }
    }

    /// The one nearest to `preferred`, which is not zero; of two equally near, the canonical one.
    fn toward(&self, preferred: Arrow) -> Way {
        match *self {
            Self::Sides(exits) => nearest_side(exits.into_iter().flatten(), preferred).into(),
            Self::Corner(a, b) if is_between(&a, preferred, &b) => Direction::Along(preferred).into(),
            Self::Corner(a, b) => nearest_side([a, b].into_iter(), preferred).into(),
            Self::End { inward, .. } if Dot(inward, preferred).sign() != Ordering::Greater => {
                Direction::Along(preferred).into()
            }
            Self::End { along, .. } | Self::Across(along) => {
                Direction::beside(along, Cross(along, preferred).sign()).into()
            }
            Self::All => Direction::Along(preferred).into(),
        }
    }
}

impl Escape {
    /// Whether one direction alone is the shortest way out.
    pub(crate) fn is_unique(&self) -> bool {
        matches!(self.ways, Ways::Sides(exits) if exits.iter().flatten().count() == 1)
    }

    /// The least h(n). Of several sides at the same distance, the least as computed: the arguments' order is no matter.
    pub(crate) fn distance<P: Precision>(&self) -> Real<P> {
        let Ways::Sides(exits) = self.ways else {
            return Real::ZERO;
        };
        exits.iter().flatten().map(Exit::distance).reduce(Real::min).unwrap_or(Real::ZERO)
    }

    /// The way out nearest to `preferred`, and the canonical one where that is zero or does not tell.
    pub(crate) fn way(&self, preferred: Arrow) -> Way {
        let way = if preferred.is_zero() { self.ways.canonical() } else { self.ways.toward(preferred) };
        Way { shared: self.shared, ..way }
    }
}

/// One shortest way out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub(crate) normal: Direction,
    exit: Option<Exit>,
    shared: Option<Xy>,
}

impl From<Direction> for Way {
    fn from(normal: Direction) -> Self {
        Self { normal, exit: None, shared: None }
    }
}

impl From<Option<Exit>> for Way {
    fn from(exit: Option<Exit>) -> Self {
        Self { normal: exit.map_or(Direction::X, |exit| exit.normal()), exit, shared: None }
    }
}

impl Way {
    /// The points of the cores a and b that part last: the shared one, or the end that leaves last and its projection.
    pub(crate) fn points<P: Precision>(&self) -> [Pair<P>; 2] {
        match (self.shared, self.exit) {
            (None, Some(Exit { line, line_is_a: true, end, .. })) => [line.foot(end), Pair::from_xy(end)],
            (None, Some(Exit { line, line_is_a: false, end, .. })) => [Pair::from_xy(end), line.foot(end)],
            (shared, _) => [Pair::from_xy(shared.unwrap_or(Xy::ZERO)); 2],
        }
    }
}
