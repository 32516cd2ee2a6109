use common::random::mixed;

/// A hash of a sequence of words: each is mixed into the state by a bijection, so that two sequences which differ in one
/// word never have the same digest, and others all but never.
#[derive(Clone, Copy, Default)]
pub(crate) struct Digest(pub(crate) u64);

impl Digest {
    pub(crate) fn feed(&mut self, word: u64) {
        // The one keeps zeros from vanishing: `mixed(0)` is 0.
        self.0 = mixed(self.0 ^ word).wrapping_add(1);
    }
}
