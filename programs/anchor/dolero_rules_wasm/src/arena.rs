use core::alloc::{GlobalAlloc, Layout};
use core::arch::wasm32;
use core::ptr;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

const PAGE: usize = 65_536;

/// The first free address; 0 before the first allocation.
static NEXT: AtomicUsize = AtomicUsize::new(0);

extern "C" {
    /// The end of static data, defined by the linker.
    static __heap_base: u8;
}

/// A bump allocator: frees nothing until `reset`, since one call allocates little.
struct Arena;

#[global_allocator]
static ARENA: Arena = Arena;

unsafe impl GlobalAlloc for Arena {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        allocate(layout.size(), layout.align())
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

pub fn reset() {
    NEXT.store(heap_base(), Relaxed);
}

pub fn allocate(size: usize, align: usize) -> *mut u8 {
    let next = match NEXT.load(Relaxed) {
        0 => heap_base(),
        next => next,
    };
    let start = next.next_multiple_of(align);
    let end = start + size;
    let have = wasm32::memory_size(0) * PAGE;
    if end > have && wasm32::memory_grow(0, (end - have).div_ceil(PAGE)) == usize::MAX {
        return ptr::null_mut();
    }
    NEXT.store(end, Relaxed);
    start as *mut u8
}

fn heap_base() -> usize {
    &raw const __heap_base as usize
}
