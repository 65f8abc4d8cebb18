use anchor_lang::prelude::*;
use dolero_rules::Error;

#[error_code]
pub enum DoleroError {
    #[msg("The game is over")]
    GameOver,
    #[msg("Not in this phase")]
    WrongPhase,
    #[msg("The time for this is over")]
    TooLate,
    #[msg("There is still time for this")]
    TooEarly,
    #[msg("Not a player of this game")]
    NotAPlayer,
    #[msg("Nobody plays against themselves")]
    SamePlayer,
    #[msg("A stack within the table's limits is needed")]
    BadStack,
    #[msg("Already done")]
    AlreadyDone,
    #[msg("A commitment of zeros commits to nothing")]
    ZeroCommitment,
    #[msg("Randomness was already asked for")]
    AlreadyAsked,
    #[msg("No such choice")]
    BadChoice,
    #[msg("The cards are locked")]
    AlreadyLocked,
    #[msg("A swap waits for its cards")]
    SwapPending,
    #[msg("Third Eye: show the first swap before")]
    MustShow,
    #[msg("Swap one to three cards of the hand")]
    BadMask,
    #[msg("No swaps left")]
    NoSwaps,
    #[msg("There is nothing to show, or not this")]
    NothingToShow,
    #[msg("No such card")]
    BadCard,
    #[msg("Arrange the cards before")]
    NotArranged,
    #[msg("Not what was committed to")]
    WrongOpening,
    #[msg("It is the other player's turn")]
    NotYourTurn,
    #[msg("A raise within limit and stacks is needed")]
    BadRaise,
    #[msg("There is no raise")]
    NothingToCall,
    #[msg("Call, raise or fold: a raise stands")]
    RaiseStands,
    #[msg("Not the secret that was committed to")]
    WrongSecret,
    #[msg("These limits make no game")]
    BadLimits,
    #[msg("Not a VRF queue that this program asks")]
    WrongQueue,
    #[msg("Not the identity that the VRF program answers with")]
    WrongIdentity,
    #[msg("Only the table's authority may do this, or the program's for a new table")]
    WrongAuthority,
    #[msg("The table is for another token")]
    WrongToken,
    #[msg("Not the house account of the table")]
    WrongHouse,
    #[msg("Not the player of this seat")]
    WrongPlayer,
    #[msg("The house account must exist before rake can go to it")]
    PoorHouse,
    #[msg("Escrow, pot and stacks do not agree")]
    MoneyLost,
    #[msg("The table names no rollup")]
    NoRollup,
    #[msg(
        "Only a running game that waits for no randomness can be delegated, and only such a one comes back"
    )]
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
