use crate::governance::{Error, Governance, ProposalState, Settings};
use ccg_interfaces::Adjustment;
use ink::{
    env::{
        test::{default_accounts, recorded_events, set_block_number, DefaultAccounts},
        DefaultEnvironment,
    },
    primitives::AccountId,
};

const SETTINGS: Settings =
    Settings { voting_blocks: 10, lock_blocks: 5, grace_blocks: 20, quorum_percent: 25 };
const CHEAPER: Adjustment = Adjustment { cost: -1, attack: 0, health: 0 };

fn accounts() -> DefaultAccounts<DefaultEnvironment> {
    default_accounts()
}

fn at(block: u32) {
    set_block_number::<DefaultEnvironment>(block);
}

/// A proposal opened in block 100 with 10 tokens: voting until 110, locked until 115, executable until 135, quorum 3.
fn proposed() -> Governance {
    let mut governance =
        Governance::new(accounts().charlie, accounts().django, SETTINGS).expect("sound settings");
    at(100);
    assert_eq!(governance.open(accounts().alice, 7, CHEAPER, 10), Ok(1));
    governance
}

fn vote(governance: &mut Governance, voter: AccountId, support: bool, tokens: &[u32]) -> Result<(), Error> {
    governance.check_vote(1, tokens)?;
    governance.count(1, voter, support, tokens.to_vec())
}

#[ink::test]
fn settings_without_a_period_or_a_quorum_are_refused() {
    for settings in [
        Settings { voting_blocks: 0, ..SETTINGS },
        Settings { lock_blocks: 0, ..SETTINGS },
        Settings { grace_blocks: 0, ..SETTINGS },
        Settings { quorum_percent: 0, ..SETTINGS },
        Settings { quorum_percent: 101, ..SETTINGS },
    ] {
        let made = Governance::new(accounts().charlie, accounts().django, settings);
        assert_eq!(made.err(), Some(Error::BadSettings));
    }
}

#[ink::test]
fn a_proposal_that_changes_nothing_is_refused() {
    let mut governance = proposed();
    let nothing = Adjustment { cost: 0, attack: 0, health: 0 };
    assert_eq!(governance.propose(7, nothing), Err(Error::NothingProposed));
    assert_eq!(governance.proposal_count(), 1);
}

#[ink::test]
fn a_token_votes_once_even_after_a_transfer() {
    let mut governance = proposed();
    assert_eq!(vote(&mut governance, accounts().alice, true, &[1, 2]), Ok(()));
    assert_eq!(vote(&mut governance, accounts().bob, false, &[3, 2]), Err(Error::AlreadyVoted { token: 2 }));
    assert!(governance.has_voted(1, 1) && !governance.has_voted(1, 4));
}

#[ink::test]
fn a_token_named_twice_is_refused() {
    assert_eq!(vote(&mut proposed(), accounts().alice, true, &[4, 4]), Err(Error::AlreadyVoted { token: 4 }));
}

#[ink::test]
fn only_tokens_from_before_the_proposal_vote() {
    let mut governance = proposed();
    assert_eq!(
        vote(&mut governance, accounts().alice, true, &[10, 11]),
        Err(Error::TokenTooNew { token: 11 })
    );
    assert_eq!(vote(&mut governance, accounts().alice, true, &[10]), Ok(()));
}

#[ink::test]
fn a_vote_names_1_to_100_tokens_while_voting_lasts() {
    let mut governance = proposed();
    let too_many: Vec<u32> = (1..=101).collect();
    assert_eq!(vote(&mut governance, accounts().alice, true, &[]), Err(Error::BadTokenCount { len: 0 }));
    assert_eq!(
        vote(&mut governance, accounts().alice, true, &too_many),
        Err(Error::BadTokenCount { len: 101 })
    );
    at(110);
    assert_eq!(vote(&mut governance, accounts().alice, true, &[1]), Ok(()));
    at(111);
    assert_eq!(
        vote(&mut governance, accounts().alice, true, &[2]),
        Err(Error::VotingIsOver { ended_at: 110 })
    );
    assert_eq!(governance.check_vote(2, &[1]), Err(Error::UnknownProposal { proposal: 2 }));
}

#[ink::test]
fn a_proposal_goes_through_its_states() {
    let mut governance = proposed();
    assert_eq!(vote(&mut governance, accounts().alice, true, &[1, 2]), Ok(()));
    assert_eq!(vote(&mut governance, accounts().bob, false, &[3]), Ok(()));
    for (block, state) in [
        (110, ProposalState::Voting),
        (111, ProposalState::Locked),
        (115, ProposalState::Locked),
        (116, ProposalState::Executable),
        (135, ProposalState::Executable),
        (136, ProposalState::Expired),
    ] {
        at(block);
        assert_eq!(governance.state(1), Some(state), "block {block}");
    }
    assert_eq!(governance.state(2), None);
    assert_eq!(governance.execute(1), Err(Error::Expired { at: 135 }));
    assert_eq!(governance.execute(2), Err(Error::UnknownProposal { proposal: 2 }));
    // one proposal, two votes
    assert_eq!(recorded_events().count(), 3);
}

#[ink::test]
fn execution_is_refused_before_the_end_of_vote_and_lock() {
    let mut governance = proposed();
    assert_eq!(vote(&mut governance, accounts().alice, true, &[1, 2, 3]), Ok(()));
    assert_eq!(governance.execute(1), Err(Error::StillVoting { ends_at: 110 }));
    at(115);
    assert_eq!(governance.execute(1), Err(Error::Locked { until: 115 }));
}

#[ink::test]
fn a_missed_quorum_rejects() {
    let mut governance = proposed();
    assert_eq!(governance.quorum_of(1), Some(3));
    assert_eq!(vote(&mut governance, accounts().alice, true, &[1, 2]), Ok(()));
    at(116);
    let missed = Error::Rejected { votes_for: 2, votes_against: 0, quorum: 3 };
    assert_eq!((governance.execute(1), governance.state(1)), (Err(missed), Some(ProposalState::Rejected)));
}

#[ink::test]
fn a_tie_rejects() {
    let mut governance = proposed();
    assert_eq!(vote(&mut governance, accounts().alice, true, &[1, 2]), Ok(()));
    assert_eq!(vote(&mut governance, accounts().bob, false, &[3, 4]), Ok(()));
    at(116);
    let tied = Error::Rejected { votes_for: 2, votes_against: 2, quorum: 3 };
    assert_eq!(governance.execute(1), Err(tied));
}
