#!/usr/bin/env python3
"""The tables of docs/fault-suite.md, from what the tests recorded; --all prints every fault."""

import collections
import json
import sys
from pathlib import Path

RECORDED = Path(__file__).resolve().parent / "recorded"
WORDS = ("told", "no difference", "text only", "undecided", "not asked", "silent")
LAYERS = ("clauses", "engines", "protocol", "encoding", "meaningless")


def rows():
    found = []
    for path in sorted(RECORDED.glob("*.jsonl")):
        found += [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return found


def word(verdict):
    return verdict.partition(":")[0]


def line(*cells):
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def head(*cells):
    return [line(*cells), "|" + "---|" * len(cells)]


def who_saw_what(all_rows):
    counts = collections.defaultdict(collections.Counter)
    for row in all_rows:
        for checker, verdict in row["seen"].items():
            counts[row["layer"], checker][word(verdict)] += 1
    yield from head("layer", "checker", *WORDS)
    for (layer, checker), count in sorted(counts.items(), key=lambda one: LAYERS.index(one[0][0])):
        yield line(layer, checker, *(count[each] or "" for each in WORDS))


def by_game(all_rows):
    games = sorted({row["game"] for row in all_rows})
    yield from head("layer", "faults", *games, "not seen by all who should")
    for layer in LAYERS:
        of_layer = [row for row in all_rows if row["layer"] == layer]
        count = collections.Counter(row["game"] for row in of_layer)
        yield line(layer, len(of_layer), *(count[game] or "" for game in games), sum("gap" in row for row in of_layer))


def proofs(all_rows):
    count = collections.Counter(
        verdict.partition(": ")[2]
        for row in all_rows for verdict in [row["seen"].get("check", "")] if word(verdict) == "no difference")
    yield from head("proof that nothing changes", "clauses")
    for proof, times in sorted(count.items(), key=lambda one: (-one[1], one[0])):
        yield line(proof, times)


def gaps(all_rows):
    count = collections.Counter()
    for row in all_rows:
        if "gap" in row:
            topic = row["fault"].partition("/")[2].partition("#")[0] or row["fault"]
            what, _, why = row["gap"].partition(" (")
            count[topic, row["game"], ": ".join(what.split(": ")[:2]), why.rstrip(")")] += 1
    yield from head("question", "game", "clauses", "who does not tell", "why")
    for (topic, game, what, why), times in sorted(count.items()):
        yield line(f"`{topic}`", game, times, what, why)


def everything(all_rows):
    yield from head("layer", "game", "fault", "who saw what")
    for row in all_rows:
        seen = "; ".join(f"{checker}: {verdict}" for checker, verdict in row["seen"].items())
        yield line(row["layer"], row["game"], row["fault"].replace("|", "\\|"), seen)


def page():
    found = rows()
    parts = [("", by_game(found)), ("## Who saw what", who_saw_what(found)), ("## Proofs", proofs(found)),
             ("## What is not seen by all", gaps(found))]
    return "\n\n".join("\n".join([*([title, ""] if title else []), *table]) for title, table in parts)


if __name__ == "__main__":
    print("\n".join(everything(rows())) if "--all" in sys.argv[1:] else page())
