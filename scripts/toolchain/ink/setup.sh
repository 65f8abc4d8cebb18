#!/bin/bash
# Makes a Rust toolchain that compiles ink! contracts and Substrate runtimes to wasm, from the machine's Debian mirror
# alone, and fetches the crates that the lock files name. Nothing on the system changes; a second run does nothing.
# It goes to $INK_TOOLCHAIN, else ${XDG_CACHE_HOME:-~/.cache}/ink-toolchain.
set -euo pipefail

RUST_SERIES=1.96
LLVM=22

HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
. "$HERE/env.sh"
DIR=$INK_TOOLCHAIN
die() { echo "setup: $*" >&2; exit 1; }

do_download() {
  # Private apt state: signatures are checked as usual.
  local state=$DIR/apt version
  mkdir -p "$state"/lists/partial "$state"/cache/archives/partial "$DIR/debs"
  local options=(-q -o Dir::State="$state" -o Dir::State::Lists="$state/lists" -o Dir::Cache="$state/cache"
    -o Dir::State::status=/var/lib/dpkg/status -o APT::Sandbox::User="$(id -un)" -o Acquire::Languages=none
    -o Acquire::Retries=3 -o Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false -o APT::Update::Error-Mode=any)
  apt-get "${options[@]}" update
  version=$(apt-cache "${options[@]}" policy rustc-web | awk '/Candidate:/{print $2}')
  case $version in
    "$RUST_SERIES".*) ;;
    '' | '(none)') echo "no rustc-web in this machine's Debian sources (Debian 12 with its security suite has it)"; return 1;;
    *) echo "Debian now offers rustc-web $version, the artifacts are built with $RUST_SERIES (INK_ANY_RUST=1 tries anyway)"
       [ -n "${INK_ANY_RUST:-}" ] || return 1;;
  esac
  cd "$DIR/debs"; rm -f ./*.deb
  # the last five are libraries that cargo links against and a lean Debian lacks
  apt-get "${options[@]}" download rustc-web cargo-web "libstd-rust-web-$RUST_SERIES" libstd-rust-web-dev rust-web-src \
    "libllvm$LLVM" "lld-$LLVM" libgit2-1.5 libmbedtls14 libmbedx509-1 libmbedcrypto7 libhttp-parser2.9
  rm -rf "$state"
}

do_rust() {
  ls "$DIR"/debs/*.deb >/dev/null 2>&1 || do_download
  local new=$DIR/rust.new package missing
  rm -rf "$new"; mkdir "$new"
  for package in "$DIR"/debs/*.deb; do
    case $package in
      */rust-web-src_*) # build-std reads only library/, a small part of the source
        dpkg-deb --fsys-tarfile "$package" | tar -x -C "$new" --wildcards './usr/src/rustc-*/library' './usr/lib/rustlib/*';;
      *) dpkg-deb -x "$package" "$new";;
    esac
  done
  rm -rf "$new/usr/share" "$DIR/rust"; mv "$new" "$DIR/rust"
  missing=$(ldd "$RUSTC" "$DIR/rust/usr/bin/cargo" | awk '/not found/{print $1}' | sort -u)
  [ -z "$missing" ] || { echo "libraries this system lacks:" $missing; return 1; }
  rustc -vV; cargo -V; wasm-ld --version
  rm -rf "$DIR/debs"   # kept until here: a failed extraction does not download again
}

do_crates() {
  local ink=$HERE/../../../contracts/ink
  (cd "$ink" && cargo fetch --locked)
  (cd "$ink/runtime" && cargo fetch --locked)
}

# set -e has no effect inside a function called from a condition: a step is a child process
if [ "${1:-}" = --step ]; then "do_$2"; exit; fi
[ $# = 0 ] || die "takes no arguments (INK_TOOLCHAIN names the directory)"

[ "$(uname -sm)" = 'Linux x86_64' ] || die "only Linux x86_64 is supported"
for tool in apt-get apt-cache dpkg-deb cc ldd flock; do command -v $tool >/dev/null || die "missing command: $tool"; done
mkdir -p "$DIR"/{.done,log} || die "cannot write to $DIR"
exec 9>"$DIR/.lock"; flock -n 9 || die "another setup.sh is at work in $DIR"

step() {
  local name=$1 key=$2 start=$SECONDS
  if [ "$(cat "$DIR/.done/$name" 2>/dev/null)" = "$key" ]; then return; fi
  rm -f "$DIR/.done/$name"
  echo "$name ..."
  if ! bash "$HERE/setup.sh" --step "$name" >"$DIR/log/$name.log" 2>&1; then
    tail -n 15 "$DIR/log/$name.log" >&2; die "step '$name' failed; whole log: $DIR/log/$name.log"
  fi
  echo "$key" >"$DIR/.done/$name"; echo "$name: $((SECONDS - start)) s"
}

step rust "$RUST_SERIES $LLVM"
step crates "$(cat "$HERE"/../../../contracts/ink/{,runtime/}Cargo.lock | sha256sum | cut -c1-16)"
