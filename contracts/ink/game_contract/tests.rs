use crate::{
    adjusted::Adjustments,
    boosters::keep_commons,
    error::Error,
    game_contract::GameContract,
    records::{Challenge, Waiting},
};
use ccg_interfaces::{Adjustment, AdjustmentError, Governed};
use ccg_rules::{BoosterRow, CardStats, Game, Reason, Seat, StartInput, Status, SubmitError};
use ink::{
    env::{
        test::{
            default_accounts, get_account_balance, recorded_events, register_chain_extension,
            set_account_balance, set_block_number, set_callee, set_caller, set_value_transferred,
            ChainExtension, DefaultAccounts,
        },
        DefaultEnvironment,
    },
    primitives::AccountId,
    scale::{Decode, Encode},
};

const PRICE: u128 = 1_000;

/// The chain knows the hashes of blocks 100 to 199; each hash repeats the block number.
struct Hashes;

impl ChainExtension for Hashes {
    fn ext_id(&self) -> u16 {
        0
    }

    fn call(&mut self, function: u16, input: &[u8], output: &mut Vec<u8>) -> u32 {
        let number = match function {
            1 => 0,
            _ => block_number(input),
        };
        if function == 2 && !(100..200).contains(&number) {
            return 1;
        }
        [number as u8; 32].encode_to(output);
        0
    }
}

/// The test environment passes the encoded arguments as a vector of bytes.
fn block_number(input: &[u8]) -> u32 {
    let arguments = Vec::<u8>::decode(&mut &input[..]).expect("a vector");
    u32::decode(&mut &arguments[..]).expect("a block number")
}

fn accounts() -> DefaultAccounts<DefaultEnvironment> {
    default_accounts()
}

fn act_as(account: AccountId) {
    set_caller::<DefaultEnvironment>(account);
}

fn at(block: u32) {
    set_block_number::<DefaultEnvironment>(block);
}

fn hash(bytes: &[u8]) -> [u8; 32] {
    let mut output = [0; 32];
    ink::env::hash_bytes::<ink::env::hash::Blake2x256>(bytes, &mut output);
    output
}

/// A contract that Alice deployed, in block 50.
fn contract() -> GameContract {
    register_chain_extension(Hashes);
    act_as(accounts().alice);
    at(50);
    GameContract::new(accounts().charlie, PRICE, 100).expect("sound settings")
}

fn cards() -> Vec<CardStats> {
    (1..=10).map(|id| CardStats { id, card_type: 0, cost: 1, attack: 2, health: 3, effects: 0 }).collect()
}

/// Game 1 between Alice and Bob, with block hashes.
fn with_game() -> GameContract {
    let mut contract = contract();
    let seat = |account: AccountId| Seat {
        addr: *account.as_ref(),
        link: [0; 32],
        deck: (1..=10).flat_map(|id| [id, id]).collect(),
    };
    let input = StartInput {
        id: 1,
        rules: 1,
        scheme: 1,
        turn_blocks: 100,
        now: 50,
        parent_hash: [0; 32],
        players: [seat(accounts().alice), seat(accounts().bob)],
        cards: cards(),
    };
    let (game, _) = ccg_rules::start(input, hash).expect("a game");
    contract.put_game(&game, &cards());
    contract
}

fn state(contract: &GameContract) -> Game {
    contract.get_game_state(1).expect("a game")
}

const PLAY_AND_END: [u8; 14] = [0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0];

#[ink::test]
fn a_batch_is_played_and_told() {
    let mut contract = with_game();
    let before = state(&contract);
    at(60);
    assert_eq!(contract.submit_turn_actions(1, PLAY_AND_END.to_vec(), None), Ok(()));
    let after = state(&contract);
    assert_eq!((after.active_idx, after.turn, after.turn_started), (1, 2, 60));
    assert_eq!(after.players[0].board[1].as_ref().map(|unit| unit.card_id), Some(before.players[0].hand[0]));
    assert_eq!(contract.state_hash(1), Some(hash(&after.encode())));

    // submitted; applied, played; applied, resolved, damaged, turn ended, drawn
    let events: Vec<_> = recorded_events().collect();
    assert_eq!(events.len(), 8);
    type Submitted = (u32, AccountId, Vec<u8>, Option<[u8; 32]>, [u8; 32], u32, [u8; 32]);
    let emitted = Submitted::decode(&mut &events[0].data[..]).expect("the event decodes");
    let expected = (1, accounts().alice, PLAY_AND_END.to_vec(), None, [0; 32], 60, hash(&after.encode()));
    assert_eq!(emitted, expected);
    let damaged = <(u32, AccountId, u16)>::decode(&mut &events[5].data[..]);
    assert_eq!(damaged, Ok((1, accounts().bob, 2)));
}

#[ink::test]
fn a_refused_batch_names_index_and_reason_and_changes_nothing() {
    let mut contract = with_game();
    let hash_before = contract.state_hash(1);
    let mut actions = PLAY_AND_END;
    actions[7..].copy_from_slice(&[0, 9, 0, 0, 0, 0, 0]);
    let reason = Reason::BadHandIndex { index: 9 };
    let refused = Err(Error::Submit(SubmitError::Action { index: 1, reason }));
    assert_eq!(contract.submit_turn_actions(1, actions.to_vec(), None), refused);
    assert_eq!((contract.state_hash(1), recorded_events().count()), (hash_before, 0));
}

#[ink::test]
fn only_the_players_of_a_game_play_it_and_in_turn() {
    let mut contract = with_game();
    act_as(accounts().eve);
    assert_eq!(contract.submit_turn_actions(1, vec![], None), Err(Error::NotAPlayer { game_id: 1 }));
    assert_eq!(contract.submit_turn_actions(2, vec![], None), Err(Error::UnknownGame { game_id: 2 }));
    act_as(accounts().bob);
    let not_yet = Err(Error::Submit(SubmitError::NotYourTurn));
    assert_eq!(contract.submit_turn_actions(1, vec![], None), not_yet);
}

#[ink::test]
fn anybody_claims_a_timeout_when_it_is_time() {
    let mut contract = with_game();
    act_as(accounts().eve);
    at(150);
    let too_early = SubmitError::TooEarly { ends_at: 150 };
    assert_eq!(contract.claim_timeout(1), Err(Error::Submit(too_early)));
    at(151);
    assert_eq!(contract.claim_timeout(1), Ok(()));
    assert_eq!(state(&contract).status, Status::WON_BY_1);
    let events: Vec<_> = recorded_events().collect();
    assert_eq!(<(u32, AccountId, u32)>::decode(&mut &events[0].data[..]), Ok((1, accounts().alice, 151)));
    let ended = <(u32, Option<AccountId>)>::decode(&mut &events[1].data[..]);
    assert_eq!(ended, Ok((1, Some(accounts().bob))));
    assert_eq!(contract.claim_timeout(1), Err(Error::Submit(SubmitError::GameOver)));
}

#[ink::test]
fn either_player_resigns_also_out_of_turn() {
    for (player, winner, status) in [
        (accounts().alice, accounts().bob, Status::WON_BY_1),
        (accounts().bob, accounts().alice, Status::WON_BY_0),
    ] {
        let mut contract = with_game();
        let recorded = recorded_events().count();
        act_as(accounts().eve);
        assert_eq!(contract.resign(1), Err(Error::NotAPlayer { game_id: 1 }));
        assert_eq!(contract.resign(2), Err(Error::UnknownGame { game_id: 2 }));
        act_as(player);
        assert_eq!(contract.resign(1), Ok(()));
        assert_eq!(state(&contract).status, status);
        let events: Vec<_> = recorded_events().skip(recorded).collect();
        assert_eq!(<(u32, AccountId)>::decode(&mut &events[0].data[..]), Ok((1, player)));
        let ended = <(u32, Option<AccountId>)>::decode(&mut &events[1].data[..]);
        assert_eq!(ended, Ok((1, Some(winner))));
        assert_eq!(contract.resign(1), Err(Error::Submit(SubmitError::GameOver)));
    }
}

#[ink::test]
fn a_game_that_is_not_dealt_is_cancelled() {
    for player in [accounts().alice, accounts().bob] {
        let mut contract = with_game();
        let undealt = Game { status: Status::DEALING, ..state(&contract) };
        contract.put_game(&undealt, &cards());
        let recorded = recorded_events().count();
        act_as(player);
        assert_eq!(contract.resign(1), Ok(()));
        assert_eq!(state(&contract).status, Status::CANCELLED);
        let events: Vec<_> = recorded_events().skip(recorded).collect();
        assert_eq!(events.len(), 2);
        assert_eq!(u32::decode(&mut &events[1].data[..]), Ok(1));
        assert_eq!(contract.claim_timeout(1), Err(Error::Submit(SubmitError::GameOver)));
    }
}

/// A challenge from Bob to Alice, with hash chains and the demo deck.
fn with_challenge() -> GameContract {
    let mut contract = contract();
    let waiting = Waiting { player: accounts().bob, tip: [1; 32], tokens: vec![] };
    contract.put_challenge(accounts().alice, &Challenge { rules: 2, scheme: 3, waiting });
    contract
}

#[ink::test]
fn only_the_challenged_accepts_and_only_by_the_same_scheme() {
    let mut contract = with_challenge();
    let tip = Some([2; 32]);
    let wrong = Err(Error::WrongScheme { scheme: 3 });
    assert_eq!(contract.accept(accounts().bob, None, None), wrong);
    act_as(accounts().eve);
    let unknown = Err(Error::UnknownChallenge);
    assert_eq!(contract.accept(accounts().bob, None, tip), unknown);
    act_as(accounts().bob);
    assert_eq!(contract.accept(accounts().alice, None, tip), unknown);
    assert_eq!(contract.accept(accounts().bob, None, tip), unknown);
    assert!(contract.challenge_of(accounts().bob, accounts().alice).is_some());
}

#[ink::test]
fn a_challenge_is_checked_like_a_registration() {
    let mut contract = with_challenge();
    let (alice, bob) = (accounts().alice, accounts().bob);
    let same = Err(Error::Start(ccg_rules::StartError::SamePlayer));
    assert_eq!(contract.challenge(alice, None, 2, None), same);
    let bad_rules = ccg_rules::StartError::BadRules { rules: 0 };
    assert_eq!(contract.challenge(bob, None, 0, None), Err(Error::Start(bad_rules)));
    let short = ccg_rules::StartError::BadDeckSize { player: 0, len: 1 };
    assert_eq!(contract.challenge(bob, Some(vec![1]), 2, None), Err(Error::Start(short)));
    assert_eq!(contract.challenge(bob, None, 2, None), Err(Error::NoDemoDeck));
    assert_eq!(contract.challenge_of(alice, bob), None);
    act_as(bob);
    assert_eq!(contract.challenge(alice, None, 1, None), Err(Error::AlreadyChallenged));
}

#[ink::test]
fn only_the_challenger_takes_a_challenge_back() {
    let mut contract = with_challenge();
    let (alice, bob) = (accounts().alice, accounts().bob);
    assert_eq!(contract.cancel_challenge(bob), Err(Error::UnknownChallenge));
    act_as(bob);
    assert_eq!(contract.cancel_challenge(accounts().eve), Err(Error::UnknownChallenge));
    assert_eq!(contract.cancel_challenge(alice), Ok(()));
    assert_eq!((contract.challenge_of(bob, alice), recorded_events().count()), (None, 1));
    assert_eq!(contract.cancel_challenge(alice), Err(Error::UnknownChallenge));
}

#[ink::test]
fn settings_are_the_owners_and_governance_is_set_once() {
    let mut contract = contract();
    assert_eq!(contract.set_turn_blocks(4), Err(Error::BadTurnBlocks { turn_blocks: 4 }));
    assert_eq!(contract.set_turn_blocks(5), Ok(()));
    assert_eq!(contract.set_booster_price(5), Ok(()));
    assert_eq!((contract.turn_blocks(), contract.booster_price()), (5, 5));
    assert_eq!(contract.set_governance(accounts().django), Ok(()));
    assert_eq!(contract.set_governance(accounts().alice), Err(Error::GovernanceIsSet));
    act_as(accounts().eve);
    assert_eq!(contract.set_turn_blocks(100), Err(Error::NotOwner));
    assert_eq!(contract.set_booster_price(1), Err(Error::NotOwner));
    assert_eq!(contract.set_governance(accounts().eve), Err(Error::NotOwner));
    assert_eq!(contract.set_demo_deck(vec![]), Err(Error::NotOwner));
    assert_eq!(contract.set_rarity_table(vec![]), Err(Error::NotOwner));
    assert_eq!(contract.withdraw(1), Err(Error::NotOwner));
}

#[ink::test]
fn a_bad_deck_is_refused_before_any_other_contract_is_asked() {
    let mut contract = contract();
    let bad_rules = ccg_rules::StartError::BadRules { rules: 3 };
    assert_eq!(contract.register_for_match(None, 3, None), Err(Error::Start(bad_rules)));
    assert_eq!(contract.register_for_match(None, 2, None), Err(Error::NoDemoDeck));
    let short = ccg_rules::StartError::BadDeckSize { player: 0, len: 1 };
    assert_eq!(contract.register_for_match(Some(vec![1]), 2, None), Err(Error::Start(short)));
    let twice = (1..=19).chain([7]).collect();
    assert_eq!(contract.register_for_match(Some(twice), 2, None), Err(Error::TokenTwice { token: 7 }));
}

#[ink::test]
fn who_waits_may_leave() {
    let mut contract = contract();
    let waiting = Waiting { player: accounts().bob, tip: [1; 32], tokens: vec![] };
    contract.put_waiting((2, 3), &waiting);
    assert_eq!((contract.waiting(2, 3), contract.waiting(2, 1)), (Some(accounts().bob), None));
    assert_eq!(contract.leave_queue(2, 3), Err(Error::NotWaiting));
    act_as(accounts().bob);
    assert_eq!(contract.leave_queue(2, 1), Err(Error::NotWaiting));
    assert_eq!(contract.leave_queue(2, 3), Ok(()));
    assert_eq!((contract.waiting(2, 3), recorded_events().count()), (None, 1));
}

fn with_table() -> GameContract {
    let mut contract = contract();
    contract.put_table(&[BoosterRow { rarity: 0, weight: 1, cards: vec![1] }]);
    contract
}

/// Bob orders a booster in block 120.
fn buy(contract: &mut GameContract, secret: u8, paid: u128) -> Result<u32, Error> {
    at(120);
    act_as(accounts().bob);
    set_account_balance::<DefaultEnvironment>(accounts().bob, 10_000_000);
    set_callee::<DefaultEnvironment>(accounts().django);
    set_account_balance::<DefaultEnvironment>(accounts().django, 5_000_000);
    set_value_transferred::<DefaultEnvironment>(paid);
    contract.buy_booster(hash(&[secret; 32]))
}

#[ink::test]
fn a_booster_costs_its_price_and_change_comes_back() {
    let mut contract = with_table();
    let underpaid = Error::Underpaid { needed: PRICE, paid: PRICE - 1 };
    assert_eq!(buy(&mut contract, 1, PRICE - 1), Err(underpaid));
    assert_eq!(buy(&mut contract, 1, PRICE), Ok(1));
    assert_eq!(get_account_balance::<DefaultEnvironment>(accounts().bob), Ok(10_000_000));
    assert_eq!(buy(&mut contract, 2, PRICE + 234), Ok(2));
    assert_eq!(get_account_balance::<DefaultEnvironment>(accounts().bob), Ok(10_000_234));
    assert_eq!(buy(&mut contract, 2, PRICE), Err(Error::CommitmentTaken));
    let open = contract.orders_of(accounts().bob);
    assert_eq!(open.iter().map(|(order, _)| *order).collect::<Vec<_>>(), [1, 2]);
    assert_eq!((open[1].1.block, open[1].1.amount, open[1].1.table), (121, PRICE, 1));
}

#[ink::test]
fn nothing_is_sold_without_a_rarity_table() {
    assert_eq!(buy(&mut contract(), 1, PRICE), Err(Error::NoRarityTable));
}

#[ink::test]
fn a_buyer_has_at_most_16_open_orders() {
    let mut contract = with_table();
    for secret in 1..=16 {
        assert_eq!(buy(&mut contract, secret, PRICE), Ok(u32::from(secret)));
    }
    assert_eq!(buy(&mut contract, 17, PRICE), Err(Error::TooManyOrders));
}

#[ink::test]
fn a_booster_opens_only_for_its_buyer_and_after_its_block() {
    let mut contract = with_table();
    assert_eq!(buy(&mut contract, 1, PRICE), Ok(1));
    assert_eq!(contract.open_booster([2; 32]), Err(Error::UnknownOrder));
    assert_eq!(contract.open_booster([1; 32]), Err(Error::TooEarly { opens_at: 122 }));
    at(121);
    assert_eq!(contract.open_booster([1; 32]), Err(Error::TooEarly { opens_at: 122 }));
    at(122);
    act_as(accounts().eve);
    assert_eq!(contract.open_booster([1; 32]), Err(Error::UnknownOrder));
}

#[ink::test]
fn anybody_pins_the_deciding_hash_while_it_is_known() {
    let mut contract = with_table();
    assert_eq!(buy(&mut contract, 1, PRICE), Ok(1));
    act_as(accounts().eve);
    assert_eq!(contract.pin_booster(1), Err(Error::TooEarly { opens_at: 122 }));
    assert_eq!(contract.pin_booster(2), Err(Error::UnknownOrder));
    at(122);
    assert_eq!(contract.pin_booster(1), Ok(()));
    assert_eq!(contract.order(1).and_then(|order| order.block_hash), Some([121; 32]));
    assert_eq!(contract.pin_booster(1), Err(Error::AlreadyPinned));
}

#[ink::test]
fn a_forgotten_hash_cannot_be_pinned() {
    let mut contract = with_table();
    act_as(accounts().bob);
    at(300);
    set_value_transferred::<DefaultEnvironment>(PRICE);
    assert_eq!(contract.buy_booster([1; 32]), Ok(1));
    at(9_000);
    assert_eq!(contract.pin_booster(1), Err(Error::TooLate));
}

#[ink::test]
fn a_late_booster_holds_the_lowest_rarity_that_counts() {
    let row = |rarity, weight, cards: &[u16]| BoosterRow { rarity, weight, cards: cards.to_vec() };
    let mut rows =
        vec![row(2, 5, &[9]), row(0, 9, &[]), row(1, 7, &[4, 5]), row(0, 0, &[1]), row(1, 3, &[6])];
    keep_commons(&mut rows);
    assert_eq!(rows, [row(1, 7, &[4, 5]), row(1, 3, &[6])]);
}

#[ink::test]
fn only_governance_adjusts() {
    let mut contract = contract();
    let change = Adjustment { cost: 1, attack: 0, health: 0 };
    let refused = Err(AdjustmentError::NotGovernance);
    assert_eq!(contract.apply_governance_adjustment(1, change), refused);
    assert_eq!(contract.set_governance(accounts().django), Ok(()));
    assert_eq!(contract.apply_governance_adjustment(1, change), refused);
    assert_eq!(contract.adjustment_of(1), Adjustments::default());
}

#[ink::test]
fn adjusted_stats_stay_within_their_bounds() {
    let unit = CardStats { id: 1, card_type: 0, cost: 1, attack: 250, health: 3, effects: 9 };
    let spell = CardStats { card_type: 1, health: 0, ..unit.clone() };
    let sum = |cost, attack, health| Adjustments { cost, attack, health };
    assert_eq!(
        sum(-1, 5, -2).apply(unit.clone()),
        Some(CardStats { cost: 0, attack: 255, health: 1, ..unit.clone() })
    );
    for broken in
        [sum(-2, 0, 0), sum(255, 0, 0), sum(0, 6, 0), sum(0, -251, 0), sum(0, 0, -3), sum(0, 0, 253)]
    {
        assert_eq!(broken.apply(unit.clone()), None, "{broken:?}");
    }
    assert_eq!(sum(0, 0, 0).apply(spell.clone()), Some(spell.clone()));
    assert_eq!(sum(0, 0, -1).apply(spell), None);
    let twice = sum(100, 0, 0).plus(Adjustment { cost: 100, attack: -128, health: 127 });
    assert_eq!(twice, sum(200, -128, 127));
}
