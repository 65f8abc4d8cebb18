use crate::table::hash;
use ccg_rules::{open_booster, BoosterRow};

fn row(rarity: u8, weight: u16, cards: &[u16]) -> BoosterRow {
    BoosterRow { rarity, weight, cards: cards.to_vec() }
}

fn seed(number: u32) -> [u8; 32] {
    hash(&number.to_le_bytes())
}

#[test]
fn a_booster_holds_five_cards_each_by_two_words() {
    let mut words = [0; 32];
    for (word, value) in words.chunks_mut(4).zip([0u32, 1, 69, 2, 70, 0, 99, 1]) {
        word.copy_from_slice(&value.to_le_bytes());
    }
    let table = [row(0, 70, &[1, 2, 3]), row(1, 30, &[8, 9])];
    let cards = open_booster(words, &table, hash);
    let next: Vec<u64> =
        hash(&words).chunks(4).map(|word| u64::from(u32::from_le_bytes(word.try_into().unwrap()))).collect();
    let last =
        if next[0] % 100 < 70 { [1, 2, 3][(next[1] % 3) as usize] } else { [8, 9][(next[1] % 2) as usize] };
    assert_eq!(cards, [2, 3, 8, 9, last]);
}

#[test]
fn rows_without_weight_or_cards_do_not_count() {
    let full = [row(0, 70, &[1, 2, 3]), row(2, 30, &[8, 9])];
    let padded = [row(5, 0, &[7]), full[0].clone(), row(1, 500, &[]), full[1].clone()];
    for number in 0..200 {
        assert_eq!(open_booster(seed(number), &padded, hash), open_booster(seed(number), &full, hash));
    }
    assert!(open_booster(seed(0), &[row(0, 0, &[1]), row(0, 1, &[])], hash).is_empty());
    assert!(open_booster(seed(0), &[], hash).is_empty());
}

#[test]
fn a_bound_of_1_takes_a_word_too() {
    let mut words = [0; 32];
    words[4..8].copy_from_slice(&1u32.to_le_bytes());
    words[12..16].copy_from_slice(&2u32.to_le_bytes());
    assert_eq!(open_booster(words, &[row(0, 1, &[1, 2, 3])], hash)[..2], [2, 3]);
}

#[test]
fn rarities_come_as_often_as_their_weights_say() {
    let table = [row(0, 70, &[1]), row(1, 25, &[2]), row(2, 5, &[3])];
    let mut counts = [0; 4];
    for number in 0..10_000 {
        for card in open_booster(seed(number), &table, hash) {
            counts[usize::from(card)] += 1;
        }
    }
    // 50,000 cards: four standard deviations are 410, 387 and 195
    for (count, (mean, bound)) in counts[1..].iter().zip([(35_000, 410), (12_500, 387), (2_500, 195)]) {
        assert!(i32::abs_diff(*count, mean) < bound, "{counts:?}");
    }
}
