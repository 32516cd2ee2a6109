//! Shapes that fall onto the floor of the frame, which is 16 units wide and high around the origin: the floor is at −8.

use serde_json::Value;

fn answer(scene: &str, edit: &str) -> Value {
    serde_json::from_str(&playground::respond(&format!("{scene}&view=0,0,16\n{edit}"))).expect("a JSON")
}

fn shapes(answer: &Value) -> Vec<Vec<f32>> {
    let scene = answer["scene"].as_str().unwrap_or_else(|| panic!("{answer}"));
    let numbers = |field: &str| {
        field.split_once('=').expect("a field").1.split(',').map(|n| n.parse().expect("a number")).collect()
    };
    scene.split('&').filter(|field| !field.starts_with("view") && !field.starts_with("fixed")).map(numbers).collect()
}

/// At rest a shape may be as deep in the floor as the solver lets it: 5 mm, where the view of all shapes is 10 m wide.
fn is_near(found: f32, expected: f32) -> bool {
    (found - expected).abs() < 0.02
}

fn length([x, y]: [f32; 2]) -> f32 {
    (x * x + y * y).sqrt()
}

#[test]
fn a_ball_and_a_box_come_to_rest_on_the_floor_and_on_each_other() {
    let fallen = answer("box=-2,-5,2,-3&circle=0,4,1&point=-8,-8&point=8,8", "fall 1200");
    assert_eq!(fallen["falling"], false);
    let shapes = shapes(&fallen);
    let heights = || shapes[0].iter().skip(1).step_by(2);
    assert!(heights().any(|&y| is_near(y, -8.0)) && heights().all(|&y| y > -8.02), "{fallen}");
    // The box is 2 high, and the ball has a radius of 1.
    assert!(is_near(shapes[1][1], -5.0), "{fallen}");
    assert_eq!(shapes[2..], [[-8.0, -8.0], [8.0, 8.0]]);
    let note = fallen["note"].as_str().expect("a note");
    assert!(note.starts_with("At rest after ") && note.ends_with(" s. “Undo” takes it back."), "{note}");
}

/// 10 m are 20 units: a quarter more than the 16 between the points. So g is 20 units/s². Half a second down is 2.5, less what
/// drag takes: a part of 0.3·0.5/3 = 0.05.
#[test]
fn a_ball_falls_as_in_a_picture_of_ten_metres() {
    let start = "circle=0,4,1&point=-8,-8&point=8,8";
    let after = answer(start, "fall 30");
    let way = 4.0 - shapes(&after)[0][1];
    assert!((2.35..2.45).contains(&way), "{way}");
    assert_eq!((&after["falling"], &after["note"]), (&Value::Bool(true), &Value::Null));
    assert_eq!(answer(start, "fall 0")["scene"], answer(start, "")["scene"]);
}

/// A sixtieth of a second from the start, by 20/60² at most.
#[test]
fn a_shape_starts_from_where_it_is() {
    for shape in
        ["stadium=-3,-1,2,3,1", "triangle=5,0,2,4,0,0", "polygon=0,0,3,-1,4,2,1,1", "box=2,1,-1,3", "circle=1,2,1.5"]
    {
        let scene = format!("{shape}&point=-8,-8&point=8,8");
        let (before, after) = (answer(&scene, ""), answer(&scene, "fall 1"));
        for (before, after) in shapes(&before)[0].iter().zip(&shapes(&after)[0]) {
            assert!((before - after).abs() < 0.006, "{before} {after} of {shape}");
        }
        assert_ne!(before["scene"], after["scene"], "{shape}");
    }
}

/// To the right of the end of a ledge, so that it tips over.
#[test]
fn a_box_that_turns_is_a_polygon_of_its_size() {
    let fallen = answer("box=-1,2,3,4&segment=-4,2,0.5,2&point=-8,-8&point=8,8", "fall 40");
    assert_eq!(fallen["shapes"][0]["name"], "polygon 1");
    let numbers = shapes(&fallen)[0].clone();
    let corners: Vec<[f32; 2]> = numbers.chunks(2).map(|corner| [corner[0], corner[1]]).collect();
    let sides = (0..4).map(|i| length([0, 1].map(|axis| corners[(i + 1) % 4][axis] - corners[i][axis])));
    for (side, expected) in sides.zip([4.0, 2.0, 4.0, 2.0]) {
        assert!((side - expected).abs() < 1e-4, "{side} of {numbers:?}");
    }
    // Clockwise: its right side is lower.
    assert!(corners[1][1] < corners[0][1] - 0.1, "{numbers:?}");
}

/// Whatever was asked before.
#[test]
fn a_fall_depends_on_the_scene_and_the_steps_alone() {
    let (one, other) = ("triangle=0,0,3,0,0,3&stadium=1,5,3,6,1", "polygon=0,0,3,0,4,2,0,3&circle=0,6,1");
    let at_once = [one, other].map(|scene| answer(scene, "fall 50").to_string());
    for steps in [10, 49, 20] {
        for scene in [one, other] {
            answer(scene, &format!("fall {steps}"));
        }
        answer(one, &format!("fall {steps}"));
    }
    assert_eq!([one, other].map(|scene| answer(scene, "fall 50").to_string()), at_once);
}

/// 3 to the right and 4 up are steeper than the friction of 0.6 holds, and 4 to the right and 2 up are not.
#[test]
fn a_box_slides_down_a_steep_slope_and_stays_on_a_gentle_one() {
    // A square on its side along the slope, off it by a hair.
    let slid = |slope: [f32; 2]| {
        let [x, y] = slope.map(|part| part / length(slope));
        let corner = |along: f32, up: f32| format!("{},{}", x * along - y * up, y * along + x * up);
        let corners = [corner(-1.0, 0.01), corner(1.0, 0.01), corner(1.0, 2.01), corner(-1.0, 2.01)].join(",");
        let [far_x, far_y] = [x * 7.0, y * 7.0];
        let fallen = answer(&format!("segment={},{},{far_x},{far_y}&polygon={corners}", -far_x, -far_y), "fall 60");
        let start: Vec<f32> = corners.split(',').map(|number| number.parse().expect("a number")).collect();
        let end = &shapes(&fallen)[1];
        length([end[0] - start[0], end[1] - start[1]])
    };
    assert!(slid([4.0, 2.0]) < 0.1, "{}", slid([4.0, 2.0]));
    assert!(slid([3.0, 4.0]) > 1.0, "{}", slid([3.0, 4.0]));
}

#[test]
fn what_is_fixed_or_has_no_area_stays() {
    let scene = "box=-1,-1,1,1&segment=-3,0,3,1&point=0,3&triangle=0,0,1,1,2,2&circle=4,4,0&ray=0,0,1,0&fixed=1";
    let fallen = answer(scene, "fall 30");
    assert_eq!(fallen["scene"], answer(scene, "")["scene"]);
    assert_eq!(fallen["note"], "Nothing falls: all shapes are fixed, or have no area.");
    assert_eq!(fallen["falling"], false);
    // What is invalid stays too, and is in nobody's way.
    let fallen = answer("circle=0,0,1&circle=NaN,0,1&circle=5,0,-1", "fall 5");
    assert_eq!(fallen["falling"], true);
    assert!(fallen["scene"].as_str().is_some_and(|scene| scene.contains("&circle=NaN,0,1&circle=5,0,-1&")), "{fallen}");
}

/// A picture 10 000 units wide, of which 2.5 are the 10 m of the solver: its floor is 20 km down.
#[test]
fn a_fall_ends_after_a_minute() {
    let fallen = playground::respond("circle=0,0,1&view=0,0,10000\nfall 4000");
    let fallen: Value = serde_json::from_str(&fallen).expect("a JSON");
    assert_eq!(fallen["note"], "The fall ends after a minute, before all is at rest.");
    assert_eq!(fallen["falling"], false);
    assert!(shapes(&fallen)[0][1] < -100.0, "{fallen}");
}

/// Wherever one looks, and however large the shapes are. With the size as the unit: a ball of radius 0.25 falls onto a
/// slope, which ends in the middle, and from there onto the floor at −1, between the walls at 1 and 3, out of the view.
#[test]
fn shapes_stay_in_the_frame() {
    for size in [1e-30_f32, 1.0, 1e30] {
        let fields: [(&str, &[f32]); 4] = [
            ("circle", &[1.25, 2.0, 0.25]),
            ("segment", &[1.0, 1.0, 2.0, 0.0]),
            ("point", &[3.0, -1.0]),
            ("view", &[2.0, 0.0, 1.0]),
        ];
        let scene = fields.map(|(name, numbers)| {
            let numbers: Vec<String> = numbers.iter().map(|number| (number * size).to_string()).collect();
            format!("{name}={}", numbers.join(","))
        });
        let scene = scene.join("&");
        let fallen = playground::respond(&format!("{scene}\nfall 3600"));
        let fallen: Value = serde_json::from_str(&fallen).expect("a JSON");
        assert_eq!(fallen["falling"], false);
        let note = fallen["note"].as_str().expect("a note");
        assert!(note.starts_with("At rest after "), "{note}");
        let [x, y] = [0, 1].map(|axis| shapes(&fallen)[0][axis] / size);
        assert!((1.25 - 0.02..2.75 + 0.02).contains(&x) && is_near(y, -0.75), "{x} {y}");
    }
}
