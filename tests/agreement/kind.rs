use impinge::{Circle, Ray, Segment, Stadium};

use crate::check::Solid;
use crate::material::{Form, Material};
use crate::oracle::{Coordinates, Float};
use crate::xy::Xy;

/// A kind of shape, with how to make one.
pub(crate) trait Kind<V: Coordinates>: Solid<V> {
    const NAME: &'static str;
    const FORM: Form;

    fn of(material: &Material) -> Self;
}

/// The finite vector nearest to `point`.
fn vector<V: Coordinates>(point: Xy) -> V {
    let largest = V::Scalar::MAX.into();
    let [x, y] = [point.x, point.y].map(|coordinate| V::Scalar::nearest(coordinate.clamp(-largest, largest)));
    V::new(x, y)
}

impl<V: Coordinates + Solid<V>> Kind<V> for V {
    const NAME: &'static str = "point";
    const FORM: Form = Form { long: false, round: false };

    fn of(material: &Material) -> Self {
        vector(material.points[0])
    }
}

impl<V: Coordinates> Kind<V> for Segment<V> {
    const NAME: &'static str = "segment";
    const FORM: Form = Form { long: true, round: false };

    fn of(material: &Material) -> Self {
        Segment::new(vector(material.points[0]), vector(material.points[1]))
    }
}

impl<V: Coordinates> Kind<V> for Circle<V> {
    const NAME: &'static str = "circle";
    const FORM: Form = Form { long: false, round: true };

    fn of(material: &Material) -> Self {
        Circle::new(vector(material.points[0]), V::Scalar::nearest(material.radius))
    }
}

impl<V: Coordinates> Kind<V> for Stadium<V> {
    const NAME: &'static str = "stadium";
    const FORM: Form = Form { long: true, round: true };

    fn of(material: &Material) -> Self {
        Segment::of(material).inflated(V::Scalar::nearest(material.radius))
    }
}

impl<V: Coordinates> Kind<V> for Ray<V> {
    const NAME: &'static str = "ray";
    const FORM: Form = Form { long: true, round: false };

    fn of(material: &Material) -> Self {
        let [origin, target] = material.points;
        let direction = vector::<V>(target - origin);
        let heads_nowhere = direction.coordinates().iter().all(|&part| part == V::Scalar::ZERO);
        Ray::new(vector(origin), if heads_nowhere { vector(Xy::new(1.0, 0.0)) } else { direction })
    }
}
