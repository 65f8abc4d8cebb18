//! A bump allocator: nothing is freed until `reset` frees everything. Calls are short, and the host knows when it has
//! read a result.

use core::{
    alloc::{GlobalAlloc, Layout},
    arch::wasm32::{memory_grow, memory_size},
    cell::Cell,
    ptr::null_mut,
};

const PAGE: usize = 65536;

struct Heap {
    /// First free address; 0 before the first use.
    next: Cell<usize>,
}

// SAFETY: the module has one thread.
unsafe impl Sync for Heap {}

#[global_allocator]
static HEAP: Heap = Heap { next: Cell::new(0) };

fn base() -> usize {
    extern "C" {
        static __heap_base: u8;
    }
    // SAFETY: the linker defines the symbol; only its address is taken.
    unsafe { &__heap_base as *const u8 as usize }
}

// SAFETY: blocks never overlap, are aligned, and lie in memory that exists.
unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let start = self.next.get().max(base()).next_multiple_of(layout.align());
        let end = start + layout.size();
        let held = memory_size(0) * PAGE;
        if end > held && memory_grow(0, (end - held).div_ceil(PAGE)) == usize::MAX {
            return null_mut();
        }
        self.next.set(end);
        start as *mut u8
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

/// Allocates memory for the arguments of a call.
#[no_mangle]
extern "C" fn alloc(len: u32) -> u32 {
    // SAFETY: an alignment of 1 is valid for every length below 2 GiB.
    unsafe { HEAP.alloc(Layout::from_size_align_unchecked(len as usize, 1)) as u32 }
}

/// Frees all memory, arguments and results.
#[no_mangle]
extern "C" fn reset() {
    HEAP.next.set(0);
}
