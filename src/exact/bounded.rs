//! Whether a ray gets somewhere by `max_t`. Asked only where `t` itself, known to more than its type's precision, does
//! not tell ([`reached`]), so there is no filter. With T = `max_t`, the polynomials are homogeneous once the number 1
//! is counted among the inputs.

use core::cmp::Ordering;

use super::double::{Precision, Real};
use super::grid::{Grid, Ring as _, cross_on_grid, dot_on_grid};
use super::input::{Arrow, Sum};
use super::polynomial::Polynomial;

/// Whether `t` ≤ `max_t`, from the computed `t` if that is clearly to one side of it, and by `exactly` if not.
#[inline(always)]
pub(crate) fn reached<P: Precision>(t: Real<P>, max_t: f64, exactly: impl FnOnce() -> bool) -> bool {
    if max_t == f64::INFINITY {
        return true;
    }
    let left = Real::from_f64(max_t) - t;
    if left.keeps(t) { left.sign() == Ordering::Greater } else { exactly() }
}

/// e·d + T|d|²: where the ray is at T, compared with its point nearest to the one at −e.
#[derive(Clone, Copy)]
pub(crate) struct PastPoint {
    pub(crate) e: Arrow,
    pub(crate) d: Arrow,
    pub(crate) max_t: f64,
}

/// (v − T·d)×s: on which side of the line along s through the point at v the ray is at T.
#[derive(Clone, Copy)]
pub(crate) struct PastLine {
    pub(crate) v: Arrow,
    pub(crate) d: Arrow,
    pub(crate) s: Arrow,
    pub(crate) max_t: f64,
}

/// |e + T·d|² − R²: whether the ray is in the circle at T.
#[derive(Clone, Copy)]
pub(crate) struct InCircle {
    pub(crate) e: Arrow,
    pub(crate) d: Arrow,
    pub(crate) r: Sum,
    pub(crate) max_t: f64,
}

/// ((v − T·d)×s)² − R²|s|²: whether the ray is in the slab at T.
#[derive(Clone, Copy)]
pub(crate) struct InSlab {
    pub(crate) v: Arrow,
    pub(crate) d: Arrow,
    pub(crate) s: Arrow,
    pub(crate) r: Sum,
    pub(crate) max_t: f64,
}

/// `v`·1 + `t`·`d`, in multiples of the square of the grid's lowest bit.
fn advanced<G: Grid>(grid: G, v: Arrow, t: f64, d: Arrow) -> [G::Number; 2] {
    let (one, t) = (grid.number(1.0), grid.number(t));
    let ([vx, vy], [dx, dy]) = (grid.arrow(v), grid.arrow(d));
    [vx * one + t * dx, vy * one + t * dy]
}

impl Polynomial for PastPoint {
    const DEGREE: u8 = 3;

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        dot_on_grid(advanced(grid, self.e, self.max_t, self.d), grid.arrow(self.d))
    }
}

impl Polynomial for PastLine {
    const DEGREE: u8 = 3;

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        cross_on_grid(advanced(grid, self.v, -self.max_t, self.d), grid.arrow(self.s))
    }
}

impl Polynomial for InCircle {
    const DEGREE: u8 = 4;

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        let position = advanced(grid, self.e, self.max_t, self.d);
        dot_on_grid(position, position) - (grid.sum(self.r) * grid.number(1.0)).square()
    }
}

impl Polynomial for InSlab {
    const DEGREE: u8 = 6;

    fn on<G: Grid>(&self, grid: G) -> G::Number {
        let s = grid.arrow(self.s);
        let across = cross_on_grid(advanced(grid, self.v, -self.max_t, self.d), s);
        let radius = grid.sum(self.r) * grid.number(1.0);
        across.square() - radius.square() * dot_on_grid(s, s)
    }
}
