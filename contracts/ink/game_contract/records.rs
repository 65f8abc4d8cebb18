//! What the contract stores beside the games.

use ink::{prelude::vec::Vec, primitives::AccountId};

/// Who waits for an opponent.
#[derive(Debug, Clone, PartialEq, Eq)]
#[ink::scale_derive(Encode, Decode, TypeInfo)]
#[cfg_attr(feature = "std", derive(ink::storage::traits::StorageLayout))]
pub struct Waiting {
    pub player: AccountId,
    /// The tip of the player's hash chain; zeros with block hashes.
    pub tip: [u8; 32],
    /// The player's own cards; none means the demo deck.
    pub tokens: Vec<u32>,
}

/// A game that one account offers another.
#[derive(Debug, Clone, PartialEq, Eq)]
#[ink::scale_derive(Encode, Decode, TypeInfo)]
#[cfg_attr(feature = "std", derive(ink::storage::traits::StorageLayout))]
pub struct Challenge {
    pub rules: u8,
    pub scheme: u8,
    /// The challenger.
    pub waiting: Waiting,
}

/// A booster that is paid and not yet opened.
#[derive(Debug, Clone, PartialEq, Eq)]
#[ink::scale_derive(Encode, Decode, TypeInfo)]
#[cfg_attr(feature = "std", derive(ink::storage::traits::StorageLayout))]
pub struct Order {
    pub buyer: AccountId,
    pub commitment: [u8; 32],
    /// The block whose hash decides.
    pub block: u32,
    /// That hash, once somebody has pinned it.
    pub block_hash: Option<[u8; 32]>,
    pub amount: u128,
    /// The rarity table of the day it was bought.
    pub table: u32,
}
