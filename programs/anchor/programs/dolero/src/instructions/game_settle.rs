use anchor_lang::prelude::*;
use anchor_spl::associated_token::AssociatedToken;
use anchor_spl::token::{Mint, Token, TokenAccount};
use dolero_rules::Settlement;

use crate::errors::DoleroError;
use crate::events::GameSettled;
use crate::state::{Escrow, GameAccount, Table, SEED_ESCROW, SEED_GAME};
use crate::transfers::{close_escrow, withdraw, GameSigner};

#[derive(Accounts)]
pub struct SettleSol<'info> {
    #[account(
        mut,
        close = first,
        seeds = [SEED_GAME, game.table.as_ref(), &game.index.to_le_bytes()],
        bump = game.bump,
    )]
    pub game: Box<Account<'info, GameAccount>>,

    #[account(address = game.table)]
    pub table: Box<Account<'info, Table>>,

    #[account(mut, close = first, seeds = [SEED_ESCROW, game.key().as_ref()], bump = escrow.bump)]
    pub escrow: Account<'info, Escrow>,

    /// CHECK: opened the game and paid for its accounts
    #[account(mut, address = game.player(0) @ DoleroError::WrongPlayer)]
    pub first: UncheckedAccount<'info>,

    /// CHECK: joined the game
    #[account(mut, address = game.player(1) @ DoleroError::WrongPlayer)]
    pub second: UncheckedAccount<'info>,

    /// CHECK: the table's house account
    #[account(mut, address = table.house @ DoleroError::WrongHouse)]
    pub house: UncheckedAccount<'info>,
}

#[derive(Accounts)]
pub struct SettleSpl<'info> {
    /// Pays the rent of a player's token account if it has to be created.
    #[account(mut)]
    pub payer: Signer<'info>,

    #[account(
        mut,
        close = first,
        seeds = [SEED_GAME, game.table.as_ref(), &game.index.to_le_bytes()],
        bump = game.bump,
    )]
    pub game: Box<Account<'info, GameAccount>>,

    #[account(address = game.table, constraint = table.mint == Some(mint.key()) @ DoleroError::WrongToken)]
    pub table: Box<Account<'info, Table>>,

    pub mint: Box<Account<'info, Mint>>,

    #[account(mut, associated_token::mint = mint, associated_token::authority = game)]
    pub escrow: Box<Account<'info, TokenAccount>>,

    /// CHECK: opened the game and paid for its accounts
    #[account(mut, address = game.player(0) @ DoleroError::WrongPlayer)]
    pub first: UncheckedAccount<'info>,

    /// CHECK: joined the game
    #[account(address = game.player(1) @ DoleroError::WrongPlayer)]
    pub second: UncheckedAccount<'info>,

    #[account(init_if_needed, payer = payer, associated_token::mint = mint, associated_token::authority = first)]
    pub first_wallet: Box<Account<'info, TokenAccount>>,

    #[account(init_if_needed, payer = payer, associated_token::mint = mint, associated_token::authority = second)]
    pub second_wallet: Box<Account<'info, TokenAccount>>,

    #[account(mut, address = table.house @ DoleroError::WrongHouse)]
    pub house: Box<Account<'info, TokenAccount>>,

    pub token_program: Program<'info, Token>,

    pub associated_token_program: Program<'info, AssociatedToken>,

    pub system_program: Program<'info, System>,
}

impl SettleSol<'_> {
    pub fn settle_sol(ctx: Context<Self>) -> Result<()> {
        let Self { game, escrow, first, second, house, .. } = ctx.accounts;
        let Settlement { rake, payouts } = settle(game)?;
        withdraw(escrow, house, rake)?;
        withdraw(escrow, first, payouts[0])?;
        withdraw(escrow, second, payouts[1])
    }
}

impl SettleSpl<'_> {
    pub fn settle_spl(ctx: Context<Self>) -> Result<()> {
        let Self { game, mint, escrow, first, first_wallet, second_wallet, house, .. } = ctx.accounts;
        let Settlement { rake, payouts } = settle(game)?;
        let signer = GameSigner::new(game);
        signer.pay(escrow, house, mint, rake)?;
        signer.pay(escrow, first_wallet, mint, payouts[0])?;
        signer.pay(escrow, second_wallet, mint, payouts[1])?;
        close_escrow(&signer, escrow, first_wallet, mint, first)
    }
}

/// Computes rake and payouts, which must add up to all deposits.
fn settle(account: &Account<GameAccount>) -> Result<Settlement> {
    account.invariant()?;
    let settlement = dolero_rules::settle(&account.game).map_err(DoleroError::from)?;
    let [first, second] = settlement.payouts;
    let paid = first.checked_add(second).and_then(|sum| sum.checked_add(settlement.rake));
    require!(paid == Some(account.deposited), DoleroError::MoneyLost);
    emit!(GameSettled {
        game: account.key(),
        table: account.table,
        winner: account.game.winner,
        rake: settlement.rake,
        payouts: settlement.payouts,
    });
    Ok(settlement)
}
