use anchor_lang::prelude::*;

use crate::state::{Draw, SEED_DRAW};

#[derive(Accounts)]
pub struct OpenDraw<'info> {
    #[account(mut)]
    pub player: Signer<'info>,

    #[account(init, payer = player, space = Draw::SIZE, seeds = [SEED_DRAW, player.key().as_ref()], bump)]
    pub draw: Account<'info, Draw>,

    pub system_program: Program<'info, System>,
}

impl OpenDraw<'_> {
    pub fn open_draw(ctx: Context<Self>) -> Result<()> {
        ctx.accounts.draw.player = ctx.accounts.player.key();
        ctx.accounts.draw.bump = ctx.bumps.draw;
        Ok(())
    }
}
