use anchor_lang::prelude::*;

/// The VRF program responded.
#[event]
pub struct DrawFulfilled {
    pub player: Pubkey,
    pub randomness: [u8; 32],
}
