//! Contacts beside the other queries.

use common::TestVector;
use common::answer::Contact;
use common::query;
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::agreement::unless_too_large;
use crate::answers::Answers;
use crate::pair::Pair;

pub(crate) fn a_contact_is_within_its_margin<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let answers = Answers::of::<V>(pair);
    let Some(contact) = unless_too_large(answers.contact)? else { return Ok(()) };
    prop_assert_eq!(answers.within?, contact.is_some());
    let error = V::VALUE_ULPS * V::ulp(pair.number);
    for point in contact.into_iter().flat_map(Contact::points) {
        prop_assert!(point.separation <= pair.number + error, "{} beyond {}", point.separation, pair.number);
    }
    Ok(())
}

/// The shapes are as far apart, or overlap as deeply, as at the point with the least separation.
pub(crate) fn the_least_separation_is_the_signed_distance<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let margin = V::MAX;
    let Some(Some(contact)) = unless_too_large(query::contact::<V>(&pair.a, &pair.b, margin))? else { return Ok(()) };
    let Some(distance) = unless_too_large(query::signed_distance::<V>(&pair.a, &pair.b))? else { return Ok(()) };
    let least = contact.points().map(|point| point.separation).fold(f64::INFINITY, f64::min);
    let error = 2.0 * V::VALUE_ULPS * V::ulp(distance);
    prop_assert!((least - distance).abs() <= error, "{least} at the distance {distance}");
    Ok(())
}

/// The normal is that of the penetration, bit for bit, and so is `unique`.
pub(crate) fn overlapping_shapes_have_one_normal<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let contact = unless_too_large(query::contact::<V>(&pair.a, &pair.b, 0.0))?.flatten();
    let overlap = unless_too_large(query::penetration::<V>(&pair.a, &pair.b))?.flatten();
    if let (Some(contact), Some(overlap)) = (contact, overlap) {
        prop_assert_eq!((contact.normal, contact.unique), (overlap.normal, overlap.unique));
    }
    Ok(())
}
