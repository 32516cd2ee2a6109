//! Integers of any size, made of as many digits as the inputs need.
//!
//! A tiny coordinate beside ordinary ones makes values of thousands of bits. In plain binary, most of their words would be
//! 0, or all ones: 1 − 2⁻¹⁰⁷⁴ has 1074 ones. Here, a number is a sum of digits d·2^(64·place) with d from −2⁶³ to 2⁶³ − 1,
//! and only those that are not 0 are stored: this one has two. Each integer has one such sum. All digits below a place add
//! up to less than one unit of that place, so the highest digit has the sign.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "sums and products are cut into digits"
)]

use core::cell::Cell;
use core::cmp::Ordering;
use core::ops::{Add, Mul, Sub};

use super::grid::{Grid, IntegerGrid, fold_inputs};
use super::polynomial::Polynomial;
use super::real::Real;

/// The number of words from the lowest bit of any input to the highest, and where they begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span {
    /// The place of the lowest bit, in words above 2⁻¹⁰⁷⁴.
    lowest: usize,
    words: usize,
}

impl Span {
    /// Enough for all `f32`, and for `f64` from 2⁻¹⁹⁰ to 2¹⁹⁰.
    pub(super) const FEW: usize = 7;
    /// Enough for all `f64`.
    pub(super) const MANY: usize = 33;

    pub(super) fn of<T: Polynomial>(polynomial: &T) -> Self {
        let (lowest, highest) = fold_inputs(polynomial, (usize::MAX, 0), |(lowest, highest), input| {
            let (mantissa, shift) = parts(input);
            if mantissa == 0 { (lowest, highest) } else { (lowest.min(shift / 64), highest.max((shift + 52) / 64)) }
        });
        if lowest > highest { Self { lowest: 0, words: 0 } } else { Self { lowest, words: highest - lowest + 1 } }
    }

    #[cfg(test)]
    pub(super) const ALL: Self = Self { lowest: 0, words: Self::MANY };

    pub(super) fn is_short(self) -> bool {
        self.words <= Self::FEW
    }
}

/// The most digits of all numbers in the evaluation of a polynomial of this degree, for inputs of s = `words` words.
///
/// A number of degree k is below 2^(64ks + 2k), by [`HEADROOM`](super::grid): it has at most ks + 1 digits. An input has two
/// at most, and so has its negative. So a component of an arrow has four, and a sum of three radii six.
///
/// - Of degree 2, `CrossSum` takes most: four arrows have 4·(4·2 + 2·4), and seven numbers 2s + 1 each.
/// - Of degree 4, it is `AngleDifference`: three arrows, twelve numbers of degree 2, and three of degree 4.
/// - Of degree 6, it is `Farther`: four arrows, twelve numbers of degree 2, two of degree 4, and three of degree 6. Next is
///   `RayEndInSlab`. A product has at most two digits for each pair. So the position at T has two numbers each of at most 8,
///   16 and 24 digits, or of 2s + 1 if that is less. With the others, it takes 425 for s = 7, and 1407 for s = 33.
pub(super) const fn most_digits(degree: usize, words: usize) -> usize {
    match degree {
        2 => 64 + 7 * (2 * words + 1),
        3 | 4 => 48 + 12 * (2 * words + 1) + 3 * (4 * words + 1),
        _ => 64 + 12 * (2 * words + 1) + 2 * (4 * words + 1) + 3 * (6 * words + 1),
    }
}

/// The most places that a product adds to: those of its digits, and one for a carry.
pub(super) const fn most_columns(degree: usize, words: usize) -> usize {
    degree * words + 2
}

/// The digits of all numbers of one evaluation: `values[i]`·2^(64·`places[i]`). There is a type for each degree and span,
/// because to fill a large one with zeros takes longer than to compute with few digits.
pub(super) struct Buffers<const DIGITS: usize, const COLUMNS: usize> {
    values: [Cell<i64>; DIGITS],
    places: [Cell<u16>; DIGITS],
    columns: [Cell<i128>; COLUMNS],
}

impl<const DIGITS: usize, const COLUMNS: usize> Buffers<DIGITS, COLUMNS> {
    #[inline(always)]
    pub(super) fn new() -> Self {
        Self {
            values: [const { Cell::new(0) }; DIGITS],
            places: [const { Cell::new(0) }; DIGITS],
            columns: [const { Cell::new(0) }; COLUMNS],
        }
    }

    pub(super) fn workspace(&self, span: Span) -> Workspace<'_> {
        let Self { values, places, columns } = self;
        Workspace { values, places, columns, used: Cell::new(0), lowest: span.lowest }
    }
}

/// Where numbers are computed. Those of degree k are multiples of 2^(k·(64·`lowest` − 1074)).
pub(super) struct Workspace<'a> {
    values: &'a [Cell<i64>],
    places: &'a [Cell<u16>],
    /// A column for each place of a product. Zeros, except during a multiplication.
    columns: &'a [Cell<i128>],
    /// The number of digits.
    used: Cell<usize>,
    lowest: usize,
}

impl Workspace<'_> {
    /// Writes the digit at `place` of a number with this sum there, and returns the carry to the next place.
    #[inline(always)]
    fn write(&self, place: usize, sum: i128) -> i128 {
        let value = sum as i64;
        if value != 0 {
            let end = self.used.get();
            self.values[end].set(value);
            self.places[end].set(place as u16);
            self.used.set(end + 1);
        }
        (sum - i128::from(value)) >> 64
    }
}

/// A number on a workspace.
#[derive(Clone, Copy)]
pub(super) struct Integer<'a> {
    workspace: &'a Workspace<'a>,
    start: usize,
    end: usize,
}

impl<'a> Integer<'a> {
    /// The number whose digits `write` writes.
    #[inline(always)]
    fn written(workspace: &'a Workspace<'a>, write: impl FnOnce()) -> Self {
        let start = workspace.used.get();
        write();
        Self { workspace, start, end: workspace.used.get() }
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.start == self.end
    }

    /// The digits, lowest first, and their places.
    #[inline(always)]
    pub(super) fn digits(self) -> impl DoubleEndedIterator<Item = (i128, usize)> + Clone + use<'a> {
        let (values, places) =
            (&self.workspace.values[self.start..self.end], &self.workspace.places[self.start..self.end]);
        values.iter().zip(places).map(|(value, place)| (value.get().into(), place.get().into()))
    }

    /// The digits times `sign`, which is 1 or −1, and their places.
    #[inline(always)]
    fn digits_times(self, sign: i128) -> impl DoubleEndedIterator<Item = (i128, usize)> + Clone + use<'a> {
        self.digits().map(move |(value, place)| (sign * value, place))
    }

    /// The sum with `sign`·`other`, for a sign of 1 or −1.
    #[inline(never)]
    fn plus(self, sign: i128, other: Self) -> Self {
        if other.is_zero() {
            return self;
        }
        let (mut digits, mut others) = (self.digits(), other.digits_times(sign));
        let (mut a, mut b, mut place, mut carry) = (digits.next(), others.next(), 0, 0);
        Self::written(self.workspace, || {
            loop {
                // A carry belongs to the next place. Without one, the places without a digit are passed over.
                if carry == 0 {
                    place = match (a, b) {
                        (Some((_, a)), Some((_, b))) => a.min(b),
                        (Some((_, place)), None) | (None, Some((_, place))) => place,
                        (None, None) => break,
                    };
                }
                let mut sum = carry;
                if let Some((value, _)) = a.filter(|&(_, own)| own == place) {
                    (sum, a) = (sum + value, digits.next());
                }
                if let Some((value, _)) = b.filter(|&(_, own)| own == place) {
                    (sum, b) = (sum + value, others.next());
                }
                carry = self.workspace.write(place, sum);
                place += 1;
            }
        })
    }

    /// The number times 2^`exponent`, truncated to its upper 106 bits.
    fn real(self, exponent: i32) -> Real<f64> {
        let Some((value, highest)) = self.digits().next_back() else {
            return Real::ZERO;
        };
        let sign = value.signum();
        let digits = self.digits_times(sign).rev();
        // Four words of the magnitude in plain binary, lowest word first. Lower digits may borrow from them; the highest
        // word may then be 0, and the next one is not.
        let below = digits.clone().find(|&(_, place)| place + 4 <= highest);
        let mut carry = if below.is_some_and(|(value, _)| value < 0) { -1 } else { 0 };
        let mut words = [0_u64; 4];
        for (back, word) in (0..4).rev().zip(&mut words) {
            let digit = digits.clone().take(4).find(|&(_, place)| place + back == highest);
            let sum = carry + digit.map_or(0, |(value, _)| value);
            (*word, carry) = (sum as u64, sum >> 64);
        }
        let [low, high] =
            [[words[0], words[1]], [words[2], words[3]]].map(|[low, high]| u128::from(high) << 64 | u128::from(low));
        let zeros = high.leading_zeros();
        let upper = high << zeros | low.checked_shr(u128::BITS - zeros).unwrap_or(0);
        let real = Real::from_upper_bits(upper, exponent + 64 * (highest as i32 + 1) - zeros as i32);
        if sign < 0 { -real } else { real }
    }
}

impl Add for Integer<'_> {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        self.plus(1, other)
    }
}

impl Sub for Integer<'_> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        self.plus(-1, other)
    }
}

impl Mul for Integer<'_> {
    type Output = Self;

    /// Adds the products of all pairs of digits, by columns. Each has 127 bits; the lower 64 go to one
    /// column, and the others to the next. A column takes fewer than 2⁸ of either, so it does not overflow.
    #[inline(never)]
    fn mul(self, other: Self) -> Self {
        if self.is_zero() || other.is_zero() {
            return Self { end: self.start, ..self };
        }
        let workspace = self.workspace;
        let lowest_of = |number: Self| workspace.places[number.start].get() as usize;
        let (lowest, mut count) = (lowest_of(self) + lowest_of(other), 0);
        for (a, place) in self.digits() {
            for (b, other_place) in other.digits() {
                let (product, column) = (a * b, place + other_place - lowest);
                count = count.max(column + 2);
                let columns = &workspace.columns[column..column + 2];
                columns[0].set(columns[0].get() + i128::from(product as u64));
                columns[1].set(columns[1].get() + (product >> 64));
            }
        }
        Self::written(workspace, || {
            let mut carry = 0;
            for (column, place) in workspace.columns[..count].iter().zip(lowest..) {
                carry = workspace.write(place, column.take() + carry);
            }
            workspace.write(lowest + count, carry);
        })
    }
}

impl<'a> Grid for &'a Workspace<'a> {
    type Number = Integer<'a>;

    #[inline(never)]
    fn number(self, input: f64) -> Integer<'a> {
        let (mantissa, shift) = parts(input);
        Integer::written(self, || {
            if mantissa != 0 {
                let magnitude = i128::from(mantissa) << (shift % 64);
                let place = shift / 64 - self.lowest;
                let carry = self.write(place, if input < 0.0 { -magnitude } else { magnitude });
                self.write(place + 1, carry);
            }
        })
    }
}

impl<'a> IntegerGrid for &'a Workspace<'a> {
    /// The sign of the highest digit.
    fn sign(self, value: Integer<'a>) -> Ordering {
        value.digits().next_back().map_or(Ordering::Equal, |(value, _)| value.cmp(&0))
    }

    fn real(self, value: Integer<'a>, degree: u8) -> Real<f64> {
        value.real(i32::from(degree) * (64 * self.lowest as i32 - 1074))
    }
}

/// |`input`| = mantissa·2^(shift − 1074).
fn parts(input: f64) -> (u64, usize) {
    let bits = input.to_bits();
    let biased = (bits >> 52 & 0x7ff) as usize;
    let fraction = bits & ((1 << 52) - 1);
    if biased == 0 { (fraction, 0) } else { (fraction | 1 << 52, biased - 1) }
}
