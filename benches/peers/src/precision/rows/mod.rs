//! What is asked about what, and by which call of the libraries that exist in both precisions.
//!
//! The number beside the kinds of shapes makes about half of the answers yes. For boxes and polygons at rest it is two
//! fifths, and three fifths for rays at them. `--check` prints the share.

pub(crate) mod boxes;
pub(crate) mod casts;
pub(crate) mod contacts;
pub(crate) mod distances;
pub(crate) mod intersections;
pub(crate) mod points;
pub(crate) mod polygons;

use super::{Aabb, Circle, Polygon, Scalar, Segment, Stadium, Vector, draw, geo, naive, ours, parry, parry2d, typed};
