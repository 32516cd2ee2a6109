//! Rays and paths to polygons and boxes; and casts of these, and onto these.

use common::{Figure, Point, Random, TestVector};
use impinge::{Ray, Segment};
use oracle::Promise;

use crate::cases;
use crate::kind::{Kind, point, segment};
use crate::material::Form;
use crate::places;
use crate::regime::Regime;
use crate::series::{already_passed, cast, cast_along, finite};
use crate::solo::{chord, raycast};
use crate::tally::Tally;
use crate::xy::Xy;

/// How many of the cases for other shapes to try: an oracle of more corners is slower.
const RAYS: usize = 4;
const CASTS: usize = 20;

pub(crate) fn run_rays<V: TestVector<Scalar: Promise>>(regime: &Regime, kind: Kind, tally: &mut Tally) {
    let mut random = Random::named(&[regime.name, kind.name(), "rays"].concat());
    for _ in 0..(regime.share_of(cases()) / RAYS).max(1) {
        let [path, seed] = (regime.generate)(&mut random, [Kind::Ray.form(), kind.form()]);
        let placer = Figure::Segment(segment::<V>(&path));
        let shape = kind.placed::<V>(&mut random, &seed, &placer);
        let [start, end] = places::path::<V>(&mut random, path.points, &shape);
        let direction = point::<V>(finite(Xy::new(end[0] - start[0], end[1] - start[1])));
        let ray = Ray::new(start, if direction == [0.0, 0.0] { [1.0, 0.0] } else { direction });
        raycast::<V>(&ray, &shape, &mut random, tally);
        chord::<V>(&ray.into(), &shape, tally);
        chord::<V>(&Segment::new(start, end).into(), &shape, tally);
    }
}

pub(crate) fn run_casts<V: TestVector<Scalar: Promise>>(regime: &Regime, kinds: [Kind; 2], tally: &mut Tally) {
    let mut random = Random::named(&[regime.name, kinds[0].name(), kinds[1].name(), "met"].concat());
    for _ in 0..(regime.share_of(cases()) / CASTS).max(1) {
        let seeds = (regime.generate)(&mut random, kinds.map(Kind::form));
        let [moving, target] = Kind::pair::<V>(&mut random, kinds, &seeds);
        let bare = Form { long: false, round: false };
        let anything = (regime.generate)(&mut random, [bare; 2])[0].points[0];
        let translation = finite(places::translation(&mut random, &moving, &target, anything));
        let moving = moved::<V>(&moving, translation * -already_passed(&mut random));
        let translation = point::<V>(translation);
        if random.chance(2) {
            cast::<V>(&moving, translation, &target, tally);
        } else {
            cast_along::<V>(&moving, translation, &target, &mut random, tally);
        }
    }
}

fn moved<V: TestVector>(figure: &Figure, offset: Xy) -> Figure {
    let moved = |[x, y]: Point| point::<V>(Xy::new(x, y) + offset);
    figure.map(moved, |direction| direction, |radius| radius)
}
