#!/usr/bin/env bash
# deb.sh BUILD: makes the Debian package of what the build has, unpacks it into a test root, runs the
# command and builds the example there.
set -euo pipefail
# shellcheck source=tests/install/example.sh
source "$(dirname "${BASH_SOURCE[0]}")/example.sh"

build=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

logged "$folder/cpack.log" cpack -G DEB --config "$build/CPackConfig.cmake" -B "$folder/made"
deb=$(find "$folder/made" -maxdepth 1 -name '*.deb')
field() { dpkg-deb --field "$deb" "$1"; }

expect "name" hanaproof "$(field Package)"
expect "version" "$version" "$(field Version | sed 's/+native$//')"
expect "architecture" "$(dpkg --print-architecture)" "$(field Architecture)"
[[ -n $(field Maintainer) && -n $(field Description) ]] || fail "no maintainer or description"

# What the programs are linked with, as `dpkg-shlibdeps` found it, is what is installed here.
depends=$(field Depends)
[[ $depends == *libc6* && $depends == *libz3* ]] || fail "depends on \"$depends\""
while read -r package relation wanted; do
  have=$(dpkg-query --show --showformat='${Version}' "$package") || fail "$package is not installed"
  [[ -z $wanted ]] || dpkg --compare-versions "$have" "$relation" "$wanted" ||
    fail "$package is $have: $relation $wanted was expected"
done < <(tr ',' '\n' <<<"$depends" | tr -d '()')

root_of_test=$folder/root
dpkg-deb --extract "$deb" "$root_of_test"
expect "files of the wrong mode" "" "$(find "$root_of_test/usr" -perm /022 ! -type l)"
export LD_LIBRARY_PATH=$root_of_test/usr/lib
expect "version of the command" "hanaproof $version" "$("$root_of_test/usr/bin/hanaproof" --version)"
"$root_of_test/usr/bin/hanaproof" perft --edition robin-red.koi-koi.en --depth 2 >/dev/null
build_example "$root_of_test/usr" "$folder/example"
