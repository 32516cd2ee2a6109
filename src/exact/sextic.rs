//! The polynomials of the sixth degree, but for what `bounded` holds. Each filter's doc counts the roundings behind its
//! bound; see [`filter`](super::filter).

use super::filter::{bound, cross, dot, padded_length_squared, padded_square, square_of};
use super::grid::{Grid, Ring as _, cross_on_grid, dot_on_grid};
use super::input::{Arrow, Sum};
use super::polynomial::Polynomial;

/// (u×v)²|w|² − (w×x)²|u|²: whether v lies farther from the line along u, or x from the line along w.
#[derive(Clone, Copy)]
pub(crate) struct Farther {
    pub(crate) u: Arrow,
    pub(crate) v: Arrow,
    pub(crate) w: Arrow,
    pub(crate) x: Arrow,
}

impl Polynomial for Farther {
    const DEGREE: u8 = 6;

    /// In each term 9u + 4u + u, and one more in the difference: 15u.
    #[inline(always)]
    fn filter(&self) -> (f64, f64) {
        let [u, v, w, x] = [self.u, self.v, self.w, self.x].map(Arrow::rounded);
        let ((first, a), (second, b)) = (square_of(cross(u, v)), square_of(cross(w, x)));
        let ((uu, uu_most), (ww, ww_most)) = (padded_length_squared(u), padded_length_squared(w));
        (first * ww - second * uu, bound(18.0, a * ww_most + b * uu_most))
    }

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        let [u, v, w, x] = [self.u, self.v, self.w, self.x].map(|arrow| grid.arrow(arrow));
        cross_on_grid(u, v).square() * dot_on_grid(w, w) - cross_on_grid(w, x).square() * dot_on_grid(u, u)
    }
}

/// |s|²(v×d)² − R²(d·s)²: whether a ray along d enters the slab of half-width R around a line along s before or after it
/// passes the end at v.
#[derive(Clone, Copy)]
pub(crate) struct Cap {
    pub(crate) s: Arrow,
    pub(crate) v: Arrow,
    pub(crate) d: Arrow,
    pub(crate) r: Sum,
}

impl Polynomial for Cap {
    const DEGREE: u8 = 6;

    /// 9u + 4u + u in the first term, 9u + 5u + u in the second, and one more in the difference: 16u.
    #[inline(always)]
    fn filter(&self) -> (f64, f64) {
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

/// An axis of the coordinates.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Axis {
    X,
    Y,
}

impl Axis {
    pub(crate) fn of<T>(self, [x, y]: [T; 2]) -> T {
        match self {
            Self::X => x,
            Self::Y => y,
        }
    }
}

/// sₖ²(e×d)² − R²|s|²dₖ², for the components k along an axis: which of two displacements outweighs the other there, one
/// along s and one along d. Asked only where a side meets a parallel side, so that there is no filter.
#[derive(Clone, Copy)]
pub(crate) struct Abreast {
    pub(crate) s: Arrow,
    pub(crate) e: Arrow,
    pub(crate) d: Arrow,
    pub(crate) r: Sum,
    pub(crate) axis: Axis,
}

impl Polynomial for Abreast {
    const DEGREE: u8 = 6;

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        let [s, e, d] = [self.s, self.e, self.d].map(|arrow| grid.arrow(arrow));
        let along = self.axis.of(s) * cross_on_grid(e, d);
        let across = grid.sum(self.r) * self.axis.of(d);
        along.square() - across.square() * dot_on_grid(s, s)
    }
}
