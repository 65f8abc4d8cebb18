use ccg_rules::CardStats;
use ink::{
    prelude::{string::String, vec::Vec},
    primitives::AccountId,
};

/// A kind of card. Written once, never changed.
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
        let Self {
            id,
            card_type,
            cost,
            attack,
            health,
            effects,
            ..
        } = *self;
        CardStats {
            id,
            card_type,
            cost,
            attack,
            health,
            effects,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
#[ink::scale_derive(Encode, Decode, TypeInfo)]
pub enum CardError {
    NotOwner,
    NotMinter,
    /// The minter is set once.
    MinterIsSet,
    CardExists {
        card_id: u16,
    },
    UnknownCard {
        card_id: u16,
    },
    /// Neither unit nor spell, a unit without health, or an address that is too long.
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

/// What the game and the governance ask of the cards, a call each.
#[ink::trait_definition]
pub trait Cards {
    /// One copy of a kind. For the owner and the game contract.
    #[ink(message)]
    fn mint(&mut self, to: AccountId, card_id: u16) -> Result<u32, CardError>;

    /// A copy of each kind, or none at all. For the owner and the game contract.
    #[ink(message)]
    fn mint_many(&mut self, to: AccountId, card_ids: Vec<u16>) -> Result<Vec<u32>, CardError>;

    /// The kinds of these tokens, if all of them are the owner's.
    #[ink(message)]
    fn kinds_of(&self, owner: AccountId, tokens: Vec<u32>) -> Result<Vec<u16>, CardError>;

    /// What the game needs to know of these kinds, in the order asked.
    #[ink(message)]
    fn stats_of(&self, card_ids: Vec<u16>) -> Result<Vec<CardStats>, CardError>;

    /// The rarities of these kinds, in the order asked.
    #[ink(message)]
    fn rarities_of(&self, card_ids: Vec<u16>) -> Result<Vec<u8>, CardError>;

    /// How many cards there are. Tokens are numbered from 1, so this is also the newest one.
    #[ink(message)]
    fn supply(&self) -> u32;

    /// How many cards an account has.
    #[ink(message)]
    fn holding(&self, owner: AccountId) -> u32;
}
