use anchor_lang::prelude::*;
use anchor_lang::solana_program::bpf_loader_upgradeable;
use anchor_spl::token::{Mint, TokenAccount};

use crate::errors::DoleroError;
use crate::state::{Table, TableConfig, SEED_TABLE};

#[derive(Accounts)]
#[instruction(id: u8)]
pub struct CreateTableSol<'info> {
    #[account(mut)]
    pub authority: Signer<'info>,

    #[account(init, payer = authority, space = Table::SIZE, seeds = [SEED_TABLE, &[id]], bump)]
    pub table: Account<'info, Table>,

    pub house: SystemAccount<'info>,

    /// CHECK: holds this program's upgrade authority
    #[account(seeds = [crate::ID.as_ref()], bump, seeds::program = bpf_loader_upgradeable::ID)]
    pub program_data: UncheckedAccount<'info>,

    pub system_program: Program<'info, System>,
}

#[derive(Accounts)]
#[instruction(id: u8)]
pub struct CreateTableSpl<'info> {
    #[account(mut)]
    pub authority: Signer<'info>,

    #[account(init, payer = authority, space = Table::SIZE, seeds = [SEED_TABLE, &[id]], bump)]
    pub table: Account<'info, Table>,

    pub mint: Account<'info, Mint>,

    #[account(token::mint = mint)]
    pub house: Account<'info, TokenAccount>,

    /// CHECK: holds this program's upgrade authority
    #[account(seeds = [crate::ID.as_ref()], bump, seeds::program = bpf_loader_upgradeable::ID)]
    pub program_data: UncheckedAccount<'info>,

    pub system_program: Program<'info, System>,
}

impl CreateTableSol<'_> {
    pub fn create_table_sol(ctx: Context<Self>, id: u8, config: TableConfig) -> Result<()> {
        let Self { authority, table, house, program_data, .. } = ctx.accounts;
        check_deployer(authority.key, program_data)?;
        check_house(house)?;
        table.id = id;
        table.authority = authority.key();
        table.bump = ctx.bumps.table;
        table.configure(&config, house.key())
    }
}

impl CreateTableSpl<'_> {
    pub fn create_table_spl(ctx: Context<Self>, id: u8, config: TableConfig) -> Result<()> {
        let Self { authority, table, mint, house, program_data, .. } = ctx.accounts;
        check_deployer(authority.key, program_data)?;
        table.id = id;
        table.authority = authority.key();
        table.mint = Some(mint.key());
        table.bump = ctx.bumps.table;
        table.configure(&config, house.key())
    }
}

/// Only the program's upgrade authority may create tables, so that nobody else can take their numbers. Without an
/// upgrade authority, as on a local chain, anyone may.
fn check_deployer(authority: &Pubkey, program_data: &AccountInfo) -> Result<()> {
    if program_data.owner != &bpf_loader_upgradeable::ID {
        return Ok(());
    }
    let data = ProgramData::try_deserialize(&mut &program_data.try_borrow_data()?[..])?;
    if let Some(deployer) = data.upgrade_authority_address {
        require_keys_eq!(*authority, deployer, DoleroError::WrongAuthority);
    }
    Ok(())
}

/// Games could not be settled if the house account did not exist: the runtime rejects a transfer below the rent-exempt
/// minimum to an empty account, and a rake can be that small.
pub(super) fn check_house(house: &AccountInfo) -> Result<()> {
    require_gte!(house.lamports(), Rent::get()?.minimum_balance(0), DoleroError::PoorHouse);
    Ok(())
}
