use anchor_lang::prelude::*;
use anchor_spl::token::{Mint, Token, TokenAccount};

use crate::errors::DoleroError;
use crate::state::{Escrow, GameAccount, Table, SEED_ESCROW, SEED_GAME};
use crate::transfers::{close_escrow, withdraw, GameSigner};

#[derive(Accounts)]
pub struct LeaveGameSol<'info> {
    #[account(mut)]
    pub player: Signer<'info>,

    #[account(
        mut,
        close = player,
        seeds = [SEED_GAME, game.table.as_ref(), &game.index.to_le_bytes()],
        bump = game.bump,
    )]
    pub game: Box<Account<'info, GameAccount>>,

    #[account(mut, close = player, seeds = [SEED_ESCROW, game.key().as_ref()], bump = escrow.bump)]
    pub escrow: Account<'info, Escrow>,
}

#[derive(Accounts)]
pub struct LeaveGameSpl<'info> {
    #[account(mut)]
    pub player: Signer<'info>,

    #[account(
        mut,
        close = player,
        seeds = [SEED_GAME, game.table.as_ref(), &game.index.to_le_bytes()],
        bump = game.bump,
    )]
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

impl LeaveGameSol<'_> {
    pub fn leave_game_sol(ctx: Context<Self>) -> Result<()> {
        let Self { player, game, escrow } = ctx.accounts;
        let stack = leave(game, player.key())?;
        withdraw(escrow, player, stack)
    }
}

impl LeaveGameSpl<'_> {
    pub fn leave_game_spl(ctx: Context<Self>) -> Result<()> {
        let Self { player, game, mint, wallet, escrow, .. } = ctx.accounts;
        let stack = leave(game, player.key())?;
        let signer = GameSigner::new(game);
        signer.pay(escrow, wallet, mint, stack)?;
        close_escrow(&signer, escrow, wallet, mint, player)
    }
}

/// Returns the amount to refund, which is the whole deposit.
fn leave(account: &mut Account<GameAccount>, player: Pubkey) -> Result<u64> {
    let key = account.key();
    account.play(key, |game| dolero_rules::leave(game, player.to_bytes()))?;
    let stack = account.game.players[0].stack;
    require_eq!(stack, account.deposited, DoleroError::MoneyLost);
    Ok(stack)
}
