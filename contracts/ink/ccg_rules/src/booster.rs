use crate::{words::Words, Hasher};
use alloc::vec::Vec;
use scale::{Decode, Encode};

const BOOSTER_SIZE: usize = 5;

/// The kinds of one rarity, and the weight with which the rarity is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Encode, Decode)]
#[cfg_attr(feature = "std", derive(scale_info::TypeInfo, ink::storage::traits::StorageLayout))]
pub struct BoosterRow {
    pub rarity: u8,
    pub weight: u16,
    pub cards: Vec<u16>,
}

impl BoosterRow {
    /// Whether the row can be drawn at all.
    pub fn counts(&self) -> bool {
        self.weight > 0 && !self.cards.is_empty()
    }
}

/// The five cards that follow from `seed`; none if no row counts.
pub fn open_booster(seed: [u8; 32], table: &[BoosterRow], hash: Hasher) -> Vec<u16> {
    let rows: Vec<&BoosterRow> = table.iter().filter(|row| row.counts()).collect();
    let mut words = Words::new(seed, hash);
    (0..BOOSTER_SIZE).filter_map(|_| pick(&rows, &mut words)).collect()
}

fn pick(rows: &[&BoosterRow], words: &mut Words) -> Option<u16> {
    let total = rows.iter().fold(0u32, |sum, row| sum.saturating_add(u32::from(row.weight)));
    if total == 0 {
        return None;
    }
    let row = row_at(rows, words.below(total))?;
    let index = words.below(row.cards.len() as u32);
    row.cards.get(index as usize).copied()
}

fn row_at<'a>(rows: &[&'a BoosterRow], mut number: u32) -> Option<&'a BoosterRow> {
    for row in rows {
        match number.checked_sub(u32::from(row.weight)) {
            Some(rest) => number = rest,
            None => return Some(row),
        }
    }
    None
}
