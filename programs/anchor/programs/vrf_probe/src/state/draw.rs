use anchor_lang::prelude::*;

pub const SEED_DRAW: &[u8] = b"draw";

/// One player's latest draw, at the PDA of `[SEED_DRAW, player]`.
#[account]
pub struct Draw {
    /// The player who requested it.
    pub player: Pubkey,
    /// True from the request until the VRF program's response.
    pub pending: bool,
    /// The latest response.
    pub randomness: [u8; 32],
    /// Number of responses.
    pub answers: u32,
    /// Bump of the PDA.
    pub bump: u8,
}

impl Draw {
    pub const SIZE: usize = 8 + // discriminator
        32 + // player
        1 + // pending
        32 + // randomness
        4 + // answers
        1; // bump
}
