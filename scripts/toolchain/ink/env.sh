# Sourced: puts the extracted toolchain first. RUSTC_BOOTSTRAP: build-std is still unstable.
export INK_TOOLCHAIN=${INK_TOOLCHAIN:-${XDG_CACHE_HOME:-$HOME/.cache}/ink-toolchain}
export LD_LIBRARY_PATH=$INK_TOOLCHAIN/rust/usr/lib/x86_64-linux-gnu${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export PATH=$INK_TOOLCHAIN/rust/usr/bin:$INK_TOOLCHAIN/rust/usr/lib/llvm-22/bin:$PATH
export RUSTC=$INK_TOOLCHAIN/rust/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_HOME=$INK_TOOLCHAIN/cargo-home
export CARGO_TARGET_DIR=$INK_TOOLCHAIN/target
unset RUSTFLAGS CARGO_ENCODED_RUSTFLAGS CARGO_BUILD_TARGET CARGO_BUILD_RUSTFLAGS RUSTUP_TOOLCHAIN
