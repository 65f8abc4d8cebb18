use anchor_lang::prelude::*;

use crate::errors::DoleroError;
use crate::rollup::{
    claim, schedule_undelegation, DELEGATION_PROGRAM, MAGIC_CONTEXT, MAGIC_PROGRAM, SEED_UNDELEGATE_BUFFER,
};
use crate::state::{GameAccount, SEED_GAME};

/// On the rollup: a player returns the game to the base layer.
#[derive(Accounts)]
pub struct UndelegateGame<'info> {
    #[account(mut)]
    pub player: Signer<'info>,

    #[account(mut, seeds = [SEED_GAME, game.table.as_ref(), &game.index.to_le_bytes()], bump = game.bump)]
    pub game: Box<Account<'info, GameAccount>>,

    /// CHECK: the magic program's context
    #[account(mut, address = MAGIC_CONTEXT)]
    pub magic_context: UncheckedAccount<'info>,

    /// CHECK: the magic program
    #[account(address = MAGIC_PROGRAM)]
    pub magic_program: UncheckedAccount<'info>,
}

/// On the base layer: the delegation program returns the game.
#[derive(Accounts)]
pub struct ProcessUndelegation<'info> {
    /// CHECK: its address is derived from the seeds in the state that is restored
    #[account(mut)]
    pub game: UncheckedAccount<'info>,

    /// CHECK: holds the game's state; only the delegation program can sign for it
    #[account(
        signer,
        owner = DELEGATION_PROGRAM,
        seeds = [SEED_UNDELEGATE_BUFFER, game.key().as_ref()],
        bump,
        seeds::program = DELEGATION_PROGRAM,
    )]
    pub buffer: UncheckedAccount<'info>,

    #[account(mut)]
    pub payer: Signer<'info>,

    pub system_program: Program<'info, System>,
}

impl UndelegateGame<'_> {
    pub fn undelegate_game(ctx: Context<Self>) -> Result<()> {
        let Self { player, game, magic_context, .. } = ctx.accounts;
        game.seat_of(player.key)?;
        schedule_undelegation(player, &game.to_account_info(), magic_context)
    }
}

impl ProcessUndelegation<'_> {
    pub fn process_undelegation(ctx: Context<Self>, seeds: Vec<Vec<u8>>) -> Result<()> {
        let Self { game, buffer, payer, system_program } = ctx.accounts;
        let state = Box::new(GameAccount::try_deserialize(&mut &buffer.try_borrow_data()?[..])?);
        state.invariant()?;
        let index = state.index.to_le_bytes();
        let bump = [state.bump];
        let own: [&[u8]; 4] = [SEED_GAME, state.table.as_ref(), &index, &bump];
        require!(seeds.iter().map(Vec::as_slice).eq(own[..3].iter().copied()), DoleroError::NotDelegable);

        let space = buffer.data_len();
        let missing = Rent::get()?.minimum_balance(space).saturating_sub(game.lamports());
        let transfer = anchor_lang::system_program::Transfer {
            from: payer.to_account_info(),
            to: game.to_account_info(),
        };
        anchor_lang::system_program::transfer(CpiContext::new(system_program.key(), transfer), missing)?;
        claim(game, &crate::ID, space, system_program, &own)?;
        game.try_borrow_mut_data()?.copy_from_slice(&buffer.try_borrow_data()?);
        Ok(())
    }
}
