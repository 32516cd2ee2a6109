//! The polynomials whose signs decide. Each filter's doc counts the roundings behind its bound; see [`filter`](super::filter).

use super::double::{Precision, Real};
use super::filter::{bound, cross, dot, square_of, squared, squared_length};
use super::input::{Arrow, Sum};
use super::integer::{Grid, Int};
use super::polynomial::{Measured, Polynomial};

pub(super) fn dot_on_grid<const N: usize>(u: [Int<N>; 2], v: [Int<N>; 2]) -> Int<N> {
    u[0] * v[0] + u[1] * v[1]
}

pub(super) fn cross_on_grid<const N: usize>(u: [Int<N>; 2], v: [Int<N>; 2]) -> Int<N> {
    u[0] * v[1] - u[1] * v[0]
}

pub(super) fn grid_of(arrows: &[Arrow], numbers: &[f64]) -> Grid {
    arrows.iter().fold(Grid::EMPTY, |grid, arrow| grid.with_all(&arrow.inputs())).with_all(numbers)
}

/// u·v: foot regions, headings, collinear intervals.
pub(crate) struct Dot(pub(crate) Arrow, pub(crate) Arrow);

impl Polynomial for Dot {
    const DEGREE: u32 = 2;

    /// 4u of [`sum_of_products`].
    #[inline(always)]
    fn filter(&self) -> (f64, f64) {
        let (value, magnitude) = dot(self.0.rounded(), self.1.rounded());
        (value, bound(5.0, magnitude))
    }

    fn grid(&self) -> Grid {
        grid_of(&[self.0, self.1], &[])
    }

    fn integer<const N: usize>(&self, grid: Grid) -> Int<N> {
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
pub(crate) struct Cross(pub(crate) Arrow, pub(crate) Arrow);

impl Polynomial for Cross {
    const DEGREE: u32 = 2;

    /// 4u of [`sum_of_products`].
    #[inline(always)]
    fn filter(&self) -> (f64, f64) {
        let (value, magnitude) = cross(self.0.rounded(), self.1.rounded());
        (value, bound(5.0, magnitude))
    }

    fn grid(&self) -> Grid {
        grid_of(&[self.0, self.1], &[])
    }

    fn integer<const N: usize>(&self, grid: Grid) -> Int<N> {
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
pub(crate) struct Reach {
    pub(crate) v: Arrow,
    pub(crate) r: Sum,
}

impl Polynomial for Reach {
    const DEGREE: u32 = 2;

    /// 4u in |v|², 5u in R², one more in their difference.
    #[inline(always)]
    fn filter(&self) -> (f64, f64) {
        let ((vv, _), (rr, _)) = (squared_length(self.v.rounded()), squared(self.r));
        (vv - rr, bound(7.0, vv + rr))
    }

    fn grid(&self) -> Grid {
        grid_of(&[self.v], &self.r.0)
    }

    fn integer<const N: usize>(&self, grid: Grid) -> Int<N> {
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
pub(crate) struct Side {
    pub(crate) u: Arrow,
    pub(crate) v: Arrow,
    pub(crate) r: Sum,
}

impl Polynomial for Side {
    const DEGREE: u32 = 4;

    /// 9u in (u×v)²; 5u + 4u + u in R²|u|²; one more in their difference: 11u.
    #[inline(always)]
    fn filter(&self) -> (f64, f64) {
        let (u, v) = (self.u.rounded(), self.v.rounded());
        let (square, square_most) = square_of(cross(u, v));
        let ((uu, uu_most), (rr, rr_most)) = (squared_length(u), squared(self.r));
        (square - rr * uu, bound(12.0, square_most + rr_most * uu_most))
    }

    fn grid(&self) -> Grid {
        grid_of(&[self.u, self.v], &self.r.0)
    }

    fn integer<const N: usize>(&self, grid: Grid) -> Int<N> {
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
pub(crate) struct CrossSum(pub(crate) Arrow, pub(crate) [Arrow; 2]);

impl Polynomial for CrossSum {
    const DEGREE: u32 = 2;

    /// 4u in each cross product, one more in their sum.
    #[inline(always)]
    fn filter(&self) -> (f64, f64) {
        let u = self.0.rounded();
        let [(first, a), (second, b)] = self.1.map(|v| cross(u, v.rounded()));
        (first + second, bound(6.0, a + b))
    }

    fn grid(&self) -> Grid {
        grid_of(&[self.0, self.1[0], self.1[1]], &[])
    }

    fn integer<const N: usize>(&self, grid: Grid) -> Int<N> {
        let [v, w] = self.1.map(|v| cross_on_grid(grid.arrow(self.0), grid.arrow(v)));
        v + w
    }
}

/// (u×v)²|w|² − (w×x)²|u|²: whether v lies farther from the line along u, or x from the line along w.
pub(crate) struct Farther {
    pub(crate) u: Arrow,
    pub(crate) v: Arrow,
    pub(crate) w: Arrow,
    pub(crate) x: Arrow,
}

impl Polynomial for Farther {
    const DEGREE: u32 = 6;

    /// In each term 9u + 4u + u, and one more in the difference: 15u.
    #[inline(always)]
    fn filter(&self) -> (f64, f64) {
        let [u, v, w, x] = [self.u, self.v, self.w, self.x].map(Arrow::rounded);
        let ((first, a), (second, b)) = (square_of(cross(u, v)), square_of(cross(w, x)));
        let ((uu, uu_most), (ww, ww_most)) = (squared_length(u), squared_length(w));
        (first * ww - second * uu, bound(18.0, a * ww_most + b * uu_most))
    }

    fn grid(&self) -> Grid {
        grid_of(&[self.u, self.v, self.w, self.x], &[])
    }

    fn integer<const N: usize>(&self, grid: Grid) -> Int<N> {
        let [u, v, w, x] = [self.u, self.v, self.w, self.x].map(|arrow| grid.arrow(arrow));
        cross_on_grid(u, v).square() * dot_on_grid(w, w) - cross_on_grid(w, x).square() * dot_on_grid(u, u)
    }
}

/// |s|²(v×d)² − R²(d·s)²: whether a ray along d enters the slab of half-width R around a line along s before or after it
/// passes the end at v.
pub(crate) struct Cap {
    pub(crate) s: Arrow,
    pub(crate) v: Arrow,
    pub(crate) d: Arrow,
    pub(crate) r: Sum,
}

impl Polynomial for Cap {
    const DEGREE: u32 = 6;

    /// 9u + 4u + u in the first term, 9u + 5u + u in the second, and one more in the difference: 16u.
    #[inline(always)]
    fn filter(&self) -> (f64, f64) {
        let [s, v, d] = [self.s, self.v, self.d].map(Arrow::rounded);
        let ((across, a), (along, b)) = (square_of(cross(v, d)), square_of(dot(d, s)));
        let ((ss, ss_most), (rr, rr_most)) = (squared_length(s), squared(self.r));
        (ss * across - rr * along, bound(18.0, ss_most * a + rr_most * b))
    }

    fn grid(&self) -> Grid {
        grid_of(&[self.s, self.v, self.d], &self.r.0)
    }

    fn integer<const N: usize>(&self, grid: Grid) -> Int<N> {
        let [s, v, d] = [self.s, self.v, self.d].map(|arrow| grid.arrow(arrow));
        dot_on_grid(s, s) * cross_on_grid(v, d).square() - (grid.sum(self.r) * dot_on_grid(d, s)).square()
    }
}
