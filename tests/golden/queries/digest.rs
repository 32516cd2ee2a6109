use common::random::mixed;

use super::number::Number;

/// A hash of a sequence of words: each is mixed into the state by a bijection, so that two sequences which differ in one
/// word never have the same digest, and others all but never.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Digest(pub(crate) u64);

impl Digest {
    pub(crate) fn feed(&mut self, word: u64) {
        // The one keeps zeros from vanishing: `mixed(0)` is 0.
        self.0 = mixed(self.0 ^ word).wrapping_add(1);
    }
}

/// What is decided exactly, and what is computed: a better formula may change the numbers, and nothing the decisions.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Digests {
    /// Every yes or no, every variant and error, and the sign of every length.
    pub(crate) decisions: Digest,
    /// Every bit of every number.
    pub(crate) numbers: Digest,
}

impl Digests {
    pub(crate) fn decide(&mut self, word: u64) {
        self.decisions.feed(word);
    }

    /// A number of the type `F`.
    pub(crate) fn compute<F: Number>(&mut self, number: f64) {
        self.numbers.feed(F::bits(number));
    }
}
