//! Answers with given fields, which may be written as those of any struct. The answers are `#[non_exhaustive]`: one is
//! asked for, and its fields are set.

#![allow(
    dead_code,
    unused_imports,
    unreachable_pub,
    reason = "compiled into several test programs, each of which uses a part"
)]

use impinge::query::{self, CastHit, Chord, Penetration, RayHit};
use impinge::{Ray, Vector};

/// Any answer of its type.
pub trait Template {
    fn template() -> Self;
}

/// `answer!(RayHit { t, point, normal })`, or with some fields of another one `answer!(RayHit { t, ..hit })`.
macro_rules! answer {
    ($answer:ident { $($field:ident $(: $value:expr)?),* $(, ..$other:expr)? $(,)? }) => {{
        let mut answer = answer!(@other $answer $($other)?);
        $(answer.$field = answer!(@value $field $($value)?);)*
        answer
    }};
    (@other $answer:ident) => { <$answer<_> as Template>::template() };
    (@other $answer:ident $other:expr) => {{ let other: $answer<_> = $other; other }};
    (@value $field:ident) => { $field };
    (@value $field:ident $value:expr) => { $value };
}

pub(crate) use answer;

/// The vectors of all tests.
pub trait Plain: Vector<Scalar: From<u8>> + From<[Self::Scalar; 2]> {}

impl<V: Vector<Scalar: From<u8>> + From<[V::Scalar; 2]>> Plain for V {}

fn origin_and_x<V: Plain>() -> [V; 2] {
    [[0, 0], [1, 0]].map(|components| components.map(V::Scalar::from).into())
}

impl<V: Plain> Template for RayHit<V> {
    fn template() -> Self {
        let [origin, x] = origin_and_x::<V>();
        query::raycast(&Ray::new(origin, x), &x, 1.into()).expect("finite").expect("a hit")
    }
}

impl<V: Plain> Template for Chord<V> {
    fn template() -> Self {
        let [origin, x] = origin_and_x::<V>();
        query::chord(&Ray::new(origin, x), &x).expect("finite").expect("a hit")
    }
}

impl<V: Plain> Template for CastHit<V> {
    fn template() -> Self {
        let [origin, x] = origin_and_x::<V>();
        query::cast(&origin, x, &x).expect("finite").expect("a hit")
    }
}

impl<V: Plain> Template for Penetration<V> {
    fn template() -> Self {
        let [origin, _] = origin_and_x::<V>();
        query::penetration(&origin, &origin).expect("finite").expect("the same point")
    }
}
