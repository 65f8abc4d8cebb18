//! For tests only, never deployed: requests randomness from the VRF program and stores the response, and writes log
//! lines that look like other programs' events.

use anchor_lang::prelude::*;

pub mod errors;
pub mod events;
pub mod instructions;
pub mod state;

pub use errors::*;
pub use events::*;
pub use instructions::*;
pub use state::*;

declare_id!("VrfProbe11111111111111111111111111111111111");

#[program]
pub mod vrf_probe {
    use super::*;

    /// Request 32 random bytes for the payer's draw.
    pub fn request_draw(ctx: Context<RequestDraw>, caller_seed: [u8; 32]) -> Result<()> {
        RequestDraw::request_draw(ctx, caller_seed)
    }

    /// Called by the VRF program with its response.
    pub fn fulfil_draw(ctx: Context<FulfilDraw>, randomness: [u8; 32]) -> Result<()> {
        FulfilDraw::fulfil_draw(ctx, randomness)
    }

    /// Open the payer's draw.
    pub fn open_draw(ctx: Context<OpenDraw>) -> Result<()> {
        OpenDraw::open_draw(ctx)
    }

    /// Log a text and a `Program data:` line with any bytes, as a forger of events would.
    pub fn forge_log(_ctx: Context<ForgeLog>, text: String, data: Vec<u8>) -> Result<()> {
        ForgeLog::forge_log(&text, &data)
    }

    /// Invoke another program with the given accounts and data.
    pub fn relay<'info>(ctx: Context<'info, Relay<'info>>, data: Vec<u8>) -> Result<()> {
        Relay::relay(ctx, data)
    }
}
