//! What a person does to a scene: each edit is a line of text, its name and its arguments.

use impinge::glam::{DVec2, Vec2};
use impinge::query;

use crate::answers;
use crate::dispatch::with_shape;
use crate::figure::{Figure, Kind};
use crate::fragment::{array, handle, index, set};
use crate::microscope::{subject, ulp};
use crate::moves::{drag, drag_figure, nudge, step_by_ulps};
use crate::pick::pick;
use crate::problem::Problem;
use crate::scene::{Handle, Scene};
use crate::view::{View, snapped};

/// What is dragged: a handle, or a figure as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    Handle(Handle),
    Figure(usize),
}

/// Does what a line says; one that says nothing does nothing. Places and offsets are those of the picture.
///
/// ```text
/// pan dx,dy    zoom factor,x,y    fit    microscope    grab x,y,reach    drag dx,dy    drag-shape n,dx,dy
/// set margin=1    select 1.center    step dx,dy    leap dx,dy    ulp dx,dy    a 2    b 1    add circle    remove
/// cast    push
/// ```
pub(crate) fn edit(scene: &mut Scene, line: &str) -> Result<Option<Target>, Problem> {
    let (name, values) = line.split_once(' ').unwrap_or((line, ""));
    let view = scene.view();
    // From here on the view stays, whatever moves.
    scene.view = Some(view);
    match name {
        "pan" => scene.view = Some(view.panned(offset(values)?)),
        "zoom" => {
            let [factor, x, y] = array(values)?;
            scene.view = Some(view.zoomed(factor, DVec2::new(x, y)));
        }
        "fit" => scene.view = None,
        "microscope" => magnify(scene),
        "grab" => return Ok(grab(scene, array(values)?)),
        "drag" => drag(scene, offset(values)?),
        "drag-shape" => drag_figure(scene, array(values)?),
        "set" => {
            let (name, values) = values.split_once('=').ok_or(Problem::NoValue)?;
            set(scene, name, values)?;
        }
        "select" => scene.selected = Some(handle(scene, values)?),
        "step" => nudge(scene, offset(values)? * 8.0 * view.grid()),
        "leap" => nudge(scene, offset(values)? * 64.0 * view.grid()),
        "ulp" => step_by_ulps(scene, offset(values)?),
        "a" => choose(scene, 0, values)?,
        "b" => choose(scene, 1, values)?,
        "add" => add(scene, values)?,
        "remove" => remove(scene),
        "cast" if scene.translation.is_some() => end_cast(scene),
        "cast" => start_cast(scene),
        "push" => push(scene),
        "" => {}
        _ => return Err(Problem::NoEdit),
    }
    Ok(None)
}

fn offset(values: &str) -> Result<DVec2, Problem> {
    array(values).map(DVec2::from_array)
}

/// The view in which the places around the selected handle are seen one by one.
fn magnify(scene: &mut Scene) {
    let Some((index, part)) = subject(scene) else {
        return;
    };
    let ulps = scene.figures[index].vector(part).abs().to_array().map(ulp);
    let span = 40.0 * f64::from(Vec2::from_array(ulps).max_element());
    let position = scene.position(Handle::Part(index, part));
    scene.view = position.and_then(|center| View::new(center, span)).or(scene.view);
}

fn grab(scene: &mut Scene, [x, y, reach]: [f64; 3]) -> Option<Target> {
    let target = pick(scene, DVec2::new(x, y), reach);
    match target {
        Some(Target::Handle(handle)) => scene.selected = Some(handle),
        Some(Target::Figure(index)) => scene.selected = first_handle(scene, index),
        None => {}
    }
    target
}

fn first_handle(scene: &Scene, index: usize) -> Option<Handle> {
    Some(Handle::Part(index, scene.figures.get(index)?.kind.parts().first()?))
}

/// The shape of that number as one of the pair; the two are exchanged where it is the other already, if there are two.
fn choose(scene: &mut Scene, role: usize, count: &str) -> Result<(), Problem> {
    let index = index(scene, count)?;
    if scene.pair[1 - role] != index {
        scene.pair[role] = index;
    } else if scene.pair().is_some() {
        scene.pair.swap(0, 1);
    }
    Ok(())
}

/// In the middle of what is seen, a quarter of it large.
fn add(scene: &mut Scene, name: &str) -> Result<(), Problem> {
    let kind = Kind::named(name).ok_or_else(|| Problem::UnknownName(name.to_owned()))?;
    let view = scene.view();
    let unit = snapped(DVec2::splat(view.span / 8.0), view.grid() * 8.0).x;
    scene.add(sample(kind, snapped(view.center, view.grid() * 8.0), unit))?;
    scene.selected = first_handle(scene, scene.figures.len() - 1);
    Ok(())
}

/// Reaching a unit to each side.
fn sample(kind: Kind, center: Vec2, unit: f32) -> Figure {
    let (left, right) = (center - Vec2::X * unit, center + Vec2::X * unit);
    let new = |numbers: &[f32]| Figure::new(kind, numbers);
    match kind {
        Kind::Point => new(&[center.x, center.y]),
        Kind::Circle => new(&[center.x, center.y, unit]),
        Kind::Segment => new(&[left.x, left.y, right.x, right.y]),
        Kind::Stadium => new(&[left.x, left.y, right.x, right.y, unit / 2.0]),
        Kind::Ray => new(&[left.x, left.y, unit, unit]),
    }
}

/// The shape of the selected handle, or the translation.
fn remove(scene: &mut Scene) {
    match scene.selected.take() {
        Some(Handle::Part(index, _)) => {
            scene.figures.remove(index);
            scene.pair = without(scene.pair, index);
        }
        Some(Handle::Translation) => end_cast(scene),
        None => {}
    }
}

/// The same two, counted without the one that is removed; the first two others where it was one of them.
fn without(pair: [usize; 2], removed: usize) -> [usize; 2] {
    let [a, b] = pair.map(|index| if index > removed { index - 1 } else { index });
    if pair.contains(&removed) || a == b { [0, 1] } else { [a, b] }
}

/// At first by a quarter of the span, toward `a`.
fn start_cast(scene: &mut Scene) {
    let view = scene.view();
    let toward = scene.pair().and_then(|[a, b]| {
        let anchor = b.vector(&b.kind.parts()[0]);
        let nearest = with_shape!(a.shape(), |a| query::closest_point(&a, anchor)).ok()?;
        Some((nearest - anchor).as_dvec2())
    });
    let direction = toward.filter(|toward| toward.length() > 0.0).map_or(DVec2::X, |toward| toward / toward.length());
    scene.translation = Some(snapped(direction * view.span / 4.0, view.grid()));
    scene.selected = Some(Handle::Translation);
}

/// The handle of the translation goes with it.
fn end_cast(scene: &mut Scene) {
    scene.translation = None;
    scene.selected = scene.selected.filter(|&selected| selected != Handle::Translation);
}

/// Moves `b` by the shortest way out of `a`, where several are as short by that toward the preferred direction.
fn push(scene: &mut Scene) {
    let offset = scene.pair().map(|pair| answers::ask(scene, pair).of_pair.toward);
    if let Some(Ok(Some(overlap))) = offset {
        let moved = &mut scene.figures[scene.pair[1]];
        *moved = moved.translated(overlap.offset());
    }
}
