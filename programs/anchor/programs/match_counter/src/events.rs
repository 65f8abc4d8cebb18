use anchor_lang::prelude::*;

/// A match was recorded.
#[event]
pub struct MatchRecorded {
    /// Who recorded it.
    pub player: Pubkey,
    /// The counter after this match.
    pub count: u64,
}
