//! The textbook tests in plain `f32`, as most programs have them: what the exact verdict is compared with.

use impinge::glam::Vec2;

use crate::figure::{self, BoundedOrRay};

/// The edges of a core, and a radius.
struct Core {
    edges: Vec<Edge>,
    radius: f32,
}

/// From `start` to `start + longest * along`. A point has no length.
#[derive(Clone, Copy)]
struct Edge {
    start: Vec2,
    along: Vec2,
    longest: f32,
}

/// Whether the two overlap or touch: the squared distance of their cores against the squared sum of their radii.
pub(crate) fn intersects(pair: [BoundedOrRay; 2]) -> bool {
    let [a, b] = pair.map(Core::new);
    let reach = a.radius + b.radius;
    let meets = |a: &Edge, b: &Edge| crosses(a, b) || squared_distance(a, b) <= reach * reach;
    a.edges.iter().any(|of_a| b.edges.iter().any(|of_b| meets(of_a, of_b)))
        || a.contains_start(&b)
        || b.contains_start(&a)
}

impl Core {
    fn new(shape: BoundedOrRay) -> Self {
        match shape {
            BoundedOrRay::Bounded(shape) => {
                let (corners, radius) = figure::core(&shape);
                Self { edges: edges(&corners), radius }
            }
            BoundedOrRay::Ray(ray) => Self {
                edges: vec![Edge { start: ray.origin, along: ray.direction, longest: f32::INFINITY }],
                radius: 0.0,
            },
        }
    }

    /// Whether the start of another is to the left of all edges, by cross products.
    fn contains_start(&self, other: &Self) -> bool {
        let contains = |point: Vec2| self.edges.iter().all(|edge| edge.along.perp_dot(point - edge.start) >= 0.0);
        self.edges.len() > 2 && other.edges.first().is_some_and(|first| contains(first.start))
    }
}

/// From each corner to the next: one for two corners, and one without a length for a single corner.
fn edges(corners: &[Vec2]) -> Vec<Edge> {
    let count = if corners.len() == 2 { 1 } else { corners.len() };
    let to_next = corners.iter().zip(corners.iter().cycle().skip(1)).take(count);
    to_next.map(|(&start, &end)| Edge { start, along: end - start, longest: 1.0 }).collect()
}

/// The parameters of the crossing by cross products: Ericson, *Real-Time Collision Detection*, section 5.1.9.1.
fn crosses(a: &Edge, b: &Edge) -> bool {
    let area = a.along.perp_dot(b.along);
    let between = b.start - a.start;
    let (s, t) = (between.perp_dot(b.along) / area, between.perp_dot(a.along) / area);
    // Of parallel ones, these are infinite or NaN.
    area != 0.0 && (0.0..=a.longest).contains(&s) && (0.0..=b.longest).contains(&t)
}

/// For edges that do not cross: the least from an end of the one to the other.
fn squared_distance(a: &Edge, b: &Edge) -> f32 {
    let from_a = ends(a).map(|end| squared_distance_to(b, end));
    let from_b = ends(b).map(|end| squared_distance_to(a, end));
    from_a.chain(from_b).fold(f32::INFINITY, |least, squared| if squared < least { squared } else { least })
}

fn ends(edge: &Edge) -> impl Iterator<Item = Vec2> {
    let end = edge.longest.is_finite().then(|| edge.start + edge.along * edge.longest);
    [edge.start].into_iter().chain(end)
}

/// The nearest point by clamping: Ericson, section 5.1.2.
fn squared_distance_to(edge: &Edge, point: Vec2) -> f32 {
    let t = (point - edge.start).dot(edge.along) / edge.along.dot(edge.along);
    // NaN where the edge has no length.
    let t = if t > 0.0 { t.clamp(0.0, edge.longest) } else { 0.0 };
    let between = edge.start + t * edge.along - point;
    between.x * between.x + between.y * between.y
}

#[cfg(test)]
mod tests {
    use crate::scene::Scene;

    use super::*;

    fn plainly(scene: &str) -> bool {
        let scene: Scene = scene.parse().expect("a scene");
        let [a, b] = scene.pair().expect("a pair");
        let [a, b] = [a.shape(), b.shape()];
        assert_eq!(intersects([a, b]), intersects([b, a]), "{scene}");
        intersects([a, b])
    }

    /// Away from its limits the formula is right: the pairs touch by a quarter, or are a quarter apart.
    #[test]
    fn clear_cases_are_told_rightly() {
        let yes = [
            "circle=0,0,1&circle=1.75,0,1",
            "point=0,0&circle=1,0,1.25",
            "segment=-1,0,1,0&segment=0,-1,0,0.25",
            "segment=-1,0,1,0&circle=2,0,1.25",
            "stadium=-1,0,1,0,1&stadium=-1,1.75,1,1.75,1",
            "ray=0,0,1,0&segment=100,-0.25,100,1",
            "ray=0,0,1,0&circle=50,1.75,2",
            "ray=0,0,1,0&ray=5,-3,0,1",
            "box=2,2,0,0&box=1.75,1,3,3",
            "box=0,0,2,2&triangle=3,2.25,1.75,1,3,1",
            // One in the other.
            "box=-4,-4,4,4&point=1,1",
            "box=-4,-4,4,4&triangle=-1,-1,1,-1,0,1",
            "box=-4,-4,4,4&ray=1,1,1,1",
        ];
        let no = [
            "circle=0,0,1&circle=2.25,0,1",
            "point=0,0&circle=1,0,0.75",
            "segment=-1,0,1,0&segment=0,-1,0,-0.25",
            "segment=-1,0,1,0&circle=2,0,0.75",
            "stadium=-1,0,1,0,1&stadium=-1,2.25,1,2.25,1",
            "ray=0,0,1,0&segment=-100,-0.25,-100,1",
            "ray=0,0,1,0&circle=-50,0,2",
            "ray=0,0,1,0&ray=5,-3,0,-1",
            "segment=0,0,0,0&segment=1,0,1,0",
            "box=2,2,0,0&box=2.25,1,3,3",
            "box=0,0,2,2&triangle=3,2.25,2.25,1,3,1",
            "polygon=0,0,1,1,2,2&point=0.5,0.75",
            "triangle=0,0,4,0,0,4&circle=2.5,2.5,0.5",
        ];
        assert!(yes.iter().all(|scene| plainly(scene)));
        assert!(!no.iter().any(|scene| plainly(scene)));
    }

    /// 12 + 2^-24 rounds to 12: the centres seem to be 15 apart, as much as the radii reach.
    #[test]
    fn an_ulp_is_lost() {
        assert!(plainly("circle=0.74999994,0.625,7.5&circle=12.75,9.625,7.5"));
    }
}
