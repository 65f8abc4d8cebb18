use anchor_lang::prelude::*;

#[error_code]
pub enum VrfProbeError {
    #[msg("No draw is pending")]
    NotPending,
}
