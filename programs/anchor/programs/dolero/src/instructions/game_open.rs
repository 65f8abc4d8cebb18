use anchor_lang::prelude::*;
use anchor_spl::associated_token::AssociatedToken;
use anchor_spl::token::{Mint, Token, TokenAccount};

use crate::errors::DoleroError;
use crate::events::emit_all;
use crate::state::{Escrow, GameAccount, Table, SEED_ESCROW, SEED_GAME, SEED_TABLE};
use crate::transfers::{deposit, deposit_tokens};

#[derive(Accounts)]
pub struct OpenGameSol<'info> {
    #[account(mut)]
    pub player: Signer<'info>,

    #[account(
        mut,
        seeds = [SEED_TABLE, &[table.id]],
        bump = table.bump,
        constraint = table.mint.is_none() @ DoleroError::WrongToken,
    )]
    pub table: Box<Account<'info, Table>>,

    #[account(
        init,
        payer = player,
        space = GameAccount::SIZE,
        seeds = [SEED_GAME, table.key().as_ref(), &table.games.to_le_bytes()],
        bump,
    )]
    pub game: Box<Account<'info, GameAccount>>,

    #[account(init, payer = player, space = Escrow::SIZE, seeds = [SEED_ESCROW, game.key().as_ref()], bump)]
    pub escrow: Account<'info, Escrow>,

    pub system_program: Program<'info, System>,
}

#[derive(Accounts)]
pub struct OpenGameSpl<'info> {
    #[account(mut)]
    pub player: Signer<'info>,

    #[account(
        mut,
        seeds = [SEED_TABLE, &[table.id]],
        bump = table.bump,
        constraint = table.mint == Some(mint.key()) @ DoleroError::WrongToken,
    )]
    pub table: Box<Account<'info, Table>>,

    #[account(
        init,
        payer = player,
        space = GameAccount::SIZE,
        seeds = [SEED_GAME, table.key().as_ref(), &table.games.to_le_bytes()],
        bump,
    )]
    pub game: Box<Account<'info, GameAccount>>,

    pub mint: Box<Account<'info, Mint>>,

    #[account(mut, token::mint = mint, token::authority = player)]
    pub wallet: Box<Account<'info, TokenAccount>>,

    // `init_if_needed`: otherwise anyone could block the game by creating the account first.
    #[account(
        init_if_needed,
        payer = player,
        associated_token::mint = mint,
        associated_token::authority = game,
    )]
    pub escrow: Box<Account<'info, TokenAccount>>,

    pub token_program: Program<'info, Token>,

    pub associated_token_program: Program<'info, AssociatedToken>,

    pub system_program: Program<'info, System>,
}

impl OpenGameSol<'_> {
    pub fn open_game_sol(ctx: Context<Self>, stack: u64) -> Result<()> {
        let Self { player, table, game, escrow, .. } = ctx.accounts;
        escrow.bump = ctx.bumps.escrow;
        open(table, game, player.key(), stack, ctx.bumps.game)?;
        deposit(player, escrow, stack)
    }
}

impl OpenGameSpl<'_> {
    pub fn open_game_spl(ctx: Context<Self>, stack: u64) -> Result<()> {
        let Self { player, table, game, mint, wallet, escrow, .. } = ctx.accounts;
        open(table, game, player.key(), stack, ctx.bumps.game)?;
        deposit_tokens(player, wallet, escrow, mint, stack)
    }
}

fn open<'info>(
    table: &mut Account<'info, Table>,
    account: &mut Account<'info, GameAccount>,
    player: Pubkey,
    stack: u64,
    bump: u8,
) -> Result<()> {
    let key = account.key();
    let limits = table.limits.clone();
    let (game, events) =
        dolero_rules::open(key.to_bytes(), limits, player.to_bytes(), stack).map_err(DoleroError::from)?;
    let index = table.next_index()?;
    account.set_inner(GameAccount { table: table.key(), index, deposited: stack, bump, game });
    emit_all(key, events);
    account.invariant()
}
