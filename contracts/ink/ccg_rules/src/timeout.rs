use crate::{
    error::SubmitError,
    event::Event,
    state::{other, Game, Status},
};
use alloc::{vec, vec::Vec};

/// The active player has let its turn pass and loses.
pub fn timeout(mut game: Game, now: u32) -> Result<(Game, Vec<Event>), SubmitError> {
    if game.is_over() {
        return Err(SubmitError::GameOver);
    }
    let ends_at = game.turn_ends_at();
    if now <= ends_at {
        return Err(SubmitError::TooEarly { ends_at });
    }
    let player = game.active_idx;
    let winner = other(player);
    game.status = if winner == 0 {
        Status::WON_BY_0
    } else {
        Status::WON_BY_1
    };
    let events = vec![
        Event::TimedOut { player },
        Event::GameEnded { winner: Some(winner) },
    ];
    Ok((game, events))
}
