use anchor_lang::prelude::*;
use dolero_rules::Action;
use ephemeral_vrf_sdk::anchor::VrfProgram;
use ephemeral_vrf_sdk::compat::slot_hashes;
use ephemeral_vrf_sdk::consts::IDENTITY;

use crate::errors::DoleroError;
use crate::hash::Syscall;
use crate::state::{GameAccount, Table, SEED_GAME};
use crate::vrf::{self, VrfAccounts};

/// A player's action that needs randomness. The player pays the VRF fee.
#[derive(Accounts)]
pub struct Request<'info> {
    #[account(mut)]
    pub player: Signer<'info>,

    #[account(mut, seeds = [SEED_GAME, game.table.as_ref(), &game.index.to_le_bytes()], bump = game.bump)]
    pub game: Box<Account<'info, GameAccount>>,

    #[account(address = game.table)]
    pub table: Box<Account<'info, Table>>,

    /// CHECK: a queue that games of the table may use
    #[account(mut, constraint = vrf::is_queue_of(&table.queue, &queue.key()) @ DoleroError::WrongQueue)]
    pub queue: UncheckedAccount<'info>,

    /// CHECK: signs the request, so that only this program can make it
    #[account(seeds = [IDENTITY], bump)]
    pub program_identity: UncheckedAccount<'info>,

    pub vrf_program: Program<'info, VrfProgram>,

    /// CHECK: the sysvar
    #[account(address = slot_hashes::ID)]
    pub slot_hashes: UncheckedAccount<'info>,

    pub system_program: Program<'info, System>,
}

impl Request<'_> {
    pub fn request(ctx: Context<Self>, action: Action) -> Result<()> {
        let accounts = ctx.accounts;
        let now = Clock::get()?.unix_timestamp;
        let game = &mut accounts.game;
        let seat = game.seat_of(accounts.player.key)?;
        let nonce = game.game.nonce;
        let key = game.key();
        game.play(key, |game| dolero_rules::act::<Syscall>(game, seat, action, now))?;
        let accounts = VrfAccounts {
            payer: &accounts.player.to_account_info(),
            program_identity: &accounts.program_identity.to_account_info(),
            queue: &accounts.queue.to_account_info(),
            system_program: &accounts.system_program.to_account_info(),
            slot_hashes: &accounts.slot_hashes.to_account_info(),
        };
        vrf::request(accounts, key, nonce, ctx.bumps.program_identity)
    }
}
