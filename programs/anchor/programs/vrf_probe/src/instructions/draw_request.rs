use anchor_lang::prelude::*;
use anchor_lang::solana_program::program::invoke_signed;
use ephemeral_vrf_sdk::anchor::vrf;
#[allow(deprecated)]
use ephemeral_vrf_sdk::instructions::{create_request_regular_randomness_ix, RequestRandomnessParams};
use ephemeral_vrf_sdk::types::SerializableAccountMeta;

use crate::state::{Draw, SEED_DRAW};

#[vrf]
#[derive(Accounts)]
pub struct RequestDraw<'info> {
    #[account(mut)]
    pub player: Signer<'info>,

    #[account(mut, seeds = [SEED_DRAW, player.key().as_ref()], bump = draw.bump)]
    pub draw: Account<'info, Draw>,

    /// CHECK: the VRF program rejects accounts that are not its queues
    #[account(mut)]
    pub oracle_queue: UncheckedAccount<'info>,
}

impl RequestDraw<'_> {
    pub fn request_draw(ctx: Context<Self>, caller_seed: [u8; 32]) -> Result<()> {
        #[allow(deprecated)]
        let request = create_request_regular_randomness_ix(RequestRandomnessParams {
            payer: ctx.accounts.player.key(),
            oracle_queue: ctx.accounts.oracle_queue.key(),
            callback_program_id: crate::ID,
            callback_discriminator: crate::instruction::FulfilDraw::DISCRIMINATOR.to_vec(),
            caller_seed,
            accounts_metas: Some(vec![SerializableAccountMeta {
                pubkey: ctx.accounts.draw.key(),
                is_signer: false,
                is_writable: true,
            }]),
            ..Default::default()
        });
        // Not `invoke_signed_vrf`: it makes a scoped request, which local chains' image of the VRF program rejects.
        invoke_signed(
            &request,
            &[
                ctx.accounts.player.to_account_info(),
                ctx.accounts.program_identity.to_account_info(),
                ctx.accounts.oracle_queue.to_account_info(),
                ctx.accounts.system_program.to_account_info(),
                ctx.accounts.slot_hashes.to_account_info(),
            ],
            &[&[b"identity", &[ctx.bumps.program_identity]]],
        )?;
        ctx.accounts.draw.pending = true;
        Ok(())
    }
}
