#!/usr/bin/env python3
"""The independent referee as an engine: engine.py GAME [QUESTION=ANSWER...]."""

import importlib
import json
import sys


def answer(game, readings, request):
    what, position = request.get("do"), request.get("position")
    if what == "hello":
        return {"name": "independent referee", "version": "1", "editions": game.EDITIONS,
                "does": ["moves", "play", "score", "open"]} | game.HELLO
    if position is not None and not game.knows(position):
        return {"unsupported": "the referee knows the rules by their defaults alone"}
    if what == "open":
        return {"position": game.tidy(game.opened(position, readings))}
    if what == "moves":
        return {"moves": game.moves(position, readings)}
    if what == "play":
        return {"position": game.tidy(game.played(position, request["move"], readings))}
    if what == "score":
        return game.score(position, readings)
    return {"error": "do: expected hello, open, moves, play or score"}


def main():
    game = importlib.import_module(sys.argv[1] + ".sides")
    rules = importlib.import_module(sys.argv[1] + ".readings")
    readings = rules.defaults()
    for argument in sys.argv[2:]:
        readings = rules.with_answer(readings, argument)
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps({"id": request["id"]} | answer(game, readings, request)), flush=True)


if __name__ == "__main__":
    main()
