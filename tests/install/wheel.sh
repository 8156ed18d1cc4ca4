#!/usr/bin/env bash
# wheel.sh BUILD PYTHON: makes the wheel of what the build has, installs it in an empty virtual
# environment and follows the tutorial there.
set -euo pipefail
# shellcheck source=tests/install/example.sh
source "$(dirname "${BASH_SOURCE[0]}")/example.sh"

build=$1 python=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

HANAPROOF_BUILD=$build "$python" -m build --wheel --no-isolation --outdir "$folder" \
  "$root/bindings/python" >"$folder/build.log" 2>&1 || fail "$(<"$folder/build.log")"
wheel=$(find "$folder" -maxdepth 1 -name '*.whl')
[[ $wheel == */hanaproof-"$version"-cp* ]] || fail "wheel: \"$wheel\""

"$python" -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --no-index --disable-pip-version-check "$wheel"

# Nowhere near the sources, and without what the environment of the caller adds.
cd "$folder"
unset PYTHONPATH
expect "version" "$version" "$(venv/bin/python -c 'import hanaproof; print(hanaproof.__version__)')"
expect "place" "$folder/venv" "$(venv/bin/python -c 'import hanaproof; print(hanaproof.__file__)' |
  sed 's|/lib/.*||')"
venv/bin/python -m doctest -o ELLIPSIS "$root/docs/python.md"
