use anchor_lang::prelude::*;

use crate::events::MatchRecorded;
use crate::state::{Counter, SEED_COUNTER};

#[derive(Accounts)]
pub struct RecordMatch<'info> {
    #[account(mut)]
    pub player: Signer<'info>,

    // Anchor creates it only while the system program owns the address, so a counter is never reset.
    #[account(init_if_needed, payer = player, space = Counter::SIZE, seeds = [SEED_COUNTER], bump)]
    pub counter: Account<'info, Counter>,

    pub system_program: Program<'info, System>,
}

impl RecordMatch<'_> {
    pub fn record_match(ctx: Context<Self>) -> Result<()> {
        let counter = &mut ctx.accounts.counter;
        if counter.count == 0 {
            counter.bump = ctx.bumps.counter;
        }
        let count = counter.raise()?;
        counter.invariant(ctx.bumps.counter)?;

        emit!(MatchRecorded { player: ctx.accounts.player.key(), count });
        Ok(())
    }
}
