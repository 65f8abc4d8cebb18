use crate::table::*;
use ccg_rules::{Event, Reason, SubmitError};
use scale::{Decode, Encode};

#[test]
fn a_game_has_at_most_299_bytes() {
    let mut game = game();
    for player in &mut game.players {
        player.hand = vec![PLAIN; 8];
        player.deck = vec![PLAIN; 8]; // the other four are on the board
        player.board = [1, 2, 3, 4].map(|hp| unit(PLAIN, hp, 1));
    }
    assert_eq!(game.encoded_size(), 299);
    assert_eq!(ccg_rules::Game::decode(&mut &game.encode()[..]), Ok(game));
}

#[test]
fn fields_and_variants_are_in_the_order_of_the_page() {
    assert_eq!(cards()[3].encode(), [4, 0, 0, 1, 1, 1, 3, 0, 4, 0]);
    assert_eq!(unit(0x0102, -1, 3).encode(), [1, 2, 1, 255, 255, 3, 0, 0]);
    assert_eq!(SubmitError::TooEarly { ends_at: 1 }.encode(), [8, 1, 0, 0, 0]);
    let not_dealt = SubmitError::Action { index: 1, reason: Reason::NotDealt };
    assert_eq!(not_dealt.encode(), [7, 1, 0, 12]);
    let energy = Reason::NotEnoughEnergy { needed: 3, available: 2 };
    assert_eq!(energy.encode(), [11, 3, 2]);
    assert_eq!(Event::TimedOut { player: 1 }.encode(), [13, 1]);
    assert_eq!(Event::GameEnded { winner: Some(1) }.encode(), [12, 1, 1]);
    assert_eq!(&game().encode()[..21], [7, 0, 0, 0, 2, 1, 1, 0, 0, 9, 0, 0, 0, 40, 0, 0, 0, 100, 0, 0, 0]);
}
