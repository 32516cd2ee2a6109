//! The picture of the front pages: an answer of each kind.

use impinge::glam::dvec2;
use impinge::{Circle, Ray, Segment, Stadium};

use crate::sheet::{Drawn, Sheet};
use crate::{cast, closest, penetration, rays};

pub(crate) fn front() -> Drawn {
    let bar = Stadium::new(dvec2(-3.0, -1.5), dvec2(3.0, -1.0), 1.0);
    let (slash, backslash) =
        (Segment::new(dvec2(-2.0, -2.0), dvec2(2.0, 2.0)), Segment::new(dvec2(-2.0, 2.0), dvec2(2.0, -2.0)));
    let panels = [
        closest::measured("closest_points", &bar, &Circle::new(dvec2(1.0, 2.25), 1.0)),
        penetration::pushed("penetration_offset", &Circle::new(dvec2(0.5, 0.75), 1.75)),
        penetration::parted("penetration: a tie", &slash, &backslash),
        rays::cast("raycast", &Ray::new(dvec2(-4.0, 2.5), dvec2(2.0, -1.5)), &bar, 9.0),
        rays::crossed("chord", &Segment::new(dvec2(-4.0, 2.0), dvec2(4.0, -2.5)), &Circle::new(dvec2(0.5, 0.0), 2.0)),
        cast::moved("cast", &Circle::new(dvec2(-3.0, 2.0), 1.0), dvec2(6.0, -4.0), &bar),
    ];
    Sheet::new("What six of the queries answer", panels)
}
