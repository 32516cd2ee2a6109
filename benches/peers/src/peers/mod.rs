//! The libraries: their names, and the types and calls of those who are in one precision only.

pub(crate) mod bevy;
pub(crate) mod box2d;
pub(crate) mod c2;
pub(crate) mod kurbo;

/// A shape of a row, as a library stores it.
pub(crate) trait Stored<S> {
    fn stored(shape: &S) -> Self;
}

/// Nothing, where a row has one argument only.
impl Stored<()> for () {
    fn stored((): &()) -> Self {}
}

pub(crate) const IMPINGE: &str = "impinge";
/// From this library's own containers.
pub(crate) const IMPINGE_CIRCLES: &str = "`Circles`";
pub(crate) const IMPINGE_COLUMNS: &str = "`Columns`";
pub(crate) const NAIVE: &str = "naive";
pub(crate) const BRANCHLESS: &str = "branchless";
pub(crate) const PARRY: &str = "parry";
pub(crate) const TYPED: &str = "typed";
pub(crate) const BOX2D: &str = "box2d";
pub(crate) const C2: &str = "c2";
pub(crate) const BEVY: &str = "bevy";
pub(crate) const GEO: &str = "geo";
pub(crate) const KURBO: &str = "kurbo";
pub(crate) const PARRY_KEPT: &str = "parry, kept";
pub(crate) const PARRY_ANEW: &str = "parry, anew";
pub(crate) const RSTAR: &str = "rstar";
pub(crate) const BOUND: &str = "bound";
pub(crate) const BOUND_AVX2: &str = "bound, AVX2";
pub(crate) const BOUND_AVX512: &str = "bound, AVX-512";

/// All, in the order of the tables.
pub(crate) const PEERS: [&str; 17] = [
    IMPINGE_CIRCLES,
    IMPINGE_COLUMNS,
    NAIVE,
    BRANCHLESS,
    PARRY,
    PARRY_KEPT,
    PARRY_ANEW,
    TYPED,
    BOX2D,
    C2,
    BEVY,
    GEO,
    KURBO,
    RSTAR,
    BOUND,
    BOUND_AVX2,
    BOUND_AVX512,
];

/// Formulas written out for the row: no library.
pub(crate) const BY_HAND: [&str; 2] = [NAIVE, BRANCHLESS];

/// How fast a row could be.
pub(crate) const BOUNDS: [&str; 3] = [BOUND, BOUND_AVX2, BOUND_AVX512];

/// What is no peer: this library itself, and how fast one could be.
pub(crate) const BESIDES: [&str; 5] = [IMPINGE_CIRCLES, IMPINGE_COLUMNS, BOUND, BOUND_AVX2, BOUND_AVX512];
