use crate::{
    effect::Effect,
    event::Event,
    state::{other, CardStats, Game, PlayerState, Status, RULES_WITH_EFFECTS},
    Hasher,
};
use alloc::vec::Vec;

/// A game while a call changes it. It owns its copy of the state: dropping it discards all changes.
pub struct Table<'a> {
    pub game: Game,
    pub cards: &'a [CardStats],
    pub events: Vec<Event>,
    pub parent_hash: [u8; 32],
    pub now: u32,
    pub hash: Hasher,
}

impl Table<'_> {
    pub fn emit(&mut self, event: Event) {
        self.events.push(event);
    }

    pub fn player(&self, player: u8) -> &PlayerState {
        &self.game.players[usize::from(player)]
    }

    pub fn player_mut(&mut self, player: u8) -> &mut PlayerState {
        &mut self.game.players[usize::from(player)]
    }

    /// The stats of a kind. `start` guarantees that every card of the game is listed; an unlisted id yields a card that
    /// is neither unit nor spell.
    pub fn stats(&self, card_id: u16) -> CardStats {
        let found = self.cards.iter().find(|card| card.id == card_id).cloned();
        found.unwrap_or(CardStats {
            id: card_id,
            card_type: u8::MAX,
            cost: 0,
            attack: 0,
            health: 0,
            effects: 0,
        })
    }

    /// The card's effect under the rules version of this game.
    pub fn effect(&self, card_id: u16) -> Effect {
        match self.game.rules {
            RULES_WITH_EFFECTS => Effect::of(self.stats(card_id).effects),
            _ => Effect::NONE,
        }
    }

    pub fn finish(&mut self, winner: Option<u8>) {
        self.game.status = match winner {
            Some(0) => Status::WON_BY_0,
            Some(_) => Status::WON_BY_1,
            None => Status::DRAW,
        };
        self.emit(Event::GameEnded { winner });
    }

    /// Ends the game if a player has no hp left.
    pub fn finish_if_decided(&mut self) {
        let is_down = |player: u8| self.player(player).hp <= 0;
        match (is_down(0), is_down(1)) {
            (false, false) => {}
            (true, true) => self.finish(None),
            (is_0_down, _) => self.finish(Some(if is_0_down { other(0) } else { other(1) })),
        }
    }
}
