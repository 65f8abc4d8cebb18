use scale::{Decode, Encode};

/// Why a game cannot start.
#[derive(Debug, Clone, PartialEq, Eq, Encode, Decode)]
#[cfg_attr(feature = "std", derive(scale_info::TypeInfo))]
pub enum StartError {
    SamePlayer,
    BadRules { rules: u8 },
    BadScheme { scheme: u8 },
    BadDeckSize { player: u8, len: u32 },
    UnknownCard { player: u8, card_id: u16 },
    TooManyCopies { player: u8, card_id: u16 },
}

/// Why a batch, a time-out claim or a resignation is rejected.
#[derive(Debug, Clone, PartialEq, Eq, Encode, Decode)]
#[cfg_attr(feature = "std", derive(scale_info::TypeInfo))]
pub enum SubmitError {
    GameOver,
    NotYourTurn,
    PayloadTooLong { len: u32 },
    BadLength { len: u32 },
    LinkMissing,
    LinkNotWanted,
    WrongLink,
    Action { index: u16, reason: Reason },
    TooEarly { ends_at: u32 },
}

/// Why one action of a batch is illegal.
#[derive(Debug, Clone, PartialEq, Eq, Encode, Decode)]
#[cfg_attr(feature = "std", derive(scale_info::TypeInfo))]
pub enum Reason {
    AfterEnd,
    GameEnded,
    UnknownType { action_type: u8 },
    ExtraNotZero { extra: u32 },
    ParameterNotZero,
    BadHandIndex { index: u8 },
    BadSlot { slot: u8 },
    SlotTaken { slot: u8 },
    NotAUnit { card_id: u16 },
    NotASpell { card_id: u16 },
    BadTarget { target: u8 },
    NotEnoughEnergy { needed: u8, available: u8 },
    NotDealt,
}
