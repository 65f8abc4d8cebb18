//! The rules of the collectible card game: pure functions over the game state, specified in `docs/protocols/ccg.md`.
//! Storage, block numbers and randomness come from the caller.

#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

mod action;
mod battle;
mod booster;
mod damage;
mod draw;
mod effect;
mod error;
mod event;
mod leave;
mod start;
mod state;
mod submit;
mod table;
mod words;

pub use booster::{open_booster, BoosterRow};
pub use error::{Reason, StartError, SubmitError};
pub use event::Event;
pub use leave::{resign, timeout};
pub use start::{check_deck, start, Seat, StartInput};
pub use state::{CardStats, Game, PlayerState, Status, Unit, DECK_SIZE};
pub use submit::{submit, SubmitInput};

/// BLAKE2b-256: a host function on chain, a library elsewhere.
pub type Hasher = fn(&[u8]) -> [u8; 32];
