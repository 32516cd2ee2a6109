//! The playground: a scene as text, what `impinge` answers about it, and what to draw, as one JSON.
//!
//! The page sends its scene, the fragment of its address, and an edit; it gets the edited scene and all that it shows.

mod add;
mod answers;
mod bounce;
mod clip;
mod contact;
mod dispatch;
mod edit;
mod exports;
mod fall;
mod figure;
mod fragment;
mod map;
mod map_text;
mod marks;
mod microscope;
mod moves;
mod obstacles;
mod outline;
mod pick;
mod places;
mod plain;
mod problem;
mod push;
mod report;
mod respond;
mod rows;
mod scale;
mod scene;
mod sections;
mod seen;
mod text;
mod ties;
mod view;
#[path = "../../examples/solver/world/mod.rs"]
#[expect(dead_code, reason = "the example `solver` tells more of a world")]
mod world;

pub use crate::respond::respond;
