"""decks_test.py COMMAND: the recorded decks are those of today's rules, and a sample of their deals, solved again, comes
out as they do. A record with some of its deals moved is seen."""

import copy
import json
import math
import pathlib
import subprocess
import sys
import unittest

PROOFS = pathlib.Path(__file__).resolve().parents[2] / "docs/proofs"
SAMPLE = 20_000
DEVIATIONS = 5  # of what chance does; a share that is off by more is no chance


def shares(solved):
    looked = solved["deals"]["looked_at"]
    for part in ("first_player", "first_calls"):
        for name, deals in solved[part].items():
            if isinstance(deals, int):
                yield name, deals / looked


def differing(solved, again):
    """The shares of which a sample says otherwise."""
    known = dict(shares(solved))
    for name, share in shares(again):
        chance = math.sqrt(max(known[name] * (1 - known[name]), 1 / SAMPLE) / SAMPLE)
        if abs(share - known[name]) > DEVIATIONS * chance:
            yield name


def sampled(run):
    arguments = [each for each in run[1:] if each != "--seconds"]
    if "--seconds" in run:
        arguments.remove(run[run.index("--seconds") + 1])
    done = subprocess.run([COMMAND, *arguments, "--sample", str(SAMPLE), "--json"], capture_output=True, check=True)
    return json.loads(done.stdout)


class Decks(unittest.TestCase):
    def test_come_out_the_same_today(self):
        files = sorted(PROOFS.glob("decks-*.json"))
        self.assertTrue(files)
        for file in files:
            record = json.loads(file.read_text(encoding="utf-8"))
            solved, again = record["solved"], sampled(record["run"])
            with self.subTest(file.stem):
                for name in ("edition", "rules", "deck", "fingerprint"):
                    self.assertEqual(solved[name], again[name])
                self.assertEqual(solved["deals"]["all"], again["deals"]["all"])
                self.assertEqual(solved["complete"], solved["deals"]["looked_at"] == solved["deals"]["all"])
                self.assertEqual(sum(each["deals"] for each in solved["values"]), solved["deals"]["looked_at"])
                self.assertEqual(list(differing(solved, again)), [])
                moved = copy.deepcopy(solved)
                moved["first_player"]["won"] -= solved["deals"]["looked_at"] // 20
                self.assertEqual(list(differing(moved, again)), ["won"])


if __name__ == "__main__":
    COMMAND = sys.argv.pop(1)
    unittest.main()
