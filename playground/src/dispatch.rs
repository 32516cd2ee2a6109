//! From a shape of the page to a query that is generic over shapes.

/// `$body` with the `$shape`: what is bounded, or the ray.
macro_rules! with_shape {
    ($of:expr, |$shape:ident| $body:expr) => {
        match $of {
            $crate::figure::BoundedOrRay::Bounded($shape) => $body,
            $crate::figure::BoundedOrRay::Ray($shape) => $body,
        }
    };
}

/// `$body` with both shapes, in whichever order: for a query whose answer does not depend on it. The program has 3 pairs of
/// types instead of 4.
macro_rules! with_both {
    ($one:expr, $other:expr, |$a:ident, $b:ident| $body:expr) => {
        match ($one, $other) {
            ($crate::figure::BoundedOrRay::Bounded($a), $crate::figure::BoundedOrRay::Bounded($b)) => $body,
            ($crate::figure::BoundedOrRay::Bounded($a), $crate::figure::BoundedOrRay::Ray($b))
            | ($crate::figure::BoundedOrRay::Ray($b), $crate::figure::BoundedOrRay::Bounded($a)) => $body,
            ($crate::figure::BoundedOrRay::Ray($a), $crate::figure::BoundedOrRay::Ray($b)) => $body,
        }
    };
}

pub(crate) use {with_both, with_shape};
