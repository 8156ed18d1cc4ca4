"""Holds the schemas of edition and document files to files: toml_schema_test.py HANAPROOF.

The TOML is read by tomllib and checked by python3-jsonschema. Exits with 77 where that is missing.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import tomllib
import unittest

try:
    import jsonschema
except ImportError:
    print("python3-jsonschema is not installed")
    sys.exit(77)

ROOT = pathlib.Path(__file__).resolve().parents[2]
HANAPROOF = sys.argv.pop()
HEAD = {"id": "my-house", "title": "House", "game": "koi-koi", "language": "en", "players": [2]}
HEAD_LINES = """id = "my-house"
title = "House"
game = "koi-koi"
language = "en"
players = [2]
document = "book"
"""


def printed(kind):
    run = subprocess.run(
        [HANAPROOF, "topics", "--toml-schema", kind], capture_output=True, text=True, check=True
    )
    return run.stdout


SCHEMAS = {kind: json.loads(printed(kind)) for kind in ("edition", "document")}


def faults(kind, text):
    """Where the schema refuses the text, as paths: clause/0/value."""
    errors = jsonschema.Draft7Validator(SCHEMAS[kind]).iter_errors(tomllib.loads(text))
    return {"/".join(str(step) for step in error.absolute_path): error.message for error in errors}


def refused_by_the_reader(kind, text):
    with tempfile.TemporaryDirectory() as folder:
        name = pathlib.Path(folder, "a.document.toml" if kind == "document" else "a.toml")
        name.write_text(text, encoding="utf-8")
        if kind == "document":
            pathlib.Path(folder, "a.toml").write_text(HEAD_LINES, encoding="utf-8")
            command = ["--editions", folder, "editions", "coverage", "--sources", folder]
        else:
            command = ["check", str(name)]
        run = subprocess.run([HANAPROOF, *command], capture_output=True, text=True)
        assert str(name) in run.stderr, run.stderr
        return run.returncode, run.stderr


def kind_of(name):
    return "document" if name.endswith(".document.toml") else "edition"


def examples():
    """Each block of TOML in the docs that shows an edition or document file, made whole."""
    for page in sorted((ROOT / "docs").rglob("*.md")):
        text = page.read_text(encoding="utf-8")
        for block in re.findall(r"^```toml\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
            data = tomllib.loads(block)
            if "topic" in data or not data.keys() & {"id", "clause", "yaku", "excuse", "options", "terms"}:
                continue
            if "span" in data:
                yield page.name, "document", block
                continue
            missing = {} if "inherit" in data else {k: v for k, v in HEAD.items() if k not in data}
            head = "".join(f"{key} = {json.dumps(value)}\n" for key, value in missing.items())
            yield page.name, "edition", head + block


class Schemas(unittest.TestCase):
    def test_those_of_the_docs_are_current(self):
        for kind in SCHEMAS:
            name = ROOT / f"docs/schemas/{kind}-toml.schema.json"
            self.assertEqual(name.read_text(encoding="utf-8"), printed(kind), name)

    def test_are_schemas(self):
        for schema in SCHEMAS.values():
            jsonschema.Draft7Validator.check_schema(schema)

    def test_accept_every_file(self):
        names = [
            name
            for folder in ("model/editions", "docs/examples", "tests/encoding")
            for name in sorted((ROOT / folder).rglob("*.toml"))
        ]
        self.assertGreater(len(names), 30)
        for name in names:
            text = name.read_text(encoding="utf-8")
            self.assertEqual(faults(kind_of(name.name), text), {}, name)

    def test_accept_every_example_of_the_docs(self):
        count = 0
        for page, kind, text in examples():
            self.assertEqual(faults(kind, text), {}, f"{page}:\n{text}")
            count += 1
        self.assertGreater(count, 15)

    def test_say_what_each_question_asks(self):
        topics = json.loads(
            subprocess.run([HANAPROOF, "topics", "--json"], capture_output=True, check=True).stdout
        )["topics"]
        definitions = SCHEMAS["edition"]["definitions"]
        ids = {
            one["const"]: one["description"]
            for one in definitions["clause"]["properties"]["topic"]["anyOf"]
            if "const" in one
        }
        self.assertGreater(len(topics), 300)
        for topic in topics:
            self.assertEqual(ids[topic["id"]], topic["question"])
            self.assertEqual(definitions[topic["id"]]["description"], topic["question"])


# What is wrong, and where: of a block behind the head.
CLAUSE = '[[clause]]\ntopic = "{}"\nsource = {{ page = 1, anchor = "a word" }}\n{}\n'
YAKU = '[[yaku]]\nid = "{}"\nsource = {{ page = 1, anchor = "a word" }}\n{}\n'
FAULTS = [
    ("clause/0/topic", CLAUSE.format("score.hihg", "value = 1")),
    ("clause/0/topic", CLAUSE.format("yaku.Hanami", "value = 'none'")),
    ("clause/0/value", CLAUSE.format("capture.played.one", 'value = "dutty"')),
    ("clause/0/value", CLAUSE.format("capture.played.one", "value = 1")),
    ("clause/0/value", CLAUSE.format("deal.hand-size", "value = 99")),
    ("clause/0/value", CLAUSE.format("score.high", "value = { at-least = 7, factr = 2 }")),
    ("clause/0/value/factor", CLAUSE.format("score.high", "value = { at-least = 7, factor = 'x' }")),
    ("clause/0/value", CLAUSE.format("combination.my-own", "value = { multiplier = 2 }")),
    ("clause/0/value", CLAUSE.format("word.pile", 'value = "pile"')),
    ("clause/0/value", CLAUSE.format("yaku.hanami", "value = { cards = 'all(moon)' }")),
    ("clause/0/assume", CLAUSE.format("capture.played.one", 'silent = true\nassume = "dutty"')),
    ("clause/0/value", CLAUSE.format("capture.played.one", 'silent = true\nvalue = "duty"')),
    ("clause/0/why", CLAUSE.format("capture.played.one", 'value = "duty"\nwhy = "Because."')),
    ("clause/0", CLAUSE.format("capture.played.one", "")),
    (
        "clause/0/readings/1/value",
        CLAUSE.format("capture.played.one", "readings = [{ value = 'duty' }, { value = 'rihgt' }]"),
    ),
    ("clause/0/when", CLAUSE.format("deal.hand-size", "value = 8\nwhen = { player = [2] }")),
    ("clause/0", CLAUSE.format("deal.hand-size", "value = 8\nvalu = 8")),
    ("clause/0/source/line", '[[clause]]\ntopic = "deal.hand-size"\nvalue = 8\n'
     'source = { line = 0, anchor = "a" }'),
    ("clause/0/source/anchor", '[[clause]]\ntopic = "deal.hand-size"\nvalue = 8\n'
     'source = { anchor = "a b c d e f" }'),
    ("yaku/0", YAKU.format("hanami", 'cards = "all(moon)"')),
    ("yaku/0/size", YAKU.format("hanami", 'cards = "all(moon)"\npoints = 5\nsize = 49')),
    ("yaku/0/id", YAKU.format("card-shared", 'cards = "all(moon)"\npoints = 5')),
    ("excuse/0/kind", '[[excuse]]\nanchor = "a"\nkind = "headng"'),
    ("excuse/0", '[[excuse]]\nanchor = "a"\nkind = "scan"'),
    ("", "[[cluase]]\ntopic = 'deal.hand-size'\nvalue = 8"),
    ("options", '[options]\nNoViewing = "none"'),
]
DOCUMENT = 'id = "book"\ntitle = "Book"\nfile = "book.txt"\n[[span]]\nlanguage = "en"\n{}\n'
DOCUMENT_FAULTS = [
    ("span/0", DOCUMENT.format("lines = [[1, 2]]\nowners = []")),
    ("span/0/lines/0", DOCUMENT.format('lines = [[1]]\nowners = ["a"]')),
    ("span/0", DOCUMENT.format('lines = [[1, 2]]\nowner = ["a"]')),
]


class Faults(unittest.TestCase):
    def test_are_refused_where_they_are(self):
        for place, block in FAULTS:
            text = HEAD_LINES + block
            self.assertIn(place, faults("edition", text), block)
            self.assertEqual(refused_by_the_reader("edition", text)[0], 2, block)

    def test_of_the_head_are_refused(self):
        for key in HEAD:
            text = re.sub(rf"^{key} = .*\n", "", HEAD_LINES, flags=re.MULTILINE)
            self.assertIn("", faults("edition", text), text)
            self.assertEqual(refused_by_the_reader("edition", text)[0], 2, text)

    def test_of_documents_are_refused_where_they_are(self):
        for place, text in DOCUMENT_FAULTS:
            self.assertIn(place, faults("document", text), text)
            self.assertEqual(refused_by_the_reader("document", text)[0], 2, text)


# A table of the file with a key too many, and where the schema has what may stand there.
TABLES = [
    ("extra = 1", "edition", ""),
    ("[[clause]]\nextra = 1", "edition", "definitions/clause"),
    ("[[yaku]]\nextra = 1", "edition", "definitions/yaku-block"),
    ("[[excuse]]\nextra = 1", "edition", "definitions/excuse"),
    (CLAUSE.format("deal.hand-size", "value = 8\nwhen = { extra = 1 }"), "edition", "definitions/when"),
    ("[[clause]]\ntopic = 'deal.hand-size'\nvalue = 8\nsource = { extra = 1 }", "edition", "definitions/citation"),
    (CLAUSE.format("deal.hand-size", "readings = [{ extra = 1 }]"), "edition",
     "definitions/clause/properties/readings/items"),
    (YAKU.format("hanami", "readings = [{ extra = 1 }]"), "edition",
     "definitions/yaku-block/properties/readings/items"),
    (DOCUMENT.format("extra = 1"), "document", "definitions/span"),
    ("extra = 1", "document", ""),
]


class Keys(unittest.TestCase):
    def test_are_those_that_the_reader_knows(self):
        for block, kind, place in TABLES:
            text = HEAD_LINES + block if kind == "edition" else block
            _, told = refused_by_the_reader(kind, text)
            known = re.search(r'"extra": expected one of ([a-z-]+(?:, [a-z-]+)*)', told)
            part = SCHEMAS[kind]
            for step in filter(None, place.split("/")):
                part = part[step]
            self.assertEqual(set(known[1].split(", ")) if known else told, set(part["properties"]), block)


if __name__ == "__main__":
    unittest.main()
