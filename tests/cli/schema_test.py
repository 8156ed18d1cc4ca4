"""Holds docs/schemas to what the command says of its documents: schema_test.py HANAPROOF.

To make the files anew: schema_test.py HANAPROOF --write
"""

import pathlib
import subprocess
import sys
import unittest

SCHEMAS = pathlib.Path(__file__).resolve().parents[2] / "docs" / "schemas"


def run(command, *arguments):
    return subprocess.run([command, "schema", *arguments], capture_output=True, text=True)


def names(command):
    return [line.split()[0] for line in run(command).stdout.splitlines()]


def write(command):
    for name in names(command):
        (SCHEMAS / f"{name}.schema.json").write_text(run(command, name).stdout, encoding="utf-8")


class Schemas(unittest.TestCase):
    def test_each_is_in_the_folder_as_the_command_says_it(self):
        for name in names(HANAPROOF):
            with self.subTest(name=name):
                file = SCHEMAS / f"{name}.schema.json"
                self.assertEqual(file.read_text(encoding="utf-8"), run(HANAPROOF, name).stdout)

    def test_no_file_is_of_a_document_that_the_command_does_not_know(self):
        files = {file.name.removesuffix(".schema.json") for file in SCHEMAS.iterdir()}
        self.assertEqual(files, set(names(HANAPROOF)))

    def test_a_name_that_is_not_known_is_told_with_the_nearest(self):
        result = run(HANAPROOF, "findngs")
        self.assertEqual(result.returncode, 2)
        self.assertIn("the nearest is findings", result.stderr)


if __name__ == "__main__":
    HANAPROOF = sys.argv[1]
    if "--write" in sys.argv:
        write(HANAPROOF)
    else:
        unittest.main(argv=sys.argv[:1])
