use anchor_lang::prelude::*;
use dolero_rules::Action;

use crate::hash::Syscall;
use crate::state::{GameAccount, SEED_GAME};

/// A player's action that moves no money and needs no randomness.
#[derive(Accounts)]
pub struct Act<'info> {
    pub player: Signer<'info>,

    #[account(mut, seeds = [SEED_GAME, game.table.as_ref(), &game.index.to_le_bytes()], bump = game.bump)]
    pub game: Box<Account<'info, GameAccount>>,
}

impl Act<'_> {
    pub fn act(ctx: Context<Self>, action: Action) -> Result<()> {
        let Self { player, game } = ctx.accounts;
        let now = Clock::get()?.unix_timestamp;
        let seat = game.seat_of(player.key)?;
        let key = game.key();
        game.play(key, |game| dolero_rules::act::<Syscall>(game, seat, action, now))
    }
}
