"""Checkpoints that were altered, by chance or on purpose."""

import json

from command import Case, Made
from values import VALUES

RUN = ("crosscheck", "robin-red.sutda.en", "--readings", "defaults", "--no-small-games", "--no-profiles", "--games", "1",
       "--quiet", "--checkpoint", "c.json")
MADE = Made(RUN)
PLACES = 60


def case(name, change, says=r"hanaproof: c\.json: "):
    return Case(f"checkpoint: {name}", RUN, made=MADE, change=change, says=says)


def flipped(place):
    def change(folder):
        data = bytearray((folder / "c.json").read_bytes())
        data[len(data) * place // PLACES] ^= 1 << place % 8
        (folder / "c.json").write_bytes(data)
    return change


def cut(place):
    def change(folder):
        data = (folder / "c.json").read_bytes()
        (folder / "c.json").write_bytes(data[:len(data) * place // PLACES])
    return change


def replaced(old, new):
    def change(folder):
        text = (folder / "c.json").read_text()
        assert old in text, (old, text)
        (folder / "c.json").write_text(text.replace(old, new, 1))
    return change


def checksum(text):
    number = 0xcbf29ce484222325
    for byte in text.encode():
        number = (number ^ byte) * 0x100000001b3 % 2**64
    return f"{number:016x}"


def sealed(document):
    body = json.dumps(document, indent=2)[:-2]
    return f'{body},\n  "checksum": "{checksum(body)}"\n}}\n'


def forged(*path, value):
    """With a checksum that fits."""
    def change(folder):
        document = json.loads((folder / "c.json").read_text())
        del document["checksum"]
        at = document
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = value
        (folder / "c.json").write_text(sealed(document))
    return change


def cases():
    damaged = r"hanaproof: c\.json: the checksum"
    for place in range(PLACES):
        yield case(f"a bit of place {place} flipped", flipped(place), damaged)
        if place % 3 == 0:
            yield case(f"cut at place {place}", cut(place), damaged)
    for what, new in {"one more": "2", "negative": "-1", "huge": str(2**70), "fraction": "1.5", "none": "null"}.items():
        yield case(f"a count, {what}", replaced('"failures": 0', f'"failures": {new}'), damaged)
        yield case(f"units, {what}", replaced('"units": ', f'"units": {new}'), damaged)
    for path in (("schema",), ("run",), ("run", "command"), ("run", "parameters"), ("fingerprint",), ("done",)):
        for what, value in VALUES.items():
            if (path, what) not in {(("done",), "list"), (("done",), "null")}:
                yield case(f"forged {'.'.join(path)}, {what}", forged(*path, value=value))
    for done in ([[0, 2**40]], [[5, 1]], [[0, 0]], [[0, 1], [0, 1]]):
        yield case(f"forged units {done}", forged("done", value=done))
    yield Case("checkpoint: a folder", RUN, change=lambda folder: (folder / "c.json").mkdir())
    yield Case("checkpoint: of another run", (*RUN, "--seed", "5"), made=MADE, says="c.json: of another run")
