"""The page of the fault suite has the tables of what was recorded."""

import unittest
from pathlib import Path

import table

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "fault-suite.md"


class Page(unittest.TestCase):
    def test_has_the_tables_of_the_recorded_results(self):
        self.assertTrue(PAGE.read_text(encoding="utf-8").endswith(table.page() + "\n"))

    def test_no_change_without_meaning_is_told(self):
        rows = [row for row in table.rows() if row["layer"] == "meaningless"]
        self.assertGreaterEqual(len(rows), 100)
        for row in rows:
            self.assertEqual(set(row["seen"].values()), {"silent"}, row["fault"])

    def test_every_fault_is_seen_by_somebody_or_explained(self):
        for row in table.rows():
            if row["layer"] == "meaningless" or "(" in row.get("gap", ""):
                continue
            seen = {table.word(verdict) for verdict in row["seen"].values()}
            self.assertTrue(seen & {"told", "no difference", "text only"}, row["fault"])


if __name__ == "__main__":
    unittest.main()
