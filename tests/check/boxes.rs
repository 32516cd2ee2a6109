//! Checks of bounding boxes and of the rays that look for them.

use impinge::{Aabb, QueryError, Ray};

use super::expected::{Solid, matched, same};
use super::verdict::{Promise, Verdict};
use crate::oracle::{self, Coordinates, Enclosure, Figure, Float, Surd, rational};

pub(crate) fn bounding_box<V: Coordinates>(
    shape: &impl Solid<V>,
    answer: Result<Aabb<V>, QueryError>,
) -> Result<Verdict, String> {
    let expected = oracle::bounding_box::<V::Scalar>(&shape.exact_body()).ok_or(QueryError::Overflow);
    if let Some((answer, [min, max])) = matched(answer.map(Some), expected.map(Some))? {
        same("min", answer.min.coordinates(), min)?;
        same("max", answer.max.coordinates(), max)?;
    }
    Ok(Verdict::default())
}

/// A ray that comes to the box in time is never missed; the answer is not after the exact `t`, and hardly before it.
pub(crate) fn raycast_box<V: Coordinates<Scalar: Promise>>(
    ray: &Ray<V>,
    aabb: &Aabb<V>,
    max_t: V::Scalar,
    answer: Result<Option<V::Scalar>, QueryError>,
) -> Result<Verdict, String> {
    let exact = oracle::box_entry(&ray.exact_body().core, &aabb.min.exact_vector(), &aabb.max.exact_vector());
    let verdict = Verdict { positive: exact.is_some(), ..Verdict::default() };
    match (answer, exact) {
        (Ok(None), None) => Ok(verdict),
        (Ok(None), Some(t)) if is_past(&t, max_t) => Ok(verdict),
        (Ok(Some(bound)), Some(t)) if bound <= max_t => is_tight(bound, &t).map(|()| verdict),
        (answer, exact) => Err(format!("got {answer:?}, expected {exact:?}")),
    }
}

fn is_past<F: Float>(t: &Surd, max_t: F) -> bool {
    let limit: f64 = max_t.into();
    limit.is_finite() && t.cmp_rational(&rational(limit)).is_gt()
}

/// Whether `bound` is from 0 to `t`, and at most a step more than the promised error away from it.
fn is_tight<F: Promise>(bound: F, t: &Surd) -> Result<(), String> {
    let Enclosure { low: t, .. } = t.enclosure();
    let nearest = t.clone().min(rational(F::MAX.into()));
    let error = bound.error(&Enclosure { low: nearest.clone(), high: nearest.clone() }, &F::ulp(&nearest));
    let is_bound = bound >= F::ZERO && rational(bound.into()) <= t;
    if is_bound && error <= F::BOUNDS.scalar + 1.0 { Ok(()) } else { Err(format!("got {bound:?}, just below {t:?}")) }
}
