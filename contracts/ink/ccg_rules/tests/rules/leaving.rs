use crate::table::*;
use ccg_rules::{resign, timeout, Event, Status, SubmitError};

#[test]
fn the_active_player_loses_after_its_last_block() {
    for (active, status) in [(0, Status::WON_BY_1), (1, Status::WON_BY_0)] {
        let mut game = game();
        game.active_idx = active;
        assert_eq!(timeout(game.clone(), 140), Err(SubmitError::TooEarly { ends_at: 140 }));
        let (after, events) = timeout(game.clone(), 141).expect("late enough");
        assert_eq!(
            events,
            [Event::TimedOut { player: active }, Event::GameEnded { winner: Some(1 - active) }]
        );
        game.status = status;
        assert_eq!(after, game);
    }
}

#[test]
fn a_game_that_nobody_deals_is_cancelled() {
    let mut game = game();
    game.status = Status::DEALING;
    let (after, events) = timeout(game.clone(), 141).expect("late enough");
    assert_eq!(events, [Event::TimedOut { player: 0 }, Event::GameCancelled]);
    game.status = Status::CANCELLED;
    assert_eq!(after, game);
}

#[test]
fn either_player_resigns_in_its_turn_or_out_of_it() {
    for (player, status) in [(0, Status::WON_BY_1), (1, Status::WON_BY_0)] {
        for active in [0, 1] {
            let mut game = game();
            game.active_idx = active;
            let (after, events) = resign(game.clone(), player).expect("the game runs");
            let winner = Some(1 - player);
            assert_eq!(events, [Event::Resigned { player }, Event::GameEnded { winner }]);
            game.status = status;
            assert_eq!(after, game);
        }
    }
}

#[test]
fn a_resignation_before_the_deal_cancels() {
    for player in [0, 1] {
        let mut game = game();
        game.status = Status::DEALING;
        let (after, events) = resign(game.clone(), player).expect("the game is open");
        assert_eq!(events, [Event::Resigned { player }, Event::GameCancelled]);
        game.status = Status::CANCELLED;
        assert_eq!(after, game);
    }
}

#[test]
fn a_game_that_is_over_comes_first() {
    for status in [Status::WON_BY_0, Status::WON_BY_1, Status::DRAW, Status::CANCELLED] {
        let mut game = game();
        game.status = status;
        assert_eq!(timeout(game.clone(), 0), Err(SubmitError::GameOver));
        assert_eq!(resign(game, 1), Err(SubmitError::GameOver));
    }
}

#[test]
fn the_end_of_a_turn_never_wraps() {
    let mut game = game();
    game.turn_blocks = u32::MAX;
    assert_eq!(timeout(game, u32::MAX), Err(SubmitError::TooEarly { ends_at: u32::MAX }));
}
