//! Each function of `batch` against the loop over single calls that it equals, bit for bit and errors included.
//!
//! `PROPTEST_CASES` sets the number of scenes for each law and kind of shape (256).

#![cfg(feature = "alloc")]
#![allow(clippy::disallowed_methods, reason = "an input need not have the same bits everywhere")]

#[path = "../common/mod.rs"]
mod common;

mod kind;
mod laws;
mod levels;
mod loops;
mod numbers;
mod scenes;

use impinge::batch::Shapes;
use proptest::test_runner::{Config, TestRunner};

use common::Plane;
use kind::Kind;
use scenes::Scene;

/// Tries a law on scenes of all regimes, held by an `M`.
fn hold<V, S, M>(law: fn(&Scene<S>, &M))
where
    V: Plane,
    S: Kind<Vector = V>,
    M: Shapes<Shape = S, Vector = V> + FromIterator<S>,
{
    let config = Config { failure_persistence: None, ..Config::default() };
    let outcome = TestRunner::new(config).run(&scenes::any::<V, S>(), |scene| {
        levels::at_each(|| law(&scene, &scene.shapes.iter().copied().collect()));
        Ok(())
    });
    if let Err(broken) = outcome {
        panic!("{broken}");
    }
}

macro_rules! laws {
    ($($law:ident,)*) => {
        laws! { points: Vec<impinge::glam::Vec2>, $($law,)* }
        laws! { points_of_f64: Vec<[f64; 2]>, $($law,)* }
        laws! { circles: Vec<impinge::Circle>, $($law,)* }
        laws! { circles_of_f64: Vec<impinge::Circle<[f64; 2]>>, $($law,)* }
        laws! { circles_apart: impinge::batch::Circles, $($law,)* }
        laws! { stadiums_apart: impinge::batch::Stadiums, $($law,)* }
        laws! { stadiums_of_f64_apart: impinge::batch::Stadiums<[f64; 2]>, $($law,)* }
        laws! { segments: Vec<impinge::Segment<[f32; 2]>>, $($law,)* }
        laws! { stadiums: Vec<impinge::Stadium>, $($law,)* }
        laws! { stadiums_of_f64: Vec<impinge::Stadium<[f64; 2]>>, $($law,)* }
    };
    ($module:ident: $holder:ty, $($law:ident,)*) => {
        mod $module {
            $(#[test]
            fn $law() {
                crate::hold::<_, _, $holder>(crate::laws::$law);
            })*
        }
    };
}

laws! {
    raycast_is_a_loop,
    raycast_any_is_a_loop,
    raycast_all_is_a_loop,
    intersecting_is_a_loop,
    closest_is_a_loop,
    distances_is_a_loop,
}
