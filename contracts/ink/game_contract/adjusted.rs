//! Governance adjustments of a kind's stats.

use ccg_interfaces::Adjustment;
use ccg_rules::CardStats;

const UNIT: u8 = 0;

/// The sum of all adjustments of a kind. Its fields are wider than those of one adjustment, since sums can be larger.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[ink::scale_derive(Encode, Decode, TypeInfo)]
#[cfg_attr(feature = "std", derive(ink::storage::traits::StorageLayout))]
pub struct Adjustments {
    pub cost: i16,
    pub attack: i16,
    pub health: i16,
}

impl Adjustments {
    pub fn plus(self, more: Adjustment) -> Self {
        Self {
            cost: self.cost.saturating_add(more.cost.into()),
            attack: self.attack.saturating_add(more.attack.into()),
            health: self.health.saturating_add(more.health.into()),
        }
    }

    /// The adjusted stats; none if a stat would be out of bounds.
    pub fn apply(self, base: CardStats) -> Option<CardStats> {
        let health = add(base.health, self.health)?;
        if base.card_type == UNIT && health == 0 {
            return None;
        }
        Some(CardStats {
            cost: add(base.cost, self.cost)?,
            attack: add(base.attack, self.attack)?,
            health,
            ..base
        })
    }
}

fn add(stat: u8, change: i16) -> Option<u8> {
    u8::try_from(i16::from(stat).checked_add(change)?).ok()
}
