use alloc::vec::Vec;

use crate::codec::{AnchorDeserialize, AnchorSerialize};

/// Stands for no choice, nobody folded, no winner, and a card that is not open.
pub const NOTHING: u8 = 255;
/// The mask of all three cards of a hand.
pub const WHOLE_HAND: u8 = 0b111;
/// The deal, and six swaps with Plan B.
pub const MAX_DRAWS: usize = 7;
/// All cards of the first swap.
pub const MAX_SHOWN: usize = 3;
/// One swap per player.
pub const MAX_PENDING: usize = 2;

#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    pub seat_fee: u64,
    /// The most that one player may bet in one round.
    pub max_bet: u64,
    pub max_stack: u64,
    pub rake_percent: u8,
    pub rake_cap: u64,
}

#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The cards of the hand that are replaced, one bit each.
    pub mask: u8,
    /// Zeros until the VRF has responded.
    pub vrf: [u8; 32],
}

#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub key: [u8; 32],
    pub stack: u64,
    /// Paid into the pot in the whole game, minus refunds.
    pub paid: u64,
    /// Paid into the pot in this round's betting.
    pub bet: u64,
    pub hearts: u8,
    pub commitment: [u8; 32],
    pub offer: [u8; 3],
    pub choice: u8,
    pub joker: u8,
    pub swaps_left: u8,
    pub deadline: i64,
    pub draws: Vec<Draw>,
    pub shown: Vec<u8>,
    pub arranged: bool,
    pub arrangement: [[u8; 32]; 3],
    pub locked: bool,
    pub auto_played: bool,
    pub opened: [u8; 3],
    pub secret: Option<[u8; 32]>,
}

#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    pub nonce: u64,
    pub kind: u8,
    pub asked_at: i64,
}

#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub id: [u8; 32],
    pub limits: Limits,
    pub phase: u8,
    pub round: u16,
    pub sudden_death: bool,
    pub pot: u64,
    pub deadline: i64,
    pub nonce: u64,
    pub pending: Vec<Pending>,
    pub to_act: u8,
    pub raised: bool,
    pub revealed: u8,
    pub folded: u8,
    pub winner: u8,
    pub end: u8,
    pub players: [Player; 2],
}

pub mod phase {
    pub const WAITING: u8 = 0;
    pub const COMMIT: u8 = 1;
    pub const OFFER: u8 = 2;
    pub const RELIC: u8 = 3;
    pub const DEAL: u8 = 4;
    pub const CARDS: u8 = 5;
    pub const OPENING: u8 = 6;
    pub const BETTING: u8 = 7;
    pub const LAST_OPENING: u8 = 8;
    pub const OVER: u8 = 9;
}

pub mod end {
    pub const RUNNING: u8 = 0;
    pub const HEARTS: u8 = 1;
    pub const SUDDEN_DEATH: u8 = 2;
    pub const FORFEIT: u8 = 3;
    pub const TIME_OUT: u8 = 4;
    pub const WRONG_CARDS: u8 = 5;
    pub const CANCELLED: u8 = 6;
    pub const LEFT: u8 = 7;
}

pub mod kind {
    pub const OFFER: u8 = 0;
    pub const DEAL: u8 = 1;
    /// Player 0's swap; player 1's is `SWAP + 1`.
    pub const SWAP: u8 = 2;
}

impl Default for Player {
    fn default() -> Self {
        Self {
            key: [0; 32],
            stack: 0,
            paid: 0,
            bet: 0,
            hearts: 0,
            commitment: [0; 32],
            offer: [0; 3],
            choice: NOTHING,
            joker: 0,
            swaps_left: 0,
            deadline: 0,
            draws: Vec::new(),
            shown: Vec::new(),
            arranged: false,
            arrangement: [[0; 32]; 3],
            locked: false,
            auto_played: false,
            opened: [NOTHING; 3],
            secret: None,
        }
    }
}

impl Player {
    pub const MAX_SIZE: usize = 32 + // key
        8 + // stack
        8 + // paid
        8 + // bet
        1 + // hearts
        32 + // commitment
        3 + // offer
        1 + // choice
        1 + // joker
        1 + // swaps_left
        8 + // deadline
        4 + MAX_DRAWS * (1 + 32) + // draws
        4 + MAX_SHOWN + // shown
        1 + // arranged
        3 * 32 + // arrangement
        1 + // locked
        1 + // auto_played
        3 + // opened
        1 + 32; // secret

    /// Resets the fields of the round; keeps seat, money and hearts.
    pub(crate) fn clear_round(&mut self) {
        *self = Self {
            key: self.key,
            stack: self.stack,
            paid: self.paid,
            hearts: self.hearts,
            ..Self::default()
        };
    }
}

impl Limits {
    pub const SIZE: usize = 8 + // seat_fee
        8 + // max_bet
        8 + // max_stack
        1 + // rake_percent
        8; // rake_cap
}

impl Game {
    pub const MAX_SIZE: usize = 32 + // id
        Limits::SIZE +
        1 + // phase
        2 + // round
        1 + // sudden_death
        8 + // pot
        8 + // deadline
        8 + // nonce
        4 + MAX_PENDING * (8 + 1 + 8) + // pending
        1 + // to_act
        1 + // raised
        1 + // revealed
        1 + // folded
        1 + // winner
        1 + // end
        2 * Player::MAX_SIZE;

    pub fn player_of(&self, key: &[u8; 32]) -> Option<u8> {
        // The second seat is empty while the game waits.
        let seats = if self.phase == phase::WAITING { 1 } else { 2 };
        self.players.iter().take(seats).position(|player| player.key == *key).map(|index| index as u8)
    }

    pub(crate) fn player(&self, player: u8) -> &Player {
        &self.players[usize::from(player)]
    }

    pub(crate) fn player_mut(&mut self, player: u8) -> &mut Player {
        &mut self.players[usize::from(player)]
    }

    pub(crate) fn swap_pending(&self, player: u8) -> bool {
        self.pending.iter().any(|pending| pending.kind == kind::SWAP + player)
    }
}

pub(crate) const fn other(player: u8) -> u8 {
    1 - player
}
