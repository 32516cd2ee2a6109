/// The finaliser of `SplitMix64`, a bijection: every bit of the result depends on every bit of `word`.
pub fn mixed(word: u64) -> u64 {
    let mixed = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// The generator `SplitMix64` (Steele, Lea and Flood, 2014): small, and the same numbers everywhere.
pub struct Random {
    state: u64,
}

impl Random {
    /// A sequence of its own for every `name`.
    pub fn named(name: &str) -> Self {
        // FNV-1a.
        let hash = |state: u64, byte| (state ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Self { state: name.bytes().fold(0xcbf2_9ce4_8422_2325, hash) }
    }

    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(self.state)
    }

    /// An integer from `low` to `high`, both included.
    pub fn integer(&mut self, low: i32, high: i32) -> i32 {
        let count = u64::try_from(i64::from(high) - i64::from(low) + 1).expect("low is not above high");
        low + i32::try_from(self.bits() % count).expect("the range is within that of i32")
    }

    /// An index into a slice of this length.
    pub fn index(&mut self, length: usize) -> usize {
        usize::try_from(self.bits() % length as u64).expect("below the length")
    }

    pub fn chance(&mut self, one_in: i32) -> bool {
        self.integer(1, one_in) == 1
    }

    /// A number between `low` and `high`.
    #[expect(clippy::cast_precision_loss, reason = "53 bits fit")]
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }
}
