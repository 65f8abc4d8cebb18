use crate::table::*;
use ccg_rules::{submit, Event, Game, Status, SubmitInput};

/// Ends player 0's turn, so that player 1 draws.
fn end_turn(game: &Game, parent_hash: [u8; 32]) -> Game {
    let input = SubmitInput { parent_hash, ..batch(&[END]) };
    submit(game.clone(), &cards(), &input, hash).expect("legal").0
}

fn big_endian(value: u128) -> [u8; 32] {
    let mut bytes = [0; 32];
    bytes[16..].copy_from_slice(&value.to_be_bytes());
    bytes
}

#[test]
fn scheme_1_takes_the_parent_hash_as_a_big_endian_integer_modulo_the_length() {
    let mut game = game();
    game.players[1].deck = (1..=7).collect();
    for value in [0, 6, 7, 8, 255, 256, u128::MAX] {
        let after = end_turn(&game, big_endian(value));
        assert_eq!(after.players[1].hand, [(value % 7) as u16 + 1]);
        assert_eq!(after.players[1].draws, 4);
    }
    // 2^256 - 1 modulo 7: 2^3 is 1 modulo 7, and 256 = 3 * 85 + 1
    assert_eq!(end_turn(&game, [255; 32]).players[1].hand, [2]);
}

#[test]
fn the_rest_of_the_deck_keeps_its_order_and_the_card_goes_to_the_end_of_the_hand() {
    let mut game = game();
    game.players[1].deck = vec![1, 2, 3, 4];
    game.players[1].hand = vec![9];
    let after = end_turn(&game, big_endian(1));
    assert_eq!((&after.players[1].deck[..], &after.players[1].hand[..]), (&[1, 3, 4][..], &[9, 2][..]));
}

#[test]
fn a_draw_into_a_full_hand_leaves_the_card_in_the_deck() {
    let mut game = game();
    game.players[1].hand = vec![PLAIN; 8];
    let (after, events) = done(&game, &[END]);
    let player = &after.players[1];
    assert_eq!((player.hand.len(), player.deck.len(), player.draws, player.hp), (8, 5, 3, 20));
    assert_eq!(events, [Event::TurnEnded { new_active_player: 1 }]);
}

#[test]
fn an_empty_deck_costs_one_more_each_time_also_with_a_full_hand() {
    let mut game = game();
    game.players[1].deck.clear();
    game.players[1].hand = vec![PLAIN; 8];
    game.players[1].fatigue = 2;
    let (after, events) = done(&game, &[END]);
    assert_eq!((after.players[1].fatigue, after.players[1].hp, after.players[1].draws), (3, 17, 3));
    assert_eq!(events[1..], [Event::PlayerDamaged { player: 1, amount: 3 }]);
}

#[test]
fn the_draw_of_a_turn_may_end_the_game() {
    let mut game = game();
    game.players[1].deck.clear();
    game.players[1].hp = 1;
    let (after, events) = done(&game, &[END]);
    assert_eq!((after.status, after.active_idx, after.turn), (Status::WON_BY_0, 1, 10));
    assert_eq!(events.last(), Some(&Event::GameEnded { winner: Some(0) }));
}

#[test]
fn fatigue_stops_at_255() {
    let mut game = game();
    game.players[1].deck.clear();
    game.players[1].fatigue = 255;
    game.players[1].hp = 20;
    assert_eq!(done(&game, &[END]).0.players[1].fatigue, 255);
}

/// A second implementation of the draw scheme in docs/protocols/ccg.md.
fn expected_index(game: &Game, links: [[u8; 32]; 2], counter: u32, len: u64) -> usize {
    let mut seed = [&links[0][..], &links[1], &game.id.to_le_bytes(), &counter.to_le_bytes()].concat();
    let limit = (1u64 << 32) / len * len;
    loop {
        seed = hash(&seed).to_vec();
        for word in seed.chunks(4) {
            let word = u64::from(u32::from_le_bytes(word.try_into().expect("4 bytes")));
            if word < limit {
                return (word % len) as usize;
            }
        }
    }
}

#[test]
fn scheme_3_draws_from_both_links_the_game_and_the_counter() {
    for (draws, link) in (0..50).map(|draws| (draws, [draws as u8; 32])) {
        let mut game = game();
        game.scheme = 3;
        game.players[0].link = hash(&link);
        game.players[1].link = [77; 32];
        game.players[1].draws = draws;
        game.players[1].deck = (100..117).collect();
        let input = SubmitInput { link: Some(link), ..batch(&[END]) };
        let (after, _) = submit(game.clone(), &cards(), &input, hash).expect("legal");
        let index = expected_index(&game, [link, [77; 32]], 2 * draws + 1, 17);
        assert_eq!(after.players[1].hand, [100 + index as u16]);
        assert_eq!(after.players[1].draws, draws + 1);
    }
}

/// Not a real hash: it lets a test choose the words. Links still match, since only the first byte counts.
fn chosen_words(bytes: &[u8]) -> [u8; 32] {
    if bytes.len() == 72 {
        return [255; 32]; // eight words in the last, incomplete round of 7
    }
    if bytes == [255; 32] {
        let mut words = [255; 32];
        words[4..8].copy_from_slice(&10u32.to_le_bytes());
        return words;
    }
    [1; 32]
}

#[test]
fn words_of_the_incomplete_round_are_skipped_and_the_seed_is_hashed_on() {
    let mut game = game();
    game.scheme = 3;
    game.players[0].link = [1; 32];
    game.players[1].deck = (1..=7).collect();
    let input = SubmitInput { link: Some([5; 32]), ..batch(&[END]) };
    let (after, _) = submit(game, &cards(), &input, chosen_words).expect("legal");
    assert_eq!(after.players[1].hand, [10 % 7 + 1]);
}
