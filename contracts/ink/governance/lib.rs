#![cfg_attr(not(feature = "std"), no_std, no_main)]

#[cfg(test)]
mod tests;

/// Card holders vote on adjustments of a kind's stats: one vote per card, a quorum, and a time lock.
#[ink::contract]
pub mod governance {
    use ccg_interfaces::{Adjustment, AdjustmentError, CardError, Cards, Governed};
    use ink::{
        contract_ref,
        prelude::{vec, vec::Vec},
        storage::Mapping,
    };

    const MAX_TOKENS: usize = 100;

    /// A proposal was opened.
    #[ink(event)]
    pub struct Proposed {
        #[ink(topic)]
        proposal: u32,
        #[ink(topic)]
        proposer: AccountId,
        #[ink(topic)]
        card_id: u16,
        adjustment: Adjustment,
        /// Tokens 1 to `supply` may vote.
        supply: u32,
        /// The last block in which votes count.
        ends_at: u32,
    }

    /// A vote was cast, one per token.
    #[ink(event)]
    pub struct Voted {
        #[ink(topic)]
        proposal: u32,
        #[ink(topic)]
        voter: AccountId,
        support: bool,
        tokens: Vec<u32>,
    }

    /// A proposal was executed.
    #[ink(event)]
    pub struct Executed {
        #[ink(topic)]
        proposal: u32,
        #[ink(topic)]
        card_id: u16,
        adjustment: Adjustment,
    }

    #[derive(Debug, Clone, PartialEq, Eq)]
    #[ink::scale_derive(Encode, Decode, TypeInfo)]
    pub enum Error {
        /// A period of 0 blocks, or a quorum outside 1 to 100 percent.
        BadSettings,
        /// Only accounts with a card may propose.
        NotAHolder,
        /// The proposed adjustment is zero.
        NothingProposed,
        UnknownCard {
            card_id: u16,
        },
        UnknownProposal {
            proposal: u32,
        },
        /// A vote names 1 to 100 tokens.
        BadTokenCount {
            len: u32,
        },
        VotingIsOver {
            ended_at: u32,
        },
        /// The token was minted after the proposal, or does not exist.
        TokenTooNew {
            token: u32,
        },
        NotOwned {
            token: u32,
        },
        AlreadyVoted {
            token: u32,
        },
        AlreadyExecuted,
        StillVoting {
            ends_at: u32,
        },
        /// The quorum was missed, or there was no majority.
        Rejected {
            votes_for: u32,
            votes_against: u32,
            quorum: u32,
        },
        Locked {
            until: u32,
        },
        /// The proposal was not executed in time.
        Expired {
            at: u32,
        },
        /// The game rejected the adjustment.
        Refused(AdjustmentError),
        /// A counter would overflow.
        Full,
    }

    #[derive(Debug, Clone, PartialEq, Eq)]
    #[ink::scale_derive(Encode, Decode, TypeInfo)]
    #[cfg_attr(feature = "std", derive(ink::storage::traits::StorageLayout))]
    pub struct Proposal {
        pub proposer: AccountId,
        pub card_id: u16,
        pub adjustment: Adjustment,
        /// Number of tokens when it was proposed.
        pub supply: u32,
        /// The last block in which votes count.
        pub ends_at: u32,
        pub votes_for: u32,
        pub votes_against: u32,
        pub executed: bool,
    }

    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    #[ink::scale_derive(Encode, Decode, TypeInfo)]
    pub enum ProposalState {
        Voting,
        Rejected,
        Locked,
        Executable,
        Executed,
        Expired,
    }

    /// Voting periods in blocks and quorum in percent; immutable.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    #[ink::scale_derive(Encode, Decode, TypeInfo)]
    #[cfg_attr(feature = "std", derive(ink::storage::traits::StorageLayout))]
    pub struct Settings {
        pub voting_blocks: u32,
        /// Blocks between the end of the vote and the first block in which it may be executed.
        pub lock_blocks: u32,
        /// Blocks after the lock in which it may be executed.
        pub grace_blocks: u32,
        /// Percentage of all tokens that must vote.
        pub quorum_percent: u8,
    }

    #[ink(storage)]
    pub struct Governance {
        card_nft: AccountId,
        game: AccountId,
        settings: Settings,
        /// Proposals are numbered from 1.
        proposal_count: u32,
        proposals: Mapping<u32, Proposal>,
        /// By proposal and token.
        voted: Mapping<(u32, u32), ()>,
    }

    impl Governance {
        /// For proposals to take effect, the game's `set_governance` must name this contract.
        #[ink(constructor)]
        pub fn new(card_nft: AccountId, game: AccountId, settings: Settings) -> Result<Self, Error> {
            let Settings { voting_blocks, lock_blocks, grace_blocks, quorum_percent } = settings;
            let has_empty_period = [voting_blocks, lock_blocks, grace_blocks].contains(&0);
            if has_empty_period || !(1..=100).contains(&quorum_percent) {
                return Err(Error::BadSettings);
            }
            Ok(Self {
                card_nft,
                game,
                settings,
                proposal_count: 0,
                proposals: Default::default(),
                voted: Default::default(),
            })
        }

        /// Opens a vote on an adjustment of a kind. Returns the proposal's number.
        #[ink(message)]
        pub fn propose(&mut self, card_id: u16, adjustment: Adjustment) -> Result<u32, Error> {
            if adjustment == (Adjustment { cost: 0, attack: 0, health: 0 }) {
                return Err(Error::NothingProposed);
            }
            let proposer = self.env().caller();
            if self.nft().holding(proposer) == 0 {
                return Err(Error::NotAHolder);
            }
            if self.nft().stats_of(vec![card_id]).is_err() {
                return Err(Error::UnknownCard { card_id });
            }
            let supply = self.nft().supply();
            self.open(proposer, card_id, adjustment, supply)
        }

        /// Votes with tokens of the caller that were minted before the proposal. Each token votes once.
        #[ink(message)]
        pub fn vote(&mut self, proposal: u32, support: bool, tokens: Vec<u32>) -> Result<(), Error> {
            let voter = self.env().caller();
            self.check_vote(proposal, &tokens)?;
            self.nft().kinds_of(voter, tokens.clone()).map_err(|error| match error {
                CardError::UnknownToken { token } => Error::TokenTooNew { token },
                CardError::NotOwned { token } => Error::NotOwned { token },
                _ => Error::NotAHolder,
            })?;
            self.count(proposal, voter, support, tokens)
        }

        /// Applies a proposal after vote and lock. Anyone may call it.
        #[ink(message)]
        pub fn execute(&mut self, proposal: u32) -> Result<(), Error> {
            let found = self.load(proposal)?;
            self.check_executable(&found)?;
            let Proposal { card_id, adjustment, .. } = found;
            self.proposals.insert(proposal, &Proposal { executed: true, ..found });
            let mut game: contract_ref!(Governed) = self.game.into();
            game.apply_governance_adjustment(card_id, adjustment).map_err(Error::Refused)?;
            self.env().emit_event(Executed { proposal, card_id, adjustment });
            Ok(())
        }

        #[ink(message)]
        pub fn proposal(&self, proposal: u32) -> Option<Proposal> {
            self.proposals.get(proposal)
        }

        #[ink(message)]
        pub fn state(&self, proposal: u32) -> Option<ProposalState> {
            let found = self.proposals.get(proposal)?;
            Some(match self.check_executable(&found) {
                Ok(()) => ProposalState::Executable,
                Err(Error::AlreadyExecuted) => ProposalState::Executed,
                Err(Error::StillVoting { .. }) => ProposalState::Voting,
                Err(Error::Locked { .. }) => ProposalState::Locked,
                Err(Error::Expired { .. }) => ProposalState::Expired,
                Err(_) => ProposalState::Rejected,
            })
        }

        /// Number of proposals; they are numbered from 1.
        #[ink(message)]
        pub fn proposal_count(&self) -> u32 {
            self.proposal_count
        }

        #[ink(message)]
        pub fn has_voted(&self, proposal: u32, token: u32) -> bool {
            self.voted.contains((proposal, token))
        }

        /// Number of votes, for and against, that a proposal needs.
        #[ink(message)]
        pub fn quorum_of(&self, proposal: u32) -> Option<u32> {
            self.proposals.get(proposal).map(|found| self.quorum(found.supply))
        }

        #[ink(message)]
        pub fn settings(&self) -> Settings {
            self.settings
        }

        #[ink(message)]
        pub fn game(&self) -> AccountId {
            self.game
        }

        #[ink(message)]
        pub fn card_nft(&self) -> AccountId {
            self.card_nft
        }

        pub(crate) fn open(
            &mut self,
            proposer: AccountId,
            card_id: u16,
            adjustment: Adjustment,
            supply: u32,
        ) -> Result<u32, Error> {
            let proposal = self.proposal_count.checked_add(1).ok_or(Error::Full)?;
            let ends_at = self.env().block_number().saturating_add(self.settings.voting_blocks);
            self.proposal_count = proposal;
            let opened = Proposal {
                proposer,
                card_id,
                adjustment,
                supply,
                ends_at,
                votes_for: 0,
                votes_against: 0,
                executed: false,
            };
            self.proposals.insert(proposal, &opened);
            self.env().emit_event(Proposed { proposal, proposer, card_id, adjustment, supply, ends_at });
            Ok(proposal)
        }

        pub(crate) fn check_vote(&self, proposal: u32, tokens: &[u32]) -> Result<(), Error> {
            let Proposal { supply, ends_at, .. } = self.load(proposal)?;
            if tokens.is_empty() || tokens.len() > MAX_TOKENS {
                return Err(Error::BadTokenCount { len: tokens.len() as u32 });
            }
            if self.env().block_number() > ends_at {
                return Err(Error::VotingIsOver { ended_at: ends_at });
            }
            match tokens.iter().find(|token| **token > supply) {
                Some(&token) => Err(Error::TokenTooNew { token }),
                None => Ok(()),
            }
        }

        /// The caller has checked that the voter owns the tokens.
        pub(crate) fn count(
            &mut self,
            proposal: u32,
            voter: AccountId,
            support: bool,
            tokens: Vec<u32>,
        ) -> Result<(), Error> {
            for &token in &tokens {
                if self.voted.insert((proposal, token), &()).is_some() {
                    return Err(Error::AlreadyVoted { token });
                }
            }
            let mut found = self.load(proposal)?;
            let votes = if support { &mut found.votes_for } else { &mut found.votes_against };
            *votes = votes.saturating_add(tokens.len() as u32);
            self.proposals.insert(proposal, &found);
            self.env().emit_event(Voted { proposal, voter, support, tokens });
            Ok(())
        }

        fn check_executable(&self, found: &Proposal) -> Result<(), Error> {
            let &Proposal { ends_at, votes_for, votes_against, supply, .. } = found;
            let now = self.env().block_number();
            if found.executed {
                return Err(Error::AlreadyExecuted);
            }
            if now <= ends_at {
                return Err(Error::StillVoting { ends_at });
            }
            let quorum = self.quorum(supply);
            if votes_for <= votes_against || votes_for.saturating_add(votes_against) < quorum {
                return Err(Error::Rejected { votes_for, votes_against, quorum });
            }
            let until = ends_at.saturating_add(self.settings.lock_blocks);
            if now <= until {
                return Err(Error::Locked { until });
            }
            let at = until.saturating_add(self.settings.grace_blocks);
            if now > at {
                return Err(Error::Expired { at });
            }
            Ok(())
        }

        /// Rounds up, so that a quorum is never below the percentage.
        fn quorum(&self, supply: u32) -> u32 {
            let percent = u64::from(self.settings.quorum_percent);
            u64::from(supply).saturating_mul(percent).div_ceil(100) as u32
        }

        fn load(&self, proposal: u32) -> Result<Proposal, Error> {
            self.proposals.get(proposal).ok_or(Error::UnknownProposal { proposal })
        }

        fn nft(&self) -> contract_ref!(Cards) {
            self.card_nft.into()
        }
    }
}
