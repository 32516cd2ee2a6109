//! Pushing `b` out of `a`, and saying what the rounding left.

use crate::answers;
use crate::scene::Scene;
use crate::text::number;

/// Moves `b` out of `a` by the shortest push; if several are equally short, by the one nearest to the preferred direction.
/// Returns what to say about it, or `None` if there is nothing to push.
pub(crate) fn push(scene: &mut Scene) -> Option<String> {
    let overlap = answers::ask(scene, scene.pair()?).of_pair.toward.ok()?.filter(|overlap| overlap.depth > 0.0)?;
    let index = scene.pair[1];
    let before = scene.figures[index];
    scene.figures[index] = before.translated(overlap.offset());
    let name = scene.name(index);
    let pushed = if scene.figures[index] == before {
        format!("{name} stays where it is: the push is less than a step of its f32 coordinates.")
    } else {
        format!("Pushed {name}. Its new position is rounded to f32.")
    };
    Some(pushed + &relation(scene).unwrap_or_default())
}

/// Whether the two exactly touch. The query decides this without rounding.
fn relation(scene: &Scene) -> Option<String> {
    let pair = answers::ask(scene, scene.pair()?).of_pair;
    let distance = pair.signed_distance.ok()?;
    Some(match pair.intersects {
        Ok(true) if distance == 0.0 => " The shapes now touch exactly.".to_owned(),
        Ok(true) => format!(" The shapes still overlap by {}.", number(-distance)),
        _ => format!(" The shapes are now {} apart.", number(distance)),
    })
}
