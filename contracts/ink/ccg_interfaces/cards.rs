use ccg_rules::CardStats;
use ink::{
    prelude::{string::String, vec::Vec},
    primitives::AccountId,
};

/// A kind of card. Immutable once it is in the catalogue.
#[derive(Debug, Clone, PartialEq, Eq)]
#[ink::scale_derive(Encode, Decode, TypeInfo)]
#[cfg_attr(feature = "std", derive(ink::storage::traits::StorageLayout))]
pub struct CardMetadata {
    pub id: u16,
    /// Short hash of the name; the name itself is off chain.
    pub name_hash: u32,
    pub rarity: u8,
    /// 0 unit, 1 spell.
    pub card_type: u8,
    pub cost: u8,
    pub attack: u8,
    pub health: u8,
    /// Effect id in the low 16 bits, magnitude in the high 16.
    pub effects: u32,
    pub uri: Option<String>,
}

impl CardMetadata {
    pub fn stats(&self) -> CardStats {
        let Self { id, card_type, cost, attack, health, effects, .. } = *self;
        CardStats { id, card_type, cost, attack, health, effects }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
#[ink::scale_derive(Encode, Decode, TypeInfo)]
pub enum CardError {
    NotOwner,
    NotMinter,
    /// The minter can be set only once.
    MinterIsSet,
    CardExists {
        card_id: u16,
    },
    UnknownCard {
        card_id: u16,
    },
    /// Neither unit nor spell, a unit without health, or a URI that is too long.
    BadCard {
        card_id: u16,
    },
    UnknownToken {
        token: u32,
    },
    NotOwned {
        token: u32,
    },
    Full,
}

/// The calls that the game and governance contracts make to the card contract.
#[ink::trait_definition]
pub trait Cards {
    /// Mints one token of a kind. Only for the owner and the game contract.
    #[ink(message)]
    fn mint(&mut self, to: AccountId, card_id: u16) -> Result<u32, CardError>;

    /// Mints one token per kind, all or none. Only for the owner and the game contract.
    #[ink(message)]
    fn mint_many(&mut self, to: AccountId, card_ids: Vec<u16>) -> Result<Vec<u32>, CardError>;

    /// The kinds of these tokens. Fails unless `owner` owns all of them.
    #[ink(message)]
    fn kinds_of(&self, owner: AccountId, tokens: Vec<u32>) -> Result<Vec<u16>, CardError>;

    /// The stats that the rules need of these kinds, in the given order.
    #[ink(message)]
    fn stats_of(&self, card_ids: Vec<u16>) -> Result<Vec<CardStats>, CardError>;

    /// The rarities of these kinds, in the given order.
    #[ink(message)]
    fn rarities_of(&self, card_ids: Vec<u16>) -> Result<Vec<u8>, CardError>;

    /// Number of tokens. They are numbered from 1, so this is also the newest token.
    #[ink(message)]
    fn supply(&self) -> u32;

    /// Number of tokens that an account owns.
    #[ink(message)]
    fn holding(&self, owner: AccountId) -> u32;
}
