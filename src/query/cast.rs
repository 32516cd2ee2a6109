use core::cmp::Ordering;

use glam::Vec2;

use super::concrete::Concrete as _;
use super::decisions::{Side, faced};
use super::raycast::without_normal;
use super::{Answer, FindTranslations, InFilter, Pairing, Scalar, exactly, find_unless_boxes, round, unless_infinite};
use crate::error::QueryError;
use crate::exact::{Arrow, Normal, Precision, Real, RealVector, Xy, greater, lesser, power_of_two};
use crate::filter::{self, ContactReceiver, ExactHit, FilterResult, FirstContact, Uncertain, WayOutOfBox};
use crate::kernel::difference::common_point;
use crate::kernel::facing_chain::{self, Anchor};
use crate::kernel::penetration::ShortestTranslations;
use crate::kernel::raycast::{Hit, Motion};
use crate::kernel::separation::Relation;
use crate::kernel::{Core, InflatedCore, outline_point, validate};
use crate::shapes::sealed::{HasCore, for_each_kind, with_cores};
use crate::shapes::{Bounded, Segment, Shape};
use crate::vector::Components as _;
use crate::vector::sealed::{Float as _, Sealed as _};
use crate::vector::{Vector, converted};

/// When and where a moving shape meets another.
///
#[doc = include_str!("../../figures/doc/cast_hit.svg")]
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Segment, query};
///
/// let floor = Segment::new(vec2(-9.0, 0.0), vec2(9.0, 0.0));
/// let ball = Circle::new(vec2(0.0, 3.0), 1.0);
/// let hit = query::cast(&ball, vec2(0.0, -8.0), &floor)?.expect("a hit");
/// assert_eq!((hit.t, hit.point, hit.normal), (0.25, vec2(0.0, 0.0), vec2(0.0, 1.0)));
/// assert!(!hit.overlapping);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
#[non_exhaustive]
pub struct CastHit<V: Vector = Vec2> {
    /// The position along the translation, or along the direction of [`cast_along`], as a multiple of it, within 1 ulp
    /// (4 for `f64`).
    pub t: V::Scalar,
    /// Where the shapes touch at that time.
    pub point: V,
    /// The target's unit normal at `point`, toward the moving shape.
    pub normal: V,
    /// Whether the shapes already overlap at the start. Exact; touching does not count.
    pub overlapping: bool,
    /// Whether `normal` is the only one (exact). It is not if two bare cores meet only at a corner of each, or if
    /// several translations out of an overlap are equally short.
    pub unique: bool,
    /// Whether `normal · translation` is 0 for the exact normal: the motion is along the outlines where they touch.
    /// Always `false` for shapes that overlap at the start.
    pub grazes: bool,
}

impl<V: Vector> CastHit<V> {
    /// `direction` reflected by the normal: d − 2(d·n)n, rounded, with d = `direction` and n = `normal`. A component
    /// that is too large becomes infinite. Input that is not finite gives NaN.
    ///
    /// ```
    /// # use impinge::{Circle, Segment, query, glam::vec2};
    /// let floor = Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0));
    /// let (ball, velocity) = (Circle::new(vec2(0.0, 2.0), 1.0), vec2(1.0, -2.0));
    /// let hit = query::cast(&ball, velocity, &floor)?.expect("a hit");
    /// assert_eq!(hit.reflect(velocity), vec2(1.0, 2.0));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[must_use]
    pub fn reflect(&self, direction: V) -> V {
        without_normal(direction, self.normal, 2.0)
    }

    /// `translation` without its part along the normal: d − (d·n)n, rounded. A component that is too large becomes
    /// infinite.
    ///
    /// ```
    /// # use impinge::{Circle, Segment, query, glam::vec2};
    /// let floor = Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0));
    /// let (ball, step) = (Circle::new(vec2(0.0, 2.0), 1.0), vec2(1.0, -2.0));
    /// let hit = query::cast(&ball, step, &floor)?.expect("a hit");
    /// assert_eq!(hit.slide(step), vec2(1.0, 0.0));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[must_use]
    pub fn slide(&self, translation: V) -> V {
        without_normal(translation, self.normal, 1.0)
    }

    /// The side of the segment that the normal points to, seen from `segment.a` to `segment.b`.
    ///
    /// For a one-way platform, ignore the hits on the side that lets shapes through.
    ///
    /// `None` if the angle between the normal and the line of the segment is 45° or less, for example if the shape
    /// meets an end. Also `None` for a segment that is not finite or has no length. The test is exact, but it uses the
    /// rounded `normal`.
    ///
    /// ```
    /// # use impinge::{Circle, Segment, query, query::Side, glam::vec2};
    /// let platform = Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0));
    /// let ball = Circle::new(vec2(0.0, 2.0), 1.0);
    /// let hit = query::cast(&ball, vec2(0.0, -2.0), &platform)?.expect("a hit");
    /// assert_eq!(hit.facing(&platform), Some(Side::Left));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[must_use]
    pub fn facing(&self, segment: &Segment<V>) -> Option<Side> {
        faced(segment, self.normal)
    }
}

/// The first contact of `moving` with `target`, while `moving` moves by `translation`. `None` when they do not meet.
///
/// `t` runs from 0 to 1 along the translation. A grazing touch is a hit. What counts as a hit depends on the start:
///
/// | at the start | hit |
/// |---|---|
/// | apart | when the shapes first touch |
/// | touching | at `t` = 0 if the translation moves the shapes into each other; `None` if they slide or separate |
/// | overlapping | at `t` = 0 with `overlapping`. The normal is that of [`penetration_toward(target, moving, translation)`](super::penetration_toward). If `normal · translation` ≥ 0, the shapes do not move deeper |
///
/// With a zero translation, only an overlap is a hit.
///
/// If either shape has a radius, the normal is that of the outline. Otherwise both are bare cores:
/// - At an edge, the normal is perpendicular to the edge and points against the translation. If an edge meets an edge,
///   the normal is perpendicular to the target's edge.
/// - If only a corner meets a corner, the normal is not `unique`. If one of the cores is a box or a polygon, two sides of
///   the Minkowski difference meet at this corner. The normal is that of the side with the smaller |`normal ·
///   translation`|; if they are equal, that of the target's edge, or of two edges of one shape the first in the order of
///   [`penetration`](super::penetration). If the shapes only graze, it is perpendicular to the translation.
/// - If two bare segments that are not parallel meet end to end, the normal is perpendicular to one of them, and the
///   motion does not graze.
/// - If two points meet, or the ends of two collinear cores meet, the normal is opposite to the translation.
/// - Bare points and parallel bare segments have no interior. If they touch at the start, there is no hit. Give one of
///   them a radius to get one.
///
/// `point` is on both outlines. If parallel edges meet in many points, the core end in the contact with the smallest x
/// (then y) gives `point`. If the shapes overlap at the start, `point` is in both:
/// - If their cores are apart, it divides the line between the closest points of the cores in the ratio of the radii.
/// - If the cores meet, it is an end or a vertex of one core that lies in the other: the one with the smallest x (then
///   y). If there is none, it is a point where edges cross.
///
/// # Sliding over seams
/// A box that slides over a row of flush tiles meets the corner of the next tile exactly. To move past it:
/// 1. Cast the box against each tile. Drop the hits that [`graze`](CastHit::grazes), and those with `overlapping` and
///    `normal · translation` ≥ 0.
/// 2. Take the hit that [`is_before`](CastHit::is_before) all others.
/// 3. Move by its `t`.
/// 4. [`slide`](CastHit::slide) the rest of the translation, and begin again with it.
///
/// This never stops at a seam as long as the coordinates are exact, as when a box slides along an axis. In three cases the
/// shape needs a radius:
/// - A bare point or segment that slides along a row of bare segments stops where the next one begins.
/// - A bare shape that stands or lands with one corner exactly on a seam meets both tiles at a corner. If the
///   translation is steeper than the sides of the shape there, the shape may stop, or slide along one of these sides.
/// - A bare point may pass between two tiles, exactly along the side that they share, and so may a segment that lies
///   along that side: such a motion only grazes each of them.
///
/// Off an axis, moving the shape by `t` rounds its coordinates. The moved shape may then overlap the target slightly,
/// and the next cast reports that overlap, at `t` = 0. To avoid this, cast the shape
/// [`inflated`](crate::Circle::inflated) by a small margin. `examples/controller.rs` of the repository casts like this.
///
/// For two moving shapes `a` and `b`, cast `a` by its translation minus that of `b`. `t` and `normal` are then valid
/// for both. Add `t` times the translation of `b` to `point`. The difference of the translations is rounded; the cast
/// is exact for that difference.
///
#[doc = include_str!("../../figures/doc/cast.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox),
/// [`NegativeRadius`](QueryError::NegativeRadius) or [`ZeroDirection`](QueryError::ZeroDirection) for an invalid shape;
/// [`NonFinite`](QueryError::NonFinite) for a translation that is not finite; [`Overflow`](QueryError::Overflow) when
/// the point does not fit the scalar type.
///
/// # Method
/// The method casts a ray against the Minkowski difference of the cores, inflated by the sum of the radii (compare van
/// den Bergen, "Ray Casting against General Convex Objects", 2004). It uses closed formulas: signs decide which side or
/// corner is hit.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Stadium, query};
///
/// let flipper = Stadium::new(vec2(0.0, 0.0), vec2(4.0, 0.0), 1.0);
/// let ball = Circle::new(vec2(1.0, 5.0), 1.0);
/// let hit = query::cast(&ball, vec2(0.0, -4.0), &flipper)?.expect("a hit");
/// assert_eq!((hit.t, hit.point, hit.normal), (0.75, vec2(1.0, 1.0), vec2(0.0, 1.0)));
/// assert!(!hit.overlapping);
/// # Ok::<(), impinge::QueryError>(())
/// ```
///
/// For a moving point, [`raycast`](super::raycast) also reports a bare core on which the point starts.
#[inline]
pub fn cast<A, B>(moving: &A, translation: A::Vector, target: &B) -> Result<Option<CastHit<A::Vector>>, QueryError>
where
    A: Bounded,
    B: Shape<Vector = A::Vector>,
{
    cast_up_to(moving, translation, target, || Scalar::<A>::round(1.0))
}

/// The first contact of `moving` with `target`, while `moving` moves along `direction`, up to `max_t` lengths of it.
/// `None` when they do not meet.
///
/// As [`cast`], but `t` is a multiple of `direction` and at most `max_t`. `max_t` may be infinite: the shape then moves
/// until it hits. A negative `max_t` gives `None`. With a `max_t` of 0, there is a hit only if the shapes overlap, or
/// touch and `direction` leads into the target.
///
#[doc = include_str!("../../figures/doc/cast_along.svg")]
///
/// # Errors
/// As [`cast`]; [`NonFinite`](QueryError::NonFinite) for a `max_t` of NaN or −∞; [`Overflow`](QueryError::Overflow)
/// when `t` does not fit the scalar type.
///
/// # Method
/// As in [`cast`].
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Aabb, Circle, query};
///
/// let wall = Aabb::new(vec2(8.0, -4.0), vec2(9.0, 4.0));
/// let ball = Circle::new(vec2(0.0, 0.0), 1.0);
/// let step = vec2(2.0, 0.0);
/// let hit = query::cast_along(&ball, step, &wall, f32::INFINITY)?.expect("a hit");
/// assert_eq!((hit.t, hit.normal), (3.5, vec2(-1.0, 0.0)));
/// assert_eq!(query::cast_along(&ball, step, &wall, 3.0)?, None);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[inline(always)]
pub fn cast_along<A, B>(
    moving: &A,
    direction: A::Vector,
    target: &B,
    max_t: <A::Vector as Vector>::Scalar,
) -> Result<Option<CastHit<A::Vector>>, QueryError>
where
    A: Bounded,
    B: Shape<Vector = A::Vector>,
{
    cast_up_to(moving, direction, target, move || max_t)
}

/// The greatest `t` is returned by a function, so that the compiler knows the 1 of [`cast`] for every kind that an
/// `AnyShape` may hold.
#[inline(always)]
fn cast_up_to<A, B>(
    moving: &A,
    direction: A::Vector,
    target: &B,
    max_t: impl Fn() -> Scalar<A> + Copy,
) -> Result<Option<CastHit<A::Vector>>, QueryError>
where
    A: Bounded,
    B: Shape<Vector = A::Vector>,
{
    if cfg!(debug_assertions) {
        let direction = direction.to_xy();
        let hit = with_cores!(moving, target, |moving, target| Scalar::<A>::cast(moving, direction, target, max_t()))?;
        return Ok(hit.map(CastHit::converted));
    }
    for_each_kind!(A: moving, B: target => cast_up_to(moving, direction, target, max_t));
    cast_of_shape(moving, direction.to_xy(), target, max_t())
}

#[inline(always)]
pub(super) fn cast_of_shape<V: Vector, A: HasCore, B: HasCore<Points = A::Points>>(
    moving: &A,
    d: Xy,
    target: &B,
    max_t: V::Scalar,
) -> Result<Option<CastHit<V>>, QueryError> {
    let motion = Motion { direction: Arrow::free(d), max_t: max_t.widen() };
    if const { A::MOST_CORNERS < 3 && B::MOST_CORNERS < 3 } {
        if let Ok(hit) = without_polygons::<InFilter<V>, A, B>(moving, &motion, target) {
            return hit.map_or(Ok(None), |hit| hit.rounded(motion.max_t));
        }
    } else {
        let mut answer = Ok(None);
        let receiver = CastReceiver { moving, motion: &motion, target, answer: &mut answer };
        if filter::first_contact(moving, motion.direction, motion.max_t, target, receiver).is_ok() {
            return answer;
        }
    }
    exactly(move || cast_carefully(moving, &motion, target, max_t))
}

/// The hit where the filter is uncertain.
fn cast_carefully<V: Vector, A: HasCore, B: HasCore<Points = A::Points>>(
    moving: &A,
    motion: &Motion,
    target: &B,
    max_t: V::Scalar,
) -> Answer<CastHit<V>> {
    if is_apart_at_rest::<InFilter<V>, A, B>(moving, motion, target) {
        return Ok(None);
    }
    let overlapping = if (0.0..=f64::INFINITY).contains(&motion.max_t) {
        UnroundedCastHit::<V::Scalar>::overlapping_boxes(target, moving, motion.direction.to())
    } else {
        None
    };
    let hit = match overlapping {
        Some(hit) => hit.rounded(motion.max_t)?,
        None => with_cores!(target, moving, |target, moving| {
            cast_exactly(moving, motion, target, find_unless_boxes::<A, B>())
        })?,
    };
    Ok(hit.map(|hit: CastHit<V>| hit.up_to(max_t)))
}

/// Whether the translation is zero, and the shapes are certainly apart.
fn is_apart_at_rest<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    moving: &A,
    motion: &Motion,
    target: &B,
) -> bool {
    motion.direction.is_zero()
        && (0.0..=f64::INFINITY).contains(&motion.max_t)
        && filter::within::<P::AnySize, A, B>(moving, target, 0.0) == Some(false)
}

/// The hit at a contact that the filter found, in a function that returns an error if it is uncertain. A macro: a function
/// would pass the contact through memory.
macro_rules! hit_at {
    ($contact:expr, $motion:expr, $radii:expr, $overlapping:expr) => {
        match $contact {
            Some(FirstContact::Hit(hit)) => {
                let met = UnroundedCastHit::met($motion, &hit, $radii, true, false);
                if !met.is_certain(&hit, $radii[1]) {
                    return Err(Uncertain);
                }
                Some(met)
            }
            Some(FirstContact::Overlapping) if !$motion.direction.to().is_finite() => return Err(Uncertain),
            Some(FirstContact::Overlapping) => Some($overlapping.ok_or(Uncertain)?),
            // `None` if the motion does not lead into the target.
            Some(FirstContact::Touching(inward)) => {
                inward.map(|(point, normal)| UnroundedCastHit::touching(point, normal, true))
            }
            None => None,
        }
    };
}

/// The hit by the filter, if neither shape is a polygon or a box. It is returned: all of this is inlined.
#[inline(always)]
fn without_polygons<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    moving: &A,
    motion: &Motion,
    target: &B,
) -> FilterResult<UnroundedCastHit<P>> {
    // The cores are made once, for both steps.
    with_cores!(moving, target, |moving, target| {
        Ok(hit_at!(
            filter::first_contact_without_polygons(moving, motion.direction, motion.max_t, target)?,
            motion,
            [target.radius, moving.radius],
            UnroundedCastHit::overlapping_without_polygons(target, moving)
        ))
    })
}

/// Writes the answer of a cast.
struct CastReceiver<'a, V: Vector, A, B> {
    moving: &'a A,
    motion: &'a Motion,
    target: &'a B,
    answer: &'a mut Answer<CastHit<V>>,
}

impl<V, A, B> ContactReceiver<InFilter<V>> for CastReceiver<'_, V, A, B>
where
    V: Vector,
    A: HasCore,
    B: HasCore<Points = A::Points>,
{
    const IS_PATH: bool = false;

    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn receive(self, contact: FirstContact<InFilter<V>>) -> Result<(), Uncertain> {
        let Self { moving, motion, target, answer } = self;
        let hit: Option<UnroundedCastHit<InFilter<V>>> = hit_at!(
            Some(contact),
            motion,
            [target.radius(), moving.radius()],
            UnroundedCastHit::overlapping(target, moving)
        );
        if let Some(hit) = hit {
            *answer = hit.rounded(motion.max_t);
        }
        Ok(())
    }

    #[inline(never)]
    fn receive_exact(self, ExactHit { hit, is_unique, grazes }: ExactHit<InFilter<V>>) -> Result<(), Uncertain> {
        let Self { moving, motion, target, answer } = self;
        let met = UnroundedCastHit::met(motion, &hit, [target.radius(), moving.radius()], is_unique, grazes);
        if !met.is_certain(&hit, moving.radius()) {
            return Err(Uncertain);
        }
        *answer = met.rounded(motion.max_t);
        Ok(())
    }
}

#[cold]
#[inline(never)]
fn cast_exactly<V: Vector>(
    moving: &InflatedCore,
    motion: &Motion,
    target: &InflatedCore,
    find: Option<FindTranslations>,
) -> Result<Option<CastHit<V>>, QueryError> {
    let Xy { x, y } = motion.direction.to();
    validate([target, moving], [x, y, unless_infinite(motion.max_t)])?;
    if motion.max_t < 0.0 {
        return Ok(None);
    }
    if let Some(translations) = find.and_then(|find| find(target, moving)) {
        let point = filter::common_point(target, moving).unwrap_or_else(|| common_point(&target.core, &moving.core));
        return UnroundedCastHit::<V::Scalar>::of_overlapping_cores(point, &translations, motion.direction)
            .rounded(motion.max_t);
    }
    let pair = Pairing::new(target, moving);
    let hit = match pair.cores.compare(pair.radius_sum()) {
        Ordering::Less => pair.hit_from_overlap::<V::Scalar>(motion.direction.to()),
        Ordering::Equal => pair.hit_from_touch(motion.direction),
        Ordering::Greater => pair.hit_from_apart(motion),
    };
    hit.map_or(Ok(None), |hit: UnroundedCastHit<V::Scalar>| hit.rounded(motion.max_t))
}

impl<V: Vector> CastHit<V> {
    /// Whether this hit comes before another hit of the same moving shape.
    ///
    /// The hit with the smaller `t` comes first. If the `t` are equal, a hit with a `unique` normal comes first. If
    /// that does not decide, the hit with the smaller `normal · translation` does, computed in `f64`. This order keeps
    /// a box from stopping at the seams of flush tiles. For hits of [`cast_along`], `translation` is its direction.
    /// `batch::cast` finds the first hit among many shapes.
    ///
    /// ```
    /// # use impinge::{Aabb, query, glam::vec2};
    /// // Two flush tiles; the box falls to the right, beside the first one.
    /// let tiles = [0.0, 1.0].map(|x| Aabb::new(vec2(x, -1.0), vec2(x + 1.0, 0.0)));
    /// let (player, step) = (Aabb::new(vec2(-1.0, 1.0), vec2(0.0, 2.0)), vec2(2.0, -2.0));
    /// let [first, second] = tiles.map(|tile| query::cast(&player, step, &tile));
    /// let (first, second) = (first?.expect("a hit"), second?.expect("a hit"));
    /// assert!(first.is_before(&second, step));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[must_use]
    pub fn is_before(&self, other: &Self, translation: V) -> bool {
        let d = translation.to_xy();
        // Without rounding, so that no product of the largest numbers overflows, and none of the tiniest underflows.
        let scale = if greater(d.x.abs(), d.y.abs()) > 1.0 { 0.5 } else { power_of_two(1000) };
        let heading = |hit: &Self| hit.normal.to_xy().dot(d.scaled(scale));
        if self.t != other.t {
            return self.t < other.t;
        }
        if self.unique == other.unique { heading(self) < heading(other) } else { self.unique }
    }

    /// Limits `t` to `max_t`, which rounding may have exceeded.
    #[inline]
    fn up_to(self, max_t: V::Scalar) -> Self {
        Self { t: if self.t > max_t { max_t } else { self.t }, ..self }
    }

    /// The same with other vectors.
    pub(super) fn converted<W: Vector<Scalar = V::Scalar>>(self) -> CastHit<W> {
        let Self { t, point, normal, overlapping, unique, grazes } = self;
        CastHit { t, point: converted(point), normal: converted(normal), overlapping, unique, grazes }
    }
}

/// A [`CastHit`] before it is rounded.
struct UnroundedCastHit<P: Precision> {
    t: Real<P>,
    point: RealVector<P>,
    normal: Normal<P>,
    overlapping: bool,
    unique: bool,
    grazes: bool,
}

impl<P: Precision> UnroundedCastHit<P> {
    /// The hit of shapes that start apart. The radii are those of the target and of the moving shape.
    #[inline(always)]
    fn met(motion: &Motion, hit: &Hit<P>, [target, moving]: [f64; 2], unique: bool, grazes: bool) -> Self {
        let Hit { t, normal, anchor } = *hit;
        let point = match anchor {
            Anchor::Target(corner) | Anchor::Around(corner) => {
                outline_point(RealVector::from_xy(corner), normal, target)
            }
            Anchor::At(point) => outline_point(RealVector::from_xy(point), -normal, moving),
            Anchor::Moving(start) => outline_point(RealVector::from_xy(start) + motion.advance(hit), -normal, moving),
            Anchor::MovingAlong { start, across } => motion.point_along(hit, start, across),
        };
        Self { t, point, normal, overlapping: false, unique, grazes }
    }

    /// Whether this hit of a filter certainly has the bits of the kernels.
    #[inline(always)]
    fn is_certain(&self, hit: &Hit<P>, moving_radius: f64) -> bool {
        hit.has_certain_normal() && hit.has_certain_point(self.point, moving_radius)
    }

    /// The hit by the filter, for shapes that certainly overlap. Their shortest translation is unique.
    #[inline]
    fn overlapping<A: HasCore, B: HasCore<Points = A::Points>>(target: &A, moving: &B) -> Option<Self> {
        let found = filter::normal_and_points(target, moving)?;
        let point = if found.cores_overlap {
            filter::common_point(target, moving)?
        } else {
            dividing_point(found.points, [target.radius(), moving.radius()])?
        };
        Some(Self { overlapping: true, ..Self::touching(point, found.normal, true) })
    }

    /// The same for boxes that overlap, whose shortest translation may not be unique.
    fn overlapping_boxes<A: HasCore, B: HasCore<Points = A::Points>>(target: &A, moving: &B, d: Xy) -> Option<Self> {
        if !WayOutOfBox::<A, B>::MAY_EXIST {
            return None;
        }
        let found = WayOutOfBox::new(target, moving, d)?.normal_and_points()?;
        let point = filter::common_point(target, moving)?;
        Some(Self { overlapping: true, ..Self::touching(point, found.normal, found.is_unique) })
    }

    /// The same if neither core is a polygon.
    #[inline(always)]
    fn overlapping_without_polygons(target: &InflatedCore, moving: &InflatedCore) -> Option<Self> {
        let found = filter::normal_and_points_without_polygons(target, moving)?;
        let point = match (&target.core, &moving.core) {
            (Core::Straight(a), Core::Straight(b)) if found.cores_overlap => {
                if !(a.is_in_range::<P>() && b.is_in_range::<P>()) {
                    return None;
                }
                a.crossing(b)
            }
            _ => dividing_point(found.points, [target.radius, moving.radius])?,
        };
        Some(Self { overlapping: true, ..Self::touching(point, found.normal, true) })
    }

    /// The hit of a polygon and another shape whose cores overlap at the start, and have this point in common.
    fn of_overlapping_cores(point: RealVector<P>, translations: &ShortestTranslations, d: Arrow) -> Self {
        let normal = translations.choose(d).normal().reals();
        Self { overlapping: true, ..Self::touching(point, normal, translations.is_unique()) }
    }

    /// The hit of shapes that touch at the start.
    fn touching(point: RealVector<P>, normal: Normal<P>, unique: bool) -> Self {
        Self { t: Real::ZERO, point, normal, overlapping: false, unique, grazes: false }
    }
}

impl<P: Precision> UnroundedCastHit<P> {
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn rounded<V: Vector>(&self, max_t: f64) -> Answer<CastHit<V>> {
        let Self { overlapping, unique, grazes, .. } = *self;
        let (point, normal): (V, V) =
            (round::unchecked_vector(self.point), round::unchecked_vector(self.normal.unit()));
        let t = round::unchecked_scalar(self.t);
        let [x, y] = point.components();
        // Only an infinite `max_t` allows a `t` that does not fit.
        let fits = V::Scalar::are_finite(&[if max_t.is_finite() { x } else { t }, x, y]);
        let hit = CastHit { t, point, normal, overlapping, unique, grazes };
        round::some_if(fits, hit)
    }
}

/// `a` is the target, and `b` is the moving shape.
impl Pairing<'_> {
    /// The hit of shapes that overlap at the start.
    fn hit_from_overlap<P: Precision>(&self, d: Xy) -> Option<UnroundedCastHit<P>> {
        let point = match &self.cores {
            Relation::Crossing(a, b) => a.crossing(b),
            // It is never `None` in a precision with exponents.
            Relation::NotCrossing(nearest) => dividing_point(nearest.points(), [self.a.radius, self.b.radius])?,
            Relation::Overlapping(difference) => {
                let translations = ShortestTranslations::overlapping(*difference);
                let point = common_point(&self.a.core, &self.b.core);
                return Some(UnroundedCastHit::of_overlapping_cores(point, &translations, Arrow::free(d)));
            }
        };
        let found = self.unrounded_penetration(d)?;
        Some(UnroundedCastHit { overlapping: true, ..UnroundedCastHit::touching(point, found.normal, found.unique) })
    }

    /// The hit of shapes that touch. `None` unless `d` points inward for every outward normal.
    fn hit_from_touch<P: Precision>(&self, d: Arrow) -> Option<UnroundedCastHit<P>> {
        let Relation::NotCrossing(nearest) = &self.cores else {
            return None;
        };
        match nearest.common_point() {
            Some(at) => {
                let shortest = ShortestTranslations::touching(self.a.core, self.b.core, at);
                let normals = shortest.normals_against(d)?;
                let normal = match (&self.a.core, &self.b.core) {
                    // Segments have no interior.
                    (Core::Straight(_), Core::Straight(_)) => normals.canonical(),
                    _ => normals.met_along(d).0,
                };
                Some(UnroundedCastHit::touching(RealVector::from_xy(at), normal.reals(), shortest.is_unique()))
            }
            None => (nearest.heading(d) == Ordering::Less).then(|| {
                let normal = nearest.normal().reals();
                let [on_target, _] = nearest.points();
                UnroundedCastHit::touching(outline_point(on_target, normal, self.a.radius), normal, true)
            }),
        }
    }

    /// The hit of shapes that start apart.
    fn hit_from_apart<P: Precision>(&self, motion: &Motion) -> Option<UnroundedCastHit<P>> {
        let (d, r) = (motion.direction, self.radius_sum());
        if d.is_zero() {
            return None;
        }
        let part = facing_chain::facing_part(&self.b.core, &self.a.core, d, r)?;
        let hit = motion.onto(&part, r)?;
        let radii = [self.a.radius, self.b.radius];
        Some(UnroundedCastHit::met(motion, &hit, radii, part.is_unique(d, r), part.grazes(d, r)))
    }
}

/// The point that divides the closest points p and q in the ratio of the radii r and s. `None` if a product may overflow or
/// underflow in the precision `P`: the filter has tested the vector between the points, and not where they are.
///
/// (p·s + q·r)/(r + s) is a weighted mean, so its error does not exceed the errors of p and q. If p and q are near the
/// largest number, the rounded mean may be beyond it. Then the result is the coordinate with the larger magnitude.
///
/// If r is 0, the point is p; if s is 0, it is q. The filter has tested the radii: r + s is at most 2¹²⁹. The shapes overlap, so
/// |p − q| is at most r + s. If two products have opposite signs, each coordinate is at most r + s, and each product at most
/// 2²⁵⁸. If they have the same sign, neither exceeds their sum. If the sum is above 2⁻⁸⁰⁰, no underflow matters.
#[inline(always)]
fn dividing_point<P: Precision>([p, q]: [RealVector<P>; 2], radii: [f64; 2]) -> Option<RealVector<P>> {
    if radii[0] == 0.0 {
        return Some(p);
    }
    if radii[1] == 0.0 {
        return Some(q);
    }
    let [r, s] = radii.map(Real::from_f64);
    let sum = p.times(s) + q.times(r);
    if P::NEEDS_MODERATE {
        let ([p, q], Xy { x, y }) = ([p, q].map(RealVector::to_xy), sum.to_xy());
        let is_normal = |sum: f64, p: f64, q: f64| sum.abs() >= power_of_two(-800) || p == 0.0 && q == 0.0;
        // One comparison in the usual case.
        let are_normal =
            lesser(x.abs(), y.abs()) >= power_of_two(-800) || is_normal(x, p.x, q.x) && is_normal(y, p.y, q.y);
        // The sum is NaN if a product has overflowed.
        if !(are_normal && x.abs() + y.abs() <= power_of_two(800)) {
            return None;
        }
    }
    let mean = sum.plain_quotient(r + s);
    let clamped = |mean: Real<P>, p: Real<P>, q: Real<P>| {
        let is_beyond = P::HAS_EXPONENT && mean.to_f64().is_infinite();
        if !is_beyond {
            mean
        } else if mean.sign() == Ordering::Less {
            p.min(q)
        } else {
            -(-p).min(-q)
        }
    };
    Some(RealVector::new(clamped(mean.x, p.x, q.x), clamped(mean.y, p.y, q.y)))
}
