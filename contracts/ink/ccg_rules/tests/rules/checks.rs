use crate::table::*;
use ccg_rules::{submit, Event, Reason, Status, SubmitError, SubmitInput};

fn error_of(game: &ccg_rules::Game, input: SubmitInput) -> SubmitError {
    submit(game.clone(), &cards(), &input, hash).expect_err("the batch is refused")
}

#[test]
fn refusals_of_a_batch_come_in_their_order() {
    let mut game = game();
    game.scheme = 3;
    game.players[0].link = hash(&[9; 32]);
    game.status = Status::DRAW;
    let mut input = SubmitInput { player: 1, actions: vec![9; 1025], ..batch(&[]) };
    assert_eq!(error_of(&game, input.clone()), SubmitError::GameOver);
    game.status = Status::RUNNING;
    assert_eq!(error_of(&game, input.clone()), SubmitError::NotYourTurn);
    input.player = 0;
    assert_eq!(error_of(&game, input.clone()), SubmitError::PayloadTooLong { len: 1025 });
    input.actions.pop();
    assert_eq!(error_of(&game, input.clone()), SubmitError::BadLength { len: 1024 });
    input.actions.truncate(1022);
    assert_eq!(error_of(&game, input.clone()), SubmitError::LinkMissing);
    input.link = Some([8; 32]);
    assert_eq!(error_of(&game, input.clone()), SubmitError::WrongLink);
    input.link = Some([9; 32]);
    let unknown = Reason::UnknownType { action_type: 9 };
    assert_eq!(error_of(&game, input), SubmitError::Action { index: 0, reason: unknown });
}

#[test]
fn every_finished_status_is_over() {
    for status in [Status::WON_BY_0, Status::WON_BY_1, Status::DRAW] {
        let mut game = game();
        game.status = status;
        assert_eq!(error_of(&game, batch(&[END])), SubmitError::GameOver);
    }
}

#[test]
fn a_player_that_does_not_exist_has_no_turn() {
    for player in [1, 2, 255] {
        assert_eq!(error_of(&game(), SubmitInput { player, ..batch(&[]) }), SubmitError::NotYourTurn);
    }
}

#[test]
fn trailing_bytes_are_refused() {
    for len in [1, 6, 8, 13] {
        let input = SubmitInput { actions: vec![0; len], ..batch(&[]) };
        assert_eq!(error_of(&game(), input), SubmitError::BadLength { len: len as u32 });
    }
}

#[test]
fn a_batch_may_be_empty_and_need_not_end_the_turn() {
    assert_eq!(run(&game(), &[]), Ok((game(), vec![])));
    let (after, _) = done(&holding(&[PLAIN]), &[play(0, 0)]);
    assert_eq!((after.active_idx, after.turn, after.turn_started), (0, 9, 40));
}

#[test]
fn nothing_may_follow_end_turn_or_concede() {
    for last in [END, CONCEDE] {
        assert_eq!(refused(&game(), &[last, END]), (1, Reason::AfterEnd));
        assert_eq!(refused(&game(), &[last, [9; 7]]), (1, Reason::AfterEnd));
    }
}

#[test]
fn nothing_may_follow_the_end_of_the_game() {
    let mut game = holding(&[HUGE_BOLT, PLAIN]);
    game.players[1].hp = 1;
    assert_eq!(refused(&game, &[cast(0, ENEMY | FACE), [9; 7]]), (1, Reason::GameEnded));
}

#[test]
fn an_end_turn_that_ends_the_game_is_still_an_end_turn() {
    let mut game = game();
    game.players[0].board[0] = unit(PLAIN, 3, 20);
    assert_eq!(refused(&game, &[END, END]), (1, Reason::AfterEnd));
}

#[test]
fn checks_of_any_action_come_in_their_order() {
    let game = game();
    assert_eq!(refused(&game, &[[4, 9, 9, 1, 0, 0, 0]]), (0, Reason::UnknownType { action_type: 4 }));
    for kind in 0..4 {
        let action = [kind, 9, 9, 1, 2, 3, 4];
        assert_eq!(refused(&game, &[action]), (0, Reason::ExtraNotZero { extra: 0x0403_0201 }));
    }
    for kind in [2, 3] {
        for (a, b) in [(1, 0), (0, 1)] {
            assert_eq!(refused(&game, &[[kind, a, b, 0, 0, 0, 0]]), (0, Reason::ParameterNotZero));
        }
    }
}

#[test]
fn checks_of_play_card_come_in_their_order() {
    let mut game = holding(&[BOLT, DEAR]);
    game.players[0].board[1] = unit(PLAIN, 3, 2);
    game.players[0].energy = 0;
    assert_eq!(refused(&game, &[play(2, 4)]), (0, Reason::BadHandIndex { index: 2 }));
    assert_eq!(refused(&game, &[play(0, 4)]), (0, Reason::BadSlot { slot: 4 }));
    assert_eq!(refused(&game, &[play(0, 1)]), (0, Reason::SlotTaken { slot: 1 }));
    assert_eq!(refused(&game, &[play(0, 0)]), (0, Reason::NotAUnit { card_id: BOLT }));
    assert_eq!(refused(&game, &[play(1, 0)]), (0, Reason::NotEnoughEnergy { needed: 9, available: 0 }));
}

#[test]
fn checks_of_use_spell_come_in_their_order() {
    let mut game = holding(&[PLAIN, BOLT, NEITHER]);
    game.players[0].energy = 0;
    assert_eq!(refused(&game, &[cast(3, 9)]), (0, Reason::BadHandIndex { index: 3 }));
    assert_eq!(refused(&game, &[cast(0, 9)]), (0, Reason::NotASpell { card_id: PLAIN }));
    assert_eq!(refused(&game, &[cast(2, 0)]), (0, Reason::NotASpell { card_id: NEITHER }));
    assert_eq!(refused(&game, &[play(2, 0)]), (0, Reason::NotAUnit { card_id: NEITHER }));
    assert_eq!(refused(&game, &[cast(1, 9)]), (0, Reason::BadTarget { target: 9 }));
    let too_dear = Reason::NotEnoughEnergy { needed: 1, available: 0 };
    assert_eq!(refused(&game, &[cast(1, ENEMY | FACE)]), (0, too_dear));
}

/// Every target byte that each spell accepts, with units in the caster's slots 0 and 1 and the enemy's slots 1 and 3.
#[test]
fn a_target_is_of_the_right_side_and_a_slot_holds_a_unit() {
    let accepted: [(u16, &[u8]); 5] =
        [(HEAL, &[0, 1, 7]), (BOLT, &[0x81, 0x83, 0x87]), (SCROLLS, &[0]), (BLESSING, &[0, 1]), (DUD, &[0])];
    for (card, targets) in accepted {
        let mut game = holding(&[card]);
        for slot in [0, 1] {
            game.players[0].board[slot] = unit(PLAIN, 3, 2);
        }
        for slot in [1, 3] {
            game.players[1].board[slot] = unit(PLAIN, 3, 2);
        }
        for target in 0..=255 {
            let outcome = run(&game, &[cast(0, target)]);
            assert_eq!(outcome.is_ok(), targets.contains(&target), "card {card}, target {target}");
        }
    }
}

#[test]
fn with_rules_1_every_spell_wants_target_0_and_does_nothing() {
    let mut game = holding(&[BOLT]);
    game.rules = 1;
    assert_eq!(refused(&game, &[cast(0, ENEMY | FACE)]).1, Reason::BadTarget { target: 0x87 });
    let (after, events) = done(&game, &[cast(0, 0)]);
    assert_eq!(events, [Event::SpellUsed { player: 0, card_id: BOLT, target: 0 }]);
    assert_eq!((after.players[0].energy, after.players[1].hp), (4, 20));
}

#[test]
fn the_error_names_the_index_and_nothing_of_the_batch_is_kept() {
    let game = holding(&[PLAIN, PLAIN, PLAIN]);
    let actions = [play(0, 0), play(0, 1), play(0, 1), END];
    let expected = SubmitError::Action { index: 2, reason: Reason::SlotTaken { slot: 1 } };
    assert_eq!(run(&game, &actions), Err(expected));
}

#[test]
fn action_applied_comes_first() {
    let (_, events) = run(&holding(&[PLAIN]), &[play(0, 2)]).expect("legal");
    assert_eq!(
        events,
        [
            Event::ActionApplied { player: 0, action_type: 0, payload: [0, 2, 0, 0, 0, 0] },
            Event::CardPlayed { player: 0, card_id: PLAIN, slot: 2 },
        ]
    );
}

#[test]
fn who_concedes_loses() {
    for (player, status) in [(0, Status::WON_BY_1), (1, Status::WON_BY_0)] {
        let mut game = game();
        game.active_idx = player;
        let input = SubmitInput { player, ..batch(&[CONCEDE]) };
        let (after, events) = submit(game, &cards(), &input, hash).expect("legal");
        assert_eq!(after.status, status);
        assert_eq!(
            events,
            [
                Event::ActionApplied { player, action_type: 3, payload: [0; 6] },
                Event::GameEnded { winner: Some(1 - player) },
            ]
        );
    }
}

#[test]
fn the_longest_batch_has_146_actions() {
    let mut actions = [[1, 0, 0, 0, 0, 0, 0]; 146];
    actions[145] = END;
    assert_eq!(refused(&holding(&[DUD]), &actions), (1, Reason::BadHandIndex { index: 0 }));
}
