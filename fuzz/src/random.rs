/// The choices of the regimes, made by the fuzzer: every draw takes as many of its bytes as it always does, and zeros when
/// they are used up.
pub(crate) struct Random {
    bytes: std::vec::IntoIter<u8>,
}

impl Random {
    pub(crate) fn new(bytes: Vec<u8>) -> Self {
        Self { bytes: bytes.into_iter() }
    }

    pub(crate) fn take<const N: usize>(&mut self) -> [u8; N] {
        std::array::from_fn(|_| self.bytes.next().unwrap_or(0))
    }

    pub(crate) fn bits(&mut self) -> u64 {
        u64::from_le_bytes(self.take())
    }

    pub(crate) fn byte(&mut self) -> u8 {
        self.take::<1>()[0]
    }

    pub(crate) fn signed_byte(&mut self) -> i8 {
        i8::from_le_bytes(self.take())
    }

    /// An integer from `low` to `high`, both included, which are less than 2¹⁶ apart.
    pub(crate) fn integer(&mut self, low: i32, high: i32) -> i32 {
        let count = high - low + 1;
        let draw = if count <= 1 << 8 { self.byte().into() } else { u16::from_le_bytes(self.take()).into() };
        low + i32::rem_euclid(draw, count)
    }

    /// An index into a slice of this length.
    pub(crate) fn index(&mut self, length: usize) -> usize {
        usize::from(self.byte()) % length
    }

    pub(crate) fn chance(&mut self, one_in: i32) -> bool {
        self.integer(1, one_in) == 1
    }

    /// A number between `low` and `high`.
    #[expect(clippy::cast_precision_loss, reason = "53 bits fit")]
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }
}
