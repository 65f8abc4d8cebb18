use anchor_lang::prelude::*;

use crate::state::{GameAccount, SEED_GAME};

/// Needs no signer: the outcome depends on the clock alone.
#[derive(Accounts)]
pub struct TimeOut<'info> {
    #[account(mut, seeds = [SEED_GAME, game.table.as_ref(), &game.index.to_le_bytes()], bump = game.bump)]
    pub game: Box<Account<'info, GameAccount>>,
}

impl TimeOut<'_> {
    pub fn time_out(ctx: Context<Self>) -> Result<()> {
        let now = Clock::get()?.unix_timestamp;
        let game = &mut ctx.accounts.game;
        let key = game.key();
        game.play(key, |game| dolero_rules::time_out(game, now))
    }
}
