use crate::{
    action::PLAYER_PLACE,
    damage::minus,
    effect::Effect,
    event::Event,
    state::{other, ENERGY_CAP, SLOTS},
    table::Table,
};

impl Table<'_> {
    /// Resolves all attacks, removes dead units, then starts the other player's turn.
    pub fn end_turn(&mut self) {
        for slot in 0..SLOTS as u8 {
            self.attack(slot);
        }
        self.bury_the_dead();
        if !self.game.is_over() {
            self.pass_the_turn();
        }
    }

    fn attack(&mut self, attacker_slot: u8) {
        let active = self.game.active_idx;
        let enemy = other(active);
        let Some(attacker) = self.unit(active, attacker_slot).filter(|unit| !unit.acted_this_turn) else {
            return;
        };
        let damage_defender = attacker.attack;
        let defender_slot = self.defender(attacker_slot).unwrap_or(PLAYER_PLACE);
        let damage_attacker = self.unit(enemy, defender_slot).map_or(0, |unit| unit.attack);
        for (owner, slot, amount) in
            [(active, attacker_slot, damage_attacker), (enemy, defender_slot, damage_defender)]
        {
            if let Some(unit) = self.unit_mut(owner, slot) {
                unit.current_hp = minus(unit.current_hp, amount);
            }
        }
        self.emit(Event::AttackResolved { attacker_slot, defender_slot, damage_attacker, damage_defender });
        if defender_slot == PLAYER_PLACE {
            self.damage_player(enemy, damage_defender);
        }
    }

    /// The slot of the unit that is attacked; none if the attack hits the player.
    fn defender(&self, slot: u8) -> Option<u8> {
        let enemy = other(self.game.active_idx);
        if self.unit(enemy, slot).is_some() {
            return Some(slot);
        }
        let has_taunt = |slot: &u8| {
            self.unit(enemy, *slot).is_some_and(|unit| self.effect(unit.card_id).id == Effect::TAUNT)
        };
        let left = slot.checked_sub(1).filter(has_taunt);
        left.or_else(|| slot.checked_add(1).filter(has_taunt))
    }

    fn pass_the_turn(&mut self) {
        let ending = self.game.active_idx;
        let next = other(ending);
        for unit in self.player_mut(ending).board.iter_mut().flatten() {
            unit.acted_this_turn = false;
        }
        self.game.turn = self.game.turn.saturating_add(1);
        self.game.turn_started = self.now;
        self.game.active_idx = next;
        self.game.linked = false;
        let state = self.player_mut(next);
        state.max_energy = state.max_energy.saturating_add(1).min(ENERGY_CAP);
        state.energy = state.max_energy;
        self.emit(Event::TurnEnded { new_active_player: next });
        self.draw(next);
        self.finish_if_decided();
    }
}
