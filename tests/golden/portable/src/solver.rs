//! The first seconds of the worlds of the example `solver`.

use impinge::QueryError;

use crate::game::Hash;
use crate::world::{self, HASHED_SECONDS, STEPS_PER_SECOND, scenes};

/// A slow program watches the first second only.
const SECONDS: u16 = if cfg!(feature = "short") { 1 } else { HASHED_SECONDS };

/// Whether all bodies move as everywhere else.
pub(crate) fn is_as_expected() -> Result<bool, QueryError> {
    let mut hashes = String::new();
    let mut watched = scenes::all().map(|scene| (scene, Hash::default()));
    for seconds in 1..=SECONDS {
        for (scene, hash) in &mut watched {
            for _ in 0..STEPS_PER_SECOND {
                scene.world.step()?;
                scene.world.state().for_each(|vector| hash.feed(vector));
            }
            hashes += &world::hash_line(seconds, scene.name, *hash);
        }
    }
    print!("{hashes}");
    let expected = world::expected_hashes();
    Ok(if SECONDS < HASHED_SECONDS { expected.starts_with(&hashes) } else { expected == hashes })
}
