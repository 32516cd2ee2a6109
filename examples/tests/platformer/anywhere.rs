//! Random levels and random motions.

use impinge::glam::{Vec2, vec2};
use impinge::{AnyShape, Circle, ConvexPolygon, Segment};
use proptest::prelude::*;

use crate::controller::Carried;
use crate::place::Place;
use crate::{HAIR, PULL, SKIN, shapes, tile};

/// What breaks becomes a named test, not a file.
fn config() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::default() }
}

fn point(reach: f32) -> impl Strategy<Value = Vec2> {
    (-reach..reach, -reach..reach).prop_map(|(x, y)| vec2(x, y))
}

/// Eighths, so that shapes often touch, or have sides in line.
fn eighths(reach: i16) -> impl Strategy<Value = Vec2> {
    (-8 * reach..8 * reach, -8 * reach..8 * reach).prop_map(|(x, y)| vec2(f32::from(x), f32::from(y)) / 8.0)
}

fn obstacle() -> impl Strategy<Value = AnyShape> {
    let polygon = |at: Vec2, corners: Vec<Vec2>| {
        let corners: Vec<_> = corners.into_iter().map(|corner| at + corner).collect();
        ConvexPolygon::<Vec2, 8>::hull_of(&corners).expect("at most 8").into()
    };
    prop_oneof![
        (eighths(12), 1..4_u8).prop_map(|(at, size)| tile(at.x, at.y, at.x + f32::from(size), at.y + 1.0)),
        (eighths(12), prop::collection::vec(point(3.0), 3..=8)).prop_map(move |(at, corners)| polygon(at, corners)),
        (eighths(12), eighths(3)).prop_map(|(a, along)| Segment::new(a, a + along).into()),
        (eighths(12), 0.125_f32..2.0).prop_map(|(at, radius)| Circle::new(at, radius).into()),
    ]
}

/// From a thousandth to a thousand long.
fn motion() -> impl Strategy<Value = Vec2> {
    (point(1.0), 127_u32 - 10..127 + 10).prop_map(|(way, exponent)| way * f32::from_bits(exponent << 23))
}

/// Tiles of different widths and depths, side by side.
fn row() -> impl Strategy<Value = Vec<AnyShape>> {
    prop::collection::vec((1..=12_u8, 1..=4_u8), 30..60).prop_map(|sizes| {
        let tile = |left: &mut f32, (width, depth): (u8, u8)| {
            let right = *left + f32::from(width) / 4.0;
            let tile = tile(*left, -f32::from(depth), right, 0.0);
            *left = right;
            Some(tile)
        };
        sizes.into_iter().scan(-8.0, tile).collect()
    })
}

proptest! {
    #![proptest_config(config())]

    /// The start is free: nothing is nearer to it than 3.
    #[test]
    fn it_never_enters_a_solid_shape(
        obstacles in prop::collection::vec(obstacle(), 1..30),
        motions in prop::collection::vec(motion(), 1..40),
        shape in 0..4_usize,
    ) {
        let is_free = |shape: &AnyShape| !shape.within(&Vec2::ZERO, 3.0).expect("valid");
        let mut place = Place::new(shapes()[shape], Vec2::ZERO, obstacles.into_iter().filter(is_free).collect());
        for motion in motions {
            // It checks the way.
            place.go(motion);
            prop_assert_eq!(place.entered(), None);
        }
    }

    /// Until it is crushed, it is in nothing, wherever anything goes.
    #[test]
    fn what_moves_takes_it_along_or_crushes_it(
        obstacles in prop::collection::vec(obstacle(), 4..30),
        frames in prop::collection::vec((0.0_f32..1.5, motion(), any::<prop::sample::Index>()), 1..40),
        shape in 0..4_usize,
    ) {
        let is_free = |shape: &AnyShape| !shape.within(&Vec2::ZERO, 3.0).expect("valid");
        let mut place = Place::new(shapes()[shape], Vec2::ZERO, obstacles.into_iter().filter(is_free).collect());
        prop_assume!(!place.shapes.is_empty());
        for (share, motion, index) in frames {
            // Toward the character, as far as to it or through it. It checks that nothing is entered.
            let index = index.index(place.shapes.len());
            let step = (place.position - place.shapes[index].bounding_box().expect("valid").center()) * share;
            if let Carried::Crushed { shape, position } = place.shift(index, step) {
                let body = place.who.shape.translated(position);
                prop_assert!(body.intersects(&place.shapes[shape]).expect("valid"));
                break;
            }
            place.go(motion);
        }
    }

    /// Wherever it starts and however fast it walks, it gets on as if the row was one piece.
    #[test]
    fn no_seam_stops_it(row in row(), shape in 0..4_usize, x in 0.0_f32..4.0, y in 1.1_f32..3.0, step in 0.001_f32..0.5) {
        let mut place = Place::new(shapes()[shape], vec2(x, y), row);
        while place.ground.is_none() {
            place.go(vec2(step, PULL));
            prop_assert!(place.position.y > 1.0);
        }
        let end = place.shapes.last().and_then(|last| last.bounding_box().ok()).expect("a tile").max.x;
        for _ in 0..200 {
            let from = place.position;
            if from.x + step > end {
                break;
            }
            let moved = place.go(vec2(step, PULL));
            prop_assert_eq!(place.position.x, from.x + step, "{:?}", moved);
            prop_assert!(place.ground.is_some() && moved.normals.is_empty(), "{:?}", moved);
            prop_assert!((place.position.y - 1.0 - SKIN - HAIR / 2.0).abs() < HAIR, "{:?}", moved);
        }
    }
}
