use crate::table::*;
use ccg_rules::{submit, Event, Game, Reason, StartInput, Status, SubmitError, SubmitInput};

fn chain(secret: u8, steps: usize) -> [u8; 32] {
    (0..steps).fold([secret; 32], |link, _| hash(&link))
}

fn dealing() -> Game {
    let mut input = StartInput { scheme: 3, ..start_input() };
    for (seat, secret) in input.players.iter_mut().zip([1, 2]) {
        seat.link = chain(secret, 10);
    }
    started(input).0
}

fn send(game: &Game, player: u8, actions: &[[u8; 7]], link: Option<[u8; 32]>) -> Outcome {
    submit(game.clone(), &cards(), &SubmitInput { player, link, now: 60, ..batch(actions) }, hash)
}

#[test]
fn the_first_link_of_player_0_deals_and_it_stays_its_turn() {
    let (game, events) = send(&dealing(), 0, &[], Some(chain(1, 9))).expect("legal");
    assert_eq!((game.status, game.active_idx, game.turn, game.turn_started), (Status::RUNNING, 0, 1, 60));
    assert!(game.linked);
    assert_eq!(game.players[0].link, chain(1, 9));
    assert_eq!(game.players.each_ref().map(|player| player.hand.len()), [3, 4]);
    assert!(events.iter().all(|event| matches!(event, Event::CardDrawn { .. })));
    assert_eq!(send(&game, 0, &[END], Some(chain(1, 8))), Err(SubmitError::LinkNotWanted));
    assert!(send(&game, 0, &[END], None).is_ok());
}

#[test]
fn nothing_is_played_before_the_deal() {
    let not_dealt = SubmitError::Action { index: 0, reason: Reason::NotDealt };
    for action in [END, CONCEDE, play(0, 0), [9; 7]] {
        assert_eq!(send(&dealing(), 0, &[action], Some(chain(1, 9))), Err(not_dealt.clone()));
    }
    assert_eq!(send(&dealing(), 0, &[END], None), Err(SubmitError::LinkMissing));
    assert_eq!(send(&dealing(), 0, &[END], Some([0; 32])), Err(SubmitError::WrongLink));
    assert_eq!(send(&dealing(), 1, &[], Some(chain(2, 9))), Err(SubmitError::NotYourTurn));
}

#[test]
fn each_turn_shows_one_link_with_its_first_batch() {
    let (game, _) = send(&dealing(), 0, &[], Some(chain(1, 9))).expect("the deal");
    let (game, _) = send(&game, 0, &[END], None).expect("turn 1");
    assert_eq!(send(&game, 1, &[], None), Err(SubmitError::LinkMissing));
    assert_eq!(send(&game, 1, &[], Some(chain(1, 9))), Err(SubmitError::WrongLink));
    assert_eq!(send(&game, 1, &[], Some(chain(2, 8))), Err(SubmitError::WrongLink));
    let (game, events) = send(&game, 1, &[], Some(chain(2, 9))).expect("an empty batch");
    assert_eq!((events, game.linked, game.active_idx), (vec![], true, 1));
    assert_eq!(send(&game, 1, &[], Some(chain(2, 8))), Err(SubmitError::LinkNotWanted));
    let (game, _) = send(&game, 1, &[END], None).expect("turn 2");
    assert!(!game.linked);
    let (game, _) = send(&game, 0, &[END], Some(chain(1, 8))).expect("turn 3");
    assert_eq!(game.players.map(|player| player.link), [chain(1, 8), chain(2, 9)]);
}

#[test]
fn scheme_1_wants_no_link() {
    assert_eq!(send(&game(), 0, &[], Some([0; 32])), Err(SubmitError::LinkNotWanted));
}
