use alloc::vec::Vec;

use crate::random::Words;
use crate::relic::PLAN_B;
use crate::{Game, Player, Sha256};

pub(crate) const DECK: u8 = 52;
/// Stands for a position without a card.
pub const BLANK: u8 = 52;
const HAND: usize = 3;

/// A player's current hand, and the cards of the first swap.
pub(crate) struct Drawn {
    pub(crate) hand: [u8; HAND],
    pub(crate) first_swap: Vec<u8>,
}

/// The hand that follows from the VRF outputs and the player's secret.
pub fn hand_of<H: Sha256>(player: &Player, secret: &[u8; 32]) -> [u8; 3] {
    draw_all::<H>(player, secret).hand
}

fn draw_all<H: Sha256>(player: &Player, secret: &[u8; 32]) -> Drawn {
    let mut deck: Vec<u8> = (0..DECK).collect();
    let mut hand = [BLANK; HAND];
    let mut first_swap = Vec::new();
    let mut count = 0u8;
    for (index, draw) in player.draws.iter().enumerate() {
        for (place, slot) in hand.iter_mut().enumerate() {
            if draw.mask & (1 << place) == 0 {
                continue;
            }
            let mut words = Words::<H>::new(H::hash(&[&draw.vrf, secret, &[count]]));
            *slot = deck.remove(words.below(deck.len()));
            count += 1;
            if index == 1 {
                first_swap.push(*slot);
            }
        }
    }
    Drawn { hand, first_swap }
}

impl Game {
    /// Whether the cards that a player opened and showed are those that were drawn.
    pub(crate) fn is_honest<H: Sha256>(&self, player: u8, secret: &[u8; 32]) -> bool {
        let seat = self.player(player);
        let drawn = draw_all::<H>(seat, secret);
        let shown = seat.shown.is_empty() || seat.shown == drawn.first_swap;
        shown && self.is_of_hand(player, &drawn.hand)
    }

    fn is_of_hand(&self, player: u8, hand: &[u8; HAND]) -> bool {
        let seat = self.player(player);
        if seat.auto_played {
            return seat.opened == [hand[0], hand[1], BLANK];
        }
        let cards: Vec<u8> = seat.opened.iter().copied().filter(|&card| card != BLANK).collect();
        let blanks = HAND - cards.len();
        let blanks_allowed = if self.holds(player, PLAN_B) { blanks == 1 } else { blanks <= 1 };
        let distinct = cards.iter().enumerate().all(|(index, card)| !cards[..index].contains(card));
        blanks_allowed && distinct && cards.iter().all(|card| hand.contains(card))
    }
}
