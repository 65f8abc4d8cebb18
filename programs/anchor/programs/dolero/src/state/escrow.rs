use anchor_lang::prelude::*;

pub const SEED_ESCROW: &[u8] = b"escrow";

/// Holds the lamports of one game of a SOL table, at the PDA of `[SEED_ESCROW, game]`.
#[account]
pub struct Escrow {
    /// Bump of the PDA.
    pub bump: u8,
}

impl Escrow {
    pub const SIZE: usize = 8 + // discriminator
        1; // bump
}
