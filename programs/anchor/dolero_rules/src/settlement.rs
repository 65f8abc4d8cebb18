use crate::codec::{AnchorDeserialize, AnchorSerialize};

use crate::state::{phase, NOTHING};
use crate::{Error, Game};

/// How the escrow is divided. Rake and payouts add up to all of it.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    pub rake: u64,
    pub payouts: [u64; 2],
}

pub fn settle(game: &Game) -> Result<Settlement, Error> {
    if game.phase != phase::OVER {
        return Err(Error::WrongPhase { phase: game.phase });
    }
    let mut payouts = [game.players[0].stack, game.players[1].stack];
    if game.winner == NOTHING {
        return Ok(Settlement { rake: 0, payouts });
    }
    let rake = rake_of(game);
    payouts[usize::from(game.winner)] += game.pot - rake;
    Ok(Settlement { rake, payouts })
}

fn rake_of(game: &Game) -> u64 {
    let share = u128::from(game.pot) * u128::from(game.limits.rake_percent) / 100;
    u64::try_from(share).unwrap_or(u64::MAX).min(game.limits.rake_cap).min(game.pot)
}
