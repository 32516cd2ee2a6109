//! The drawn scenes, and all that are made alike.

use impinge::QueryError;
use impinge::glam::{Vec2, vec2};

use crate::map::{Map, Wrong};
use crate::scene::{Offset, Scene};

/// The drawn ball's centre: as in the classic pictures between 1/2 and 1, where an ulp is 2^-24.
const CENTER: Vec2 = vec2(0.75, 0.625);
/// How far from the origin the other scenes are made too.
const SCALES: [f32; 3] = [1.0, 4.0, 16.0];
const LONGEST_OFFSET: i16 = 20;

/// What stands beside the ball, and how it is put there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    pub(crate) name: &'static str,
    scene: fn(Vec2, Offset) -> Scene,
}

pub(crate) const KINDS: [Kind; 2] =
    [Kind { name: "disc", scene: Scene::disc }, Kind { name: "wall", scene: Scene::wall }];

/// A scene for the picture.
#[derive(Debug)]
pub(crate) struct Drawn {
    pub(crate) kind: Kind,
    pub(crate) scene: Scene,
    pub(crate) map: Map,
}

/// The scenes of one kind around one centre, one for each offset.
#[derive(Debug)]
pub(crate) struct Series {
    pub(crate) kind: Kind,
    pub(crate) center: Vec2,
    /// What plain `f32` gets wrong, the least first.
    pub(crate) plain: Vec<Wrong>,
    /// What the library gets wrong.
    pub(crate) library: Vec<Wrong>,
}

pub(crate) fn drawn() -> Result<Vec<Drawn>, QueryError> {
    let drawn = KINDS.map(|kind| {
        let scene = (kind.scene)(CENTER, Offset::DRAWN);
        Map::new(&scene).map(|map| Drawn { kind, scene, map })
    });
    drawn.into_iter().collect()
}

pub(crate) fn all_series() -> Result<Vec<Series>, QueryError> {
    let series = |scale| KINDS.map(|kind| Series::new(kind, CENTER * scale));
    SCALES.into_iter().flat_map(series).collect()
}

impl Series {
    fn new(kind: Kind, center: Vec2) -> Result<Self, QueryError> {
        let scenes = Offset::all(LONGEST_OFFSET).map(|offset| (kind.scene)(center, offset));
        let maps = scenes.map(|scene| Map::new(&scene)).collect::<Result<Vec<_>, _>>()?;
        let mut plain: Vec<_> = maps.iter().map(Map::wrong_in_plain).collect();
        plain.sort_unstable();
        Ok(Self { kind, center, plain, library: maps.iter().map(Map::wrong_in_library).collect() })
    }
}

#[cfg(test)]
mod tests {
    use impinge::Circle;

    use super::*;

    /// A radius smaller by one ulp no longer reaches.
    #[test]
    fn every_ball_exactly_touches() {
        for (kind, scale) in KINDS.into_iter().flat_map(|kind| SCALES.map(|scale| (kind, scale))) {
            for offset in Offset::all(LONGEST_OFFSET) {
                let Scene { ball, obstacle } = (kind.scene)(CENTER * scale, offset);
                let meets = |radius| {
                    let scene = Scene { ball: Circle::new(ball.center, radius), obstacle };
                    scene.verdicts(ball.center).unwrap().truth
                };
                assert!(meets(ball.radius) && !meets(ball.radius.next_down()), "{ball:?} {obstacle:?}");
            }
        }
    }

    /// The least and the most that plain `f32` gets wrong in the series of both kinds around a center.
    fn range(all_series: &[Series]) -> String {
        let mut wrong: Vec<_> = all_series.iter().flat_map(|series| &series.plain).collect();
        wrong.sort_unstable();
        format!("{:.1} to {:.1} %", wrong[0].percent(), wrong[wrong.len() - 1].percent())
    }

    #[test]
    fn the_readme_and_the_guide_quote_the_series() {
        let all_series = all_series().unwrap();
        let count: usize = all_series[..2].iter().map(|series| series.plain.len()).sum();
        let readme = format!("In {count} similar scenes, plain `f32` is wrong in {}", range(&all_series[..2]));
        assert!(include_str!("../../README.md").replace('\n', " ").contains(&readme), "{readme}");
        let guide = [
            format!("in {count} scenes, plain `f32` is wrong in {}", range(&all_series[..2])),
            format!("With coordinates 16 times as large, it is wrong in {}.", range(&all_series[4..])),
        ];
        let page = include_str!("../../guide/precision.rs").replace("\n//! ", " ");
        assert!(guide.iter().all(|quoted| page.contains(quoted)), "{guide:#?}");
    }
}
