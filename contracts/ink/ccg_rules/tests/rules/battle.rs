use crate::table::*;
use ccg_rules::{Event, Game, Status, Unit};

fn attack(attacker_slot: u8, defender_slot: u8, damage_attacker: u16, damage_defender: u16) -> Event {
    Event::AttackResolved { attacker_slot, defender_slot, damage_attacker, damage_defender }
}

fn boards(own: [Option<Unit>; 4], enemy: [Option<Unit>; 4]) -> Game {
    let mut game = game();
    game.players[0].board = own;
    game.players[1].board = enemy;
    game
}

#[test]
fn damage_in_a_slot_is_simultaneous() {
    let game = boards([unit(PLAIN, 2, 3), None, None, None], [unit(PLAIN, 3, 2), None, None, None]);
    let (after, events) = done(&game, &[END]);
    assert_eq!((&after.players[0].board[0], &after.players[1].board[0]), (&None, &None));
    assert_eq!(
        events[..3],
        [
            attack(0, 0, 2, 3),
            Event::UnitDied { player: 0, slot: 0, card_id: PLAIN },
            Event::UnitDied { player: 1, slot: 0, card_id: PLAIN },
        ]
    );
}

#[test]
fn an_attack_into_an_empty_slot_hits_the_player() {
    let (after, events) = done(&boards([None, unit(PLAIN, 3, 2), None, None], Default::default()), &[END]);
    assert_eq!(after.players[1].hp, 18);
    assert_eq!(events[..2], [attack(1, 7, 0, 2), Event::PlayerDamaged { player: 1, amount: 2 }]);
}

#[test]
fn an_attack_of_0_is_resolved_and_damages_nobody() {
    let (after, events) = done(&boards([unit(PLAIN, 3, 0), None, None, None], Default::default()), &[END]);
    assert_eq!(after.players[1].hp, 20);
    assert_eq!(events[..2], [attack(0, 7, 0, 0), Event::TurnEnded { new_active_player: 1 }]);
}

#[test]
fn a_unit_that_acted_does_not_attack_and_the_others_units_never_do() {
    let mut resting = unit(PLAIN, 3, 2);
    if let Some(unit) = &mut resting {
        unit.acted_this_turn = true;
    }
    let (after, events) =
        done(&boards([resting, None, None, None], [None, unit(PLAIN, 3, 2), None, None]), &[END]);
    assert_eq!(after.players.map(|player| player.hp), [20, 20]);
    assert_eq!(events[0], Event::TurnEnded { new_active_player: 1 });
}

#[test]
fn taunt_takes_attacks_into_the_empty_slots_beside_it() {
    let attackers = || [unit(PLAIN, 9, 2), unit(PLAIN, 9, 2), unit(PLAIN, 9, 2), unit(PLAIN, 9, 2)];
    let (after, events) = done(&boards(attackers(), [None, unit(TAUNT, 9, 1), None, None]), &[END]);
    assert_eq!(
        events[..5],
        [
            attack(0, 1, 1, 2), // right neighbour
            attack(1, 1, 1, 2),
            attack(2, 1, 1, 2), // left neighbour
            attack(3, 7, 0, 2),
            Event::PlayerDamaged { player: 1, amount: 2 },
        ]
    );
    assert_eq!(after.players[1].board[1], unit(TAUNT, 3, 1));
}

#[test]
fn the_left_neighbour_taunts_first() {
    let own = [None, unit(PLAIN, 9, 2), None, None];
    let enemy = [unit(TAUNT, 9, 1), None, unit(TAUNT, 9, 3), None];
    assert_eq!(done(&boards(own, enemy), &[END]).1[0], attack(1, 0, 1, 2));
}

#[test]
fn a_neighbour_without_taunt_does_not_help_and_taunt_does_not_guard_a_taken_slot() {
    let own = [None, unit(PLAIN, 9, 2), unit(PLAIN, 9, 2), None];
    let enemy = [unit(PLAIN, 9, 1), None, unit(PLAIN, 9, 3), unit(TAUNT, 9, 4)];
    let (_, events) = done(&boards(own, enemy), &[END]);
    assert_eq!((&events[0], &events[2]), (&attack(1, 7, 0, 2), &attack(2, 2, 3, 2)));
}

#[test]
fn there_is_no_taunt_with_rules_1() {
    let mut game = boards([unit(PLAIN, 9, 2), None, None, None], [None, unit(TAUNT, 9, 1), None, None]);
    game.rules = 1;
    assert_eq!(done(&game, &[END]).1[0], attack(0, 7, 0, 2));
}

#[test]
fn a_unit_whose_hp_is_used_up_still_takes_and_returns_blows_until_all_slots_are_done() {
    let own = [unit(PLAIN, 9, 5), unit(PLAIN, 9, 5), None, None];
    let (after, events) = done(&boards(own, [None, unit(TAUNT, 4, 3), None, None]), &[END]);
    assert_eq!(
        events[..3],
        [attack(0, 1, 3, 5), attack(1, 1, 3, 5), Event::UnitDied { player: 1, slot: 1, card_id: TAUNT },]
    );
    assert_eq!(after.players[0].board[..2], [unit(PLAIN, 6, 5), unit(PLAIN, 6, 5)]);
    assert_eq!(after.players[1].hp, 20);
}

#[test]
fn the_dead_are_removed_first_then_their_triggers_run_active_player_first() {
    let own = [unit(RATTLE, 1, 1), None, None, unit(RATTLE, 1, 1)];
    let enemy = [unit(RATTLE, 1, 1), None, None, unit(PLAIN, 1, 1)];
    let (after, events) = done(&boards(own, enemy), &[END]);
    let died = |player, slot, card_id| Event::UnitDied { player, slot, card_id };
    assert_eq!(
        events[2..9],
        [
            died(0, 0, RATTLE),
            died(0, 3, RATTLE),
            died(1, 0, RATTLE),
            died(1, 3, PLAIN),
            Event::PlayerDamaged { player: 1, amount: 3 },
            Event::PlayerDamaged { player: 1, amount: 3 },
            Event::PlayerDamaged { player: 0, amount: 3 },
        ]
    );
    assert_eq!([after.players[0].hp, after.players[1].hp], [17, 14]);
}

#[test]
fn death_triggers_do_not_run_with_rules_1() {
    let mut game = boards([unit(PLAIN, 9, 5), None, None, None], [unit(RATTLE, 1, 1), None, None, None]);
    game.rules = 1;
    let (after, _) = done(&game, &[END]);
    assert_eq!(after.players[0].hp, 20);
}

#[test]
fn the_dead_are_removed_after_every_spell() {
    let mut game = holding(&[BOLT]);
    game.players[1].board[2] = unit(RATTLE, 1, 1);
    game.players[0].hp = 3;
    let (after, events) = done(&game, &[cast(0, ENEMY | 2)]);
    assert_eq!(after.status, Status::WON_BY_1);
    assert_eq!(
        events[1..],
        [
            Event::UnitDamaged { player: 1, slot: 2, amount: 3 },
            Event::UnitDied { player: 1, slot: 2, card_id: RATTLE },
            Event::PlayerDamaged { player: 0, amount: 3 },
            Event::GameEnded { winner: Some(1) },
        ]
    );
}

#[test]
fn both_at_0_is_a_draw() {
    let mut game = boards([unit(RATTLE, 1, 1), None, None, None], [unit(RATTLE, 1, 1), None, None, None]);
    game.players[0].hp = 3;
    game.players[1].hp = 2;
    let (after, events) = done(&game, &[END]);
    assert_eq!((after.status, events.last()), (Status::DRAW, Some(&Event::GameEnded { winner: None })));
}

#[test]
fn a_decided_battle_does_not_pass_the_turn() {
    let mut game = boards([unit(PLAIN, 3, 2), None, None, None], Default::default());
    game.players[1].hp = 2;
    let (after, events) = done(&game, &[END]);
    assert_eq!(
        (after.status, after.turn, after.active_idx, after.turn_started),
        (Status::WON_BY_0, 9, 0, 40)
    );
    assert_eq!(events.last(), Some(&Event::GameEnded { winner: Some(0) }));
    assert_eq!(after.players[1].hand.len(), 0);
}

#[test]
fn end_turn_passes_the_turn_refreshes_energy_and_draws() {
    let mut game = holding(&[PLAIN]);
    game.players[1].energy = 0;
    let (after, events) = done(&game, &[play(0, 0), END]);
    assert_eq!((after.turn, after.active_idx, after.turn_started, after.linked), (10, 1, NOW, false));
    assert_eq!((after.players[1].energy, after.players[1].max_energy), (6, 6));
    assert_eq!(after.players[1].hand, [PLAIN]);
    assert_eq!(after.players[0].board[0], unit(PLAIN, 3, 2)); // ready for its next turn
    assert_eq!(
        events[1..],
        [Event::TurnEnded { new_active_player: 1 }, Event::CardDrawn { player: 1, card_id: PLAIN }]
    );
}

#[test]
fn energy_stops_at_10() {
    let mut game = game();
    game.players[1].max_energy = 10;
    let (after, _) = done(&game, &[END]);
    assert_eq!((after.players[1].energy, after.players[1].max_energy), (10, 10));
}
