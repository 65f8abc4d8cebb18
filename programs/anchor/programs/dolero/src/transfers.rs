//! Moves lamports and tokens between the players' wallets, the escrow of a game, and the house.

use anchor_lang::prelude::*;
use anchor_lang::system_program::{self, Transfer};
use anchor_spl::token::{self, CloseAccount, Mint, TokenAccount, TransferChecked};

use crate::errors::DoleroError;
use crate::state::{Escrow, GameAccount, SEED_GAME};

/// Moves a player's lamports into an escrow.
pub fn deposit<'info>(player: &Signer<'info>, escrow: &Account<'info, Escrow>, amount: u64) -> Result<()> {
    let transfer = Transfer { from: player.to_account_info(), to: escrow.to_account_info() };
    system_program::transfer(CpiContext::new(system_program::ID, transfer), amount)
}

/// Moves a player's tokens into an escrow.
pub fn deposit_tokens<'info>(
    player: &Signer<'info>,
    wallet: &Account<'info, TokenAccount>,
    escrow: &Account<'info, TokenAccount>,
    mint: &Account<'info, Mint>,
    amount: u64,
) -> Result<()> {
    transfer_tokens(wallet, escrow, mint, player.to_account_info(), amount, &[])
}

fn transfer_tokens<'info>(
    from: &Account<'info, TokenAccount>,
    to: &Account<'info, TokenAccount>,
    mint: &Account<'info, Mint>,
    authority: AccountInfo<'info>,
    amount: u64,
    signer_seeds: &[&[&[u8]]],
) -> Result<()> {
    let transfer = TransferChecked {
        from: from.to_account_info(),
        mint: mint.to_account_info(),
        to: to.to_account_info(),
        authority,
    };
    token::transfer_checked(
        CpiContext::new_with_signer(token::ID, transfer, signer_seeds),
        amount,
        mint.decimals,
    )
}

/// Moves lamports out of an escrow. The rent stays in it until it is closed.
pub fn withdraw(escrow: &Account<Escrow>, to: &AccountInfo, amount: u64) -> Result<()> {
    let escrow = escrow.to_account_info();
    let rent = Rent::get()?.minimum_balance(Escrow::SIZE);
    let left = escrow.lamports().checked_sub(amount).ok_or(DoleroError::MoneyLost)?;
    require_gte!(left, rent, DoleroError::MoneyLost);
    **escrow.try_borrow_mut_lamports()? = left;
    let lamports = to.lamports().checked_add(amount).ok_or(DoleroError::MoneyLost)?;
    **to.try_borrow_mut_lamports()? = lamports;
    Ok(())
}

/// Signs as the game's PDA, which owns the token escrow.
pub struct GameSigner<'info> {
    info: AccountInfo<'info>,
    table: Pubkey,
    index: [u8; 8],
    bump: [u8; 1],
}

impl<'info> GameSigner<'info> {
    pub fn new(game: &Account<'info, GameAccount>) -> Self {
        let info = game.to_account_info();
        Self { info, table: game.table, index: game.index.to_le_bytes(), bump: [game.bump] }
    }

    fn seeds(&self) -> [&[u8]; 4] {
        [SEED_GAME, self.table.as_ref(), &self.index, &self.bump]
    }

    pub fn pay(
        &self,
        escrow: &Account<'info, TokenAccount>,
        to: &Account<'info, TokenAccount>,
        mint: &Account<'info, Mint>,
        amount: u64,
    ) -> Result<()> {
        if amount == 0 {
            return Ok(());
        }
        let seeds = self.seeds();
        transfer_tokens(escrow, to, mint, self.info.clone(), amount, &[&seeds])
    }
}

/// Closes a token escrow. The rent, and any tokens that others sent to it, go to the player who opened the game.
pub fn close_escrow<'info>(
    signer: &GameSigner<'info>,
    escrow: &mut Account<'info, TokenAccount>,
    opener_wallet: &Account<'info, TokenAccount>,
    mint: &Account<'info, Mint>,
    opener: &AccountInfo<'info>,
) -> Result<()> {
    escrow.reload()?;
    signer.pay(escrow, opener_wallet, mint, escrow.amount)?;
    let close = CloseAccount {
        account: escrow.to_account_info(),
        destination: opener.clone(),
        authority: signer.info.clone(),
    };
    let seeds = signer.seeds();
    token::close_account(CpiContext::new_with_signer(token::ID, close, &[&seeds]))
}
