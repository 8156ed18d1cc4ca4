#!/usr/bin/env python3
"""A toy engine for hana-awase.pl that speaks the engine protocol. One rule is wrong on purpose."""
import json
import sys

WORTH = {"L": 20, "A": 10, "R": 5, "d": 1}
KINDS = ["LRdd", "ARdd", "LRdd", "ARdd", "ARdd", "ARdd", "ARdd", "LAdd", "ARdd", "ARdd", "LARd", "Lddd"]

def worth(card):
    return WORTH[KINDS["123456789ABC".index(card[0])][int(card[1]) - 1]]

def captures(card, field, drawn):
    same = sorted(c for c in field if c[0] == card[0])
    if len(same) == 2 or (len(same) == 3 and not drawn):
        return [[c] for c in same]
    return [same]

def moves(p):
    drawn = p["phase"] == "choose"
    cards = [p["drawn"]] if drawn else [] if p["phase"] == "over" else p["hands"][p["turn"]]
    return [c + "x" * bool(t) + ",".join(t) for c in cards for t in captures(c, p["field"], drawn)]

def settle(p, card, taken):
    p["field"] = sorted([c for c in p["field"] if c not in taken] + ([] if taken else [card]))
    p["captured"][p["turn"]] = sorted(p["captured"][p["turn"]] + ([card] + taken if taken else []))

def play(p, move):
    card, _, taken = move.partition("x")
    draws = p["phase"] == "play"
    if draws:
        p["hands"][p["turn"]].remove(card)
        if card[0] == "B":
            p.setdefault("november_played", [False] * p["players"])[p["turn"]] = True
    p.pop("drawn", None)
    settle(p, card, [c for c in taken.split(",") if c])
    while True:
        if draws and p["stock"]:
            card = p["stock"].pop(0)
            options = captures(card, p["field"], True)
            if len(options) > 1:
                return {**p, "phase": "choose", "drawn": card}
            settle(p, card, options[0])
        draws, after = True, (p["turn"] + 1) % p["players"]
        if p["hands"][after] or not p["stock"]:
            return {**p, "turn": after, "phase": "play"} if p["hands"][after] else {**p, "phase": "over"}
        p["turn"] = after

def score(p):
    points = [sum(map(worth, pile)) for pile in p["captured"]]
    yaku = {"yaku": [[] for _ in points], "points": points}
    return {**yaku, "result": points, "payment": [0] * p["players"]} if p["phase"] == "over" else yaku

HELLO = {"name": "toy.py", "version": "1", "editions": ["hana-awase.pl"]}
ANSWERS = {"hello": lambda r: HELLO, "moves": lambda r: {"moves": moves(r["position"])},
           "play": lambda r: {"position": play(r["position"], r["move"])}, "score": lambda r: score(r["position"]),
           **dict.fromkeys(["open", "replay", "deal"], lambda r: {"unsupported": "a toy does not do that"})}
UNKNOWN = lambda r: {"error": "unknown"}

def answer(line):
    try:
        request = json.loads(line)
    except ValueError:
        return {"id": None, "error": "not JSON"}
    return {"id": request["id"], **ANSWERS.get(request.get("do"), UNKNOWN)(request)}

for line in sys.stdin:
    print(json.dumps(answer(line)), flush=True)
