#!/usr/bin/env python3
"""The table of docs/independent-referee.md, from what bulk.py wrote: table.py FILE..."""

import json
import sys
from pathlib import Path

NAMES = {"hachi": "Hachi-Hachi", "sakura": "Sakura with the wildcard", "sutda": "Sutda"}


def rows(texts):
    yield "| game | held against | seed | positions | of these, rounds that ended | differences |"
    yield "|---|---|---|---|---|---|"
    for line in "".join(texts).splitlines():
        told = json.loads(line)
        ended = sum(count for kind, count in told["met"].items() if kind.startswith("over"))
        yield "| %s | %s | %d | %d | %d | %d |" % (
            NAMES[told["game"]], {"spec": "specification", "engine": "engine"}[told["with"]], told["seed"],
            told["positions"], ended, sum(told["differences"].values()))


if __name__ == "__main__":
    print("\n".join(rows(Path(name).read_text() for name in sys.argv[1:])))
