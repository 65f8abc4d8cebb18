#!/bin/bash
# idl.sh PROGRAM_DIR OUT.json      the IDL of one Anchor program (its crate directory)
# Compiles the program for the host with its feature "idl-build", as `anchor idl build` does.
set -euo pipefail
die() { echo "idl: $*" >&2; exit 1; }
[ $# -eq 2 ] || die "usage: idl.sh PROGRAM_DIR OUT.json"
TC=${SBF_TOOLCHAIN:-${XDG_CACHE_HOME:-$HOME/.cache}/sbf-toolchain}
[ -f "$TC/.done/idl" ] || die "no complete toolchain in $TC: run setup.sh"
[ -f "$1/Cargo.toml" ] || die "no Cargo.toml in $1"
# anchor-lang-idl 0.1.4 passes a malformed "+toolchain" to cargo when RUSTUP_TOOLCHAIN is set
json=$(env -u RUSTUP_TOOLCHAIN -u RUSTC -u RUSTC_BOOTSTRAP "$TC/tools/bin/anchor-idl" "$1" --lib --locked) ||
  die "building the IDL of $1 failed"
printf '%s\n' "$json" >"$2"
