//! What the rows say, derived by hand.

use serde_json::Value;

fn answer(scene: &str) -> Value {
    serde_json::from_str(&playground::respond(scene)).expect("a JSON")
}

fn rows(scene: &str, title: &str) -> Vec<[String; 2]> {
    let answer = answer(scene);
    let mut sections = answer["sections"].as_array().unwrap_or_else(|| panic!("{answer}")).iter();
    let section =
        sections.find(|section| section["title"] == title).unwrap_or_else(|| panic!("no {title} in {answer}"));
    let text = |row: &Value, key: &str| row[key].as_str().expect("a text").to_owned();
    section["rows"].as_array().expect("rows").iter().map(|row| [text(row, "name"), text(row, "value")]).collect()
}

/// The values of the named rows.
fn values<const N: usize>(scene: &str, title: &str, names: [&str; N]) -> [String; N] {
    let rows = rows(scene, title);
    names.map(|name| rows.iter().find(|row| row[0] == name).unwrap_or_else(|| panic!("{name} of {rows:?}"))[1].clone())
}

/// Up through a stadium with its sides at −1 and 1: after 3 and 5 of 8.
#[test]
fn a_chord_has_an_enter_and_an_exit() {
    let names = ["enter t", "enter point", "enter normal", "exit t", "exit point", "exit normal", "single point"];
    let expected = ["0.375", "(0, -1)", "(0, -1)", "0.625", "(0, 1)", "(0, 1)", "no"];
    assert_eq!(
        values("segment=0,-4,0,4&stadium=-8,0,8,0,1", "The chord: the part of the path inside", names),
        expected
    );
    // Whichever of the two it is in.
    assert_eq!(
        values("stadium=-8,0,8,0,1&segment=0,-4,0,4", "The chord: the part of the path inside", names),
        expected
    );
    assert_eq!(
        values("segment=0,0,0,4&stadium=-8,0,8,0,1", "The chord: the part of the path inside", ["enter"]),
        ["none: the path starts inside"]
    );
    assert_eq!(
        values("segment=0,2,0,4&stadium=-8,0,8,0,1", "The chord: the part of the path inside", ["chord"]),
        ["none: the path misses"]
    );
}

#[test]
fn a_point_is_on_a_side_of_a_path() {
    let side = |scene| values(scene, "Which side of the path?", ["the point is on the"]);
    assert_eq!(side("segment=0,0,4,0&point=9,1e-45"), ["left"]);
    assert_eq!(side("point=9,-1e-45&ray=0,0,4,0"), ["right"]);
    assert_eq!(side("segment=0,0,4,0&point=9,0"), ["none: the point is on the line"]);
}

/// At the height of the radius, 10 to the left, with a direction of length 2.
#[test]
fn a_tangent_ray_has_a_single_point() {
    let scene = "ray=-10,5,2,0&circle=0,0,5";
    assert_eq!(values(scene, "The chord: the part of the path inside", ["single point", "enter t"]), ["yes", "5"]);
    assert_eq!(values(scene, "Ray cast", ["hit t", "hit point", "hit normal"]), ["5", "(0, 5)", "(0, 1)"]);
    let ended = format!("{scene}&max_t=4.9999995");
    assert_eq!(values(&ended, "Ray cast", ["hit"]), ["none up to t = 4.9999995"]);
}

/// 3² + 4² = 5².
#[test]
fn outlines_cross_in_two_points_in_one_or_in_all() {
    let crossing = |scene| values(scene, "Where the outlines cross", ["common points"]);
    assert_eq!(crossing("circle=0,0,5&circle=6,0,5"), ["secant at (3, 4) and (3, -4)"]);
    assert_eq!(crossing("circle=0,0,5&circle=7,0,2"), ["tangent at (5, 0)"]);
    assert_eq!(crossing("circle=0,0,5&circle=0,0,5"), ["coincident"]);
    assert_eq!(crossing("circle=0,0,5&circle=1,0,1"), ["none"]);
}

#[test]
fn what_is_inside_is_contained_and_has_its_outline_somewhere() {
    let names = ["a contains b", "b contains a", "intersects"];
    assert_eq!(values("circle=0,0,5&point=3,4", "Do they meet?", names), ["yes", "no", "yes"]);
    let outline = |scene| values(scene, "How far apart?", ["closest point of the outline of a"]);
    assert_eq!(outline("circle=0,0,2&point=0.5,0"), ["(2, 0)"]);
    assert!(outline("circle=0,0,2&point=0,0")[0].starts_with("NoUniqueDirection: "));
}

#[test]
fn boxes_are_around_the_inflated_ends() {
    let boxes = values("stadium=4,1,0,2,0.5&ray=0,0,1,0", "Bounding boxes", ["of a", "of b"]);
    assert_eq!(boxes, ["(-0.5, 0.5) to (4.5, 2.5)", "none: a ray has no end"]);
    let boxes = values("box=4,0,2,3&triangle=0,0,4,1,1,5", "Bounding boxes", ["of a", "of b"]);
    assert_eq!(boxes, ["(2, 0) to (4, 3)", "(0, 0) to (4, 5)"]);
}

#[test]
fn a_ray_is_not_cast_and_what_overlaps_is_so_at_once() {
    let title = "Cast: b moves along the arrow";
    assert!(values("circle=0,0,1&ray=5,0,1,0&move=-9,0", title, ["cast"])[0].starts_with("a ray has no end"));
    let names = ["t", "normal", "overlap at the start", "arrow reflected"];
    assert_eq!(values("circle=0,0,1&circle=1,0,1&move=-9,2", title, names), ["0", "(1, 0)", "yes", "(9, 2)"]);
}

/// A polygon is the hull of its corners: (1, 1) is in that of the four others, and in no triangle of three of them.
#[test]
fn a_polygon_is_the_hull_of_its_corners() {
    let gem = "polygon=0,0,4,0,1,1,4,4,0,4";
    assert_eq!(
        values(&format!("{gem}&point=2,7"), "How far apart?", ["distance", "closest point on a"]),
        ["3", "(2, 4)"]
    );
    assert_eq!(
        values(&format!("{gem}&triangle=1,1,3,1,2,3"), "Do they meet?", ["a contains b", "intersects"]),
        ["yes", "yes"]
    );
    // Up to the diagonal side, and down from it by as much.
    let names = ["t", "point", "normal", "overlap at the start"];
    let cast = values("triangle=0,0,4,0,0,4&box=2,4,3,5&move=0,-6", "Cast: b moves along the arrow", names);
    assert_eq!(cast, ["0.33333334", "(2, 2)", "(0.70710677, 0.70710677)", "no"]);
}

/// The floor has its top at 0, and the box is a quarter deep; its lower corners are at 1 and 3. Of a box, edge 2 is the top,
/// and edge 0 the bottom.
#[test]
fn a_contact_has_a_normal_and_one_or_two_points() {
    let title = "Contact: what a solver needs";
    let names = ["contact normal", "contact points", "point 1 on a", "point 1 on b", "separation 1", "features 1"];
    let found = values("box=-8,-1,8,0&box=1,-0.25,3,1.75", title, names);
    assert_eq!(found[..5], ["(0, 1)", "2", "(3, 0)", "(3, -0.25)", "-0.25"]);
    assert_eq!(found[5], "edge 2 of a, vertex 1 of b");
    let second = values("box=-8,-1,8,0&box=1,-0.25,3,1.75", title, ["point 2 on b", "separation 2"]);
    assert_eq!(second, ["(1, -0.25)", "-0.25"]);
    // Half of the margin apart.
    let found = values("box=-8,-1,8,0&circle=1,1.5,1&margin=1", title, names);
    assert_eq!(found, ["(0, 1)", "1", "(1, 0)", "(1, 0.5)", "0.5", "edge 2 of a, vertex 0 of b"]);
    let apart = values("box=-8,-1,8,0&circle=1,1.5,1", title, ["contact"]);
    assert_eq!(apart, ["none: they are farther apart than the margin of 0"]);
}

/// Four flush tiles, with their tops at 0.
const TILES: &str = "box=0,-1,1,0&box=1,-1,2,0&box=2,-1,3,0&box=3,-1,4,0";

/// A box slides along them by 2, from 0.5 to 1.5. So its right side is above a seam after 0.25 and 0.75 of the way.
/// It does not meet the two tiles on which it stands.
#[test]
fn a_box_slides_over_a_seam_where_others_see_a_ghost() {
    let title = "The same cast among all shapes";
    let sliding = format!("{TILES}&box=0.5,0,1.5,1&move=2,0&pair=3,5");
    let names = ["what stops b", "what b grazes", "ghost that others see"];
    let ghost = "box 3 at t = 0.25, normal (-1, 0): if rounding sinks b by one f32 step";
    assert_eq!(values(&sliding, title, names), ["nothing", "box 3, box 4", ghost]);
    assert_eq!(values(&sliding, "Cast: b moves along the arrow", ["t", "grazes"]), ["0.25", "yes"]);
    let summary = "box 3 and box 5 are 0.5 apart. Along the arrow, box 5 grazes box 3 at t = 0.25. Nothing stops it.";
    assert_eq!(answer(&sliding)["summary"], summary);
    // A wall on the last tile does stop it: after 0.5 of 2.
    let walled = values(&format!("{TILES}&box=0.5,0,1.5,1&box=2.5,0,3,1&move=2,0&pair=3,5"), title, names);
    assert_eq!(walled, ["box 6 at t = 0.5, normal (-1, 0)", "box 3", ghost]);
}

/// With its lower right corner onto the seam of the first two: after half of the way.
#[test]
fn a_box_falls_onto_a_seam_where_others_see_a_ghost() {
    let falling = format!("{TILES}&box=-1,2,0,4&move=2,-4&pair=2,5");
    let names = ["what stops b", "ghost that others see"];
    let ghost = "box 2 at t = 0.5, normal (-1, 0): if asked alone";
    assert_eq!(values(&falling, "The same cast among all shapes", names), ["box 1 at t = 0.5, normal (0, 1)", ghost]);
    // In the other order.
    let falling = "box=1,-1,2,0&box=0,-1,1,0&box=-1,2,0,4&move=2,-4&pair=1,3";
    let ghost = "box 1 at t = 0.5, normal (-1, 0): if asked alone";
    assert_eq!(values(falling, "The same cast among all shapes", names), ["box 2 at t = 0.5, normal (0, 1)", ghost]);
    assert!(!answer("box=0,0,1,1&box=2,0,3,1&move=-4,0").to_string().contains("among all"));
}

/// A lone tile has all its sides, and so do two equal ones. A circle has none.
#[test]
fn what_no_neighbour_covers_is_no_ghost() {
    for scene in [
        "box=2,-1,3,0&box=0.5,0,1.5,1&circle=50,50,1&move=2,0&pair=1,2",
        "box=2,-1,3,0&box=0.5,0,1.5,1&box=2,-1,3,0&move=2,0&pair=1,2",
        "circle=0,0,1&circle=-5,2,1&circle=50,50,1&move=10,0&pair=1,2",
        // Onto the corners of two tiles at once.
        "box=1,-1,2,0&box=-3,2,0,4&box=-5,-1,-2,0&move=2,-4&pair=1,2",
    ] {
        let rows = rows(scene, "The same cast among all shapes");
        assert!(!rows.iter().any(|[name, _]| name.starts_with("ghost")), "{scene}: {rows:?}");
    }
}

/// A ball that rolls over a seam, tiny tiles, tiles on a slope, and the preset.
#[test]
fn what_a_neighbour_covers_is_a_ghost() {
    let presets = include_str!("../www/presets.json");
    let (_, seam) = presets.split_once(r#""Seam of tiles", "scene": ""#).expect("the preset");
    for (scene, start) in [
        (&*format!("{TILES}&circle=0.5,1,1&move=2,0&pair=2,5"), "box 2 at t = 0.2"),
        (
            "box=0,-1e-30,1e-30,0&box=1e-30,-1e-30,2e-30,0&box=-1e-30,0,0,1e-30&move=4e-30,0&pair=2,3",
            "box 2 at t = 0.25",
        ),
        (
            "polygon=0,0,3,1,4,-2,1,-3&polygon=3,1,6,2,7,-1,4,-2&polygon=0,0,-1,3,-4,2,-3,-1&move=9,3&pair=2,3",
            "polygon 2 at t = 0.33333",
        ),
        (seam.split('"').next().expect("a scene"), "box 3 at t = 0.2,"),
    ] {
        let [ghost] = values(scene, "The same cast among all shapes", ["ghost that others see"]);
        assert!(ghost.starts_with(start), "{ghost}");
    }
}

/// To and fro between two walls, through the other ray: eight times, and then to the right again.
#[test]
fn a_ray_bounces_eight_times() {
    let rows = rows("segment=-1,-9,-1,9&segment=1,-9,1,9&ray=0,0,1,0&ray=0.5,5,0,-1", "Bouncing rays");
    let of_first: Vec<&[String; 2]> = rows.iter().filter(|row| row[0].starts_with("ray 3")).collect();
    assert_eq!(of_first.len(), 9);
    assert_eq!(of_first[0][1], "shape 2 at (1, 0), normal (-1, 0)");
    assert_eq!(of_first[7][1], "shape 1 at (-1, 0), normal (1, 0)");
    assert_eq!(of_first[8], &["ray 3, then", "goes on in direction (1, 0)"]);
    assert_eq!(rows[9], ["ray 4, then", "meets nothing"]);
}

#[test]
fn a_ray_that_is_none_is_named_by_its_number() {
    let rows = rows("point=9,9&ray=0,0,0,0&ray=0,0,1,0", "Bouncing rays");
    let names: Vec<&str> = rows.iter().map(|row| row[0].as_str()).collect();
    assert_eq!(names, ["ray 2", "ray 3, then"]);
}

/// A radius has no place of its own.
#[test]
fn the_microscope_names_what_it_moves() {
    let scene = "circle=0,0,1&stadium=4,0,5,0,1";
    for (handle, title) in [
        ("1.center", "f32 positions around the centre of circle 1"),
        ("1.radius", "f32 positions around the centre of circle 1"),
        ("2.radius", "f32 positions around the first end of stadium 2"),
        ("2.b", "f32 positions around the second end of stadium 2"),
    ] {
        assert_eq!(values(&format!("{scene}&select={handle}"), title, ["one f32 step (ulp)"]).len(), 1);
    }
}

/// Two segments that cross at right angles part in four equally short ways, each half a diagonal long.
#[test]
fn all_the_ways_that_tie_are_listed() {
    let scene = "segment=-1,0,1,0&segment=0,-1,0,1";
    let normals =
        ["normal", "equally good normal 2", "equally good normal 3", "equally good normal 4", "unique", "depth"];
    let [canonical, second, third, fourth, unique, depth] = values(scene, "The shortest push of b out of a", normals);
    let mut all = [canonical.as_str(), &second, &third, &fourth];
    all.sort_unstable();
    assert_eq!(all, ["(-1, 0)", "(0, -1)", "(0, 1)", "(1, 0)"]);
    assert_eq!((canonical.as_str(), unique.as_str(), depth.as_str()), ("(0, 1)", "no", "1"));
}

/// From 8 beside the wall to 0.5 beside it are 7.5 of 16.
#[test]
fn the_summary_tells_where_a_cast_ends() {
    let summary =
        |translation| answer(&format!("segment=0,-3,0,3&circle=-8,0.5,0.5&move={translation}"))["summary"].clone();
    assert_eq!(
        summary("16,1"),
        "segment 1 and circle 2 are 7.5 apart. Along the arrow, circle 2 meets segment 1 at t = 0.46875."
    );
    assert_eq!(
        summary("-16,1"),
        "segment 1 and circle 2 are 7.5 apart. Along the arrow, circle 2 does not meet segment 1."
    );
    assert_eq!(summary("NaN,1"), "segment 1 and circle 2 are 7.5 apart.");
    let overlapping = answer("circle=0,0,1&circle=1,0,1&move=1,0");
    assert_eq!(overlapping["summary"], "circle 1 and circle 2 overlap by 1.");
}

/// The cores of two shapes share an end, from which they do not lead the same way: a whole range of ways out is as short.
#[test]
fn infinitely_many_ways_that_tie_are_said_to_be_so() {
    let ties = |scene: &str| {
        let rows = rows(scene, "The shortest push of b out of a").into_iter();
        rows.filter(|row| row[0].starts_with("equally good")).map(|row| row.join(": ")).collect::<Vec<_>>().join(" | ")
    };
    for points in ["circle=1,1,2&circle=1,1,1", "segment=0,0,-0,0&circle=0,0,1", "point=2,3&point=2,3"] {
        assert_eq!(ties(points), "equally good normals: all directions; 8 are drawn");
    }
    // Half a turn about the end of a line, from its left to its right by eighths.
    for line in ["segment=0,0,1,0&circle=0,0,1", "ray=0,0,1,0&point=0,0", "stadium=2,0,0,0,1&segment=0,0,-2,0"] {
        assert_eq!(ties(line), "equally good normals: a whole arc of directions; 5 are drawn");
    }
    // A quarter, at a corner of the Minkowski difference.
    for corner in ["stadium=0,0,1,0,1&segment=0,0,0,1", "ray=0,0,1,0&ray=0,0,0,1"] {
        assert_eq!(ties(corner), "equally good normals: a whole arc of directions; 3 are drawn");
    }
    // The same way, beyond each other's end: to the left and to the right alone.
    for line in ["segment=0,0,1,2&stadium=0,0,2,4,1", "ray=0,0,1,0&segment=0,0,3,0", "segment=0,0,1,2&segment=1,2,0,0"]
    {
        assert_eq!(ties(line).matches("equally good normal 2").count(), 1, "{}", ties(line));
        assert!(!ties(line).contains('|'), "{}", ties(line));
    }
    // Boxes that touch at a corner, and a point at a corner.
    for corner in ["box=0,0,1,1&box=1,1,2,2", "box=0,0,1,1&point=1,1"] {
        assert_eq!(ties(corner), "equally good normals: a whole arc of directions; 3 are drawn");
    }
    // Those with a corner in common that overlap have as many ways out as shortest sides, and those with a side one.
    assert_eq!(ties("box=0,0,1,1&box=0,0,1,1").matches("equally good normal").count(), 3);
    assert_eq!(ties("box=0,0,1,1&box=1,0,2,2"), "");
    assert_eq!(ties("circle=0,0,2&circle=1,0,2"), "");
}

#[test]
fn where_the_answer_does_not_fit_it_is_told_how_far_it_goes() {
    let far = answer("circle=3e38,0,1e38&circle=-3e38,0,1e38");
    assert_eq!(far["summary"], "circle 1 and circle 2 are apart, but the distance has no f32 value: Overflow.");
    let crossing = answer("segment=-3e38,-3e38,3e38,3e38&segment=3e38,-3e38,-3e38,3e38");
    assert_eq!(crossing["summary"], "segment 1 and segment 2 overlap, but the depth has no f32 value: Overflow.");
    assert_eq!(
        answer("circle=0,0,-1&point=0,0")["summary"],
        "circle 1 and point 2 cannot be compared: NegativeRadius."
    );
}
