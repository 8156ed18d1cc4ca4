"""Receipts that were forged: alike in finding.json and findings.json, and in the queries as files."""

import json
import os
import shutil

from command import Case
from findings import REPORT
from values import VALUES

ASKED = ("recheck", "report", "--solver", "none", "--quiet")
SECONDS = 600  # of a report that is computed again as a whole
FOUND_OUT = frozenset({2, 4})
TOPIC = "yaku.hanami"


def folder_of(finding):
    return "receipts/" + finding["id"].replace("/", "_")


def alike(alter):
    """The same finding in both places."""
    def change(folder):
        path = folder / "report" / "findings.json"
        document = json.loads(path.read_text())
        finding = next(each for each in document["findings"] if each["topic"] == TOPIC)
        receipt = folder / "report" / folder_of(finding)
        alter(finding, receipt)
        path.write_text(json.dumps(document))
        one = json.loads((receipt / "finding.json").read_text())
        one["finding"] = finding
        (receipt / "finding.json").write_text(json.dumps(one))
    return change


def case(name, change, statuses=FOUND_OUT, says="DISAGREES|DAMAGED"):
    return Case(f"receipts: {name}", ASKED, made=REPORT, change=change, statuses=statuses, says=says,
                seconds=SECONDS, as_result=True)


def assert_false(finding, receipt):
    for query in finding["evidence"]["queries"]:
        if query["verdict"] == "unsat":
            text = query["text"].replace("(check-sat)", "(assert false)\n(check-sat)")
            query["text"] = text
            (receipt / os.path.basename(query["file"])).write_text(text)


def without_last_side(finding, _):
    finding["positions"].pop()


def other_players(finding, _):
    finding["scope"]["players"] = 3
    for outcome in finding["witness"]["outcomes"]:
        outcome["players"] = 3


def sides_exchanged(finding, _):
    sides = finding["positions"]
    sides[0]["editions"], sides[1]["editions"] = sides[1]["editions"], sides[0]["editions"]


def set_to(field, value):
    def alter(finding, _):
        assert finding[field] != value, field
        finding[field] = value
    return alter


def printed_twice(folder):
    path = folder / "report" / "findings.json"
    document = json.loads(path.read_text())
    document["findings"].append(document["findings"][0])
    path.write_text(json.dumps(document))


def left_out(folder):
    path = folder / "report" / "findings.json"
    document = json.loads(path.read_text())
    finding = document["findings"].pop()
    shutil.rmtree(folder / "report" / folder_of(finding))
    path.write_text(json.dumps(document))


def as_link(folder):
    os.rename(folder / "report" / "receipts", folder / "elsewhere")
    os.symlink("../elsewhere", folder / "report" / "receipts")


def cases():
    for name, alter in {
        "a query that nothing satisfies": assert_false, "a side less": without_last_side,
        "other players": other_players, "sides exchanged": sides_exchanged, "kind": set_to("kind", "contradiction"),
        "severity": set_to("severity", "style"), "question": set_to("question", "Another?"),
        "remarks": set_to("remarks", "Nothing."), "suggestion": set_to("suggestion", "Print it."),
    }.items():
        yield case(f"forged alike, {name}", alike(alter))
    yield case("a finding printed twice", printed_twice, says="twice")
    yield case("a finding left out", left_out, says="missing")
    yield Case("receipts: behind a link", ASKED, made=REPORT, change=as_link, statuses=FOUND_OUT,
               seconds=SECONDS, as_result=True)
    for what, value in VALUES.items():
        yield Case(f"receipts: remarks, {what}", ASKED, made=REPORT, statuses=FOUND_OUT, seconds=SECONDS, as_result=True,
                   change=alike(lambda finding, _, v=value: finding.__setitem__("remarks", v)))
