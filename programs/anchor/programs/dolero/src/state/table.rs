use anchor_lang::prelude::*;
use dolero_rules::Limits;

use crate::errors::DoleroError;
use crate::vrf;

pub const SEED_TABLE: &[u8] = b"table";

/// The default stack covers the highest bets of ten rounds.
const STACK_IN_BETS: u64 = 10;
/// Keeps the sum of two stacks within u64.
const HIGHEST_STACK: u64 = u64::MAX / 4;
const HIGHEST_RAKE_PERCENT: u8 = 10;

/// The settings of all games of one tier and token, at the PDA of `[SEED_TABLE, id]`.
#[account]
pub struct Table {
    pub id: u8,
    /// The account that may change the table.
    pub authority: Pubkey,
    /// The token's mint; none on a SOL table.
    pub mint: Option<Pubkey>,
    /// The account that receives the rake: a wallet, or a token account of the mint.
    pub house: Pubkey,
    /// The VRF queue of games on the base layer.
    pub queue: Pubkey,
    /// The rollup validator that games may be delegated to; none by default.
    pub validator: Option<Pubkey>,
    /// Copied into each game when it opens.
    pub limits: Limits,
    /// Number of games opened, and index of the next game. Never decreases, so that no address is used twice.
    pub games: u64,
    /// Bump of the PDA.
    pub bump: u8,
}

/// The settings that a table's authority chooses.
#[derive(AnchorSerialize, AnchorDeserialize, Clone)]
pub struct TableConfig {
    pub seat_fee: u64,
    pub max_bet: u64,
    /// Default: the seat fee plus ten times the highest bet.
    pub max_stack: Option<u64>,
    pub rake_percent: u8,
    pub rake_cap: u64,
    pub queue: Pubkey,
    pub validator: Option<Pubkey>,
}

impl Table {
    pub const SIZE: usize = 8 + // discriminator
        1 + // id
        32 + // authority
        1 + 32 + // mint
        32 + // house
        32 + // queue
        1 + 32 + // validator
        Limits::SIZE +
        8 + // games
        1; // bump

    pub fn configure(&mut self, config: &TableConfig, house: Pubkey) -> Result<()> {
        require!(vrf::is_allowed_queue(&config.queue), DoleroError::WrongQueue);
        self.house = house;
        self.queue = config.queue;
        self.validator = config.validator;
        self.limits = config.limits()?;
        Ok(())
    }

    pub fn next_index(&mut self) -> Result<u64> {
        let index = self.games;
        self.games = index.checked_add(1).ok_or(DoleroError::BadLimits)?;
        Ok(index)
    }
}

impl TableConfig {
    fn limits(&self) -> Result<Limits> {
        let Self { seat_fee, max_bet, rake_percent, rake_cap, .. } = *self;
        let max_stack = match self.max_stack {
            Some(max_stack) => max_stack,
            None => max_bet
                .checked_mul(STACK_IN_BETS)
                .and_then(|bets| bets.checked_add(seat_fee))
                .ok_or(DoleroError::BadLimits)?,
        };
        let fair = seat_fee > 0 && max_bet > 0 && rake_percent <= HIGHEST_RAKE_PERCENT;
        require!(fair && (seat_fee..=HIGHEST_STACK).contains(&max_stack), DoleroError::BadLimits);
        Ok(Limits { seat_fee, max_bet, max_stack, rake_percent, rake_cap })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MICRO: TableConfig = TableConfig {
        seat_fee: 10_000_000,
        max_bet: 150_000_000,
        max_stack: None,
        rake_percent: 3,
        rake_cap: 6_000_000,
        queue: Pubkey::new_from_array([0; 32]),
        validator: None,
    };

    #[test]
    fn size_is_the_largest_serialized_size() {
        let table = Table {
            id: 0,
            authority: Pubkey::default(),
            mint: Some(Pubkey::default()),
            house: Pubkey::default(),
            queue: Pubkey::default(),
            validator: Some(Pubkey::default()),
            limits: Limits::default(),
            games: 0,
            bump: 0,
        };
        let mut data = Vec::new();
        table.try_serialize(&mut data).unwrap();
        assert_eq!(data.len(), Table::SIZE);
    }

    #[test]
    fn a_stack_is_seat_fee_and_ten_bets_unless_configured() {
        assert_eq!(MICRO.limits().unwrap().max_stack, 1_510_000_000);
        assert_eq!(
            TableConfig { max_stack: Some(20_000_000), ..MICRO }.limits().unwrap().max_stack,
            20_000_000
        );
    }

    #[test]
    fn limits_that_make_no_game_are_refused() {
        let bad = [
            TableConfig { seat_fee: 0, ..MICRO },
            TableConfig { max_bet: 0, ..MICRO },
            TableConfig { max_bet: u64::MAX, ..MICRO },
            TableConfig { max_stack: Some(9_999_999), ..MICRO },
            TableConfig { max_stack: Some(u64::MAX / 4 + 1), ..MICRO },
            TableConfig { rake_percent: 11, ..MICRO },
        ];
        for config in bad {
            assert_eq!(config.limits().unwrap_err(), DoleroError::BadLimits.into());
        }
    }
}
