//! Integers of any size, made of few digits: they take as many words as the inputs need.
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

/// The number s of words from the lowest bit of any input to the highest, and where they begin.
///
/// # Room
/// The digits of an input are at most two, those of a component of an arrow four, and those of a sum of three radii six. A
/// sum has at most as many digits as its terms: a carry out of a place with two digits makes one of them free. A product has
/// at most three for each pair of digits, because a pair adds to two places and may carry into a third. A value of degree
/// k has at most k·(s + 1) + 2 places: each factor has s + 1, and there may be carries beyond them.
///
/// - Of degree 2, `CrossSum` takes most digits in all: four arrows have 4·(4·2 + 2·4), and seven numbers have 2s + 4 each,
///   which makes 14s + 92.
/// - Of degree 4, it is `AngleDifference`: three arrows, twelve numbers of degree 2, and three of degree 4, which have 4s + 6:
///   36s + 114.
/// - Of degree 6, it is `Farther`: four arrows, twelve numbers of degree 2, two of degree 4, and three of degree 6, which have
///   6s + 8: 50s + 148. For the position at T, `RayEndInSlab` has two numbers each of at most 12, 24 and 36 digits, and one of
///   18, or of 2s + 4 if that is less. With 37s + 125 other digits, it takes as many as `Farther` for s = 7, and fewer for 33.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span {
    /// The place of the lowest bit, in words above 2⁻¹⁰⁷⁴.
    lowest: usize,
    words: usize,
}

impl Span {
    /// Enough for all `f32`, and for `f64` from 2⁻⁸⁰ to 2⁸⁰. All `f64` take 33.
    const FEW: usize = 7;

    pub(super) fn of<T: Polynomial>(polynomial: &T) -> Self {
        let (lowest, highest) = fold_inputs(polynomial, (usize::MAX, 0), |(lowest, highest), input| {
            let (mantissa, shift) = parts(input);
            if mantissa == 0 { (lowest, highest) } else { (lowest.min(shift / 64), highest.max((shift + 52) / 64)) }
        });
        if lowest > highest { Self { lowest: 0, words: 0 } } else { Self { lowest, words: highest - lowest + 1 } }
    }

    #[cfg(test)]
    pub(super) const ALL: Self = Self { lowest: 0, words: 33 };

    pub(super) fn is_short(self) -> bool {
        self.words <= Self::FEW
    }
}

/// The digits of all numbers of one evaluation: `values[i]`·2^(64·`places[i]`). A type for each degree and span, because to
/// fill it with zeros takes longer than to compute with few digits.
pub(super) struct Room<const DIGITS: usize, const COLUMNS: usize> {
    values: [Cell<i64>; DIGITS],
    places: [Cell<u16>; DIGITS],
    columns: [Cell<i128>; COLUMNS],
}

impl<const DIGITS: usize, const COLUMNS: usize> Room<DIGITS, COLUMNS> {
    #[inline(always)]
    pub(super) fn new() -> Self {
        Self {
            values: [const { Cell::new(0) }; DIGITS],
            places: [const { Cell::new(0) }; DIGITS],
            columns: [const { Cell::new(0) }; COLUMNS],
        }
    }

    pub(super) fn desk(&self, span: Span) -> Desk<'_> {
        let Self { values, places, columns } = self;
        Desk { values, places, columns, used: Cell::new(0), lowest: span.lowest }
    }
}

/// Where numbers are computed, as multiples of 2^(64·`lowest` − 1074).
pub(super) struct Desk<'a> {
    values: &'a [Cell<i64>],
    places: &'a [Cell<u16>],
    /// A column for each place of a product. Zeros, except during a multiplication.
    columns: &'a [Cell<i128>],
    /// The number of digits.
    used: Cell<usize>,
    lowest: usize,
}

impl Desk<'_> {
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

/// A number on a desk.
#[derive(Clone, Copy)]
pub(super) struct Integer<'a> {
    desk: &'a Desk<'a>,
    start: usize,
    end: usize,
}

impl<'a> Integer<'a> {
    /// What `write` writes.
    #[inline(always)]
    fn written(desk: &'a Desk<'a>, write: impl FnOnce()) -> Self {
        let start = desk.used.get();
        write();
        Self { desk, start, end: desk.used.get() }
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.start == self.end
    }

    /// The digits, lowest first, and their places.
    #[inline(always)]
    pub(super) fn digits(self) -> impl DoubleEndedIterator<Item = (i128, usize)> + Clone + use<'a> {
        let (values, places) = (&self.desk.values[self.start..self.end], &self.desk.places[self.start..self.end]);
        values.iter().zip(places).map(|(value, place)| (value.get().into(), place.get().into()))
    }

    /// The sum with `sign`·`other`, for a sign of 1 or −1.
    #[inline(never)]
    fn plus(self, sign: i128, other: Self) -> Self {
        if other.is_zero() {
            return self;
        }
        let (mut digits, mut others) = (self.digits(), other.digits().map(|(value, place)| (sign * value, place)));
        let (mut a, mut b, mut place, mut carry) = (digits.next(), others.next(), 0, 0);
        Self::written(self.desk, || {
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
                carry = self.desk.write(place, sum);
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
        let digits = self.digits().rev().map(|(value, place)| (sign * value, place));
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
        let desk = self.desk;
        let lowest_of = |number: Self| desk.places[number.start].get() as usize;
        let (lowest, mut count) = (lowest_of(self) + lowest_of(other), 0);
        for (a, place) in self.digits() {
            for (b, other_place) in other.digits() {
                let (product, column) = (a * b, place + other_place - lowest);
                count = count.max(column + 2);
                let columns = &desk.columns[column..column + 2];
                columns[0].set(columns[0].get() + i128::from(product as u64));
                columns[1].set(columns[1].get() + (product >> 64));
            }
        }
        Self::written(desk, || {
            let mut carry = 0;
            for (column, place) in desk.columns[..count].iter().zip(lowest..) {
                carry = desk.write(place, column.take() + carry);
            }
            desk.write(lowest + count, carry);
        })
    }
}

impl<'a> Grid for &'a Desk<'a> {
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

impl<'a> IntegerGrid for &'a Desk<'a> {
    /// That of the highest digit.
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
