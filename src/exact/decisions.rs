//! The polynomials of the second and fourth degree whose signs decide. Each filter's doc counts the roundings behind its
//! bound; see [`filter`](super::filter).

use core::cmp::Ordering;

use super::double::{Precision, Real};
use super::filter::{bound, cross, dot, length_squared};
use super::grid::{Grid, Ring as _, cross_on_grid, dot_on_grid, units};
use super::input::{Arrow, Sum};
use super::polynomial::{Measured, Polynomial};

/// u·v: foot regions, headings, collinear intervals.
#[derive(Clone, Copy)]
pub(crate) struct Dot(pub(crate) Arrow, pub(crate) Arrow);

impl Polynomial for Dot {
    const DEGREE: u8 = 2;

    /// 4u of a sum of products.
    #[inline(always)]
    fn filter(&self) -> (f64, f64) {
        let (value, magnitude) = dot(self.0.rounded(), self.1.rounded());
        (value, bound(5.0, magnitude))
    }

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        dot_on_grid(grid.arrow(self.0), grid.arrow(self.1))
    }
}

impl Measured for Dot {
    #[inline(always)]
    fn terms<P: Precision>(&self) -> (Real<P>, Real<P>) {
        let (u, v) = (self.0.reals(), self.1.reals());
        let (p, q) = (u.x * v.x, u.y * v.y);
        (p + q, p.abs() + q.abs())
    }
}

/// u×v: orientation. `Greater` where v points to the left of u.
#[derive(Clone, Copy)]
pub(crate) struct Cross(pub(crate) Arrow, pub(crate) Arrow);

impl Polynomial for Cross {
    const DEGREE: u8 = 2;

    /// 4u of a sum of products.
    #[inline(always)]
    fn filter(&self) -> (f64, f64) {
        let (value, magnitude) = cross(self.0.rounded(), self.1.rounded());
        (value, bound(5.0, magnitude))
    }

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        cross_on_grid(grid.arrow(self.0), grid.arrow(self.1))
    }
}

impl Measured for Cross {
    #[inline(always)]
    fn terms<P: Precision>(&self) -> (Real<P>, Real<P>) {
        let (u, v) = (self.0.reals(), self.1.reals());
        let (p, q) = (u.x * v.y, u.y * v.x);
        (p - q, p.abs() + q.abs())
    }
}

/// |v|² − R²: whether a point lies in, on or outside a circle.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    pub(crate) v: Arrow,
    pub(crate) r: Sum,
}

impl Polynomial for Reach {
    const DEGREE: u8 = 2;

    /// 4u in |v|², 5u in R², one more in their difference.
    #[inline(always)]
    fn filter(&self) -> (f64, f64) {
        let (vv, r) = (length_squared(self.v.rounded()), self.r.rounded());
        (vv - r * r, bound(7.0, vv + r * r))
    }

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        let v = grid.arrow(self.v);
        dot_on_grid(v, v) - grid.sum(self.r).square()
    }
}

impl Measured for Reach {
    #[inline(always)]
    fn terms<P: Precision>(&self) -> (Real<P>, Real<P>) {
        let (vv, rr) = (self.v.reals().length_squared(), self.r.real().square());
        (vv - rr, vv + rr)
    }
}

/// (u×v)² − R²|u|²: whether a point at v lies in, on or outside the slab of half-width R around a line along u; also
/// minus the discriminant of a line along u and a circle of radius R at v from it.
#[derive(Clone, Copy)]
pub(crate) struct Side {
    pub(crate) u: Arrow,
    pub(crate) v: Arrow,
    pub(crate) r: Sum,
}

impl Polynomial for Side {
    const DEGREE: u8 = 4;

    /// With |ĉ − c| ≤ 4u·m in the cross product, 9u·m² in its square. In R²|u|² as |R·u|², for no product of small and
    /// large numbers to underflow: 2u + u + u in a component, 9u in its square, 10u in their sum. One more in the
    /// difference: 11u.
    #[inline(always)]
    fn filter(&self) -> (f64, f64) {
        let (u, v) = (self.u.rounded(), self.v.rounded());
        let (c, m) = cross(u, v);
        let within = length_squared(u.scaled(self.r.rounded()));
        (c * c - within, bound(12.0, m * m + within))
    }

    #[inline(always)]
    fn sign_on_units(&self) -> Option<Ordering> {
        let (u, v, r) = (self.u.rounded(), self.v.rounded(), self.r.rounded());
        let ((c, m), rr, uu) = (cross(u, v), r * r, length_squared(u));
        let is_small = m < units::LIMIT && rr < units::LIMIT && uu < units::LIMIT;
        is_small.then(|| units::product(c, c).cmp(&units::product(rr, uu)))
    }

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        let (u, v) = (grid.arrow(self.u), grid.arrow(self.v));
        cross_on_grid(u, v).square() - grid.sum(self.r).square() * dot_on_grid(u, u)
    }
}

impl Measured for Side {
    /// An error of the cross product c of ε times its magnitude m makes one of ε·m(2|c| + ε·m) in its square: 2ε times
    /// m(|c| + ε·m/2). `KEPT`² stands in for ε/2, which it exceeds: 2⁻⁴⁰ for 2⁻⁵², 2⁻⁸⁰ for 2⁻¹⁰³.
    #[inline(always)]
    fn terms<P: Precision>(&self) -> (Real<P>, Real<P>) {
        let (cross, magnitude) = Cross(self.u, self.v).terms();
        let square_most = magnitude * (cross.abs() + magnitude * Real::from_f64(P::KEPT * P::KEPT));
        let square = cross.square();
        let within = self.r.real().square() * self.u.reals().length_squared();
        (square - within, square_most + within)
    }
}

/// u×(v + w): which of two points on opposite sides of a line along u is farther from it.
#[derive(Clone, Copy)]
pub(crate) struct CrossSum(pub(crate) Arrow, pub(crate) [Arrow; 2]);

impl Polynomial for CrossSum {
    const DEGREE: u8 = 2;

    /// 4u in each cross product, one more in their sum.
    #[inline(always)]
    fn filter(&self) -> (f64, f64) {
        let u = self.0.rounded();
        let [(first, a), (second, b)] = self.1.map(|v| cross(u, v.rounded()));
        (first + second, bound(6.0, a + b))
    }

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        let [v, w] = self.1.map(|v| cross_on_grid(grid.arrow(self.0), grid.arrow(v)));
        v + w
    }
}
