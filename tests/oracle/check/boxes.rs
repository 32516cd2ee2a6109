//! Checks of bounding boxes and of the rays that look for them.

use common::query::Answer;
use common::{Figure, Point};
use impinge::{Aabb, QueryError, Ray};

use super::expected::{matched, same};
use super::verdict::{Checked, Promise, Verdict};
use crate::{self as oracle, Enclosure, Float, InflatedCore, Surd, Vector, rational};

pub fn bounding_box<F: Float>(shape: &Figure, answer: Answer<Aabb<Point>>) -> Checked {
    let expected = oracle::bounding_box::<F>(&InflatedCore::of(shape)).ok_or(QueryError::Overflow);
    if let Some((answer, [min, max])) = matched(answer.map(Some), expected.map(Some))? {
        same("min", answer.min, min.map(F::into))?;
        same("max", answer.max, max.map(F::into))?;
    }
    Ok(Verdict::default())
}

/// A ray that comes to the box in time is never missed; the answer is not after the exact `t`, and hardly before it.
pub fn ray_bound<F: Promise>(ray: &Ray<Point>, aabb: &Aabb<Point>, max_t: f64, answer: Answer<Option<f64>>) -> Checked {
    let exact = oracle::box_entry(&InflatedCore::of(*ray).core, &Vector::from(aabb.min), &Vector::from(aabb.max));
    let verdict = Verdict { positive: exact.is_some(), ..Verdict::default() };
    match (answer, exact) {
        (Ok(None), None) => Ok(verdict),
        (Ok(None), Some(t)) if is_past(&t, max_t) => Ok(verdict),
        (Ok(Some(bound)), Some(t)) if bound <= max_t => is_tight::<F>(bound, &t).map(|()| verdict),
        (answer, exact) => Err(format!("got {answer:?}, expected {exact:?}")),
    }
}

fn is_past(t: &Surd, max_t: f64) -> bool {
    max_t.is_finite() && t.cmp_rational(&rational(max_t)).is_gt()
}

/// Whether `bound` is from 0 to `t`, and at most 2 ulp (4 for `f64`) away from it.
fn is_tight<F: Promise>(bound: f64, t: &Surd) -> Result<(), String> {
    let Enclosure { low: t, .. } = t.enclosure();
    let nearest = t.clone().min(rational(F::MAX.into()));
    let error = bound.error(&Enclosure { low: nearest.clone(), high: nearest.clone() }, &F::ulp(&nearest));
    let is_bound = bound >= 0.0 && rational(bound) <= t;
    if is_bound && error <= F::BOUNDS.scalar.max(2.0) {
        Ok(())
    } else {
        Err(format!("got {bound:?}, just below {t:?}"))
    }
}
