//! The recorded game of the example `platformer`, without its picture and its checks.

use crate::game::Hash;
use crate::platforms::{self, GameError};

/// Whether the character goes where it goes everywhere else.
pub(crate) fn is_as_expected() -> Result<bool, GameError> {
    let (mut hash, mut hashes) = (Hash::default(), String::new());
    platforms::play(|game, _| {
        game.state().into_iter().for_each(|vector| hash.feed(vector));
        hashes.extend(game.line(hash));
        Ok::<(), GameError>(())
    })?;
    print!("{hashes}");
    Ok(hashes == platforms::expected_hashes())
}
