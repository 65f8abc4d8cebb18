use crate::{
    event::Event,
    state::{other, Unit, MAX_HP, SLOTS},
    table::Table,
};
use alloc::vec::Vec;

/// `hp` after a loss; it never wraps.
pub fn minus(hp: i16, amount: u16) -> i16 {
    hp.saturating_sub_unsigned(amount)
}

/// How much a heal adds to `hp` without exceeding `top`.
fn gain(hp: i16, amount: u16, top: i16) -> u16 {
    let room = i32::from(top).saturating_sub(i32::from(hp)).max(0) as u16;
    amount.min(room)
}

impl Table<'_> {
    pub fn unit(&self, player: u8, slot: u8) -> Option<&Unit> {
        self.player(player).board.get(usize::from(slot))?.as_ref()
    }

    pub fn unit_mut(&mut self, player: u8, slot: u8) -> Option<&mut Unit> {
        self.player_mut(player).board.get_mut(usize::from(slot))?.as_mut()
    }

    pub fn damage_player(&mut self, player: u8, amount: u16) {
        if amount == 0 {
            return;
        }
        let state = self.player_mut(player);
        state.hp = minus(state.hp, amount);
        self.emit(Event::PlayerDamaged { player, amount });
    }

    /// Damage from an effect; attacks deal theirs in `attack`.
    pub fn damage_unit(&mut self, player: u8, slot: u8, amount: u16) {
        let Some(unit) = self.unit_mut(player, slot) else {
            return;
        };
        if amount > 0 {
            unit.current_hp = minus(unit.current_hp, amount);
            self.emit(Event::UnitDamaged { player, slot, amount });
        }
    }

    pub fn heal_player(&mut self, player: u8, amount: u16) {
        let state = self.player_mut(player);
        let amount = gain(state.hp, amount, MAX_HP);
        if amount > 0 {
            state.hp = state.hp.saturating_add_unsigned(amount);
            self.emit(Event::PlayerHealed { player, amount });
        }
    }

    pub fn heal_unit(&mut self, player: u8, slot: u8, amount: u16) {
        let Some(card_id) = self.unit(player, slot).map(|unit| unit.card_id) else {
            return;
        };
        let health = i16::from(self.stats(card_id).health);
        let Some(unit) = self.unit_mut(player, slot) else {
            return;
        };
        let amount = gain(unit.current_hp, amount, health);
        if amount > 0 {
            unit.current_hp = unit.current_hp.saturating_add_unsigned(amount);
            self.emit(Event::UnitHealed { player, slot, amount });
        }
    }

    pub fn raise_attack(&mut self, player: u8, slot: u8, amount: u16) {
        let Some(unit) = self.unit_mut(player, slot) else {
            return;
        };
        let raised = unit.attack.saturating_add(amount);
        let amount = raised.saturating_sub(unit.attack);
        if amount > 0 {
            unit.attack = raised;
            self.emit(Event::AttackRaised { player, slot, amount });
        }
    }

    /// Removes dead units, then runs their death triggers, then checks whether the game is decided.
    pub fn bury_the_dead(&mut self) {
        let active = self.game.active_idx;
        let mut dead = Vec::new();
        for player in [active, other(active)] {
            for slot in 0..SLOTS as u8 {
                if let Some(card_id) = self.bury(player, slot) {
                    dead.push((player, card_id));
                }
            }
        }
        for (player, card_id) in dead {
            if let Some(amount) = self.effect(card_id).on_death() {
                self.damage_player(other(player), amount);
            }
        }
        self.finish_if_decided();
    }

    fn bury(&mut self, player: u8, slot: u8) -> Option<u16> {
        let place = self.player_mut(player).board.get_mut(usize::from(slot))?;
        let card_id = place.take_if(|unit| unit.current_hp <= 0)?.card_id;
        self.emit(Event::UnitDied { player, slot, card_id });
        Some(card_id)
    }
}
