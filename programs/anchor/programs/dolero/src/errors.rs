use anchor_lang::prelude::*;
use dolero_rules::Error;

#[error_code]
pub enum DoleroError {
    #[msg("The game is over")]
    GameOver,
    #[msg("Not allowed in this phase")]
    WrongPhase,
    #[msg("The deadline has passed")]
    TooLate,
    #[msg("The deadline has not passed")]
    TooEarly,
    #[msg("Not a player of this game")]
    NotAPlayer,
    #[msg("The players must be different accounts")]
    SamePlayer,
    #[msg("A stack within the table's limits is needed")]
    BadStack,
    #[msg("Already done")]
    AlreadyDone,
    #[msg("The commitment must not be all zeros")]
    ZeroCommitment,
    #[msg("Randomness has already been requested")]
    AlreadyAsked,
    #[msg("No such choice")]
    BadChoice,
    #[msg("The cards are locked")]
    AlreadyLocked,
    #[msg("A swap is pending")]
    SwapPending,
    #[msg("Third Eye: the first swap must be shown before this")]
    MustShow,
    #[msg("Swap one to three cards of the hand")]
    BadMask,
    #[msg("No swaps left")]
    NoSwaps,
    #[msg("Nothing to show, or not this many cards")]
    NothingToShow,
    #[msg("No such card")]
    BadCard,
    #[msg("Arrange the cards first")]
    NotArranged,
    #[msg("The card does not match the commitment")]
    WrongOpening,
    #[msg("It is the other player's turn")]
    NotYourTurn,
    #[msg("The raise must be within the limit and both stacks")]
    BadRaise,
    #[msg("There is no raise")]
    NothingToCall,
    #[msg("A raise is open: call, raise or fold")]
    RaiseStands,
    #[msg("The secret does not match the commitment")]
    WrongSecret,
    #[msg("Invalid limits")]
    BadLimits,
    #[msg("Not a VRF queue that may be used here")]
    WrongQueue,
    #[msg("Not the identity that signs VRF responses")]
    WrongIdentity,
    #[msg("Not the table's authority, or for a new table not the program's upgrade authority")]
    WrongAuthority,
    #[msg("The table is for another token")]
    WrongToken,
    #[msg("Not the house account of the table")]
    WrongHouse,
    #[msg("Not the player of this seat")]
    WrongPlayer,
    #[msg("The house account must be rent-exempt")]
    PoorHouse,
    #[msg("Deposits, pot and stacks do not add up")]
    MoneyLost,
    #[msg("The table has no rollup validator")]
    NoRollup,
    #[msg("The game is over, waits for randomness, or is not the one that was delegated")]
    NotDelegable,
    #[msg("Not the table of this game")]
    WrongTable,
}

impl From<Error> for DoleroError {
    fn from(error: Error) -> Self {
        match error {
            Error::GameOver => Self::GameOver,
            Error::WrongPhase { .. } => Self::WrongPhase,
            Error::TooLate { .. } => Self::TooLate,
            Error::TooEarly { .. } => Self::TooEarly,
            Error::NotAPlayer => Self::NotAPlayer,
            Error::SamePlayer => Self::SamePlayer,
            Error::BadStack { .. } => Self::BadStack,
            Error::AlreadyDone => Self::AlreadyDone,
            Error::ZeroCommitment => Self::ZeroCommitment,
            Error::AlreadyAsked => Self::AlreadyAsked,
            Error::BadChoice { .. } => Self::BadChoice,
            Error::AlreadyLocked => Self::AlreadyLocked,
            Error::SwapPending => Self::SwapPending,
            Error::MustShow => Self::MustShow,
            Error::BadMask { .. } => Self::BadMask,
            Error::NoSwaps => Self::NoSwaps,
            Error::NothingToShow => Self::NothingToShow,
            Error::BadCard { .. } => Self::BadCard,
            Error::NotArranged => Self::NotArranged,
            Error::WrongOpening { .. } => Self::WrongOpening,
            Error::NotYourTurn => Self::NotYourTurn,
            Error::BadRaise { .. } => Self::BadRaise,
            Error::NothingToCall => Self::NothingToCall,
            Error::RaiseStands => Self::RaiseStands,
            Error::WrongSecret => Self::WrongSecret,
        }
    }
}
