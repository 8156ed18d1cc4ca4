"""Findings that were altered in one field each, for replay."""

import json

from command import Case, Made
from values import DEEP, VALUES

EDITIONS = ("robin-red.koi-koi.en", "robin-red.koi-koi.fr")
REPORT = Made(("report", "--quiet", "--out", "report", *EDITIONS))
ASKED = ("replay", "report/findings.json")
# Whatever is in them: replayed, not alike, or refused.
ANY = frozenset({0, 1, 2, 4})
FIELDS = ("id", "kind", "also", "severity", "topic", "question", "scope", "scopes", "editions", "stances", "elsewhere",
          "positions", "rows", "clauses", "evidence", "witness", "impact", "remarks", "suggestion")
WITNESS = ("situation", "pile", "own_calls", "opponent_called", "position", "outcomes", "deal", "line")


def altered(alter):
    def change(folder):
        path = folder / "report" / "findings.json"
        document = json.loads(path.read_text())
        text = alter(document)
        path.write_text(text if text is not None else json.dumps(document))
    return change


def case(name, alter, statuses=ANY):
    return Case(f"findings: {name}", ASKED, made=REPORT, change=altered(alter), statuses=statuses)


def with_piles(document):
    return next(each for each in document["findings"] if each["witness"]["situation"] == "pile")


def put(at, field, value):
    if value is None:
        at.pop(field, None)
    else:
        at[field] = value


def cases():
    for what, value in VALUES.items():
        for field in FIELDS:
            yield case(f"{field}, {what}",
                       lambda document, f=field, v=value: put(document["findings"][0], f, v))
        for field in WITNESS:
            yield case(f"witness.{field}, {what}",
                       lambda document, f=field, v=value: put(with_piles(document)["witness"], f, v))
        yield case(f"one finding, {what}", lambda document, v=value: put(document, "findings", [v]), frozenset({2}))
        if what != "list":  # of no findings
            yield case(f"findings, {what}", lambda document, v=value: put(document, "findings", v), frozenset({2}))
    for what, text in {"empty": "", "open": "{", "deep": DEEP, "binary": "\0\1", "list": "[]",
                       "nested": '{"findings":' + DEEP + "}"}.items():
        yield case(f"file, {what}", lambda _, t=text: t, frozenset({2}))
