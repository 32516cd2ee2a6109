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
    // Past the opposite corner, which stays.
    assert_eq!(edited("box=0,0,1,1&select=1.corner2", "drag -0.125,0"), "box=0,0,-1,1&select=1.corner2");
    let gem = "polygon=0,0,4,0,4,4,0,4&select=1.corner4";
    assert_eq!(edited(gem, "drag 0.125,-0.125"), "polygon=0,0,4,0,4,4,2,2&select=1.corner4");
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
    assert_eq!(edited("triangle=0,0,1,0,0,1", "drag-shape 1,0.0625,0"), "triangle=1,0,2,0,1,1");
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
fn the_first_shape_is_added_in_the_middle_and_selected() {
    assert_eq!(edited("point=9,9", "add circle"), "point=9,9&circle=0,0,2&select=2.center");
    assert_eq!(edited("point=9,9", "add ray"), "point=9,9&ray=-2,0,2,2&select=2.origin");
    assert_eq!(edited("point=9,9", "add box"), "point=9,9&box=-2,-1,2,1&select=2.corner1");
    assert_eq!(edited("point=9,9", "add triangle"), "point=9,9&triangle=-2,-2,2,-2,0,2&select=2.corner1");
    let gem = "polygon=-1,-2,1,-2,2,0.5,0,2,-2,0.5";
    assert_eq!(edited("point=9,9", "add polygon"), format!("point=9,9&{gem}&select=2.corner1"));
}

/// From (-2, 0) to the upper right, it would pass (1, 3.25) by 0.18.
#[test]
fn a_new_ray_does_not_nearly_hit_another_shape() {
    assert_eq!(edited("point=1,3.25", "add ray"), "point=1,3.25&ray=2,0,-2,2&select=2.origin");
}

/// Whatever the first ones are, even where they leave no room in the view.
#[test]
fn new_shapes_do_not_land_on_each_other() {
    let kinds = ["point", "circle", "segment", "stadium", "ray", "box", "triangle", "polygon"];
    // The view is within the disc.
    for start in ["", "circle=0,0,1", "circle=1,0,30", "segment=-9,-9,9,9&segment=-9,9,9,-9"] {
        let mut scene = format!("{start}&view=0,0,16");
        let first = start.split('&').filter(|field| !field.is_empty()).count();
        for count in first..first + 16 {
            let added = playground::respond(&format!("{scene}\nadd {}\n1.3,1", kinds[count % 8]));
            let added: Value = serde_json::from_str(&added).expect("a JSON");
            added["scene"].as_str().unwrap_or_else(|| panic!("{added}")).clone_into(&mut scene);
            // It is in view, with all of its handles.
            let handles = added["shapes"][count]["handles"].as_array().expect("handles");
            let is_seen = |handle: &Value| {
                let place = |axis: usize| handle["place"][axis].as_f64().expect("a place").abs();
                place(0) <= 0.65 && place(1) <= 0.5
            };
            assert!(handles.iter().all(is_seen), "{added}");
            for other in 0..count {
                let pair = playground::respond(&format!("{scene}\nset pair={},{}", other + 1, count + 1));
                let pair: Value = serde_json::from_str(&pair).expect("a JSON");
                let summary = pair["summary"].as_str().expect("a text");
                let gap = summary.split_once(" are ").and_then(|(_, rest)| rest.strip_suffix(" apart."));
                let gap: f64 = gap.unwrap_or_else(|| panic!("{summary} of {scene}")).parse().expect("a number");
                // A shape has at least a 32nd of the view to each side, a quarter of which is to be free. Its grid takes up
                // to a fifth of that, and a view that grows to show the shape up to two fifths.
                let span: f64 = scene.rsplit_once(',').and_then(|(_, span)| span.parse().ok()).expect("a span");
                assert!(gap > span / 128.0 * 0.8 * 0.6, "{summary} of {scene}");
            }
        }
    }
}

/// What an edit makes can be read again, and so every kind of shape is added up to the limit and none beyond it.
#[test]
fn shapes_are_added_up_to_sixty_four() {
    for kind in ["point", "circle", "segment", "stadium", "ray", "box", "triangle", "polygon"] {
        let of = |count: usize| vec!["point=0,0"; count].join("&");
        let full = answer(&of(63), &format!("add {kind}"));
        let full = full["scene"].as_str().unwrap_or_else(|| panic!("{full}"));
        assert!(!playground::respond(full).starts_with(r#"{"error""#), "{full}");
        let error = format!("“add {kind}”: a scene has at most 64 shapes.");
        assert_eq!(answer(&of(64), &format!("add {kind}")), serde_json::json!({ "error": error }));
    }
}

#[test]
fn an_error_is_short_and_in_english() {
    let error = |request: &str| answer(request, "")["error"].as_str().expect("an error").to_owned();
    let many = vec!["1"; 100_000].join(",");
    let start = format!("Field 1, “circle={}…”: expected 3 numbers, found 100000.", &many[..53]);
    assert_eq!(error(&format!("circle={many}")), start);
    for long in [format!("margin={many}"), "é".repeat(99_999), format!("move={},0", "x".repeat(99_999))] {
        assert!(error(&long).chars().count() < 350, "{}", error(&long));
    }
    assert_eq!(answer("", "set margin=1,2")["error"], "“set margin=1,2”: expected 1 number, found 2.");
    let edit = format!("b {many}");
    assert!(answer("point=0,0", &edit)["error"].as_str().is_some_and(|error| error.chars().count() < 250));
}

#[test]
fn b_is_pushed_by_the_offset() {
    assert_eq!(edited("circle=0,0,2&circle=0,3,2", "push"), "circle=0,0,2&circle=0,4,2");
    assert_eq!(edited("circle=0,0,2&circle=0,5,2", "push"), "circle=0,0,2&circle=0,5,2");
}

#[test]
fn after_a_push_it_is_said_whether_the_shapes_exactly_touch() {
    let note = |scene: &str| answer(scene, "push")["note"].clone();
    let told = |relation: &str| format!("Pushed circle 2. Its new position is rounded to f32. The shapes {relation}");
    assert_eq!(note("circle=0,0,2&circle=0,3,2"), told("now touch exactly."));
    // Out along the diagonal, to `f32` numbers x and y near √½, which is none: the sum of their squares, exact in `f64`, is
    // near 1, and 1 − √s = (1 − s)/(1 + √s).
    let pushed = answer("circle=0,0,0.5&circle=0.25,0.25,0.5", "push");
    let scene = pushed["scene"].as_str().expect("a scene").replace("circle=", "");
    let numbers = scene.split([',', '&']).skip(3).take(2).map(|text| text.parse::<f32>().expect("a number"));
    let numbers: Vec<f64> = numbers.map(f64::from).collect();
    let squared: f64 = numbers.iter().map(|&number| number * number).sum();
    let overlap = (1.0 - squared) / (1.0 + squared.sqrt());
    let (_, relation) = pushed["note"].as_str().and_then(|note| note.split_once("The shapes ")).expect("a relation");
    let (number, sign) = match relation.strip_prefix("still overlap by ") {
        Some(depth) => (depth.strip_suffix('.'), 1.0),
        None => (relation.strip_prefix("are now ").and_then(|rest| rest.strip_suffix(" apart.")), -1.0),
    };
    let number: f64 = number.unwrap_or_else(|| panic!("{relation}")).parse().expect("a number");
    assert!((sign * number / overlap - 1.0).abs() < 1e-6, "{relation} {overlap}");
    // They are apart, or touch already.
    assert_eq!(note("circle=0,0,2&circle=0,5,2"), Value::Null);
    assert_eq!(note("circle=0,0,2&circle=0,4,2"), Value::Null);
    assert_eq!(answer("circle=0,0,2&circle=0,3,2", "ulp 1,0")["note"], Value::Null);
}

/// Above 2^24 the numbers are 2 apart. The radii make 2^24 + 2.25, and the centres are 0.25 less apart.
#[test]
fn a_push_that_is_less_than_a_step_is_said_to_be_so() {
    let note = answer("circle=0,0,2.25&circle=16777218,0,16777216", "push")["note"].clone();
    let stays = "circle 2 stays where it is: the push is less than a step of its f32 coordinates.";
    assert_eq!(note, format!("{stays} The shapes still overlap by 0.25."));
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

/// At the contact, (6.75, 5.125), of circles with numbers up to 12.75, which is followed by 12.75 + 2^-20.
#[test]
fn the_contact_is_magnified_too() {
    let touching = "circle=0.75,0.625,7.5&circle=12.75,9.625,7.5";
    let span = 40.0 / 1_048_576.0;
    assert_eq!(edited(touching, "microscope contact"), format!("{touching}&view=6.75,5.125,{span}"));
}

#[test]
fn an_argument_that_is_left_empty_is_as_by_default() {
    let given = "point=0,0&margin=1&max_t=2&toward=3,4";
    assert_eq!(answer(given, "")["arguments"].to_string(), r#"[["margin","1"],["max_t","2"],["toward","3,4"]]"#);
    let mut scene = given.to_owned();
    for name in ["margin", "max_t", "toward"] {
        scene = edited(&scene, &format!("set {name}="));
    }
    assert_eq!(scene, "point=0,0");
    assert_eq!(answer(&scene, "")["arguments"].to_string(), r#"[["margin",""],["max_t",""],["toward",""]]"#);
    assert_eq!(answer("point=0,0", "set pair=")["error"], "“set pair=”: no shape has the number “”.");
}

#[test]
fn what_would_do_nothing_is_said_to_be_idle() {
    let idle = |scene: &str| answer(scene, "")["idle"].to_string();
    assert_eq!(idle("point=0,0"), r#"["b 1","push","cast","remove","microscope","microscope contact","fall"]"#);
    assert_eq!(idle("segment=0,0,1,0&circle=0.5,0,1&fixed=2&select=2.radius"), r#"["fall"]"#);
    assert_eq!(idle("circle=0,0,1&circle=1,0,1&select=1.radius"), "[]");
    // They touch, and are apart.
    assert_eq!(idle("circle=0,0,1&circle=2,0,1&select=1.radius"), r#"["push"]"#);
    assert_eq!(idle("circle=0,0,1&circle=3,0,1&move=1,0&select=move"), r#"["push","microscope"]"#);
    assert_eq!(idle("circle=0,0,1&circle=3,0,-1&select=1.center"), r#"["push","microscope","microscope contact"]"#);
}

#[test]
fn a_shape_is_fixed_and_let_go() {
    let fixed = edited("point=0,0&box=1,1,2,2", "fix 2");
    assert_eq!(fixed, "point=0,0&box=1,1,2,2&fixed=2");
    assert_eq!(answer(&fixed, "")["shapes"][1]["fixed"], true);
    // A point cannot fall.
    assert_eq!(answer(&fixed, "")["shapes"][0]["fixed"], Value::Null);
    assert_eq!(edited(&fixed, "fix 2"), "point=0,0&box=1,1,2,2");
    // The others are counted anew.
    assert_eq!(edited(&format!("{fixed}&select=1.point"), "remove"), "box=1,1,2,2&fixed=1");
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
        "fix 2",
        "fall x",
    ] {
        assert!(answer("point=0,0", edit)["error"].as_str().is_some_and(|error| error.contains(edit)), "{edit}");
    }
}
