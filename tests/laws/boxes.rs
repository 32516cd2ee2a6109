//! Boxes hold what their shapes hold, and rays find them no later.

use common::{TestVector, query};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::answers::Answers;
use crate::pair::Pair;

pub(crate) fn a_box_holds_its_shape<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let boxes = [&pair.a, &pair.b].map(|figure| query::bounding_box::<V>(figure).and_then(Result::ok));
    if let [Some(a), Some(b)] = boxes {
        let answers = Answers::of::<V>(pair);
        prop_assert!(a.overlaps(&b) || answers.intersects == Ok(false));
        prop_assert!(a.union(&b) == a || answers.contains == Ok(false));
    }
    for point in pair.b.points() {
        prop_assert!(boxes[1].is_none_or(|found| found.contains_point(point) == Ok(true)));
    }
    Ok(())
}

/// A broad phase never misses a hit, and does not put it off.
pub(crate) fn a_ray_enters_the_box_before_the_shape<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let (Some(ray), Some(Ok(aabb))) = (pair.ray(), query::bounding_box::<V>(&pair.b)) else {
        return Ok(());
    };
    let hit = query::raycast::<V>(&ray, &pair.b, pair.number).ok().flatten();
    let entry = query::ray_bound::<V>(&ray, &aabb, pair.number)?;
    prop_assert!(hit.is_none_or(|hit| entry.is_some_and(|entry| entry <= hit.t)), "{entry:?} after {hit:?}");
    if aabb.contains_point(ray.origin)? && pair.number >= 0.0 {
        prop_assert_eq!(entry, Some(0.0));
    }
    Ok(())
}
