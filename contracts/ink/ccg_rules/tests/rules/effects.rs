use crate::table::*;
use ccg_rules::{Event, Status};

#[test]
fn playing_a_card_pays_takes_it_from_the_hand_and_puts_a_unit_down() {
    let (after, events) = done(&holding(&[BOLT, PLAIN, HEAL]), &[play(1, 3)]);
    let player = &after.players[0];
    assert_eq!((player.energy, &player.hand[..]), (4, &[BOLT, HEAL][..]));
    let placed = player.board[3].as_ref().expect("a unit");
    assert_eq!((placed.card_id, placed.current_hp, placed.attack), (PLAIN, 3, 2));
    assert_eq!(events, [Event::CardPlayed { player: 0, card_id: PLAIN, slot: 3 }]);
}

#[test]
fn with_rules_2_only_charge_attacks_in_the_turn_it_is_played() {
    for (rules, card, waits) in [(2, PLAIN, true), (2, CHARGE, false), (1, PLAIN, false), (1, CHARGE, false)]
    {
        let mut game = holding(&[card]);
        game.rules = rules;
        let (after, _) = done(&game, &[play(0, 0)]);
        assert_eq!(after.players[0].board[0].as_ref().map(|unit| unit.acted_this_turn), Some(waits));
        let (after, _) = done(&game, &[play(0, 0), END]);
        assert_eq!(after.players[1].hp, if waits { 20 } else { 18 });
    }
}

#[test]
fn heal_self_stops_at_20() {
    for (hp, gained) in [(10, 4), (17, 3), (20, 0)] {
        let mut game = holding(&[HEAL_SELF]);
        game.players[0].hp = hp;
        let (after, events) = done(&game, &[play(0, 0)]);
        assert_eq!(after.players[0].hp, hp + gained as i16);
        let healed = Event::PlayerHealed { player: 0, amount: gained };
        assert_eq!(events.get(1), (gained > 0).then_some(&healed));
    }
}

#[test]
fn damage_front_hits_the_unit_opposite_else_the_player_and_taunt_plays_no_part() {
    let mut game = holding(&[FRONT]);
    game.players[1].board[0] = unit(TAUNT, 4, 1);
    let (after, events) = done(&game, &[play(0, 0)]);
    assert_eq!(after.players[1].board[0], unit(TAUNT, 1, 1));
    assert_eq!(events[1..], [Event::UnitDamaged { player: 1, slot: 0, amount: 3 }]);
    let (after, events) = done(&game, &[play(0, 1)]);
    assert_eq!(after.players[1].hp, 17);
    assert_eq!(events[1..], [Event::PlayerDamaged { player: 1, amount: 3 }]);
}

#[test]
fn effects_are_ignored_with_rules_1() {
    let mut game = holding(&[FRONT, HEAL_SELF]);
    game.rules = 1;
    game.players[0].hp = 5;
    let (after, events) = done(&game, &[play(0, 0), play(0, 1)]);
    assert_eq!((after.players[0].hp, after.players[1].hp, events.len()), (5, 20, 2));
}

#[test]
fn a_heal_stops_at_the_health_in_the_cards_or_at_20() {
    let mut game = holding(&[HEAL]);
    game.players[0].hp = 19;
    game.players[0].board[2] = unit(TAUNT, 1, 1);
    let (after, events) = done(&game, &[cast(0, 2)]);
    assert_eq!(after.players[0].board[2], unit(TAUNT, 4, 1));
    assert_eq!(events[1..], [Event::UnitHealed { player: 0, slot: 2, amount: 3 }]);
    let (after, events) = done(&game, &[cast(0, FACE)]);
    assert_eq!(after.players[0].hp, 20);
    assert_eq!(events[1..], [Event::PlayerHealed { player: 0, amount: 1 }]);
    game.players[0].board[2] = unit(TAUNT, 4, 1);
    assert_eq!(done(&game, &[cast(0, 2)]).1.len(), 1);
}

#[test]
fn damage_counts_what_was_dealt_and_hp_never_wraps() {
    let mut game = holding(&[HUGE_BOLT]);
    game.players[1].board[0] = unit(PLAIN, 3, 2);
    let (after, events) = done(&game, &[cast(0, ENEMY)]);
    assert_eq!(after.players[1].board[0], None);
    let died = Event::UnitDied { player: 1, slot: 0, card_id: PLAIN };
    assert_eq!(events[1..], [Event::UnitDamaged { player: 1, slot: 0, amount: 65535 }, died]);
    let (after, events) = done(&game, &[cast(0, ENEMY | FACE)]);
    assert_eq!((after.players[1].hp, after.status), (-32768, Status::WON_BY_0));
    let ended = Event::GameEnded { winner: Some(0) };
    assert_eq!(events[1..], [Event::PlayerDamaged { player: 1, amount: 65535 }, ended]);
}

#[test]
fn attack_is_raised_for_good_and_stops_at_65535() {
    let mut game = holding(&[BLESSING, HUGE_BLESSING, BLESSING]);
    game.players[0].board[1] = unit(PLAIN, 3, 2);
    let (after, events) = done(&game, &[cast(0, 1)]);
    assert_eq!(after.players[0].board[1], unit(PLAIN, 3, 4));
    assert_eq!(events[1..], [Event::AttackRaised { player: 0, slot: 1, amount: 2 }]);
    let (after, events) = done(&game, &[cast(1, 1), cast(1, 1)]);
    assert_eq!(after.players[0].board[1], unit(PLAIN, 3, 65535));
    assert_eq!(events[1], Event::AttackRaised { player: 0, slot: 1, amount: 65533 });
    assert_eq!(events.len(), 3); // the second blessing raised nothing
}

#[test]
fn a_drawing_spell_draws_its_magnitude() {
    let (after, events) = done(&holding(&[SCROLLS]), &[cast(0, 0)]);
    assert_eq!((after.players[0].hand.len(), after.players[0].deck.len(), after.players[0].draws), (2, 3, 5));
    assert_eq!(events[1..], [PLAIN, PLAIN].map(|card_id| Event::CardDrawn { player: 0, card_id }));
}

#[test]
fn a_drawing_spell_stops_when_the_own_hp_is_used_up() {
    let mut game = holding(&[MANY_SCROLLS]);
    game.players[0].deck.clear();
    let (after, events) = done(&game, &[cast(0, 0)]);
    // 1 + 2 + 3 + 4 + 5 + 6 = 21
    assert_eq!((after.players[0].hp, after.players[0].fatigue, after.status), (-1, 6, Status::WON_BY_1));
    assert_eq!(events.len(), 1 + 6 + 1);
}

#[test]
fn a_drawing_spell_does_nothing_more_with_a_full_hand() {
    let mut game = holding(&[MANY_SCROLLS]);
    game.players[0].deck = vec![PLAIN; 9];
    let (after, _) = done(&game, &[cast(0, 0)]);
    let player = &after.players[0];
    assert_eq!((player.hand.len(), player.deck.len(), player.draws, player.fatigue), (8, 1, 11, 0));
}

#[test]
fn a_spell_without_a_meaning_costs_and_does_nothing() {
    let (after, events) = done(&holding(&[DUD]), &[cast(0, 0)]);
    assert_eq!((after.players[0].energy, after.players[0].hand.len()), (4, 0));
    assert_eq!(events, [Event::SpellUsed { player: 0, card_id: DUD, target: 0 }]);
}
