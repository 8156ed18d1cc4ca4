"""Positions that are wrong in one field each, as files and at the engine protocol."""

import copy
import json

from command import Case, READ, REFUSED

DEAL = {
    "edition": "hana-awase.pl", "players": 2, "dealer": 0, "deck": ["11", "12", "13", "21", "24", "31", "32", "42"],
    "rules": {"deal.hand-size": "1", "deal.field-size": "3"}, "hands": [["11"], ["24"]],
    "field": ["12", "13", "31"], "stock": ["32", "21", "42"], "captured": [[], []], "turn": 0, "phase": "play",
}
ESCAPE = "\x1b[2J"
VALUES = {
    "null": None, "truth": True, "number": 7, "negative": -1, "fraction": 0.5, "huge": 10**30, "text": "nonsense",
    "empty": "", "escape": ESCAPE, "override": "\u202e", "long": "a" * 100_000, "list": [], "list of nothing": [None],
    "list of lists": [[[]]], "table": {}, "table with an escape": {ESCAPE: ESCAPE},
    "cards twice": ["11", "11"], "no cards": ["D4"], "many": ["11"] * 10_000, "deep": None,
}
# Left out or null is what a field is by default; these say nothing wrong where they stand.
FINE = {("dealer", "null"), ("deck", "null"), ("rules", "null"), ("captured", "null"), ("rules", "table")}


def perft(name, text, statuses=REFUSED, says=""):
    return Case(f"position: {name}", ("perft", "--edition", "hana-awase.pl", "--position", "position.json", "--depth", "1"),
                (("position.json", text),), statuses=statuses, says=says)


def one_field_each():
    for field in DEAL:
        for what, value in VALUES.items():
            position = copy.deepcopy(DEAL)
            position[field] = value
            text = json.dumps(position)
            if what == "deep":
                text = text.replace(f'"{field}": null', f'"{field}": ' + "[" * 5000 + "]" * 5000)
            yield perft(f"{field}, {what}", text, READ if (field, what) in FINE else REFUSED)
        left_out = {key: value for key, value in DEAL.items() if key != field}
        yield perft(f"{field}, left out", json.dumps(left_out), READ)
        yield perft(f"{field}, misspelt", json.dumps({**left_out, field + "x": DEAL[field]}), READ)


def rules():
    for what, value in {
        "number": 8, "truth": True, "list": ["all"], "toml": "8\n[[clause]]\ntopic = 'x'", "escape": ESCAPE,
        "long": "a" * 100_000, "nothing": "", "deep": "[" * 5000,
    }.items():
        position = copy.deepcopy(DEAL)
        position["rules"]["capture.played.three"] = value
        yield perft(f"a rule, {what}", json.dumps(position))
    for topic in ("nonsense", "", ESCAPE, "yaku.", "yaku.\u202e", "option.nothing", "a" * 100_000):
        position = copy.deepcopy(DEAL)
        position["rules"][topic] = "all"
        yield perft(f"rules of {topic[:10]!r}", json.dumps(position))


def whole_files():
    good = json.dumps(DEAL)
    for what, content in {
        "empty": "", "binary": bytes(range(256)), "open": good[:-1], "behind": good + "x", "twice": good + good,
        "list": "[" + good + "]", "text": '"a"', "brackets": "[" * 1_000_000, "latin-1": b'{"edition":"\xe9"}',
        "surrogate": '{"edition":"\\ud800"}', "nan": '{"players":NaN}', "comment": "// a\n" + good,
    }.items():
        yield perft(f"file, {what}", content)
    yield perft("file as it should be", good, frozenset({0}))


def served():
    """Lines that the engine protocol gets an error for, and goes on."""
    lines = []
    for field in DEAL:
        for what, value in VALUES.items():
            if (field, what) in FINE or what == "deep":
                continue
            lines.append({"id": len(lines), "do": "moves", "position": {**DEAL, field: value}})
    for do in ("moves", "score", "play", "open", "replay", "perft", "nonsense", ESCAPE, "", None, 7):
        lines.append({"id": len(lines), "do": do})
    given = "".join(json.dumps(line) + "\n" for line in lines).encode()
    given += b"nonsense\n{}\n[]\n\xff\xfe\n" + b"[" * 100_000 + b"\n"
    last = json.dumps({"id": 99_999, "do": "moves", "position": DEAL}) + "\n"
    yield Case("protocol: one bad line after another", ("serve",), given=given + last.encode(),
               statuses=frozenset({0}), says=r'"id":99999,"moves":\["11x12","11x13"\]')
    yield Case("protocol: an end within a line", ("serve",), given=last.encode()[:-5], statuses=READ)


def cases():
    for make in (one_field_each, rules, whole_files, served):
        yield from make()
