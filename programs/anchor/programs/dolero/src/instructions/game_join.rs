use anchor_lang::prelude::*;
use anchor_spl::token::{Mint, Token, TokenAccount};

use crate::errors::DoleroError;
use crate::state::{Escrow, GameAccount, Table, SEED_ESCROW, SEED_GAME};
use crate::transfers::{deposit, deposit_tokens};

#[derive(Accounts)]
pub struct JoinGameSol<'info> {
    #[account(mut)]
    pub player: Signer<'info>,

    #[account(mut, seeds = [SEED_GAME, game.table.as_ref(), &game.index.to_le_bytes()], bump = game.bump)]
    pub game: Box<Account<'info, GameAccount>>,

    // Only games of SOL tables have this account, so the table's token need not be checked.
    #[account(mut, seeds = [SEED_ESCROW, game.key().as_ref()], bump = escrow.bump)]
    pub escrow: Account<'info, Escrow>,

    pub system_program: Program<'info, System>,
}

#[derive(Accounts)]
pub struct JoinGameSpl<'info> {
    #[account(mut)]
    pub player: Signer<'info>,

    #[account(mut, seeds = [SEED_GAME, game.table.as_ref(), &game.index.to_le_bytes()], bump = game.bump)]
    pub game: Box<Account<'info, GameAccount>>,

    #[account(address = game.table, constraint = table.mint == Some(mint.key()) @ DoleroError::WrongToken)]
    pub table: Box<Account<'info, Table>>,

    pub mint: Box<Account<'info, Mint>>,

    #[account(mut, token::mint = mint, token::authority = player)]
    pub wallet: Box<Account<'info, TokenAccount>>,

    #[account(mut, associated_token::mint = mint, associated_token::authority = game)]
    pub escrow: Box<Account<'info, TokenAccount>>,

    pub token_program: Program<'info, Token>,
}

impl JoinGameSol<'_> {
    pub fn join_game_sol(ctx: Context<Self>, stack: u64) -> Result<()> {
        let Self { player, game, escrow, .. } = ctx.accounts;
        join(game, player.key(), stack)?;
        deposit(player, escrow, stack)
    }
}

impl JoinGameSpl<'_> {
    pub fn join_game_spl(ctx: Context<Self>, stack: u64) -> Result<()> {
        let Self { player, game, mint, wallet, escrow, .. } = ctx.accounts;
        join(game, player.key(), stack)?;
        deposit_tokens(player, wallet, escrow, mint, stack)
    }
}

fn join(account: &mut Account<GameAccount>, player: Pubkey, stack: u64) -> Result<()> {
    let now = Clock::get()?.unix_timestamp;
    let key = account.key();
    account.deposited = account.deposited.checked_add(stack).ok_or(DoleroError::BadStack)?;
    account.play(key, |game| dolero_rules::join(game, player.to_bytes(), stack, now))
}
