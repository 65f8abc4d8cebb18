//! PSP34, the standard for non-fungible tokens. Its selectors follow from the names of traits and messages, so neither
//! may be renamed.

use ink::{
    prelude::{string::String, vec::Vec},
    primitives::AccountId,
};

#[derive(Debug, Clone, PartialEq, Eq)]
#[ink::scale_derive(Encode, Decode, TypeInfo)]
pub enum Id {
    U8(u8),
    U16(u16),
    U32(u32),
    U64(u64),
    U128(u128),
    Bytes(Vec<u8>),
}

#[derive(Debug, Clone, PartialEq, Eq)]
#[ink::scale_derive(Encode, Decode, TypeInfo)]
pub enum PSP34Error {
    Custom(String),
    SelfApprove,
    NotApproved,
    TokenExists,
    TokenNotExists,
    SafeTransferCheckFailed(String),
}

#[ink::trait_definition]
pub trait PSP34 {
    /// The id of the collection: this contract's account.
    #[ink(message)]
    fn collection_id(&self) -> Id;

    #[ink(message)]
    fn total_supply(&self) -> u128;

    #[ink(message)]
    fn balance_of(&self, owner: AccountId) -> u32;

    #[ink(message)]
    fn owner_of(&self, id: Id) -> Option<AccountId>;

    /// Whether the operator may transfer this token, or without an id all of the owner's tokens.
    #[ink(message)]
    fn allowance(&self, owner: AccountId, operator: AccountId, id: Option<Id>) -> bool;

    /// Grants or revokes an operator's approval for one token, or without an id for all of the caller's tokens.
    #[ink(message)]
    fn approve(&mut self, operator: AccountId, id: Option<Id>, approved: bool) -> Result<(), PSP34Error>;

    /// Transfers a token that the caller owns or is approved for.
    #[ink(message)]
    fn transfer(&mut self, to: AccountId, id: Id, data: Vec<u8>) -> Result<(), PSP34Error>;
}

#[ink::trait_definition]
pub trait PSP34Metadata {
    /// The card's fields by their names, numbers as decimal text.
    #[ink(message)]
    fn get_attribute(&self, id: Id, key: Vec<u8>) -> Option<Vec<u8>>;
}

#[ink::trait_definition]
pub trait PSP34Enumerable {
    #[ink(message)]
    fn owners_token_by_index(&self, owner: AccountId, index: u128) -> Result<Id, PSP34Error>;

    #[ink(message)]
    fn token_by_index(&self, index: u128) -> Result<Id, PSP34Error>;
}
