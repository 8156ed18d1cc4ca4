"""What the suite of hostile inputs must not let through."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

import command
from command import Case, READ

CASE = Case("a case", ("check", "house.toml"), says="expected")


def judged(status=2, said="hanaproof: house.toml:1:1: expected a text\n", printed="", case=CASE):
    done = subprocess.CompletedProcess((), status, printed.encode(), said.encode())
    return command.judge(case, done)


class Judge(unittest.TestCase):
    def test_takes_a_clear_error(self):
        self.assertIsNone(judged())
        self.assertIsNone(judged(0, "", "expected", Case("read", (), statuses=READ)))

    def test_sees_another_status(self):
        for status in (0, 1, 3, 139, -11):
            self.assertIn("status", judged(status))

    def test_sees_what_acts(self):
        for text in ("\x1b[31m", "\x9b", "\u202e", "a\bb", "\x07"):
            self.assertIn("acts", judged(said=f"hanaproof: expected {text}\n"))
            self.assertIn("acts", judged(printed=text))

    def test_sees_messages_without_measure(self):
        self.assertIn("measure", judged(said="hanaproof: expected " + "a" * 400))
        self.assertIn("measure", judged(said="hanaproof: expected\n" * 100))

    def test_sees_what_is_no_message(self):
        self.assertIn("says nothing", judged(said=""))
        self.assertIn("of itself", judged(said="hanaproof: internal error: expected\n"))
        self.assertIn("does not say", judged(said="hanaproof: no\n"))

    def test_sees_what_runs_on_and_what_is_left(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            script = "open('left', 'w'); import sys; sys.exit('hanaproof: expected')"
            case = Case("writes", ("-c", script), statuses=frozenset({1}))
            self.assertIn("left files behind", command.run(sys.executable, case, folder))
            before = command.SECONDS
            command.SECONDS = 0.2
            self.addCleanup(setattr, command, "SECONDS", before)
            case = Case("hangs", ("-c", "import time; time.sleep(60)"))
            self.assertIn("not done", command.run(sys.executable, case, folder))


if __name__ == "__main__":
    unittest.main()
