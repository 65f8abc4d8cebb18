/// A card's `effects` field: an id in the low half, a magnitude in the high half.
#[derive(Clone, Copy)]
pub struct Effect {
    pub id: u16,
    pub magnitude: u16,
}

impl Effect {
    pub const NONE: Self = Self { id: 0, magnitude: 0 };

    pub const TAUNT: u16 = 1;
    pub const CHARGE: u16 = 2;
    pub const HEAL: u16 = 3;
    pub const DAMAGE: u16 = 4;
    pub const DRAW: u16 = 5;
    pub const RAISE: u16 = 6;
    /// 100 + x: x damage to the enemy player on death.
    const DEATHRATTLE: u16 = 100;

    pub fn of(effects: u32) -> Self {
        Self { id: effects as u16, magnitude: (effects >> 16) as u16 }
    }

    pub fn on_death(self) -> Option<u16> {
        self.id.checked_sub(Self::DEATHRATTLE)
    }
}
