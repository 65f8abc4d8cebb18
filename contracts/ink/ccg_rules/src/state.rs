use alloc::vec::Vec;
use scale::{Decode, Encode};

pub const DECK_SIZE: usize = 20;
pub const MAX_COPIES: usize = 2;
pub const MAX_HP: i16 = 20;
pub const HAND_LIMIT: usize = 8;
pub const ENERGY_CAP: u8 = 10;
pub const SLOTS: usize = 4;

pub const UNIT: u8 = 0;
pub const SPELL: u8 = 1;

/// Version 2: cards have effects, and units cannot attack in the turn they are played.
pub const RULES_WITH_EFFECTS: u8 = 2;

pub const BLOCK_HASH: u8 = 1;
pub const HASH_CHAINS: u8 = 3;

/// The values of `Game::status`.
pub struct Status;

impl Status {
    pub const DEALING: u8 = 0;
    pub const RUNNING: u8 = 1;
    pub const WON_BY_0: u8 = 2;
    pub const WON_BY_1: u8 = 3;
    pub const DRAW: u8 = 4;
    /// Ended before the deal: no winner, and not counted in standings.
    pub const CANCELLED: u8 = 5;
}

/// The stats of a kind in one game, with governance adjustments applied.
#[derive(Debug, Clone, PartialEq, Eq, Encode, Decode)]
#[cfg_attr(feature = "std", derive(scale_info::TypeInfo, ink::storage::traits::StorageLayout))]
pub struct CardStats {
    pub id: u16,
    pub card_type: u8,
    pub cost: u8,
    pub attack: u8,
    pub health: u8,
    pub effects: u32,
}

#[derive(Debug, Clone, PartialEq, Eq, Encode, Decode)]
#[cfg_attr(feature = "std", derive(scale_info::TypeInfo, ink::storage::traits::StorageLayout))]
pub struct Unit {
    pub card_id: u16,
    pub current_hp: i16,
    pub attack: u16,
    pub acted_this_turn: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Encode, Decode)]
#[cfg_attr(feature = "std", derive(scale_info::TypeInfo, ink::storage::traits::StorageLayout))]
pub struct PlayerState {
    pub addr: [u8; 32],
    pub hp: i16,
    pub energy: u8,
    pub max_energy: u8,
    pub fatigue: u8,
    /// Cards drawn so far.
    pub draws: u32,
    /// The last revealed link of this player's hash chain.
    pub link: [u8; 32],
    pub deck: Vec<u16>,
    pub hand: Vec<u16>,
    pub board: [Option<Unit>; SLOTS],
}

#[derive(Debug, Clone, PartialEq, Eq, Encode, Decode)]
#[cfg_attr(feature = "std", derive(scale_info::TypeInfo, ink::storage::traits::StorageLayout))]
pub struct Game {
    pub id: u32,
    pub rules: u8,
    pub scheme: u8,
    pub status: u8,
    pub active_idx: u8,
    /// Whether the active player has revealed this turn's link.
    pub linked: bool,
    pub turn: u32,
    /// Block number.
    pub turn_started: u32,
    pub turn_blocks: u32,
    pub players: [PlayerState; 2],
}

impl Game {
    pub fn is_over(&self) -> bool {
        self.status > Status::RUNNING
    }

    /// The last block of the turn; a time-out can be claimed after it.
    pub fn turn_ends_at(&self) -> u32 {
        self.turn_started.saturating_add(self.turn_blocks)
    }
}

pub fn other(player: u8) -> u8 {
    player ^ 1
}
