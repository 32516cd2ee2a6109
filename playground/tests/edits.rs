//! What each edit makes of a scene, as the page asks for it.

use serde_json::Value;

/// The answer, without the view, which is 16 wide so that the grid is 1/16.
fn answer(scene: &str, edit: &str) -> Value {
    serde_json::from_str(&playground::respond(&format!("{scene}&view=0,0,16\n{edit}"))).expect("a JSON")
}

fn edited(scene: &str, edit: &str) -> String {
    let answer = answer(scene, edit);
    let scene = answer["scene"].as_str().unwrap_or_else(|| panic!("{answer}"));
    scene.strip_suffix("&view=0,0,16").unwrap_or(scene).to_owned()
}

#[test]
fn a_handle_is_dragged_on_the_grid() {
    // 0.13 spans are 2.08, and 33/16 is nearest to that.
    assert_eq!(edited("circle=1,1,1&select=1.center", "drag 0.13,0"), "circle=3.0625,1,1&select=1.center");
    assert_eq!(edited("segment=0,0,1,1&select=1.b", "drag 0,-0.25"), "segment=0,0,1,-3&select=1.b");
    // Away from b, as far as it is along the stadium.
    assert_eq!(edited("stadium=0,0,4,0,1&select=1.radius", "drag -0.125,1"), "stadium=0,0,4,0,3&select=1.radius");
    assert_eq!(edited("ray=0,0,1,1&select=1.direction", "drag 0.0625,0"), "ray=0,0,2,1&select=1.direction");
    assert_eq!(edited("point=0,0&move=1,0&select=move", "drag 0.0625,0"), "point=0,0&move=2,0&select=move");
}

#[test]
fn a_radius_ends_at_zero_and_a_coordinate_at_the_largest_number() {
    assert_eq!(edited("circle=0,0,1&select=1.radius", "drag -0.5,0"), "circle=0,0,0&select=1.radius");
    assert_eq!(edited("circle=0,0,0&select=1.radius", "ulp -1,0"), "circle=0,0,0&select=1.radius");
    assert_eq!(edited("point=3.4028235e38,0&select=1.point", "ulp 1,0"), "point=3.4028235e38,0&select=1.point");
}

#[test]
fn a_shape_is_dragged_with_all_its_positions() {
    assert_eq!(edited("point=0,0&stadium=0,0,1,1,1", "drag-shape 2,0.0625,0.125"), "point=0,0&stadium=1,2,2,3,1");
    // A direction is none.
    assert_eq!(edited("ray=0,0,1,1", "drag-shape 1,0.0625,0"), "ray=1,0,1,1");
    assert_eq!(edited("point=0,0", "drag-shape 2,1,1"), "point=0,0");
}

#[test]
fn keys_step_by_multiples_of_the_grid_or_by_ulps() {
    assert_eq!(edited("point=1,1&select=1.point", "step 1,0"), "point=1.5,1&select=1.point");
    assert_eq!(edited("point=1,1&select=1.point", "leap 0,-1"), "point=1,-3&select=1.point");
    assert_eq!(edited("point=1,1&select=1.point", "ulp 1,-1"), "point=1.0000001,0.99999994&select=1.point");
    // The smallest number.
    assert_eq!(edited("point=0,0&select=1.point", "ulp 1,-1"), "point=1e-45,-1e-45&select=1.point");
}

#[test]
fn the_nearest_handle_is_grabbed_or_else_the_uppermost_shape() {
    let grabbed = |place: &str| answer("circle=0,0,4&circle=2,0,4", &format!("grab {place},0.02"))["grabbed"].clone();
    assert_eq!(grabbed("0.01,0"), "1.center");
    assert_eq!(grabbed("0.12,0"), "2.center");
    // (1, 1) is in both.
    assert_eq!(grabbed("0.0625,0.0625"), "2");
    assert_eq!(grabbed("-0.2,0.0625"), "1");
    assert_eq!(grabbed("-0.5,0"), Value::Null);
}

/// The handles of two equal points are one above the other.
#[test]
fn of_equal_handles_the_selected_one_is_grabbed() {
    assert_eq!(answer("point=0,0&point=0,0", "grab 0,0,0.1")["grabbed"], "2.point");
    assert_eq!(answer("point=0,0&point=0,0&select=1.point", "grab 0,0,0.1")["grabbed"], "1.point");
}

#[test]
fn a_shape_takes_the_place_of_another_in_the_pair() {
    let three = "point=0,0&point=1,0&point=2,0";
    assert_eq!(edited(three, "b 3"), format!("{three}&pair=1,3"));
    // The two are exchanged.
    assert_eq!(edited(three, "a 2"), format!("{three}&pair=2,1"));
    // With a shape that is not there nothing is exchanged.
    assert_eq!(edited("point=0,0", "b 1"), "point=0,0");
}

#[test]
fn a_shape_that_is_removed_leaves_the_others_as_a_pair() {
    let scene = "point=0,0&point=1,0&point=2,0&pair=2,3";
    assert_eq!(edited(&format!("{scene}&select=1.point"), "remove"), "point=1,0&point=2,0");
    assert_eq!(edited(&format!("{scene}&select=3.point"), "remove"), "point=0,0&point=1,0");
    assert_eq!(edited(scene, "remove"), scene);
    assert_eq!(edited("point=0,0&move=1,1&select=move", "remove"), "point=0,0");
}

#[test]
fn arguments_are_set_and_left_out_where_they_are_as_by_default() {
    assert_eq!(edited("point=0,0&max_t=5", "set max_t=inf"), "point=0,0");
    assert_eq!(edited("point=0,0&max_t=5", "set toward=0,-1"), "point=0,0&max_t=5&toward=0,-1");
    assert_eq!(answer("point=0,0", "set margin=0.1")["arguments"][0][1], "0.1");
}

#[test]
fn what_is_added_is_in_the_middle_and_selected() {
    assert_eq!(edited("point=9,9", "add circle"), "point=9,9&circle=0,0,2&select=2.center");
    assert_eq!(edited("point=9,9", "add ray"), "point=9,9&ray=-2,0,2,2&select=2.origin");
}

/// What an edit makes can be read again, and so every kind of shape is added up to the limit and none beyond it.
#[test]
fn shapes_are_added_up_to_sixty_four() {
    for kind in ["point", "circle", "segment", "stadium", "ray"] {
        let of = |count: usize| vec!["point=0,0"; count].join("&");
        let full = answer(&of(63), &format!("add {kind}"));
        let full = full["scene"].as_str().unwrap_or_else(|| panic!("{full}"));
        assert!(!playground::respond(full).starts_with(r#"{"error""#), "{full}");
        let error = format!("“add {kind}”: there are more than 64 shapes.");
        assert_eq!(answer(&of(64), &format!("add {kind}")), serde_json::json!({ "error": error }));
    }
}

#[test]
fn an_error_is_short_and_in_english() {
    let error = |request: &str| answer(request, "")["error"].as_str().expect("an error").to_owned();
    let many = vec!["1"; 100_000].join(",");
    let start = format!("In field 1, “circle={}…”: it takes 3 numbers, and has 100000.", &many[..53]);
    assert_eq!(error(&format!("circle={many}")), start);
    for long in [format!("margin={many}"), "é".repeat(99_999), format!("move={},0", "x".repeat(99_999))] {
        assert!(error(&long).chars().count() < 350, "{}", error(&long));
    }
    assert_eq!(answer("", "set margin=1,2")["error"], "“set margin=1,2”: it takes 1 number, and has 2.");
    let edit = format!("b {many}");
    assert!(answer("point=0,0", &edit)["error"].as_str().is_some_and(|error| error.chars().count() < 250));
}

#[test]
fn b_is_pushed_by_the_offset() {
    assert_eq!(edited("circle=0,0,2&circle=0,3,2", "push"), "circle=0,0,2&circle=0,4,2");
    assert_eq!(edited("circle=0,0,2&circle=0,5,2", "push"), "circle=0,0,2&circle=0,5,2");
}

#[test]
fn b_is_cast_toward_a_at_first_and_not_at_all_then() {
    let cast = edited("segment=0,-4,0,4&circle=8,0,1", "cast");
    assert_eq!(cast, "segment=0,-4,0,4&circle=8,0,1&move=-4,0&select=move");
    assert_eq!(edited(&cast, "cast"), "segment=0,-4,0,4&circle=8,0,1");
    // What was selected meanwhile stays so.
    assert_eq!(edited("point=0,0&point=1,0&move=1,1&select=1.point", "cast"), "point=0,0&point=1,0&select=1.point");
}

#[test]
fn the_view_changes_and_nothing_else() {
    assert_eq!(edited("point=1,1", "pan 0.5,0"), "point=1,1&view=8,0,16");
    // (8, 0) stays where it is.
    assert_eq!(edited("point=1,1", "zoom 0.5,0.5,0"), "point=1,1&view=4,0,8");
    // 40 of the ulps of 1, which are 2^-23.
    assert_eq!(
        edited("point=1,1&point=0,0&select=1.point", "microscope"),
        "point=1,1&point=0,0&select=1.point&view=1,1,4.76837158203125e-6"
    );
}

#[test]
fn what_would_do_nothing_is_said_to_be_idle() {
    let idle = |scene: &str| answer(scene, "")["idle"].to_string();
    assert_eq!(idle("point=0,0"), r#"["b 1","push","cast","remove","microscope"]"#);
    assert_eq!(idle("circle=0,0,1&circle=1,0,1&select=1.radius"), "[]");
    // They touch, and are apart.
    assert_eq!(idle("circle=0,0,1&circle=2,0,1&select=1.radius"), r#"["push"]"#);
    assert_eq!(idle("circle=0,0,1&circle=3,0,1&move=1,0&select=move"), r#"["push","microscope"]"#);
}

#[test]
fn what_is_no_edit_is_refused() {
    for edit in [
        "drag 1",
        "drag x,y",
        "add disc",
        "select 2.point",
        "a 0",
        "b 7",
        "zoom 1,1",
        "grab 1,1",
        "set margin",
        "set margin=x",
    ] {
        assert!(answer("point=0,0", edit)["error"].as_str().is_some_and(|error| error.contains(edit)), "{edit}");
    }
}
