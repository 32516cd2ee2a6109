//! What a game must have been like.

use crate::error::PinballError;
use crate::game::{self, Game, Role, STEPS_PER_SECOND};

const FEWEST_CONTACTS: usize = 300;
/// In steps: after that the ball would no longer be in play.
const LONGEST_WAIT: u32 = 2 * STEPS_PER_SECOND as u32;

pub(crate) fn is_lively(game: &Game) -> Result<(), PinballError> {
    let contacts = game.log.contacts.len();
    let missed = game.hits().find(|(obstacle, hits)| obstacle.role == Role::Bumper && *hits == 0);
    let dull = if contacts < FEWEST_CONTACTS {
        format!("only {contacts} contacts")
    } else if let Some((bumper, _)) = missed {
        format!("nothing hit {}", bumper.name)
    } else if game.log.serves < 2 {
        "the ball never drained".into()
    } else if game.log.longest_wait(game.steps) > LONGEST_WAIT {
        "the ball stopped moving".into()
    } else {
        return Ok(());
    };
    Err(PinballError::Dull(dull))
}

pub(crate) fn is_the_same_everywhere(game: &Game) -> Result<(), PinballError> {
    let expected = game::expected_hash();
    if game.hash().to_string() == expected { Ok(()) } else { Err(PinballError::Hash { expected }) }
}
