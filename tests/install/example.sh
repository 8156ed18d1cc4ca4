# What the tests of installed trees share. Sourced with `set -euo pipefail`.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
examples=$root/bindings/library/examples
version=$(sed -n 's/^project(hanaproof VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# expect WHAT EXPECTED FOUND
expect() { [[ $2 == "$3" ]] || fail "$1: expected \"$2\", found \"$3\""; }

# logged LOG COMMAND...: shows what the command said only if it fails.
logged() {
  local log=$1
  shift
  "$@" >"$log" 2>&1 || fail "$(<"$log")"
}

# build_example PREFIX FOLDER: the example against the tree installed at the prefix, both ways, into the
# folder. Fails unless both programs run and print the same.
build_example() {
  local prefix=$1 folder=$2 flags pc
  mkdir -p "$folder"
  logged "$folder/cmake.log" cmake -S "$examples" -B "$folder/cmake" -G Ninja \
    -D CMAKE_PREFIX_PATH="$prefix" -D CMAKE_FIND_USE_PACKAGE_REGISTRY=OFF
  logged "$folder/build.log" cmake --build "$folder/cmake"

  pc=$(find "$prefix" -name hanaproof.pc)
  export PKG_CONFIG_PATH=${pc%/*}
  expect "version of the pkg-config file" "$version" "$(pkg-config --modversion hanaproof)"
  # A package that lies in a test root is nevertheless one of /usr for pkg-config.
  export PKG_CONFIG_ALLOW_SYSTEM_CFLAGS=1 PKG_CONFIG_ALLOW_SYSTEM_LIBS=1
  read -ra flags <<<"$(pkg-config --cflags --libs hanaproof)"
  g++ -std=c++20 "$examples/first_steps.cpp" "${flags[@]}" -o "$folder/first_steps"

  export LD_LIBRARY_PATH=${PKG_CONFIG_PATH%/pkgconfig}
  "$folder/cmake/first_steps" >"$folder/by_cmake.txt"
  "$folder/first_steps" >"$folder/by_pkg_config.txt"
  cmp "$folder/by_cmake.txt" "$folder/by_pkg_config.txt"
  grep -q '^four of a month in a hand: [0-9]*/[0-9]*$' "$folder/by_cmake.txt" ||
    fail "the example prints something else: $(<"$folder/by_cmake.txt")"
}
