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

/// `$body` with both shapes of their own types, in whichever order: for a query whose answer does not depend on it. The program
/// has 15 pairs of types instead of 25.
macro_rules! with_both {
    ($one:expr, $other:expr, |$a:ident, $b:ident| $body:expr) => {
        match ($one, $other) {
            ($crate::figure::AnyShape::Point($a), $crate::figure::AnyShape::Point($b)) => $body,
            ($crate::figure::AnyShape::Point($a), $crate::figure::AnyShape::Circle($b))
            | ($crate::figure::AnyShape::Circle($b), $crate::figure::AnyShape::Point($a)) => $body,
            ($crate::figure::AnyShape::Point($a), $crate::figure::AnyShape::Segment($b))
            | ($crate::figure::AnyShape::Segment($b), $crate::figure::AnyShape::Point($a)) => $body,
            ($crate::figure::AnyShape::Point($a), $crate::figure::AnyShape::Stadium($b))
            | ($crate::figure::AnyShape::Stadium($b), $crate::figure::AnyShape::Point($a)) => $body,
            ($crate::figure::AnyShape::Point($a), $crate::figure::AnyShape::Ray($b))
            | ($crate::figure::AnyShape::Ray($b), $crate::figure::AnyShape::Point($a)) => $body,
            ($crate::figure::AnyShape::Circle($a), $crate::figure::AnyShape::Circle($b)) => $body,
            ($crate::figure::AnyShape::Circle($a), $crate::figure::AnyShape::Segment($b))
            | ($crate::figure::AnyShape::Segment($b), $crate::figure::AnyShape::Circle($a)) => $body,
            ($crate::figure::AnyShape::Circle($a), $crate::figure::AnyShape::Stadium($b))
            | ($crate::figure::AnyShape::Stadium($b), $crate::figure::AnyShape::Circle($a)) => $body,
            ($crate::figure::AnyShape::Circle($a), $crate::figure::AnyShape::Ray($b))
            | ($crate::figure::AnyShape::Ray($b), $crate::figure::AnyShape::Circle($a)) => $body,
            ($crate::figure::AnyShape::Segment($a), $crate::figure::AnyShape::Segment($b)) => $body,
            ($crate::figure::AnyShape::Segment($a), $crate::figure::AnyShape::Stadium($b))
            | ($crate::figure::AnyShape::Stadium($b), $crate::figure::AnyShape::Segment($a)) => $body,
            ($crate::figure::AnyShape::Segment($a), $crate::figure::AnyShape::Ray($b))
            | ($crate::figure::AnyShape::Ray($b), $crate::figure::AnyShape::Segment($a)) => $body,
            ($crate::figure::AnyShape::Stadium($a), $crate::figure::AnyShape::Stadium($b)) => $body,
            ($crate::figure::AnyShape::Stadium($a), $crate::figure::AnyShape::Ray($b))
            | ($crate::figure::AnyShape::Ray($b), $crate::figure::AnyShape::Stadium($a)) => $body,
            ($crate::figure::AnyShape::Ray($a), $crate::figure::AnyShape::Ray($b)) => $body,
        }
    };
}

pub(crate) use {with_both, with_bounded, with_shape};
