//! The point where the two shapes meet or nearly meet, in `f64`, so that the view can zoom into it.

use impinge::glam::{DVec2, Vec2};
use impinge::{AnyShape, Segment, query};

use crate::answers;
use crate::figure::{BoundedOrRay, Figure};
use crate::scene::Scene;

/// The length of a ray, in multiples of the largest number of the pair: so long that its end does not matter.
const RAY: f64 = 1e3;

/// The nearest points of `a` and `b`. If they overlap, the points that part last. `None` if the queries have no answer.
pub(crate) fn contact(scene: &Scene) -> Option<[DVec2; 2]> {
    let pair = scene.pair()?;
    answers::intersects(pair.map(Figure::shape)).ok()?;
    let far = f64::from(largest(pair)) * RAY;
    let [(a, radius_a), (b, radius_b)] = pair.map(|figure| core(figure, far));
    // Only the cores are compared in `f64`. The code of the other query would make the page a fifth larger.
    if let Some((on_a, on_b)) = query::closest_points(&a, &b).ok()? {
        let between = on_b - on_a;
        let normal = between / between.length();
        return Some([on_a + normal * radius_a, on_b - normal * radius_b]);
    }
    let overlap = answers::ask(scene, pair).of_pair.penetration.ok()??;
    Some([overlap.point_a.as_dvec2(), overlap.point_b.as_dvec2()])
}

/// The largest magnitude of their numbers.
pub(crate) fn largest(pair: [&Figure; 2]) -> f32 {
    let numbers = pair.into_iter().flat_map(|figure| figure.numbers);
    numbers.map(f32::abs).fold(0.0, |largest, number| if number > largest { number } else { largest })
}

/// The core of a shape in `f64`, and its radius.
fn core(figure: &Figure, far: f64) -> (AnyShape<DVec2>, f64) {
    let core = match figure.shape() {
        BoundedOrRay::Bounded(shape) => bare(shape.widened()),
        BoundedOrRay::Ray(ray) => {
            let [origin, direction] = [ray.origin, ray.direction].map(Vec2::as_dvec2);
            Segment::new(origin, origin + direction * (far / direction.length())).into()
        }
    };
    (core, f64::from(figure.radius()))
}

/// Without its radius.
fn bare(shape: AnyShape<DVec2>) -> AnyShape<DVec2> {
    match shape {
        AnyShape::Circle(circle) => circle.center.into(),
        AnyShape::Stadium(stadium) => stadium.segment.into(),
        // The others of the page have none.
        _ => shape,
    }
}

#[cfg(test)]
mod tests {
    use impinge::glam::dvec2;

    use super::*;

    fn of(scene: &str) -> Option<[DVec2; 2]> {
        contact(&scene.parse().expect("a scene"))
    }

    /// Halfway between the centres, where both radii are the same.
    #[test]
    fn touching_shapes_meet_in_a_point() {
        let [on_a, on_b] = of("circle=0.75,0.625,7.5&circle=12.75,9.625,7.5").expect("a contact");
        assert_eq!((on_a, on_b), (dvec2(6.75, 5.125), dvec2(6.75, 5.125)));
        assert_eq!(of("ray=0,0,1,0&segment=2,-1,2,0"), Some([dvec2(2.0, 0.0); 2]));
        assert_eq!(of("ray=0,0,1,0&ray=2,0,0,-1"), Some([dvec2(2.0, 0.0); 2]));
        assert_eq!(of("box=0,0,2,2&triangle=2,1,4,0,4,2"), Some([dvec2(2.0, 1.0); 2]));
    }

    #[test]
    fn others_have_the_points_that_part_last_or_are_nearest() {
        assert_eq!(of("circle=0,0,2&circle=3,0,2"), Some([dvec2(2.0, 0.0), dvec2(1.0, 0.0)]));
        assert_eq!(of("point=0,0&stadium=2,-1,2,1,0.5"), Some([dvec2(0.0, 0.0), dvec2(1.5, 0.0)]));
        // The corner of a square on its corner, above the middle of a side.
        let square = of("box=4,-1,0,0&polygon=2,1,3,2,2,3,1,2");
        assert_eq!(square, Some([dvec2(2.0, 0.0), dvec2(2.0, 1.0)]));
        assert_eq!(of("point=0,0&circle=0,0,-1"), None);
    }
}
