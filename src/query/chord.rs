use core::array::IntoIter;
use core::iter::{Flatten, FusedIterator};

use glam::Vec2;

use super::concrete::Concrete as _;
use super::{Answer, InFilter, RayHit, Scalar, exactly, round};
use crate::error::QueryError;
use crate::exact::Precision;
use crate::filter::{self, Receiver, Uncertain};
use crate::kernel::chord::{CircleOutline, UnroundedChord, UnroundedCircleCrossing};
use crate::kernel::raycast::{Hit, Motion};
use crate::kernel::{InflatedCore, Line, validate};
use crate::shapes::sealed::{HasCore, HasLine, for_each_kind, with_cores};
use crate::shapes::{Circle, Path, Ray, Shape};
use crate::vector::{Vector, converted};

/// The part of a path in a shape: where it enters and where it leaves.
///
#[doc = include_str!("../../figures/doc/chord.svg")]
///
/// For the first hit on the solid shape, use [`raycast`](super::raycast). For the first hit on the outline only, use
/// `chord.enter.or(chord.exit)`.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Ray, query};
///
/// let ray = Ray::new(vec2(-4.0, 0.0), vec2(1.0, 0.0));
/// let pond = Circle::new(vec2(0.0, 0.0), 2.0);
/// let chord = query::chord(&ray, &pond)?.expect("a hit");
/// assert_eq!(chord.enter.map(|hit| hit.t), Some(2.0));
/// assert_eq!(chord.exit.map(|hit| hit.t), Some(6.0));
/// assert!(!chord.single);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
#[non_exhaustive]
pub struct Chord<V: Vector = Vec2> {
    /// Where the path enters. `None` exactly when it starts in the interior.
    pub enter: Option<RayHit<V>>,
    /// The point where the path leaves the shape. `None` if the path ends in the interior, or if a ray stays in the
    /// shape.
    pub exit: Option<RayHit<V>>,
    /// Whether the path and the shape have exactly one common point (exact). Then `enter` and `exit` are equal; both
    /// are `None` if that point is in the interior.
    pub single: bool,
}

/// The hits on the outline in the order of `t`: none, one or two.
///
/// ```
/// # use impinge::{Circle, Ray, query, glam::Vec2};
/// let through = Ray::new(-3.0 * Vec2::X, Vec2::X);
/// let chord = query::ray_circle(&through, &Circle::new(Vec2::ZERO, 1.0))?.expect("a hit");
/// assert!(chord.into_iter().map(|hit| hit.t).eq([2.0, 4.0]));
/// # Ok::<(), impinge::QueryError>(())
/// ```
impl<V: Vector> IntoIterator for Chord<V> {
    type Item = RayHit<V>;
    type IntoIter = ChordHits<V>;

    fn into_iter(self) -> ChordHits<V> {
        let exit = self.exit.filter(|_| !self.single);
        ChordHits([self.enter, exit].into_iter().flatten())
    }
}

/// The hits of a [`Chord`] on the outline, in the order of `t`: none, one or two. `chord.into_iter()` returns it.
///
/// ```
/// # use impinge::{Circle, Ray, glam::Vec2, query::{self, ChordHits}};
/// fn count(hits: ChordHits) -> usize {
///     hits.count()
/// }
///
/// let through = Ray::new(-3.0 * Vec2::X, Vec2::X);
/// let chord = query::ray_circle(&through, &Circle::new(Vec2::ZERO, 1.0))?.expect("a hit");
/// assert_eq!(count(chord.into_iter()), 2);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Debug)]
pub struct ChordHits<V: Vector = Vec2>(Flatten<IntoIter<Option<RayHit<V>>, 2>>);

impl<V: Vector> Iterator for ChordHits<V> {
    type Item = RayHit<V>;

    fn next(&mut self) -> Option<RayHit<V>> {
        self.0.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl<V: Vector> DoubleEndedIterator for ChordHits<V> {
    fn next_back(&mut self) -> Option<RayHit<V>> {
        self.0.next_back()
    }
}

impl<V: Vector> FusedIterator for ChordHits<V> {}

/// The part of a path in a shape. `None` when the path misses it. A path is a [`Ray`] or a [`Segment`](crate::Segment).
///
/// `t` is a multiple of the ray's direction; along a segment, it is 0 at `a` and 1 at `b`. A path that starts in the
/// interior has no `enter`, and a segment that ends there has no `exit`. If both are missing, the whole segment is in
/// the interior.
///
/// A path has a `single` point if it is a tangent, has length zero, crosses a bare point or segment, starts on the
/// outline and does not go inward, or ends where it enters. If a path runs along the side of a shape, `enter` and
/// `exit` are the first and the last common point. At the corner of a box or polygon without a radius, the normals are
/// those of [`raycast`](super::raycast).
///
/// A bare point or segment has no interior. A path crosses it in a `single` point, with the normal that
/// [`raycast`](super::raycast) gives. If a path is collinear with a bare core, `enter` and `exit` are the ends of the
/// common part, even if the path itself ends there. Both normals are opposite to the path. A ray that never leaves
/// another ray has no `exit`. A path of length zero is a point. If that point is on a bare core, the normal of the hit
/// is the left normal of the core, or +X if the core is a point.
///
#[doc = include_str!("../../figures/doc/chord.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox),
/// [`NegativeRadius`](QueryError::NegativeRadius) or [`ZeroDirection`](QueryError::ZeroDirection) for an invalid shape;
/// [`Overflow`](QueryError::Overflow) when a `t` or a point does not fit the scalar type.
///
/// # Method
/// Signs of cross products decide which side or cap the path enters. The exit is the entry of the reversed path.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Segment, Stadium, query};
///
/// let river = Segment::new(vec2(0.0, -4.0), vec2(0.0, 4.0));
/// let road = Segment::new(vec2(-1.0, 0.0), vec2(3.0, 1.0));
/// let crossing = query::chord(&road, &river)?.expect("they cross");
/// let bridge = crossing.enter.expect("a segment has no interior");
/// assert_eq!((bridge.t, bridge.point), (0.25, vec2(0.0, 0.25)));
///
/// let bank = Stadium::new(vec2(-8.0, 0.0), vec2(8.0, 0.0), 1.0);
/// let wet = query::chord(&river, &bank)?.expect("they cross");
/// assert!(wet.into_iter().map(|hit| hit.point).eq([vec2(0.0, -1.0), vec2(0.0, 1.0)]));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[inline]
pub fn chord<P, S>(path: &P, shape: &S) -> Result<Option<Chord<P::Vector>>, QueryError>
where
    P: Path,
    S: Shape<Vector = P::Vector>,
{
    if cfg!(debug_assertions) {
        let chord = shape.with_core(|shape| Scalar::<P>::chord(&path.line(), shape))?;
        return Ok(chord.map(Chord::converted));
    }
    for_each_kind!(S: shape => chord(path, shape));
    chord_of_shape(path, shape)
}

#[inline]
pub(super) fn chord_of_shape<V: Vector, S: HasCore>(
    path: &impl HasLine,
    shape: &S,
) -> Result<Option<Chord<V>>, QueryError> {
    let line = path.line();
    let mut answer = Ok(None);
    let receiver = ChordReceiver { line: &line, answer: &mut answer };
    if let Err(Uncertain) = filter::chord::<InFilter<V>, S>(&line, shape, receiver) {
        answer = exactly(move || shape.with_core(|shape| chord_exactly(&path.line(), shape)));
    }
    answer
}

/// Writes the answer of a chord.
struct ChordReceiver<'a, V: Vector> {
    line: &'a Line,
    answer: &'a mut Answer<Chord<V>>,
}

impl<V: Vector> Receiver<UnroundedChord<InFilter<V>>> for ChordReceiver<'_, V> {
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn receive(self, chord: UnroundedChord<InFilter<V>>) -> Result<(), Uncertain> {
        let motion = Motion::along(self.line);
        *self.answer = match &chord {
            UnroundedChord::Point(hit) => Chord::point(RayHit::found(&motion, hit)?),
            UnroundedChord::Part { enter, exit } => {
                let found = |hit: &Option<_>| hit.as_ref().map(|hit| RayHit::found(&motion, hit)).transpose();
                Chord::part(found(enter)?, found(exit)?, self.line)
            }
        };
        Ok(())
    }
}

#[cold]
#[inline(never)]
fn chord_exactly<V: Vector>(line: &Line, shape: &InflatedCore) -> Result<Option<Chord<V>>, QueryError> {
    validate([&InflatedCore::bare(*line), shape], [])?;
    let motion = Motion::along(line);
    let unchecked = |hit: Hit<_>| RayHit::unchecked(&hit, motion.ray_point(&hit));
    match motion.chord::<V::Scalar>(line, shape) {
        Some(UnroundedChord::Point(hit)) => Chord::point(unchecked(hit)),
        Some(UnroundedChord::Part { enter, exit }) => Chord::part(enter.map(unchecked), exit.map(unchecked), line),
        None => Ok(None),
    }
}

/// The part of a ray in a circle. `None` when it misses.
///
/// A ray that starts in the interior has no `enter`. A tangent ray has a `single` point. A ray that starts on the
/// outline and does not go inward also has one. A ray hits a circle of radius zero in a single point, with a normal
/// against the ray.
///
#[doc = include_str!("../../figures/doc/ray_circle.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite), [`NegativeRadius`](QueryError::NegativeRadius) or
/// [`ZeroDirection`](QueryError::ZeroDirection) for an invalid shape; [`Overflow`](QueryError::Overflow) when a `t`
/// or a point does not fit the scalar type.
///
/// # Method
/// As in [`chord`]. With e from the centre to the origin, the discriminant is R²|d|² − (d×e)². Each root is computed
/// without cancellation, by the formula of Hearn and Baker (see Haines et al., "Precision Improvements for Ray/Sphere
/// Intersection", *Ray Tracing Gems*, 2019).
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Ray, query};
///
/// let ray = Ray::new(vec2(-10.0, 3.0), vec2(1.0, 0.0));
/// let chord = query::ray_circle(&ray, &Circle::new(vec2(0.0, 0.0), 5.0))?.expect("a hit");
/// let [enter, exit] = [chord.enter, chord.exit].map(|hit| hit.expect("outside"));
/// assert_eq!((enter.t, enter.point), (6.0, vec2(-4.0, 3.0)));
/// assert_eq!((exit.t, exit.point), (14.0, vec2(4.0, 3.0)));
/// assert_eq!((enter.normal, exit.normal), (vec2(-0.8, 0.6), vec2(0.8, 0.6)));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[inline]
pub fn ray_circle<V: Vector>(ray: &Ray<V>, circle: &Circle<V>) -> Result<Option<Chord<V>>, QueryError> {
    chord(ray, circle)
}

impl<V: Vector> Chord<V> {
    /// A single point.
    #[inline]
    fn point(hit: RayHit<V>) -> Answer<Self> {
        round::some_if(hit.fits(), Self { enter: Some(hit), exit: Some(hit), single: true })
    }

    /// The part of `path` between these points. Their `t` are put in order: the rounded ones may be out of order by a
    /// fraction of an ulp.
    #[inline]
    fn part(enter: Option<RayHit<V>>, mut exit: Option<RayHit<V>>, path: &Line) -> Answer<Self> {
        let fits = [&enter, &exit].into_iter().flatten().all(RayHit::fits);
        if let (Some(enter), Some(exit)) = (&enter, &mut exit) {
            exit.t = if enter.t > exit.t { enter.t } else { exit.t };
        }
        // A path without length that is inside is a point, too.
        round::some_if(fits, Self { enter, exit, single: path.along.is_zero() })
    }

    /// The same with other vectors.
    pub(super) fn converted<W: Vector<Scalar = V::Scalar>>(self) -> Chord<W> {
        let [enter, exit] = [self.enter, self.exit].map(|hit| hit.map(RayHit::converted));
        Chord { enter, exit, single: self.single }
    }
}

/// The points that the outlines of two circles have in common.
///
#[doc = include_str!("../../figures/doc/circle_circle.svg")]
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::query::{self, CircleCrossing};
/// use impinge::Circle;
///
/// let coin = Circle::new(vec2(0.0, 0.0), 1.0);
/// let crossing = query::circle_circle(&coin, &coin.translated(vec2(2.0, 0.0)))?;
/// assert_eq!(crossing, Some(CircleCrossing::Tangent(vec2(1.0, 0.0))));
/// assert_eq!(query::circle_circle(&coin, &coin)?, Some(CircleCrossing::Coincident));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub enum CircleCrossing<V: Vector = Vec2> {
    /// The outlines touch in this one point. The circles are side by side, or one is inside the other.
    Tangent(V),
    /// The outlines cross in these two points. Seen from the centre of `a` to the centre of
    /// `b`, the first point is on the left (y up).
    Secant(V, V),
    /// They are equal, and have a radius above zero.
    Coincident,
}

/// Where the outlines of two circles meet. `None` if the circles are apart, or if one is inside the other without
/// touching it.
///
/// Two equal circles of radius 0 are [`Tangent`](CircleCrossing::Tangent) in their common point. The variant is exact.
/// Swapping the circles swaps the points of a [`Secant`](CircleCrossing::Secant).
///
#[doc = include_str!("../../figures/doc/circle_circle.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite) or [`NegativeRadius`](QueryError::NegativeRadius) for an invalid circle;
/// [`Overflow`](QueryError::Overflow) when a point does not fit the scalar type.
///
/// # Method
/// The points are on the radical line. Heron's formula, as a product without cancellation, gives half the chord.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::query::{self, CircleCrossing};
/// use impinge::Circle;
///
/// let (a, b) = (Circle::new(vec2(0.0, 0.0), 5.0), Circle::new(vec2(6.0, 0.0), 5.0));
/// let points = query::circle_circle(&a, &b)?;
/// assert_eq!(points, Some(CircleCrossing::Secant(vec2(3.0, 4.0), vec2(3.0, -4.0))));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[inline]
pub fn circle_circle<V: Vector>(a: &Circle<V>, b: &Circle<V>) -> Result<Option<CircleCrossing<V>>, QueryError> {
    if cfg!(debug_assertions) {
        let crossing = with_cores!(a, b, |a, b| V::Scalar::circle_circle(a, b))?;
        return Ok(crossing.map(CircleCrossing::converted));
    }
    circle_circle_of_shapes(a, b)
}

#[inline]
pub(super) fn circle_circle_of_shapes<V: Vector>(
    a: &impl HasCore,
    b: &impl HasCore,
) -> Result<Option<CircleCrossing<V>>, QueryError> {
    let [a, b] = with_cores!(a, b, |a, b| {
        validate([a, b], [])?;
        [CircleOutline::of(a), CircleOutline::of(b)]
    });
    if [a, b].iter().all(CircleOutline::is_in_range::<InFilter<V>>) {
        return a.crossing::<InFilter<V>>(b).map(CircleCrossing::rounded).transpose();
    }
    exactly(move || a.crossing::<V::Scalar>(b).map(CircleCrossing::rounded).transpose())
}

impl<V: Vector> CircleCrossing<V> {
    /// The same with other vectors.
    fn converted<W: Vector<Scalar = V::Scalar>>(self) -> CircleCrossing<W> {
        match self {
            Self::Tangent(point) => CircleCrossing::Tangent(converted(point)),
            Self::Secant(left, right) => CircleCrossing::Secant(converted(left), converted(right)),
            Self::Coincident => CircleCrossing::Coincident,
        }
    }

    #[inline(always)]
    fn rounded(crossing: UnroundedCircleCrossing<impl Precision>) -> Result<Self, QueryError> {
        Ok(match crossing {
            UnroundedCircleCrossing::Tangent(point) => Self::Tangent(round::vector(point)?),
            UnroundedCircleCrossing::Secant(left, right) => Self::Secant(round::vector(left)?, round::vector(right)?),
            UnroundedCircleCrossing::Coincident => Self::Coincident,
        })
    }
}
