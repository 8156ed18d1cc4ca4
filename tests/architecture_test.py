"""Holds the table of rooms in ARCHITECTURE.md to the includes of the sources.

A row says which rooms a room may include: a room by its name, all rooms of a folder by the folder's.
The rooms of one row may include one another.
"""

import pathlib
import re
import tempfile
import unittest

PRODUCT = ("model", "solvers", "properties", "checker", "reports", "cli", "bindings")
MOST_ROWS = 20
# Written twice, so that each can show the faults of the other.
STRANGERS = ("model/spec", "solvers/engine")
LIBRARIES = {"z3": "solvers/smt", "toml++/": "model/rulebook", "CLI/": "cli"}


def is_in(path, folder):
    return path == folder or path.startswith(folder + "/")


class Table:
    def __init__(self, text):
        rows = re.findall(r"^\|(.*)\|(.*)\|(.*)\|$", text.partition("| room |")[2], re.MULTILINE)
        rows = [(named(rooms), named(may)) for rooms, _, may in rows if "`" in rooms]
        self.rows = len(rows)
        self.row_of = {room: i for i, (rooms, _) in enumerate(rows) for room in rooms}
        self.may = [may for _, may in rows]

    def room_of(self, path):
        return max((room for room in self.row_of if is_in(path, room)), key=len, default=None)

    def allows(self, room, other):
        row = self.row_of[room]
        return self.row_of[other] == row or any(
            other == name or (name not in self.row_of and is_in(other, name))
            for name in self.may[row]
        )

    def faults(self):
        if self.rows > MOST_ROWS:
            yield f"{self.rows} rows: at most {MOST_ROWS} fit on a page"
        for name in sorted({name for may in self.may for name in may}):
            if not any(is_in(room, name) for room in self.row_of):
                yield f"{name}: in a row, but no room"


def named(cell):
    return re.findall(r"`([^`]+)`", cell)


def includes(file):
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if match := re.match(r'#include ["<]([^">]+)[">]', line):
            yield number, match[1]


def faults(root):
    """What is wrong in the tree, each as a line of text."""
    table = Table((root / "ARCHITECTURE.md").read_text(encoding="utf-8"))
    yield from table.faults()
    yield from (f"{room}: no such folder" for room in table.row_of if not (root / room).is_dir())
    files = {
        file.relative_to(root).as_posix(): list(includes(file))
        for folder in PRODUCT
        for file in sorted((root / folder).rglob("*"))
        if file.suffix in (".h", ".cpp")
    }
    for path, lines in files.items():
        room = table.room_of(path)
        if room is None:
            yield f"{path}: in no room of ARCHITECTURE.md"
            continue
        for number, included in lines:
            place = f"{path}:{number}: "
            if included.partition("/")[0] in (*PRODUCT, "tests"):
                other = table.room_of(included)
                if other is None or not table.allows(room, other):
                    yield f"{place}{room} may not include {included}"
            for library, home in LIBRARIES.items():
                if included.startswith(library) and not is_in(path, home):
                    yield f"{place}only {home} includes {included}"
            if included == "random":
                yield f"{place}all chance comes from model/cards/dice.h, not from <random>"
    for home, stranger in (STRANGERS, STRANGERS[::-1]):
        for path in sorted(reached([file for file in files if is_in(file, home)], files)):
            if is_in(path, stranger):
                yield f"{home} includes {path}, by itself or through others"


def reached(paths, files):
    seen = set()
    paths = list(paths)
    while paths:
        path = paths.pop()
        if path not in seen:
            seen.add(path)
            paths += [included for _, included in files.get(path, ()) if included in files]
    return seen


class ThisTree(unittest.TestCase):
    def test_keeps_to_its_table(self):
        root = pathlib.Path(__file__).resolve().parent.parent
        if found := list(faults(root)):
            self.fail("\n".join(found))


class FaultyTree(unittest.TestCase):
    """A tree of four rooms, with one fault at a time."""

    TABLE = """
| room | holds | may include |
|---|---|---|
| `model/cards`, `model/names` | cards | nothing |
| `model/spec` | rules | `model/cards` |
| `solvers/engine` | rules again | `model` |
| `cli` | the command | `model`, `solvers` |
"""
    GOOD = {
        "model/cards/card.h": "#include <vector>",
        "model/names/name.h": '#include "model/cards/card.h"',
        "model/spec/play.h": '#include "model/cards/card.h"',
        "solvers/engine/play.h": '#include "model/names/name.h"',
        "cli/main.cpp": '#include "solvers/engine/play.h"\n#include "model/spec/play.h"',
    }

    def faults_with(self, files, table=TABLE):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "ARCHITECTURE.md").write_text(table, encoding="utf-8")
            for path, text in {**self.GOOD, **files}.items():
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text, encoding="utf-8")
            return list(faults(root))

    def test_none(self):
        self.assertEqual(self.faults_with({}), [])

    def test_include_that_no_row_allows(self):
        self.assertEqual(
            self.faults_with({"model/spec/play.h": '\n#include "model/names/name.h"'}),
            ["model/spec/play.h:2: model/spec may not include model/names/name.h"],
        )

    def test_include_of_tests(self):
        self.assertEqual(
            self.faults_with({"cli/main.cpp": '#include "tests/deals.h"'}),
            ["cli/main.cpp:1: cli may not include tests/deals.h"],
        )

    def test_folder_that_stands_for_less_than_a_room_in_it(self):
        table = self.TABLE + "| `model/spec/betting` | bets | `model/spec` |\n"
        files = {"model/spec/betting/bet.h": '#include "model/spec/play.h"'}
        self.assertEqual(self.faults_with(files, table), [])
        files["model/spec/play.h"] = '#include "model/spec/betting/bet.h"'
        self.assertEqual(
            self.faults_with(files, table),
            ["model/spec/play.h:1: model/spec may not include model/spec/betting/bet.h"],
        )

    def test_engine_that_sees_the_spec_though_the_table_lets_it(self):
        self.assertEqual(
            self.faults_with({"solvers/engine/play.h": '#include "model/spec/play.h"'}),
            ["solvers/engine includes model/spec/play.h, by itself or through others"],
        )

    def test_spec_that_sees_the_engine_through_another_room(self):
        table = self.TABLE.replace("| cards | nothing |", "| cards | `solvers` |")
        files = {"model/cards/card.h": '#include "solvers/engine/play.h"'}
        self.assertIn(
            "model/spec includes solvers/engine/play.h, by itself or through others",
            self.faults_with(files, table),
        )

    def test_library_outside_its_room(self):
        self.assertEqual(
            self.faults_with({"cli/main.cpp": "#include <z3++.h>"}),
            ["cli/main.cpp:1: only solvers/smt includes z3++.h"],
        )

    def test_chance_of_the_standard_library(self):
        self.assertEqual(
            self.faults_with({"cli/main.cpp": "#include <random>"}),
            ["cli/main.cpp:1: all chance comes from model/cards/dice.h, not from <random>"],
        )

    def test_file_in_no_room(self):
        self.assertEqual(
            self.faults_with({"reports/page.cpp": ""}),
            ["reports/page.cpp: in no room of ARCHITECTURE.md"],
        )

    def test_rows_that_name_nothing(self):
        table = self.TABLE.replace("`model`, `solvers`", "`model`, `solvers`, `checker`")
        self.assertEqual(self.faults_with({}, table), ["checker: in a row, but no room"])
        table = self.TABLE + "| `reports` | pages | `model` |\n"
        self.assertEqual(self.faults_with({}, table), ["reports: no such folder"])

    def test_table_that_nobody_reads(self):
        table = self.TABLE + "".join(f"| `model/spec/{i}` | | |\n" for i in range(17))
        self.assertIn("21 rows: at most 20 fit on a page", self.faults_with({}, table))


if __name__ == "__main__":
    unittest.main()
