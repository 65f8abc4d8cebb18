use crate::{
    event::Event,
    state::{BLOCK_HASH, HAND_LIMIT},
    table::Table,
    words::{remainder, Words},
};
use scale::Encode;

impl Table<'_> {
    /// Draws the starting hands; the second player gets one card more.
    pub fn deal(&mut self) {
        for player in [0, 0, 0, 1, 1, 1, 1] {
            self.draw(player);
        }
    }

    pub fn draw(&mut self, player: u8) {
        let state = self.player(player);
        if state.deck.is_empty() {
            return self.tire(player);
        }
        if state.hand.len() >= HAND_LIMIT {
            return;
        }
        let index = self.pick(player);
        let state = self.player_mut(player);
        state.draws = state.draws.saturating_add(1);
        let card_id = state.deck.remove(index);
        state.hand.push(card_id);
        self.emit(Event::CardDrawn { player, card_id });
    }

    /// Draws `count` cards; stops early if the player dies or the hand is full.
    pub fn draw_many(&mut self, player: u8, count: u16) {
        for _ in 0..count {
            let state = self.player(player);
            let is_full = state.hand.len() >= HAND_LIMIT && !state.deck.is_empty();
            if state.hp <= 0 || is_full {
                return;
            }
            self.draw(player);
        }
    }

    fn tire(&mut self, player: u8) {
        let state = self.player_mut(player);
        state.fatigue = state.fatigue.saturating_add(1);
        let amount = u16::from(state.fatigue);
        self.damage_player(player, amount);
    }

    /// The index in the deck of the card to draw next.
    fn pick(&self, player: u8) -> usize {
        let len = self.player(player).deck.len() as u32;
        let index = match self.game.scheme {
            BLOCK_HASH => remainder(&self.parent_hash, len),
            _ => Words::new(self.draw_seed(player), self.hash).below(len),
        };
        index as usize
    }

    fn draw_seed(&self, player: u8) -> [u8; 32] {
        let [first, second] = &self.game.players;
        let counter = self.player(player).draws.saturating_mul(2).saturating_add(u32::from(player));
        (self.hash)(&(first.link, second.link, self.game.id, counter).encode())
    }
}
