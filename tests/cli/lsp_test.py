"""Drives `hanaproof lsp` as an editor does: lsp_test.py HANAPROOF."""

import json
import pathlib
import subprocess
import sys
import threading
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
HANAPROOF = sys.argv.pop()
URI = "file:///tmp/my-house.toml"
HOUSE = """# Zażółć 🎴
id = "my-house"
title = "How we play"
inherit = "robin-red.koi-koi.en"

[[clause]]
topic = "score.high"
value = { at-least = 10, factor = 2 }
"""
NEW_BOOK = """id = "new-book"
title = "New book"
game = "koi-koi"
language = "en"
players = [2]

[[clause]]
topic = "deal.hand-size"
value = 8
"""


class Editor:
    """The other side of the protocol."""

    def __init__(self, *options):
        self.server = subprocess.Popen(
            [HANAPROOF, "lsp", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        # A message that never comes ends the test.
        self.deadline = threading.Timer(300, self.server.kill)
        self.deadline.start()
        self.kept = []  # messages that nobody has waited for
        self.number = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deadline.cancel()
        self.server.kill()
        self.server.wait()
        self.server.stdin.close()
        self.server.stdout.close()

    def write(self, raw):
        self.server.stdin.write(raw)
        self.server.stdin.flush()

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def read(self):
        length = None
        while line := self.server.stdout.readline().strip():
            name, value = line.split(b":")
            assert name == b"Content-Length", line
            length = int(value)
        assert length is not None, "the server ended"
        return json.loads(self.server.stdout.read(length))

    def wait(self, fits):
        for message in self.kept:
            if fits(message):
                self.kept.remove(message)
                return message
        while not fits(message := self.read()):
            self.kept.append(message)
        return message

    def reply(self, method, params=None):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params or {}})
        return self.wait(lambda message: message.get("id") == self.number)

    def ask(self, method, params=None):
        reply = self.reply(method, params)
        assert "error" not in reply, reply
        return reply["result"]

    def start(self):
        return self.ask("initialize", {"capabilities": {}, "processId": None, "rootUri": None})

    def open(self, text, uri=URI):
        document = {"uri": uri, "languageId": "toml", "version": 1, "text": text}
        self.send({"method": "textDocument/didOpen", "params": {"textDocument": document}})

    def change(self, text, version, uri=URI):
        params = {
            "textDocument": {"uri": uri, "version": version},
            "contentChanges": [{"text": text}],
        }
        self.send({"method": "textDocument/didChange", "params": params})

    def diagnostics(self, fits, version=None, uri=URI):
        """The next ones of the file, of that version, that fit."""

        def is_it(message):
            if message.get("method") != "textDocument/publishDiagnostics":
                return False
            params = message["params"]
            same = params["uri"] == uri and version in (None, params.get("version"))
            return same and fits(params["diagnostics"])

        return self.wait(is_it)["params"]["diagnostics"]

    def at(self, method, text, mark, uri=URI):
        """Asks about the place behind the mark, which stands once in the text."""
        before = text[: text.index(mark) + len(mark)]
        line = before.split("\n")[-1]
        position = {"line": before.count("\n"), "character": len(line.encode("utf-16-le")) // 2}
        return self.ask(method, {"textDocument": {"uri": uri}, "position": position})

    def labels(self, text, mark):
        return {item["label"]: item for item in self.at("textDocument/completion", text, mark)}


def marked(text, range_):
    """The part of the text that a range of UTF-16 units names; of one line."""
    start, end = range_["start"], range_["end"]
    assert start["line"] == end["line"], range_
    units = text.split("\n")[start["line"]].encode("utf-16-le")
    return units[2 * start["character"] : 2 * end["character"]].decode("utf-16-le")


class Session(unittest.TestCase):
    def test_a_clause_is_broken_and_mended(self):
        with Editor() as editor:
            self.assertEqual(editor.start()["capabilities"]["positionEncoding"], "utf-16")
            editor.send({"method": "initialized", "params": {}})
            editor.open(HOUSE)
            found = editor.diagnostics(lambda all: all)
            self.assertEqual([one["code"] for one in found], ["contradiction"])
            self.assertEqual(found[0]["severity"], 4)
            self.assertEqual(marked(HOUSE, found[0]["range"]), 'topic = "score.high"')
            self.assertIn("10 or more points", found[0]["message"])
            self.assertIn("robin-red.koi-koi.en", found[0]["message"])

            broken = HOUSE.replace("factor = 2", 'factor = "🎴", factr = 2')
            editor.change(broken, 2)
            found = editor.diagnostics(lambda all: all, 2)
            self.assertEqual(len(found), 1)
            self.assertEqual((found[0]["severity"], found[0]["code"]), (1, "reading"))
            self.assertTrue(marked(broken, found[0]["range"]).startswith("{ at-least"))
            self.assertIn("there is no field factr", found[0]["message"])

            editor.change(HOUSE, 3)
            self.assertEqual(editor.diagnostics(lambda all: True, 3), [])
            self.assertEqual(len(editor.diagnostics(lambda all: all, 3)), 1)

            mistyped = HOUSE.replace("score.high", "score.hihg")
            editor.change(mistyped, 4)
            found = editor.diagnostics(lambda all: all, 4)
            self.assertEqual(marked(mistyped, found[0]["range"]), '"score.hihg"')
            self.assertIn("the nearest is score.high", found[0]["message"])

            self.assertIsNone(editor.ask("shutdown"))
            editor.send({"method": "exit"})
            self.assertEqual(editor.server.wait(), 0)

    def test_places_are_counted_in_units_of_utf_16(self):
        of_language = 'title = "🎴 ż"\nlanguage = { a = "🎴é", b = 1.5 }'
        text = HOUSE.replace('title = "How we play"', of_language)
        with Editor() as editor:
            editor.start()
            editor.open(text)
            found = editor.diagnostics(lambda all: all)
            self.assertEqual(found[0]["range"]["start"]["line"], 3)
            of_source = '"🎴" # here\nsource = { anchor = "🎴🎴", lin = 1 }'
            mistyped = HOUSE.replace("{ at-least = 10, factor = 2 }", of_source)
            editor.change(mistyped, 2)
            found = editor.diagnostics(lambda all: len(all) > 1, 2)
            self.assertIn("lin", {marked(mistyped, one["range"]) for one in found})

    def test_the_newest_text_wins(self):
        with Editor() as editor:
            editor.start()
            editor.open(NEW_BOOK)
            for version in range(2, 60):
                editor.change(NEW_BOOK + f"# {version}\n", version)
            editor.change(HOUSE, 60)
            editor.diagnostics(lambda all: all, 60)
            late = [m["params"] for m in editor.kept if m.get("method", "").endswith("publishDiagnostics")]
            self.assertFalse([one for one in late if one["diagnostics"] and one["version"] < 60])

    def test_gaps_of_a_new_book_are_shown_at_its_id(self):
        with Editor() as editor:
            editor.start()
            editor.open(NEW_BOOK)
            found = editor.diagnostics(lambda all: all)
            gaps = [one for one in found if one["code"] == "gap"]
            self.assertGreater(len(gaps), 10)
            self.assertEqual({marked(NEW_BOOK, one["range"]) for one in gaps}, {'id = "new-book"'})
            self.assertTrue(any("May the opponent demand to exchange hands" in g["message"] for g in gaps))

    def test_other_files_are_left_alone(self):
        cargo = '[package]\nname = "x"\nversion = "1"\n'
        with Editor() as editor:
            editor.start()
            editor.open(cargo, "file:///tmp/Cargo.toml")
            self.assertEqual(editor.diagnostics(lambda all: True, uri="file:///tmp/Cargo.toml"), [])
            editor.open('id = "a"\n', "file:///tmp/a.document.toml")
            found = editor.diagnostics(lambda all: all, uri="file:///tmp/a.document.toml")
            self.assertIn("title", found[0]["message"])
            name = ROOT / "docs/examples/heron/heron.document.toml"
            editor.open(name.read_text(), "file:///tmp/b.document.toml")
            self.assertEqual(editor.diagnostics(lambda all: True, uri="file:///tmp/b.document.toml"), [])

    def test_what_is_closed_has_nothing_wrong(self):
        with Editor() as editor:
            editor.start()
            editor.open('id = "A"\n')
            editor.diagnostics(lambda all: all)
            editor.send({"method": "textDocument/didClose", "params": {"textDocument": {"uri": URI}}})
            self.assertEqual(editor.diagnostics(lambda all: True), [])
            self.assertIn("error", editor.reply("textDocument/hover", {
                "textDocument": {"uri": URI}, "position": {"line": 0, "character": 0}}))


class Help(unittest.TestCase):
    def test_a_clause_is_explained(self):
        with Editor() as editor:
            editor.start()
            editor.open(HOUSE)
            for mark in ('topic = "score', "value = { at-"):
                page = editor.at("textDocument/hover", HOUSE, mark)["contents"]["value"]
                self.assertIn("From how many points up", page)
                self.assertIn("If the winner has 7 or more points, they are multiplied by 2.", page)
                self.assertIn("robin-red.koi-koi.en", page)
            page = editor.at("textDocument/hover", HOUSE, "inher")["contents"]["value"]
            self.assertIn("edition", page)
            self.assertIsNone(editor.at("textDocument/hover", HOUSE, "# Za"))

    def test_answers_are_in_the_language_asked_for(self):
        with Editor("--lang", "fr") as editor:
            editor.start()
            editor.open(HOUSE)
            page = editor.at("textDocument/hover", HOUSE, "topic")["contents"]["value"]
            self.assertIn("points", page)
            self.assertNotIn("From how many points up", page)

    def test_what_can_be_typed_is_proposed(self):
        cases = [
            ('[[clause]]\ntopic = "call.', "call.trigger", "call.trigger"),
            ("[[clause]]\nto", "topic", "topic = "),
            ('[[clause]]\ntopic = "capture.played.one"\nvalue = ', "duty", '"duty"'),
            ('[[clause]]\ntopic = "capture.played.one"\nvalue = "', "right", "right"),
            ('[[clause]]\ntopic = "capture.played.one"\nreadings = [\n  { value = "', "right", "right"),
            ('[[clause]]\ntopic = "score.high"\nvalue = { at', "at-least", "at-least = "),
            ("[[clause]]\nsilent = ", "true", "true"),
            ('[[clause]]\ntopic = "combination.mine"\nvalue = { ca', "cards", "cards = "),
            ('[[yaku]]\nid = "', "hanami", "hanami"),
            ('[[yaku]]\nid = "hanami"\ncards = "all(cur', "curtain", "curtain"),
            ('[[yaku]]\nid = "hanami"\ncards = "all(3', "31", "31"),
            ('[[yaku]]\nid = "hanami"\nhides = ["', "tsukimi", "tsukimi"),
            ('[[excuse]]\nkind = "', "heading", "heading"),
            ('inherit = "', "blog.koi-koi.fr", "blog.koi-koi.fr"),
        ]
        with Editor() as editor:
            editor.start()
            for typed, label, inserted in cases:
                text = f'id = "my-house"\n{typed}\n\n[[clause]]\ntopic = "deal.hand-size"\nvalue = 8\n'
                editor.open(text)
                found = editor.labels(text, typed)
                self.assertIn(label, found, typed)
                edit = found[label]["textEdit"]
                self.assertEqual(edit["newText"], inserted, typed)
                self.assertTrue(typed.endswith(marked(text, edit["range"])), typed)

    def test_a_question_stands_beside_its_topic(self):
        text = 'id = "my-house"\n[[clause]]\ntopic = ""\n'
        with Editor() as editor:
            editor.start()
            editor.open(text)
            found = editor.labels(text, 'topic = "')
            self.assertGreater(len(found), 300)
            self.assertIn("choose again", found["call.trigger"]["detail"])


class Hostile(unittest.TestCase):
    def test_garbage_gets_an_error_and_the_session_goes_on(self):
        with Editor() as editor:
            editor.write(b"Content-Length: 7\r\n\r\n{garbag")
            self.assertEqual(editor.wait(lambda m: "error" in m)["error"]["code"], -32700)
            for raw in (b"Content-Length: x\r\n\r\n", b"\r\n", b"Content-Length: -5\r\n\r\n",
                        b"X" * 100_000 + b"\r\n\r\n", b"Content-Length: " + b"9" * 60 + b"\r\n\r\n"):
                editor.write(raw)
                self.assertEqual(editor.wait(lambda m: "error" in m)["error"]["code"], -32600)
            big = 20 * 2**20
            editor.write(b"Content-Length: %d\r\n\r\n" % big + b" " * big)
            self.assertIn("bytes", editor.wait(lambda m: "error" in m)["error"]["message"])
            deep = b"[" * 1_000_000
            editor.write(b"Content-Length: %d\r\n\r\n" % len(deep) + deep)
            self.assertEqual(editor.wait(lambda m: "error" in m)["error"]["code"], -32700)
            self.assertEqual(editor.reply("textDocument/hover")["error"]["code"], -32002)
            no_requests = ([], 5, None, "x", {"id": 999}, {"id": {}, "method": "x"}, {"id": 998, "method": 3})
            for message in no_requests:
                body = json.dumps(message).encode()
                editor.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
            editor.start()
            self.assertEqual(editor.reply("workspace/nothing")["error"]["code"], -32601)
            self.assertEqual(editor.reply("initialize")["error"]["code"], -32600)
            for params in ({}, [], 3, {"textDocument": 1}, {"textDocument": {"uri": 1}},
                           {"textDocument": {"uri": "x"}, "position": {"line": -1, "character": 0}}):
                for method in ("textDocument/hover", "textDocument/completion"):
                    self.assertEqual(editor.reply(method, params)["error"]["code"], -32602)
                for method in ("didOpen", "didChange"):
                    editor.send({"method": f"textDocument/{method}", "params": params})
                    told = editor.wait(lambda m: m.get("method") == "window/logMessage")
                    self.assertIn("expected", told["params"]["message"])
            editor.send({"method": "$/cancelRequest", "params": {"id": 1}})
            editor.open(HOUSE)
            self.assertTrue(editor.diagnostics(lambda all: all))

    def test_hostile_texts_are_told_as_mistakes(self):
        texts = ["[" * 100_000, 'id = "\0"', "id = \"a\"\n" + "[[clause]]\n" * 2000, 'id = "' + "a" * 300_000,
                 "\ufeffid = 'x'", "id = 'a'\r\n[[clause]]\r\n", 'id = "a"\ninherit = "a"\ntitle = "b"',
                 'id = "a"\ninherit = "robin-red.koi-koi.en"\n[[clause]]\ntopic = "deal.hand-size"\nvalue = 21']
        with Editor() as editor:
            editor.start()
            for number, text in enumerate(texts):
                uri = f"file:///{number}.toml"
                editor.open(text, uri)
                if number == 0:
                    editor.diagnostics(lambda all: True, uri=uri)
                else:
                    self.assertTrue(editor.diagnostics(lambda all: all, uri=uri), text[:50])
                for position in ((0, 0), (0, 10**9), (10**9, 10**9), (2, 3)):
                    where = {"line": position[0], "character": position[1]}
                    for method in ("textDocument/hover", "textDocument/completion"):
                        editor.ask(method, {"textDocument": {"uri": uri}, "position": where})
            editor.open("x" * (3 << 20), "file:///long.toml")
            told = editor.wait(lambda m: m.get("method") == "window/logMessage")
            self.assertIn("at most", told["params"]["message"])

    def test_it_ends_when_the_editor_does(self):
        for text in (None, NEW_BOOK):
            with Editor() as editor:
                editor.start()
                if text:
                    editor.open(text)
                    editor.diagnostics(lambda all: True)
                editor.server.stdin.close()
                self.assertEqual(editor.server.wait(), 1)
                editor.server.stdin = open("/dev/null", "wb")
        with Editor() as editor:
            editor.start()
            editor.open(NEW_BOOK)
            editor.server.terminate()
            self.assertEqual(editor.server.wait(), 130)
        with Editor() as editor:
            editor.write(b"Content-Length: 50\r\n\r\n{")
            editor.server.stdin.close()
            self.assertEqual(editor.server.wait(), 1)
            editor.server.stdin = open("/dev/null", "wb")


if __name__ == "__main__":
    unittest.main()
