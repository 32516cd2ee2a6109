//! The game of the example `pinball`, without its picture.

use crate::game::{self, Game, GameError, SKIN, STEPS, Table};

/// Whether it is played as everywhere else.
pub(crate) fn is_as_expected() -> Result<bool, GameError> {
    let mut game = Game::new(Table::new(&game::drawing()?)?, SKIN);
    (0..STEPS).try_for_each(|_| game.step())?;
    println!("pinball: {}", game.hash());
    Ok(game.hash().to_string() == game::expected_hash())
}
