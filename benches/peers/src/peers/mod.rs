//! The libraries, each with its own types and calls.

pub(crate) mod bevy;
pub(crate) mod box2d;
pub(crate) mod c2;
pub(crate) mod geo;
pub(crate) mod naive;
pub(crate) mod ours;
pub(crate) mod parry;
pub(crate) mod typed;

/// A shape of a row, as a library stores it.
pub(crate) trait Stored<S> {
    fn stored(shape: &S) -> Self;
}

/// Nothing, where a row has one argument only.
impl Stored<()> for () {
    fn stored((): &()) -> Self {}
}

pub(crate) const IMPINGE: &str = "impinge";
pub(crate) const NAIVE: &str = "naive";
pub(crate) const BRANCHLESS: &str = "branchless";
pub(crate) const PARRY: &str = "parry";
pub(crate) const TYPED: &str = "typed";
pub(crate) const BOX2D: &str = "box2d";
pub(crate) const C2: &str = "c2";
pub(crate) const BEVY: &str = "bevy";
pub(crate) const GEO: &str = "geo";

/// The columns of the table, after this library.
pub(crate) const SINGLE: [&str; 8] = [NAIVE, BRANCHLESS, PARRY, TYPED, BOX2D, C2, BEVY, GEO];
