//! Distances, by minimising |p(λ) - q(μ)|² over the parameters of the two cores.

use super::core::Core;
use super::inflated_core::InflatedCore;
use super::rational::{Rational, sign, square};
use super::surd::{Point, Surd};
use super::translation::Translation;
use super::vector::Vector;

/// The difference p - q of least length between core points p of `a` and q of `b`.
///
/// The squared length is a convex quadratic of (λ, μ) over a box. Either its least value 0 lies where the two lines
/// cross, inside the box; or the least value is on an edge of the box, where one core stands still at an end.
pub(crate) fn nearest_difference(a: &Core, b: &Core) -> Vector {
    if crossing(a, b).is_some() {
        return Vector::zero();
    }
    let from_a = a.ends().into_iter().map(|end| &end - &b.nearest_to(&end));
    let from_b = b.ends().into_iter().map(|end| &a.nearest_to(&end) - &end);
    from_a.chain(from_b).min_by_key(Vector::norm_squared).expect("a core has an end")
}

/// The point in which the lines of two cores that are not parallel cross, if it is on both.
pub(super) fn crossing(a: &Core, b: &Core) -> Option<Vector> {
    let determinant = a.span.cross(&b.span);
    if determinant.is_zero() {
        return None;
    }
    // a.start + λ·a.span = b.start + μ·b.span, crossed with b.span and with a.span.
    let between = &b.start - &a.start;
    let [on_a, on_b] = [between.cross(&b.span) / &determinant, between.cross(&a.span) / &determinant];
    (a.is_within(&on_a) && b.is_within(&on_b)).then(|| a.at(&on_a))
}

pub fn intersects(a: &InflatedCore, b: &InflatedCore) -> bool {
    within(a, b, &Rational::ZERO)
}

pub fn within(a: &InflatedCore, b: &InflatedCore, margin: &Rational) -> bool {
    let reach = &a.radius + &b.radius + margin;
    sign(margin).is_ge() && nearest_difference(&a.core, &b.core).norm_squared() <= square(&reach)
}

/// The difference of the nearest core points, if the inflated cores do not meet.
fn gap(a: &InflatedCore, b: &InflatedCore) -> Option<Vector> {
    let nearest = nearest_difference(&a.core, &b.core);
    (nearest.norm_squared() > square(&(&a.radius + &b.radius))).then_some(nearest)
}

pub fn distance(a: &InflatedCore, b: &InflatedCore) -> Surd {
    let radii = &a.radius + &b.radius;
    gap(a, b).map_or(Rational::ZERO.into(), |nearest| Surd::new(-radii, Rational::ONE, nearest.norm_squared()))
}

/// The points of `a` and `b` nearest to each other; `None` if they intersect.
pub fn closest_points(a: &InflatedCore, b: &InflatedCore) -> Option<[Point; 2]> {
    gap(a, b).map(|nearest| Translation::apart(&nearest).points(a, b))
}

/// The point of `inflated` nearest to `point`.
pub fn closest_point(inflated: &InflatedCore, point: &Vector) -> Point {
    let core = Core { start: point.clone(), span: Vector::zero(), endless: false };
    let point_body = InflatedCore { core, radius: Rational::ZERO };
    closest_points(inflated, &point_body).map_or_else(|| point.clone().into(), |[nearest, _]| nearest)
}

/// The point of the outline of `inflated` nearest to `point`; `None` where there are several. A bare core is its own outline.
pub fn closest_boundary_point(inflated: &InflatedCore, point: &Vector) -> Option<Point> {
    let foot = inflated.core.nearest_to(point);
    if inflated.radius.is_zero() {
        return Some(foot.into());
    }
    // Within the outline, the way out is away from the core, and on the core there is no such direction.
    let outward = Translation::apart(&(&foot - point));
    (foot != *point).then(|| outward.along_normal(&foot, &inflated.radius))
}
