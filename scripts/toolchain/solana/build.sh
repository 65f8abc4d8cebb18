#!/bin/bash
# build.sh WORKSPACE_DIR OUT_DIR
# Builds every program (cdylib under programs/) of a cargo workspace to OUT_DIR/<name>.so (sBPF v0).
# The result depends on sources, lock file and toolchain only, not on where any of them is on this machine.
set -euo pipefail
die() { echo "build: $*" >&2; exit 1; }
[ $# -eq 2 ] || die "usage: build.sh WORKSPACE_DIR OUT_DIR"
TC=${SBF_TOOLCHAIN:-${XDG_CACHE_HOME:-$HOME/.cache}/sbf-toolchain}
for s in rust newer linker builtins; do [ -f "$TC/.done/$s" ] || die "no complete toolchain in $TC: run setup.sh"; done
TC=$(cd "$TC" && pwd)
WS=$(cd "$1" && pwd) || die "no such workspace: $1"
mkdir -p "$2"; OUT=$(cd "$2" && pwd)
[ -f "$WS/Cargo.toml" ] || die "no Cargo.toml in $WS"
[ -f "$WS/Cargo.lock" ] || die "no Cargo.lock in $WS: run cargo generate-lockfile and keep it in git"

programs=$(cd "$WS" && cargo metadata --locked --no-deps --format-version 1 | python3 -c '
import json, os, sys
workspace = json.load(sys.stdin)
programs = os.path.join(workspace["workspace_root"], "programs", "")
for p in workspace["packages"]:
    for t in p["targets"]:
        if "cdylib" in t["crate_types"] and p["manifest_path"].startswith(programs):
            print(p["name"], t["name"].replace("-", "_"))')
# what the images for the local chain are built with, beside the default features
features=$(cd "$WS" && cargo metadata --locked --no-deps --format-version 1 | python3 -c '
import json, sys
for p in json.load(sys.stdin)["packages"]:
    for feature in ((p["metadata"] or {}).get("fivefold") or {}).get("local-features", []):
        print(p["name"] + "/" + feature)')
[ -n "$programs" ] || die "no cdylib crate in $WS/programs"

target=${CARGO_TARGET_DIR:-$WS/target}/sbf
mkdir -p "$target"; target=$(cd "$target" && pwd)
# cargo sees neither changes of std's sources nor of what hides behind the linker's path
key=$(cd "$TC" && cat .done/{rust,newer,linker,builtins} log/*.packages | sha256sum)
if [ "$(cat "$target/.toolchain" 2>/dev/null)" != "$key" ]; then
  rm -rf "$target"/sbpf-solana "$target"/release; echo "$key" >"$target/.toolchain"
fi

# solana-* crates look at target_os, not at the architecture. The linker is given apart: its path would count as part of the target.
spec=$target/sbpf-solana.json
cat >"$spec.new" <<J
{
  "arch": "bpf",
  "os": "solana",
  "vendor": "solana",
  "llvm-target": "bpfel",
  "data-layout": "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128",
  "target-pointer-width": 64,
  "linker-flavor": "bpf",
  "linker-is-gnu": false,
  "obj-is-bitcode": true,
  "dynamic-linking": true,
  "position-independent-executables": true,
  "crt-objects-fallback": "false",
  "atomic-cas": true,
  "min-atomic-width": 8,
  "max-atomic-width": 64,
  "singlethread": true,
  "merge-functions": "disabled",
  "no-builtins": false,
  "panic-strategy": "abort"
}
J
cmp -s "$spec.new" "$spec" || cp "$spec.new" "$spec"
rm "$spec.new"

cd "$WS"
cargo fetch --locked --quiet
flags=(-Zunstable-options -Cpanic=immediate-abort -Ctarget-cpu=v2 -Ctarget-feature=+allows-misaligned-mem-access
  -Clink-arg=--arch=v0 -Clink-arg=--llvm-args=--bpf-stack-size=4096
  "--remap-path-prefix=$WS=/workspace" "--remap-path-prefix=$(echo "$TC"/rust/usr/src/rustc-*)=/rustc")
cargo_home=${CARGO_HOME:-$HOME/.cargo}
for dir in "$cargo_home"/registry/src/*; do flags+=("--remap-path-prefix=$dir=/cargo"); done

export CARGO_TARGET_DIR=$target RUSTC=$TC/bin/rustc CARGO_TARGET_SBPF_SOLANA_LINKER=$TC/bin/sbpf-ld
export RUSTC_BOOTSTRAP=1 RUSTC_BOOTSTRAP_SYNTHETIC_TARGET=1 CARGO_INCREMENTAL=0
unset RUSTFLAGS RUSTC_WRAPPER
CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f'; echo "${flags[*]}"); export CARGO_ENCODED_RUSTFLAGS
select=(); while read -r pkg _; do select+=(-p "$pkg"); done <<<"$programs"
for feature in $features; do select+=(--features "$feature"); done
cargo build --locked --release -Zjson-target-spec -Zbuild-std=core,alloc,std --target "$spec" "${select[@]}"
while read -r _ lib; do
  built=$target/sbpf-solana/release/lib$lib.so
  for path in "$WS" "$TC" "$cargo_home" "$target"; do
    ! grep -qaF "$path" "$built" || die "$built contains a path of this machine: $path"
  done
  cp "$built" "$OUT/$lib.so"
  echo "$lib.so: $(stat -c %s "$OUT/$lib.so") bytes, sha256 $(sha256sum "$OUT/$lib.so" | cut -c1-16)"
done <<<"$programs"
