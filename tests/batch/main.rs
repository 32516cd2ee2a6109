//! Each function of `batch` against the loop over single calls that it equals, bit for bit and errors included.
//!
//! An eighth of `PROPTEST_CASES` is the number of scenes for each law and holder of shapes (32).
//! Polygons of `f64` have a fourth of that.

#![cfg(feature = "alloc")]
#![allow(clippy::disallowed_methods, reason = "an input need not have the same bits everywhere")]
#![allow(clippy::cast_precision_loss, reason = "small integers")]

mod alone;
mod containers;
mod crowds;
mod kind;
mod laws;
mod levels;
mod loops;
mod numbers;
#[cfg(feature = "rayon")]
mod parallel;
mod scenes;
mod special_values;
mod ties;

use common::TestVector;
use impinge::batch::Shapes;
use kind::Kind;
use proptest::test_runner::{Config, TestRunner};
use scenes::Scene;

/// Tries a law on scenes of all regimes, held by an `M`.
fn hold<V, S, M>(most: usize, law: fn(&Scene<S>, &M))
where
    V: TestVector,
    S: Kind<Vector = V>,
    M: Shapes<Shape = S, Vector = V> + FromIterator<S>,
{
    let cases = Config::default().cases.div_ceil(8 * S::FEWER_SCENES);
    let config = Config { failure_persistence: None, cases, ..Config::default() };
    let outcome = TestRunner::new(config).run(&scenes::any::<V, S>(most), |scene| {
        levels::at_each(|| law(&scene, &scene.shapes.iter().copied().collect()));
        Ok(())
    });
    if let Err(broken) = outcome {
        panic!("{broken}");
    }
}

/// More than two blocks.
const MANY: usize = 150;

/// Each with each: not so many.
const FEW: usize = 24;

macro_rules! laws {
    ($($law:ident($most:ident),)*) => {
        laws! { points: Vec<impinge::glam::Vec2>, $($law($most),)* }
        laws! { circles: Vec<impinge::Circle>, $($law($most),)* }
        laws! { circles_of_f64: Vec<impinge::Circle<impinge::glam::DVec2>>, $($law($most),)* }
        laws! { circles_in_columns: impinge::batch::Circles, $($law($most),)* }
        laws! { segments_of_arrays: Vec<impinge::Segment<[f32; 2]>>, $($law($most),)* }
        laws! { stadiums_in_columns: impinge::batch::Stadiums, $($law($most),)* }
        laws! { stadiums_of_f64_in_columns: impinge::batch::Stadiums<impinge::glam::DVec2>, $($law($most),)* }
        laws! { boxes: Vec<impinge::Aabb>, $($law($most),)* }
        laws! { boxes_of_f64_in_columns: impinge::batch::Columns<impinge::Aabb<impinge::glam::DVec2>>, $($law($most),)* }
        laws! { polygons: Vec<impinge::ConvexPolygon<impinge::glam::Vec2, 4>>, $($law($most),)* }
        laws! { polygons_in_columns: impinge::batch::Columns<impinge::ConvexPolygon<impinge::glam::Vec2, 4>>, $($law($most),)* }
        laws! { polygons_of_f64: Vec<impinge::ConvexPolygon<impinge::glam::DVec2, 4>>, $($law($most),)* }
        laws! { mixed: Vec<impinge::AnyShape>, $($law($most),)* }
        laws! { mixed_of_f64: Vec<impinge::AnyShape<impinge::glam::DVec2>>, $($law($most),)* }
    };
    ($module:ident: $holder:ty, $($law:ident($most:ident),)*) => {
        mod $module {
            $(#[test]
            fn $law() {
                crate::hold::<_, _, $holder>(crate::$most, crate::laws::$law);
            })*
        }
    };
}

laws! {
    validate_is_a_loop(MANY),
    raycast_is_a_loop(MANY),
    raycast_any_is_a_loop(MANY),
    raycast_all_is_a_loop(MANY),
    cast_is_a_loop(MANY),
    intersecting_is_a_loop(MANY),
    closest_is_a_loop(MANY),
    distances_is_a_loop(MANY),
    overlapping_pairs_is_a_loop(FEW),
    overlapping_pairs_between_is_a_loop(FEW),
    contacts_is_a_loop(FEW),
}

/// `distances` for the kinds, precisions and containers that the laws above leave out.
macro_rules! distances {
    ($($module:ident: $holder:ty,)*) => {
        $(laws! { $module: $holder, distances_is_a_loop(MANY), })*
    };
}

distances! {
    polygons_of_f64_in_columns: impinge::batch::Columns<impinge::ConvexPolygon<impinge::glam::DVec2, 4>>,
    mixed_in_columns: impinge::batch::Columns<impinge::AnyShape>,
    points_in_columns: impinge::batch::Columns<impinge::glam::Vec2>,
    points_of_f64: Vec<impinge::glam::DVec2>,
    circles_of_f64_in_columns: impinge::batch::Circles<impinge::glam::DVec2>,
    segments_in_columns: impinge::batch::Columns<impinge::Segment>,
    segments_of_f64: Vec<impinge::Segment<impinge::glam::DVec2>>,
    stadiums: Vec<impinge::Stadium>,
    stadiums_of_f64: Vec<impinge::Stadium<[f64; 2]>>,
}
