//! Counts matches: the smallest program that travels the whole way from source to dApp.

use anchor_lang::prelude::*;

pub mod errors;
pub mod events;
pub mod instructions;
pub mod state;

pub use errors::*;
pub use events::*;
pub use instructions::*;
pub use state::*;

// Readable, and nobody's key: local chains load the program at this address. For a public cluster run `anchor keys sync`.
declare_id!("MatchCounter1111111111111111111111111111111");

#[program]
pub mod match_counter {
    use super::*;

    /// Raise the global counter by one. The first caller pays for the counter's account.
    pub fn record_match(ctx: Context<RecordMatch>) -> Result<()> {
        RecordMatch::record_match(ctx)
    }
}
