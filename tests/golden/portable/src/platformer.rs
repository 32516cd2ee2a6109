//! The recorded game of the example `platformer`, without its picture and its checks.

use crate::platforms::{self, GameError};

/// Whether the character goes where it goes everywhere else.
pub(crate) fn is_as_expected() -> Result<bool, GameError> {
    let hashes = platforms::play(|_, _| Ok::<(), GameError>(()))?;
    print!("{hashes}");
    Ok(hashes == platforms::expected_hashes())
}
