//! The predicates: polynomials whose signs decide. Numbers are computed from the values of some.
//!
//! The comment of each filter counts the roundings behind its bound; see [`polynomial`](super::polynomial). The last
//! four predicates decide whether a ray reaches something up to T = `max_t`. They have no filter, because they are
//! rarely asked: [`reached`] first compares the computed `t`, which is more precise than the answer, with `max_t`.
//! They are homogeneous if the number 1 counts as an input.

use core::cmp::Ordering;

use super::grid::{Arithmetic as _, Fixed, Grid, cross_on_grid, dot_on_grid, sixty_fourths};
use super::input::{Arrow, Axis, Sum};
use super::polynomial::{
    Evaluated, Polynomial, UNDERFLOW, bound, cross, cross_by_zeros, dot, dot_by_zeros, length_squared,
    padded_length_squared, padded_square, square_of,
};
use super::real::{Precision, Real, power_of_two};

/// u·v: decides past which end of a segment a point is, whether a ray heads toward a core, and which of two collinear
/// points comes first.
#[derive(Clone, Copy)]
pub(crate) struct Dot(pub(crate) Arrow, pub(crate) Arrow);

impl Polynomial for Dot {
    const DEGREE: u8 = 2;

    /// 4ε for a sum of products.
    #[inline]
    fn value_and_bound(&self) -> (f64, f64) {
        let (value, magnitudes) = dot(self.0.rounded(), self.1.rounded());
        (value, bound(5.0, magnitudes))
    }

    #[inline]
    fn sign_by_zeros(&self) -> Option<Ordering> {
        dot_by_zeros(self.0.rounded(), self.1.rounded())
    }

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        dot_on_grid(grid.arrow(self.0), grid.arrow(self.1))
    }
}

impl Evaluated for Dot {
    #[inline(always)]
    fn value_and_magnitudes<P: Precision>(&self) -> (Real<P>, Real<P>) {
        let (u, v) = (self.0.reals(), self.1.reals());
        let (p, q) = (u.x * v.x, u.y * v.y);
        (p + q, p.abs().plain_sum(q.abs()))
    }
}

/// u×v: decides orientation. `Greater` if v points to the left of u.
#[derive(Clone, Copy)]
pub(crate) struct Cross(pub(crate) Arrow, pub(crate) Arrow);

impl Polynomial for Cross {
    const DEGREE: u8 = 2;

    /// 4ε for a sum of products.
    #[inline]
    fn value_and_bound(&self) -> (f64, f64) {
        let (value, magnitudes) = cross(self.0.rounded(), self.1.rounded());
        (value, bound(5.0, magnitudes))
    }

    #[inline]
    fn sign_by_zeros(&self) -> Option<Ordering> {
        cross_by_zeros(self.0.rounded(), self.1.rounded())
    }

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        cross_on_grid(grid.arrow(self.0), grid.arrow(self.1))
    }
}

impl Evaluated for Cross {
    #[inline(always)]
    fn value_and_magnitudes<P: Precision>(&self) -> (Real<P>, Real<P>) {
        let (u, v) = (self.0.reals(), self.1.reals());
        let (p, q) = (u.x * v.y, u.y * v.x);
        (p - q, p.abs().plain_sum(q.abs()))
    }
}

/// |v|² − R²: whether a point is in, on or outside a circle.
#[derive(Clone, Copy)]
pub(crate) struct PowerOfPoint {
    pub(crate) v: Arrow,
    pub(crate) r: Sum,
}

impl Polynomial for PowerOfPoint {
    const DEGREE: u8 = 2;

    /// 4ε in |v|², 5ε in R², and 1ε in their difference.
    #[inline]
    fn value_and_bound(&self) -> (f64, f64) {
        let (vv, r) = (length_squared(self.v.rounded()), self.r.rounded());
        (vv - r * r, bound(7.0, vv + r * r))
    }

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        let v = grid.arrow(self.v);
        dot_on_grid(v, v) - grid.sum(self.r).square()
    }
}

impl Evaluated for PowerOfPoint {
    #[inline(always)]
    fn value_and_magnitudes<P: Precision>(&self) -> (Real<P>, Real<P>) {
        let (vv, rr) = (self.v.reals().length_squared(), self.r.real().square());
        (vv - rr, vv.plain_sum(rr))
    }
}

/// (u×v)² − R²|u|²: whether a point at v is in, on or outside the slab of half-width R around a line along u. It is
/// also minus the discriminant of that line and a circle of radius R around the point at v.
#[derive(Clone, Copy)]
pub(crate) struct Slab {
    pub(crate) u: Arrow,
    pub(crate) v: Arrow,
    pub(crate) r: Sum,
}

impl Polynomial for Slab {
    const DEGREE: u8 = 4;

    /// |ĉ − c| ≤ 4ε·m in the cross product makes 9ε·m² in its square. R²|u|² is computed as |R·u|², so that no product
    /// of small and large numbers underflows: 2ε + ε + ε in a component, 9ε in its square, 10ε in their sum. The
    /// difference adds 1ε: 11ε.
    #[inline]
    fn value_and_bound(&self) -> (f64, f64) {
        let (u, v) = (self.u.rounded(), self.v.rounded());
        let (c, m) = cross(u, v);
        let rr_uu = length_squared(u.scaled(self.r.rounded()));
        (c * c - rr_uu, bound(12.0, m * m + rr_uu))
    }

    #[inline]
    fn sign_on_sixty_fourths(&self) -> Option<Ordering> {
        let (u, v, r) = (self.u.rounded(), self.v.rounded(), self.r.rounded());
        let ((c, m), rr, uu) = (cross(u, v), r * r, length_squared(u));
        let is_small = m < sixty_fourths::LIMIT && rr < sixty_fourths::LIMIT && uu < sixty_fourths::LIMIT;
        is_small.then(|| sixty_fourths::product(c, c).cmp(&sixty_fourths::product(rr, uu)))
    }

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        let (u, v) = (grid.arrow(self.u), grid.arrow(self.v));
        cross_on_grid(u, v).square() - grid.sum(self.r).square() * dot_on_grid(u, u)
    }
}

impl Evaluated for Slab {
    /// Let m be the sum of the magnitudes of the terms of the cross product c, and δ·m its error. Then the error of c²
    /// is δ·m(2|c| + δ·m) = 2δ·m(|c| + m·δ/2). `LEAST_SHARE`² stands for δ/2, and is larger: 2⁻⁴⁰ instead of 2⁻⁵² in
    /// plain `f64`, and 2⁻⁸⁰ instead of 2⁻¹⁰³ in double words.
    #[inline(always)]
    fn value_and_magnitudes<P: Precision>(&self) -> (Real<P>, Real<P>) {
        let (cross, magnitudes) = Cross(self.u, self.v).value_and_magnitudes();
        let least = Real::from_f64(P::LEAST_SHARE * P::LEAST_SHARE);
        let square_most = magnitudes.plain_product(cross.abs().plain_sum(magnitudes.plain_product(least)));
        let square = cross.square();
        let rr_uu = self.r.real().square() * self.u.reals().length_squared();
        (square - rr_uu, square_most.plain_sum(rr_uu))
    }
}

/// u×(v + w): which of two points on opposite sides of a line along u is farther from it.
#[derive(Clone, Copy)]
pub(crate) struct CrossSum(pub(crate) Arrow, pub(crate) [Arrow; 2]);

impl Polynomial for CrossSum {
    const DEGREE: u8 = 2;

    /// 4ε in each cross product, and 1ε in their sum.
    #[inline]
    fn value_and_bound(&self) -> (f64, f64) {
        let u = self.0.rounded();
        let [(first, a), (second, b)] = self.1.map(|v| cross(u, v.rounded()));
        (first + second, bound(6.0, a + b))
    }

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        let [v, w] = self.1.map(|v| cross_on_grid(grid.arrow(self.0), grid.arrow(v)));
        v + w
    }
}

/// (u×v)²|w|² − (w×x)²|u|²: which is farther, v from the line along u or x from the line along w.
#[derive(Clone, Copy)]
pub(crate) struct Farther {
    pub(crate) u: Arrow,
    pub(crate) v: Arrow,
    pub(crate) w: Arrow,
    pub(crate) x: Arrow,
}

impl Polynomial for Farther {
    const DEGREE: u8 = 6;

    /// 9ε + 4ε + ε in each term, and 1ε in the difference: 15ε.
    #[inline]
    fn value_and_bound(&self) -> (f64, f64) {
        let [u, v, w, x] = [self.u, self.v, self.w, self.x].map(Arrow::rounded);
        let ((first, a), (second, b)) = (square_of(cross(u, v)), square_of(cross(w, x)));
        let ((uu, uu_most), (ww, ww_most)) = (padded_length_squared(u), padded_length_squared(w));
        (first * ww - second * uu, bound(18.0, a * ww_most + b * uu_most))
    }

    /// A cross product or a squared length below 2³⁰ is exact, and below 2⁴² in units of 2⁻¹². A product of three is below
    /// 2¹²⁶.
    fn sign_on_sixty_fourths(&self) -> Option<Ordering> {
        const LIMIT_OF_FACTORS: f64 = power_of_two(30);
        let [u, v, w, x] = [self.u, self.v, self.w, self.x].map(Arrow::rounded);
        let ((first, m), (second, n)) = (cross(u, v), cross(w, x));
        let ([first, second], [uu, ww]) = ([first.abs(), second.abs()], [u, w].map(length_squared));
        if !(m < LIMIT_OF_FACTORS && n < LIMIT_OF_FACTORS && uu < LIMIT_OF_FACTORS && ww < LIMIT_OF_FACTORS) {
            return None;
        }
        let product = |c: f64, squared: f64| sixty_fourths::product(c, c) * sixty_fourths::integer(squared);
        Self::by_factors([first, second], [ww, uu]).or_else(|| Some(product(first, ww).cmp(&product(second, uu))))
    }

    #[inline(never)]
    fn sign_by_factors(&self) -> Option<Ordering> {
        let grid = Fixed::<i128>::for_factors(self)?;
        let [u, v, w, x] = [self.u, self.v, self.w, self.x].map(|arrow| grid.arrow(arrow));
        let crosses = [cross_on_grid(u, v).abs(), cross_on_grid(w, x).abs()];
        Self::by_factors(crosses, [dot_on_grid(w, w), dot_on_grid(u, u)])
    }

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        let [u, v, w, x] = [self.u, self.v, self.w, self.x].map(|arrow| grid.arrow(arrow));
        cross_on_grid(u, v).square() * dot_on_grid(w, w) - cross_on_grid(w, x).square() * dot_on_grid(u, u)
    }
}

impl Farther {
    /// The sign by |u×v| and |w×x|, and by |w|² and |u|². The distances are |u×v|/|u| and |w×x|/|w|. If one of them has a
    /// numerator that is not less and a denominator that is not larger, these decide. Two sides of a symmetric polygon often
    /// have both equal.
    #[inline(always)]
    fn by_factors<T: PartialOrd + Default>([first, second]: [T; 2], [ww, uu]: [T; 2]) -> Option<Ordering> {
        let (by_crosses, by_lengths) = (first.partial_cmp(&second)?, ww.partial_cmp(&uu)?);
        match by_crosses {
            Ordering::Equal if first == T::default() => Some(Ordering::Equal),
            Ordering::Equal => Some(by_lengths),
            _ if by_lengths == by_crosses || by_lengths == Ordering::Equal => Some(by_crosses),
            _ => None,
        }
    }
}

/// (e×f)(e·g) + (e×g)(e·f): which of f and g makes the smaller angle with the line along e. `Greater` if f does.
///
/// The value is |e|²|f||g| sin(α + β), with the angles α and β from e to f and to g. Let both run against e, f to the left
/// of it and g to the right, and let φ and γ be their angles with the line, from 0 to 90°. Then α = 180° − φ and β = γ −
/// 180°, so the value has the sign of γ − φ.
#[derive(Clone, Copy)]
pub(crate) struct AngleDifference {
    pub(crate) e: Arrow,
    pub(crate) f: Arrow,
    pub(crate) g: Arrow,
}

impl Polynomial for AngleDifference {
    const DEGREE: u8 = 4;

    /// 4ε + 4ε + ε in each term, and 1ε in the sum: 10ε.
    #[inline]
    fn value_and_bound(&self) -> (f64, f64) {
        let [e, f, g] = [self.e, self.f, self.g].map(Arrow::rounded);
        let product = |(p, a): (f64, f64), (q, b): (f64, f64)| (p * q, (a + UNDERFLOW) * (b + UNDERFLOW));
        let ((first, a), (second, b)) = (product(cross(e, f), dot(e, g)), product(cross(e, g), dot(e, f)));
        (first + second, bound(12.0, a + b))
    }

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        let [e, f, g] = [self.e, self.f, self.g].map(|arrow| grid.arrow(arrow));
        cross_on_grid(e, f) * dot_on_grid(e, g) + cross_on_grid(e, g) * dot_on_grid(e, f)
    }
}

/// |s|²(v×d)² − R²(d·s)²: whether a ray along d enters the slab of half-width R around a line along s before or after
/// it passes the end at v.
#[derive(Clone, Copy)]
pub(crate) struct SlabEntry {
    pub(crate) s: Arrow,
    pub(crate) v: Arrow,
    pub(crate) d: Arrow,
    pub(crate) r: Sum,
}

impl Polynomial for SlabEntry {
    const DEGREE: u8 = 6;

    /// 9ε + 4ε + ε in the first term, 9ε + 5ε + ε in the second, and 1ε in the difference: 16ε.
    #[inline]
    fn value_and_bound(&self) -> (f64, f64) {
        let [s, v, d] = [self.s, self.v, self.d].map(Arrow::rounded);
        let ((across, a), (along, b)) = (square_of(cross(v, d)), square_of(dot(d, s)));
        let ((ss, ss_most), (rr, rr_most)) = (padded_length_squared(s), padded_square(self.r));
        (ss * across - rr * along, bound(18.0, ss_most * a + rr_most * b))
    }

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        let [s, v, d] = [self.s, self.v, self.d].map(|arrow| grid.arrow(arrow));
        dot_on_grid(s, s) * cross_on_grid(v, d).square() - (grid.sum(self.r) * dot_on_grid(d, s)).square()
    }
}

impl Evaluated for SlabEntry {
    /// The squares are as in [`Slab`].
    #[inline(always)]
    fn value_and_magnitudes<P: Precision>(&self) -> (Real<P>, Real<P>) {
        let least = Real::from_f64(P::LEAST_SHARE * P::LEAST_SHARE);
        let square = |(value, magnitudes): (Real<P>, Real<P>)| {
            let most = magnitudes.plain_product(value.abs().plain_sum(magnitudes.plain_product(least)));
            (value.square(), most)
        };
        let (ss, rr) = (self.s.reals::<P>().length_squared(), self.r.real::<P>().square());
        let ((across, across_most), (along, along_most)) =
            (square(Cross(self.v, self.d).value_and_magnitudes()), square(Dot(self.d, self.s).value_and_magnitudes()));
        (ss * across - rr * along, ss.plain_product(across_most).plain_sum(rr.plain_product(along_most)))
    }
}

/// sₖ²(e×d)² − R²|s|²dₖ², for the components k along a coordinate axis: which of two displacements, one along s and one
/// along d, is larger along that axis. It has no filter, because it is used only where a side meets a parallel side.
#[derive(Clone, Copy)]
pub(crate) struct AxisOffset {
    pub(crate) s: Arrow,
    pub(crate) e: Arrow,
    pub(crate) d: Arrow,
    pub(crate) r: Sum,
    pub(crate) axis: Axis,
}

impl Polynomial for AxisOffset {
    const DEGREE: u8 = 6;

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        let [s, e, d] = [self.s, self.e, self.d].map(|arrow| grid.arrow(arrow));
        let along_s = self.axis.of(s) * cross_on_grid(e, d);
        let along_d = grid.sum(self.r) * self.axis.of(d);
        along_s.square() - along_d.square() * dot_on_grid(s, s)
    }
}

/// Whether `t` ≤ `max_t`. The computed `t` decides if it is clearly on one side; otherwise `exactly` decides.
#[inline]
pub(crate) fn reached<P: Precision>(t: Real<P>, max_t: f64, exactly: impl FnOnce() -> bool) -> bool {
    if max_t == f64::INFINITY {
        return true;
    }
    let remaining = Real::from_f64(max_t) - t;
    if remaining.is_precise_beside(t) { remaining.sign() == Ordering::Greater } else { exactly() }
}

/// e·d + T|d|²: whether the ray at T is before, at or past its point nearest to the point at −e.
#[derive(Clone, Copy)]
pub(crate) struct RayEndPastPoint {
    pub(crate) e: Arrow,
    pub(crate) d: Arrow,
    pub(crate) max_t: f64,
}

/// (v − T·d)×s: the side on which the ray is at T, relative to the line along s through the point at v.
#[derive(Clone, Copy)]
pub(crate) struct RayEndPastLine {
    pub(crate) v: Arrow,
    pub(crate) d: Arrow,
    pub(crate) s: Arrow,
    pub(crate) max_t: f64,
}

/// |e + T·d|² − R²: whether the ray is in, on or outside the circle at T.
#[derive(Clone, Copy)]
pub(crate) struct RayEndInCircle {
    pub(crate) e: Arrow,
    pub(crate) d: Arrow,
    pub(crate) r: Sum,
    pub(crate) max_t: f64,
}

/// ((v − T·d)×s)² − R²|s|²: whether the ray is in, on or outside the slab at T.
#[derive(Clone, Copy)]
pub(crate) struct RayEndInSlab {
    pub(crate) v: Arrow,
    pub(crate) d: Arrow,
    pub(crate) s: Arrow,
    pub(crate) r: Sum,
    pub(crate) max_t: f64,
}

/// `v`·1 + `t`·`d`, in multiples of the square of the grid's unit.
fn advanced<G: Grid>(grid: G, v: Arrow, t: f64, d: Arrow) -> [G::Number; 2] {
    let (one, t) = (grid.number(1.0), grid.number(t));
    let ([vx, vy], [dx, dy]) = (grid.arrow(v), grid.arrow(d));
    [vx * one + t * dx, vy * one + t * dy]
}

impl Polynomial for RayEndPastPoint {
    const DEGREE: u8 = 3;

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        dot_on_grid(advanced(grid, self.e, self.max_t, self.d), grid.arrow(self.d))
    }
}

impl Polynomial for RayEndPastLine {
    const DEGREE: u8 = 3;

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        cross_on_grid(advanced(grid, self.v, -self.max_t, self.d), grid.arrow(self.s))
    }
}

impl Polynomial for RayEndInCircle {
    const DEGREE: u8 = 4;

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        let position = advanced(grid, self.e, self.max_t, self.d);
        dot_on_grid(position, position) - (grid.sum(self.r) * grid.number(1.0)).square()
    }
}

impl Polynomial for RayEndInSlab {
    const DEGREE: u8 = 6;

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        let s = grid.arrow(self.s);
        let across = cross_on_grid(advanced(grid, self.v, -self.max_t, self.d), s);
        let radius = grid.sum(self.r) * grid.number(1.0);
        across.square() - radius.square() * dot_on_grid(s, s)
    }
}
