#!/usr/bin/env bash
# api_pages.sh: the pages of the library are made without a warning, and one would be noticed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

if ! command -v doxygen >/dev/null; then
  echo "skipped: doxygen is missing"
  exit 77
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export HANAPROOF_VERSION=0 HANAPROOF_API_PAGES=$folder

doxygen docs/api/Doxyfile >"$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }
# The front page leads to every class that it names.
for class in Editions Rules Game State Solver Error; do
  grep -q "href=\"classhanaproof_1_1$class.html\"" "$folder/html/index.html" || {
    echo "the front page has no link to $class"
    exit 1
  }
done

# The same with one comment too many.
mkdir "$folder/faulty"
cp bindings/library/include/hanaproof/*.h "$folder/faulty"
sed -i 's@^class HANAPROOF_API Solver@// See \\ref nowhere.\n&@' "$folder/faulty/solving.h"
{ cat docs/api/Doxyfile; echo "INPUT = $folder/faulty"; } >"$folder/Doxyfile"
if doxygen "$folder/Doxyfile" >"$folder/log" 2>&1; then
  echo "a reference that leads nowhere goes unnoticed"
  exit 1
fi
grep -q nowhere "$folder/log"
