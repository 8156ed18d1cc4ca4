#!/bin/bash
# wheel.sh ROOT BUILD PYTHON: makes the wheel of a built tree, installs it in an empty virtual environment
# and follows the tutorial there.
set -euo pipefail

root=$1 build=$2 python=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

HANAPROOF_BUILD=$build "$python" -m build --wheel --no-isolation --outdir "$work" \
  "$root/bindings/python" >"$work/log" 2>&1 || {
  cat "$work/log" >&2
  exit 1
}
wheel=("$work"/hanaproof-*.whl)
[[ ${#wheel[@]} == 1 && -f ${wheel[0]} ]] || { echo "expected one wheel: ${wheel[*]}" >&2; exit 1; }

"$python" -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --no-index --disable-pip-version-check "${wheel[0]}"

# Nowhere near the sources, and without what the environment of the caller adds.
cd "$work"
unset PYTHONPATH
"$work/venv/bin/python" - "$root/docs/python.md" <<'END'
import doctest
import sys

import hanaproof
from hanaproof import openspiel, pettingzoo

assert sys.prefix in hanaproof.__file__, hanaproof.__file__
assert openspiel.OpenSpielGame and pettingzoo.AECEnv
failed, tried = doctest.testfile(sys.argv[1], module_relative=False, optionflags=doctest.ELLIPSIS)
print(f"hanaproof {hanaproof.__version__}: {tried} examples of the tutorial, {failed} failed")
sys.exit(failed > 0 or tried == 0)
END
