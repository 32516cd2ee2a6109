use super::shapes::Shapes;
use crate::error::QueryError;
use crate::kernel::validity::validate as validate_bodies;
use crate::shapes::sealed::HasCore;

/// Checks all shapes. Returns `Ok` if all are valid, else the index of the first invalid shape and its error.
///
/// The other functions of [`batch`](crate::batch) return the error without the index. Shapes that
/// [`filtered()`](super::filtered()) leaves out are not checked.
///
#[doc = include_str!("../../figures/doc/batch_validate.svg")]
///
/// # Errors
/// The index of the first invalid shape, with [`NonFinite`](QueryError::NonFinite) or
/// [`NegativeRadius`](QueryError::NegativeRadius).
///
/// # The loop that it equals
/// ```
/// # use impinge::{Circle, QueryError, glam::vec2};
/// fn validate(shapes: &[Circle]) -> Result<(), (usize, QueryError)> {
///     for (index, shape) in shapes.iter().enumerate() {
///         shape.validate().map_err(|error| (index, error))?;
///     }
///     Ok(())
/// }
/// let mut shapes = [Circle::new(vec2(0.0, 3.0), 0.5); 40];
/// shapes[17].radius = -1.0;
/// assert_eq!(impinge::batch::validate(&shapes), Err((17, QueryError::NegativeRadius)));
/// # assert_eq!(impinge::batch::validate(&shapes), validate(&shapes));
/// ```
pub fn validate<M: Shapes + ?Sized>(shapes: &M) -> Result<(), (usize, QueryError)> {
    let mut part = (0..shapes.count()).filter(|&index| shapes.admits(index));
    part.try_for_each(|index| check(&shapes.member(index)).map_err(|error| (index, error)))
}

/// The error of one shape.
pub(super) fn check(shape: &impl HasCore) -> Result<(), QueryError> {
    validate_bodies(&[shape.body()], [])
}
