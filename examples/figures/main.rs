//! Draws the figures of the documentation: `figures`.
//!
//! Each is made of panels, and each panel of a call: the points, the normals and the numbers in it are the answers. A
//! chart shows numbers from a file, which a program in `benches` wrote. They are written to `figures/doc`, from where
//! the documentation of each function includes its own. They have no paper and take the text's colour, so that they can
//! be read on a light page and on a dark one. Those of the README and of ARCHITECTURE.md, which are included as images
//! and so know nothing of the page, are drawn on light and on dark paper.

mod anatomy;
mod batch;
mod cast;
mod character;
mod circles;
mod closest;
mod contact;
#[path = "../controller.rs"]
mod controller;
mod counts;
mod crowd;
mod ecs;
mod error;
mod extent;
mod front;
mod hits;
mod legend;
mod many;
mod number;
mod overlap;
mod pairs;
mod panel;
mod penetration;
mod rays;
mod shapes;
mod sheet;
mod sketch;
mod worst_case;

use std::env;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use drawing::Page;

use crate::error::FigureError;
use crate::sheet::Drawn;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../figures/doc");

/// What a figure is called, and what draws it.
type Figure = (&'static str, fn() -> Drawn);

/// What a chart is called, and what draws it.
type Chart = (&'static str, fn() -> Result<Page, FigureError>);

/// How a page becomes a file.
type Write = fn(Page, &Path) -> io::Result<()>;

/// For the README and for ARCHITECTURE.md.
const PAGES: [Figure; 2] = [("front", front::front), ("core_and_radius", shapes::shapes)];
const PAGES_FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../figures");

/// The figures, each under the name of the function or the type that it is of.
const FIGURES: [Figure; 48] = [
    ("front", front::front),
    ("legend", legend::legend),
    ("shapes", shapes::shapes),
    ("segment", anatomy::segment),
    ("circle", anatomy::circle),
    ("stadium", anatomy::stadium),
    ("ray", anatomy::ray),
    ("aabb", anatomy::aabb),
    ("convexpolygon", anatomy::convex_polygon),
    ("intersects", overlap::intersects),
    ("within", overlap::within),
    ("contains", extent::contains),
    ("bounding_box", extent::bounding_box),
    ("distance", closest::distance),
    ("signed_distance", closest::signed_distance),
    ("closest_points", closest::closest_points),
    ("closest_point", closest::closest_point),
    ("closest_boundary_point", closest::closest_boundary_point),
    ("penetration", penetration::penetration),
    ("penetration_fields", penetration::fields),
    ("penetration_toward", penetration::penetration_toward),
    ("penetration_offset", penetration::penetration_offset),
    ("contact", contact::contact),
    ("raycast", rays::raycast),
    ("chord", rays::chord),
    ("ray_circle", rays::ray_circle),
    ("side", rays::side),
    ("ray_hit", hits::ray_hit),
    ("cast", cast::cast),
    ("cast_along", cast::cast_along),
    ("character", character::character),
    ("ecs", ecs::ecs),
    ("ecs_moved", ecs::ecs_moved),
    ("cast_hit", hits::cast_hit),
    ("circle_circle", circles::circle_circle),
    ("batch_raycast", batch::raycast),
    ("batch_raycast_any", batch::raycast_any),
    ("batch_raycast_all", batch::raycast_all),
    ("batch_raycast_each", batch::raycast_each),
    ("batch_cast", batch::cast),
    ("batch_intersecting", many::intersecting),
    ("batch_closest", many::closest),
    ("batch_distances", many::distances),
    ("batch_filtered", many::filtered),
    ("batch_validate", many::validate),
    ("batch_overlapping_pairs", pairs::overlapping_pairs),
    ("batch_contacts", pairs::contacts),
    ("batch_overlapping_pairs_between", pairs::overlapping_pairs_between),
];

/// Those that show what programs in `benches` counted.
const CHARTS: [Chart; 1] = [("worst_case", worst_case::worst_case)];

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Where even this cannot be said, the exit code remains.
            let _ = writeln!(io::stderr(), "figures: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), FigureError> {
    if env::args_os().len() > 1 {
        return Err(FigureError::Usage);
    }
    for (name, figure) in FIGURES {
        save(figure()?.page(), Page::save_bare, FOLDER, name)?;
    }
    for (name, chart) in CHARTS {
        save(chart()?, Page::save_bare, FOLDER, name)?;
    }
    for (name, figure) in PAGES {
        save(figure()?.page(), Page::save_on_both, PAGES_FOLDER, name)?;
    }
    let count = FIGURES.len() + CHARTS.len() + PAGES.len();
    writeln!(io::stdout(), "Drawn {count} figures in {PAGES_FOLDER}").map_err(FigureError::Report)
}

fn save(page: Page, write: Write, folder: &str, name: &str) -> Result<(), FigureError> {
    let path = Path::new(folder).join(name).with_extension("svg");
    write(page, &path).map_err(|source| FigureError::Picture { path: path.display().to_string(), source })
}
