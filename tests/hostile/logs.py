"""Corpora, and games that were written down, wrong in one field each."""

import copy
import json

from command import Case, READ, REFUSED
from values import DEEP, VALUES

DEAL = {
    "edition": "hana-awase.pl", "players": 2, "dealer": 0, "deck": ["11", "12", "13", "21", "24", "31", "32", "42"],
    "rules": {"deal.hand-size": "1", "deal.field-size": "3"}, "hands": [["11"], ["24"]],
    "field": ["12", "13", "31"], "stock": ["32", "21", "42"], "captured": [[], []], "turn": 0, "phase": "play",
}
GAME = {"position": DEAL, "moves": ["11x12", "24"], "result": [7, 0], "points": [7, 0], "payment": [7, -7]}
ANY = frozenset({0, 1, 2})


def log(name, text, statuses=ANY):
    return Case(f"log: {name}", ("regress", "log", "games.jsonl", "--edition", "hana-awase.pl"),
                (("games.jsonl", text),), statuses=statuses)


def corpus(name, text, statuses=REFUSED):
    return Case(f"corpus: {name}", ("regress", "run", "corpus.jsonl", "--engine", '"$HANAPROOF" serve'),
                (("corpus.jsonl", text),), statuses=statuses)


def games():
    for what, value in VALUES.items():
        for field in GAME:
            game = {**copy.deepcopy(GAME), field: value}
            yield log(f"{field}, {what}", json.dumps(game) + "\n")
        for field in DEAL:
            game = copy.deepcopy(GAME)
            game["position"][field] = value
            yield log(f"position.{field}, {what}", json.dumps(game) + "\n")
        yield log(f"one move, {what}", json.dumps({**GAME, "moves": [value]}) + "\n")


def files(make):
    good = json.dumps(GAME) + "\n"
    for what, text in {"binary": bytes(range(256)), "open": good[:-5], "deep": DEEP, "list": "[]\n", "text": '"a"\n',
                       "latin-1": b'{"moves":["\xe9"]}\n', "surrogate": '{"moves":["\\ud800"]}\n',
                       "one long line": '{"moves":["' + "1" * 3_000_000 + '"]}\n'}.items():
        yield make(f"file, {what}", text, REFUSED)
    yield make("file, empty", "", READ)
    yield make("file, blank lines", "\n" * 100_000, READ)


def corpora():
    head = {"schema": {"name": "hanaproof.corpus", "version": 2}, "edition": "hana-awase.pl",
            "recorded_by": "0.1.0", "seed": 1, "entries": 1, "signature": "0" * 16}
    entry = {"position": DEAL, "moves": ["11x12"], "move": "11x12"}
    for what, value in VALUES.items():
        for field in head:
            yield corpus(f"{field}, {what}", json.dumps({**head, field: value}) + "\n" + json.dumps(entry) + "\n")
        for field in entry:
            yield corpus(f"entry.{field}, {what}",
                         json.dumps(head) + "\n" + json.dumps({**entry, field: value}) + "\n")
    yield corpus("a signature that is not its own", json.dumps(head) + "\n" + json.dumps(entry) + "\n")


def cases():
    yield from games()
    yield from files(log)
    yield from corpora()
    yield from files(corpus)
