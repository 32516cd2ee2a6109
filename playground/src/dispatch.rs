//! From a shape of any kind to a query that is generic over shapes.

/// `$body` with the `$shape` of its own type.
macro_rules! with_shape {
    ($of:expr, |$shape:ident| $body:expr) => {
        match $of {
            $crate::figure::AnyShape::Point($shape) => $body,
            $crate::figure::AnyShape::Circle($shape) => $body,
            $crate::figure::AnyShape::Segment($shape) => $body,
            $crate::figure::AnyShape::Stadium($shape) => $body,
            $crate::figure::AnyShape::Ray($shape) => $body,
        }
    };
}

/// `Some` of `$body` for the shapes that do not go on for ever.
macro_rules! with_bounded {
    ($of:expr, |$shape:ident| $body:expr) => {
        match $of {
            $crate::figure::AnyShape::Point($shape) => Some($body),
            $crate::figure::AnyShape::Circle($shape) => Some($body),
            $crate::figure::AnyShape::Segment($shape) => Some($body),
            $crate::figure::AnyShape::Stadium($shape) => Some($body),
            $crate::figure::AnyShape::Ray(_) => None,
        }
    };
}

pub(crate) use {with_bounded, with_shape};
