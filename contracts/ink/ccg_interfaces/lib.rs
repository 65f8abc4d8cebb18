//! The interfaces between the card game's contracts, and the PSP34 standard.

#![cfg_attr(not(feature = "std"), no_std)]

mod cards;
mod governed;
mod psp34;

pub use cards::{CardError, CardMetadata, Cards};
pub use governed::{Adjustment, AdjustmentError, Governed};
pub use psp34::{Id, PSP34Enumerable, PSP34Error, PSP34Metadata, PSP34};
