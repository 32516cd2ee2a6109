//! The part of a ray inside a circle.

use super::body::Body;
use super::core::Core;
use super::raycast::{Hit, cap_normal, circle_times, point_at};
use super::surd::Surd;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Chord {
    pub(crate) enter: Option<Hit>,
    pub(crate) exit: Option<Hit>,
    pub(crate) single: bool,
}

/// `None` if `ray` has no point in common with `circle`, whose core is a point.
pub(crate) fn ray_circle(ray: &Core, circle: &Body) -> Option<Chord> {
    let [first, last] = circle_times(ray, &circle.core.start, &circle.radius)?;
    if last.sign().is_lt() {
        return None;
    }
    let single = last.is_zero() || first.cmp(&last).is_eq();
    let exit = hit(ray, circle, last);
    let enter = if single { Some(exit.clone()) } else { first.sign().is_ge().then(|| hit(ray, circle, first)) };
    Some(Chord { enter, exit: Some(exit), single })
}

fn hit(ray: &Core, circle: &Body, t: Surd) -> Hit {
    Hit { point: point_at(ray, &t), normal: cap_normal(ray, circle, &circle.core.start, &t), t }
}
