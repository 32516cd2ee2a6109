//! The first hit of one ray among many circles; the loop is also that of boxes.

use boxdd_sys::ffi::b2CastOutput;
use c2_sys::c2Raycast;
use impinge::batch::Circles;
use impinge::query::RayHit;
use impinge::{Circle, Ray};
use parry2d::query::{self, RayIntersection, ShapeCastHit, details};
use parry2d::shape::Ball;

use super::ours;
use crate::contest::{Draft, Row};
use crate::peers::{BEVY, BOX2D, C2, IMPINGE, IMPINGE_CIRCLES, NAIVE, PARRY, Stored, TYPED, bevy, box2d, c2};
use crate::single::bound::{self, Columns};
use crate::single::draw::{Aim, REACH};
use crate::single::field::{SPARSE, aims, field};
use crate::single::naive::casts::{self, Hit};
use crate::single::parry::{self, Placed};

/// What tells how far along the ray it is.
pub(super) trait Entry {
    fn t(&self) -> f32;
}

impl Entry for f32 {
    fn t(&self) -> f32 {
        *self
    }
}

macro_rules! entries {
    ($($hit:ty: $t:ident),*) => {
        $(impl Entry for $hit {
            fn t(&self) -> f32 {
                self.$t
            }
        })*
    };
}

entries!(
    RayHit: t,
    Hit: t,
    c2Raycast: t,
    b2CastOutput: fraction,
    RayIntersection: time_of_impact,
    ShapeCastHit: time_of_impact
);

/// A loop over single casts, each no farther than the nearest hit so far.
fn nearest<C, H: Entry>(shapes: &[C], reach: f32, cast: impl Fn(&C, f32) -> Option<H>) -> Option<(usize, H)> {
    let (mut reach, mut nearest) = (reach, None);
    for (index, shape) in shapes.iter().enumerate() {
        if let Some(hit) = cast(shape, reach)
            && (hit.t() < reach || nearest.is_none())
        {
            reach = hit.t();
            nearest = Some((index, hit));
        }
    }
    nearest
}

/// That loop, over the field as a library stores it.
pub(super) fn over<S, C, R, H, F>(
    field: &[S],
    reach: f32,
    cast: F,
) -> impl Fn(&R, &()) -> Option<(usize, H)> + use<S, C, R, H, F>
where
    C: Stored<S>,
    H: Entry,
    F: Fn(&R, &C, f32) -> Option<H>,
{
    let shapes: Vec<C> = field.iter().map(C::stored).collect();
    move |ray, ()| nearest(&shapes, reach, |shape, reach| cast(ray, shape, reach))
}

/// Parry's function on concrete types, without the normal, which the nearest hit alone needs.
fn typed_raycast(ray: &query::Ray, ball: &Placed<Ball>, reach: f32) -> Option<f32> {
    let (_, t) = details::ray_toi_with_ball(ball.pose.translation, ball.shape.radius, ray, true);
    t.filter(|&t| t <= reach)
}

pub(super) fn row(circles: usize, rays: usize, rounds: usize) -> Row {
    let field: Vec<Circle> = field(circles, SPARSE);
    let (slice, columns) = (field.clone(), field.iter().copied().collect::<Circles>());
    let bounded = Columns::new(&field);
    Draft::new(aims(rays, circles, SPARSE))
        .each_of(circles)
        .ask(IMPINGE, move |ray: &Ray, ()| ours::first_hit(ray, slice.as_slice()))
        .ask(IMPINGE_CIRCLES, move |ray: &Ray, ()| ours::first_hit(ray, &columns))
        .ask(NAIVE, over(&field, REACH, casts::raycast_within))
        .ask(PARRY, over(&field, REACH, parry::raycast_within))
        .ask(TYPED, over(&field, REACH, typed_raycast))
        .ask(BOX2D, over(&field, REACH, box2d::raycast_within))
        .ask(C2, over(&field, REACH, c2::raycast_within))
        .ask(BEVY, over(&field, REACH, bevy::raycast_within))
        .bound(
            &None,
            #[inline(always)]
            move |fused, ray: &Aim, found| bound::raycast(fused, ray, &bounded, found),
        )
        .rounds(rounds)
        .row()
}
