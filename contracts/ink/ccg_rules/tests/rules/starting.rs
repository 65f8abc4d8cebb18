use crate::table::*;
use ccg_rules::{start, Event, PlayerState, StartError, StartInput, Status};

fn error(change: impl FnOnce(&mut StartInput)) -> StartError {
    let mut input = start_input();
    change(&mut input);
    start(input, hash).expect_err("the start is refused")
}

#[test]
fn player_0_begins_with_one_energy_and_three_cards() {
    let (game, events) = started(start_input());
    let [first, second] = &game.players;
    assert_eq!((game.id, game.turn, game.turn_started, game.turn_blocks), (7, 1, NOW, 100));
    assert_eq!((game.status, game.active_idx, game.linked), (Status::RUNNING, 0, false));
    let opening =
        |player: &PlayerState| (player.hp, player.energy, player.max_energy, player.hand.len(), player.draws);
    assert_eq!((opening(first), opening(second)), ((20, 1, 1, 3, 3), (20, 0, 0, 4, 4)));
    assert_eq!((first.deck.len(), second.deck.len()), (17, 16));
    let drawers = events.iter().map(|event| match event {
        Event::CardDrawn { player, .. } => *player,
        other => panic!("{other:?}"),
    });
    assert_eq!(drawers.collect::<Vec<_>>(), [0, 0, 0, 1, 1, 1, 1]);
}

#[test]
fn with_scheme_1_links_are_zeros() {
    let (game, _) = started(start_input());
    assert_eq!(game.players.map(|player| player.link), [[0; 32]; 2]);
}

#[test]
fn with_scheme_3_nothing_is_dealt_yet() {
    let (game, events) = started(StartInput { scheme: 3, ..start_input() });
    assert_eq!((game.status, events), (Status::DEALING, vec![]));
    for (player, addr) in game.players.iter().zip([1, 2]) {
        assert_eq!((player.hand.len(), player.draws, player.link), (0, 0, [addr; 32]));
        assert_eq!(player.deck, deck());
    }
}

#[test]
fn refusals_come_in_their_order() {
    let break_all = |input: &mut StartInput| {
        input.players[1].addr = input.players[0].addr;
        input.rules = 0;
        input.scheme = 2;
        input.players[0].deck.pop();
        input.players[1].deck = vec![999; 20];
    };
    let mut input = start_input();
    break_all(&mut input);
    assert_eq!(start(input.clone(), hash), Err(StartError::SamePlayer));
    input.players[1].addr = [2; 32];
    assert_eq!(start(input.clone(), hash), Err(StartError::BadRules { rules: 0 }));
    input.rules = 1;
    assert_eq!(start(input.clone(), hash), Err(StartError::BadScheme { scheme: 2 }));
    input.scheme = 3;
    assert_eq!(start(input.clone(), hash), Err(StartError::BadDeckSize { player: 0, len: 19 }));
    input.players[0].deck = deck();
    assert_eq!(start(input.clone(), hash), Err(StartError::UnknownCard { player: 1, card_id: 999 }));
    input.players[1].deck = deck();
    assert!(start(input, hash).is_ok());
}

#[test]
fn rules_are_1_or_2_and_schemes_1_or_3() {
    for rules in [0, 3, 255] {
        assert_eq!(error(|input| input.rules = rules), StartError::BadRules { rules });
    }
    for scheme in [0, 2, 4] {
        assert_eq!(error(|input| input.scheme = scheme), StartError::BadScheme { scheme });
    }
}

#[test]
fn a_deck_has_20_cards() {
    for len in [0, 19, 21] {
        let deck: Vec<u16> = deck().into_iter().cycle().take(len).collect();
        let expected = StartError::BadDeckSize { player: 1, len: len as u32 };
        assert_eq!(error(|input| input.players[1].deck = deck), expected);
    }
}

#[test]
fn decks_are_checked_card_by_card() {
    let copies = error(|input| {
        input.players[0].deck[12] = PLAIN; // third copy: 0, 10, 12
        input.players[0].deck[13] = 999;
    });
    assert_eq!(copies, StartError::TooManyCopies { player: 0, card_id: PLAIN });
    let unknown = error(|input| {
        input.players[0].deck[9] = 999;
        input.players[0].deck[12] = PLAIN;
    });
    assert_eq!(unknown, StartError::UnknownCard { player: 0, card_id: 999 });
}
