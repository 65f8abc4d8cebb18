use alloc::vec::Vec;

use crate::codec::{AnchorDeserialize, AnchorSerialize};

/// An action of a player.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Commit { commitment: [u8; 32] },
    RequestRandom,
    Choose { choice: u8 },
    Swap { mask: u8 },
    Show { cards: Vec<u8> },
    Arrange { commitments: [[u8; 32]; 3] },
    Lock,
    Open { cards: [u8; 2], salts: [[u8; 32]; 2] },
    Raise { amount: u64 },
    Call,
    Fold,
    Reveal,
    OpenLast { secret: [u8; 32], card: u8, salt: [u8; 32] },
    Forfeit,
}
