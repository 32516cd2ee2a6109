//! The stages by which the sign and the value of a polynomial become known.

use core::cmp::Ordering;

use super::double::{Precision, Real};
use super::integer::{Grid, Int};

/// A polynomial in the inputs of a query, homogeneous unless it counts 1 among them.
pub(crate) trait Polynomial {
    const DEGREE: u32;

    /// The value in plain `f64`, and a bound on its error. Where something overflows, one of them is infinite or NaN.
    ///
    /// By default it decides nothing.
    fn filter(&self) -> (f64, f64) {
        (0.0, f64::INFINITY)
    }

    /// The grid of all inputs.
    fn grid(&self) -> Grid;

    /// The value on the grid, in multiples of the lowest bit to the power [`DEGREE`](Self::DEGREE).
    fn integer<const N: usize>(&self, grid: Grid) -> Int<N>;

    /// The exact sign, as the comparison with zero.
    #[inline(always)]
    fn sign(&self) -> Ordering {
        let (value, bound) = self.filter();
        if value > bound && value < f64::INFINITY {
            Ordering::Greater
        } else if value < -bound && value > f64::NEG_INFINITY {
            Ordering::Less
        } else {
            exact(self).sign()
        }
    }
}

/// A polynomial that numbers are computed from.
pub(crate) trait Measured: Polynomial {
    /// The value, and the sum of the magnitudes of the terms that may cancel in it.
    fn terms<P: Precision>(&self) -> (Real<P>, Real<P>);

    /// The value, with a relative error that is negligible for `P`.
    #[inline(always)]
    fn value<P: Precision>(&self) -> Real<P> {
        let (value, terms) = self.terms();
        if value.keeps(terms) { value } else { exact(self).convert() }
    }
}

/// The value to 105 bits, its sign exact.
#[cold]
#[inline(never)]
fn exact<T: Polynomial + ?Sized>(polynomial: &T) -> Real<f64> {
    let grid = polynomial.grid();
    match grid.bits(T::DEGREE) {
        0..=256 => at_width::<4, T>(polynomial, grid),
        257..=1792 => at_width::<28, T>(polynomial, grid),
        _ => at_width::<200, T>(polynomial, grid),
    }
}

/// At `N` words: 4 for scenes of everyday size in `f32`, 28 for all other `f32`, 200 for whatever is finite.
fn at_width<const N: usize, T: Polynomial + ?Sized>(polynomial: &T, grid: Grid) -> Real<f64> {
    grid.real(polynomial.integer::<N>(grid), T::DEGREE)
}
