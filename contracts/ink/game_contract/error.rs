use ccg_interfaces::CardError;
use ccg_rules::{StartError, SubmitError};

#[derive(Debug, Clone, PartialEq, Eq)]
#[ink::scale_derive(Encode, Decode, TypeInfo)]
pub enum Error {
    NotOwner,
    /// The governance contract can be set only once.
    GovernanceIsSet,
    /// A turn lasts 5 to 100,000 blocks.
    BadTurnBlocks {
        turn_blocks: u32,
    },
    /// The owner has not set a demo deck.
    NoDemoDeck,
    /// No row has both weight and cards, a kind is listed twice, or a row's rarity differs from that of its cards.
    BadRarityTable,
    /// The game cannot start with these decks or settings.
    Start(StartError),
    /// The rules reject the batch, the time-out claim or the resignation.
    Submit(SubmitError),
    /// The card contract returned an error.
    Card(CardError),
    /// A token is in the deck twice.
    TokenTwice {
        token: u32,
    },
    AlreadyWaiting,
    NotWaiting,
    /// The caller already has an open challenge to this account.
    AlreadyChallenged,
    /// There is no such open challenge.
    UnknownChallenge,
    /// The challenge fixes the scheme: 3 requires a tip, 1 forbids it.
    WrongScheme {
        scheme: u8,
    },
    /// The challenger no longer owns its deck.
    ChallengerLostDeck,
    UnknownGame {
        game_id: u32,
    },
    NotAPlayer {
        game_id: u32,
    },
    /// Boosters cannot be bought before a rarity table is set.
    NoRarityTable,
    Underpaid {
        needed: u128,
        paid: u128,
    },
    TooManyOrders,
    /// The buyer already has an open order with this commitment.
    CommitmentTaken,
    UnknownOrder,
    /// The hash that decides the booster is not known before block `opens_at`.
    TooEarly {
        opens_at: u32,
    },
    /// The chain no longer knows the hash that decides the booster.
    TooLate,
    AlreadyPinned,
    TransferFailed,
    /// A counter would overflow.
    Full,
}
