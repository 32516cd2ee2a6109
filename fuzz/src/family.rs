//! The families of queries: what to ask about a case.

mod cast;
mod chord;
mod closest;
mod intersects;
mod outline;
mod penetration;
mod polygons;
mod polygons_in_motion;
mod raycast;

pub use self::cast::Cast;
pub use self::chord::Chord;
pub use self::closest::Closest;
pub use self::intersects::Intersects;
pub use self::outline::Outline;
pub use self::penetration::Penetration;
pub use self::polygons::Polygons;
pub use self::polygons_in_motion::PolygonsInMotion;
pub use self::raycast::Raycast;

use common::TestVector;
use oracle::check::Checked;
use oracle::{InflatedCore, Promise};
use proptest::test_runner::TestCaseResult;

use crate::construction::{Construction, Kinds};
use crate::pair::Pair;
use crate::random::Random;
use crate::totality;
use crate::tweaks::{Tweaks, finite, moved};

/// A vector of the library, of the laws and of the oracle.
pub trait Precise: TestVector<Scalar: Promise> {}

impl<V: TestVector<Scalar: Promise>> Precise for V {}

pub(crate) type Law = fn(&Pair) -> TestCaseResult;

pub trait Family {
    /// The kinds of shapes that are asked about.
    #[must_use]
    fn kinds(kinds: Kinds) -> Kinds {
        kinds
    }

    /// The shapes and the further arguments, and the choice for [`at_threshold`](Self::at_threshold).
    #[must_use]
    fn drawn<V: Precise>(random: &mut Random) -> (Pair, i8) {
        let kinds = usize::from(random.byte());
        let kinds = Self::kinds(Kinds([kinds / Kinds::COUNT % Kinds::COUNT, kinds % Kinds::COUNT]));
        let construction = Construction::chosen::<V>(random);
        let threshold = random.signed_byte();
        let tweaks = Tweaks::drawn(random);
        (kinds.pair(construction.numbers::<V>(kinds, &tweaks, random)), threshold)
    }

    /// About the number at which an answer changes.
    #[must_use]
    fn threshold<V: Precise>(pair: &Pair) -> f64 {
        oracle::distance(&InflatedCore::of(pair.a), &InflatedCore::of(pair.b)).approximation()
    }

    /// With the number at which an answer changes, or an ulp beside it, as `choice`, which is not 0, has it.
    #[must_use]
    fn at_threshold<V: Precise>(pair: &Pair, choice: i8) -> Pair {
        let threshold = finite::<V>(Self::threshold::<V>(pair));
        Pair { number: finite::<V>(moved::<V>(threshold, choice % 2)), ..*pair }
    }

    /// What holds for every two valid shapes.
    fn laws<V: Precise>() -> Vec<Law>;

    /// Whether the oracle gives the same answers.
    ///
    /// # Errors
    /// What an answer is instead of the exact one.
    fn agrees<V: Precise>(pair: &Pair) -> Result<(), String>;
}

/// What holds for any bits.
pub(crate) fn total<V: Precise>() -> Vec<Law> {
    vec![
        totality::an_answer_or_the_documented_error::<V>,
        totality::circles_and_boxes_answer_or_err_as_documented::<V>,
        totality::validate_tells_the_error::<V>,
        totality::numbers_are_finite_and_normals_unit::<V>,
    ]
}

/// The verdict about a query is that the promise is kept.
fn kept<V: Precise>(query: &str, verdict: Checked) -> Result<(), String> {
    let errors = verdict.map_err(|wrong| format!("{query}: {wrong}"))?.errors;
    if errors.is_within(V::Scalar::BOUNDS) { Ok(()) } else { Err(format!("{query}: {errors:?}")) }
}
