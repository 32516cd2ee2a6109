//! Where marked rays bounce, in small drawings.

use crate::program::{success, table};

/// The rows of the table of hits for a drawing with these elements.
fn hits(name: &str, elements: &str) -> Vec<Vec<String>> {
    let (report, _) = success(name, &format!("<svg viewBox='-20 -20 40 40'>{elements}</svg>"));
    let rows = table(&report, "Hits of all rays");
    rows.into_iter().map(|row| row.into_iter().map(Into::into).collect()).collect()
}

#[test]
fn a_ray_bounces_eight_times_at_most() {
    let walls = "<line id='left' x1='-5' y1='-9' x2='-5' y2='9'/><line id='right' x1='5' y1='-9' x2='5' y2='9'/>";
    let hits = hits("parallel", &format!("{walls}<line class='ray' x2='1'/>"));
    assert_eq!(hits.len(), 8);
    assert!(hits.chunks(2).all(|pair| pair[0][1] == "right" && pair[1][1] == "left"));
    assert_eq!((hits[0][2].as_str(), hits[7][2].as_str()), ("5", "10"));
}

#[test]
fn no_ray_slips_through_a_corner() {
    let corner = "<polyline id='corner' fill='none' points='0,10 10,10 10,0'/><line id='r' class='ray' x2='1' y2='1'/>";
    let expected =
        [["r 1", "corner #1", "10", "(10, 10)", "(0, -1)"], ["r 2", "corner #2", "0", "(10, 10)", "(-1, 0)"]];
    assert_eq!(hits("corner", corner), expected);
}

#[test]
fn what_is_filled_is_hit_as_one_shape() {
    let ray = "<line id='r' class='ray' x2='1'/>";
    for (fill, name) in [("red", "wedge"), ("none", "wedge #3")] {
        let wedge = format!("<polygon id='wedge' fill='{fill}' points='5,-5 9,0 5,5'/>");
        assert_eq!(hits(fill, &format!("{wedge}{ray}")), [["r 1", name, "5", "(5, 0)", "(-1, 0)"]]);
    }
}

#[test]
fn equal_shapes_stop_a_ray_once() {
    // The points of the outline are no numbers of the type: rounded, they lie inside as often as not.
    let twice = "<circle id='first' r='7.3'/><circle id='second' r='7.3'/>";
    let rays = rays(|y| format!("x1='-15' y1='{y}' x2='-13' y2='{}'", y * 0.9));
    let hits = hits("equal", &format!("{twice}{rays}"));
    assert_eq!(hits.len(), 41);
    assert!(hits.iter().all(|hit| hit[1] == "first"));
}

#[test]
fn a_round_corner_stops_a_ray_once() {
    let bent = "<polyline points='-9,9 0,0 9,9' fill='none' stroke-width='4' stroke-linecap='round'/>";
    let rays = rays(|x| format!("x1='{0}' y1='-15' x2='{0}' y2='-14'", x / 2.0));
    assert_eq!(hits("round corner", &format!("{bent}{rays}")).len(), 41);
}

/// 41 rays at -2, -1.9, … 2.
fn rays(ends: impl Fn(f64) -> String) -> String {
    let rays = (-20..=20).map(|tenths| format!("<line class='ray' {}/>", ends(f64::from(tenths) / 10.0)));
    rays.collect::<Vec<_>>().concat()
}

#[test]
fn a_ray_that_starts_on_an_outline_leaves_it_or_bounces_there() {
    let rays = "<line class='ray' x1='5' x2='6'/><line id='in' class='ray' x1='5' x2='4'/>";
    let hits = hits("outline", &format!("<circle id='disc' r='5'/>{rays}"));
    assert_eq!(hits, [["in 1", "disc", "0", "(5, 0)", "(1, 0)"]]);
}

#[test]
fn a_grazing_ray_leaves_what_it_bounced_off() {
    // So nearly parallel that its mirrored direction is rounded to one that still approaches the wall.
    let wall = "<line id='wall' x2='6000' y2='5000'/>";
    let start = "x1='11.400667921548264' y1='9.500556601290228'";
    let ray = format!("<line class='ray' {start} x2='17.400667921548262' y2='14.500556601290226'/>");
    assert_eq!(hits("grazing", &format!("{wall}{ray}")).len(), 1);
}
