//! Answers in plain `f64`: straight-line code with a bound on its error, without a branch that depends on where the shapes
//! are.
//!
//! A filter gives the exact yes or no, and bit for bit the number that the kernels give, or nothing: where shapes touch or
//! nearly touch, where several features are equally near, and for input that no query answers. Then the kernels tell.
//!
//! # Errors
//! u = 2⁻⁵³ bounds the relative error of every operation; bounds are counted to first order and rounded up by far more
//! than the rest. Inputs of `f32` neither overflow nor underflow here, where no value is of more than the sixth degree and so
//! all are between 2⁻⁹⁰⁰ and 2⁸⁰⁰. With inputs of `f64` an overflow makes a bound infinite or NaN, which no value exceeds; where
//! the lesser of two values is taken, one that has overflowed makes NaN of it. What underflows is below [`UNDERFLOW`], which every
//! bound includes, or it is multiplied by |v|² and more: then |u|² and |u|²|v|² are at least `UNDERFLOW`, and their share in the
//! bound exceeds it. A NaN or an infinity in any input makes one of the bound.

mod cast;
mod distance;
mod features;
pub(crate) mod fixed_point;

pub(crate) use self::cast::{FirstContact, chord, first_contact};
pub(crate) use self::distance::{overlap, signed_distance};
pub(crate) use self::features::{Features, closest, features, plain_separation, separation};

use crate::exact::{Precision, UNDERFLOW, Xy};
use crate::kernel::InflatedCore;

/// An answer, or `None` where the query has none; an error where the filter cannot decide.
pub(crate) type Certain<T> = Result<Option<T>, Uncertain>;

/// The kernels have to decide.
pub(crate) struct Uncertain;

/// 128u.
const RELATIVE_ERROR: f64 = 64.0 * f64::EPSILON;

/// A bound that covers underflows where there are any.
#[inline(always)]
fn bound<P: Precision>(bound: f64) -> f64 {
    if P::WIDE { bound + UNDERFLOW } else { bound }
}

/// |u|², and NaN where it is so small that an underflow might matter in a product with it.
#[inline(always)]
fn scale<P: Precision>(u: Xy) -> f64 {
    let uu = u.length_squared();
    if P::WIDE && uu < UNDERFLOW { f64::NAN } else { uu }
}

/// Whether a value is known to have the sign that it has as computed.
#[inline(always)]
fn is_clear(value: f64, error: f64) -> bool {
    value.abs() > error
}

/// Whether no radius is negative, by the sign bits: −0 is left to the kernels, and a NaN to the bounds.
#[inline(always)]
fn have_valid_radii(a: &InflatedCore, b: &InflatedCore) -> bool {
    (a.radius.to_bits() | b.radius.to_bits()) >> 63 == 0
}
