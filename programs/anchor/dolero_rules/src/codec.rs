//! Borsh in both cases; Anchor's derives also describe the types for the IDL.

#[cfg(feature = "anchor")]
pub(crate) use anchor_lang::prelude::{AnchorDeserialize, AnchorSerialize};
#[cfg(not(feature = "anchor"))]
pub(crate) use borsh::{BorshDeserialize as AnchorDeserialize, BorshSerialize as AnchorSerialize};
