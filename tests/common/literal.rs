//! The library's own answers with given fields, written as a struct is: they are `#[non_exhaustive]`, so that a test cannot
//! write them down. The structs here have the same fields and turn into them.

use impinge::query::{self};
use impinge::{Ray, Vector};

/// `answer!(RayHit { t, point, normal })` with all fields, or `answer!(RayHit { t: 0.0, ..hit })` with some changed.
#[macro_export]
macro_rules! answer {
    ($answer:ident { $($field:ident $(: $value:expr)?),* $(,)? }) => {
        $crate::literal::fields::$answer { $($field $(: $value)?),* }.answer()
    };
    ($answer:ident { $($field:ident $(: $value:expr)?,)* ..$other:expr $(,)? }) => {{
        let mut answer: $answer<_> = $other;
        $(answer.$field = $crate::answer!(@value $field $($value)?);)*
        answer
    }};
    (@value $field:ident) => { $field };
    (@value $field:ident $value:expr) => { $value };
}

/// The vectors of answers that a test writes down.
pub trait AnswerVector: Vector<Scalar: From<u8>> + From<[Self::Scalar; 2]> {}

impl<V: Vector<Scalar: From<u8>> + From<[V::Scalar; 2]>> AnswerVector for V {}

fn origin_and_x<V: AnswerVector>() -> [V; 2] {
    [[0, 0], [1, 0]].map(|components| components.map(V::Scalar::from).into())
}

pub mod fields {
    use super::{AnswerVector, Ray, Vector, origin_and_x, query};

    /// Declares the fields, and how to get any answer, in which they are then set.
    macro_rules! answers {
        ($($answer:ident { $($field:ident: $kind:ty),* }, such as |$origin:ident, $x:ident| $any:expr;)*) => {$(
            pub struct $answer<V: Vector> {
                $(pub $field: $kind),*
            }

            impl<V: AnswerVector> $answer<V> {
                pub fn answer(self) -> query::$answer<V> {
                    let [$origin, $x] = origin_and_x::<V>();
                    let mut answer = $any.expect("finite").expect("they meet");
                    $(answer.$field = self.$field;)*
                    answer
                }
            }
        )*};
    }

    answers! {
        RayHit { t: V::Scalar, point: V, normal: V },
            such as |origin, x| query::raycast(&Ray::new(origin, x), &x, 1.into());
        CastHit { t: V::Scalar, point: V, normal: V, overlapping: bool, unique: bool, grazes: bool },
            such as |origin, x| query::cast(&origin, x, &x);
        Chord { enter: Option<query::RayHit<V>>, exit: Option<query::RayHit<V>>, single: bool },
            such as |origin, x| query::chord(&Ray::new(origin, x), &x);
        Penetration { normal: V, depth: V::Scalar, unique: bool, point_a: V, point_b: V },
            such as |_origin, x| query::penetration(&x, &x);
    }
}
