//! Every query about the selected pair, asked once for the text and for the picture.

use impinge::glam::Vec2;
use impinge::query::{self, CastHit, Chord, CircleCrossing, Contact, Penetration, RayHit, Side};
use impinge::{AnyShape, QueryError, Shape};

use crate::dispatch::{with_both, with_shape};
use crate::figure::{BoundedOrRay, Figure};
use crate::obstacles::{self, Obstacles};
use crate::plain;
use crate::scene::Scene;
use crate::ties::{Ties, ties};

pub(crate) type Answer<T> = Result<T, QueryError>;

/// `b` is what is pushed and cast, `a` what is left and met.
#[derive(Clone, Debug)]
pub(crate) struct Answers {
    pub(crate) of_pair: OfPair,
    /// Whether its normals are all that tie.
    pub(crate) ties: Ties,
    /// The same in plain `f32`.
    pub(crate) plainly_intersects: bool,
    /// Of the one that is a path in the other; for two paths of `a` in `b`. `None` where neither is one.
    pub(crate) chord: Option<Answer<Option<Chord>>>,
    /// Of a path, where the other is a point.
    pub(crate) side: Option<Answer<Option<Side>>>,
    /// Of the one that is a ray against the other. `None` where neither is one.
    pub(crate) raycast: Option<Answer<Option<RayHit>>>,
    /// The nearest point of `a`'s outline, where `b` is a point.
    pub(crate) boundary: Option<Answer<Vec2>>,
    /// Of the outlines, where both are circles.
    pub(crate) crossing: Option<Answer<Option<CircleCrossing>>>,
    /// `None` without a translation, and where `b` is a ray.
    pub(crate) cast: Option<Answer<Option<CastHit>>>,
    /// The same cast among all shapes. `None` without an answer above, and where there are no others.
    pub(crate) obstacles: Option<Obstacles>,
}

/// What can be asked about any two shapes.
#[derive(Clone, Debug)]
pub(crate) struct OfPair {
    pub(crate) intersects: Answer<bool>,
    pub(crate) within: Answer<bool>,
    pub(crate) distance: Answer<f32>,
    pub(crate) signed_distance: Answer<f32>,
    pub(crate) closest_points: Answer<Option<(Vec2, Vec2)>>,
    pub(crate) penetration: Answer<Option<Penetration>>,
    pub(crate) toward: Answer<Option<Penetration>>,
    pub(crate) offset: Answer<Option<Vec2>>,
    /// The normals of the shortest ways out that were found; more than one only where they tie.
    pub(crate) normals: Vec<Vec2>,
    /// Up to the margin.
    pub(crate) contact: Answer<Option<Contact>>,
    /// Whether `a` contains `b`, and `b` `a`.
    pub(crate) contains: [Answer<bool>; 2],
}

pub(crate) fn ask(scene: &Scene, [a, b]: [&Figure; 2]) -> Answers {
    let (a_shape, b_shape) = (a.shape(), b.shape());
    let of_pair = with_both!(a_shape, b_shape, |a, b| of_pair(&a, &b, scene));
    let cast = scene.translation.and_then(|translation| cast(a_shape, b_shape, translation));
    Answers {
        ties: ties([a, b], &of_pair.normals),
        of_pair,
        plainly_intersects: plain::intersects([a_shape, b_shape]),
        chord: chord(a_shape, b_shape).or_else(|| chord(b_shape, a_shape)),
        side: side(a_shape, b_shape).or_else(|| side(b_shape, a_shape)),
        raycast: raycast(a_shape, b_shape, scene.max_t).or_else(|| raycast(b_shape, a_shape, scene.max_t)),
        boundary: boundary(a_shape, b_shape),
        crossing: crossing(a_shape, b_shape),
        obstacles: cast.is_some_and(|cast| cast.is_ok()).then(|| obstacles::of(scene)).flatten(),
        cast,
    }
}

/// The exact answer alone, for the many places of a map.
pub(crate) fn intersects([a, b]: [BoundedOrRay; 2]) -> Answer<bool> {
    with_both!(a, b, |a, b| query::intersects(&a, &b))
}

pub(crate) fn within(a: &Figure, b: &Figure, margin: f32) -> Answer<bool> {
    with_both!(a.shape(), b.shape(), |a, b| query::within(&a, &b, margin))
}

fn of_pair<A: Shape<Vector = Vec2>, B: Shape<Vector = Vec2>>(a: &A, b: &B, scene: &Scene) -> OfPair {
    let penetration = query::penetration(a, b);
    OfPair {
        intersects: query::intersects(a, b),
        within: query::within(a, b, scene.margin),
        distance: query::distance(a, b),
        signed_distance: query::signed_distance(a, b),
        closest_points: query::closest_points(a, b),
        penetration,
        toward: query::penetration_toward(a, b, scene.toward),
        offset: query::penetration_offset(a, b),
        normals: penetration.ok().flatten().map_or_else(Vec::new, |canonical| normals(a, b, &canonical)),
        contact: query::contact(a, b, scene.margin),
        contains: [query::contains(a, b), query::contains(b, a)],
    }
}

/// The canonical normal, and the others that are nearest to its turns by eighths, in their order.
fn normals<A: Shape<Vector = Vec2>, B: Shape<Vector = Vec2>>(a: &A, b: &B, canonical: &Penetration) -> Vec<Vec2> {
    let mut normals = vec![canonical.normal];
    if canonical.unique {
        return normals;
    }
    for preferred in turns(canonical.normal) {
        let toward = query::penetration_toward(a, b, preferred).ok().flatten();
        normals.extend(toward.map(|toward| toward.normal).filter(|normal| !normals.contains(normal)));
    }
    normals
}

/// Eighths of a turn: of any length, which does not matter.
fn turns(of: Vec2) -> [Vec2; 8] {
    let left = of.perp();
    [of, of + left, left, left - of, -of, -of - left, -left, of - left]
}

fn chord(path: BoundedOrRay, shape: BoundedOrRay) -> Option<Answer<Option<Chord>>> {
    match path {
        BoundedOrRay::Bounded(AnyShape::Segment(path)) => Some(with_shape!(shape, |shape| query::chord(&path, &shape))),
        BoundedOrRay::Bounded(_) => None,
        BoundedOrRay::Ray(path) => Some(with_shape!(shape, |shape| query::chord(&path, &shape))),
    }
}

fn side(path: BoundedOrRay, point: BoundedOrRay) -> Option<Answer<Option<Side>>> {
    match (path, point.bounded()?) {
        (BoundedOrRay::Bounded(AnyShape::Segment(path)), AnyShape::Point(point)) => Some(query::side(&path, point)),
        (BoundedOrRay::Ray(path), AnyShape::Point(point)) => Some(query::side(&path, point)),
        _ => None,
    }
}

fn raycast(ray: BoundedOrRay, shape: BoundedOrRay, max_t: f32) -> Option<Answer<Option<RayHit>>> {
    let ray = ray.ray()?;
    Some(with_shape!(shape, |shape| query::raycast(&ray, &shape, max_t)))
}

fn boundary(shape: BoundedOrRay, point: BoundedOrRay) -> Option<Answer<Vec2>> {
    match point.bounded()? {
        AnyShape::Point(point) => Some(with_shape!(shape, |shape| query::closest_boundary_point(&shape, point))),
        _ => None,
    }
}

fn crossing(a: BoundedOrRay, b: BoundedOrRay) -> Option<Answer<Option<CircleCrossing>>> {
    match (a.bounded()?, b.bounded()?) {
        (AnyShape::Circle(a), AnyShape::Circle(b)) => Some(query::circle_circle(&a, &b)),
        _ => None,
    }
}

/// `None` for a ray, which cannot be cast.
pub(crate) fn cast(target: BoundedOrRay, moving: BoundedOrRay, translation: Vec2) -> Option<Answer<Option<CastHit>>> {
    let moving = moving.bounded()?;
    Some(with_shape!(target, |target| query::cast(&moving, translation, &target)))
}
