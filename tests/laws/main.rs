//! Laws that hold for whatever shapes, checked for every ordered pair of the shapes in both precisions. Arrays
//! share all of the code but their conversions: `tests/vectors.rs`.
//!
//! `PROPTEST_CASES` sets the number of scenes for each law and vector (256), each of which gives all pairs. A scene
//! that breaks a law is printed, shrunk. It is not kept in a file: it becomes a named case of another test.

#![allow(clippy::disallowed_methods, reason = "an input or a bound need not have the same bits everywhere")]

mod agreement;
mod answers;
mod boxes;
mod casts;
mod closest;
mod contacts;
mod errors;
mod hits;
mod pair;
mod penetrations;
mod scenes;
mod symmetry;
mod totality;
mod watertight;

use common::TestVector;
use pair::Pair;
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, TestCaseResult, TestRunner};
use scenes::Scene;

type Law = fn(&Pair) -> TestCaseResult;

/// Valid shapes with numbers of ordinary size.
fn usual<V: TestVector>(law: Law) {
    hold(scenes::usual::<V>(), Pair::is_valid, law);
}

/// Valid shapes with numbers of any size.
fn extreme<V: TestVector>(law: Law) {
    hold(scenes::any::<V>(), Pair::is_valid, law);
}

/// Any bits in any field.
fn any<V: TestVector>(law: Law) {
    hold(scenes::any::<V>(), |_| true, law);
}

fn hold(scenes: impl Strategy<Value = Scene>, applies: fn(&Pair) -> bool, law: Law) {
    let config = Config { failure_persistence: None, ..Config::default() };
    let outcome = TestRunner::new(config).run(&scenes, |scene| {
        scene.pairs().filter(applies).try_for_each(|pair| law(&pair).map_err(|broken| pair.blamed(&broken)))
    });
    if let Err(broken) = outcome {
        panic!("{broken}");
    }
}

macro_rules! laws {
    ($($scenes:ident { $($file:ident::$law:ident,)* })*) => {
        laws! { vec2: impinge::glam::Vec2, $($scenes { $($file::$law,)* })* }
        laws! { dvec2: impinge::glam::DVec2, $($scenes { $($file::$law,)* })* }
    };
    ($module:ident: $vector:ty, $($scenes:ident { $($file:ident::$law:ident,)* })*) => {
        mod $module {
            use super::*;

            type V = $vector;

            $(mod $scenes {
                use super::*;

                $(#[test]
                fn $law() {
                    crate::$scenes::<V>($file::$law::<V>);
                })*
            })*
        }
    };
}

laws! {
    usual {
        agreement::answers_agree,
        agreement::a_distance_that_cancels_is_the_signed_one,
        agreement::nearly_parallel_segments_are_as_far_as_the_signed_distance,
        agreement::touching_shapes_part_when_one_shrinks,
        agreement::within_compares_the_distance,
        agreement::a_margin_is_a_radius,
        agreement::f64_rounds_to_the_same_answers,
        symmetry::swapping_the_arguments,
        symmetry::reversing_a_segment,
        symmetry::the_sides_of_a_triangle,
        symmetry::scaling_by_a_power_of_two,
        symmetry::one_shape_as_another,
        penetrations::an_offset_separates_the_shapes,
        penetrations::no_shorter_offset_separates_them,
        penetrations::a_preferred_direction_chooses_among_equals,
        penetrations::the_last_points_to_separate,
        closest::closest_points_realise_the_distance,
        closest::the_closest_point_realises_the_distance,
        hits::a_ray_hits_what_it_intersects,
        hits::max_t_cuts_the_ray,
        hits::a_hit_lies_on_the_outline,
        hits::the_normal_of_a_hit_faces_outward,
        hits::a_ray_that_misses_stays_outside,
        hits::a_ray_from_outside_first_hits_an_edge,
        hits::a_chord_begins_with_the_hit,
        hits::a_chord_is_what_ray_and_circle_share,
        contacts::a_contact_is_within_its_margin,
        contacts::the_least_separation_is_the_signed_distance,
        contacts::overlapping_shapes_have_one_normal,
        casts::a_moved_shape_touches_where_it_hits,
        casts::the_point_of_a_cast_is_in_both_shapes,
        casts::the_target_may_move_instead,
        casts::a_moving_circle_is_a_ray,
        casts::a_translation_is_one_length,
        casts::max_t_cuts_the_motion,
        casts::a_motion_in_two_steps,
        casts::what_hits_nothing_stays_apart,
        casts::the_normal_of_a_cast_faces_the_motion,
        boxes::a_box_holds_its_shape,
        boxes::a_ray_enters_the_box_before_the_shape,
    }
    extreme {
        contacts::a_contact_is_within_its_margin,
        contacts::the_least_separation_is_the_signed_distance,
        contacts::overlapping_shapes_have_one_normal,
        agreement::answers_agree,
        agreement::touching_shapes_part_when_one_shrinks,
        agreement::within_compares_the_distance,
        agreement::f64_rounds_to_the_same_answers,
        symmetry::swapping_the_arguments,
        symmetry::reversing_a_segment,
        symmetry::the_sides_of_a_triangle,
        symmetry::one_shape_as_another,
        hits::a_ray_hits_what_it_intersects,
        hits::max_t_cuts_the_ray,
        hits::a_chord_begins_with_the_hit,
        casts::a_translation_is_one_length,
        casts::max_t_cuts_the_motion,
        casts::the_target_may_move_instead,
        casts::a_moving_circle_is_a_ray,
        boxes::a_box_holds_its_shape,
        boxes::a_ray_enters_the_box_before_the_shape,
    }
    any {
        totality::an_answer_or_the_documented_error,
        totality::circles_and_boxes_answer_or_err_as_documented,
        totality::validate_tells_the_error,
        totality::numbers_are_finite_and_normals_unit,
    }
}
