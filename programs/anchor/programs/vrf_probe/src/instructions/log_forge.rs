use anchor_lang::prelude::*;
use anchor_lang::solana_program::log::{sol_log, sol_log_data};

#[derive(Accounts)]
pub struct ForgeLog {}

impl ForgeLog {
    pub fn forge_log(text: &str, data: &[u8]) -> Result<()> {
        sol_log(text);
        sol_log_data(&[data]);
        Ok(())
    }
}
