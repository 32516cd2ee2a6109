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

/// `$body` with both shapes.
macro_rules! with_both {
    ($one:expr, $other:expr, |$a:ident, $b:ident| $body:expr) => {
        $crate::dispatch::with_shape!($one, |$a| $crate::dispatch::with_shape!($other, |$b| $body))
    };
}

pub(crate) use {with_both, with_shape};
