use scale::{Decode, Encode};

/// One state change. `player` is 0 or 1.
#[derive(Debug, Clone, PartialEq, Eq, Encode, Decode)]
#[cfg_attr(feature = "std", derive(scale_info::TypeInfo))]
pub enum Event {
    ActionApplied {
        player: u8,
        action_type: u8,
        payload: [u8; 6],
    },
    CardPlayed {
        player: u8,
        card_id: u16,
        slot: u8,
    },
    SpellUsed {
        player: u8,
        card_id: u16,
        target: u8,
    },
    /// The amounts are the damage that each side takes.
    AttackResolved {
        attacker_slot: u8,
        defender_slot: u8,
        damage_attacker: u16,
        damage_defender: u16,
    },
    UnitDied {
        player: u8,
        slot: u8,
        card_id: u16,
    },
    PlayerDamaged {
        player: u8,
        amount: u16,
    },
    /// Damage from an effect; attacks have their own event.
    UnitDamaged {
        player: u8,
        slot: u8,
        amount: u16,
    },
    PlayerHealed {
        player: u8,
        amount: u16,
    },
    UnitHealed {
        player: u8,
        slot: u8,
        amount: u16,
    },
    AttackRaised {
        player: u8,
        slot: u8,
        amount: u16,
    },
    CardDrawn {
        player: u8,
        card_id: u16,
    },
    TurnEnded {
        new_active_player: u8,
    },
    GameEnded {
        winner: Option<u8>,
    },
    TimedOut {
        player: u8,
    },
    Resigned {
        player: u8,
    },
    GameCancelled,
}
