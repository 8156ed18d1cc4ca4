"""Runs hanaproof on one hostile input and says what is wrong with how it ends."""

import dataclasses
import functools
import os
import pathlib
import re
import resource
import shutil
import subprocess
import tempfile
import threading
import typing

SECONDS = 60  # no input of this suite is worth more, however busy the machine is
LONGEST_LINE = 340  # a message is cut at 300 characters, with the name of the program before it
MOST_LINES = 60
REFUSED = frozenset({2})
READ = frozenset({0, 1, 2})  # whatever it says of it, as long as it says so

# What must never reach a terminal: controls, C1, marks that turn the direction of writing.
ACTS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


@dataclasses.dataclass(frozen=True)
class Made:
    """Files that a command makes; once, however many cases ask for them."""

    arguments: tuple
    statuses: frozenset = frozenset({0})

    def copy_to(self, command, folder):
        with LOCK:
            made = make(command, self)
        shutil.copytree(made, folder, dirs_exist_ok=True)


LOCK = threading.Lock()
KEPT = []  # folders that are gone when the suite is


@functools.cache
def make(command, made):
    KEPT.append(tempfile.TemporaryDirectory(prefix="hostile-made"))
    folder = pathlib.Path(KEPT[-1].name)
    done = subprocess.run([command, *made.arguments], cwd=folder, capture_output=True, check=False)
    assert done.returncode in made.statuses, (made.arguments, done.returncode, done.stderr)
    return folder


@dataclasses.dataclass(frozen=True)
class Case:
    """`says`: a regular expression that standard error or output must have.

    `shell`: what is run instead of the command, which it has as $HANAPROOF, and "$@" the arguments.
    """

    name: str
    arguments: tuple
    files: tuple = ()  # (name, text or bytes), in the folder that the command runs in
    given: bytes = b""  # on standard input
    statuses: frozenset = REFUSED
    says: str = ""
    memory: int = 0  # MiB of address space; 0: as much as it wants
    made: typing.Optional[Made] = None  # in the folder, before `files` and `change`
    change: typing.Optional[typing.Callable] = None  # what becomes of the folder
    shell: str = ""
    environment: tuple = ()  # (name, value), or (name, None) where it is not set
    may_leave: tuple = ()  # files
    seconds: int = 0  # 0: SECONDS
    as_result: bool = False  # what is wrong is printed as a result, not as an error


def limited(case):
    if case.memory == 0:
        return None
    return lambda: resource.setrlimit(resource.RLIMIT_AS, (case.memory << 20, case.memory << 20))


def environment(command, case):
    values = {**os.environ, "HANAPROOF": command, **dict(case.environment)}
    return {name: value for name, value in values.items() if value is not None}


def prepare(command, case, folder):
    if case.made:
        case.made.copy_to(command, folder)
    for name, content in case.files:
        (folder / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    if case.change:
        case.change(folder)


def run(command, case, folder):
    """What is wrong, or None."""
    prepare(command, case, folder)
    before = {path.name for path in folder.iterdir()}
    program = ["/bin/sh", "-c", case.shell, "sh"] if case.shell else [command]
    try:
        done = subprocess.run(
            [*program, *case.arguments], cwd=folder, input=case.given, capture_output=True,
            timeout=case.seconds or SECONDS, preexec_fn=limited(case), env=environment(command, case), check=False)
    except subprocess.TimeoutExpired:
        return f"not done after {case.seconds or SECONDS} s"
    left = {path.name for path in folder.iterdir()} - before - set(case.may_leave)
    if left:
        return f"left files behind: {sorted(left)}"
    return judge(case, done)


def judge(case, done):
    said = done.stderr.decode("utf-8", "replace")
    printed = done.stdout.decode("utf-8", "replace")
    if done.returncode not in case.statuses:
        expected = "/".join(str(status) for status in sorted(case.statuses))
        return f"status {done.returncode}, expected {expected}: {said[:300]!r}"
    if ACTS.search(said) or ACTS.search(printed):
        return f"prints what acts: {said[:300]!r} {printed[:300]!r}"
    lines = said.splitlines()
    if any(len(line) > LONGEST_LINE for line in lines) or len(lines) > MOST_LINES:
        return f"a message without measure: {len(lines)} lines, {max(map(len, lines))} characters"
    if done.returncode == 2 and not case.as_result and not any(line.startswith("hanaproof: ") for line in lines):
        return f"says nothing: {said[:300]!r}"
    if "internal error" in said or "what():" in said:
        return f"speaks of itself: {said[:300]!r}"
    if case.says and not re.search(case.says, said + printed):
        return f"does not say /{case.says}/: {(said + printed)[:300]!r}"
    return None
