use anchor_lang::prelude::*;
use anchor_spl::token::TokenAccount;

use super::table_create::check_house;
use crate::errors::DoleroError;
use crate::state::{Table, TableConfig, SEED_TABLE};

#[derive(Accounts)]
pub struct UpdateTableSol<'info> {
    pub authority: Signer<'info>,

    #[account(
        mut,
        seeds = [SEED_TABLE, &[table.id]],
        bump = table.bump,
        has_one = authority @ DoleroError::WrongAuthority,
        constraint = table.mint.is_none() @ DoleroError::WrongToken,
    )]
    pub table: Account<'info, Table>,

    pub house: SystemAccount<'info>,
}

#[derive(Accounts)]
pub struct UpdateTableSpl<'info> {
    pub authority: Signer<'info>,

    #[account(
        mut,
        seeds = [SEED_TABLE, &[table.id]],
        bump = table.bump,
        has_one = authority @ DoleroError::WrongAuthority,
    )]
    pub table: Account<'info, Table>,

    #[account(constraint = table.mint == Some(house.mint) @ DoleroError::WrongToken)]
    pub house: Account<'info, TokenAccount>,
}

impl UpdateTableSol<'_> {
    pub fn update_table_sol(ctx: Context<Self>, config: TableConfig) -> Result<()> {
        let house = &ctx.accounts.house;
        check_house(house)?;
        ctx.accounts.table.configure(&config, house.key())
    }
}

impl UpdateTableSpl<'_> {
    pub fn update_table_spl(ctx: Context<Self>, config: TableConfig) -> Result<()> {
        ctx.accounts.table.configure(&config, ctx.accounts.house.key())
    }
}
