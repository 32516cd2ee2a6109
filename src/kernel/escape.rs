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

pub(crate) use self::exit::Exit;
use self::exit::{Sides, is_between};
use super::{Core, Direction, Line};
use crate::exact::{Arrow, Cross, Dot, Pair, Polynomial, Precision, Real, Sum, Xy};

/// The shortest ways out: the unit vectors n that attain the least h(n).
#[derive(Clone, Copy, Debug)]
pub(crate) enum Escape {
    /// 0 is inside S: the normals of its nearest sides.
    Crossing(Sides),
    /// 0 is on the border of S: the least is 0, and the cores share the point `at`.
    Meeting { at: Xy, ways: Ways },
}

/// The normals of S at its border.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ways {
    /// 0 is inside a side: its normal.
    Side(Exit),
    /// 0 is at the corner of two sides: their normals and all between.
    Corner(Exit, Exit),
    /// 0 is at the end of a flat S, which runs `inward` from there: all that do not point inward.
    End { along: Arrow, inward: Arrow },
    /// 0 is inside a flat S along this arrow.
    Across(Arrow),
    /// S is the point 0.
    All,
}

/// One of the shortest ways out.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Way {
    Through(Exit),
    From { at: Xy, normal: Direction },
}

impl Escape {
    /// For cores that cross inside both.
    pub(crate) fn crossing(a: &Line, b: &Line) -> Self {
        let (of_a, of_b) = (Sides::along(a, b, true), Sides::along(b, a, false));
        Self::Crossing(match of_a.first.compare(&of_b.first) {
            Ordering::Less => of_a,
            Ordering::Equal => of_a.and(of_b),
            Ordering::Greater => of_b,
        })
    }

    /// For cores that share the point `at` without crossing.
    pub(crate) fn meeting(a: Core, b: Core, at: Xy) -> Self {
        let ways = match (a.reduced(), b.reduced()) {
            (Core::Straight(a), Core::Straight(b)) if Cross(a.along, b.along).sign() != Ordering::Equal => {
                Ways::on_sides(&a, &b)
            }
            (a, b) => Ways::of_flat(&a, &b, at),
        };
        Self::Meeting { at, ways }
    }

    /// Whether one direction alone is the shortest way out.
    pub(crate) fn is_unique(&self) -> bool {
        match self {
            Self::Crossing(sides) => sides.is_single(),
            Self::Meeting { ways, .. } => matches!(ways, Ways::Side(_)),
        }
    }

    /// Whether `d` leads from 0 on the border of an S that has an inside into it, against every normal there: the first
    /// of them.
    pub(crate) fn pressed_by(&self, d: Arrow) -> Option<Direction> {
        let is_against = |exit: &Exit| exit.heading(d) == Ordering::Less;
        match self {
            Self::Meeting { ways: Ways::Side(exit), .. } if is_against(exit) => Some(exit.normal()),
            Self::Meeting { ways: Ways::Corner(a, b), .. } if is_against(a) && is_against(b) => Some(a.normal()),
            _ => None,
        }
    }

    /// The least h(n), and the sum of the radii.
    pub(crate) fn depth<P: Precision>(&self, r: Sum) -> Real<P> {
        match self {
            Self::Crossing(sides) => sides.depth(r),
            Self::Meeting { .. } => r.real(),
        }
    }

    /// The way out nearest to `preferred`, and the canonical one where that is zero or does not tell.
    pub(crate) fn way(&self, preferred: Arrow) -> Way {
        match *self {
            Self::Crossing(sides) if preferred.is_zero() => Way::Through(sides.first),
            Self::Crossing(sides) => Way::Through(sides.nearest_to(preferred)),
            Self::Meeting { at, ways } if preferred.is_zero() => Way::From { at, normal: ways.canonical() },
            Self::Meeting { at, ways } => Way::From { at, normal: ways.nearest_to(preferred) },
        }
    }
}

impl Ways {
    /// For straight cores that are not parallel: 0 is on a side, or on two.
    fn on_sides(a: &Line, b: &Line) -> Self {
        let [of_a, of_b] = [Sides::along(a, b, true).first, Sides::along(b, a, false).first];
        match (of_a.is_touching(), of_b.is_touching()) {
            (true, true) => Self::Corner(of_a, of_b),
            (true, false) => Self::Side(of_a),
            (false, _) => Self::Side(of_b),
        }
    }

    /// For a flat S: there is a core that is a point, or both are parallel.
    fn of_flat(a: &Core, b: &Core, at: Xy) -> Self {
        let ((Core::Straight(Line { along, .. }), _) | (_, Core::Straight(Line { along, .. }))) = (a, b) else {
            return Self::All;
        };
        let [forward_a, backward_a] = extent(a, *along, at);
        let [forward_b, backward_b] = extent(b, *along, at);
        match (forward_a || backward_b, backward_a || forward_b) {
            (true, false) => Self::End { along: *along, inward: *along },
            (false, true) => Self::End { along: *along, inward: -*along },
            _ => Self::Across(*along),
        }
    }

    fn canonical(&self) -> Direction {
        match *self {
            Self::Side(exit) | Self::Corner(exit, _) => exit.normal(),
            Self::End { along, .. } | Self::Across(along) => Direction::Left(along),
            Self::All => Direction::X,
        }
    }

    /// The one nearest to `preferred`, which is not zero; of two equally near, the canonical one.
    fn nearest_to(&self, preferred: Arrow) -> Direction {
        match *self {
            Self::Side(exit) => exit.normal(),
            Self::Corner(a, b) if !is_between(&a, preferred, &b) => a.nearer_to(preferred, b).normal(),
            Self::End { along, inward } if Dot(inward, preferred).sign() == Ordering::Greater => {
                Direction::beside(along, Cross(along, preferred).sign())
            }
            Self::Across(along) => Direction::beside(along, Cross(along, preferred).sign()),
            Self::Corner(..) | Self::End { .. } | Self::All => Direction::Along(preferred),
        }
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

impl Way {
    pub(crate) fn normal(&self) -> Direction {
        match *self {
            Self::Through(exit) => exit.normal(),
            Self::From { normal, .. } => normal,
        }
    }

    /// The points of the cores a and b that part last: the end that leaves last and its projection, or the shared one.
    pub(crate) fn points<P: Precision>(&self) -> [Pair<P>; 2] {
        match *self {
            Self::Through(exit) => exit.points(),
            Self::From { at, .. } => [Pair::from_xy(at); 2],
        }
    }
}
