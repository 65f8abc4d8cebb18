//! The rules as a WebAssembly module without imports. The host allocates memory, writes Borsh-encoded arguments, calls,
//! and reads a Borsh-encoded result at the returned `ptr << 32 | len`. `reset` frees all memory.

#![no_std]

extern crate alloc;

use alloc::vec::Vec;
use borsh::{from_slice, to_vec, BorshDeserialize, BorshSerialize};
use dolero_rules::{Action, Error, Event, Game, Limits, Sha256};

mod arena;

struct Sha2;

impl Sha256 for Sha2 {
    fn hash(parts: &[&[u8]]) -> [u8; 32] {
        use sha2::Digest;
        let mut hasher = sha2::Sha256::new();
        for part in parts {
            hasher.update(part);
        }
        hasher.finalize().into()
    }
}

#[no_mangle]
pub extern "C" fn alloc(len: u32) -> u32 {
    arena::allocate(len as usize, 1) as u32
}

#[no_mangle]
pub extern "C" fn reset() {
    arena::reset();
}

#[no_mangle]
pub extern "C" fn open(ptr: u32, len: u32) -> u64 {
    let (id, limits, key, stack): ([u8; 32], Limits, [u8; 32], u64) = input(ptr, len);
    output(&dolero_rules::open(id, limits, key, stack))
}

#[no_mangle]
pub extern "C" fn join(ptr: u32, len: u32) -> u64 {
    let (game, key, stack, now): (Game, [u8; 32], u64, i64) = input(ptr, len);
    changed(game, |game| dolero_rules::join(game, key, stack, now))
}

#[no_mangle]
pub extern "C" fn leave(ptr: u32, len: u32) -> u64 {
    let (game, key): (Game, [u8; 32]) = input(ptr, len);
    changed(game, |game| dolero_rules::leave(game, key))
}

#[no_mangle]
pub extern "C" fn act(ptr: u32, len: u32) -> u64 {
    let (game, player, action, now): (Game, u8, Action, i64) = input(ptr, len);
    changed(game, |game| dolero_rules::act::<Sha2>(game, player, action, now))
}

#[no_mangle]
pub extern "C" fn answer(ptr: u32, len: u32) -> u64 {
    let (game, nonce, vrf, now): (Game, u64, [u8; 32], i64) = input(ptr, len);
    changed(game, |game| dolero_rules::answer::<Sha2>(game, nonce, vrf, now))
}

#[no_mangle]
pub extern "C" fn time_out(ptr: u32, len: u32) -> u64 {
    let (game, now): (Game, i64) = input(ptr, len);
    changed(game, |game| dolero_rules::time_out(game, now))
}

#[no_mangle]
pub extern "C" fn settle(ptr: u32, len: u32) -> u64 {
    let game: Game = input(ptr, len);
    output(&dolero_rules::settle(&game))
}

fn changed(mut game: Game, change: impl FnOnce(&mut Game) -> Result<Vec<Event>, Error>) -> u64 {
    output(&change(&mut game).map(|events| (game, events)))
}

fn input<T: BorshDeserialize>(ptr: u32, len: u32) -> T {
    // SAFETY: the host wrote `len` bytes at an address that `alloc` returned.
    let bytes = unsafe { core::slice::from_raw_parts(ptr as *const u8, len as usize) };
    from_slice(bytes).unwrap_or_else(|_| trap())
}

/// Unlike Borsh's own encoding of a result, where 1 is Ok.
fn output<T: BorshSerialize>(result: &Result<T, Error>) -> u64 {
    let encoded = match result {
        Ok(value) => to_vec(&(0u8, value)),
        Err(error) => to_vec(&(1u8, error)),
    };
    let bytes = encoded.unwrap_or_else(|_| trap());
    let place = u64::from(bytes.as_ptr() as u32) << 32 | bytes.len() as u64;
    core::mem::forget(bytes);
    place
}

fn trap() -> ! {
    core::arch::wasm32::unreachable()
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    trap()
}
