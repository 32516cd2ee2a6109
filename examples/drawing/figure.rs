use impinge::glam::DVec2;
use impinge::{Circle, QueryError, Segment, Stadium};

/// One shape, of the type that it was drawn as.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Figure {
    Segment(Segment<DVec2>),
    Circle(Circle<DVec2>),
    Stadium(Stadium<DVec2>),
}

/// Evaluates an expression on the shape inside a figure, whatever its type: a query on two figures nests two of these.
#[macro_export]
macro_rules! with_shape {
    ($figure:expr, |$shape:ident| $expression:expr) => {
        match $figure {
            $crate::Figure::Segment($shape) => $expression,
            $crate::Figure::Circle($shape) => $expression,
            $crate::Figure::Stadium($shape) => $expression,
        }
    };
}

impl Figure {
    /// The error that a query on this figure would give.
    pub fn validate(&self) -> Result<(), QueryError> {
        with_shape!(self, |shape| shape.validate())
    }

    /// The same set of points as a stadium.
    pub fn stadium(&self) -> Stadium<DVec2> {
        match *self {
            Self::Segment(segment) => segment.into(),
            Self::Circle(circle) => circle.into(),
            Self::Stadium(stadium) => stadium,
        }
    }

    /// This figure with its points mapped by `place`, which scales lengths by `scale`.
    pub fn mapped(&self, place: impl Fn(DVec2) -> DVec2, scale: f64) -> Self {
        match *self {
            Self::Segment(segment) => Self::Segment(Segment::new(place(segment.a), place(segment.b))),
            Self::Circle(circle) => Self::Circle(Circle::new(place(circle.center), circle.radius * scale)),
            Self::Stadium(Stadium { segment, radius }) => {
                Self::Stadium(Stadium::new(place(segment.a), place(segment.b), radius * scale))
            }
        }
    }

    /// Two opposite corners of the smallest upright box around the figure.
    pub fn corners(&self) -> [DVec2; 2] {
        let Stadium { segment, radius } = self.stadium();
        [segment.a.min(segment.b) - radius, segment.a.max(segment.b) + radius]
    }
}
