//! What a person does to a scene: each edit is a line of text, its name and its arguments.

use impinge::glam::DVec2;
use impinge::query;

use crate::add::add;
use crate::dispatch::with_shape;
use crate::fall::{Fallen, fallen};
use crate::fragment::{array, handle, index, set};
use crate::microscope::magnified;
use crate::moves::{drag, drag_figure, nudge, step_by_ulps};
use crate::pick::pick;
use crate::problem::Problem;
use crate::push::push;
use crate::scene::{ARGUMENTS, Handle, Scene};
use crate::view::{Frame, snapped};

/// What is dragged: a handle, or a figure as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    Handle(Handle),
    Figure(usize),
}

/// What an edit returns besides the edited scene.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Effect {
    pub(crate) grabbed: Option<Target>,
    /// A sentence about what the edit did, where the picture does not show it.
    pub(crate) note: Option<String>,
    /// Whether the shapes still fall.
    pub(crate) falling: bool,
}

/// Does what a line says; one that says nothing does nothing. Places and offsets are those of the picture.
///
/// ```text
/// pan dx,dy    zoom factor,x,y    fit    microscope    microscope contact    grab x,y,reach    drag dx,dy
/// drag-shape n,dx,dy    set margin=1    select 1.center    step dx,dy    leap dx,dy    ulp dx,dy    a 2    b 1
/// add circle    remove    cast    push    fix 2    fall steps
/// ```
pub(crate) fn edit(scene: &mut Scene, line: &str, frame: Frame) -> Result<Effect, Problem> {
    let mut effect = Effect::default();
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
        "microscope" => scene.view = magnified(scene, values == "contact").or(scene.view),
        "grab" => effect.grabbed = grab(scene, array(values)?),
        "drag" => drag(scene, offset(values)?),
        "drag-shape" => drag_figure(scene, array(values)?),
        "set" => {
            let (name, values) = values.split_once('=').ok_or(Problem::NoValue)?;
            // An empty value restores the default.
            let default = ARGUMENTS.into_iter().find(|(argument, _)| *argument == name && values.is_empty());
            set(scene, name, default.map_or(values, |(_, default)| default))?;
        }
        "select" => scene.selected = Some(handle(scene, values)?),
        "step" => nudge(scene, offset(values)? * 8.0 * view.grid()),
        "leap" => nudge(scene, offset(values)? * 64.0 * view.grid()),
        "ulp" => step_by_ulps(scene, offset(values)?),
        "a" => choose(scene, 0, values)?,
        "b" => choose(scene, 1, values)?,
        "add" => {
            add(scene, values, frame)?;
            scene.selected = first_handle(scene, scene.figures.len() - 1);
        }
        "remove" => remove(scene),
        "cast" if scene.translation.is_some() => end_cast(scene),
        "cast" => start_cast(scene),
        "push" => effect.note = push(scene),
        "fix" => {
            let index = index(scene, values)?;
            scene.figures[index].fixed ^= true;
        }
        "fall" => effect = fall(scene, frame, values)?,
        "" => {}
        _ => return Err(Problem::NoEdit),
    }
    Ok(effect)
}

fn offset(values: &str) -> Result<DVec2, Problem> {
    array(values).map(DVec2::from_array)
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

fn fall(scene: &mut Scene, frame: Frame, steps: &str) -> Result<Effect, Problem> {
    let steps = steps.parse().map_err(|_| Problem::NotANumber(steps.to_owned()))?;
    let Fallen { scene: after, falling, note } = fallen(scene, frame, steps);
    *scene = after;
    Ok(Effect { note, falling, ..Effect::default() })
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
