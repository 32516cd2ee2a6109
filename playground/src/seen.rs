//! Whether any shape is in the picture.

use impinge::glam::DVec2;

use crate::clip;
use crate::outline::{self, Outline};
use crate::scene::Scene;
use crate::view::{Frame, View};

/// Whether the picture shows no shape, and the view of all shapes would show one.
pub(crate) fn is_lost(scene: &Scene, frame: Frame) -> bool {
    let fitted = Scene { view: None, ..scene.clone() }.view();
    !is_seen(scene, frame, &scene.view()) && is_seen(scene, frame, &fitted)
}

/// Whether a handle or a part of an outline is in the picture. In the middle of a large disc, neither is.
fn is_seen(scene: &Scene, frame: Frame, view: &View) -> bool {
    let mut positions = scene.handles().filter_map(|handle| scene.position(handle));
    let mut outlines = scene.figures.iter().filter_map(|figure| outline::outline(figure.shape(), view));
    positions.any(|position| frame.contains(view.place(position))) || outlines.any(|outline| is_in(&outline, frame))
}

fn is_in(outline: &Outline, frame: Frame) -> bool {
    let is_edge_in = |[from, to]: [DVec2; 2]| clip::line(from, (to - from, 1.0), frame.half()).is_some();
    let mut edges = match outline {
        Outline::Dot(point) => return frame.contains(*point),
        // A line is like an area of no width: it has a second edge, which leads back.
        Outline::Line(points) | Outline::Area(points) => points.iter().zip(points.iter().cycle().skip(1)),
    };
    edges.any(|(from, to)| is_edge_in([*from, *to]))
}

#[cfg(test)]
mod tests {
    use impinge::glam::dvec2;

    use super::*;

    fn is_lost_in(scene: &str, width: f64) -> bool {
        is_lost(&scene.parse().expect("a scene"), Frame::new(dvec2(width, 1.0)))
    }

    #[test]
    fn what_is_beside_the_picture_is_not_seen() {
        assert!(!is_lost_in("circle=0,0,1&view=1.4,0,1", 1.0));
        assert!(is_lost_in("circle=0,0,1&view=1.6,0,1", 1.0));
        // Of a picture four times as wide as high, it is.
        assert!(!is_lost_in("circle=0,0,1&view=1.6,0,1", 4.0));
        assert!(is_lost_in("segment=0,0,2,2&view=2,0,1", 1.0));
        assert!(!is_lost_in("segment=0,0,2,2&view=1.4,1,1", 1.0));
    }

    /// Half a unit from the centre, of which one sees a hundredth around.
    #[test]
    fn within_a_disc_there_is_nothing_to_see() {
        assert!(is_lost_in("circle=0,0,1&view=0.5,0,0.01", 1.0));
        assert!(!is_lost_in("circle=0,0,1&view=0,0,0.01", 1.0));
        assert!(!is_lost_in("circle=0,0,1&view=1,0,0.01", 1.0));
    }

    #[test]
    fn nothing_is_lost_where_there_is_nothing() {
        assert!(!is_lost_in("view=9,9,1", 1.0));
        assert!(!is_lost_in("point=NaN,0&view=9,9,1", 1.0));
    }
}
