#!/usr/bin/env bash
# library.sh BUILD: installs what the build has into a folder, and builds the example against it.
set -euo pipefail
# shellcheck source=tests/install/example.sh
source "$(dirname "${BASH_SOURCE[0]}")/example.sh"

build=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
prefix=$folder/prefix

logged "$folder/install.log" cmake --install "$build" --prefix "$prefix"
for file in bin/hanaproof include/hanaproof/hanaproof.h share/man/man1/hanaproof.1 \
  share/bash-completion/completions/hanaproof share/doc/hanaproof/copyright; do
  [[ -s $prefix/$file ]] || fail "$file is not installed"
done
expect "version of the command" "hanaproof $version" "$("$prefix/bin/hanaproof" --version)"

build_example "$prefix" "$folder/example"

# Nobody can come to depend on what is not in the headers.
library=$(find "$prefix" -name "libhanaproof.so.$version")
expect "name that programs keep" "libhanaproof.so.${version%%.*}" \
  "$(objdump -p "$library" | awk '$1 == "SONAME" { print $2 }')"
others=$(nm -DC --defined-only "$library" | cut -d' ' -f3- |
  grep -vE '^(hanaproof::[A-Za-z_]+(::|\(|$)|(vtable|typeinfo|typeinfo name) for hanaproof::Error$)' || true)
expect "symbols beside the API" "" "$others"
inner=$(nm -DC --defined-only "$library" | cut -d' ' -f3- |
  grep -oE '^hanaproof::[a-z_]+::' | sort -u || true)
expect "symbols of inner namespaces" "" "$inner"

# A program that asks for a later library is told so by CMake.
sed 's/hanaproof 0.2/hanaproof 0.3/' "$examples/CMakeLists.txt" >"$folder/CMakeLists.txt"
cp "$examples/first_steps.cpp" "$folder"
if cmake -S "$folder" -B "$folder/later" -D CMAKE_PREFIX_PATH="$prefix" >"$folder/later.log" 2>&1; then
  fail "find_package(hanaproof 0.3) takes version $version"
fi
