use crate::card_nft::CardNft;
use ccg_interfaces::{CardError, CardMetadata, Cards, Id, PSP34Enumerable, PSP34Error, PSP34Metadata, PSP34};
use ink::{
    env::{
        test::{default_accounts, recorded_events, set_callee, set_caller, DefaultAccounts},
        DefaultEnvironment,
    },
    primitives::AccountId,
};

fn accounts() -> DefaultAccounts<DefaultEnvironment> {
    default_accounts()
}

fn act_as(account: AccountId) {
    set_caller::<DefaultEnvironment>(account);
}

fn card(id: u16) -> CardMetadata {
    CardMetadata {
        id,
        name_hash: 7,
        rarity: 1,
        card_type: 0,
        cost: 2,
        attack: 3,
        health: 4,
        effects: 5,
        uri: Some("ipfs://card".into()),
    }
}

/// Alice owns the collection, Bob has tokens 1 to 3 of kinds 10, 11 and 10.
fn collection() -> CardNft {
    act_as(accounts().alice);
    let mut nft = CardNft::new();
    for id in [10, 11] {
        nft.add_card(card(id)).expect("a new kind");
    }
    nft.mint_many(accounts().bob, vec![10, 11, 10]).expect("minted");
    nft
}

fn owned(nft: &CardNft, owner: AccountId) -> Vec<u32> {
    nft.tokens_of(owner, 0, 100).into_iter().map(|(token, _)| token).collect()
}

#[ink::test]
fn selectors_are_those_of_the_standard() {
    let known = [
        (ink::selector_bytes!("PSP34::collection_id"), [0xff, 0xa2, 0x7a, 0x5f]),
        (ink::selector_bytes!("PSP34::balance_of"), [0xcd, 0xe7, 0xe5, 0x5f]),
        (ink::selector_bytes!("PSP34::owner_of"), [0x11, 0x68, 0x62, 0x4d]),
        (ink::selector_bytes!("PSP34::allowance"), [0x47, 0x90, 0xf5, 0x5a]),
        (ink::selector_bytes!("PSP34::approve"), [0x19, 0x32, 0xa8, 0xb0]),
        (ink::selector_bytes!("PSP34::transfer"), [0x31, 0x28, 0xd6, 0x1b]),
        (ink::selector_bytes!("PSP34::total_supply"), [0x62, 0x84, 0x13, 0xfe]),
        (ink::selector_bytes!("PSP34Metadata::get_attribute"), [0xf1, 0x9d, 0x48, 0xd1]),
        (ink::selector_bytes!("PSP34Enumerable::owners_token_by_index"), [0x3b, 0xcf, 0xb5, 0x11]),
        (ink::selector_bytes!("PSP34Enumerable::token_by_index"), [0xcd, 0x03, 0x40, 0xd0]),
    ];
    for (ours, standard) in known {
        assert_eq!(ours, standard);
    }
}

#[ink::test]
fn many_kinds_are_added_at_once() {
    let mut nft = collection();
    assert_eq!(nft.add_cards([card(12), card(13)].to_vec()), Ok(()));
    assert_eq!(nft.cards(2, 9), [card(12), card(13)]);
    assert_eq!(nft.add_cards([card(14), card(14)].to_vec()), Err(CardError::CardExists { card_id: 14 }));
}

#[ink::test]
fn only_the_owner_adds_kinds_and_each_once() {
    let mut nft = collection();
    assert_eq!(nft.add_card(card(10)), Err(CardError::CardExists { card_id: 10 }));
    act_as(accounts().bob);
    assert_eq!(nft.add_card(card(12)), Err(CardError::NotOwner));
    assert_eq!(nft.add_cards([card(12)].to_vec()), Err(CardError::NotOwner));
    assert_eq!((nft.card_count(), nft.card(10), nft.card(12)), (2, Some(card(10)), None));
    assert_eq!(nft.cards(1, 9), [card(11)]);
}

#[ink::test]
fn a_unit_has_health_and_a_kind_is_unit_or_spell() {
    let mut nft = collection();
    let bad = Err(CardError::BadCard { card_id: 12 });
    assert_eq!(nft.add_card(CardMetadata { health: 0, ..card(12) }), bad);
    assert_eq!(nft.add_card(CardMetadata { card_type: 2, ..card(12) }), bad);
    assert_eq!(nft.add_card(CardMetadata { uri: Some("x".repeat(257)), ..card(12) }), bad);
    assert_eq!(nft.add_card(CardMetadata { card_type: 1, health: 0, ..card(12) }), Ok(()));
}

#[ink::test]
fn only_owner_and_minter_mint() {
    let mut nft = collection();
    assert_eq!(nft.set_minter(accounts().eve), Ok(()));
    assert_eq!(nft.set_minter(accounts().bob), Err(CardError::MinterIsSet));
    for (caller, expected) in
        [(accounts().alice, Ok(4)), (accounts().eve, Ok(5)), (accounts().bob, Err(CardError::NotMinter))]
    {
        act_as(caller);
        assert_eq!(nft.mint(accounts().bob, 10), expected);
    }
    assert_eq!(nft.mint_many(accounts().bob, vec![10]), Err(CardError::NotMinter));
    assert_eq!(nft.set_minter(accounts().bob), Err(CardError::NotOwner));
    act_as(accounts().eve);
    assert_eq!(nft.mint(accounts().bob, 12), Err(CardError::UnknownCard { card_id: 12 }));
}

#[ink::test]
fn tokens_know_owner_and_kind() {
    let nft = collection();
    assert_eq!((nft.total_supply(), nft.supply()), (3, 3));
    assert_eq!((nft.balance_of(accounts().bob), nft.balance_of(accounts().eve)), (3, 0));
    assert_eq!(nft.owner_of(Id::U32(3)), Some(accounts().bob));
    for id in [Id::U32(0), Id::U32(4), Id::U8(1), Id::U64(1), Id::Bytes(vec![1])] {
        assert_eq!(nft.owner_of(id), None);
    }
    assert_eq!((nft.card_of(2), nft.card_of(4)), (Some(11), None));
    assert_eq!(nft.tokens_of(accounts().bob, 1, 1), [(2, 11)]);
    // three mints, two kinds
    assert_eq!(recorded_events().count(), 2 + 3 * 2);
}

#[ink::test]
fn the_owner_transfers_and_lists_stay_whole() {
    let (mut nft, bob, eve) = (collection(), accounts().bob, accounts().eve);
    act_as(bob);
    assert_eq!(nft.transfer(eve, Id::U32(1), vec![]), Ok(()));
    assert_eq!((owned(&nft, bob), owned(&nft, eve)), (vec![3, 2], vec![1]));
    assert_eq!(nft.transfer(eve, Id::U32(2), vec![]), Ok(()));
    assert_eq!(nft.transfer(eve, Id::U32(3), vec![]), Ok(()));
    assert_eq!((owned(&nft, bob), owned(&nft, eve)), (vec![], vec![1, 2, 3]));
    assert_eq!((nft.balance_of(bob), nft.balance_of(eve)), (0, 3));
    assert_eq!(nft.transfer(eve, Id::U32(3), vec![]), Err(PSP34Error::NotApproved));
    assert_eq!(nft.transfer(eve, Id::U32(9), vec![]), Err(PSP34Error::TokenNotExists));
}

#[ink::test]
fn a_transfer_to_oneself_changes_nothing() {
    let (mut nft, bob) = (collection(), accounts().bob);
    act_as(bob);
    assert_eq!(nft.transfer(bob, Id::U32(2), vec![]), Ok(()));
    let mut tokens = owned(&nft, bob);
    tokens.sort();
    assert_eq!((tokens, nft.balance_of(bob)), (vec![1, 2, 3], 3));
}

#[ink::test]
fn an_approved_operator_moves_that_token_only_and_only_once() {
    let (mut nft, bob, eve) = (collection(), accounts().bob, accounts().eve);
    act_as(bob);
    assert_eq!(nft.approve(eve, Some(Id::U32(1)), true), Ok(()));
    assert!(nft.allowance(bob, eve, Some(Id::U32(1))));
    assert!(!nft.allowance(bob, eve, Some(Id::U32(2))) && !nft.allowance(bob, eve, None));
    act_as(eve);
    assert_eq!(nft.transfer(eve, Id::U32(2), vec![]), Err(PSP34Error::NotApproved));
    assert_eq!(nft.transfer(accounts().frank, Id::U32(1), vec![]), Ok(()));
    // the card comes back, the approval does not
    act_as(accounts().frank);
    assert_eq!(nft.transfer(bob, Id::U32(1), vec![]), Ok(()));
    assert!(!nft.allowance(bob, eve, Some(Id::U32(1))));
}

#[ink::test]
fn an_operator_of_all_moves_and_approves_everything_until_forbidden() {
    let (mut nft, bob, eve, frank) = (collection(), accounts().bob, accounts().eve, accounts().frank);
    act_as(bob);
    assert_eq!(nft.approve(eve, None, true), Ok(()));
    assert!(nft.allowance(bob, eve, None) && nft.allowance(bob, eve, Some(Id::U32(2))));
    act_as(eve);
    assert_eq!(nft.approve(frank, Some(Id::U32(2)), true), Ok(()));
    assert!(nft.allowance(bob, frank, Some(Id::U32(2))));
    assert_eq!(nft.transfer(eve, Id::U32(3), vec![]), Ok(()));
    act_as(bob);
    assert_eq!(nft.approve(eve, None, false), Ok(()));
    act_as(eve);
    assert_eq!(nft.transfer(eve, Id::U32(1), vec![]), Err(PSP34Error::NotApproved));
}

#[ink::test]
fn approvals_are_refused_to_oneself_to_strangers_and_for_nothing() {
    let (mut nft, bob, eve) = (collection(), accounts().bob, accounts().eve);
    act_as(bob);
    assert_eq!(nft.approve(bob, None, true), Err(PSP34Error::SelfApprove));
    assert_eq!(nft.approve(bob, Some(Id::U32(1)), true), Err(PSP34Error::SelfApprove));
    assert_eq!(nft.approve(eve, Some(Id::U32(9)), true), Err(PSP34Error::TokenNotExists));
    act_as(eve);
    assert_eq!(nft.approve(accounts().frank, Some(Id::U32(1)), true), Err(PSP34Error::NotApproved));
}

#[ink::test]
fn tokens_are_enumerated() {
    let (nft, bob) = (collection(), accounts().bob);
    for index in 0..3 {
        assert_eq!(nft.token_by_index(index), Ok(Id::U32(index as u32 + 1)));
        assert_eq!(nft.owners_token_by_index(bob, index), Ok(Id::U32(index as u32 + 1)));
    }
    for index in [3, u128::MAX] {
        assert_eq!(nft.token_by_index(index), Err(PSP34Error::TokenNotExists));
        assert_eq!(nft.owners_token_by_index(bob, index), Err(PSP34Error::TokenNotExists));
    }
}

#[ink::test]
fn attributes_are_the_fields_of_the_card() {
    let nft = collection();
    let attribute = |key: &str| nft.get_attribute(Id::U32(2), key.into());
    for (key, value) in [("card_id", "11"), ("name_hash", "7"), ("effects", "5"), ("uri", "ipfs://card")] {
        assert_eq!(attribute(key), Some(value.into()));
    }
    assert_eq!((attribute("colour"), nft.get_attribute(Id::U32(9), "uri".into())), (None, None));
}

#[ink::test]
fn the_collection_is_named_by_its_account() {
    let nft = collection();
    let account = accounts().django;
    set_callee::<DefaultEnvironment>(account);
    assert_eq!(nft.collection_id(), Id::Bytes(AsRef::<[u8]>::as_ref(&account).to_vec()));
}

#[ink::test]
fn helpers_of_the_game_check_ownership_and_existence() {
    let (nft, bob) = (collection(), accounts().bob);
    assert_eq!(nft.kinds_of(bob, vec![3, 2]), Ok(vec![10, 11]));
    assert_eq!(nft.kinds_of(bob, vec![3, 4]), Err(CardError::UnknownToken { token: 4 }));
    assert_eq!(nft.kinds_of(accounts().eve, vec![3]), Err(CardError::NotOwned { token: 3 }));
    assert_eq!(nft.stats_of(vec![11]), Ok(vec![card(11).stats()]));
    assert_eq!(nft.stats_of(vec![11, 12]), Err(CardError::UnknownCard { card_id: 12 }));
    assert_eq!(nft.rarities_of(vec![11, 10]), Ok(vec![1, 1]));
}
