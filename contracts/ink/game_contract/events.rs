//! The contract's events. Those of the rules get the game's id, and accounts instead of player indices.

use ccg_rules::CardStats;
use ink::{prelude::vec::Vec, primitives::AccountId};

/// A player joined the queue.
#[ink::event]
pub struct GameQueued {
    #[ink(topic)]
    pub player: AccountId,
    pub rules: u8,
    pub scheme: u8,
}

/// A player left the queue without a game: on request, or because it no longer owns its deck.
#[ink::event]
pub struct QueueLeft {
    #[ink(topic)]
    pub player: AccountId,
    pub rules: u8,
    pub scheme: u8,
}

/// A player challenged another account.
#[ink::event]
pub struct ChallengeMade {
    #[ink(topic)]
    pub challenger: AccountId,
    #[ink(topic)]
    pub opponent: AccountId,
    pub rules: u8,
    pub scheme: u8,
}

/// A challenge was accepted, or cancelled by the challenger (`game_id` is none).
#[ink::event]
pub struct ChallengeEnded {
    #[ink(topic)]
    pub challenger: AccountId,
    #[ink(topic)]
    pub opponent: AccountId,
    pub game_id: Option<u32>,
}

/// A game started. Holds all inputs of the start, for replays.
#[ink::event]
pub struct GameStarted {
    #[ink(topic)]
    pub game_id: u32,
    #[ink(topic)]
    pub player_a: AccountId,
    #[ink(topic)]
    pub player_b: AccountId,
    pub rules: u8,
    pub scheme: u8,
    pub turn_blocks: u32,
    pub block: u32,
    pub parent_hash: [u8; 32],
    pub decks: [Vec<u16>; 2],
    pub links: [[u8; 32]; 2],
    pub cards: Vec<CardStats>,
}

/// A batch was applied. Holds all inputs of the batch, for replays, and the hash of the state after it.
#[ink::event]
pub struct ActionSubmitted {
    #[ink(topic)]
    pub game_id: u32,
    #[ink(topic)]
    pub player: AccountId,
    pub actions: Vec<u8>,
    pub link: Option<[u8; 32]>,
    pub parent_hash: [u8; 32],
    pub block: u32,
    pub state_hash: [u8; 32],
}

/// Declares events about one player of a game: each is indexed by game and player.
macro_rules! player_events {
    ($($(#[$attribute:meta])* $name:ident { $($field:ident: $type:tt),* })*) => {$(
        $(#[$attribute])*
        #[ink::event]
        pub struct $name {
            #[ink(topic)]
            pub game_id: u32,
            #[ink(topic)]
            pub player: AccountId,
            $(pub $field: $type,)*
        }
    )*};
}

player_events! {
    ActionApplied { action_type: u8, payload: [u8; 6] }
    CardPlayed { card_id: u16, slot: u8 }
    SpellUsed { card_id: u16, target: u8 }
    UnitDied { slot: u8, card_id: u16 }
    PlayerDamaged { amount: u16 }
    /// Damage from an effect; attacks have their own event.
    UnitDamaged { slot: u8, amount: u16 }
    PlayerHealed { amount: u16 }
    UnitHealed { slot: u8, amount: u16 }
    AttackRaised { slot: u8, amount: u16 }
    CardDrawn { card_id: u16 }
    /// The player's turn timed out; `block` is the block of the claim.
    TimedOut { block: u32 }
    /// The player resigned.
    Resigned {}
}

/// A unit of the active player attacked; defender slot 7 is the player.
#[ink::event]
pub struct AttackResolved {
    #[ink(topic)]
    pub game_id: u32,
    pub attacker_slot: u8,
    pub defender_slot: u8,
    pub damage_attacker: u16,
    pub damage_defender: u16,
}

#[ink::event]
pub struct TurnEnded {
    #[ink(topic)]
    pub game_id: u32,
    #[ink(topic)]
    pub new_active_player: AccountId,
}

/// A game ended; without a winner it is a draw.
#[ink::event]
pub struct GameEnded {
    #[ink(topic)]
    pub game_id: u32,
    #[ink(topic)]
    pub winner: Option<AccountId>,
}

/// The game ended before the deal: no winner, and not counted in standings.
#[ink::event]
pub struct GameCancelled {
    #[ink(topic)]
    pub game_id: u32,
}

/// A booster was paid for; the hash of `block` decides its cards.
#[ink::event]
pub struct BoosterOrdered {
    #[ink(topic)]
    pub buyer: AccountId,
    #[ink(topic)]
    pub order: u32,
    pub amount: u128,
    pub commitment: [u8; 32],
    pub block: u32,
    pub table: u32,
}

/// The block hash that decides an order was stored.
#[ink::event]
pub struct BoosterPinned {
    #[ink(topic)]
    pub order: u32,
    pub block: u32,
    pub block_hash: [u8; 32],
}

/// A booster was opened. Without a block hash it was opened too late and contained only cards of the lowest rarity.
#[ink::event]
pub struct BoosterBought {
    #[ink(topic)]
    pub buyer: AccountId,
    pub amount: u128,
    pub card_ids: Vec<u16>,
    #[ink(topic)]
    pub order: u32,
    pub tokens: Vec<u32>,
    pub secret: [u8; 32],
    pub block_hash: Option<[u8; 32]>,
}

/// The rarity table for new orders was set; open orders keep the table they were bought with.
#[ink::event]
pub struct RarityTableSet {
    #[ink(topic)]
    pub table: u32,
    pub rows: Vec<ccg_rules::BoosterRow>,
}

/// A kind's stats changed for games that start later; the fields are the sums of all adjustments.
#[ink::event]
pub struct CardAdjusted {
    #[ink(topic)]
    pub card_id: u16,
    pub cost: i16,
    pub attack: i16,
    pub health: i16,
}
