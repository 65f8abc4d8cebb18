//! The contract's side of the chain extension for block hashes; the runtime's side is in ../runtime.

use ink::env::{chain_extension::FromStatusCode, DefaultEnvironment, Environment};

#[derive(Debug, Clone, PartialEq, Eq)]
#[ink::scale_derive(Encode, Decode, TypeInfo)]
pub enum BlockHashError {
    /// Not built yet, or too old.
    Unknown,
}

impl FromStatusCode for BlockHashError {
    fn from_status_code(status: u32) -> Result<(), Self> {
        match status {
            0 => Ok(()),
            _ => Err(Self::Unknown),
        }
    }
}

#[ink::chain_extension(extension = 0)]
pub trait BlockHashes {
    type ErrorCode = BlockHashError;

    #[ink(function = 1, handle_status = false)]
    fn parent_hash() -> [u8; 32];

    #[ink(function = 2)]
    fn block_hash(number: u32) -> [u8; 32];
}

#[derive(Debug, Clone, PartialEq, Eq)]
#[ink::scale_derive(TypeInfo)]
pub enum ChainWithHashes {}

impl Environment for ChainWithHashes {
    const MAX_EVENT_TOPICS: usize = <DefaultEnvironment as Environment>::MAX_EVENT_TOPICS;
    type AccountId = <DefaultEnvironment as Environment>::AccountId;
    type Balance = <DefaultEnvironment as Environment>::Balance;
    type Hash = <DefaultEnvironment as Environment>::Hash;
    type BlockNumber = <DefaultEnvironment as Environment>::BlockNumber;
    type Timestamp = <DefaultEnvironment as Environment>::Timestamp;
    type ChainExtension = BlockHashes;
}
