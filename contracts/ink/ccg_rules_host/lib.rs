//! The rules as a WebAssembly module without imports, for hosts other than a chain. Each function takes the address and
//! length of its SCALE-encoded arguments, in memory from `alloc`, and returns `address << 32 | length` of its encoded
//! result. `reset` frees all memory.

#![cfg(target_arch = "wasm32")]
#![no_std]

extern crate alloc as heap;

mod memory;

use blake2::{digest::consts::U32, Blake2b, Digest};
use ccg_rules::{BoosterRow, CardStats, Game, StartInput, SubmitInput};
use heap::vec::Vec;
use scale::{Decode, Encode};

fn hash(bytes: &[u8]) -> [u8; 32] {
    Blake2b::<U32>::digest(bytes).into()
}

#[no_mangle]
extern "C" fn start(address: u32, len: u32) -> u64 {
    let input: StartInput = read(address, len);
    answer(ccg_rules::start(input, hash))
}

#[no_mangle]
extern "C" fn submit(address: u32, len: u32) -> u64 {
    let (game, cards, input): (Game, Vec<CardStats>, SubmitInput) = read(address, len);
    answer(ccg_rules::submit(game, &cards, &input, hash))
}

#[no_mangle]
extern "C" fn timeout(address: u32, len: u32) -> u64 {
    let (game, now): (Game, u32) = read(address, len);
    answer(ccg_rules::timeout(game, now))
}

#[no_mangle]
extern "C" fn resign(address: u32, len: u32) -> u64 {
    let (game, player): (Game, u8) = read(address, len);
    answer(ccg_rules::resign(game, player))
}

#[no_mangle]
extern "C" fn open_booster(address: u32, len: u32) -> u64 {
    let (seed, table): ([u8; 32], Vec<BoosterRow>) = read(address, len);
    answer(ccg_rules::open_booster(seed, &table, hash))
}

/// Traps on anything but exactly one encoded value.
fn read<T: Decode>(address: u32, len: u32) -> T {
    // SAFETY: the host wrote `len` bytes at an address that `alloc` returned.
    let mut bytes = unsafe { core::slice::from_raw_parts(address as *const u8, len as usize) };
    let value = T::decode(&mut bytes).expect("the arguments decode");
    assert!(bytes.is_empty(), "nothing follows the arguments");
    value
}

fn answer(value: impl Encode) -> u64 {
    let bytes = value.encode().leak();
    (bytes.as_ptr() as u64) << 32 | bytes.len() as u64
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    core::arch::wasm32::unreachable()
}
