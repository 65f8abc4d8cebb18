//! What the contract stores besides the games.

use ink::{prelude::vec::Vec, primitives::AccountId};

/// A player who waits for an opponent.
#[derive(Debug, Clone, PartialEq, Eq)]
#[ink::scale_derive(Encode, Decode, TypeInfo)]
#[cfg_attr(feature = "std", derive(ink::storage::traits::StorageLayout))]
pub struct Waiting {
    pub player: AccountId,
    /// The tip of the player's hash chain; zeros with block hashes.
    pub tip: [u8; 32],
    /// The player's own tokens; empty for the demo deck.
    pub tokens: Vec<u32>,
}

/// An open challenge from one account to another.
#[derive(Debug, Clone, PartialEq, Eq)]
#[ink::scale_derive(Encode, Decode, TypeInfo)]
#[cfg_attr(feature = "std", derive(ink::storage::traits::StorageLayout))]
pub struct Challenge {
    pub rules: u8,
    pub scheme: u8,
    /// The challenger.
    pub waiting: Waiting,
}

/// A booster that is paid for and not yet opened.
#[derive(Debug, Clone, PartialEq, Eq)]
#[ink::scale_derive(Encode, Decode, TypeInfo)]
#[cfg_attr(feature = "std", derive(ink::storage::traits::StorageLayout))]
pub struct Order {
    pub buyer: AccountId,
    pub commitment: [u8; 32],
    /// The block whose hash decides the cards.
    pub block: u32,
    /// That hash, once it is pinned.
    pub block_hash: Option<[u8; 32]>,
    pub amount: u128,
    /// The number of the rarity table it was bought with.
    pub table: u32,
}
