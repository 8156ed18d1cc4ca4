"""hanaproof against the independent referees: agreement_test.py COMMAND [slice|readings].

A slice of seeded positions of every game, and faults that must be seen: hanaproof plays by another rule than the referee.
`readings` takes all readings that both sides know: without the reading the referee must differ, with it agree.
"""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from readings_as_rules import PAIRS

HERE = Path(__file__).resolve().parent
HANAPROOF = sys.argv[1]
GAMES = ("hachi", "sakura", "sutda")
SEEN_SOON = [  # faults that few positions show, and a field that must differ
    ("hachi", "chased.payer=pot", "match.money"),
    ("hachi", "sage.choice=may-keep-quiet", "moves"),
    ("sakura", "wildcard.collects=none", "captured"),
    ("sakura", "wildcard.barred=never", "moves"),
    ("sutda", "payment.multiplier-from=folded-too", "payment"),
    ("sutda", "bet.fold-loses=all-put-in", "put_in"),
]


def compare(game, positions, *more):
    command = [sys.executable, str(HERE / "compare.py"), game, "--hanaproof", HANAPROOF]
    command += ["--positions", str(positions), "--seed", "5", *more]
    return subprocess.run(command, capture_output=True, text=True)


class Slice(unittest.TestCase):
    def test_the_referees_agree_with_specification_and_engine(self):
        for game in GAMES:
            for side in ("spec", "engine"):
                with self.subTest(game=game, side=side):
                    told = compare(game, 1500, "--with", side)
                    self.assertEqual(told.returncode, 0, told.stdout + told.stderr)
                    self.assertIn(": 0 differences", told.stdout)

    def test_other_rules_are_seen(self):
        for game, rule, field in SEEN_SOON:
            with self.subTest(rule=rule):
                told = compare(game, 1500, "--rule", rule)
                self.assertEqual(told.returncode, 1, told.stdout + told.stderr)
                self.assertIn(field, told.stdout)

    def test_the_referees_are_engines_by_the_protocol(self):
        with tempfile.TemporaryDirectory() as folder:
            for game, edition in (("hachi", "oishi-tengudo.hachi-hachi"), ("sutda", "robin-red.sutda.en")):
                engine = "%s %s %s" % (sys.executable, HERE / "engine.py", game)
                told = subprocess.run([HANAPROOF, "regress", "fuzz", "--engine", engine, "--edition", edition, "--games",
                                       "8", "--seconds", "0"], capture_output=True, text=True, cwd=folder)
                self.assertEqual(told.returncode, 0, told.stdout + told.stderr)
                self.assertIn("no difference", told.stdout)


class Readings(unittest.TestCase):
    def test_each_reading_is_seen_and_shared(self):
        for game, rule, reading in PAIRS:
            with self.subTest(rule=rule):
                alone = compare(game, 8000, "--rule", rule)
                self.assertEqual(alone.returncode, 1, alone.stdout + alone.stderr)
                both = compare(game, 8000, "--rule", rule, "--reading", reading)
                self.assertEqual(both.returncode, 0, both.stdout + both.stderr)


if __name__ == "__main__":
    chosen = {"slice": "Slice", "readings": "Readings"}[sys.argv[2]]
    unittest.main(argv=[sys.argv[0], chosen])
