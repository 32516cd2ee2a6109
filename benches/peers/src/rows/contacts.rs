use crate::contest::{Planned, Row};
use crate::double::rows as double;
use crate::peers::{BOX2D, C2, box2d, c2};
use crate::single::rows::contacts;

pub(super) const ROWS: &[Planned] = &[
    Planned { name: "circle–circle contact", build: circle_circle },
    Planned { name: "segment–circle contact", build: segment_circle },
    Planned { name: "stadium–circle contact", build: stadium_circle },
    Planned { name: "stadium–stadium contact", build: stadium_stadium },
];

pub(super) const ROWS_F64: &[Planned] = &[
    Planned { name: "circle–circle contact, f64", build: || double::contacts::circle_circle().row() },
    Planned { name: "segment–circle contact, f64", build: || double::contacts::segment_circle().row() },
    Planned { name: "stadium–circle contact, f64", build: || double::contacts::stadium_circle().row() },
    Planned { name: "stadium–stadium contact, f64", build: || double::contacts::stadium_stadium().row() },
];

fn circle_circle() -> Row {
    contacts::circle_circle().ask(BOX2D, box2d::circle_contact).ask(C2, c2::circle_contact).row()
}

fn segment_circle() -> Row {
    contacts::segment_circle().ask(BOX2D, box2d::segment_circle_contact).ask(C2, c2::contact_with_circle).row()
}

fn stadium_circle() -> Row {
    contacts::stadium_circle().ask(BOX2D, box2d::capsule_circle_contact).ask(C2, c2::contact_with_circle).row()
}

fn stadium_stadium() -> Row {
    contacts::stadium_stadium().ask(BOX2D, box2d::capsule_contact).ask(C2, c2::capsule_contact).row()
}
