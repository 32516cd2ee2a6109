//! The arm and its poses.

use impinge::Stadium;
use impinge::glam::{DVec2, dvec2};

/// Where the first joint is.
const BASE: DVec2 = dvec2(-156.0, 118.5);
/// How far the carriage moves, with the whole arm on it.
pub(crate) const TRAVEL: DVec2 = dvec2(48.0, 6.0);

/// From joint to joint.
const LENGTHS: [f64; 10] = [110.0, 100.0, 96.0, 98.0, 102.0, 62.0, 100.0, 98.0, 100.0, 90.0];
/// Half of what the links are thick.
const RADII: [f64; 10] = [12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5];

/// How far each joint is turned, by the tangent of half the angle: rational numbers in place of sines and cosines, which
/// differ from machine to machine. 1/2 stands for 53.13°, of which the cosine is 3/5 and the sine 4/5.
type Turns = [f64; 10];

const REACHING: Turns = [
    1.0 / 64.0,
    -1.0 / 32.0,
    1.0 / 64.0,
    31.0 / 64.0,
    1.0 / 40.0,
    -21.0 / 40.0,
    -15.0 / 32.0,
    -1.0 / 32.0,
    1.0 / 64.0,
    33.0 / 64.0,
];
/// A full turn takes less than seven links, and the last ones run into the first.
const CURLED: Turns = [0.5; 10];

#[derive(Debug)]
pub(crate) struct Arm {
    /// Each begins where the one before ends.
    pub(crate) links: Vec<Stadium<DVec2>>,
}

impl Arm {
    /// Through the bundle.
    pub(crate) fn reaching() -> Self {
        Self::posed(BASE, &REACHING)
    }

    pub(crate) fn curled() -> Self {
        Self::posed(BASE, &CURLED)
    }

    fn posed(base: DVec2, turns: &Turns) -> Self {
        let (mut joint, mut heading) = (base, DVec2::X);
        let links = LENGTHS.iter().zip(RADII).zip(turns).map(|((&length, radius), &turn)| {
            heading = rotation(turn).rotate(heading);
            let link = Stadium::new(DVec2::ZERO, dvec2(length, 0.0), radius).transformed(heading, joint);
            joint = link.segment.b;
            link
        });
        Self { links: links.collect() }
    }

    /// With its carriage moved by `offset`.
    pub(crate) fn translated(&self, offset: DVec2) -> Self {
        Self { links: self.links.iter().map(|link| link.translated(offset)).collect() }
    }
}

/// (cos φ, sin φ) from tan(φ/2) = t: ((1 − t²) / (1 + t²), 2t / (1 + t²)).
fn rotation(t: f64) -> DVec2 {
    dvec2(1.0 - t * t, 2.0 * t) / (1.0 + t * t)
}
