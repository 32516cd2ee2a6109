//! The loops over single calls that the batch functions equal, over the shapes that are not excluded.

use impinge::query::{self, CastHit, Contact, RayHit};
use impinge::shapes::Bounded;
use impinge::{QueryError, Ray, Shape, Vector};

type Scalar<S> = <<S as Shape>::Vector as Vector>::Scalar;
type Hit<S> = (usize, RayHit<<S as Shape>::Vector>);
type Met<S> = (usize, CastHit<<S as Shape>::Vector>);

/// The shapes that are not excluded, with their indices.
pub(crate) fn admitted<S: Copy>(shapes: &[S], admits: impl Fn(usize) -> bool) -> Vec<(usize, S)> {
    shapes.iter().copied().enumerate().filter(|&(index, _)| admits(index)).collect()
}

/// A shape's own error is that of a query which asks for nothing but the shape.
pub(crate) fn validate<S: Shape>(shapes: &[(usize, S)]) -> Result<(), (usize, QueryError)> {
    for (index, shape) in shapes {
        query::intersects(shape, shape).map_err(|error| (*index, error))?;
    }
    Ok(())
}

pub(crate) fn raycast<S: Shape>(
    ray: &Ray<S::Vector>,
    shapes: &[(usize, S)],
    max_t: Scalar<S>,
) -> Result<Option<Hit<S>>, QueryError> {
    let (mut nearest, mut limit) = (None, max_t);
    for (index, shape) in shapes {
        match query::raycast(ray, shape, limit)? {
            Some(hit) if nearest.is_none() || hit.t < limit => (nearest, limit) = (Some((*index, hit)), hit.t),
            _ => {}
        }
    }
    Ok(nearest)
}

pub(crate) fn raycast_any<S: Shape>(
    ray: &Ray<S::Vector>,
    shapes: &[(usize, S)],
    max_t: Scalar<S>,
) -> Result<Option<usize>, QueryError> {
    for (index, shape) in shapes {
        if query::raycast(ray, shape, max_t)?.is_some() {
            return Ok(Some(*index));
        }
    }
    Ok(None)
}

pub(crate) fn raycast_all<S: Shape>(
    ray: &Ray<S::Vector>,
    shapes: &[(usize, S)],
    max_t: Scalar<S>,
) -> Result<Vec<Hit<S>>, QueryError> {
    let mut hits = Vec::new();
    for (index, shape) in shapes {
        hits.extend(query::raycast(ray, shape, max_t)?.map(|hit| (*index, hit)));
    }
    hits.sort_by(|(_, a), (_, b)| a.t.partial_cmp(&b.t).expect("no NaN"));
    Ok(hits)
}

pub(crate) fn cast<A, S>(
    moving: &A,
    translation: A::Vector,
    shapes: &[(usize, S)],
) -> Result<Option<Met<A>>, QueryError>
where
    A: Bounded,
    S: Shape<Vector = A::Vector>,
{
    let mut first: Option<Met<A>> = None;
    for (index, shape) in shapes {
        if let Some(hit) = query::cast(moving, translation, shape)?
            && first.is_none_or(|(_, first)| hit.is_before(&first, translation))
        {
            first = Some((*index, hit));
        }
    }
    Ok(first)
}

pub(crate) fn intersecting<A, S>(shape: &A, shapes: &[(usize, S)]) -> Result<Vec<usize>, QueryError>
where
    A: Shape,
    S: Shape<Vector = A::Vector>,
{
    let mut found = Vec::new();
    for (index, other) in shapes {
        if query::intersects(shape, other)? {
            found.push(*index);
        }
    }
    Ok(found)
}

pub(crate) fn closest<A, S>(shape: &A, shapes: &[(usize, S)]) -> Result<Option<(usize, Scalar<S>)>, QueryError>
where
    A: Shape,
    S: Shape<Vector = A::Vector>,
{
    let mut closest: Option<(usize, Scalar<S>)> = None;
    for (index, other) in shapes {
        let distance = query::distance(shape, other)?;
        if closest.is_none_or(|(_, least)| distance < least) {
            closest = Some((*index, distance));
        }
    }
    Ok(closest)
}

pub(crate) fn distances<A, S>(shape: &A, shapes: &[(usize, S)], distances: &mut [Scalar<S>]) -> Result<(), QueryError>
where
    A: Shape,
    S: Shape<Vector = A::Vector>,
{
    for (index, other) in shapes {
        if let Some(distance) = distances.get_mut(*index) {
            *distance = query::distance(shape, other)?;
        }
    }
    Ok(())
}

pub(crate) fn overlapping_pairs<S: Shape>(shapes: &[(usize, S)]) -> Result<Vec<(usize, usize)>, QueryError> {
    let mut pairs = Vec::new();
    for (position, (i, a)) in shapes.iter().enumerate() {
        for (j, b) in &shapes[position + 1..] {
            if query::intersects(a, b)? {
                pairs.push((*i, *j));
            }
        }
    }
    Ok(pairs)
}

#[expect(clippy::type_complexity, reason = "as the function under test has it")]
pub(crate) fn contacts<S: Shape>(
    shapes: &[(usize, S)],
    margin: Scalar<S>,
) -> Result<Vec<(usize, usize, Contact<S::Vector>)>, QueryError> {
    let mut found = Vec::new();
    for (position, (i, a)) in shapes.iter().enumerate() {
        for (j, b) in &shapes[position + 1..] {
            found.extend(query::contact(a, b, margin)?.map(|contact| (*i, *j, contact)));
        }
    }
    Ok(found)
}

pub(crate) fn overlapping_pairs_between<A, B>(
    a: &[(usize, A)],
    b: &[(usize, B)],
) -> Result<Vec<(usize, usize)>, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    let mut pairs = Vec::new();
    for (i, a) in a {
        for (j, b) in b {
            if query::intersects(a, b)? {
                pairs.push((*i, *j));
            }
        }
    }
    Ok(pairs)
}
