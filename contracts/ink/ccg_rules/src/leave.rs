//! Time-out and resignation: the ways a game ends without a batch.

use crate::{
    error::SubmitError,
    event::Event,
    state::{other, Game, Status},
};
use alloc::{vec, vec::Vec};

/// Ends the game because the active player's turn has timed out.
pub fn timeout(game: Game, now: u32) -> Result<(Game, Vec<Event>), SubmitError> {
    if game.is_over() {
        return Err(SubmitError::GameOver);
    }
    let ends_at = game.turn_ends_at();
    if now <= ends_at {
        return Err(SubmitError::TooEarly { ends_at });
    }
    let player = game.active_idx;
    Ok(leave(game, player, Event::TimedOut { player }))
}

/// Ends the game because `player` (0 or 1) resigns, on either player's turn.
pub fn resign(game: Game, player: u8) -> Result<(Game, Vec<Event>), SubmitError> {
    if game.is_over() {
        return Err(SubmitError::GameOver);
    }
    Ok(leave(game, player, Event::Resigned { player }))
}

/// Before the deal the game is cancelled; after it the other player wins.
fn leave(mut game: Game, player: u8, cause: Event) -> (Game, Vec<Event>) {
    let winner = other(player);
    let (status, end) = match (game.status, winner) {
        (Status::DEALING, _) => (Status::CANCELLED, Event::GameCancelled),
        (_, 0) => (Status::WON_BY_0, Event::GameEnded { winner: Some(0) }),
        _ => (Status::WON_BY_1, Event::GameEnded { winner: Some(1) }),
    };
    game.status = status;
    (game, vec![cause, end])
}
