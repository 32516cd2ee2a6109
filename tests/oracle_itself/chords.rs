use oracle::{Chord, Hit, InflatedCore, Point, Surd, chord};

use crate::shorthand::{circle, dot, int, point, ratio, ray, segment, stadium, surd};

/// The `t`s at which a ray enters and leaves the circle of radius 2 around the origin, and whether it does so at once.
fn passage(origin: [f64; 2], direction: [f64; 2]) -> Option<(Option<Surd>, Option<Surd>, bool)> {
    let found = chord(&ray(origin, direction).core, &circle(0.0, 0.0, 2.0))?;
    Some((found.enter.map(|hit| hit.t), found.exit.map(|hit| hit.t), found.single))
}

#[test]
fn chords() {
    let from_to = |enter, exit| Some((Some(int(enter)), Some(int(exit)), false));
    let at = |t| Some((Some(int(t)), Some(int(t)), true));
    assert_eq!(passage([-5.0, 0.0], [1.0, 0.0]), from_to(3, 7));
    assert_eq!(passage([-5.0, 2.0], [1.0, 0.0]), at(5)); // a tangent
    assert_eq!(passage([-5.0, 3.0], [1.0, 0.0]), None);
    assert_eq!(passage([5.0, 0.0], [1.0, 0.0]), None); // behind
    assert_eq!(passage([-2.0, 0.0], [1.0, 0.0]), from_to(0, 4)); // from the outline, inward
    assert_eq!(passage([2.0, 0.0], [1.0, 0.0]), at(0)); // outward
    assert_eq!(passage([0.0, 2.0], [1.0, 0.0]), at(0)); // along
    // (1 + 3t)² + (4t)² = 4: 25t² + 6t - 3 = 0, t = (-3 + √84)/25.
    let exit = surd(ratio(-3, 25), ratio(1, 25), 84);
    assert_eq!(passage([1.0, 0.0], [3.0, 4.0]), Some((None, Some(exit), false)));
}

#[test]
fn the_normals_of_a_chord_point_outward() {
    let passage = chord(&ray([-5.0, 0.0], [1.0, 0.0]).core, &circle(0.0, 0.0, 2.0));
    let enter = Hit { t: int(3), point: point(-2, 0, 1), normal: point(-1, 0, 1) };
    let exit = Hit { t: int(7), point: point(2, 0, 1), normal: point(1, 0, 1) };
    assert_eq!(passage, Some(Chord { enter: Some(enter), exit: Some(exit), single: false }));
    // Off the axis: (t - 5)² + (6/5)² = 2² at t = 5 ∓ 8/5.
    let passage = chord(&ray([-25.0, 6.0], [5.0, 0.0]).core, &circle(0.0, 0.0, 10.0)).expect("it passes");
    assert_eq!(passage.enter.map(|hit| (hit.t, hit.normal)), Some((ratio(17, 5), point(-4, 3, 5))));
    assert_eq!(passage.exit.map(|hit| (hit.t, hit.normal)), Some((ratio(33, 5), point(4, 3, 5))));
}

#[test]
fn a_circle_of_radius_zero_is_a_bare_point() {
    let passage = chord(&ray([0.0, 0.0], [3.0, 4.0]).core, &circle(6.0, 8.0, 0.0));
    let hit = Hit { t: int(2), point: point(6, 8, 1), normal: point(-3, -4, 5) };
    assert_eq!(passage, Some(Chord { enter: Some(hit.clone()), exit: Some(hit), single: true }));
}

/// Where a path starts or ends in the interior, or never ends.
const NONE: Option<Hit> = None;

fn hit(t: Surd, point: Point, normal: Point) -> Hit {
    Hit { t, point, normal }
}

fn through(path: &InflatedCore, inflated: &InflatedCore, enter: impl Into<Option<Hit>>, exit: impl Into<Option<Hit>>) {
    let expected = Chord { enter: enter.into(), exit: exit.into(), single: false };
    assert_eq!(chord(&path.core, inflated), Some(expected), "{path:?} {inflated:?}");
}

fn meets_once(path: &InflatedCore, inflated: &InflatedCore, t: Surd, at: Point, normal: Point) {
    let hit = Some(hit(t, at, normal));
    assert_eq!(
        chord(&path.core, inflated),
        Some(Chord { enter: hit.clone(), exit: hit, single: true }),
        "{path:?} {inflated:?}"
    );
}

#[test]
fn a_segment_ends_where_it_ends() {
    let bumper = circle(0.0, 0.0, 2.0);
    let [left, right] = [point(-1, 0, 1), point(1, 0, 1)];
    // 8 long: it enters after 3 of them, and leaves after 7.
    let [enter, exit] =
        [hit(ratio(3, 8), point(-2, 0, 1), left.clone()), hit(ratio(7, 8), point(2, 0, 1), right.clone())];
    through(&segment([-5.0, 0.0], [3.0, 0.0]), &bumper, enter, exit);
    through(&segment([-4.0, 0.0], [0.0, 0.0]), &bumper, hit(ratio(1, 2), point(-2, 0, 1), left.clone()), NONE);
    through(&segment([1.0, 0.0], [3.0, 0.0]), &bumper, NONE, hit(ratio(1, 2), point(2, 0, 1), right));
    through(&segment([-1.0, 0.0], [1.0, 1.0]), &bumper, NONE, NONE); // both ends inside
    through(&segment([1.0, 0.0], [-2.0, 0.0]), &bumper, NONE, hit(int(1), point(-2, 0, 1), left.clone()));
    meets_once(&segment([-3.0, 0.0], [-2.0, 0.0]), &bumper, int(1), point(-2, 0, 1), left); // it ends on the outline
    assert_eq!(chord(&segment([-4.0, 0.0], [-3.0, 0.0]).core, &bumper), None);
    assert_eq!(chord(&segment([-4.0, 2.0], [-1.0, 2.0]).core, &bumper), None); // the tangent comes later
}

#[test]
fn along_the_side_of_a_stadium() {
    let bar = stadium([0.0, 0.0], [4.0, 0.0], 1.0);
    let on_top = |t, x| hit(t, point(x, 1, 1), point(0, 1, 1));
    through(&ray([-5.0, 1.0], [1.0, 0.0]), &bar, on_top(int(5), 0), on_top(int(9), 4));
    through(&segment([1.0, 1.0], [3.0, 1.0]), &bar, on_top(int(0), 1), on_top(int(1), 3));
    through(&segment([6.0, 1.0], [2.0, 1.0]), &bar, on_top(ratio(1, 2), 4), on_top(int(1), 2));
    meets_once(&segment([-5.0, 1.0], [0.0, 1.0]), &bar, int(1), point(0, 1, 1), point(0, 1, 1));
    meets_once(&ray([4.0, 1.0], [1.0, 0.0]), &bar, int(0), point(4, 1, 1), point(0, 1, 1));
    // Through both sides, and lengthwise through both caps.
    let [below, above] = [hit(int(1), point(2, -1, 1), point(0, -1, 1)), hit(int(3), point(2, 1, 1), point(0, 1, 1))];
    through(&ray([2.0, -2.0], [0.0, 1.0]), &bar, below, above);
    let [left, right] = [hit(int(1), point(-1, 0, 1), point(-1, 0, 1)), hit(int(7), point(5, 0, 1), point(1, 0, 1))];
    through(&ray([-2.0, 0.0], [1.0, 0.0]), &bar, left, right);
}

#[test]
fn two_segments() {
    let wall = segment([-2.0, 0.0], [2.0, 0.0]);
    meets_once(&segment([0.0, -1.0], [0.0, 3.0]), &wall, ratio(1, 4), point(0, 0, 1), point(0, -1, 1));
    meets_once(&segment([1.0, 0.0], [1.0, 3.0]), &wall, int(0), point(1, 0, 1), point(0, -1, 1)); // it starts there
    meets_once(&segment([2.0, -3.0], [2.0, 0.0]), &wall, int(1), point(2, 0, 1), point(0, -1, 1)); // end on end
    // Collinear: the shared stretch, and whose ends it has does not matter. Every normal is against the path.
    let at = |t, x| hit(t, point(x, 0, 1), point(-1, 0, 1));
    through(&segment([-4.0, 0.0], [4.0, 0.0]), &wall, at(ratio(1, 4), -2), at(ratio(3, 4), 2));
    through(&segment([-1.0, 0.0], [1.0, 0.0]), &wall, at(int(0), -1), at(int(1), 1));
    through(&segment([0.0, 0.0], [4.0, 0.0]), &wall, at(int(0), 0), at(ratio(1, 2), 2));
    meets_once(&segment([2.0, 0.0], [4.0, 0.0]), &wall, int(0), point(2, 0, 1), point(-1, 0, 1));
    assert_eq!(chord(&segment([3.0, 0.0], [4.0, 0.0]).core, &wall), None);
    assert_eq!(chord(&segment([-2.0, 1.0], [2.0, 1.0]).core, &wall), None);
}

#[test]
fn along_a_ray() {
    let beam = ray([3.0, 0.0], [2.0, 0.0]);
    let against = |t, x| hit(t, point(x, 0, 1), point(-1, 0, 1));
    through(&ray([0.0, 0.0], [1.0, 0.0]), &beam, against(int(3), 3), None); // never leaves
    through(&ray([5.0, 0.0], [1.0, 0.0]), &beam, against(int(0), 5), NONE);
    through(&segment([2.0, 0.0], [4.0, 0.0]), &beam, against(ratio(1, 2), 3), against(int(1), 4));
    let backward = |t, x| hit(t, point(x, 0, 1), point(1, 0, 1));
    through(&ray([7.0, 0.0], [-1.0, 0.0]), &beam, backward(int(0), 7), backward(int(4), 3));
    meets_once(&ray([3.0, 0.0], [-1.0, 0.0]), &beam, int(0), point(3, 0, 1), point(1, 0, 1));
    assert_eq!(chord(&ray([2.0, 0.0], [-1.0, 0.0]).core, &beam), None);
}

#[test]
fn a_path_of_no_length() {
    let still = |x, y| segment([x, y], [x, y]);
    let bar = stadium([0.0, 0.0], [4.0, 0.0], 1.0);
    assert_eq!(chord(&still(1.0, 0.5).core, &bar), Some(Chord { enter: None, exit: None, single: true }));
    meets_once(&still(1.0, -1.0), &bar, int(0), point(1, -1, 1), point(0, -1, 1));
    assert_eq!(chord(&still(1.0, 2.0).core, &bar), None);
    meets_once(&still(1.0, 0.0), &segment([4.0, 0.0], [0.0, 0.0]), int(0), point(1, 0, 1), point(0, -1, 1)); // its left
    meets_once(&still(1.0, 0.0), &dot(1.0, 0.0), int(0), point(1, 0, 1), point(1, 0, 1));
}
