//! The first seconds of the worlds of the example `solver`.

use impinge::QueryError;

use crate::game::Hash;
use crate::world::{self, HASHED_SECONDS, STEPS_PER_SECOND, scenes};

/// Whether all bodies move as everywhere else.
pub(crate) fn is_as_expected() -> Result<bool, QueryError> {
    let mut hashes = String::new();
    for scenes::Scene { name, mut world, .. } in scenes::all() {
        let mut hash = Hash::default();
        for _ in 0..HASHED_SECONDS * STEPS_PER_SECOND {
            world.step()?;
            world.state().for_each(|vector| hash.feed(vector));
        }
        hashes += &format!("{name}: {hash}\n");
    }
    print!("{hashes}");
    Ok(hashes == world::expected_hashes())
}
