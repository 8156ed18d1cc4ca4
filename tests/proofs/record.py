"""record.py COMMAND FOLDER [NAMES]: long proofs, run once, and what they covered written down.

Each run of `RUNS` becomes FOLDER/NAME.json: the command, what it compared, and the processor time it took. With
checkpoints in FOLDER (NAME.checkpoint), a run that was stopped goes on when it is started again. Status 0 where nothing
differed. page.py makes docs/coverage-of-proofs.md of the folder.
"""

import argparse
import json
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

FAMILIES = {"koi-koi": "capturing", "hana-awase": "capturing", "sakura": "capturing", "sutda": "betting",
            "hachi-hachi": "hachi-hachi"}
NONE_AT_RANDOM = ("--games", "0", "--perfts", "0", "--no-profiles")
THREE_MONTHS = ("--table", "1,3,8", "--hand", "2", "--field", "2")
# The largest that 64 cores could work out whole in a week; here, what two do in an hour.
FIVE_MONTHS = ("--table", "1,3,8,9,11", "--hand", "3", "--field", "8", "--seconds", "3600")


# By name: the family whose editions are asked for, if any, and the command.
RUNS = {
    "capturing-each": ("capturing", ("crosscheck", "--readings", "each", "--all-deals", *NONE_AT_RANDOM)),
    "capturing-values": ("capturing", ("crosscheck", "--readings", "values", "--deals", "250", *NONE_AT_RANDOM)),
    "capturing-pairs": ("capturing", ("crosscheck", "--readings", "pairs", "--all-deals", *NONE_AT_RANDOM)),
    "betting-each": ("betting", ("crosscheck", "--readings", "each", "--games", "20000")),
    "betting-pairs": ("betting", ("crosscheck", "--readings", "pairs", "--games", "20000")),
    "hachi-hachi-each": ("hachi-hachi", ("crosscheck", "--readings", "each", "--matches", "20000", "--ends", "2000")),
    "hachi-hachi-pairs": ("hachi-hachi", ("crosscheck", "--readings", "pairs", "--matches", "50000", "--ends", "2000")),
    "decks-three-months-koi-koi": (None, ("solve", "--edition", "oishi-tengudo.koi-koi", *THREE_MONTHS)),
    "decks-three-months-hana-awase": (None, ("solve", "--edition", "hana-awase.pl", *THREE_MONTHS)),
    "decks-five-months-koi-koi": (None, ("solve", "--edition", "oishi-tengudo.koi-koi", *FIVE_MONTHS)),
    "theorems": (None, ("prove",)),
    "findings": (None, ("recheck",)),
}


def editions_of(program, family):
    listed = json.loads(subprocess.run([program, "editions", "--json"], capture_output=True, check=True).stdout)
    return [each["id"] for each in listed["editions"] if FAMILIES.get(each["game"]) == family]


def spent(command, **more):
    """What a command printed, and its processor time in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, stdout=subprocess.PIPE, check=False, **more)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}: status {done.returncode}")
    return json.loads(done.stdout), seconds


def of_crosscheck(program, arguments, checkpoint):
    document, seconds = spent([program, *arguments, "--checkpoint", checkpoint, "--json"])
    if not document["complete"] or document["verdict"] != "agrees":
        sys.exit(f"{' '.join(arguments)}: {document['verdict']}")
    at_random = ("matches", "rounds", "rounds of bets", "perft", "profiles")
    counts = {"exhaustive": 0, "at_random": 0}
    for where, each in document["counts"].items():
        kind = where.rpartition(", ")[2]
        counts["at_random" if kind in at_random else "exhaustive"] += each["positions"]
    return {"rulesets": document["rulesets"], "positions": counts, "clauses_fired": sorted(document["coverage"]),
            "never_fired": document["never_fired"]}, seconds


def of_decks(program, arguments, checkpoint):
    document, seconds = spent([program, *arguments, "--checkpoint", checkpoint, "--json"])
    return {"solved": document}, seconds


def of_theorems(program, arguments, _):
    document, seconds = spent([program, *arguments, "--json"])
    theorems = document["theorems"]
    methods = [{proof["method"] for proof in each["proofs"]} for each in theorems]
    return {"theorems": len(theorems), "by_two_methods": sum(len(each) > 1 for each in methods)}, seconds


def of_findings(program, arguments, _):
    with tempfile.TemporaryDirectory(prefix="proofs") as folder:
        subprocess.run([program, "report", "--out", folder, "--quiet"], stdout=subprocess.DEVNULL, check=True)
        document, seconds = spent([program, *arguments, folder, "--json"])
    findings = document["findings"]
    return {"findings": len(findings), "outcomes": sum(each["outcomes"] for each in findings),
            "queries": sum(each["queries"] for each in findings), "second_solver": document["second_solver"],
            "queries_of_both": sum(each["second"] for each in findings)}, seconds


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("command")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("names", nargs="*", default=list(RUNS))
    options = parser.parse_args()
    program = os.path.abspath(options.command)
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout.split()[-1]
    how = {"crosscheck": of_crosscheck, "solve": of_decks, "prove": of_theorems, "recheck": of_findings}
    for name in options.names:
        family, (word, *rest) = RUNS[name]
        arguments = [word, *(editions_of(program, family) if family else ()), *rest]
        checkpoint = options.folder / f"{name}.checkpoint"
        covered, seconds = how[word](program, arguments, checkpoint)
        record = {"run": ["hanaproof", *arguments], "version": version, "seconds": round(seconds), **covered}
        beside = options.folder / f".{name}.json"
        beside.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
        beside.rename(options.folder / f"{name}.json")
        if covered.get("solved", {}).get("complete", True):
            checkpoint.unlink(missing_ok=True)
        print(f"{name}: {round(seconds)} s")


if __name__ == "__main__":
    main()
