//! One moving shape against many.

use super::cull::CastCull;
use super::scan::scan;
use super::shapes::Shapes;
use crate::error::QueryError;
use crate::query::{self, CastHit};
use crate::shapes::{Bounded, Shape};
use crate::vector::Vector;
use crate::vector::sealed::Float as _;

/// The first hit of a moving shape on many shapes, with the index of the shape. `None` if it meets none.
///
/// Of several hits, the one that [comes first](CastHit::is_before) is returned: the one with the least rounded `t`; of
/// equal ones, one whose normal is `unique`; then the one whose normal is most against the translation; then the one
/// with the lowest index. So a box that lands on a row of flush tiles hits the top of a tile, and not the corner of the
/// next one.
///
#[doc = include_str!("../../figures/doc/batch_cast.svg")]
///
/// A shape that already overlaps `moving`, even by one ulp, gives a hit at `t` = 0, as in [`query::cast`]. This hit
/// hides every shape that is met later. A hit that [`grazes`](CastHit::grazes) may hide another one too. To ignore some
/// of the shapes, pass a [`filtered`](super::filtered) list. To move a character, copy `examples/controller.rs` of the
/// repository: it casts at each near shape, and keeps a skin.
///
/// # Errors
/// The error of [`query::cast`] for the first shape with an error. An empty list gives no error, even if `moving` is
/// invalid.
///
/// After [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox) or
/// [`NegativeRadius`](QueryError::NegativeRadius), [`validate()`](super::validate()) finds the index of the invalid
/// shape. If all of them are valid, `moving` or the translation is invalid.
///
/// # Equivalent loop
/// ```
/// # use impinge::{Aabb, QueryError, query, query::CastHit, glam::{Vec2, vec2}};
/// type Answer = Result<Option<(usize, CastHit)>, QueryError>;
///
/// fn cast(moving: &Aabb, translation: Vec2, shapes: &[Aabb]) -> Answer {
///     let mut first: Option<(usize, CastHit)> = None;
///     for (index, shape) in shapes.iter().enumerate() {
///         if let Some(hit) = query::cast(moving, translation, shape)? {
///             let is_first = |(_, first)| hit.is_before(&first, translation);
///             if first.is_none_or(is_first) {
///                 first = Some((index, hit));
///             }
///         }
///     }
///     Ok(first)
/// }
/// // A player falls to the right, onto the seam of two tiles.
/// let tile = |i: u8| Aabb::new(vec2(f32::from(i), -1.0), vec2(f32::from(i) + 1.0, 0.0));
/// let tiles: Vec<Aabb> = (0..40).map(tile).collect();
/// let player = Aabb::new(vec2(0.0, 2.0), vec2(1.0, 4.0));
/// let step = vec2(4.0, -4.0);
/// let hit = impinge::batch::cast(&player, step, &tiles);
/// assert_eq!(hit, cast(&player, step, &tiles));
/// assert_eq!(hit?.expect("it lands").1.normal, vec2(0.0, 1.0));
/// # Ok::<(), QueryError>(())
/// ```
#[expect(clippy::type_complexity, reason = "an optional pair in a result reads as such")]
pub fn cast<S, M>(
    moving: &S,
    translation: S::Vector,
    shapes: &M,
) -> Result<Option<(usize, CastHit<S::Vector>)>, QueryError>
where
    S: Bounded,
    M: Shapes<Vector = S::Vector> + ?Sized,
{
    let mut first: Option<(usize, CastHit<S::Vector>)> = None;
    let one = <<S as Shape>::Vector as Vector>::Scalar::round(1.0);
    scan(shapes, CastCull::new(moving, translation, one), |cull, index| {
        let hit = query::cast(moving, translation, &shapes.member(index))?;
        if let Some(hit) = hit.filter(|hit| first.is_none_or(|(_, first)| hit.is_before(&first, translation))) {
            first = Some((index, hit));
            cull.lower_limit(hit.t);
        }
        Ok(())
    })?;
    Ok(first)
}
