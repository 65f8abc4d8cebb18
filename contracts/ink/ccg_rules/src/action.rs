use crate::{
    effect::Effect,
    error::Reason,
    event::Event,
    state::{other, CardStats, Unit, RULES_WITH_EFFECTS, SLOTS, SPELL, UNIT},
    table::Table,
};

pub const ACTION_LEN: usize = 7;

const PLAY_CARD: u8 = 0;
const USE_SPELL: u8 = 1;
const END_TURN: u8 = 2;
const CONCEDE: u8 = 3;

/// Stands for the player instead of a slot, in a target and as the defender of an attack.
pub const PLAYER_PLACE: u8 = 7;
const ENEMY: u8 = 0x80;

/// One action in its wire format: `type, a, b, extra`.
pub struct Action {
    kind: u8,
    payload: [u8; 6],
}

/// A decoded target byte.
enum Target {
    Player(u8),
    Unit(u8, u8),
}

impl Action {
    /// `bytes` has length `ACTION_LEN`.
    pub fn read(bytes: &[u8]) -> Self {
        let mut payload = [0; 6];
        payload.copy_from_slice(&bytes[1..ACTION_LEN]);
        Self { kind: bytes[0], payload }
    }

    pub fn ends_the_turn(&self) -> bool {
        matches!(self.kind, END_TURN | CONCEDE)
    }

    fn extra(&self) -> u32 {
        let [_, _, extra @ ..] = self.payload;
        u32::from_le_bytes(extra)
    }
}

impl Table<'_> {
    /// Checks an action and applies it.
    pub fn apply(&mut self, action: &Action) -> Result<(), Reason> {
        if action.kind > CONCEDE {
            return Err(Reason::UnknownType { action_type: action.kind });
        }
        if action.extra() != 0 {
            return Err(Reason::ExtraNotZero { extra: action.extra() });
        }
        let [a, b, ..] = action.payload;
        if action.ends_the_turn() && (a, b) != (0, 0) {
            return Err(Reason::ParameterNotZero);
        }
        match action.kind {
            PLAY_CARD => self.play_card(action, a, b)?,
            USE_SPELL => self.use_spell(action, a, b)?,
            END_TURN => {
                self.announce(action);
                self.end_turn();
            }
            _ => {
                self.announce(action);
                self.finish(Some(other(self.game.active_idx)));
            }
        }
        Ok(())
    }

    fn announce(&mut self, action: &Action) {
        let player = self.game.active_idx;
        self.emit(Event::ActionApplied { player, action_type: action.kind, payload: action.payload });
    }

    fn play_card(&mut self, action: &Action, index: u8, slot: u8) -> Result<(), Reason> {
        let player = self.game.active_idx;
        let card = self.card_in_hand(index)?;
        if usize::from(slot) >= SLOTS {
            return Err(Reason::BadSlot { slot });
        }
        if self.unit(player, slot).is_some() {
            return Err(Reason::SlotTaken { slot });
        }
        if card.card_type != UNIT {
            return Err(Reason::NotAUnit { card_id: card.id });
        }
        self.check_energy(&card)?;

        self.announce(action);
        self.pay(index, &card);
        let effect = self.effect(card.id);
        let must_wait = self.game.rules == RULES_WITH_EFFECTS && effect.id != Effect::CHARGE;
        self.player_mut(player).board[usize::from(slot)] = Some(Unit {
            card_id: card.id,
            current_hp: i16::from(card.health),
            attack: u16::from(card.attack),
            acted_this_turn: must_wait,
        });
        self.emit(Event::CardPlayed { player, card_id: card.id, slot });
        match effect.id {
            Effect::HEAL => self.heal_player(player, effect.magnitude),
            Effect::DAMAGE => self.damage_front(slot, effect.magnitude),
            _ => {}
        }
        self.bury_the_dead();
        Ok(())
    }

    fn damage_front(&mut self, slot: u8, amount: u16) {
        let enemy = other(self.game.active_idx);
        if self.unit(enemy, slot).is_some() {
            self.damage_unit(enemy, slot, amount);
        } else {
            self.damage_player(enemy, amount);
        }
    }

    fn use_spell(&mut self, action: &Action, index: u8, target: u8) -> Result<(), Reason> {
        let player = self.game.active_idx;
        let card = self.card_in_hand(index)?;
        if card.card_type != SPELL {
            return Err(Reason::NotASpell { card_id: card.id });
        }
        let effect = self.effect(card.id);
        let aim = self.aim(effect, target).ok_or(Reason::BadTarget { target })?;
        self.check_energy(&card)?;

        self.announce(action);
        self.pay(index, &card);
        self.emit(Event::SpellUsed { player, card_id: card.id, target });
        match (effect.id, aim) {
            (Effect::HEAL, Target::Player(owner)) => self.heal_player(owner, effect.magnitude),
            (Effect::HEAL, Target::Unit(owner, slot)) => self.heal_unit(owner, slot, effect.magnitude),
            (Effect::DAMAGE, Target::Player(owner)) => self.damage_player(owner, effect.magnitude),
            (Effect::DAMAGE, Target::Unit(owner, slot)) => self.damage_unit(owner, slot, effect.magnitude),
            (Effect::RAISE, Target::Unit(owner, slot)) => self.raise_attack(owner, slot, effect.magnitude),
            (Effect::DRAW, _) => self.draw_many(player, effect.magnitude),
            _ => {}
        }
        self.bury_the_dead();
        Ok(())
    }

    /// Decodes the target byte for this effect; none if it is not a legal target. Effects without a target need 0.
    fn aim(&self, effect: Effect, target: u8) -> Option<Target> {
        let active = self.game.active_idx;
        let owner = match effect.id {
            Effect::HEAL | Effect::RAISE => active,
            Effect::DAMAGE => other(active),
            _ => return (target == 0).then_some(Target::Player(active)),
        };
        let side = if owner == active { 0 } else { ENEMY };
        if target & ENEMY != side {
            return None;
        }
        match target & !ENEMY {
            PLAYER_PLACE if effect.id != Effect::RAISE => Some(Target::Player(owner)),
            slot => self.unit(owner, slot).map(|_| Target::Unit(owner, slot)),
        }
    }

    fn card_in_hand(&self, index: u8) -> Result<CardStats, Reason> {
        let hand = &self.player(self.game.active_idx).hand;
        let card_id = hand.get(usize::from(index)).ok_or(Reason::BadHandIndex { index })?;
        Ok(self.stats(*card_id))
    }

    fn check_energy(&self, card: &CardStats) -> Result<(), Reason> {
        let available = self.player(self.game.active_idx).energy;
        if card.cost > available {
            return Err(Reason::NotEnoughEnergy { needed: card.cost, available });
        }
        Ok(())
    }

    /// The caller has checked that the card is in the hand and that the energy suffices.
    fn pay(&mut self, index: u8, card: &CardStats) {
        let state = self.player_mut(self.game.active_idx);
        state.energy = state.energy.saturating_sub(card.cost);
        state.hand.remove(usize::from(index));
    }
}
