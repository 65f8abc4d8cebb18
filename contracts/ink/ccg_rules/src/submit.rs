use crate::{
    action::{Action, ACTION_LEN},
    error::{Reason, SubmitError},
    event::Event,
    state::{CardStats, Game, Status, HASH_CHAINS},
    table::Table,
    Hasher,
};
use alloc::vec::Vec;
use scale::{Decode, Encode};

const MAX_PAYLOAD: usize = 1024;

/// The input of one transaction.
#[derive(Debug, Clone, PartialEq, Eq, Encode, Decode)]
pub struct SubmitInput {
    pub player: u8,
    pub actions: Vec<u8>,
    pub link: Option<[u8; 32]>,
    pub parent_hash: [u8; 32],
    pub now: u32,
}

/// Applies a batch, all actions or none: on an error the caller keeps its old state.
pub fn submit(
    game: Game,
    cards: &[CardStats],
    input: &SubmitInput,
    hash: Hasher,
) -> Result<(Game, Vec<Event>), SubmitError> {
    check(&game, input)?;
    let SubmitInput { parent_hash, now, .. } = *input;
    let mut table = Table { game, cards, events: Vec::new(), parent_hash, now, hash };
    table.show_link(input.link)?;
    if table.game.status == Status::DEALING {
        table.deal_after_link(&input.actions)?;
    } else {
        table.apply_all(&input.actions)?;
    }
    Ok((table.game, table.events))
}

fn check(game: &Game, input: &SubmitInput) -> Result<(), SubmitError> {
    let len = input.actions.len();
    if game.is_over() {
        return Err(SubmitError::GameOver);
    }
    if input.player != game.active_idx {
        return Err(SubmitError::NotYourTurn);
    }
    if len > MAX_PAYLOAD {
        return Err(SubmitError::PayloadTooLong { len: len as u32 });
    }
    if len % ACTION_LEN != 0 {
        return Err(SubmitError::BadLength { len: len as u32 });
    }
    Ok(())
}

impl Table<'_> {
    /// Checks and stores the link of the player's hash chain. The first batch of each turn must reveal one, the others
    /// must not.
    fn show_link(&mut self, link: Option<[u8; 32]>) -> Result<(), SubmitError> {
        let is_wanted = self.game.scheme == HASH_CHAINS && !self.game.linked;
        let link = match (link, is_wanted) {
            (Some(link), true) => link,
            (None, true) => return Err(SubmitError::LinkMissing),
            (Some(_), false) => return Err(SubmitError::LinkNotWanted),
            (None, false) => return Ok(()),
        };
        let expected = self.player(self.game.active_idx).link;
        if (self.hash)(&link) != expected {
            return Err(SubmitError::WrongLink);
        }
        self.player_mut(self.game.active_idx).link = link;
        self.game.linked = true;
        Ok(())
    }

    fn deal_after_link(&mut self, actions: &[u8]) -> Result<(), SubmitError> {
        if !actions.is_empty() {
            return Err(SubmitError::Action { index: 0, reason: Reason::NotDealt });
        }
        self.deal();
        self.game.status = Status::RUNNING;
        self.game.turn_started = self.now;
        Ok(())
    }

    fn apply_all(&mut self, actions: &[u8]) -> Result<(), SubmitError> {
        let mut has_ended = false;
        for (index, bytes) in actions.chunks_exact(ACTION_LEN).enumerate() {
            let action = Action::read(bytes);
            let done = match (has_ended, self.game.is_over()) {
                (true, _) => Err(Reason::AfterEnd),
                (false, true) => Err(Reason::GameEnded),
                (false, false) => self.apply(&action),
            };
            done.map_err(|reason| SubmitError::Action { index: index as u16, reason })?;
            has_ended = action.ends_the_turn();
        }
        Ok(())
    }
}
