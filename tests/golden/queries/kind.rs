use impinge::query::{self, CastHit};
use impinge::{Aabb, Circle, QueryError, Ray, Segment, Shape, Stadium};

use super::plane::{Number, Plane};
use super::scene::{Draft, Point};

/// A kind of shape, with how to make one.
pub(crate) trait Kind<V: Plane>: Shape<Vector = V> {
    const NAME: &'static str;

    fn of(draft: &Draft) -> Self;

    /// What a shape of finite size is asked beyond the others.
    fn bounded<B: Kind<V>>(&self, _translation: V, _target: &B) -> Option<Bounded<V>> {
        None
    }
}

pub(crate) struct Bounded<V: Plane> {
    pub(crate) cast: Result<Option<CastHit<V>>, QueryError>,
    pub(crate) bounding_box: Result<Aabb<V>, QueryError>,
}

macro_rules! bounded {
    () => {
        fn bounded<B: Kind<V>>(&self, translation: V, target: &B) -> Option<Bounded<V>> {
            let cast = query::cast(self, translation, target);
            Some(Bounded { cast, bounding_box: query::bounding_box(self) })
        }
    };
}

pub(crate) fn vector<V: Plane>(point: Point) -> V {
    V::new(point.map(V::Scalar::nearest))
}

impl<V: Plane + Shape<Vector = V>> Kind<V> for V {
    const NAME: &'static str = "point";

    bounded!();

    fn of(draft: &Draft) -> Self {
        vector(draft.points[0])
    }
}

impl<V: Plane> Kind<V> for Segment<V> {
    const NAME: &'static str = "segment";

    bounded!();

    fn of(draft: &Draft) -> Self {
        let [a, b] = draft.points.map(vector);
        Segment::new(a, b)
    }
}

impl<V: Plane> Kind<V> for Circle<V> {
    const NAME: &'static str = "circle";

    bounded!();

    fn of(draft: &Draft) -> Self {
        Circle::new(vector(draft.points[0]), V::Scalar::nearest(draft.radius))
    }
}

impl<V: Plane> Kind<V> for Stadium<V> {
    const NAME: &'static str = "stadium";

    bounded!();

    fn of(draft: &Draft) -> Self {
        let [a, b] = draft.points.map(vector);
        Stadium::new(a, b, V::Scalar::nearest(draft.radius))
    }
}

impl<V: Plane> Kind<V> for Ray<V> {
    const NAME: &'static str = "ray";

    /// The direction is half of the way to the second point: the whole may overflow.
    fn of(draft: &Draft) -> Self {
        let [from, to] = draft.points;
        let direction = [0, 1].map(|axis| to[axis] / 2.0 - from[axis] / 2.0);
        Ray::new(vector(from), vector(direction))
    }
}
