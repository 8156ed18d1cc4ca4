"""A type checker accepts the package, and sees what is wrong in a program that uses it."""

import os
import pathlib
import subprocess
import sys

import hanaproof

PACKAGE = pathlib.Path(hanaproof.__file__).parent.parent
PROGRAM = """
import hanaproof
from hanaproof.openspiel import OpenSpielGame

game = hanaproof.Game(hanaproof.Rules("hana-awase.pl", 3))
moves: list[str] = game.deal(1).legal_moves()
actions: list[int] = OpenSpielGame(game).new_initial_state().legal_actions()
"""


def mypy(tmp_path, *arguments):
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", *arguments]
    environment = {**os.environ, "MYPYPATH": str(PACKAGE)}
    return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)


def test_the_package_keeps_to_its_types(tmp_path):
    (tmp_path / "right.py").write_text(PROGRAM)
    checked = mypy(tmp_path, "-p", "hanaproof", "-m", "right")
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_program_that_does_not(tmp_path):
    (tmp_path / "wrong.py").write_text(PROGRAM + 'game.deal("1")\nmoves = game.deal(1).turn\n')
    checked = mypy(tmp_path, "wrong.py")
    lines = [line for line in checked.stdout.splitlines() if "error" in line]
    assert [line.split(":")[1] for line in lines[:2]] == ["8", "9"], checked.stdout + checked.stderr
