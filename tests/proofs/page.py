"""page.py FOLDER: docs/coverage-of-proofs.md, made of what record.py has written down. Prints it."""

import json
import pathlib
import sys

HEAD = """# What the proofs cover

Made by `python3 tests/proofs/page.py docs/proofs` from recorded runs; `python3 tests/proofs/record.py COMMAND docs/proofs
[NAMES]` runs them again. Seconds are those of one processor.
"""


def number(value):
    return f"{value:,}"


def compared(records):
    rows = [(name, each) for name, each in records.items() if "positions" in each]
    yield "## Specification and engine\n"
    yield "Positions that were compared: legal moves, what is kept, scores. In every position of small games, which are all"
    yield "opened from all or many deals, in every position from the last cards of rounds of Hachi-Hachi on, and in random"
    yield "play where no small game has the rule.\n"
    yield "| run | rulesets | positions, exhaustively | positions at random | clauses that fired | never fired | seconds |"
    yield "|---|---|---|---|---|---|---|"
    for name, each in rows:
        positions = each["positions"]
        yield (f"| {name} | {number(each['rulesets'])} | {number(positions['exhaustive'])} | {number(positions['at_random'])} "
               f"| {len(each['clauses_fired'])} | {len(each['never_fired'])} | {number(each['seconds'])} |")
    exhaustive = sum(each["positions"]["exhaustive"] for _, each in rows)
    random = sum(each["positions"]["at_random"] for _, each in rows)
    fired = set().union(*(each["clauses_fired"] for _, each in rows))
    yield f"| all | | {number(exhaustive)} | {number(random)} | {len(fired)} | | {number(sum(e['seconds'] for _, e in rows))} |"
    yield "\nNo difference was found. A clause can fire for some numbers of players and not for others:\n"
    yield "| run | never fired |"
    yield "|---|---|"
    for name, each in rows:
        yield f"| {name} | {'; '.join(f'`{clause}`' for clause in each['never_fired']) or 'none'} |"


def decks(records):
    rows = [(name, each["solved"], each["seconds"]) for name, each in records.items() if "solved" in each]
    if not rows:
        return
    yield "\n## Decks with open cards\n"
    yield "Values of deals when every card is known. A deck that was not solved whole was looked at evenly, all through it.\n"
    yield "| run | edition | cards | deals | solved | who begins is ahead | mean | koi-koi alone is right at the first call | seconds |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for name, each, seconds in rows:
        looked, everything = each["deals"]["looked_at"], each["deals"]["all"]
        top, bottom = map(int, each["first_player"]["mean"])
        share = f"{100 * each['first_calls']['koi_koi'] / looked:.2f} %" if any(each["first_calls"].values()) else ""
        part = "all" if looked == everything else f"{number(looked)} ({100 * looked / everything:.3f} %)"
        yield (f"| {name} | {each['edition']} | {len(each['deck'].split())} | {number(everything)} | {part} "
               f"| {100 * each['first_player']['won'] / looked:.2f} % | {top / bottom:+.4f} | {share} | {number(seconds)} |")


def solved(records):
    yield "\n## Theorems and queries\n"
    yield "| run | what | seconds |"
    yield "|---|---|---|"
    for name, each in records.items():
        if "theorems" in each:
            what = f"{each['theorems']} theorems settled, {each['by_two_methods']} of them by two methods that agree"
        elif "findings" in each:
            what = (f"{each['findings']} findings checked again: {each['outcomes']} outcomes executed, {each['queries']} "
                    f"queries solved by Z3, {each['queries_of_both']} of them also by {each['second_solver']}, which agrees")
        else:
            continue
        yield f"| {name} | {what} | {number(each['seconds'])} |"
    yield "\n## The runs\n"
    yield "| run | command | version |"
    yield "|---|---|---|"
    for name, each in records.items():
        yield f"| {name} | `{' '.join(each['run'])}` | {each['version']} |"


def page(folder):
    records = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("[!.]*.json"))}
    return "\n".join([HEAD, *compared(records), *decks(records), *solved(records)]) + "\n"


if __name__ == "__main__":
    print(page(pathlib.Path(sys.argv[1])), end="")
