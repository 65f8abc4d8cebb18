//! One test per rule, named after it. Whole games are compared with the TypeScript rules (`npm run parity -- dolero`).

use alloc::vec;
use alloc::vec::Vec;

use crate::relic::*;
use crate::state::{end, kind, phase};
use crate::*;

struct Sha2;

impl Sha256 for Sha2 {
    fn hash(parts: &[&[u8]]) -> [u8; 32] {
        use sha2::Digest;
        let mut hasher = sha2::Sha256::new();
        parts.iter().for_each(|part| hasher.update(part));
        hasher.finalize().into()
    }
}

const ID: [u8; 32] = [9; 32];
const KEYS: [[u8; 32]; 2] = [[1; 32], [2; 32]];
const SECRETS: [[u8; 32]; 2] = [[3; 32], [4; 32]];
const SALT: [u8; 32] = [5; 32];
const NOW: i64 = 1_000;
const LIMITS: Limits = Limits { seat_fee: 10, max_bet: 100, max_stack: 1_010, rake_percent: 3, rake_cap: 6 };

fn waiting() -> Game {
    open(ID, LIMITS, KEYS[0], 500).unwrap().0
}

fn joined() -> Game {
    let mut game = waiting();
    join(&mut game, KEYS[1], 300, NOW).unwrap();
    game
}

fn play(game: &mut Game, player: u8, action: Action) -> Vec<Event> {
    act::<Sha2>(game, player, action, NOW).unwrap()
}

fn refusal(game: &Game, player: u8, action: Action) -> Error {
    refusal_at(game, player, action, NOW)
}

fn refusal_at(game: &Game, player: u8, action: Action, now: i64) -> Error {
    let mut copy = game.clone();
    let error = act::<Sha2>(&mut copy, player, action, now).unwrap_err();
    assert_eq!(copy, *game, "a refusal changes nothing");
    error
}

fn commitment(game: &Game, player: u8) -> [u8; 32] {
    round_commitment::<Sha2>(&SECRETS[usize::from(player)], &KEYS[usize::from(player)], &ID, game.round)
}

fn committed() -> Game {
    let mut game = joined();
    commit_both(&mut game);
    game
}

fn commit_both(game: &mut Game) {
    for player in 0..2 {
        let commitment = commitment(game, player);
        play(game, player, Action::Commit { commitment });
    }
}

/// Responds to the one pending request.
fn reply(game: &mut Game, vrf: [u8; 32]) -> Vec<Event> {
    let nonce = game.pending[0].nonce;
    answer::<Sha2>(game, nonce, vrf, NOW).unwrap()
}

fn offered() -> Game {
    let mut game = committed();
    play(&mut game, 0, Action::RequestRandom);
    reply(&mut game, [6; 32]);
    game
}

/// A game in phase CARDS with these choices, whether they were offered or not.
fn dealt(choices: [u8; 2]) -> Game {
    let mut game = offered();
    deal_with(&mut game, choices);
    game
}

fn deal_with(game: &mut Game, choices: [u8; 2]) {
    game.players[0].choice = choices[0];
    game.players[1].choice = choices[1];
    game.enter(phase::DEAL, NOW + 150);
    play(game, 1, Action::RequestRandom);
    reply(game, [7; 32]);
}

fn hand(game: &Game, player: u8) -> [u8; 3] {
    hand_of::<Sha2>(game.player(player), &SECRETS[usize::from(player)])
}

fn card_commitments(game: &Game, player: u8, cards: [u8; 3]) -> [[u8; 32]; 3] {
    [1, 2, 3].map(|position| {
        let card = cards[usize::from(position) - 1];
        card_commitment::<Sha2>(&SALT, card, position, &KEYS[usize::from(player)], &ID, game.round)
    })
}

fn lay(game: &mut Game, player: u8, cards: [u8; 3]) {
    let commitments = card_commitments(game, player, cards);
    play(game, player, Action::Arrange { commitments });
    play(game, player, Action::Lock);
}

fn open_two(cards: [u8; 3]) -> Action {
    Action::Open { cards: [cards[2], cards[1]], salts: [SALT; 2] }
}

fn open_last(player: u8, cards: [u8; 3]) -> Action {
    Action::OpenLast { secret: SECRETS[usize::from(player)], card: cards[0], salt: SALT }
}

fn betting(choices: [u8; 2]) -> Game {
    let mut game = dealt(choices);
    to_betting(&mut game);
    game
}

fn to_betting(game: &mut Game) {
    let cards = [hand(game, 0), hand(game, 1)];
    for player in 0..2 {
        lay(game, player, cards[usize::from(player)]);
    }
    for player in 0..2 {
        play(game, player, open_two(cards[usize::from(player)]));
    }
}

/// The end of a round with the given cards.
fn scored(choices: [u8; 2], cards: [[u8; 3]; 2], prepare: impl FnOnce(&mut Game)) -> (Game, Vec<Event>) {
    let mut game = betting(choices);
    game.players[0].opened = cards[0];
    game.players[1].opened = cards[1];
    prepare(&mut game);
    let mut events = Vec::new();
    game.score_round(NOW, &mut events);
    (game, events)
}

fn hearts_after(choices: [u8; 2], cards: [[u8; 3]; 2]) -> [u8; 2] {
    let (game, _) = scored(choices, cards, |_| {});
    [game.players[0].hearts, game.players[1].hearts]
}

// Named by their score.
const TWENTY_ONE: [u8; 3] = [0, 9, BLANK];
const TWENTY: [u8; 3] = [9, 22, BLANK];
const NINETEEN: [u8; 3] = [9, 8, BLANK];
const BUST: [u8; 3] = [9, 22, 35];
const NONE: [u8; 2] = [SKIPPED, SKIPPED];

#[test]
fn a_stack_is_between_seat_fee_and_limit() {
    for stack in [9, 1_011] {
        let error = open(ID, LIMITS, KEYS[0], stack).unwrap_err();
        assert_eq!(error, Error::BadStack { lowest: 10, highest: 1_010 });
        assert_eq!(join(&mut waiting(), KEYS[1], stack, NOW).unwrap_err(), error);
    }
}

#[test]
fn the_seat_fee_goes_into_the_pot() {
    let game = joined();
    assert_eq!((game.pot, game.players[0].stack, game.players[1].stack), (20, 490, 290));
    assert_eq!((game.phase, game.round, game.deadline), (phase::COMMIT, 1, NOW + 30));
}

#[test]
fn nobody_plays_against_themselves() {
    assert_eq!(join(&mut waiting(), KEYS[0], 500, NOW).unwrap_err(), Error::SamePlayer);
}

#[test]
fn who_waits_alone_may_leave_with_everything() {
    let mut game = waiting();
    assert_eq!(leave(&mut game, KEYS[1]).unwrap_err(), Error::NotAPlayer);
    assert_eq!(
        leave(&mut game, KEYS[0]).unwrap(),
        vec![Event::GameEnded { winner: NOTHING, end: end::LEFT }]
    );
    assert_eq!(settle(&game).unwrap(), Settlement { rake: 0, payouts: [500, 0] });
    assert_eq!(leave(&mut joined(), KEYS[0]).unwrap_err(), Error::WrongPhase { phase: phase::COMMIT });
}

#[test]
fn both_commit_once_and_to_something() {
    let mut game = joined();
    assert_eq!(refusal(&game, 0, Action::Commit { commitment: [0; 32] }), Error::ZeroCommitment);
    play(&mut game, 0, Action::Commit { commitment: [1; 32] });
    assert_eq!(refusal(&game, 0, Action::Commit { commitment: [2; 32] }), Error::AlreadyDone);
    assert_eq!(game.phase, phase::COMMIT);
    play(&mut game, 1, Action::Commit { commitment: [1; 32] });
    assert_eq!((game.phase, game.deadline), (phase::OFFER, NOW + 150));
}

#[test]
fn an_action_is_in_time_up_to_the_deadline() {
    let game = joined();
    let commit = || Action::Commit { commitment: [1; 32] };
    assert!(act::<Sha2>(&mut game.clone(), 0, commit(), NOW + 30).is_ok());
    assert_eq!(refusal_at(&game, 0, commit(), NOW + 31), Error::TooLate { deadline: NOW + 30 });
}

#[test]
fn an_action_of_another_phase_is_refused() {
    assert_eq!(refusal(&joined(), 0, Action::Lock), Error::WrongPhase { phase: phase::COMMIT });
    assert_eq!(refusal(&waiting(), 0, Action::Forfeit), Error::WrongPhase { phase: phase::WAITING });
    assert_eq!(refusal(&joined(), 2, Action::Forfeit), Error::NotAPlayer);
}

#[test]
fn randomness_is_asked_for_once_and_numbered() {
    let mut game = committed();
    let events = play(&mut game, 1, Action::RequestRandom);
    assert_eq!(events, vec![Event::RandomRequested { kind: kind::OFFER, nonce: 0 }]);
    assert_eq!(refusal(&game, 0, Action::RequestRandom), Error::AlreadyAsked);
    assert_eq!(dealt(NONE).nonce, 2);
}

#[test]
fn an_answer_that_nobody_waits_for_changes_nothing() {
    let mut game = offered();
    let before = game.clone();
    for nonce in [0, 1, 7] {
        assert_eq!(answer::<Sha2>(&mut game, nonce, [8; 32], NOW).unwrap(), vec![]);
    }
    assert_eq!(game, before);
}

#[test]
fn three_different_relics_are_offered() {
    for offer in offered().players.map(|player| player.offer) {
        assert!(offer.iter().all(|&relic| relic < RELICS));
        assert!(offer[0] != offer[1] && offer[0] != offer[2] && offer[1] != offer[2]);
    }
}

#[test]
fn a_choice_is_of_the_offer_the_joker_or_nothing() {
    let mut game = offered();
    assert_eq!(refusal(&game, 0, Action::Choose { choice: 5 }), Error::BadChoice { choice: 5 });
    let relic = game.players[0].offer[2];
    assert_eq!(
        play(&mut game, 0, Action::Choose { choice: 2 }),
        vec![Event::Chosen { player: 0, choice: relic }]
    );
    assert_eq!(refusal(&game, 0, Action::Choose { choice: 3 }), Error::AlreadyDone);
    play(&mut game, 1, Action::Choose { choice: 4 });
    assert_eq!((game.players[1].choice, game.phase), (SKIPPED, phase::DEAL));
}

#[test]
fn swaps_depend_on_the_choice() {
    let swaps = |choice| dealt([choice, SKIPPED]).players[0].swaps_left;
    assert_eq!([PLAN_B, FAST_HAND, HIGH_STAKES, SKIPPED].map(swaps), [6, 4, 3, 3]);
    let joker = dealt([JOKER, SKIPPED]).players[0].clone();
    assert_eq!(joker.swaps_left, if joker.joker == GOOD_JOKER { 4 } else { 2 });
}

#[test]
fn fast_hand_halves_the_time_of_its_holder() {
    let game = dealt([FAST_HAND, SKIPPED]);
    assert_eq!([game.players[0].deadline, game.players[1].deadline], [NOW + 15, NOW + 30]);
}

#[test]
fn fair_game_negates_everything() {
    let game = dealt([FAIR_GAME, JOKER]);
    assert_eq!((game.players[1].joker, game.players[1].swaps_left), (0, 3));
    let game = dealt([FAST_HAND, FAIR_GAME]);
    assert_eq!((game.players[0].deadline, game.players[0].swaps_left), (NOW + 30, 3));
}

#[test]
fn a_swap_replaces_the_places_of_its_mask() {
    let mut game = dealt(NONE);
    let before = hand(&game, 0);
    play(&mut game, 0, Action::Swap { mask: 0b101 });
    assert_eq!(reply(&mut game, [8; 32]), vec![Event::Swapped { player: 0, mask: 0b101 }]);
    let after = hand(&game, 0);
    assert_eq!(after[1], before[1]);
    assert!(!before.contains(&after[0]) && !before.contains(&after[2]) && after[0] != after[2]);
    assert_eq!(game.players[0].swaps_left, 2);
}

#[test]
fn a_swap_needs_cards_and_swaps_and_an_end_of_the_last_one() {
    let mut game = dealt(NONE);
    for mask in [0, 8] {
        assert_eq!(refusal(&game, 0, Action::Swap { mask }), Error::BadMask { mask });
    }
    for _ in 0..3 {
        play(&mut game, 0, Action::Swap { mask: 1 });
        assert_eq!(refusal(&game, 0, Action::Swap { mask: 1 }), Error::SwapPending);
        reply(&mut game, [8; 32]);
    }
    assert_eq!(refusal(&game, 0, Action::Swap { mask: 1 }), Error::NoSwaps);
}

#[test]
fn the_clock_stands_while_a_swap_waits() {
    let mut game = dealt(NONE);
    play(&mut game, 0, Action::Swap { mask: 1 });
    assert_eq!(refusal_at(&game, 0, Action::Lock, NOW + 100), Error::SwapPending);
    answer::<Sha2>(&mut game, 2, [8; 32], NOW + 100).unwrap();
    assert_eq!([game.players[0].deadline, game.players[1].deadline], [NOW + 130, NOW + 30]);
}

#[test]
fn a_swap_undoes_the_arrangement() {
    let mut game = dealt(NONE);
    play(&mut game, 0, Action::Arrange { commitments: [[1; 32]; 3] });
    play(&mut game, 0, Action::Swap { mask: 1 });
    reply(&mut game, [8; 32]);
    assert_eq!(refusal(&game, 0, Action::Lock), Error::NotArranged);
}

#[test]
fn third_eye_shows_the_first_swap_of_both() {
    let mut game = dealt([THIRD_EYE, SKIPPED]);
    play(&mut game, 1, Action::Swap { mask: 0b011 });
    assert_eq!(refusal(&game, 1, Action::Show { cards: vec![1, 2] }), Error::NothingToShow);
    reply(&mut game, [8; 32]);
    assert_eq!(refusal(&game, 1, Action::Swap { mask: 1 }), Error::MustShow);
    assert_eq!(refusal(&game, 1, Action::Arrange { commitments: [[1; 32]; 3] }), Error::MustShow);
    assert_eq!(refusal(&game, 1, Action::Lock), Error::MustShow);
    assert_eq!(refusal(&game, 1, Action::Show { cards: vec![1] }), Error::NothingToShow);
    assert_eq!(refusal(&game, 1, Action::Show { cards: vec![1, 52] }), Error::BadCard { card: 52 });
    play(&mut game, 1, Action::Show { cards: vec![1, 2] });
    assert_eq!(refusal(&game, 1, Action::Show { cards: vec![1, 2] }), Error::NothingToShow);
    assert_eq!(refusal(&dealt(NONE), 0, Action::Show { cards: vec![] }), Error::NothingToShow);
}

#[test]
fn what_was_shown_must_have_been_drawn() {
    let mut game = dealt([THIRD_EYE, SKIPPED]);
    play(&mut game, 0, Action::Swap { mask: 1 });
    reply(&mut game, [8; 32]);
    let lie = (hand(&game, 0)[0] + 1) % 52;
    play(&mut game, 0, Action::Show { cards: vec![lie] });
    to_betting(&mut game);
    game.enter_last_opening(NOW);
    let cards = hand(&game, 0);
    play(&mut game, 0, open_last(0, cards));
    assert_eq!((game.winner, game.end), (1, end::WRONG_CARDS));
}

#[test]
fn locked_cards_stay() {
    let mut game = dealt(NONE);
    let cards = hand(&game, 0);
    lay(&mut game, 0, cards);
    for action in [Action::Lock, Action::Swap { mask: 1 }, Action::Arrange { commitments: [[1; 32]; 3] }] {
        assert_eq!(refusal(&game, 0, action), Error::AlreadyLocked);
    }
}

#[test]
fn opening_is_what_was_committed_to() {
    let mut game = dealt(NONE);
    let cards = [hand(&game, 0), hand(&game, 1)];
    lay(&mut game, 0, cards[0]);
    lay(&mut game, 1, cards[1]);
    let [first, second, third] = cards[0];
    assert_eq!(refusal(&game, 0, open_two([first, third, second])), Error::WrongOpening { position: 3 });
    assert_eq!(refusal(&game, 0, open_two([first, first, third])), Error::WrongOpening { position: 2 });
    assert_eq!(refusal(&game, 0, open_two([first, second, 53])), Error::BadCard { card: 53 });
    play(&mut game, 0, open_two(cards[0]));
    assert_eq!(refusal(&game, 0, open_two(cards[0])), Error::AlreadyDone);
}

#[test]
fn other_cards_than_drawn_lose_the_game() {
    let mut game = dealt(NONE);
    let real = hand(&game, 0);
    let strange = (0..52).find(|card| !real.contains(card)).unwrap();
    for cards in [[strange, real[1], real[2]], [real[0], real[0], real[1]], [real[0], BLANK, BLANK]] {
        let mut game = game.clone();
        lay(&mut game, 0, cards);
        let honest = hand(&game, 1);
        lay(&mut game, 1, honest);
        play(&mut game, 0, open_two(cards));
        play(&mut game, 1, open_two(honest));
        game.enter_last_opening(NOW);
        play(&mut game, 0, open_last(0, cards));
        assert_eq!((game.winner, game.end), (1, end::WRONG_CARDS));
    }
    assert!(game.is_honest::<Sha2>(0, &SECRETS[0]) == false);
    game.players[0].opened = [real[2], BLANK, real[0]];
    assert!(game.is_honest::<Sha2>(0, &SECRETS[0]));
}

#[test]
fn plan_b_plays_exactly_two_cards() {
    let mut game = dealt([PLAN_B, SKIPPED]);
    let real = hand(&game, 0);
    game.players[0].opened = real;
    assert!(!game.is_honest::<Sha2>(0, &SECRETS[0]));
    game.players[0].opened = [real[0], real[1], BLANK];
    assert!(game.is_honest::<Sha2>(0, &SECRETS[0]));
}

#[test]
fn the_secret_is_the_one_committed_to() {
    let mut game = betting(NONE);
    game.enter_last_opening(NOW);
    let cards = hand(&game, 0);
    let wrong = Action::OpenLast { secret: [8; 32], card: cards[0], salt: SALT };
    assert_eq!(refusal(&game, 0, wrong), Error::WrongSecret);
    play(&mut game, 0, open_last(0, cards));
    assert_eq!(refusal(&game, 0, open_last(0, cards)), Error::AlreadyDone);
}

#[test]
fn player_0_bets_first_in_odd_rounds() {
    let mut game = betting(NONE);
    assert_eq!(game.to_act, 0);
    assert_eq!(refusal(&game, 1, Action::Reveal), Error::NotYourTurn);
    game.round = 2;
    game.begin_betting(NOW);
    assert_eq!(game.to_act, 1);
}

#[test]
fn two_reveals_end_the_betting() {
    let mut game = betting(NONE);
    play(&mut game, 0, Action::Reveal);
    assert_eq!(refusal(&game, 1, Action::Call), Error::NothingToCall);
    assert_eq!(refusal(&game, 1, Action::Fold), Error::NothingToCall);
    play(&mut game, 1, Action::Reveal);
    assert_eq!((game.phase, game.pot), (phase::LAST_OPENING, 20));
}

#[test]
fn a_raise_stays_within_max_bet_and_both_stacks() {
    let mut game = betting(NONE);
    for amount in [0, 101] {
        assert_eq!(refusal(&game, 0, Action::Raise { amount }), Error::BadRaise { highest: 100 });
    }
    play(&mut game, 0, Action::Raise { amount: 60 });
    assert_eq!(refusal(&game, 1, Action::Raise { amount: 41 }), Error::BadRaise { highest: 40 });
    assert_eq!(refusal(&game, 1, Action::Reveal), Error::RaiseStands);
    play(&mut game, 1, Action::Raise { amount: 40 });
    assert_eq!(refusal(&game, 0, Action::Raise { amount: 1 }), Error::BadRaise { highest: 0 });
    play(&mut game, 0, Action::Call);
    assert_eq!((game.pot, game.players[0].stack, game.players[1].stack), (220, 390, 190));

    let mut poor = betting(NONE);
    poor.players[1].stack = 30;
    assert_eq!(refusal(&poor, 0, Action::Raise { amount: 31 }), Error::BadRaise { highest: 30 });
}

#[test]
fn a_fold_returns_what_was_not_called() {
    let mut game = betting(NONE);
    play(&mut game, 0, Action::Raise { amount: 30 });
    play(&mut game, 1, Action::Raise { amount: 20 });
    assert_eq!(play(&mut game, 0, Action::Fold), vec![Event::Folded { player: 0, returned: 20 }]);
    assert_eq!((game.pot, game.players[1].stack, game.players[1].paid), (80, 260, 40));
    assert_eq!(
        refusal(&game, 1, Action::Raise { amount: 1 }),
        Error::WrongPhase { phase: phase::LAST_OPENING }
    );
}

#[test]
fn an_ace_counts_eleven_unless_that_busts() {
    use crate::score::score;
    assert_eq!(score(&[0, 9, BLANK]), 21);
    assert_eq!(score(&[0, 9, 22]), 21);
    assert_eq!(score(&[0, 13, BLANK]), 12);
    assert_eq!(score(&[0, 13, 26]), 13);
    assert_eq!(score(&[12, 24, 36]), 30);
    assert_eq!(score(&[1, 2, BLANK]), 5);
}

#[test]
fn the_loser_loses_a_heart() {
    assert_eq!(hearts_after(NONE, [TWENTY, NINETEEN]), [3, 2]);
    assert_eq!(hearts_after(NONE, [BUST, NINETEEN]), [2, 3]);
    assert_eq!(hearts_after(NONE, [BUST, BUST]), [2, 2]);
    assert_eq!(hearts_after(NONE, [TWENTY, TWENTY]), [2, 2]);
}

#[test]
fn high_stakes_doubles_the_loss_but_not_a_tie() {
    assert_eq!(hearts_after([HIGH_STAKES, SKIPPED], [TWENTY, NINETEEN]), [3, 1]);
    assert_eq!(hearts_after([HIGH_STAKES, HIGH_STAKES], [NINETEEN, TWENTY]), [1, 3]);
    assert_eq!(hearts_after([HIGH_STAKES, SKIPPED], [TWENTY, TWENTY]), [2, 2]);
    assert_eq!(hearts_after([HIGH_STAKES, FAIR_GAME], [TWENTY, NINETEEN]), [3, 2]);
}

#[test]
fn the_closer_gains_with_21_and_pays_for_a_tie() {
    assert_eq!(hearts_after([THE_CLOSER, SKIPPED], [TWENTY_ONE, TWENTY]), [4, 2]);
    assert_eq!(hearts_after([THE_CLOSER, SKIPPED], [TWENTY, NINETEEN]), [3, 2]);
    assert_eq!(hearts_after([THE_CLOSER, SKIPPED], [TWENTY, TWENTY]), [1, 2]);
    let (game, _) = scored([THE_CLOSER, SKIPPED], [TWENTY_ONE, TWENTY], |game| game.folded = 1);
    assert_eq!([game.players[0].hearts, game.players[1].hearts], [3, 2]);
}

#[test]
fn the_folder_loses_whatever_the_cards() {
    let (game, _) = scored(NONE, [TWENTY_ONE, NINETEEN], |game| game.folded = 0);
    assert_eq!([game.players[0].hearts, game.players[1].hearts], [2, 3]);
}

#[test]
fn the_last_heart_ends_the_game() {
    let (game, _) = scored(NONE, [TWENTY, NINETEEN], |game| game.players[1].hearts = 1);
    assert_eq!((game.phase, game.winner, game.end), (phase::OVER, 0, end::HEARTS));
}

#[test]
fn sudden_death_lasts_until_a_round_is_won() {
    let last = |game: &mut Game| game.players.iter_mut().for_each(|player| player.hearts = 1);
    let (game, events) = scored(NONE, [TWENTY, TWENTY], last);
    assert!(game.sudden_death && events.contains(&Event::SuddenDeath { round: 2 }));
    let dead = |game: &mut Game| {
        game.sudden_death = true;
        game.players.iter_mut().for_each(|player| player.hearts = 0);
    };
    let (game, events) = scored(NONE, [BUST, BUST], dead);
    assert_eq!((game.phase, game.players[0].hearts), (phase::COMMIT, 0));
    assert!(events.contains(&Event::SuddenDeath { round: 2 }));
    let (game, _) = scored(NONE, [NINETEEN, TWENTY], dead);
    assert_eq!((game.winner, game.end), (1, end::SUDDEN_DEATH));
}

#[test]
fn a_new_round_begins_clean() {
    let (game, _) = scored(NONE, [TWENTY, NINETEEN], |_| {});
    assert_eq!((game.phase, game.round, game.deadline), (phase::COMMIT, 2, NOW + 30));
    for player in &game.players {
        let kept = Player { hearts: player.hearts, stack: player.stack, paid: 10, ..Player::default() };
        assert_eq!(*player, Player { key: player.key, ..kept });
    }
}

#[test]
fn who_does_not_commit_or_open_in_time_loses() {
    let mut game = joined();
    assert_eq!(time_out(&mut game, NOW + 30).unwrap_err(), Error::TooEarly { deadline: NOW + 30 });
    play(&mut game, 1, Action::Commit { commitment: [1; 32] });
    time_out(&mut game, NOW + 31).unwrap();
    assert_eq!((game.winner, game.end), (1, end::TIME_OUT));

    let mut game = betting(NONE);
    game.enter_last_opening(NOW);
    let cards = hand(&game, 0);
    play(&mut game, 0, open_last(0, cards));
    time_out(&mut game, NOW + 31).unwrap();
    assert_eq!((game.winner, game.end), (0, end::TIME_OUT));
}

#[test]
fn if_both_are_missing_the_game_is_cancelled() {
    let mut game = joined();
    time_out(&mut game, NOW + 31).unwrap();
    assert_eq!((game.winner, game.end, game.pot), (NOTHING, end::CANCELLED, 0));
    assert_eq!(settle(&game).unwrap(), Settlement { rake: 0, payouts: [500, 300] });
    assert_eq!(time_out(&mut game, NOW + 99).unwrap_err(), Error::GameOver);
}

#[test]
fn no_answer_cancels_the_game() {
    let mut game = committed();
    play(&mut game, 0, Action::RequestRandom);
    time_out(&mut game, NOW + 151).unwrap();
    assert_eq!((game.end, game.pending.len()), (end::CANCELLED, 0));
    let before = game.clone();
    answer::<Sha2>(&mut game, 0, [6; 32], NOW + 152).unwrap();
    assert_eq!(game, before);

    let mut game = dealt(NONE);
    play(&mut game, 0, Action::Swap { mask: 1 });
    assert!(time_out(&mut game.clone(), NOW + 150).is_ok_and(|events| events.len() == 1));
    time_out(&mut game, NOW + 151).unwrap();
    assert_eq!(game.end, end::CANCELLED);
}

#[test]
fn no_choice_in_time_is_a_skip() {
    let mut game = offered();
    play(&mut game, 1, Action::Choose { choice: 3 });
    let events = time_out(&mut game, NOW + 16).unwrap();
    assert_eq!(events, vec![Event::Chosen { player: 0, choice: SKIPPED }]);
    assert_eq!(game.phase, phase::DEAL);
}

#[test]
fn no_lock_in_time_locks_what_lies_there_or_the_first_two_cards() {
    let mut game = dealt([FAST_HAND, SKIPPED]);
    play(&mut game, 0, Action::Arrange { commitments: [[1; 32]; 3] });
    assert_eq!(time_out(&mut game, NOW + 15).unwrap_err(), Error::TooEarly { deadline: NOW + 15 });
    let locked = |player, auto_played| vec![Event::Locked { player, auto: true, auto_played }];
    assert_eq!(time_out(&mut game, NOW + 16).unwrap(), locked(0, false));
    assert_eq!(time_out(&mut game, NOW + 31).unwrap(), locked(1, true));
    let cards = hand(&game, 1);
    let open = |third, second| Action::Open { cards: [third, second], salts: [[0; 32]; 2] };
    assert_eq!(refusal(&game, 1, open(cards[2], cards[1])), Error::WrongOpening { position: 3 });
    assert_eq!(refusal(&game, 1, open(BLANK, BLANK)), Error::WrongOpening { position: 2 });
    play(&mut game, 1, open(BLANK, cards[1]));
    game.players[1].opened[0] = cards[0];
    assert!(game.is_honest::<Sha2>(1, &SECRETS[1]));
    game.players[1].opened = [cards[1], cards[0], BLANK];
    assert!(!game.is_honest::<Sha2>(1, &SECRETS[1]));
}

#[test]
fn no_bet_in_time_is_a_reveal_or_a_fold() {
    let mut game = betting(NONE);
    assert_eq!(time_out(&mut game, NOW + 31).unwrap(), vec![Event::Revealed { player: 0 }]);
    play(&mut game, 1, Action::Raise { amount: 5 });
    assert_eq!(time_out(&mut game, NOW + 31).unwrap(), vec![Event::Folded { player: 0, returned: 5 }]);
}

#[test]
fn who_forfeits_loses_and_the_uncalled_bet_goes_back() {
    let mut game = betting(NONE);
    play(&mut game, 0, Action::Raise { amount: 50 });
    play(&mut game, 0, Action::Forfeit);
    assert_eq!((game.winner, game.end, game.pot, game.players[0].stack), (1, end::FORFEIT, 20, 490));
    assert_eq!(refusal(&game, 1, Action::Forfeit), Error::GameOver);
}

#[test]
fn the_rake_has_a_cap_and_is_rounded_down() {
    let mut game = joined();
    assert_eq!(settle(&game).unwrap_err(), Error::WrongPhase { phase: phase::COMMIT });
    play(&mut game, 0, Action::Forfeit);
    assert_eq!(settle(&game).unwrap(), Settlement { rake: 0, payouts: [490, 310] });
    game.pot = 199;
    assert_eq!(settle(&game).unwrap().rake, 5);
    game.pot = u64::MAX / 2;
    assert_eq!(settle(&game).unwrap().rake, 6);
    game.pot = 3;
    game.limits.rake_percent = 255;
    assert_eq!(settle(&game).unwrap().rake, 3);
}

#[test]
fn numbers_are_drawn_without_bias() {
    use crate::random::Words;
    // 2^32 - 1 is above the largest multiple of 52, so it is skipped; the next word is 53.
    let mut seed = [255; 32];
    seed[4..8].copy_from_slice(&53u32.to_le_bytes());
    assert_eq!(Words::<Sha2>::new(seed).below(52), 1);
    assert_eq!(Words::<Sha2>::new([255; 32]).below(64), 63);
}
