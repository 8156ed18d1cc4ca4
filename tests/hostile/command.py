"""Runs hanaproof on one hostile input and says what is wrong with how it ends."""

import dataclasses
import re
import resource
import subprocess

SECONDS = 60  # no input of this suite is worth more, however busy the machine is
LONGEST_LINE = 340  # a message is cut at 300 characters, with the name of the program before it
MOST_LINES = 60
REFUSED = frozenset({2})
READ = frozenset({0, 1, 2})  # whatever it says of it, as long as it says so

# What must never reach a terminal: controls, C1, marks that turn the direction of writing.
ACTS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


@dataclasses.dataclass(frozen=True)
class Case:
    """`says`: a regular expression that standard error or output must have."""

    name: str
    arguments: tuple
    files: tuple = ()  # (name, text or bytes), in the folder that the command runs in
    given: bytes = b""  # on standard input
    statuses: frozenset = REFUSED
    says: str = ""
    memory: int = 0  # MiB of address space; 0: as much as it wants


def limited(case):
    if case.memory == 0:
        return None
    return lambda: resource.setrlimit(resource.RLIMIT_AS, (case.memory << 20, case.memory << 20))


def run(command, case, folder):
    """What is wrong, or None."""
    for name, content in case.files:
        data = content if isinstance(content, bytes) else content.encode()
        (folder / name).write_bytes(data)
    before = {path.name for path in folder.iterdir()}
    try:
        done = subprocess.run(
            [command, *case.arguments], cwd=folder, input=case.given, capture_output=True,
            timeout=SECONDS, preexec_fn=limited(case), check=False)
    except subprocess.TimeoutExpired:
        return f"not done after {SECONDS} s"
    left = {path.name for path in folder.iterdir()} - before
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
    if done.returncode == 2 and not any(line.startswith("hanaproof: ") for line in lines):
        return f"says nothing: {said[:300]!r}"
    if "internal error" in said or "what():" in said:
        return f"speaks of itself: {said[:300]!r}"
    if case.says and not re.search(case.says, said + printed):
        return f"does not say /{case.says}/: {(said + printed)[:300]!r}"
    return None
