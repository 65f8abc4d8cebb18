//! Borsh either way: Anchor's form also describes the types for the IDL.

#[cfg(feature = "anchor")]
pub(crate) use anchor_lang::prelude::{AnchorDeserialize, AnchorSerialize};
#[cfg(not(feature = "anchor"))]
pub(crate) use borsh::{BorshDeserialize as AnchorDeserialize, BorshSerialize as AnchorSerialize};
