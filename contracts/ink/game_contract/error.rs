use ccg_interfaces::CardError;
use ccg_rules::{StartError, SubmitError};

#[derive(Debug, Clone, PartialEq, Eq)]
#[ink::scale_derive(Encode, Decode, TypeInfo)]
pub enum Error {
    NotOwner,
    /// The governance contract is set once.
    GovernanceIsSet,
    /// A turn lasts 5 to 100,000 blocks.
    BadTurnBlocks {
        turn_blocks: u32,
    },
    /// The owner has not set a demo deck.
    NoDemoDeck,
    /// Nothing has weight and cards, a kind is there twice, or a row's rarity is not that of its cards.
    BadRarityTable,
    /// The deck or the settings do not make a game.
    Start(StartError),
    /// The batch, the time-out or the resignation is refused.
    Submit(SubmitError),
    /// The card contract refused.
    Card(CardError),
    /// A token is in the deck twice.
    TokenTwice {
        token: u32,
    },
    AlreadyWaiting,
    NotWaiting,
    /// A challenge of the caller to this account is open.
    AlreadyChallenged,
    /// No challenge between these two is open.
    UnknownChallenge,
    /// The challenge fixes the scheme: 3 needs a tip, 1 takes none.
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
    /// Nothing is for sale yet.
    NoRarityTable,
    Underpaid {
        needed: u128,
        paid: u128,
    },
    TooManyOrders,
    /// An order with this commitment is open.
    CommitmentTaken,
    UnknownOrder,
    /// The deciding block is not known before `opens_at`.
    TooEarly {
        opens_at: u32,
    },
    /// The deciding block's hash is no longer known.
    TooLate,
    AlreadyPinned,
    TransferFailed,
    /// No more numbers.
    Full,
}
