//! Where random shapes lie and how large they are. A new row in the table is a new regime.

mod everyday;
mod grid;
mod magnitudes;
mod numbers;

use oracle::Float;

use self::everyday::{aimed, distant, everyday, shared, slanted, touching, unequal};
use self::grid::{collinear, degenerate, grid, jittered, parallel, pythagorean, starting, wide};
use self::magnitudes::{far, huge, mixed, tiny, wild};
use crate::material::{Form, Material};
use crate::random::Random;

pub(crate) struct Regime {
    pub(crate) name: &'static str,
    /// A pair of shapes of these forms.
    pub(crate) generate: fn(&mut Random, [Form; 2]) -> [Material; 2],
    /// The share of pairs, in percent, that have to touch exactly.
    pub(crate) touching: usize,
    /// How many percent of the usual number of cases to try: fewer where the exact numbers are long.
    pub(crate) percent: usize,
}

impl Regime {
    pub(crate) fn share_of(&self, cases: usize) -> usize {
        (cases * self.percent / 100).max(1)
    }
}

pub(crate) fn regimes<F: Float>() -> [Regime; 20] {
    let row = |name, generate| Regime { name, generate, touching: 0, percent: 100 };
    let touching_row = |name, generate| Regime { touching: 5, ..row(name, generate) };
    [
        row("everyday", everyday),
        row("touching", touching),
        row("aimed", aimed),
        row("slanted", slanted::<F>),
        Regime { percent: 200, ..row("parallel", parallel) },
        row("unequal", unequal),
        row("distant", distant),
        touching_row("shared", shared),
        row("grid", grid),
        row("jittered", jittered::<F>),
        row("degenerate", degenerate),
        touching_row("pythagorean", pythagorean::<F>),
        touching_row("wide", wide::<F>),
        touching_row("collinear", collinear),
        touching_row("starting", starting),
        row("far", far::<F>),
        row("mixed", mixed),
        Regime { percent: 60, ..row("tiny", tiny::<F>) },
        Regime { percent: 60, ..row("huge", huge::<F>) },
        Regime { percent: 25, ..row("wild", wild::<F>) },
    ]
}
