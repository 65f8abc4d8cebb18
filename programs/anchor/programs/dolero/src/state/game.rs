use anchor_lang::prelude::*;
use dolero_rules::{Error, Event, Game};

use crate::errors::DoleroError;
use crate::events::emit_all;

pub const SEED_GAME: &[u8] = b"game";

/// One game, at the PDA of `[SEED_GAME, table, index]`. It holds the whole state of play, so that it can be delegated
/// to a rollup.
#[account]
pub struct GameAccount {
    pub table: Pubkey,
    /// The number of the game at its table.
    pub index: u64,
    /// The sum of both deposits; always equals pot and stacks together.
    pub deposited: u64,
    /// Bump of the PDA.
    pub bump: u8,
    /// The state of the rules.
    pub game: Game,
}

impl GameAccount {
    pub const SIZE: usize = 8 + // discriminator
        32 + // table
        8 + // index
        8 + // deposited
        1 + // bump
        Game::MAX_SIZE;

    /// The seat of a signer.
    pub fn seat_of(&self, key: &Pubkey) -> Result<u8> {
        self.game.player_of(&key.to_bytes()).ok_or(DoleroError::NotAPlayer.into())
    }

    pub fn player(&self, index: usize) -> Pubkey {
        Pubkey::new_from_array(self.game.players[index].key)
    }

    /// Applies a rule, emits its events, and checks that no money appeared or vanished.
    pub fn play(
        &mut self,
        key: Pubkey,
        rule: impl FnOnce(&mut Game) -> core::result::Result<Vec<Event>, Error>,
    ) -> Result<()> {
        let events = rule(&mut self.game).map_err(DoleroError::from)?;
        emit_all(key, events);
        self.invariant()
    }

    /// Holds after every instruction.
    pub fn invariant(&self) -> Result<()> {
        let [first, second] = &self.game.players;
        let held = [self.game.pot, first.stack, second.stack]
            .iter()
            .try_fold(0u64, |sum, &part| sum.checked_add(part))
            .ok_or(DoleroError::MoneyLost)?;
        require_eq!(held, self.deposited, DoleroError::MoneyLost);
        require_eq!(self.game.pot, first.paid + second.paid, DoleroError::MoneyLost);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dolero_rules::{Draw, Limits, Pending, MAX_DRAWS, MAX_PENDING, MAX_SHOWN};

    fn largest() -> GameAccount {
        let limits = Limits { seat_fee: 1, max_bet: 1, max_stack: 5, rake_percent: 3, rake_cap: 1 };
        let (mut game, _) = dolero_rules::open([1; 32], limits, [2; 32], 5).unwrap();
        game.pending = vec![Pending { nonce: 0, kind: 2, asked_at: 0 }; MAX_PENDING];
        for player in &mut game.players {
            player.draws = vec![Draw { mask: 7, vrf: [0; 32] }; MAX_DRAWS];
            player.shown = vec![0; MAX_SHOWN];
            player.secret = Some([0; 32]);
        }
        GameAccount { table: Pubkey::default(), index: 0, deposited: 5, bump: 0, game }
    }

    #[test]
    fn size_is_the_largest_serialized_size() {
        let mut data = Vec::new();
        largest().try_serialize(&mut data).unwrap();
        assert_eq!(data.len(), GameAccount::SIZE);
    }

    #[test]
    fn money_neither_appears_nor_vanishes() {
        let mut account = largest();
        account.invariant().unwrap();
        account.game.players[0].stack += 1;
        assert_eq!(account.invariant().unwrap_err(), DoleroError::MoneyLost.into());
    }

    #[test]
    fn the_empty_seat_is_nobodys() {
        let account = largest();
        assert_eq!(account.seat_of(&Pubkey::new_from_array([2; 32])).unwrap(), 0);
        assert!(account.seat_of(&Pubkey::default()).is_err());
    }
}
