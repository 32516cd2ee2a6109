//! Whether two shapes intersect, and their distance.

use core::cmp::Ordering;

use super::features::{Features, NormalAndOffset, Words, features};
use super::{
    RELATIVE_ERROR, UNDERFLOW, bound, box_distance, boxes, by_axes_or_cores, can_decide, convex, has_certain_sign,
    length_squared_or_nan,
};
use crate::exact::{Precision, Sum, Xy, greater, lesser, power_of_two, sqrt, two_product, two_sum};
use crate::kernel::{Core, InflatedCore, PlainLine};
use crate::shapes::sealed::{HasCore, with_cores};

/// Whether the distance of the shapes is at most `margin`. `None` if uncertain.
#[inline(always)]
pub(crate) fn within<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    margin: f64,
) -> Option<bool> {
    if margin == 0.0 {
        let answer = meets_line::<P, A, B>(a, b);
        if answer.is_some() {
            return answer;
        }
    }
    if !const { boxes::handles_kinds::<A, B>() } {
        return within_by_axes::<P, A, B>(a, b, margin);
    }
    let can_decide = convex::have_no_sign(a, b) & margin.is_sign_positive();
    let answer = if can_decide { boxes::within(a, b, a.radius() + b.radius() + margin) } else { None };
    if answer.is_some() { answer } else { within_of_touching::<P, A, B>(a, b, margin) }
}

/// The same if comparisons of coordinates do not decide.
#[cold]
#[inline(never)]
fn within_of_touching<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    margin: f64,
) -> Option<bool> {
    // First, although `convex::within` asks it too: the quick test is not repeated.
    if convex::can_decide(a, b) & margin.is_sign_positive() {
        if let Some(compared) = boxes::compare_unrounded(a, b, Sum::new(a.radius(), b.radius(), margin)) {
            return Some(compared != Ordering::Greater);
        }
    }
    within_by_axes::<P, A, B>(a, b, margin)
}

#[inline(always)]
fn within_by_axes<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B, margin: f64) -> Option<bool> {
    by_axes_or_cores!(
        cut;
        A: a,
        B: b,
        convex::within(a, b, margin),
        |p, q| within_without_polygons::<P>(p, q, p.radius + q.radius + margin),
        None
    )
}

/// Whether a box and a segment or a half-line, or a bare polygon and a half-line, have a common point. `None` if that is
/// uncertain, and for other shapes.
#[inline(always)]
fn meets_line<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<bool> {
    if !(a.may_be_polygon() | b.may_be_polygon()) {
        return None;
    }
    let quick = if const { boxes::are_box_and_line::<A, B>() } {
        boxes::meets_line::<P, A, B>(a, b)
    } else {
        convex::meets_half_line(a, b)
    };
    if quick.is_none() && const { convex::may_be_polygon_and_half_line::<A, B>() } {
        return convex::on_cores(a, b, convex::meets_half_line_exactly);
    }
    quick
}

/// Whether plain arithmetic decides if the shapes intersect. For bare boxes it mostly does even if they touch.
#[inline]
pub(crate) fn decides_intersection<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> bool {
    by_axes_or_cores!(
        cut;
        A: a,
        B: b,
        convex::decides_intersection(a, b),
        |p, q| within_without_polygons::<P>(p, q, p.radius + q.radius).is_some(),
        false
    )
}

/// Whether the distance of the cores is at most `r`, if none is a polygon.
#[inline(always)]
pub(super) fn within_without_polygons<P: Precision>(a: &InflatedCore, b: &InflatedCore, r: f64) -> Option<bool> {
    let cores = CoreDistance::new::<P>(&a.core, &b.core);
    if !can_decide::<P>(a, b) {
        return None;
    }
    if r == 0.0 && cores.lines.is_some() {
        return cores.are_crossing::<P>();
    }
    let crosses = cores.are_crossing::<P>()?;
    let (difference, error) = cores.squared.minus_square_of(r);
    has_certain_sign(difference, bound::<P>(error)).then_some(crosses | difference.is_sign_negative())
}

/// The distance of two shapes, or minus the depth if they overlap, rounded to the type of the answer. `None` if
/// uncertain.
#[inline(always)]
pub(crate) fn signed_distance<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<f64> {
    by_axes_or_cores!(
        cut;
        A: a,
        B: b,
        match box_distance::signed_distance::<P, _, _>(a, b) {
            None => signed_distance_by::<P>(&convex::features::<P, _, _>(a, b)?, Sum::new(a.radius(), b.radius(), 0.0)),
            distance => distance,
        },
        |p, q| signed_distance_without_polygons::<P>(p, q),
        None
    )
}

/// The distance less the radii, from the features that decide.
#[inline(always)]
fn signed_distance_by<P: Precision>(features: &Features, radii: Sum) -> Option<f64> {
    // Adding 0 turns −0 into 0.
    let signed_distance = features.signed_distance::<P>(radii)?.to_f64() + 0.0;
    if P::DOUBLE_WORD || signed_distance == 0.0 { Some(signed_distance) } else { unless_out_of_range(signed_distance) }
}

/// The same if neither core is a polygon.
#[inline(always)]
fn signed_distance_without_polygons<P: Precision>(a: &InflatedCore, b: &InflatedCore) -> Option<f64> {
    if P::DOUBLE_WORD {
        // They may cross, and `NormalAndOffset` has no depth.
        if let (Core::Straight(_), Core::Straight(_)) = (&a.core, &b.core) {
            return signed_distance_of_features::<P>(a, b);
        }
        let found = NormalAndOffset::new::<false>(&a.core, &b.core).certain()?;
        return found.signed_distance([a.radius, b.radius], can_decide::<f64>(a, b));
    }
    if !can_decide::<P>(a, b) {
        return None;
    }
    let cores = CoreDistance::new::<f32>(&a.core, &b.core);
    let crosses = cores.are_crossing::<f32>()?;
    let squared = match &cores.lines {
        Some(lines) if crosses => lines.least_depth(),
        _ => cores.squared,
    };
    rounded_signed_distance(&squared, if crosses { -1.0 } else { 1.0 }, a.radius + b.radius)
}

/// The signed distance in `f64`, of a point and another one or a line, where [`NormalAndOffset::signed_distance`] is
/// uncertain: they almost touch.
#[cold]
#[inline(never)]
pub(crate) fn signed_distance_of_touch<P: Precision>(a: &InflatedCore, b: &InflatedCore) -> Option<f64> {
    match (&a.core, &b.core) {
        (Core::Point(_), _) | (_, Core::Point(_)) if P::DOUBLE_WORD => signed_distance_of_features::<P>(a, b),
        _ => None,
    }
}

#[inline(always)]
fn signed_distance_of_features<P: Precision>(a: &InflatedCore, b: &InflatedCore) -> Option<f64> {
    signed_distance_by::<P>(&features::<P>(a, b)?, Sum::new(a.radius, b.radius, 0.0))
}

/// The distance of two shapes, rounded to the type of the answer; 0 if they intersect. `None` if uncertain.
#[inline(always)]
pub(crate) fn distance<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<f64> {
    if const { boxes::handles_kinds::<A, B>() } {
        return box_distance::distance::<P, A, B>(a, b);
    }
    if !P::DOUBLE_WORD {
        return signed_distance::<P, A, B>(a, b).map(|distance| greater(distance, 0.0));
    }
    by_axes_or_cores!(
        cut;
        A: a,
        B: b,
        {
            let features = convex::features::<P, _, _>(a, b)?;
            signed_distance_by::<P>(&features, Sum::new(a.radius(), b.radius(), 0.0)).map(|distance| greater(distance, 0.0))
        },
        |p, q| distance_without_polygons(p, q),
        None
    )
}

/// The same for `f64`, if neither core is a polygon.
#[inline(always)]
fn distance_without_polygons(a: &InflatedCore, b: &InflatedCore) -> Option<f64> {
    let radii = [a.radius, b.radius];
    let find = || NormalAndOffset::new::<false>(&a.core, &b.core).certain();
    if let (Core::Straight(_), Core::Straight(_)) = (&a.core, &b.core) {
        // Long shapes often overlap, or touch.
        let meet = within_without_polygons::<f64>(a, b, a.radius + b.radius)?;
        return if meet { Some(0.0) } else { find()?.distance_of_lines_apart(radii) };
    }
    find()?.distance(radii, can_decide::<f64>(a, b))
}

/// The same by the same formulas, and NaN if uncertain. Nothing branches on the shapes, so that a loop over shapes can
/// be vectorised.
#[cfg(feature = "alloc")]
#[inline(always)]
pub(crate) fn distance_in_lane<P: Precision>(a: &InflatedCore, b: &InflatedCore) -> f64 {
    if P::DOUBLE_WORD {
        let found = NormalAndOffset::new::<true>(&a.core, &b.core);
        return found.distance([a.radius, b.radius], can_decide::<f64>(a, b)).unwrap_or(f64::NAN);
    }
    let (cores, r) = (CoreDistance::new::<f32>(&a.core, &b.core), a.radius + b.radius);
    let crosses = cores.are_crossing::<f32>();
    let apart = rounded_signed_distance(&cores.squared, 1.0, r).map_or(f64::NAN, |distance| greater(distance, 0.0));
    let distance = if (crosses == Some(true)) & (r < f64::INFINITY) { 0.0 } else { apart };
    if can_decide::<P>(a, b) & crosses.is_some() { distance } else { f64::NAN }
}

impl NormalAndOffset {
    /// The distance for answers in `f64`; 0 if the shapes intersect. `None` if its rounding is uncertain, or if the filter
    /// cannot decide.
    #[inline(always)]
    fn distance(&self, radii: [f64; 2], can_decide: bool) -> Option<f64> {
        let (signed_distance, is_nearest) = self.nearest_signed_distance(radii);
        let overlaps = self.crosses & (radii[0] + radii[1] < f64::INFINITY);
        let distance = if overlaps { 0.0 } else { greater(signed_distance, 0.0) };
        (can_decide & self.is_certain & (overlaps | is_nearest)).then_some(distance)
    }

    /// The same for two lines that certainly are apart. Out of line, because the compiler makes better use of the registers.
    #[inline(never)]
    fn distance_of_lines_apart(&self, radii: [f64; 2]) -> Option<f64> {
        let (signed_distance, is_nearest) = self.nearest_signed_distance(radii);
        is_nearest.then_some(signed_distance)
    }

    /// The distance less the radii, for cores that do not cross. `None` as for [`distance`](Self::distance).
    #[inline(always)]
    fn signed_distance(&self, radii: [f64; 2], can_decide: bool) -> Option<f64> {
        let (signed_distance, is_nearest) = self.nearest_signed_distance(radii);
        (can_decide & self.is_certain & is_nearest).then_some(signed_distance)
    }

    /// |n·e|/|n| less the radii, rounded, and whether this certainly is the nearest `f64`. T includes |n|, and so the terms of
    /// the kernels.
    ///
    /// An underflow moves n·e by less than 2⁻¹⁰⁷⁰, and so a quotient by less than 2⁻⁵⁹⁰ and 2⁻¹²⁰ of itself: if n is not e, the
    /// bounds of [`NormalAndOffset`] demand |n| > 2⁻⁴⁷³.
    #[inline(always)]
    fn nearest_signed_distance(&self, radii: [f64; 2]) -> (f64, bool) {
        let (words, terms) = self.distance_and_terms();
        nearest_f64(words, terms, radii, false)
    }

    /// |n·e|/|n| as the sum of two words, and T, the sum of |n| and of the magnitudes of the terms.
    ///
    /// A quotient q of first words leaves (n·e − q·|n|)/|n|. With the errors of [`dot`] and of |n|, this is at most 16ε·T,
    /// and has an error of 200ε²·T.
    #[inline(always)]
    fn distance_and_terms(&self) -> ((f64, f64), f64) {
        let (length, length_low, inverse) = length_and_inverse(self.normal);
        let Some(e) = self.e else { return ((length, length_low), length) };
        let (product, product_low, magnitudes) = dot(self.normal, e);
        let quotient = product * inverse;
        let (p, p_low) = two_product(quotient, length);
        let low = ((product - p) - p_low + product_low - quotient * length_low) * inverse;
        ((quotient.abs(), low * 1.0_f64.copysign(quotient)), length + magnitudes * inverse)
    }
}

/// A distance in two words less the radii, rounded, and whether this certainly is the `f64` of the kernels. Let R be the sum of
/// the radii, D the distance minus R, and ε = 2⁻⁵³. T is at least the distance and the terms from which the kernels compute it.
///
/// *Other words than the kernels'.* The distance has an error of at most 200ε²·T, and the sums add 52ε²·(T + R). The kernels
/// compute D in double words, with an error of 70ε²·(T + R). Where terms cancel, |D| is below 2⁻⁴⁰·(T + R), and their error
/// below 2⁻⁵⁸·|D|, which is 256ε²·(T + R). If all numbers within 1024ε²·(T + R) round to one, the kernels' D rounds to it too.
/// An underflow moves |n|² by less than 2⁻¹⁰⁷⁰, and so a length by less than 2⁻⁵³⁰. `TINY` covers that.
///
/// Such a number is not 0. The ends of the interval are `high` plus two second words. A second word is less than 2⁵⁰ times the
/// error, so rounding leaves the two different, and at most one end is 0. The ends are at least `TINY` apart. So the number is
/// not subnormal either.
///
/// *The same words.* The kernels use the same operations, unless they refine D, because it is at most
/// [`LEAST_SHARE`](Precision::LEAST_SHARE) of T + R; twice that allows for rounding. They drop a term below 2⁻⁵⁰⁰ of another
/// one. It is below 2⁻⁴⁰⁰ of an ulp of D, so it matters only beside a tie. There, `rest` or a second word is half an ulp, and a
/// sum with it rounds this term away too.
#[inline(always)]
pub(super) fn nearest_f64(
    (value, low): (f64, f64),
    terms: f64,
    [a, b]: [f64; 2],
    have_same_words: bool,
) -> (f64, bool) {
    const ERROR: f64 = power_of_two(-96);
    const TINY: f64 = power_of_two(-500);
    let (r, r_low) = two_sum(a, b);
    let (high, rest) = two_sum(value, -r);
    let (low, size) = (rest + (low - r_low), terms + r);
    let is_same = have_same_words & (high.abs() > 2.0 * f64::LEAST_SHARE * size);
    let error = if is_same { 0.0 } else { ERROR * size + TINY };
    let (least, most) = (high + (low - error), high + (low + error));
    (least, least - most == 0.0)
}

/// |n| as the sum of two words, and the inverse of the first one, l. That is the root of the first word of |n|², and its square
/// is so near to that word that the difference is exact. |n| − l is (|n|² − l²)/2l. With the errors of [`dot`], of the sums and of
/// 2l for |n| + l, this has an error of 30ε²·|n|.
#[inline(always)]
fn length_and_inverse(n: Words) -> (f64, f64, f64) {
    let (square, square_low, _) = dot(n, n);
    let length = sqrt(square);
    let inverse = 1.0 / length;
    let (p, p_low) = two_product(length, length);
    (length, ((square - p) - p_low + square_low) * (0.5 * inverse), inverse)
}

/// The words alone.
#[inline]
pub(super) fn length(n: Words) -> (f64, f64) {
    let (length, low, _) = length_and_inverse(n);
    (length, low)
}

/// u·v as the sum of two words, with an error of 15ε² of the magnitudes of its terms, and the sum M of these. The
/// second word is at most 4ε·M.
#[inline]
fn dot([u, u_low]: Words, [v, v_low]: Words) -> (f64, f64, f64) {
    let term = |[u, u_low]: [f64; 2], [v, v_low]: [f64; 2]| {
        let (product, error) = two_product(u, v);
        (product, error + (u * v_low + u_low * v))
    };
    let (p, p_low) = term([u.x, u_low.x], [v.x, v_low.x]);
    let (q, q_low) = term([u.y, u_low.y], [v.y, v_low.y]);
    let (sum, error) = two_sum(p, q);
    (sum, error + (p_low + q_low), p.abs() + q.abs())
}

/// ±√(n/s) − R, with n/s the squared distance of the cores and R the sum of the radii.
///
/// n is a sum of squares, c² + h². The errors of c and h are at most 8ε·|u|(|z| + |u|), so the error of √n is at most
/// √2 times that. As |z| ≤ 2√(n/s) + |u| ≤ 4√(n/s) + |u|, the error of √(n/s) is below 28ε·√(n/s) + 12ε·|u|, where |u|²
/// is `magnitude`. The same bound holds for two lines and for a half-line. With 3ε for R and for the difference, the
/// error of the signed distance D is below 32ε·S = 2⁻⁴⁸·S, with S = √(n/s) + √`magnitude` + R.
///
/// The kernels compute D by
/// [`PlainSeparation::signed_distance`](crate::kernel::separation::PlainSeparation::signed_distance), with an error of
/// at most 2⁻⁴⁷·√(n/s + `magnitude` + R²) ≤ 2⁻⁴⁷·S. Where they do not keep that, |D| is below 2⁻²¹·S, and they take
/// a quotient with an error of 2⁻²⁷·|D|. If all numbers within 2⁻⁴⁵·S round to one, the kernels' D rounds to it too.
#[inline]
fn rounded_signed_distance(squared: &Squared, sign: f64, r: f64) -> Option<f64> {
    let root = sqrt(squared.numerator / squared.denominator);
    let (distance, is_nearest) = nearest_f32(sign * root - r, root + squared.size + r);
    is_nearest.then_some(distance)
}

/// The number in `f32`, and whether all within 2⁻⁴⁵·S round to it: see [`rounded_signed_distance`].
#[inline]
pub(super) fn nearest_f32(number: f64, s: f64) -> (f64, bool) {
    let error = power_of_two(-45) * s;
    let (low, high) = (to_f32(number - error), to_f32(number + error));
    // Both are the same finite number. A tiny distance must not become 0.
    (low.into(), (low - high == 0.0) & (low != 0.0))
}

/// The number rounded to `f32`. `None` if it becomes 0 or infinite.
pub(super) fn unless_out_of_range(number: f64) -> Option<f64> {
    let rounded = to_f32(number);
    (rounded.is_finite() && rounded != 0.0).then_some(rounded.into())
}

#[inline]
#[expect(clippy::cast_possible_truncation, reason = "rounding to nearest is what is asked for")]
fn to_f32(number: f64) -> f32 {
    number as f32
}

/// The squared distance `numerator`/`denominator` of two cores.
///
/// The error of `numerator` is at most [`RELATIVE_ERROR`]·(`numerator` + `magnitude`·`denominator`).
#[derive(Clone, Copy)]
pub(super) struct Squared {
    pub(super) numerator: f64,
    pub(super) denominator: f64,
    pub(super) magnitude: f64,
    /// At least the root of `magnitude`.
    pub(super) size: f64,
}

/// The distance of two cores, and what decides whether they cross.
#[derive(Clone, Copy)]
pub(super) struct CoreDistance {
    /// The squared distance, if the cores do not cross.
    pub(super) squared: Squared,
    /// Both cores, if both are straight.
    pub(super) lines: Option<Lines>,
}

impl Squared {
    /// Every comparison with it is uncertain.
    const UNKNOWN: Self = Self { numerator: f64::NAN, denominator: 1.0, magnitude: 0.0, size: 0.0 };

    /// `numerator` − R²·`denominator` with R = `r`, and a bound on its error.
    ///
    /// The relative error of R² is 5ε. That of the denominator is 5ε, or 9ε if the denominator is a product of two.
    /// Their product adds one ε. The sum is less than [`RELATIVE_ERROR`] of R²·`denominator`.
    #[inline]
    pub(super) fn minus_square_of(&self, r: f64) -> (f64, f64) {
        let (rr, numerator, denominator) = (r * r, self.numerator, self.denominator);
        (numerator - rr * denominator, RELATIVE_ERROR * (numerator + (self.magnitude + rr) * denominator))
    }
}

impl CoreDistance {
    #[inline(always)]
    pub(super) fn new<P: Precision>(a: &Core, b: &Core) -> Self {
        match (a, b) {
            (&Core::Point(a), &Core::Point(b)) => Self { squared: of_points(a, b), lines: None },
            (Core::Straight(line), &Core::Point(point)) | (&Core::Point(point), Core::Straight(line)) => {
                Self { squared: of_point_and_line::<P>(point, line.plain()), lines: None }
            }
            (Core::Straight(a), Core::Straight(b)) => {
                let lines = Lines::new::<P>(a.plain(), b.plain());
                Self { squared: lines.squared::<P>(), lines: Some(lines) }
            }
            (Core::Convex(_), _) | (_, Core::Convex(_)) => Self { squared: Squared::UNKNOWN, lines: None },
        }
    }

    /// Whether the cores cross in the interior of both.
    #[inline]
    pub(super) fn are_crossing<P: Precision>(&self) -> Option<bool> {
        match &self.lines {
            Some(lines) => lines.are_crossing::<P>(),
            None => Some(false),
        }
    }
}

/// |v|², with a relative error of 4ε.
#[inline]
fn of_points(a: Xy, b: Xy) -> Squared {
    Squared { numerator: (b - a).length_squared(), denominator: 1.0, magnitude: 0.0, size: 0.0 }
}

#[inline]
fn of_point_and_line<P: Precision>(point: Xy, line: PlainLine) -> Squared {
    let (u, z) = (line.u, line.twice_to(point));
    let uu = length_squared_or_nan::<P>(u);
    // In `f64`, |u|² is added: its share of the bound exceeds any underflow.
    let magnitude = if line.is_segment { uu } else { z.length_squared() + if P::HAS_EXPONENT { uu } else { 0.0 } };
    let size = if line.is_segment { u.x.abs() + u.y.abs() } else { z.x.abs() + z.y.abs() };
    Squared {
        numerator: scaled_square(u.cross(z), line.past_end(u.dot(z), uu)),
        denominator: 4.0 * uu,
        magnitude,
        size,
    }
}

/// 4|u|² times the squared distance of a point from the line along u. `c` is u×z and `past_end` is
/// [`PlainLine::past_end`], where z is [twice the vector](PlainLine::twice_to) to the point.
///
/// Let t = u·z. Along a segment, the point is |t|/2|u| from the middle: (|t| − |u|²)/2|u| beyond an end, if that is
/// positive. Beyond the start of a half-line it is −t/2|u|. Across the line, the point is |c|/2|u| away. The sum of the
/// squares is (c² + h²)/4|u|² with h = max(`past_end`, 0). Nothing cancels, and there is no division and no branch.
///
/// *Error.* The error of z is 3ε·(|z| + |u|). The errors of c, t and h are at most 8ε·|u|(|z| + |u|). Let n² = c² + h².
/// As |u||z| = |(c, t)| ≤ 1.5·(n + |u|²), these errors are below 12ε·n + 20ε·|u|². The error of n² is below 2√2·n times
/// that, plus 3ε·n² for the squares and their sum: less than 64ε·n² + 64ε·|u|⁴, half of the error that [`Squared`]
/// allows. On a half-line, n no longer bounds |z|, and the errors are at most 4ε·|u||z|. The error of n² is less than
/// 16ε·n² + 16ε·|u|²|z|², and `magnitude` is |z|².
#[inline]
pub(super) fn scaled_square(c: f64, past_end: f64) -> f64 {
    let h = greater(past_end, 0.0);
    c * c + h * h
}

/// The position of an end relative to the other line.
#[derive(Clone, Copy)]
struct Place {
    /// u×z, with z twice the vector to the end from the middle of the line along u.
    across: f64,
    /// How far the end is [past](PlainLine::past_end) the nearer end of that line, which is the far end if `is_far`.
    past_end: f64,
    is_far: bool,
}

/// Two straight cores.
///
/// u and v are the vectors along them, and w is twice the vector from the middle of a to that of b. Twice the vectors
/// from the middle of a to the ends of b are w ∓ v, and those from the middle of b to the ends of a are −w ∓ u. So six
/// products give all numbers of the ends. For a half-line, the start stands for the middle and for both ends.
#[derive(Clone, Copy)]
pub(super) struct Lines {
    uu: f64,
    vv: f64,
    ww: f64,
    /// Whether a and b are segments.
    are_segments: [bool; 2],
    /// The ends of b, relative to a.
    from_a: [Place; 2],
    /// The ends of a, relative to b.
    from_b: [Place; 2],
    straddle: f64,
    /// Whether the sign of u×v is certain. Always true for two segments, which do not need that sign.
    has_certain_turn: bool,
}

impl Lines {
    #[inline(always)]
    pub(super) fn new<P: Precision>(a: PlainLine, b: PlainLine) -> Self {
        let (u, v) = (a.u, b.u);
        let w = (b.start - a.start) + (b.far - a.far);
        let [uu, vv] = [u, v].map(length_squared_or_nan::<P>);
        let (turn, along) = (u.cross(v), u.dot(v));
        let ((c, s), (d, t)) = ((u.cross(w), u.dot(w)), (v.cross(w), v.dot(w)));
        let from_a = |across, t| Place { across, past_end: a.past_end(t, uu), is_far: a.is_segment & (t > 0.0) };
        let from_b = |across, t| Place { across, past_end: b.past_end(t, vv), is_far: b.is_segment & (t > 0.0) };
        let straddle = greater(b.straddle(c, turn), a.straddle(d, turn));
        let (ww, are_segments) = (w.length_squared(), [a.is_segment, b.is_segment]);
        Self {
            uu,
            vv,
            ww,
            are_segments,
            from_a: if are_segments[1] {
                [from_a(c - turn, s - along), from_a(c + turn, s + along)]
            } else {
                [from_a(c, s); 2]
            },
            from_b: if are_segments[0] {
                [from_b(turn - d, -t - along), from_b(-turn - d, along - t)]
            } else {
                [from_b(-d, -t); 2]
            },
            straddle,
            has_certain_turn: are_segments == [true; 2]
                || has_certain_sign(turn, bound::<P>(RELATIVE_ERROR * (uu + vv + ww))),
        }
    }

    /// Whether the lines cross in the interior of both. `None` if uncertain.
    ///
    /// They cross if both lines have points on either side of the other: see [`straddle`](PlainLine::straddle). Let
    /// S = |u| + |v| + |w|. No sum of two products of components exceeds S²/2. In u×w, the error of w contributes
    /// 4ε·S²/2 and the product 4ε more. u×v adds 4ε, and the difference of the two 2ε. In all, this is 14ε·S²/2, which
    /// is at most 21ε·(|u|² + |v|² + |w|²).
    #[inline]
    pub(super) fn are_crossing<P: Precision>(&self) -> Option<bool> {
        let is_certain =
            has_certain_sign(self.straddle, bound::<P>(RELATIVE_ERROR * self.magnitude())) & self.has_certain_turn;
        is_certain.then_some(self.straddle.is_sign_negative())
    }

    /// The squared distance of the end that is nearest to the other line. This is the squared distance of two lines
    /// that do not cross: they are nearest at an end of one of them.
    ///
    /// Compared with the [`Squared`] of a point and a line, the error has terms with |v| for a part of |z|. They add
    /// 2|u||v| ≤ |u|² + |v|² to |u|². For a half-line, or for lines that cross, |z| is at most |w| + |v|. The result is
    /// NaN in two cases: one of the two values overflows, which the lesser one would hide; or the denominator
    /// underflows, whose error nothing bounds.
    #[inline]
    pub(super) fn squared<P: Precision>(&self) -> Squared {
        let Self { uu, vv, ww, are_segments, .. } = *self;
        let [to_a, to_b] = self.squares(false).map(|[p, q]| lesser(p, q));
        let denominator = uu * vv;
        let is_lost = P::HAS_EXPONENT && !(to_a < f64::INFINITY && to_b < f64::INFINITY && denominator > UNDERFLOW);
        let denominator = if is_lost { f64::NAN } else { denominator };
        let share = |is_segment, square| if is_segment { square } else { ww };
        // In `f64`, all of them are added: their share of the bound exceeds any underflow.
        let magnitude =
            if P::HAS_EXPONENT { self.magnitude() } else { share(are_segments[0], uu) + share(are_segments[1], vv) };
        Squared { numerator: lesser(to_a, to_b), denominator: 4.0 * denominator, magnitude, size: sqrt(magnitude) }
    }

    /// 4|u|²|v|² times the squared distances of the ends of b from a, and of the ends of a from b. With
    /// `crossing`, the lines cross, and the distances are those from the whole lines.
    #[inline]
    fn squares(&self, crossing: bool) -> [[f64; 2]; 2] {
        let square = |place: Place| {
            if crossing { place.across * place.across } else { scaled_square(place.across, place.past_end) }
        };
        [self.from_a.map(|end| square(end) * self.vv), self.from_b.map(|end| square(end) * self.uu)]
    }

    /// The squared distance of the end that is least beyond the whole other line, for lines that cross.
    #[inline]
    pub(super) fn least_depth(&self) -> Squared {
        let [to_a, to_b] = self.squares(true).map(|[p, q]| lesser(p, q));
        Squared {
            numerator: lesser(to_a, to_b),
            denominator: 4.0 * self.uu * self.vv,
            magnitude: self.magnitude(),
            size: sqrt(self.magnitude()),
        }
    }

    /// Whether the end that looks the nearest to the other line is one of b, and whether it is the far one.
    #[inline(always)]
    pub(super) fn apparent_nearest_end(&self) -> (bool, bool) {
        let [[p, q], [x, y]] = self.squares(false);
        let of_b = lesser(p, q) < lesser(x, y);
        (of_b, (of_b & (q < p)) | (!of_b & (y < x)))
    }

    /// The end that is nearest to the other line or, for lines that cross, least beyond it. 0 and 1 are the ends of b,
    /// 2 and 3 those of a. `None` if uncertain.
    ///
    /// If two ends face each other, each of them is a nearest end. As |z|(|w| + |v| + |u|) ≤ 2.3·`magnitude`, each of
    /// the four values has an error of at most 60ε·`magnitude`·|u|²|v|², and their differences
    /// 120ε·`magnitude`·|u|²|v|².
    #[inline(always)]
    pub(super) fn nearest_end<P: Precision>(&self, crossing: bool) -> Option<usize> {
        let [[p, q], [x, y]] = self.squares(crossing);
        let (i, j) = (usize::from(q < p), usize::from(y < x));
        let (of_b, of_a) = (lesser(p, q), lesser(x, y));
        let error = bound::<P>(2.0 * RELATIVE_ERROR * (self.magnitude() * self.uu * self.vv));
        let differ = |p: f64, q: f64| (p - q).abs() > error;
        let [a_is_segment, b_is_segment] = self.are_segments;
        let is_certain = (!b_is_segment | differ(p, q))
            & (!a_is_segment | differ(x, y))
            & (differ(of_a, of_b) | !crossing & self.face(i, j));
        is_certain.then_some(if of_b < of_a { i } else { 2 + j })
    }

    /// Whether the end `i` of b is certainly beyond the end `j` of a, and the end `j` of a beyond the end `i` of b.
    #[inline(always)]
    fn face(&self, i: usize, j: usize) -> bool {
        let (of_b, of_a) = (self.from_a[i], self.from_b[j]);
        let least = RELATIVE_ERROR * self.magnitude();
        let are_past_ends = (of_b.past_end > least) & (of_a.past_end > least);
        are_past_ends & (usize::from(of_b.is_far) == j) & (usize::from(of_a.is_far) == i)
    }

    #[inline]
    fn magnitude(&self) -> f64 {
        self.uu + self.vv + self.ww
    }
}
