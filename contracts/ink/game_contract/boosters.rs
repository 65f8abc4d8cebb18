use ccg_rules::BoosterRow;
use ink::prelude::vec::Vec;

/// Leaves the lowest rarity that a booster could hold.
pub fn keep_commons(rows: &mut Vec<BoosterRow>) {
    rows.retain(BoosterRow::counts);
    if let Some(lowest) = rows.iter().map(|row| row.rarity).min() {
        rows.retain(|row| row.rarity == lowest);
    }
}
