use glam::Vec2;

use super::sealed::HasCore;
use super::{Aabb, Bounded, Circle, ConvexPolygon, Segment, Shape, Stadium, transformed, widened};
use crate::error::QueryError;
use crate::exact::Xy;
use crate::kernel::InflatedCore;
use crate::kernel::contact::Part;
use crate::vector::{Vector, rounded_vector};

/// Any shape of finite size, so that one list holds a level of mixed shapes.
///
/// It is a shape itself: a query takes it wherever the table of [`query`](crate::query) says *any* or *bounded*, and
/// `batch` takes a list of it. Its answers are those of the shape that it holds. `From` makes it, and `match` takes it
/// apart. A polygon must have room for at most 8 vertices; for others, take
/// [`with_capacity`](ConvexPolygon::with_capacity) first. (`cargo build` refuses them; `cargo check` does not see it.)
///
/// A release build compiles a query for each kind that an `AnyShape` may hold, and for each pair of kinds if both
/// shapes are of this type. This takes little time at run time. But each query of two `AnyShape`s adds a few hundred
/// kilobytes to the program, and 5 to 25 seconds to its compile time, wherever it is called; a `cast` adds two
/// megabytes and half a minute. Put such a call into a function of its own, and that into a crate of its own: then it is
/// compiled once.
///
/// Put a long list into `batch::Columns`: `batch` then takes a tenth of the time that it takes on a slice.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Aabb, AnyShape, Circle, Ray, Triangle, batch};
///
/// let level: Vec<AnyShape> = vec![
///     Aabb::new(vec2(-9.0, -1.0), vec2(9.0, 0.0)).into(),
///     Triangle::new([vec2(2.0, 0.0), vec2(6.0, 0.0), vec2(6.0, 2.0)]).into(),
///     Circle::new(vec2(-4.0, 1.0), 1.0).into(),
/// ];
/// let eye = Ray::new(vec2(0.0, 1.0), vec2(1.0, 0.0));
/// let (index, hit) = batch::raycast(&eye, &level, f32::INFINITY)?.expect("the ramp");
/// assert_eq!((index, hit.t), (1, 4.0));
/// assert_eq!(level[2].distance(&vec2(-4.0, 5.0))?, 3.0);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum AnyShape<V: Vector = Vec2> {
    /// A point.
    Point(V),
    /// A segment.
    Segment(Segment<V>),
    /// A circle.
    Circle(Circle<V>),
    /// A stadium.
    Stadium(Stadium<V>),
    /// An axis-aligned box.
    Aabb(Aabb<V>),
    /// A convex polygon of up to 8 vertices.
    ConvexPolygon(ConvexPolygon<V>),
}

impl<V: Vector> AnyShape<V> {
    /// This shape moved by `offset`.
    ///
    /// ```
    /// # use impinge::{AnyShape, Circle, glam::Vec2};
    /// let moved = AnyShape::from(Circle::new(Vec2::ZERO, 2.0)).translated(Vec2::X);
    /// assert_eq!(moved, Circle::new(Vec2::X, 2.0).into());
    /// ```
    #[must_use]
    pub fn translated(&self, offset: V) -> Self {
        match self {
            Self::Point(point) => Self::Point(rounded_vector(point.to_xy() + offset.to_xy())),
            Self::Segment(segment) => segment.translated(offset).into(),
            Self::Circle(circle) => circle.translated(offset).into(),
            Self::Stadium(stadium) => stadium.translated(offset).into(),
            Self::Aabb(aabb) => aabb.translated(offset).into(),
            Self::ConvexPolygon(polygon) => polygon.translated(offset).into(),
        }
    }

    /// This shape, rotated about the origin, then moved by `translation`. `rotation` is (cos α, sin α),
    /// counter-clockwise if y points up. Its length is not checked: another length also scales the positions, but not
    /// the radius. A box becomes a polygon.
    ///
    /// ```
    /// # use impinge::{AnyShape, Circle, glam::{Vec2, vec2}};
    /// // A quarter turn, then up by 1.
    /// let ball = AnyShape::from(Circle::new(Vec2::X, 2.0));
    /// let moved = ball.transformed(vec2(0.0, 1.0), Vec2::Y);
    /// assert_eq!(moved, Circle::new(vec2(0.0, 2.0), 2.0).into());
    /// ```
    #[must_use]
    pub fn transformed(&self, rotation: V, translation: V) -> Self {
        match self {
            Self::Point(point) => Self::Point(transformed(*point, rotation, translation)),
            Self::Segment(segment) => segment.transformed(rotation, translation).into(),
            Self::Circle(circle) => circle.transformed(rotation, translation).into(),
            Self::Stadium(stadium) => stadium.transformed(rotation, translation).into(),
            Self::Aabb(aabb) => aabb.transformed(rotation, translation).into(),
            Self::ConvexPolygon(polygon) => polygon.transformed(rotation, translation).into(),
        }
    }

    /// All points within `margin` of this shape: the radius is larger by `margin`, which may be negative. A point
    /// becomes a circle, a segment a stadium, and a box a polygon with round corners.
    ///
    /// This method does not fail. If the new radius is negative, a query returns
    /// [`NegativeRadius`](QueryError::NegativeRadius).
    ///
    /// ```
    /// # use impinge::{AnyShape, Circle, glam::Vec2};
    /// assert_eq!(AnyShape::from(Vec2::X).inflated(0.5), Circle::new(Vec2::X, 0.5).into());
    /// ```
    #[must_use]
    pub fn inflated(&self, margin: V::Scalar) -> Self {
        match self {
            Self::Point(point) => Circle::new(*point, margin).into(),
            Self::Segment(segment) => segment.inflated(margin).into(),
            Self::Circle(circle) => circle.inflated(margin).into(),
            Self::Stadium(stadium) => stadium.inflated(margin).into(),
            Self::Aabb(aabb) => aabb.inflated(margin).into(),
            Self::ConvexPolygon(polygon) => polygon.inflated(margin).into(),
        }
    }

    /// The error that a query on this shape would return.
    ///
    /// ```
    /// # use impinge::{AnyShape, Circle, QueryError, glam::Vec2};
    /// let hole = AnyShape::from(Circle::new(Vec2::ZERO, -1.0));
    /// assert_eq!(hole.validate(), Err(QueryError::NegativeRadius));
    /// ```
    ///
    /// # Errors
    /// Those of the shape that it holds: [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox) or
    /// [`NegativeRadius`](QueryError::NegativeRadius).
    pub fn validate(&self) -> Result<(), QueryError> {
        self.validate_core()
    }
}

impl<V: Vector<Scalar = f32>> AnyShape<V> {
    /// The same shape in `f64`, without rounding.
    ///
    /// ```
    /// # use impinge::AnyShape;
    /// let wide = AnyShape::from([0.1_f32, 0.0]).widened();
    /// assert_eq!(wide, [f64::from(0.1_f32), 0.0].into());
    /// ```
    #[must_use]
    pub fn widened(&self) -> AnyShape<V::Wide> {
        match self {
            Self::Point(point) => AnyShape::Point(widened(*point)),
            Self::Segment(segment) => AnyShape::Segment(segment.widened()),
            Self::Circle(circle) => AnyShape::Circle(circle.widened()),
            Self::Stadium(stadium) => AnyShape::Stadium(stadium.widened()),
            Self::Aabb(aabb) => AnyShape::Aabb(aabb.widened()),
            Self::ConvexPolygon(polygon) => AnyShape::ConvexPolygon(polygon.widened()),
        }
    }
}

impl<V: Vector> Shape for AnyShape<V> {
    type Vector = V;
}

impl<V: Vector> HasCore for AnyShape<V> {
    type Points = V;
    const IS_ANY: bool = true;

    #[inline]
    fn any(&self) -> Option<&Self> {
        Some(self)
    }

    // For a box, and for a polygon. Other shapes leave it empty, which is fast.
    type Scratch = ((), Option<[Xy; 4]>, Option<[Xy; 8]>);
    const SCRATCH: Self::Scratch = ((), None, None);

    #[inline]
    fn inflated_core<'a>(&'a self, (none, of_box, of_polygon): &'a mut Self::Scratch) -> InflatedCore<'a> {
        match self {
            Self::Point(point) => point.inflated_core(none),
            Self::Segment(segment) => segment.inflated_core(none),
            Self::Circle(circle) => circle.inflated_core(none),
            Self::Stadium(stadium) => stadium.inflated_core(none),
            Self::Aabb(aabb) => aabb.inflated_core(of_box.insert(Aabb::<V>::SCRATCH)),
            Self::ConvexPolygon(polygon) => polygon.inflated_core(of_polygon.insert(ConvexPolygon::<V>::SCRATCH)),
        }
    }

    #[inline]
    fn has_other_numbers(&self) -> bool {
        if let Self::ConvexPolygon(polygon) = self { polygon.has_other_numbers() } else { false }
    }

    #[inline]
    fn numbered(&self, part: Part) -> Part {
        if let Self::ConvexPolygon(polygon) = self { polygon.numbered(part) } else { part }
    }
}

impl<V: Vector> Bounded for AnyShape<V> {}

impl<V: Vector> From<V> for AnyShape<V> {
    fn from(point: V) -> Self {
        Self::Point(point)
    }
}

macro_rules! from_shapes {
    ($($shape:ident),*) => {$(
        impl<V: Vector> From<$shape<V>> for AnyShape<V> {
            fn from(shape: $shape<V>) -> Self {
                Self::$shape(shape)
            }
        }
    )*};
}

from_shapes!(Segment, Circle, Stadium, Aabb);

/// A polygon with room for more than 8 vertices does not compile.
///
/// ```compile_fail,E0080
/// # use impinge::{AnyShape, ConvexPolygon, glam::Vec2};
/// let large = AnyShape::from(ConvexPolygon::new([Vec2::ZERO; 9]));
/// ```
impl<V: Vector, const N: usize> From<ConvexPolygon<V, N>> for AnyShape<V> {
    fn from(polygon: ConvexPolygon<V, N>) -> Self {
        const { assert!(N <= 8, "an `AnyShape` has room for 8 vertices") };
        Self::ConvexPolygon(polygon.resized())
    }
}
