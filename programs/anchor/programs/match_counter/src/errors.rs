use anchor_lang::prelude::*;

#[error_code]
pub enum MatchCounterError {
    #[msg("The counter cannot count any further")]
    CounterFull,
    #[msg("The counter account does not hold its own bump")]
    WrongBump,
}
