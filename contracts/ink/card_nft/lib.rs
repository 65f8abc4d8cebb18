#![cfg_attr(not(feature = "std"), no_std, no_main)]

#[cfg(test)]
mod tests;

/// The cards of the collectible card game: a catalogue of card kinds, whose copies are PSP34 tokens.
#[ink::contract]
pub mod card_nft {
    use ccg_interfaces::{
        CardError, CardMetadata, Cards, Id, PSP34Enumerable, PSP34Error, PSP34Metadata, PSP34,
    };
    use ccg_rules::CardStats;
    use ink::{
        prelude::{string::ToString, vec::Vec},
        storage::Mapping,
    };

    const UNIT: u8 = 0;
    const SPELL: u8 = 1;
    const MAX_URI: usize = 256;

    /// A token was minted (`from` is none) or transferred.
    #[ink(event)]
    pub struct Transfer {
        #[ink(topic)]
        from: Option<AccountId>,
        #[ink(topic)]
        to: Option<AccountId>,
        #[ink(topic)]
        id: Id,
    }

    /// An operator's approval for one token, or without an id for all of the owner's tokens, was granted or revoked.
    #[ink(event)]
    pub struct Approval {
        #[ink(topic)]
        owner: AccountId,
        #[ink(topic)]
        operator: AccountId,
        #[ink(topic)]
        id: Option<Id>,
        approved: bool,
    }

    /// A kind was added to the catalogue.
    #[ink(event)]
    pub struct CardAdded {
        #[ink(topic)]
        card_id: u16,
        card: CardMetadata,
    }

    /// A token was minted; names its kind, which `Transfer` does not.
    #[ink(event)]
    pub struct CardMinted {
        #[ink(topic)]
        to: AccountId,
        #[ink(topic)]
        token: u32,
        card_id: u16,
    }

    #[derive(Debug, Clone, PartialEq, Eq)]
    #[ink::scale_derive(Encode, Decode, TypeInfo)]
    #[cfg_attr(feature = "std", derive(ink::storage::traits::StorageLayout))]
    pub struct Token {
        owner: AccountId,
        card_id: u16,
        /// Index in the owner's list.
        index: u32,
        /// Number of transfers. An approval ends with the next transfer, even if the token returns to the same owner.
        moves: u32,
    }

    #[ink(storage)]
    pub struct CardNft {
        owner: AccountId,
        minter: Option<AccountId>,
        supply: u32,
        card_count: u32,
        catalogue: Mapping<u16, CardMetadata>,
        card_ids: Mapping<u32, u16>,
        /// Numbered from 1.
        tokens: Mapping<u32, Token>,
        balances: Mapping<AccountId, u32>,
        owned: Mapping<(AccountId, u32), u32>,
        /// Owner and operator.
        operators: Mapping<(AccountId, AccountId), ()>,
        /// Token, its `moves`, operator.
        approvals: Mapping<(u32, u32, AccountId), ()>,
    }

    impl CardNft {
        /// The caller becomes the owner of the catalogue.
        #[ink(constructor)]
        pub fn new() -> Self {
            Self {
                owner: Self::env().caller(),
                minter: None,
                supply: 0,
                card_count: 0,
                catalogue: Default::default(),
                card_ids: Default::default(),
                tokens: Default::default(),
                balances: Default::default(),
                owned: Default::default(),
                operators: Default::default(),
                approvals: Default::default(),
            }
        }

        /// Sets the contract that may mint, the game. Can be called once.
        #[ink(message)]
        pub fn set_minter(&mut self, minter: AccountId) -> Result<(), CardError> {
            self.only_owner()?;
            if self.minter.is_some() {
                return Err(CardError::MinterIsSet);
            }
            self.minter = Some(minter);
            Ok(())
        }

        /// Adds a kind. It cannot be changed or removed.
        #[ink(message)]
        pub fn add_card(&mut self, card: CardMetadata) -> Result<(), CardError> {
            self.only_owner()?;
            self.insert(card)
        }

        /// Adds kinds, all of them or none.
        #[ink(message)]
        pub fn add_cards(&mut self, cards: Vec<CardMetadata>) -> Result<(), CardError> {
            self.only_owner()?;
            cards.into_iter().try_for_each(|card| self.insert(card))
        }

        #[ink(message)]
        pub fn owner(&self) -> AccountId {
            self.owner
        }

        #[ink(message)]
        pub fn minter(&self) -> Option<AccountId> {
            self.minter
        }

        /// Number of kinds.
        #[ink(message)]
        pub fn card_count(&self) -> u32 {
            self.card_count
        }

        #[ink(message)]
        pub fn card(&self, card_id: u16) -> Option<CardMetadata> {
            self.catalogue.get(card_id)
        }

        /// A page of the catalogue, in the order in which kinds were added.
        #[ink(message)]
        pub fn cards(&self, from: u32, count: u32) -> Vec<CardMetadata> {
            let to = from.saturating_add(count).min(self.card_count);
            (from..to).filter_map(|index| self.catalogue.get(self.card_ids.get(index)?)).collect()
        }

        /// The kind of a token.
        #[ink(message)]
        pub fn card_of(&self, token: u32) -> Option<u16> {
            self.tokens.get(token).map(|token| token.card_id)
        }

        /// A page of an account's tokens, each with its kind.
        #[ink(message)]
        pub fn tokens_of(&self, owner: AccountId, from: u32, count: u32) -> Vec<(u32, u16)> {
            let to = from.saturating_add(count).min(self.holding(owner));
            let token_at = |index| self.owned.get((owner, index));
            (from..to).filter_map(token_at).filter_map(|token| Some((token, self.card_of(token)?))).collect()
        }

        fn insert(&mut self, card: CardMetadata) -> Result<(), CardError> {
            let card_id = card.id;
            if self.catalogue.contains(card_id) {
                return Err(CardError::CardExists { card_id });
            }
            if !is_sound(&card) {
                return Err(CardError::BadCard { card_id });
            }
            self.card_ids.insert(self.card_count, &card_id);
            self.card_count = self.card_count.checked_add(1).ok_or(CardError::Full)?;
            self.catalogue.insert(card_id, &card);
            self.env().emit_event(CardAdded { card_id, card });
            Ok(())
        }

        fn kind(&self, card_id: u16) -> Result<CardMetadata, CardError> {
            self.catalogue.get(card_id).ok_or(CardError::UnknownCard { card_id })
        }

        fn only_owner(&self) -> Result<(), CardError> {
            if self.env().caller() != self.owner {
                return Err(CardError::NotOwner);
            }
            Ok(())
        }

        fn only_minter(&self) -> Result<(), CardError> {
            let caller = self.env().caller();
            if caller != self.owner && Some(caller) != self.minter {
                return Err(CardError::NotMinter);
            }
            Ok(())
        }

        fn create(&mut self, to: AccountId, card_id: u16) -> Result<u32, CardError> {
            if !self.catalogue.contains(card_id) {
                return Err(CardError::UnknownCard { card_id });
            }
            let token = self.supply.checked_add(1).ok_or(CardError::Full)?;
            self.supply = token;
            let index = self.append(to, token);
            self.tokens.insert(token, &Token { owner: to, card_id, index, moves: 0 });
            self.env().emit_event(Transfer { from: None, to: Some(to), id: Id::U32(token) });
            self.env().emit_event(CardMinted { to, token, card_id });
            Ok(token)
        }

        /// Appends a token to an account's list and returns its index there.
        fn append(&mut self, owner: AccountId, token: u32) -> u32 {
            let index = self.holding(owner);
            self.owned.insert((owner, index), &token);
            self.balances.insert(owner, &index.saturating_add(1));
            index
        }

        /// Removes a token from its owner's list; the last token of the list takes its index.
        fn take_out(&mut self, Token { owner, index, .. }: &Token) {
            let last = self.holding(*owner).saturating_sub(1);
            if let Some(moved) = self.owned.take((owner, last)).filter(|_| last != *index) {
                self.owned.insert((owner, *index), &moved);
                if let Some(token) = self.tokens.get(moved) {
                    self.tokens.insert(moved, &Token { index: *index, ..token });
                }
            }
            self.balances.insert(owner, &last);
        }

        fn find(&self, id: &Id) -> Result<(u32, Token), PSP34Error> {
            match id {
                Id::U32(number) => self.tokens.get(number).map(|token| (*number, token)),
                _ => None,
            }
            .ok_or(PSP34Error::TokenNotExists)
        }

        fn may_move(&self, number: u32, token: &Token, operator: AccountId) -> bool {
            self.operators.contains((token.owner, operator))
                || self.approvals.contains((number, token.moves, operator))
        }

        fn approve_all(&mut self, operator: AccountId, approved: bool) -> Result<AccountId, PSP34Error> {
            let owner = self.env().caller();
            if owner == operator {
                return Err(PSP34Error::SelfApprove);
            }
            if approved {
                self.operators.insert((owner, operator), &());
            } else {
                self.operators.remove((owner, operator));
            }
            Ok(owner)
        }

        fn approve_one(
            &mut self,
            operator: AccountId,
            id: &Id,
            approved: bool,
        ) -> Result<AccountId, PSP34Error> {
            let caller = self.env().caller();
            let (number, Token { owner, moves, .. }) = self.find(id)?;
            if owner == operator {
                return Err(PSP34Error::SelfApprove);
            }
            if owner != caller && !self.operators.contains((owner, caller)) {
                return Err(PSP34Error::NotApproved);
            }
            if approved {
                self.approvals.insert((number, moves, operator), &());
            } else {
                self.approvals.remove((number, moves, operator));
            }
            Ok(owner)
        }
    }

    impl Default for CardNft {
        fn default() -> Self {
            Self::new()
        }
    }

    impl Cards for CardNft {
        #[ink(message)]
        fn mint(&mut self, to: AccountId, card_id: u16) -> Result<u32, CardError> {
            self.only_minter()?;
            self.create(to, card_id)
        }

        #[ink(message)]
        fn mint_many(&mut self, to: AccountId, card_ids: Vec<u16>) -> Result<Vec<u32>, CardError> {
            self.only_minter()?;
            card_ids.into_iter().map(|card_id| self.create(to, card_id)).collect()
        }

        #[ink(message)]
        fn kinds_of(&self, owner: AccountId, tokens: Vec<u32>) -> Result<Vec<u16>, CardError> {
            let kind_of = |token: u32| match self.tokens.get(token) {
                None => Err(CardError::UnknownToken { token }),
                Some(found) if found.owner != owner => Err(CardError::NotOwned { token }),
                Some(found) => Ok(found.card_id),
            };
            tokens.into_iter().map(kind_of).collect()
        }

        #[ink(message)]
        fn stats_of(&self, card_ids: Vec<u16>) -> Result<Vec<CardStats>, CardError> {
            card_ids.into_iter().map(|card_id| self.kind(card_id).map(|card| card.stats())).collect()
        }

        #[ink(message)]
        fn rarities_of(&self, card_ids: Vec<u16>) -> Result<Vec<u8>, CardError> {
            card_ids.into_iter().map(|card_id| self.kind(card_id).map(|card| card.rarity)).collect()
        }

        #[ink(message)]
        fn supply(&self) -> u32 {
            self.supply
        }

        #[ink(message)]
        fn holding(&self, owner: AccountId) -> u32 {
            self.balances.get(owner).unwrap_or(0)
        }
    }

    impl PSP34 for CardNft {
        #[ink(message)]
        fn collection_id(&self) -> Id {
            let account = self.env().account_id();
            Id::Bytes(AsRef::<[u8]>::as_ref(&account).to_vec())
        }

        #[ink(message)]
        fn total_supply(&self) -> u128 {
            u128::from(self.supply)
        }

        #[ink(message)]
        fn balance_of(&self, owner: AccountId) -> u32 {
            self.holding(owner)
        }

        #[ink(message)]
        fn owner_of(&self, id: Id) -> Option<AccountId> {
            self.find(&id).ok().map(|(_, token)| token.owner)
        }

        #[ink(message)]
        fn allowance(&self, owner: AccountId, operator: AccountId, id: Option<Id>) -> bool {
            match id {
                None => self.operators.contains((owner, operator)),
                Some(id) => self.find(&id).is_ok_and(|(number, token)| {
                    token.owner == owner && self.may_move(number, &token, operator)
                }),
            }
        }

        #[ink(message)]
        fn approve(&mut self, operator: AccountId, id: Option<Id>, approved: bool) -> Result<(), PSP34Error> {
            let owner = match &id {
                None => self.approve_all(operator, approved)?,
                Some(id) => self.approve_one(operator, id, approved)?,
            };
            self.env().emit_event(Approval { owner, operator, id, approved });
            Ok(())
        }

        #[ink(message)]
        fn transfer(&mut self, to: AccountId, id: Id, _data: Vec<u8>) -> Result<(), PSP34Error> {
            let caller = self.env().caller();
            let (number, token) = self.find(&id)?;
            if token.owner != caller && !self.may_move(number, &token, caller) {
                return Err(PSP34Error::NotApproved);
            }
            self.take_out(&token);
            let index = self.append(to, number);
            let moves = token.moves.saturating_add(1);
            self.tokens.insert(number, &Token { owner: to, card_id: token.card_id, index, moves });
            self.env().emit_event(Transfer { from: Some(token.owner), to: Some(to), id });
            Ok(())
        }
    }

    impl PSP34Metadata for CardNft {
        #[ink(message)]
        fn get_attribute(&self, id: Id, key: Vec<u8>) -> Option<Vec<u8>> {
            let (_, token) = self.find(&id).ok()?;
            let card = self.catalogue.get(token.card_id)?;
            let number: u32 = match &key[..] {
                b"card_id" => card.id.into(),
                b"name_hash" => card.name_hash,
                b"rarity" => card.rarity.into(),
                b"card_type" => card.card_type.into(),
                b"cost" => card.cost.into(),
                b"attack" => card.attack.into(),
                b"health" => card.health.into(),
                b"effects" => card.effects,
                b"uri" => return card.uri.map(|uri| uri.into_bytes()),
                _ => return None,
            };
            Some(number.to_string().into_bytes())
        }
    }

    impl PSP34Enumerable for CardNft {
        #[ink(message)]
        fn owners_token_by_index(&self, owner: AccountId, index: u128) -> Result<Id, PSP34Error> {
            let index = u32::try_from(index).map_err(|_| PSP34Error::TokenNotExists)?;
            self.owned.get((owner, index)).map(Id::U32).ok_or(PSP34Error::TokenNotExists)
        }

        #[ink(message)]
        fn token_by_index(&self, index: u128) -> Result<Id, PSP34Error> {
            match u32::try_from(index) {
                Ok(index) if index < self.supply => Ok(Id::U32(index.saturating_add(1))),
                _ => Err(PSP34Error::TokenNotExists),
            }
        }
    }

    fn is_sound(card: &CardMetadata) -> bool {
        let is_playable = match card.card_type {
            UNIT => card.health > 0,
            SPELL => true,
            _ => false,
        };
        is_playable && card.uri.as_ref().is_none_or(|uri| uri.len() <= MAX_URI)
    }
}
