//! Distances, by minimising |p(λ) - q(μ)|² over the parameters of two sides, for all pairs of sides.

use super::core::Core;
use super::inflated_core::InflatedCore;
use super::memo::Memo;
use super::rational::{Rational, sign, square};
use super::straight::Straight;
use super::surd::{Point, Surd};
use super::translation::Translation;
use super::vector::Vector;

/// The difference p - q of least length between core points p of `a` and q of `b`.
///
/// The squared length is a convex quadratic of (λ, μ) over a box. Either its least value 0 lies where the two lines
/// cross, inside the box; or the least value is on an edge of the box, where one core stands still at an end. So it is for
/// each pair of sides, and if one core is inside the other, so is an end of it.
pub(crate) fn nearest_difference(a: &Core, b: &Core) -> Vector {
    thread_local!(static MEMO: Memo<[Core; 2], Vector> = const { Memo::new() });
    MEMO.with(|memo| memo.get([a.clone(), b.clone()], |[a, b]| least_difference(a, b)))
}

fn least_difference(a: &Core, b: &Core) -> Vector {
    if cross(a, b) {
        return Vector::zero();
    }
    let from_a = a.ends().into_iter().map(|end| &end - &b.nearest_to(&end));
    let from_b = b.ends().into_iter().map(|end| &a.nearest_to(&end) - &end);
    from_a.chain(from_b).min_by_key(Vector::norm_squared).expect("a core has an end")
}

/// Whether some side of `a` crosses one of `b`.
fn cross(a: &Core, b: &Core) -> bool {
    let sides = b.sides();
    a.sides().iter().any(|one| sides.iter().any(|other| crossing(one, other).is_some()))
}

/// The point in which the lines of two straight cores that are not parallel cross, if it is on both.
pub(super) fn crossing(a: &Straight, b: &Straight) -> Option<Vector> {
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
    let point_body = InflatedCore { core: Core::point(point), radius: Rational::ZERO };
    closest_points(inflated, &point_body).map_or_else(|| point.clone().into(), |[nearest, _]| nearest)
}

/// The point of the outline of `inflated` nearest to `point`; `None` where there are several. A bare straight core is its own
/// outline.
pub fn closest_boundary_point(inflated: &InflatedCore, point: &Vector) -> Option<Point> {
    if inflated.core.has_inside() && inflated.core.contains(point) {
        return boundary_point_from_inside(inflated, point);
    }
    let foot = inflated.core.nearest_to(point);
    if inflated.radius.is_zero() {
        return Some(foot.into());
    }
    // Within the outline, the way out is away from the core, and on the core there is no such direction.
    let outward = Translation::apart(&(&foot - point));
    (foot != *point).then(|| outward.along_normal(&foot, &inflated.radius))
}

/// The same from a point in a core with an inside, whose way out is straight across the nearest side. In a corner there are
/// two such sides.
fn boundary_point_from_inside(inflated: &InflatedCore, point: &Vector) -> Option<Point> {
    let sides = inflated.core.sides_nearest_to(point);
    match &sides[..] {
        [side] => {
            let outward = Translation { direction: -&side.span.left(), support: Rational::ZERO };
            Some(outward.along_normal(&side.nearest_to(point), &inflated.radius))
        }
        _ => (inflated.radius.is_zero() && inflated.core.signed_square(point).is_zero()).then(|| point.clone().into()),
    }
}
