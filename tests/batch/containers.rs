//! The containers against a `Vec` of the same shapes.

use std::fmt::Debug;

use impinge::batch::{self, Circles, Shapes, Stadiums};
use impinge::glam::{Vec2, vec2};
use impinge::{Circle, QueryError, Stadium};
use proptest::prelude::*;

/// One of the changes of a container, whose arguments are made of two numbers.
type Change = (u8, usize, f32);

fn changes() -> impl Strategy<Value = Vec<Change>> {
    prop::collection::vec((0..12_u8, 0..90_usize, -20.0_f32..20.0), 0..300)
}

fn circle(at: f32) -> Circle {
    Circle::new(vec2(at, 2.0 * at), at.abs())
}

fn stadium(at: f32) -> Stadium {
    Stadium::new(vec2(at, -at), vec2(2.0 * at, at), at.abs())
}

/// What is asked reads the blocks, too.
fn same_answers(shapes: &impl Shapes<Vector = Vec2>, expected: &impl Shapes<Vector = Vec2>) {
    let probe = Circle::new(vec2(3.0, 4.0), 1.0);
    let (mut found, mut wanted) = (Vec::new(), Vec::new());
    batch::intersecting(&probe, shapes, &mut found).unwrap();
    batch::intersecting(&probe, expected, &mut wanted).unwrap();
    assert_eq!(found, wanted);
    assert_eq!(batch::closest(&probe, shapes), batch::closest(&probe, expected));
}

macro_rules! change {
    ($shapes:ident, $expected:ident, $shape:ident, $change:expr) => {
        match $change {
            (0, ..) => {
                $shapes.clear();
                $expected.clear();
            }
            (1, count, _) => {
                $shapes.truncate(count);
                $expected.truncate(count);
            }
            (2..=3, index, _) => {
                let is_there = index < $expected.len();
                assert_eq!($shapes.swap_remove(index), is_there.then(|| $expected.swap_remove(index)));
            }
            (4..=5, index, at) => {
                let is_there = index < $expected.len();
                assert_eq!($shapes.set(index, $shape(at)), is_there);
                if is_there {
                    $expected[index] = $shape(at);
                }
            }
            (6, count, at) => {
                $shapes.extend((0..count).map(|i| $shape(at + i as f32)));
                $expected.extend((0..count).map(|i| $shape(at + i as f32)));
            }
            (_, count, at) => {
                $shapes.reserve(count);
                $shapes.push($shape(at));
                $expected.push($shape(at));
            }
        }
    };
}

macro_rules! is_a_vec {
    ($name:ident, $container:ident, $shape:ident) => {
        #[test]
        fn $name() {
            let config = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
            proptest!(config, |(changes in changes())| {
                let (mut shapes, mut expected) = ($container::with_capacity(3), Vec::new());
                for each in changes {
                    change!(shapes, expected, $shape, each);
                    assert!(shapes.iter().eq(expected.iter().copied()));
                    assert!((&shapes).into_iter().rev().eq(expected.iter().rev().copied()));
                    assert_eq!((shapes.len(), shapes.iter().len()), (expected.len(), expected.len()));
                    same_answers(&shapes, &expected);
                    assert_eq!((shapes.get(expected.len()), shapes.is_empty()), (None, expected.is_empty()));
                }
                assert_eq!(format!("{shapes:?}"), format!("{expected:?}"));
                assert_eq!(shapes, expected.iter().copied().collect());
            });
        }
    };
}

is_a_vec!(circles_are_a_vec, Circles, circle);
is_a_vec!(stadiums_are_a_vec, Stadiums, stadium);

fn equals_its_clone<M: Clone + PartialEq + Debug>(shapes: &M) {
    assert_eq!(*shapes, shapes.clone());
}

/// The cull radius of a large shape is NaN. Equality must not depend on it.
#[test]
fn a_container_equals_its_clone() {
    let round = |x| Circle::new([x, 0.1], 0.3);
    let long = |x| Stadium::new([x, 0.1], [0.7, x], 0.3);
    for x in [0.1, 1e20, 1e200, f64::MAX] {
        equals_its_clone(&Circles::from_iter([round(x)]));
        equals_its_clone(&Stadiums::from_iter([long(x)]));
        assert_ne!(Circles::from_iter([round(x)]), Circles::from_iter([round(-x)]));
    }
    equals_its_clone(&Circles::from_iter([circle(1e30)]));
    equals_its_clone(&Stadiums::from_iter([stadium(1e30)]));
}

/// As it is for a `Vec`.
#[test]
fn what_is_not_a_number_equals_nothing() {
    let shapes = Circles::from_iter([circle(f32::NAN)]);
    assert_ne!(shapes, shapes.clone());
}

#[test]
fn what_is_left_out_is_not_validated() {
    let shapes = [circle(0.0), circle(f32::NAN), circle(2.0)];
    assert_eq!(batch::validate(&shapes), Err((1, QueryError::NonFinite)));
    assert_eq!(batch::validate(&batch::filtered(&shapes, |index| index != 1)), Ok(()));
    assert_eq!(batch::validate(&batch::filtered(&shapes, |index| index == 1)), Err((1, QueryError::NonFinite)));
}

#[test]
fn a_reference_to_shapes_holds_them() {
    let owned: Vec<Circle> = (0..150_u8).map(|i| circle(f32::from(i))).collect();
    let shapes: &[Circle] = &owned;
    same_answers(&shapes, &owned);
    same_answers(&&batch::filtered(&shapes, |index| index != 2), &batch::filtered(&owned, |index| index != 2));
}
