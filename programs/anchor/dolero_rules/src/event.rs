use alloc::vec::Vec;

use crate::codec::{AnchorDeserialize, AnchorSerialize};

/// One state change.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug, PartialEq, Eq)]
pub enum Event {
    GameOpened { player_key: [u8; 32], stack: u64 },
    PlayerJoined { player_key: [u8; 32], stack: u64 },
    Committed { player: u8, round: u16 },
    RandomRequested { kind: u8, nonce: u64 },
    RelicsOffered { offers: [[u8; 3]; 2] },
    Chosen { player: u8, choice: u8 },
    Dealt { swaps: [u8; 2], jokers: [u8; 2] },
    Swapped { player: u8, mask: u8 },
    Shown { player: u8, cards: Vec<u8> },
    Arranged { player: u8 },
    Locked { player: u8, auto: bool, auto_played: bool },
    Opened { player: u8, position: u8, card: u8 },
    Raised { player: u8, amount: u64, bet: u64 },
    Called { player: u8, bet: u64 },
    Folded { player: u8, returned: u64 },
    Revealed { player: u8 },
    RoundScored { round: u16, scores: [u8; 2], winner: u8, hearts: [u8; 2] },
    SuddenDeath { round: u16 },
    GameEnded { winner: u8, end: u8 },
}
