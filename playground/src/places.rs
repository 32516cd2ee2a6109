//! The `f32` numbers around one of them.

use std::iter;

use crate::moves::nearest;

/// How many numbers there are to each side.
pub(crate) const STEPS: u16 = 20;

/// From a number to the one above it.
pub(crate) fn ulp(number: f32) -> f32 {
    number.next_up() - number
}

/// `center` and the finite numbers around it, ascending. With a spacing wider than theirs, one number for each multiple.
pub(crate) fn neighbours(center: f32, spacing: f64) -> Vec<f32> {
    let steps = usize::from(STEPS);
    let mut numbers: Vec<f32> = if spacing <= f64::from(ulp(center)) {
        let below = iter::successors(Some(center), |number| Some(number.next_down())).skip(1).take(steps);
        below.chain(iter::successors(Some(center), |number| Some(number.next_up())).take(steps + 1)).collect()
    } else {
        let offsets = (1..=STEPS).flat_map(|step| [-1.0, 1.0].map(|sign| sign * spacing * f64::from(step)));
        offsets.chain([0.0]).map(|offset| nearest(f64::from(center) + offset)).collect()
    };
    numbers.retain(|number| number.is_finite());
    numbers.sort_by(f32::total_cmp);
    // Several offsets may round to the same number.
    numbers.dedup();
    numbers
}

/// Halfway between neighbours, and as far beyond the first and the last.
pub(crate) fn borders(base: f64, numbers: &[f32]) -> Vec<f64> {
    let numbers: Vec<f64> = numbers.iter().map(|&number| base + f64::from(number)).collect();
    let inner = numbers.windows(2).map(|pair| pair[0].midpoint(pair[1]));
    let ([first, second, ..], [.., before, last]) = (&numbers[..], &numbers[..]) else {
        return Vec::new();
    };
    let ends = [first - (second - first) / 2.0, last + (last - before) / 2.0];
    iter::once(ends[0]).chain(inner).chain([ends[1]]).collect()
}

/// Two neighbouring numbers with different answers, by bisection between two others. `None` if a number has no answer.
pub(crate) fn flip<T: PartialEq>([mut low, mut high]: [f32; 2], answer: impl Fn(f32) -> Option<T>) -> Option<[f32; 2]> {
    let at_low = answer(low)?;
    loop {
        // The middle of two neighbours rounds to one of them.
        let middle = nearest(f64::from(low).midpoint(f64::from(high)));
        if middle == low || middle == high {
            return Some([low, high]);
        }
        if answer(middle)? == at_low { low = middle } else { high = middle }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_the_largest_number_there_are_none_beyond() {
        assert_eq!(neighbours(f32::MAX, 0.0).len(), usize::from(STEPS) + 1);
        assert_eq!(neighbours(f32::MAX, 1e37).last(), Some(&f32::MAX));
    }

    /// Above 1, numbers are twice as far apart as below it.
    #[test]
    fn a_spacing_between_those_of_the_numbers_leaves_each_of_them_once() {
        let ulp = f64::from(f32::EPSILON);
        let numbers = neighbours(1.0, 1.5 * ulp);
        assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "{numbers:?}");
        assert_eq!(neighbours(0.0, 0.25)[..2], [-5.0, -4.75]);
    }

    /// A number to each side of a third, which lies between two of them; and across all the numbers around zero.
    #[test]
    fn the_answer_flips_between_neighbours() {
        let third = |number: f32| Some(f64::from(number) * 3.0 < 1.0);
        let [low, high] = flip([0.0, 1.0], third).expect("an answer");
        assert_eq!((low.next_up(), third(low), third(high)), (high, Some(true), Some(false)));
        assert_eq!(flip([-1.0, 1.0], |number| Some(number < 0.0)), Some([-f32::from_bits(1), -0.0]));
        assert_eq!(flip([0.0, 1.0], |_| None::<bool>), None);
    }
}
