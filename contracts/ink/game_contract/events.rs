//! What the game tells the world. The fields of the rules' events with the game's id, and accounts in place of indices.

use ccg_rules::CardStats;
use ink::{prelude::vec::Vec, primitives::AccountId};

/// A player waits for an opponent.
#[ink::event]
pub struct GameQueued {
    #[ink(topic)]
    pub player: AccountId,
    pub rules: u8,
    pub scheme: u8,
}

/// A player waits no more, and has no game: it left, or no longer owns its deck.
#[ink::event]
pub struct QueueLeft {
    #[ink(topic)]
    pub player: AccountId,
    pub rules: u8,
    pub scheme: u8,
}

/// A player offers a game to one other account.
#[ink::event]
pub struct ChallengeMade {
    #[ink(topic)]
    pub challenger: AccountId,
    #[ink(topic)]
    pub opponent: AccountId,
    pub rules: u8,
    pub scheme: u8,
}

/// A challenge was accepted and the game started, or, without a game, the challenger took it back.
#[ink::event]
pub struct ChallengeEnded {
    #[ink(topic)]
    pub challenger: AccountId,
    #[ink(topic)]
    pub opponent: AccountId,
    pub game_id: Option<u32>,
}

/// All that the start of a game depends on: replays begin here.
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

/// A batch as it was sent, and the state's hash after it: replays go on here.
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

#[ink::event]
pub struct ActionApplied {
    #[ink(topic)]
    pub game_id: u32,
    #[ink(topic)]
    pub player: AccountId,
    pub action_type: u8,
    pub payload: [u8; 6],
}

#[ink::event]
pub struct CardPlayed {
    #[ink(topic)]
    pub game_id: u32,
    #[ink(topic)]
    pub player: AccountId,
    pub card_id: u16,
    pub slot: u8,
}

#[ink::event]
pub struct SpellUsed {
    #[ink(topic)]
    pub game_id: u32,
    #[ink(topic)]
    pub player: AccountId,
    pub card_id: u16,
    pub target: u8,
}

/// The attacker is the active player's; slot 7 is the player.
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
pub struct UnitDied {
    #[ink(topic)]
    pub game_id: u32,
    #[ink(topic)]
    pub player: AccountId,
    pub slot: u8,
    pub card_id: u16,
}

#[ink::event]
pub struct PlayerDamaged {
    #[ink(topic)]
    pub game_id: u32,
    #[ink(topic)]
    pub player: AccountId,
    pub amount: u16,
}

/// By an effect; attacks have an event of their own.
#[ink::event]
pub struct UnitDamaged {
    #[ink(topic)]
    pub game_id: u32,
    #[ink(topic)]
    pub player: AccountId,
    pub slot: u8,
    pub amount: u16,
}

#[ink::event]
pub struct PlayerHealed {
    #[ink(topic)]
    pub game_id: u32,
    #[ink(topic)]
    pub player: AccountId,
    pub amount: u16,
}

#[ink::event]
pub struct UnitHealed {
    #[ink(topic)]
    pub game_id: u32,
    #[ink(topic)]
    pub player: AccountId,
    pub slot: u8,
    pub amount: u16,
}

#[ink::event]
pub struct AttackRaised {
    #[ink(topic)]
    pub game_id: u32,
    #[ink(topic)]
    pub player: AccountId,
    pub slot: u8,
    pub amount: u16,
}

#[ink::event]
pub struct CardDrawn {
    #[ink(topic)]
    pub game_id: u32,
    #[ink(topic)]
    pub player: AccountId,
    pub card_id: u16,
}

#[ink::event]
pub struct TurnEnded {
    #[ink(topic)]
    pub game_id: u32,
    #[ink(topic)]
    pub new_active_player: AccountId,
}

/// Without a winner it is a draw.
#[ink::event]
pub struct GameEnded {
    #[ink(topic)]
    pub game_id: u32,
    #[ink(topic)]
    pub winner: Option<AccountId>,
}

/// The player let its turn pass; `block` is where that was claimed.
#[ink::event]
pub struct TimedOut {
    #[ink(topic)]
    pub game_id: u32,
    #[ink(topic)]
    pub player: AccountId,
    pub block: u32,
}

/// The player gave the game up, in its turn or out of it.
#[ink::event]
pub struct Resigned {
    #[ink(topic)]
    pub game_id: u32,
    #[ink(topic)]
    pub player: AccountId,
}

/// The game ended before the deal: nobody won, and nothing counts.
#[ink::event]
pub struct GameCancelled {
    #[ink(topic)]
    pub game_id: u32,
}

/// A booster is paid; the hash of `block` will decide what is in it.
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

/// The hash that decides an order is written down.
#[ink::event]
pub struct BoosterPinned {
    #[ink(topic)]
    pub order: u32,
    pub block: u32,
    pub block_hash: [u8; 32],
}

/// A booster was opened. Without a block hash it was opened too late, and holds commons.
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

/// What boosters hold from now on; orders keep the table they were bought under.
#[ink::event]
pub struct RarityTableSet {
    #[ink(topic)]
    pub table: u32,
    pub rows: Vec<ccg_rules::BoosterRow>,
}

/// A kind's stats changed for games that start later; the sums are over all adjustments.
#[ink::event]
pub struct CardAdjusted {
    #[ink(topic)]
    pub card_id: u16,
    pub cost: i16,
    pub attack: i16,
    pub health: i16,
}
