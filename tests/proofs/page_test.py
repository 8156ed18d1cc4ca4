"""docs/coverage-of-proofs.md is what page.py makes of the recorded runs, and says what they say."""

import json
import pathlib
import tempfile
import unittest

import page

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Page(unittest.TestCase):
    def test_is_made_of_the_recorded_runs(self):
        written = (ROOT / "docs/coverage-of-proofs.md").read_text(encoding="utf-8")
        self.assertEqual(written, page.page(ROOT / "docs/proofs"))

    def test_adds_up_what_was_compared(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            for run, clauses in (("a", ["x#1"]), ("b", ["x#1", "y#1"])):
                record = {"run": ["hanaproof"], "version": "1", "seconds": 2, "rulesets": 3,
                          "positions": {"exhaustive": 1000, "at_random": 5}, "clauses_fired": clauses,
                          "never_fired": ["z#1, 2 players"]}
                (folder / f"{run}.json").write_text(json.dumps(record), encoding="utf-8")
            self.assertIn("| all | | 2,000 | 10 | 2 | | 4 |", page.page(folder))


if __name__ == "__main__":
    unittest.main()
