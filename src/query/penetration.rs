mod parting;

use core::cmp::Ordering;

use glam::Vec2;

use self::parting::parted;
use super::{Pairing, Scalar, round};
use crate::error::QueryError;
use crate::exact::Xy;
use crate::glance::Sight;
use crate::shapes::Shape;
use crate::vector::Components as _;
use crate::vector::sealed::Float as _;
use crate::vector::{Vector, rounded};

/// How two shapes overlap, and the shortest way to part them.
///
#[doc = include_str!("../../figures/doc/penetration_fields.svg")]
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, query};
///
/// let (a, b) = (Circle::new(vec2(-2.0, 0.0), 2.75), Circle::new(vec2(3.0, 0.0), 3.25));
/// let overlap = query::penetration(&a, &b)?.expect("they overlap");
/// assert_eq!((overlap.normal, overlap.depth, overlap.unique), (vec2(1.0, 0.0), 1.0, true));
/// assert_eq!((overlap.point_a, overlap.point_b), (vec2(0.75, 0.0), vec2(-0.25, 0.0)));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
#[non_exhaustive]
pub struct Penetration<V: Vector = Vec2> {
    /// The direction in which `b` leaves `a`, of length 1.
    pub normal: V,
    /// How far `b` has to move along `normal` until the shapes just touch: 0 exactly when they do.
    pub depth: V::Scalar,
    /// Whether this normal alone attains the least depth. Exact.
    pub unique: bool,
    /// The point of `a`'s outline that `b` leaves last along `normal`. Where there are many, as between parallel sides,
    /// those of the pair that [`closest_points`](super::closest_points) would pick.
    pub point_a: V,
    /// The point of `b`'s outline that leaves `a` last along `normal`, of the same pair.
    pub point_b: V,
}

impl<V: Vector> Penetration<V> {
    /// `normal * depth`: the shortest translation of `b` after which the shapes just touch.
    ///
    /// ```
    /// # use impinge::{Circle, query, glam::vec2};
    /// let (a, b) = (Circle::new(vec2(0.0, 0.0), 2.0), Circle::new(vec2(0.0, 3.0), 2.0));
    /// let overlap = query::penetration(&a, &b)?.expect("they overlap");
    /// assert_eq!(overlap.offset(), vec2(0.0, 1.0));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[must_use]
    pub fn offset(&self) -> V {
        rounded(self.normal.to_xy().scaled(self.depth.widen()))
    }
}

/// How far and in which direction `b` has to move to leave `a`. `None` when the shapes are apart.
///
/// Where several directions are equally short, `unique` is false and the normal is the first that is, among: the left
/// normal of `a` (its direction turned by a quarter, counter-clockwise if y points up), the right one, the left and the
/// right one of `b`, and +X. Exactly touching shapes have the depth 0. That order depends on which is `a`, and so may,
/// near the largest number, whether a point overflows.
///
#[doc = include_str!("../../figures/doc/penetration.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite), [`NegativeRadius`](QueryError::NegativeRadius) or
/// [`ZeroDirection`](QueryError::ZeroDirection) for an invalid shape; [`Overflow`](QueryError::Overflow) when the
/// depth or one of the points does not fit the scalar type.
///
/// # Method
/// The distance of the origin from the border of the Minkowski difference of the cores, plus the radii (compare van den
/// Bergen, *Collision Detection in Interactive 3D Environments*, section 2.4.2). For cores that are apart, the depth is
/// (R² − |v|²)/(|v| + R).
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, query};
///
/// let (a, b) = (Circle::new(vec2(0.0, 0.0), 2.0), Circle::new(vec2(3.0, 0.0), 2.0));
/// let overlap = query::penetration(&a, &b)?.expect("they overlap");
/// assert_eq!((overlap.normal, overlap.depth, overlap.unique), (vec2(1.0, 0.0), 1.0, true));
/// assert_eq!((overlap.point_a, overlap.point_b), (vec2(2.0, 0.0), vec2(1.0, 0.0)));
/// # Ok::<(), impinge::QueryError>(())
/// ```
///
/// See [`penetration_toward`] to choose among several directions, [`penetration_offset`] for the translation alone.
#[inline]
pub fn penetration<A, B>(a: &A, b: &B) -> Result<Option<Penetration<A::Vector>>, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    penetrate(a, b, Xy::ZERO)
}

/// As [`penetration`], but where several directions are equally short, with the one nearest to `preferred`.
///
/// `preferred` may have any length. If it is zero, or if two directions are equally near to it, the order of
/// [`penetration`] tells. `unique` is false all the same.
///
#[doc = include_str!("../../figures/doc/penetration_toward.svg")]
///
/// # Errors
/// Those of [`penetration`], and [`NonFinite`](QueryError::NonFinite) for a `preferred` that is not finite.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Segment, query};
///
/// let floor = Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0));
/// let ball = Circle::new(vec2(1.0, 0.0), 0.5);
/// let down = query::penetration_toward(&floor, &ball, vec2(0.0, -1.0))?.expect("they overlap");
/// assert_eq!(down.offset(), vec2(0.0, -0.5));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[inline]
pub fn penetration_toward<A, B>(
    a: &A,
    b: &B,
    preferred: A::Vector,
) -> Result<Option<Penetration<A::Vector>>, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    penetrate(a, b, preferred.to_xy())
}

/// The shortest displacement of `b` after which the two shapes just touch.
///
/// `None` when they are apart; zero when they touch. Its length is the penetration depth, in the unit of the
/// coordinates, and each component is within 2 ulp (8 for `f64`) of the depth. The moved shape is rounded again, and may
/// touch, overlap or be apart by as much as that.
///
#[doc = include_str!("../../figures/doc/penetration_offset.svg")]
///
/// # Errors
/// [`NoUniqueDirection`](QueryError::NoUniqueDirection) when several displacements are equally short, as when a centre
/// lies exactly on a segment: [`penetration`] returns the canonical one, [`penetration_toward`] lets you choose. Else
/// as [`penetration`].
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, QueryError, Segment, query};
///
/// let wall = Segment::new(vec2(0.0, -4.0), vec2(0.0, 4.0));
/// assert_eq!(query::penetration_offset(&wall, &Circle::new(vec2(0.5, 0.0), 2.0))?, Some(vec2(1.5, 0.0)));
/// assert_eq!(query::penetration_offset(&wall, &Circle::new(vec2(2.5, 0.0), 2.0))?, None);
/// let on_the_wall = query::penetration_offset(&wall, &Circle::new(vec2(0.0, 0.0), 2.0));
/// assert_eq!(on_the_wall, Err(QueryError::NoUniqueDirection));
/// # Ok::<(), QueryError>(())
/// ```
#[inline]
pub fn penetration_offset<A, B>(a: &A, b: &B) -> Result<Option<A::Vector>, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    let pair = Pairing::new(a, b, 0.0)?;
    let Some(parting) = pair.parting::<Scalar<A>>(Xy::ZERO) else {
        return Ok(None);
    };
    if parting.depth.sign() == Ordering::Greater && !parting.unique {
        return Err(QueryError::NoUniqueDirection);
    }
    round::vector(parting.normal.times(parting.depth)).map(Some)
}

/// The distance of two shapes, or minus their penetration depth: 0 exactly when they touch.
///
/// What is not 0 but too small for the scalar type is the smallest number on that side of it.
///
#[doc = include_str!("../../figures/doc/signed_distance.svg")]
///
/// # Errors
/// Those of [`distance`](super::distance); [`Overflow`](QueryError::Overflow) also when the depth exceeds the largest
/// number.
///
/// # Method
/// Those of [`distance`](super::distance) and [`penetration`].
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, query};
///
/// let post = Circle::new(vec2(0.0, 0.0), 2.0);
/// assert_eq!(query::signed_distance(&post, &vec2(0.0, 5.0))?, 3.0);
/// assert_eq!(query::signed_distance(&post, &vec2(0.0, 0.5))?, -1.5);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[inline]
pub fn signed_distance<A, B>(a: &A, b: &B) -> Result<Scalar<A>, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    let pair = Pairing::new(a, b, 0.0)?;
    match pair.parting::<Scalar<A>>(Xy::ZERO) {
        Some(parting) => Ok(Scalar::<A>::round(0.0 - round::scalar(parting.depth)?.widen())),
        None => round::scalar(pair.gap()),
    }
}

#[inline(always)]
fn penetrate<A, B>(a: &A, b: &B, preferred: Xy) -> Result<Option<Penetration<A::Vector>>, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    let (body_a, body_b) = (a.body(), b.body());
    // NaN unless both are finite.
    let finite = preferred.x * 0.0 + preferred.y * 0.0;
    // What a glance tells is unique, whatever is preferred.
    match parted(&body_a, &body_b) {
        Sight::Clear(parting) if finite == 0.0 => parting.rounded([body_a.radius, body_b.radius]).map(Some),
        Sight::Nothing if finite == 0.0 => Ok(None),
        _ => penetrate_exactly(a, b, preferred, finite),
    }
}

/// What a glance does not tell.
#[cold]
#[inline(never)]
fn penetrate_exactly<A, B>(
    a: &A,
    b: &B,
    preferred: Xy,
    finite: f64,
) -> Result<Option<Penetration<A::Vector>>, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    let pair = Pairing::new(a, b, finite)?;
    pair.parting(preferred).map(|parting| parting.rounded([pair.a.radius, pair.b.radius])).transpose()
}
