#!/bin/sh
# Says in one sentence what this machine lacks, before anything long begins.
#   machine.sh tools PYTHON    Python, Rust and a linker are there and new enough
#   machine.sh room MB WHAT    the disk has room for it
set -eu
cd "$(dirname "$0")/.."

stop() { echo "$1" >&2; exit 2; }

is_older() { # VERSION NEEDED, as 1.63.0 and 1.85
  awk -v a="$1" -v b="$2" 'BEGIN { split(a, x, "."); split(b, y, "."); exit !(x[1] < y[1] || (x[1] == y[1] && x[2] < y[2])) }'
}

check_python() { # PROGRAM
  how='Debian/Ubuntu: apt-get install python3 python3-venv; macOS: brew install python; or name another one: make PYTHON=python3.12'
  needed=$(sed -n 's/^requires-python = ">=\(.*\)"/\1/p' pyproject.toml)
  command -v "$1" >/dev/null || stop "Python $needed or later is needed, no $1 was found. $how"
  found=$("$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])') || stop "Python $needed or later is needed, $1 does not start. $how"
  is_older "$found" "$needed" && stop "Python $needed or later is needed, $1 is Python $found. $how"
  "$1" -c 'import venv, ensurepip' 2>/dev/null || \
    stop "Python $found cannot make virtual environments. Debian/Ubuntu: apt-get install python3-venv"
}

check_rust() {
  how='Get it from https://rustup.rs, or where it is installed: rustup update stable'
  needed=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
  command -v cargo >/dev/null && command -v rustc >/dev/null || stop "Rust $needed or later is needed, none was found. $how"
  found=$(rustc --version 2>/dev/null | sed -n 's/^rustc \([0-9.]*\).*/\1/p')
  [ -n "$found" ] || stop "Rust $needed or later is needed, rustc does not start. $how"
  is_older "$found" "$needed" && stop "Rust $needed or later is needed, Rust $found was found. $how"
  return 0
}

check_linker() {
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  echo 'fn main() {}' | rustc --crate-name linked --out-dir "$folder" - 2> "$folder/why" || {
    how='Debian/Ubuntu: apt-get install gcc libc6-dev; Fedora: dnf install gcc; macOS: xcode-select --install'
    stop "Rust needs a C linker, and linking an empty program failed ($(sed -n 's/^error: //p' "$folder/why" | head -n 1)). $how"; }
}

case $1 in
  tools)
    check_python "$2"
    check_rust
    check_linker ;;
  room)
    free=$(($(df -Pk . | awk 'NR == 2 { print $4 }') / 1024))
    [ "$free" -ge "$2" ] || stop "$3 needs $2 MB on this disk, $free MB are free. Make some room (make clean, old builds, caches) and try again." ;;
esac
