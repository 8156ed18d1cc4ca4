#!/usr/bin/env python3
"""Holds hanaproof against the independent referee: compare.py GAME --hanaproof COMMAND --positions N.

In each position three things are compared: what may be done, what comes of one move, and the score.
"""

import argparse
import importlib
import json
import random
import sys
import time
from collections import Counter
from pathlib import Path

from talk import Speaker

TABLES = 32  # games at a time


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("hachi", "sakura", "sutda"))
    parser.add_argument("--hanaproof", required=True, help="the command")
    parser.add_argument("--with", dest="side", choices=("spec", "engine"), default="spec")
    parser.add_argument("--positions", type=int, default=10000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rule", action="append", default=[], help="TOPIC=READING by which hanaproof plays")
    parser.add_argument("--reading", action="append", default=[], help="QUESTION=ANSWER by which the referee plays")
    parser.add_argument("--json", help="also write what was compared to this file")
    parser.add_argument("--show", type=int, default=5, help="how many differences to print")
    return parser.parse_args()


def difference(kind, ours, theirs):
    """The fields that differ, and how."""
    if ours == theirs:
        return None
    if isinstance(ours, dict) and isinstance(theirs, dict):
        fields = sorted(name for name in ours.keys() | theirs.keys() if ours.get(name) != theirs.get(name))
        values = {name: [ours.get(name), theirs.get(name)] for name in fields}
        if fields == ["match"] or "match" in fields and isinstance(ours.get("match"), dict):
            match, other = ours["match"], theirs["match"]
            inner = sorted(name for name in match.keys() | other.keys() if match.get(name) != other.get(name))
            values["match"] = {name: [match.get(name), other.get(name)] for name in inner}
            fields += ["match." + name for name in inner]
        return kind + ": " + ", ".join(fields), values
    return kind, {"referee": ours, "hanaproof": theirs}


def asked(function, *arguments):
    """What the referee says; of what cannot be by its rules it says that it refuses it."""
    try:
        return function(*arguments)
    except (IndexError, KeyError, TypeError, ValueError):
        return {"refused": True}


class Comparison:
    def __init__(self, options):
        self.options = options
        self.game = importlib.import_module(options.game + ".sides")
        readings = importlib.import_module(options.game + ".readings")
        self.readings = readings.defaults()
        for argument in options.reading:
            self.readings = readings.with_answer(self.readings, argument)
        self.rules = dict(rule.split("=", 1) for rule in options.rule)
        self.speaker = Speaker([options.hanaproof, "serve", "--with", options.side])
        self.rng = random.Random(options.seed)
        self.kinds, self.met, self.compared, self.shown = Counter(), Counter(), 0, 0

    def start(self, before):
        position = self.game.start(self.rng, before)
        return position | {"rules": position.get("rules", {}) | self.rules} if self.rules else position

    def check(self, kind, ours, theirs, position, move=None):
        found = difference(kind, ours, theirs)
        if not found:
            return
        self.kinds[found[0]] += 1
        if self.shown < self.options.show and self.kinds[found[0]] <= 2:
            self.shown += 1
            print(found[0], json.dumps(found[1]), "\n  move", move, "\n ", json.dumps(position))

    def answers(self, requests, field=None):
        replies = self.speaker.ask_all(requests)
        for request, reply in zip(requests, replies):
            if "error" in reply or "unsupported" in reply:
                raise SystemExit("%s\n  %s" % (json.dumps(reply), json.dumps(request)))
            reply.pop("id")
        return [reply[field] for reply in replies] if field else replies

    def open_tables(self, befores):
        deals = [self.start(before) for before in befores]
        laid_out = [deal for deal in deals if self.game.is_laid_out(deal)]
        theirs = iter(self.answers([{"do": "open", "position": deal} for deal in laid_out], "position"))
        return [self.opened(deal, next(theirs)) if self.game.is_laid_out(deal) else deal for deal in deals]

    def opened(self, deal, theirs):
        if hasattr(self.game, "opened"):
            ours = self.game.opened(deal, self.readings)
            self.check("open", self.game.plain(ours), self.game.plain(theirs), deal)
        return theirs

    def step(self, tables):
        """Compares every table's position, and plays one move at each."""
        game = self.game
        offered = self.answers([{"do": "moves", "position": position} for position in tables], "moves")
        scores = self.answers([{"do": "score", "position": position} for position in tables])
        chosen = []
        for position, moves, score in zip(tables, offered, scores):
            self.check("moves", sorted(asked(game.moves, position, self.readings)), sorted(moves), position)
            ours = asked(game.score, position, self.readings)
            self.check("score", plain_score(ours), plain_score(score), position)
            self.met[game.kind(position, score)] += 1
            chosen.append(game.preferred(self.rng, position, sorted(moves)) if moves else None)
        self.compared += len(tables)
        alive = [place for place, move in enumerate(chosen) if move]
        requests = [{"do": "play", "position": tables[place], "move": chosen[place]} for place in alive]
        for place, theirs in zip(alive, self.answers(requests, "position")):
            ours = asked(lambda *known: game.plain(game.played(*known)), tables[place], chosen[place], self.readings)
            self.check("play", ours, game.plain(theirs), tables[place], chosen[place])
            tables[place] = theirs
        ended = [place for place, move in enumerate(chosen) if not move]
        for place, fresh in zip(ended, self.open_tables([tables[place] for place in ended])):
            tables[place] = fresh

    def run(self):
        tables = self.open_tables([None] * TABLES)
        while self.compared < self.options.positions:
            self.step(tables)
        self.speaker.close()


def plain_score(score):
    def plain_yaku(yaku):
        return sorted((one["id"], one["points"]) for one in yaku)
    score = {name: value for name, value in score.items() if name != "payment" or "money" in score}
    return score | {"yaku": [plain_yaku(yaku) for yaku in score["yaku"]]} if "yaku" in score else score


def main():
    options = arguments()
    comparison = Comparison(options)
    began = time.time()
    comparison.run()
    told = {"game": options.game, "with": options.side, "seed": options.seed, "positions": comparison.compared,
            "met": dict(sorted(comparison.met.items())), "differences": dict(comparison.kinds.most_common()),
            "seconds": round(time.time() - began)}
    for name in ("met", "differences"):
        for kind, count in told[name].items():
            print("%9d  %s" % (count, kind))
    print("%s: %d positions compared with the %s, seed %d, in %d s: %d differences" % (
        options.game, told["positions"], options.side, options.seed, told["seconds"], sum(comparison.kinds.values())))
    if options.json:
        Path(options.json).write_text(json.dumps(told) + "\n")
    sys.exit(1 if comparison.kinds else 0)


if __name__ == "__main__":
    main()
