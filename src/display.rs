//! The text of shapes and answers for people. Options such as `{:.2}` or `{:+}` apply to each number.
//!
//! The text may change between versions: for programs, there is `serde`.

use core::fmt::{Display, Formatter, Result};

use crate::query::{CastHit, Chord, CircleCrossing, Contact, Penetration, RayHit, Side};
use crate::shapes::{Aabb, AnyShape, Circle, ConvexPolygon, Ray, Segment, Stadium};
use crate::vector::Components as _;
use crate::vector::Vector;
use crate::vector::sealed::Float;

/// Writes each text and the part that follows it, with the options of `f`.
fn write(f: &mut Formatter<'_>, parts: &[(&str, &dyn Display)]) -> Result {
    parts.iter().try_for_each(|(words, part)| {
        f.write_str(words)?;
        part.fmt(f)
    })
}

/// A vector, written in the same way for every type.
struct VectorText<V>(V);

impl<V: Vector> Display for VectorText<V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let [x, y] = self.0.components();
        write(f, &[("(", &x), (", ", &y)])?;
        f.write_str(")")
    }
}

/// ```
/// # use impinge::{Segment, glam::vec2};
/// let segment = Segment::new(vec2(0.0, 0.5), vec2(4.0, 0.0));
/// assert_eq!(segment.to_string(), "segment from (0, 0.5) to (4, 0)");
/// assert_eq!(format!("{segment:.2}"), "segment from (0.00, 0.50) to (4.00, 0.00)");
/// ```
impl<V: Vector> Display for Segment<V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write(f, &[("segment from ", &VectorText(self.a)), (" to ", &VectorText(self.b))])
    }
}

/// ```
/// # use impinge::{Circle, glam::vec2};
/// let circle = Circle::new(vec2(1.0, 2.0), 0.5);
/// assert_eq!(circle.to_string(), "circle at (1, 2), radius 0.5");
/// assert_eq!(format!("{circle:.2}"), "circle at (1.00, 2.00), radius 0.50");
/// ```
impl<V: Vector> Display for Circle<V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write(f, &[("circle at ", &VectorText(self.center)), (", radius ", &self.radius)])
    }
}

/// ```
/// # use impinge::{Stadium, glam::vec2};
/// let stadium = Stadium::new(vec2(0.0, 0.0), vec2(4.0, 0.0), 0.5);
/// assert_eq!(stadium.to_string(), "stadium from (0, 0) to (4, 0), radius 0.5");
/// ```
impl<V: Vector> Display for Stadium<V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let Segment { a, b } = self.segment;
        write(f, &[("stadium from ", &VectorText(a)), (" to ", &VectorText(b)), (", radius ", &self.radius)])
    }
}

/// ```
/// # use impinge::{Ray, glam::vec2};
/// let ray = Ray::new(vec2(0.0, 0.0), vec2(2.0, 0.0));
/// assert_eq!(ray.to_string(), "ray from (0, 0) along (2, 0)");
/// ```
impl<V: Vector> Display for Ray<V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write(f, &[("ray from ", &VectorText(self.origin)), (" along ", &VectorText(self.direction))])
    }
}

/// ```
/// # use impinge::{Aabb, glam::vec2};
/// let bounds = Aabb::new(vec2(0.0, 0.0), vec2(4.0, 1.0));
/// assert_eq!(bounds.to_string(), "box from (0, 0) to (4, 1)");
/// ```
impl<V: Vector> Display for Aabb<V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write(f, &[("box from ", &VectorText(self.min)), (" to ", &VectorText(self.max))])
    }
}

/// Writes the radius if it is not zero.
///
/// ```
/// # use impinge::{ConvexPolygon, glam::vec2};
/// let ramp = ConvexPolygon::new([vec2(0.0, 0.0), vec2(4.0, 0.0), vec2(4.0, 1.0)]);
/// assert_eq!(ramp.to_string(), "polygon of (0, 0), (4, 0), (4, 1)");
/// let soft = ramp.rounded(0.5).to_string();
/// assert_eq!(soft, "polygon of (0, 0), (4, 0), (4, 1), radius 0.5");
/// ```
impl<V: Vector, const N: usize> Display for ConvexPolygon<V, N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str("polygon of ")?;
        let words = core::iter::once("").chain(core::iter::repeat(", "));
        words.zip(self.vertices()).try_for_each(|(words, vertex)| write(f, &[(words, &VectorText(*vertex))]))?;
        f.write_str(if self.vertices().is_empty() { "no points" } else { "" })?;
        if self.radius == Float::round(0.0) { Ok(()) } else { write(f, &[(", radius ", &self.radius)]) }
    }
}

/// Writes the shape that it holds.
///
/// ```
/// # use impinge::{AnyShape, Circle, glam::vec2};
/// let ball = AnyShape::from(Circle::new(vec2(1.0, 2.0), 0.5));
/// assert_eq!(ball.to_string(), "circle at (1, 2), radius 0.5");
/// assert_eq!(AnyShape::from(vec2(1.0, 2.0)).to_string(), "point at (1, 2)");
/// ```
impl<V: Vector> Display for AnyShape<V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Point(point) => write(f, &[("point at ", &VectorText(*point))]),
            Self::Segment(segment) => segment.fmt(f),
            Self::Circle(circle) => circle.fmt(f),
            Self::Stadium(stadium) => stadium.fmt(f),
            Self::Aabb(aabb) => aabb.fmt(f),
            Self::ConvexPolygon(polygon) => polygon.fmt(f),
        }
    }
}

/// ```
/// # use impinge::{Ray, Segment, glam::vec2};
/// let ray = Ray::new(vec2(-1.0, 3.0), vec2(2.0, 0.0));
/// let wall = Segment::new(vec2(2.0, 0.0), vec2(2.0, 9.0));
/// let hit = ray.raycast(&wall, 9.0)?.expect("a hit");
/// assert_eq!(hit.to_string(), "t 1.5 at (2, 3), normal (-1, 0)");
/// assert_eq!(format!("{hit:.2}"), "t 1.50 at (2.00, 3.00), normal (-1.00, 0.00)");
/// # Ok::<(), impinge::QueryError>(())
/// ```
impl<V: Vector> Display for RayHit<V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write(f, &[("t ", &self.t), (" at ", &VectorText(self.point)), (", normal ", &VectorText(self.normal))])
    }
}

/// ```
/// # use impinge::{Circle, Segment, glam::vec2};
/// let ball = Circle::new(vec2(1.0, 3.0), 2.0);
/// let wall = Segment::new(vec2(2.0, 0.0), vec2(2.0, 9.0));
/// let hit = ball.cast(vec2(1.0, 0.0), &wall)?.expect("they overlap");
/// assert_eq!(hit.to_string(), "t 0 at (2, 3), normal (-1, 0), overlapping");
/// # Ok::<(), impinge::QueryError>(())
/// ```
impl<V: Vector> Display for CastHit<V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let Self { t, point, normal, overlapping, unique, grazes } = *self;
        RayHit { t, point, normal }.fmt(f)?;
        f.write_str(if overlapping { ", overlapping" } else { "" })?;
        f.write_str(if unique { "" } else { ", not unique" })?;
        f.write_str(if grazes { ", grazes" } else { "" })
    }
}

/// Writes the entry and the exit. Writes only the one that exists, or `inside` if none exists.
///
/// ```
/// # use impinge::{Circle, Ray, glam::vec2, query};
/// let ray = Ray::new(vec2(-3.0, 0.0), vec2(1.0, 0.0));
/// let through = query::chord(&ray, &Circle::new(vec2(0.0, 0.0), 1.0))?.expect("a hit");
/// let both = "enter t 2 at (-1, 0), normal (-1, 0); exit t 4 at (1, 0), normal (1, 0)";
/// assert_eq!(through.to_string(), both);
/// let tangent = query::chord(&ray, &Circle::new(vec2(0.0, 1.0), 1.0))?.expect("a hit");
/// assert_eq!(tangent.to_string(), "single t 3 at (0, 0), normal (0, -1)");
/// # Ok::<(), impinge::QueryError>(())
/// ```
impl<V: Vector> Display for Chord<V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match (&self.enter, &self.exit) {
            (Some(hit), _) if self.single => write(f, &[("single ", hit)]),
            (Some(enter), Some(exit)) => write(f, &[("enter ", enter), ("; exit ", exit)]),
            (Some(enter), None) => write(f, &[("enter ", enter)]),
            (None, Some(exit)) => write(f, &[("exit ", exit)]),
            (None, None) => f.write_str("inside"),
        }
    }
}

/// Writes the normal and the points.
///
/// ```
/// # use impinge::{Aabb, Circle, glam::vec2, query};
/// let floor = Aabb::new(vec2(-4.0, -1.0), vec2(4.0, 0.0));
/// let ball = Circle::new(vec2(1.0, 1.5), 1.0);
/// let contact = query::contact(&floor, &ball, 1.0)?.expect("near");
/// let text = "normal (0, 1), separation 0.5 from (1, 0) to (1, 0.5)";
/// assert_eq!(contact.to_string(), text);
/// # Ok::<(), impinge::QueryError>(())
/// ```
impl<V: Vector> Display for Contact<V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write(f, &[("normal ", &VectorText(self.normal))])?;
        for point in self.points() {
            let ends = [&VectorText(point.point_a), &VectorText(point.point_b)];
            write(f, &[(", separation ", &point.separation), (" from ", ends[0]), (" to ", ends[1])])?;
        }
        f.write_str(if self.unique { "" } else { ", not unique" })
    }
}

/// Writes the depth, the normal, and the move of `point_b` to `point_a`.
///
/// ```
/// # use impinge::{Circle, glam::vec2, query};
/// let (a, b) = (Circle::new(vec2(0.0, 0.0), 2.0), Circle::new(vec2(3.0, 0.0), 2.0));
/// let overlap = query::penetration(&a, &b)?.expect("they overlap");
/// assert_eq!(overlap.to_string(), "depth 1 along (1, 0), from (1, 0) to (2, 0)");
/// let tie = query::penetration(&a, &a)?.expect("they overlap");
/// assert_eq!(tie.to_string(), "depth 4 along (1, 0), from (-2, 0) to (2, 0), not unique");
/// # Ok::<(), impinge::QueryError>(())
/// ```
impl<V: Vector> Display for Penetration<V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let Self { normal, depth, unique, point_a, point_b } = *self;
        write(f, &[("depth ", &depth), (" along ", &VectorText(normal))])?;
        write(f, &[(", from ", &VectorText(point_b)), (" to ", &VectorText(point_a))])?;
        f.write_str(if unique { "" } else { ", not unique" })
    }
}

/// ```
/// # use impinge::{glam::vec2, query::CircleCrossing};
/// let crossing = CircleCrossing::Secant(vec2(3.0, 4.0), vec2(3.0, -4.0));
/// assert_eq!(crossing.to_string(), "secant at (3, 4) and (3, -4)");
/// ```
impl<V: Vector> Display for CircleCrossing<V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match *self {
            Self::Tangent(point) => write(f, &[("tangent at ", &VectorText(point))]),
            Self::Secant(left, right) => write(f, &[("secant at ", &VectorText(left)), (" and ", &VectorText(right))]),
            Self::Coincident => f.write_str("coincident"),
        }
    }
}

/// ```
/// assert_eq!(impinge::query::Side::Left.to_string(), "left");
/// ```
impl Display for Side {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Self::Left => "left",
            Self::Right => "right",
        })
    }
}
