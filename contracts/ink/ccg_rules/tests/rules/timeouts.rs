use crate::table::*;
use ccg_rules::{timeout, Event, Status, SubmitError};

#[test]
fn the_active_player_loses_after_its_last_block() {
    for (active, status) in [(0, Status::WON_BY_1), (1, Status::WON_BY_0)] {
        let mut game = game();
        game.active_idx = active;
        assert_eq!(
            timeout(game.clone(), 140),
            Err(SubmitError::TooEarly { ends_at: 140 })
        );
        let (after, events) = timeout(game.clone(), 141).expect("late enough");
        assert_eq!(
            events,
            [
                Event::TimedOut { player: active },
                Event::GameEnded {
                    winner: Some(1 - active)
                }
            ]
        );
        game.status = status;
        assert_eq!(after, game);
    }
}

#[test]
fn who_never_deals_times_out_too() {
    let mut game = game();
    game.status = Status::DEALING;
    assert_eq!(
        timeout(game, 141).expect("late enough").0.status,
        Status::WON_BY_1
    );
}

#[test]
fn a_game_that_is_over_comes_first() {
    let mut game = game();
    game.status = Status::DRAW;
    assert_eq!(timeout(game, 0), Err(SubmitError::GameOver));
}

#[test]
fn the_end_of_a_turn_never_wraps() {
    let mut game = game();
    game.turn_blocks = u32::MAX;
    assert_eq!(
        timeout(game, u32::MAX),
        Err(SubmitError::TooEarly { ends_at: u32::MAX })
    );
}
