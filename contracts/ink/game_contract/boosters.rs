use ccg_rules::BoosterRow;
use ink::prelude::vec::Vec;

/// Keeps only the rows of the lowest rarity that can be drawn.
pub fn keep_commons(rows: &mut Vec<BoosterRow>) {
    rows.retain(BoosterRow::counts);
    if let Some(lowest) = rows.iter().map(|row| row.rarity).min() {
        rows.retain(|row| row.rarity == lowest);
    }
}
