use anchor_lang::prelude::*;
use ephemeral_vrf_sdk::consts::VRF_PROGRAM_IDENTITY;

use crate::errors::VrfProbeError;
use crate::events::DrawFulfilled;
use crate::state::{Draw, SEED_DRAW};

#[derive(Accounts)]
pub struct FulfilDraw<'info> {
    #[account(address = VRF_PROGRAM_IDENTITY)]
    pub vrf_program_identity: Signer<'info>,

    #[account(mut, seeds = [SEED_DRAW, draw.player.as_ref()], bump = draw.bump)]
    pub draw: Account<'info, Draw>,
}

impl FulfilDraw<'_> {
    pub fn fulfil_draw(ctx: Context<Self>, randomness: [u8; 32]) -> Result<()> {
        let draw = &mut ctx.accounts.draw;
        require!(draw.pending, VrfProbeError::NotPending);
        draw.pending = false;
        draw.randomness = randomness;
        draw.answers += 1;

        emit!(DrawFulfilled { player: draw.player, randomness });
        Ok(())
    }
}
