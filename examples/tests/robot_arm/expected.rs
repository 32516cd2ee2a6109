//! What the example has to print, by the oracle alone.

use impinge::Stadium;
use impinge::glam::DVec2;

use crate::arm::{Arm, TRAVEL};
use crate::bundle;
use oracle::{CastHit, InflatedCore, Point, Surd};

/// The pairs of links, from 0, that share no joint.
pub(crate) fn without_joint(links: usize) -> impl Iterator<Item = [usize; 2]> {
    (0..links).flat_map(move |a| (0..links).map(move |b| [a, b])).filter(|[a, b]| b - a.min(b) > 1)
}

/// The rows of the table.
pub(crate) fn rows() -> Vec<[String; 5]> {
    let links = Arm::reaching().links;
    links.iter().zip(1..).map(|(link, number)| row(number, link)).collect()
}

fn row(number: u8, link: &Stadium<DVec2>) -> [String; 5] {
    let link = InflatedCore::of(*link);
    let distances = pipes().map(|(name, pipe)| (oracle::distance(&link, &pipe), name));
    let (clearance, nearest) = distances.min_by(|(one, _), (two, _)| one.cmp(two)).expect("a pipe");
    let [met, t] = first_hit(&link).map_or_else(Default::default, |(hit, name)| [name, number_of(&hit.t)]);
    [number.to_string(), nearest, number_of(&clearance), met, t]
}

fn pipes() -> impl Iterator<Item = (String, InflatedCore)> {
    bundle::pipes().into_iter().enumerate().map(|(index, pipe)| (bundle::name(index), InflatedCore::of(pipe)))
}

fn first_hit(link: &InflatedCore) -> Option<(CastHit, String)> {
    let hits = pipes().filter_map(|(name, pipe)| {
        let hit = oracle::cast(link, &<[f64; 2]>::from(TRAVEL).into(), &pipe).hit?;
        Some((hit, name))
    });
    hits.min_by(|(one, _), (two, _)| one.t.cmp(&two.t))
}

/// The line about the motion.
pub(crate) fn first_contact() -> String {
    let links = Arm::reaching().links;
    let hits = links.iter().zip(1..).filter_map(|(link, number)| Some((first_hit(&InflatedCore::of(*link))?, number)));
    let ((hit, pipe), link) = hits.min_by(|((one, _), _), ((two, _), _)| one.t.cmp(&two.t)).expect("a hit");
    let (t, point, normal) = (number_of(&hit.t), pair_of(&hit.point), pair_of(&hit.normal));
    format!(
        "Along (48.0000, 6.0000), link {link} is the first to hit, pipe {pipe} at t = {t}, point {point}, normal {normal}"
    )
}

/// The end of the line about the collisions of `arm`.
pub(crate) fn collisions(arm: &Arm) -> String {
    let pairs = without_joint(arm.links.len()).filter_map(|[a, b]| {
        let found = oracle::penetration(&InflatedCore::of(arm.links[a]), &InflatedCore::of(arm.links[b]))?;
        Some(format!("{} and {} by {}", a + 1, b + 1, number_of(&found.depth)))
    });
    let pairs = pairs.collect::<Vec<_>>();
    if pairs.is_empty() { "none".into() } else { pairs.join(", ") }
}

fn pair_of([x, y]: &Point) -> String {
    format!("({}, {})", number_of(x), number_of(y))
}

fn number_of(exact: &Surd) -> String {
    let bounds = exact.enclosure();
    let [low, high] = [bounds.low, bounds.high].map(|bound| format!("{:.4}", bound.to_f64().value()));
    assert_eq!(low, high);
    low
}
