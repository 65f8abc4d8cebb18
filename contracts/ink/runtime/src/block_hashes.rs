//! The chain extension that gives contracts the hashes of past blocks.

use crate::{BlockNumber, Hash, Runtime, System};
use frame_support::weights::constants::RocksDbWeight;
use pallet_contracts::chain_extension::{ChainExtension, Environment, Ext, InitState, Result, RetVal};
use sp_runtime::DispatchError;

const EXTENSION_ID: u16 = 0;
const PARENT_HASH: u16 = 1;
const BLOCK_HASH: u16 = 2;

const OK: u32 = 0;
const UNKNOWN_BLOCK: u32 = 1;

/// Chain extension 0, the id reserved for chain-specific extensions.
///   function 1: `parent_hash() -> Hash`
///   function 2: `block_hash(u32) -> Hash`; status 1 if that block is not among the last `BlockHashCount`
///
/// The parent hash is known before a transaction is sent. A fair draw therefore records the block number in one
/// transaction and reads the hash of a later block in another, with function 2.
#[derive(Default)]
pub struct BlockHashes;

impl ChainExtension<Runtime> for BlockHashes {
    fn call<E: Ext<T = Runtime>>(&mut self, mut env: Environment<E, InitState>) -> Result<RetVal> {
        if env.ext_id() != EXTENSION_ID {
            return Err(DispatchError::Other("unknown chain extension"));
        }
        env.charge_weight(RocksDbWeight::get().reads(1))?;
        let function = env.func_id();
        let mut env = env.buf_in_buf_out();
        let hash = match function {
            PARENT_HASH => System::parent_hash(),
            BLOCK_HASH => System::block_hash(env.read_as::<BlockNumber>()?),
            _ => return Err(DispatchError::Other("unknown chain extension function")),
        };
        if hash == Hash::default() {
            return Ok(RetVal::Converging(UNKNOWN_BLOCK));
        }
        env.write(hash.as_bytes(), false, None)?;
        Ok(RetVal::Converging(OK))
    }
}
