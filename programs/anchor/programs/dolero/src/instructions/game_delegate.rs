use anchor_lang::prelude::*;
use dolero_rules::phase;

use crate::errors::DoleroError;
use crate::rollup::{self, DelegateAccounts, DELEGATION_PROGRAM, SEED_BUFFER, SEED_METADATA, SEED_RECORD};
use crate::state::{GameAccount, Table, SEED_GAME};

/// Both players sign, because the rollup's validator executes the game while it is delegated. The escrow stays on the
/// base layer.
#[derive(Accounts)]
pub struct DelegateGame<'info> {
    /// Pays the rent of the delegation records, which is refunded.
    #[account(mut)]
    pub first: Signer<'info>,

    pub second: Signer<'info>,

    /// CHECK: deserialized by the handler, since another program owns it afterwards
    #[account(mut, owner = crate::ID)]
    pub game: UncheckedAccount<'info>,

    pub table: Box<Account<'info, Table>>,

    /// CHECK: holds the game's data while the owner changes
    #[account(mut, seeds = [SEED_BUFFER, game.key().as_ref()], bump)]
    pub buffer: UncheckedAccount<'info>,

    /// CHECK: created by the delegation program
    #[account(mut, seeds = [SEED_RECORD, game.key().as_ref()], bump, seeds::program = DELEGATION_PROGRAM)]
    pub record: UncheckedAccount<'info>,

    /// CHECK: created by the delegation program
    #[account(mut, seeds = [SEED_METADATA, game.key().as_ref()], bump, seeds::program = DELEGATION_PROGRAM)]
    pub metadata: UncheckedAccount<'info>,

    /// CHECK: this program
    #[account(address = crate::ID)]
    pub owner_program: UncheckedAccount<'info>,

    /// CHECK: the delegation program
    #[account(address = DELEGATION_PROGRAM)]
    pub delegation_program: UncheckedAccount<'info>,

    pub system_program: Program<'info, System>,
}

impl DelegateGame<'_> {
    pub fn delegate_game(ctx: Context<Self>) -> Result<()> {
        let accounts = ctx.accounts;
        let game = Box::new(GameAccount::try_deserialize(&mut &accounts.game.try_borrow_data()?[..])?);
        let validator = accounts.check(&game)?;
        let index = game.index.to_le_bytes();
        let key = accounts.game.key();
        rollup::delegate(
            DelegateAccounts {
                payer: &accounts.first.to_account_info(),
                game: &accounts.game.to_account_info(),
                owner_program: &accounts.owner_program.to_account_info(),
                buffer: &accounts.buffer.to_account_info(),
                record: &accounts.record.to_account_info(),
                metadata: &accounts.metadata.to_account_info(),
                system_program: &accounts.system_program.to_account_info(),
            },
            &[SEED_GAME, game.table.as_ref(), &index, &[game.bump]],
            &[SEED_BUFFER, key.as_ref(), &[ctx.bumps.buffer]],
            validator,
        )
    }

    /// The validator to delegate to, if the game may be delegated.
    fn check(&self, game: &GameAccount) -> Result<Pubkey> {
        require_keys_eq!(self.table.key(), game.table, DoleroError::WrongTable);
        require_keys_eq!(self.first.key(), game.player(0), DoleroError::WrongPlayer);
        require_keys_eq!(self.second.key(), game.player(1), DoleroError::WrongPlayer);
        // The response to a pending request could not be written to a delegated game.
        require!(game.game.phase != phase::OVER && game.game.pending.is_empty(), DoleroError::NotDelegable);
        Ok(self.table.validator.ok_or(DoleroError::NoRollup)?)
    }
}
