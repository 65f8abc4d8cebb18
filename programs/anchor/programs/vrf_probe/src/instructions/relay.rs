use anchor_lang::prelude::*;
use anchor_lang::solana_program::instruction::Instruction;
use anchor_lang::solana_program::program::invoke;

#[derive(Accounts)]
pub struct Relay<'info> {
    /// CHECK: any program; it is called with the remaining accounts
    #[account(executable)]
    pub program: UncheckedAccount<'info>,
}

impl<'info> Relay<'info> {
    pub fn relay(ctx: Context<'info, Self>, data: Vec<u8>) -> Result<()> {
        let accounts = ctx.remaining_accounts.iter().flat_map(|a| a.to_account_metas(None)).collect();
        let instruction = Instruction { program_id: ctx.accounts.program.key(), accounts, data };
        invoke(&instruction, ctx.remaining_accounts)?;
        Ok(())
    }
}
