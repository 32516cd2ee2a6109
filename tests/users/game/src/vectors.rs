//! Where this game's vectors come from.

pub use bevy_math::{DVec2, Vec2};
pub use impinge::Circle;
