//! From a shape of any kind to a query that is generic over shapes.

/// `$body` with the `$shape` of its own type.
macro_rules! with_shape {
    ($of:expr, |$shape:ident| $body:expr) => {
        match $of {
            $crate::figure::Shape::Point($shape) => $body,
            $crate::figure::Shape::Circle($shape) => $body,
            $crate::figure::Shape::Segment($shape) => $body,
            $crate::figure::Shape::Stadium($shape) => $body,
            $crate::figure::Shape::Ray($shape) => $body,
        }
    };
}

/// `Some` of `$body` for the shapes that do not go on for ever.
macro_rules! with_bounded {
    ($of:expr, |$shape:ident| $body:expr) => {
        match $of {
            $crate::figure::Shape::Point($shape) => Some($body),
            $crate::figure::Shape::Circle($shape) => Some($body),
            $crate::figure::Shape::Segment($shape) => Some($body),
            $crate::figure::Shape::Stadium($shape) => Some($body),
            $crate::figure::Shape::Ray(_) => None,
        }
    };
}

pub(crate) use {with_bounded, with_shape};
