//! The textbook tests in plain `f32`, as most programs have them: what the exact verdict is compared with.

use impinge::glam::Vec2;

use crate::figure::{Figure, Kind};

/// A core from `start` to `start + longest * along`, and a radius.
#[derive(Clone, Copy)]
struct Core {
    start: Vec2,
    along: Vec2,
    longest: f32,
    radius: f32,
}

/// Whether the two overlap or touch: the squared distance of their cores against the squared sum of their radii.
pub(crate) fn intersects(a: &Figure, b: &Figure) -> bool {
    let (a, b) = (core(a), core(b));
    let reach = a.radius + b.radius;
    crosses(&a, &b) || squared_distance(&a, &b) <= reach * reach
}

fn core(figure: &Figure) -> Core {
    let [start, second] = figure.vectors();
    let (along, longest) = match figure.kind {
        Kind::Point | Kind::Circle => (Vec2::ZERO, 0.0),
        Kind::Segment | Kind::Stadium => (second - start, 1.0),
        Kind::Ray => (second, f32::INFINITY),
    };
    Core { start, along, longest, radius: figure.radius() }
}

/// The parameters of the crossing by cross products: Ericson, *Real-Time Collision Detection*, section 5.1.9.1.
fn crosses(a: &Core, b: &Core) -> bool {
    let area = a.along.perp_dot(b.along);
    let between = b.start - a.start;
    let (s, t) = (between.perp_dot(b.along) / area, between.perp_dot(a.along) / area);
    // Of parallel ones, these are infinite or NaN.
    area != 0.0 && (0.0..=a.longest).contains(&s) && (0.0..=b.longest).contains(&t)
}

/// For cores that do not cross: the least from an end of the one to the other.
fn squared_distance(a: &Core, b: &Core) -> f32 {
    let from_a = ends(a).map(|end| squared_distance_to(b, end));
    let from_b = ends(b).map(|end| squared_distance_to(a, end));
    from_a.chain(from_b).fold(f32::INFINITY, |least, squared| if squared < least { squared } else { least })
}

fn ends(core: &Core) -> impl Iterator<Item = Vec2> {
    let end = core.longest.is_finite().then(|| core.start + core.along * core.longest);
    [core.start].into_iter().chain(end)
}

/// The nearest point by clamping: Ericson, section 5.1.2.
fn squared_distance_to(core: &Core, point: Vec2) -> f32 {
    let t = (point - core.start).dot(core.along) / core.along.dot(core.along);
    // NaN where the core has no length.
    let t = if t > 0.0 { t.clamp(0.0, core.longest) } else { 0.0 };
    let between = core.start + t * core.along - point;
    between.x * between.x + between.y * between.y
}

#[cfg(test)]
mod tests {
    use crate::scene::Scene;

    use super::*;

    fn plainly(scene: &str) -> bool {
        let scene: Scene = scene.parse().expect("a scene");
        let [a, b] = scene.pair().expect("a pair");
        assert_eq!(intersects(a, b), intersects(b, a), "{scene}");
        intersects(a, b)
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
