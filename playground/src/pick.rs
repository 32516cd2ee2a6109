//! What is under the pointer.

use impinge::glam::DVec2;
use impinge::query;

use crate::dispatch::with_shape;
use crate::edit::Target;
use crate::moves::nearest;
use crate::scene::{Handle, Scene};

/// The nearest handle within `reach`, else the uppermost shape; both in places of the picture.
pub(crate) fn pick(scene: &Scene, place: DVec2, reach: f64) -> Option<Target> {
    handle(scene, place, reach).map(Target::Handle).or_else(|| figure(scene, place, reach).map(Target::Figure))
}

fn handle(scene: &Scene, place: DVec2, reach: f64) -> Option<Handle> {
    let view = scene.view();
    let far = |handle: Handle| Some((handle, view.place(scene.position(handle)?).distance(place)));
    let near = scene.handles().filter_map(far).filter(|(_, distance)| *distance <= reach);
    // The selected one where several are equally near, so that it can be led out of a heap; else the uppermost.
    let key = |(handle, distance): &(Handle, f64)| (*distance, scene.selected != Some(*handle));
    near.reduce(|one, other| if key(&other) <= key(&one) { other } else { one }).map(|(handle, _)| handle)
}

fn figure(scene: &Scene, place: DVec2, reach: f64) -> Option<usize> {
    let view = scene.view();
    let (point, reach) = (view.point(place).as_vec2(), nearest(reach * view.span));
    let is_near = |index: &usize| {
        let near = with_shape!(scene.figures[*index].shape(), |shape| query::within(&point, &shape, reach));
        near.unwrap_or(false)
    };
    (0..scene.figures.len()).rev().find(is_near)
}
