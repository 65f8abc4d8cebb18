//! The rules of DOLERO as pure functions, specified in docs/protocols/dolero.md. Time, random bytes and the hash
//! function come from the caller, which also moves the money.

// Anchor's IDL derives need std.
#![cfg_attr(not(feature = "idl-build"), no_std)]

extern crate alloc;

mod action;
mod betting;
mod cards;
mod clock;
mod codec;
mod error;
mod event;
mod hash;
mod opening;
mod playing;
mod random;
mod relic;
mod score;
mod seats;
mod settlement;
mod state;
mod time_out;
mod turn;

pub use action::*;
pub use cards::{hand_of, BLANK};
pub use error::*;
pub use event::*;
pub use hash::*;
pub use random::answer;
pub use seats::{join, leave, open};
pub use settlement::*;
pub use state::*;
pub use time_out::time_out;
pub use turn::act;

#[cfg(test)]
mod tests;
