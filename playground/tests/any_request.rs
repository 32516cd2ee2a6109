//! Whatever is asked, there is an answer: nothing panics, and no edit makes a scene that cannot be read, either of which
//! on the page would be the end.

use std::iter;

use serde_json::Value;

const PIECES: [&str; 44] = [
    "point=",
    "circle=",
    "segment=",
    "stadium=",
    "ray=",
    "box=",
    "triangle=",
    "polygon=",
    "pair=",
    "move=",
    "margin=",
    "max_t=",
    "fixed=",
    "toward=",
    "select=",
    "view=",
    "&",
    "&",
    "&",
    ",",
    ",",
    ",",
    ",",
    "=",
    "0",
    "1",
    "2",
    "-1",
    "0.5",
    "1e38",
    "-3.4e38",
    "1e-45",
    "1e39",
    "NaN",
    "inf",
    "-0",
    "1.center",
    "1.radius",
    "2.a",
    "move",
    "\n",
    "é",
    "%",
    "",
];

const EDITS: [&str; 38] = [
    "",
    "pan 1,1",
    "zoom 0.5,0,0",
    "zoom 1e-300,0,0",
    "zoom 1e300,1,1",
    "zoom -1,0,0",
    "zoom NaN,0,0",
    "pan 1e300,0",
    "fit",
    "microscope",
    "microscope contact",
    "at 0.1,0,0.1,0.01",
    "grab 0,0,0.1",
    "drag 0.5,0.5",
    "drag inf,0",
    "drag-shape 1,0.1,0.1",
    "step 1,0",
    "leap 0,-1",
    "ulp -1,1",
    "a 1",
    "a 2",
    "b 1",
    "b 2",
    "add stadium",
    "add point",
    "add ray",
    "add box",
    "add triangle",
    "add polygon",
    "set pair=2,2",
    "set move=1,-0",
    "set view=1e300,0,1e-300",
    "remove",
    "cast",
    "push",
    "fix 1",
    "fall 2",
    "select move",
];

/// The scene that is made of a fragment, as the page shows it.
fn printed(fragment: &str) -> Option<String> {
    let answer: Value = serde_json::from_str(&playground::respond(fragment)).ok()?;
    answer["scene"].as_str().map(str::to_owned)
}

/// Numbers that look random: Knuth's linear congruential generator.
fn numbers() -> impl Iterator<Item = usize> {
    let step =
        |state: &u64| Some(state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407));
    iter::successors(Some(1), step).map(|state| usize::try_from(state >> 40).unwrap_or(0))
}

/// A scene of shapes that are made of such numbers, or of any pieces.
fn fragment(numbers: &mut impl Iterator<Item = usize>) -> String {
    let mut next = |below: usize| numbers.next().unwrap_or(0) % below;
    if next(4) == 0 {
        return (0..next(12)).map(|_| PIECES[next(PIECES.len())]).collect();
    }
    // Some of them as many as there may be.
    let count = if next(100) == 0 { 64 } else { 1 + next(4) };
    let shapes = (0..count).map(|_| {
        let (name, size) = [
            ("point", 2),
            ("circle", 3),
            ("segment", 4),
            ("stadium", 5),
            ("ray", 4),
            ("box", 4),
            ("triangle", 6),
            ("polygon", 2 + 2 * next(8)),
        ][next(8)];
        let values: Vec<&str> = (0..size).map(|_| PIECES[24 + next(12)]).collect();
        format!("{name}={}", values.join(","))
    });
    let shapes: Vec<String> = shapes.collect();
    let last = [
        "",
        "&move=1,-1",
        "&select=1.a",
        "&select=1.center",
        "&view=1e38,0,1e-40",
        "&select=1.origin",
        "&select=1.corner2",
    ][next(7)];
    shapes.join("&").replace("1e39", "7") + last
}

#[test]
fn nothing_panics_and_what_is_printed_is_read_as_the_same() {
    let mut numbers = numbers();
    let mut scenes = 0;
    for _ in 0..4000 {
        let mut scene = fragment(&mut numbers);
        for _ in 0..4 {
            let edit = EDITS[numbers.next().unwrap_or(0) % EDITS.len()];
            let answer = playground::respond(&format!("{scene}\n{edit}"));
            let answer: Value =
                serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error} of {scene}\n{edit}"));
            if let Some(edited) = answer["scene"].as_str() {
                edited.clone_into(&mut scene);
                scenes += 1;
                // What is not finite would be null, and drawn in the middle.
                assert!(!answer["picture"]["marks"].to_string().contains("null"), "{answer}");
                assert_eq!(printed(&scene), Some(edited.to_owned()), "after {edit}");
            }
        }
    }
    // Most are scenes, and not errors alone.
    assert!(scenes > 4000, "{scenes}");
}
