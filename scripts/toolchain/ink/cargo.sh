#!/bin/bash
# cargo.sh ARGUMENTS...: cargo with the toolchain that setup.sh made, and no machine path in what it compiles.
#   FIVEFOLD_RUSTFLAGS adds compiler flags; the caller's own RUSTFLAGS are ignored, they would change every hash.
set -euo pipefail
HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
. "$HERE/env.sh"
[ -x "$RUSTC" ] || { echo "cargo.sh: no toolchain in $INK_TOOLCHAIN: run setup.sh first" >&2; exit 1; }

# File names in panic messages would otherwise depend on where things are. rustc applies the last match.
SOURCES=$(cd "$HERE/../../../contracts/ink" && pwd)
RUSTFLAGS="${FIVEFOLD_RUSTFLAGS:-} --remap-path-prefix=$INK_TOOLCHAIN=/toolchain --remap-path-prefix=$SOURCES=/src"
for registry in "$CARGO_HOME"/registry/src/*/; do
  RUSTFLAGS+=" --remap-path-prefix=${registry%/}=/registry"
done
export RUSTFLAGS
exec cargo "$@"
