use crate::codec::{AnchorDeserialize, AnchorSerialize};

/// Why a call is rejected. The state is unchanged.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug, PartialEq, Eq)]
pub enum Error {
    GameOver,
    WrongPhase { phase: u8 },
    TooLate { deadline: i64 },
    TooEarly { deadline: i64 },
    NotAPlayer,
    SamePlayer,
    BadStack { lowest: u64, highest: u64 },
    AlreadyDone,
    ZeroCommitment,
    AlreadyAsked,
    BadChoice { choice: u8 },
    AlreadyLocked,
    SwapPending,
    MustShow,
    BadMask { mask: u8 },
    NoSwaps,
    NothingToShow,
    BadCard { card: u8 },
    NotArranged,
    WrongOpening { position: u8 },
    NotYourTurn,
    BadRaise { highest: u64 },
    NothingToCall,
    RaiseStands,
    WrongSecret,
}
