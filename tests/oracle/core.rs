use super::rational::{Rational, sign, square};
use super::straight::Straight;
use super::vector::Vector;

/// A closed convex set: the hull of points, or a half-line.
#[derive(Clone, Debug, PartialEq)]
pub enum Core {
    Straight(Straight),
    /// The corners of what has an inside, counter-clockwise from the lexicographically smallest.
    Polygon(Vec<Vector>),
}

impl Core {
    pub fn point(place: &Vector) -> Self {
        Self::Straight(Straight::point(place))
    }

    /// The hull of these points, by all half planes through two of them.
    ///
    /// If it has no inside, it goes from its smallest point to its largest.
    pub fn hull(points: &[Vector]) -> Self {
        let mut points = points.to_vec();
        points.sort();
        points.dedup();
        let (first, last) = (&points[0], &points[points.len() - 1]);
        let chord = last - first;
        if points.iter().all(|point| chord.cross(&(point - first)).is_zero()) {
            return Self::Straight(Straight::between(first, last));
        }
        Self::Polygon(corners(&points))
    }

    pub fn moved(&self, offset: &Vector) -> Self {
        match self {
            Self::Straight(straight) => {
                Self::Straight(Straight { start: &straight.start + offset, ..straight.clone() })
            }
            Self::Polygon(corners) => Self::Polygon(corners.iter().map(|corner| corner + offset).collect()),
        }
    }

    /// The straight core that this is.
    ///
    /// # Panics
    /// If it has an inside.
    pub fn straight(&self) -> &Straight {
        match self {
            Self::Straight(straight) => straight,
            Self::Polygon(corners) => panic!("{corners:?} is not straight"),
        }
    }

    pub fn is_point(&self) -> bool {
        matches!(self, Self::Straight(straight) if straight.is_point())
    }

    pub fn has_inside(&self) -> bool {
        matches!(self, Self::Polygon(_))
    }

    /// Where it goes on for ever, if it does.
    pub fn heading(&self) -> Option<&Vector> {
        match self {
            Self::Straight(straight) if straight.endless => Some(&straight.span),
            _ => None,
        }
    }

    /// The points that are between no two others.
    pub fn ends(&self) -> Vec<Vector> {
        match self {
            Self::Straight(straight) => straight.ends(),
            Self::Polygon(corners) => corners.clone(),
        }
    }

    /// What it consists of, but for its inside: the sides, counter-clockwise from the first corner; or all of it.
    pub fn sides(&self) -> Vec<Straight> {
        match self {
            Self::Straight(straight) => vec![straight.clone()],
            Self::Polygon(corners) => {
                let nexts = corners.iter().cycle().skip(1);
                corners.iter().zip(nexts).map(|(corner, next)| Straight::between(corner, next)).collect()
            }
        }
    }

    /// The outward normals in canonical order, of any length: of the sides; of a straight core left and right. A point has
    /// none.
    pub fn normals(&self) -> Vec<Vector> {
        match self {
            Self::Straight(straight) if straight.is_point() => Vec::new(),
            Self::Straight(straight) => vec![straight.span.left(), -&straight.span.left()],
            Self::Polygon(_) => self.sides().iter().map(|side| -&side.span.left()).collect(),
        }
    }

    pub fn contains(&self, point: &Vector) -> bool {
        match self {
            Self::Straight(straight) => straight.contains(point),
            Self::Polygon(_) => self.sides().iter().all(|side| sign(&height(side, point)).is_ge()),
        }
    }

    pub fn nearest_to(&self, point: &Vector) -> Vector {
        match self {
            Self::Straight(straight) => straight.nearest_to(point),
            Self::Polygon(_) if self.contains(point) => point.clone(),
            Self::Polygon(_) => {
                let feet = self.sides().into_iter().map(|side| side.nearest_to(point));
                feet.min_by_key(|foot| (foot - point).norm_squared()).expect("a polygon has sides")
            }
        }
    }

    /// How far `point` is outside, squared; inside, minus the square of its distance from the nearest side.
    pub fn signed_square(&self, point: &Vector) -> Rational {
        if self.has_inside() && self.contains(point) {
            let depths = self.sides().into_iter().map(|side| depth_squared(&side, point));
            return -depths.min().expect("a polygon has sides");
        }
        (&self.nearest_to(point) - point).norm_squared()
    }

    /// The sides of a polygon that are nearest to `point`, which is in it.
    pub fn sides_nearest_to(&self, point: &Vector) -> Vec<Straight> {
        let least = -self.signed_square(point);
        self.sides().into_iter().filter(|side| depth_squared(side, point) == least).collect()
    }
}

/// The corners of the hull of `points`, which are sorted, different, and not all on one line.
///
/// From p to q leads a side if no point is to the right of that line, and those on it are between p and q.
fn corners(points: &[Vector]) -> Vec<Vector> {
    let is_side = |p: &Vector, q: &Vector| {
        let span = q - p;
        p != q
            && points.iter().all(|point| {
                let to_left = sign(&span.cross(&(point - p)));
                let is_between = || sign(&(point - p).dot(&(point - q))).is_le();
                to_left.is_gt() || to_left.is_eq() && is_between()
            })
    };
    let next = |corner: &Vector| points.iter().find(|point| is_side(corner, point)).expect("a hull is closed").clone();
    let mut corners = vec![points[0].clone()];
    loop {
        let following = next(&corners[corners.len() - 1]);
        if following == corners[0] {
            return corners;
        }
        corners.push(following);
    }
}

/// How far `point` is to the left of the line of `side`, times its length.
fn height(side: &Straight, point: &Vector) -> Rational {
    side.span.cross(&(point - &side.start))
}

/// The square of the distance of `point` from the line of `side`.
fn depth_squared(side: &Straight, point: &Vector) -> Rational {
    square(&height(side, point)) / side.span.norm_squared()
}
