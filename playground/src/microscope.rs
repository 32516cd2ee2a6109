//! Which map is shown. The panel shows the one around the selected handle, the picture also the one around the contact.

use impinge::glam::{DVec2, Vec2};

use crate::contact::{contact, largest};
use crate::figure::{Part, Role};
use crate::map::{Map, Mover};
use crate::places::{STEPS, ulp};
use crate::scene::{Handle, Scene};
use crate::view::{Frame, View, power_of_two_below};

/// The widest cells of the picture's map, in ulps of the largest number of the pair.
const COARSEST: f64 = 4096.0;

/// The figure and the part that are moved from place to place: the selected ones, or instead of a radius, which has no
/// place of its own, the first position of its shape.
pub(crate) fn subject(scene: &Scene) -> Option<(usize, &'static Part)> {
    let Some(Handle::Part(index, part)) = scene.selected else {
        return None;
    };
    let figure = scene.figures.get(index)?;
    Some((index, if part.role == Role::Radius { &figure.kind.parts()[0] } else { part }))
}

/// The map around the selected handle, by single ulps. `None` if the answer does not depend on it, or if there is none.
pub(crate) fn of_handle(scene: &Scene) -> Option<Map> {
    let (mover, anchor) = handle(scene)?;
    Map::new(scene, mover, anchor, 0.0)
}

/// The map around the selected handle or around the contact, whichever is in the picture. `None` until the view is near
/// enough.
pub(crate) fn in_picture(scene: &Scene, frame: Frame) -> Option<Map> {
    let view = scene.view();
    let spacing = power_of_two_below(view.span / f64::from(2 * STEPS + 1));
    let finest = step_of_pair(scene)?;
    if spacing > COARSEST * finest {
        return None;
    }
    let seen = [handle(scene), at_contact(scene)].into_iter().flatten();
    let seen = seen.filter(|(_, anchor)| frame.contains(view.place(*anchor)));
    let mut maps: Vec<Map> = seen.filter_map(|(mover, anchor)| Map::new(scene, mover, anchor, spacing)).collect();
    // A map that says the same everywhere only helps once its cells are the positions of `f32`.
    maps.retain(|map| !map.is_plain() || spacing <= finest);
    maps.sort_by_key(Map::is_plain);
    maps.into_iter().next()
}

/// The view that shows the positions around the selected handle, or around the contact, one by one.
pub(crate) fn magnified(scene: &Scene, is_contact: bool) -> Option<View> {
    let (mover, anchor) = if is_contact { at_contact(scene) } else { handle(scene) }?;
    let ulps = mover.value(scene).abs().to_array().map(ulp);
    let (own, of_pair) = (f64::from(Vec2::from_array(ulps).max_element()), step_of_pair(scene)?);
    // Around zero, the numbers are so dense that a view of single ones would show nothing of the other shape.
    let step = if own * 64.0 < of_pair { of_pair } else { own };
    View::new(anchor, f64::from(2 * STEPS) * step)
}

/// The selected handle, if it is of the pair, and where it is.
fn handle(scene: &Scene) -> Option<(Mover, DVec2)> {
    let (index, part) = subject(scene)?;
    scene.pair().filter(|_| scene.pair.contains(&index))?;
    let position = scene.position(Handle::Part(index, part))?;
    position.is_finite().then_some((Mover::Part(index, part), position))
}

/// The selected shape of the pair, or else `b`, and where it meets the other shape.
fn at_contact(scene: &Scene) -> Option<(Mover, DVec2)> {
    let points = contact(scene)?;
    let selected = subject(scene).and_then(|(index, _)| scene.pair.iter().position(|&of| of == index));
    let role = selected.unwrap_or(1);
    Some((Mover::Whole(scene.pair[role]), points[role]))
}

/// The step between the largest number of the pair and its neighbour.
fn step_of_pair(scene: &Scene) -> Option<f64> {
    let largest = largest(scene.pair()?);
    // Downward, where there always is one.
    Some(f64::from(largest) - f64::from(largest.next_down()))
}

#[cfg(test)]
mod tests {
    use crate::map::Verdict;

    use super::*;

    const MIDDLE: usize = STEPS as usize;
    const TOUCHING: &str = "circle=0.75,0.625,7.5&circle=12.75,9.625,7.5";

    fn scene(scene: &str) -> Scene {
        scene.parse().expect("a scene")
    }

    fn seen(text: &str) -> Option<Map> {
        of_handle(&scene(text))
    }

    /// At offset (12, 9) the circles touch: the middle cell. Any step to the right or up brings them nearer.
    #[test]
    fn the_cells_are_those_of_the_places() {
        let seen = seen(&format!("{TOUCHING}&select=1.center")).expect("cells");
        let middle = &seen.rows[MIDDLE];
        assert!(middle[MIDDLE..].iter().all(|verdict| verdict.meets()));
        assert!(!middle[..MIDDLE].iter().any(|verdict| verdict.meets()));
        // 12 + 2^-24 rounds to 12.
        assert_eq!(middle[MIDDLE - 1], Verdict::WronglyMeeting);
        assert_eq!((seen.verdicts().count(), seen.ulp), (41 * 41, Vec2::splat(1.0 / 16_777_216.0)));
    }

    /// Halfway between 1 and its neighbours, of which the lower one is nearer.
    #[test]
    fn a_cell_is_as_wide_as_its_number_reaches() {
        let seen = seen("point=1,0&point=5,5&select=1.point").expect("cells");
        let ulp = f64::from(f32::EPSILON);
        assert_eq!(seen.columns[MIDDLE..=MIDDLE + 1], [1.0 - ulp / 4.0, 1.0 + ulp / 2.0]);
    }

    #[test]
    fn at_the_largest_number_there_are_none_beyond() {
        let seen = seen("point=3.4028235e38,0&point=0,0&select=1.point").expect("cells");
        assert_eq!((seen.columns.len(), seen.heights.len()), (MIDDLE + 2, 2 * MIDDLE + 2));
    }

    #[test]
    fn without_a_pair_or_an_answer_there_are_none() {
        for scene in [
            "point=0,0&select=1.point",
            "point=0,0&point=1,0",
            "point=0,0&point=1,0&point=2,0&select=3.point",
            "point=0,0&circle=1,0,-1&select=1.point",
            "point=NaN,0&point=1,0&select=1.point",
            "point=0,0&point=1,0&move=1,0&select=move",
        ] {
            assert!(seen(scene).is_none(), "{scene}");
        }
    }

    /// What the picture shows at a contact, (6.75, 5.125), at a span.
    fn at_contact(shapes: &str, span: f64) -> Option<Map> {
        in_picture(&scene(&format!("{shapes}&view=6.75,5.125,{span}")), Frame::default())
    }

    /// The numbers from 8 to 16 are 2^-20 apart; at a span of 41 cells of 2^-8, each is 4096 of them wide.
    #[test]
    fn the_map_appears_early_and_at_the_contact() {
        let coarsest = 41.0 / 256.0;
        assert!(at_contact(TOUCHING, 2.0 * coarsest).is_none());
        for span in [coarsest, coarsest / 64.0, coarsest / 4096.0] {
            let map = at_contact(TOUCHING, span).unwrap_or_else(|| panic!("none at {span}"));
            assert_eq!(map.mover, Mover::Whole(1));
            assert!(map.verdicts().any(Verdict::is_wrong), "{span}");
            // Around the contact, and at least half as wide as the picture.
            let [left, right] = [map.columns[0], map.columns[map.columns.len() - 1]];
            assert!(left < 6.75 && 6.75 < right && right - left >= span / 2.0, "{left} {right} at {span}");
        }
    }

    #[test]
    fn what_is_selected_is_moved_if_it_is_of_the_pair() {
        let mover =
            |selected: &str| at_contact(&format!("{TOUCHING}&point=0,0&select={selected}"), 1e-3).map(|map| map.mover);
        assert_eq!(mover("1.radius"), Some(Mover::Whole(0)));
        assert_eq!(mover("2.center"), Some(Mover::Whole(1)));
        assert_eq!(mover("3.point"), Some(Mover::Whole(1)));
    }

    #[test]
    fn elsewhere_and_where_nothing_is_to_be_seen_there_is_no_map() {
        let elsewhere = scene(&format!("{TOUCHING}&view=0,0,0.01"));
        assert!(in_picture(&elsewhere, Frame::default()).is_none());
        // The nearest points are in the picture, but around them nothing meets.
        let apart = scene("circle=0,0,1&circle=4,0,1&view=3,0,0.0001");
        assert!(in_picture(&apart, Frame::default()).is_none());
    }

    /// The numbers above 2 are two `f32::EPSILON` apart, those below it one, and those around zero much nearer.
    #[test]
    fn one_looks_no_nearer_than_the_pair_has_numbers() {
        let span = |text: &str, is_contact| magnified(&scene(text), is_contact).map(|view| view.span);
        assert_eq!(span("circle=0,0,1&circle=2,0,1", true), Some(80.0 * f64::from(f32::EPSILON)));
        assert_eq!(span("circle=0,0,1&circle=2,0,1&select=1.center", false), Some(40.0 * f64::from(f32::EPSILON)));
        assert_eq!(span(TOUCHING, true), Some(40.0 / 1_048_576.0));
        assert_eq!(span("circle=0,0,1", true), None);
    }
}
