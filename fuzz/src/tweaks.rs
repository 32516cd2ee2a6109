use common::TestVector;

use crate::construction::NUMBERS;
use crate::family::Precise;
use crate::random::Random;

/// Where the radii are among the numbers.
const RADII: [usize; 2] = [4, 9];

/// Changes to the numbers, each a field at a fixed place of the input.
pub(crate) struct Tweaks {
    /// All numbers, multiplied by a power of two.
    scale: i8,
    /// One number, by some ulps.
    nudge: (u8, i8),
    /// One number, by a power of two.
    magnitude: (u8, i8),
}

impl Tweaks {
    /// Bytes that change nothing.
    pub(crate) const NONE: [u8; 5] = [0; 5];
    const MOST_ULPS: i8 = 4;

    pub(crate) fn drawn(random: &mut Random) -> Self {
        let scale = random.signed_byte();
        let mut change = || (random.byte(), random.signed_byte());
        Self { scale, nudge: change(), magnitude: change() }
    }

    /// The changed numbers, finite in `V`, with radii that are not negative.
    pub(crate) fn applied<V: Precise>(&self, mut numbers: [f64; NUMBERS]) -> [f64; NUMBERS] {
        let number = |index: u8| usize::from(index) % NUMBERS;
        let magnified = &mut numbers[number(self.magnitude.0)];
        *magnified = scaled::<V>(*magnified, self.magnitude.1.into());
        let mut numbers = numbers.map(|number| scaled::<V>(number, f64::from(self.scale) * V::MAX.log2() / 128.0));
        let nudged = &mut numbers[number(self.nudge.0)];
        *nudged = moved::<V>(*nudged, self.nudge.1 % (Self::MOST_ULPS + 1));
        for radius in RADII {
            numbers[radius] = numbers[radius].abs();
        }
        numbers
    }
}

/// Times a power of two, if that is not too large.
fn scaled<V: TestVector>(number: f64, exponent: f64) -> f64 {
    // In two steps, for the power alone may be out of range.
    let half = (exponent / 2.0).round();
    let scaled = V::rounded(number * half.exp2() * (exponent.round() - half).exp2());
    if scaled.is_finite() { scaled } else { finite::<V>(number) }
}

/// The nearest finite number.
pub(crate) fn finite<V: TestVector>(number: f64) -> f64 {
    V::rounded(number.clamp(-V::MAX, V::MAX))
}

/// The number of `V` that is so many away.
pub(crate) fn moved<V: TestVector>(number: f64, ulps: i8) -> f64 {
    let step = |number: f64| if ulps < 0 { V::next_down(number) } else { -V::next_down(-number) };
    (0..ulps.unsigned_abs()).fold(number, |number, _| step(number))
}
