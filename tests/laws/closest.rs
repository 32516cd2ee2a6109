//! Closest points belong to their shapes and are as far apart as the shapes.

use common::{Figure, Point, TestVector, query};
use impinge::glam::DVec2;
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::errors::{self, length, minus, point_error};
use crate::pair::Pair;

pub(crate) fn closest_points_realise_the_distance<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let Pair { a, b, .. } = pair;
    if let Some((on_a, on_b)) = query::closest_points::<V>(a, b)? {
        realises::<V>(a, b, on_a, on_b)?;
    }
    Ok(())
}

pub(crate) fn the_closest_point_realises_the_distance<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let (figure, point) = (&pair.b, pair.vector);
    let closest = query::closest_point::<V>(figure, point)?;
    if query::intersects::<V>(figure, &Figure::Point(point))? {
        prop_assert_eq!(closest, point);
    }
    realises::<V>(figure, &Figure::Point(point), closest, point)
}

fn realises<V: TestVector>(a: &Figure, b: &Figure, on_a: Point, on_b: Point) -> TestCaseResult {
    let (point_a, point_b) = (Figure::Point(on_a), Figure::Point(on_b));
    let magnitude = errors::magnitude(a, b).max(errors::magnitude(&point_a, &point_b));
    let error = point_error::<V>(magnitude);
    for (figure, point) in [(a, &point_a), (b, &point_b)] {
        let off = query::distance::<DVec2>(figure, point)?;
        prop_assert!(off <= error, "{point:?} is {off} off {figure:?}");
    }
    let (expected, found) = (query::distance::<V>(a, b)?, length(minus(on_a, on_b)));
    let allowed = 2.0 * error + 2.0 * V::VALUE_ULPS * V::ulp(expected);
    prop_assert!((expected - found).abs() <= allowed, "{on_a:?} and {on_b:?} are {found} apart, not {expected}");
    Ok(())
}
