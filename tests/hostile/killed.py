"""killed.py COMMAND [--moments N]: long commands that are ended at random moments, and started again.

What comes of them in the end is what comes of a run that nobody has ended, byte by byte, and a file that stands under its
name is whole. Status 0 where that is so.
"""

import argparse
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

from checkpoints import checksum

CHECKPOINT = "c.json"
LONG = {
    "crosscheck": ("crosscheck", "hana-awase.pl", "--readings", "defaults", "--no-profiles", "--no-small-games",
                   "--games", "60", "--quiet", "--json"),
    "crosscheck of bets": ("crosscheck", "robin-red.sutda.en", "--readings", "each", "--games", "4", "--quiet", "--json"),
    "solve": ("solve", "--table", "1,2,3", "--edition", "robin-red.koi-koi.en", "--hand", "2", "--field", "4", "--sample",
              "60000", "--quiet", "--json"),
    "impact": ("contradictions", "--impact", "robin-red.sutda.en", "--quiet", "--json"),
    "audit": ("audit", "hana-awase.pl", "korean.seotda", "oishi-tengudo.koi-koi", "--quiet"),
    # An engine with another rule: the status is 1.
    "fuzz": ("regress", "fuzz", "--edition", "robin-red.sutda.en", "--games", "450", "--blocks", "--settle-seconds", "0",
             "--quiet", "--engine", "COMMAND serve --rule payment.excluded=false"),
    "odds": ("odds", "rounds", "--edition", "hana-awase.pl", "--rounds", "400000", "--quiet", "--json"),
}
# Of these nothing is kept on the way: what they write is there as a whole or not at all.
AT_ONCE = {
    "record": ("regress", "record", "--edition", "hana-awase.pl", "--out", "c.jsonl"),
}
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGKILL)
KEPT = ("--checkpoint", CHECKPOINT, "--checkpoint-every", "0")


def fault_in_checkpoint(data):
    body, _, end = data.decode().rpartition(',\n  "checksum": ')
    if end != f'"{checksum(body)}"\n}}\n':
        return "a checkpoint that is not whole"
    json.loads(data)
    return None


def files(folder):
    """Those under their names: what is written beside begins with a point."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.startswith(".")}


class Run:
    """A command, and what comes of it when it is left in peace."""

    def __init__(self, program, name, arguments):
        self.command = [program, *(each.replace("COMMAND", program) for each in arguments)]
        self.name = name
        with tempfile.TemporaryDirectory(prefix="peace") as folder:
            begin = time.monotonic()
            self.done = self.whole(folder)
            self.seconds = time.monotonic() - begin
            self.files = files(pathlib.Path(folder))
        assert self.done.returncode == (1 if name == "fuzz" else 0) and self.files, (name, self.done)

    def whole(self, folder):
        return subprocess.run(self.command, cwd=folder, capture_output=True, check=False)

    def end_at(self, moment, sent, folder):
        """How it ended."""
        running = subprocess.Popen(
            self.command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            return running.wait(moment)
        except subprocess.TimeoutExpired:
            running.send_signal(sent)
            return running.wait()

    def fault_within(self, folder):
        for name, data in files(folder).items():
            fault = fault_in_checkpoint(data) if name == CHECKPOINT else None
            if name != CHECKPOINT and data != self.files.get(name):
                fault = f"{name} is not whole"
            if fault:
                return fault
        return None

    def tried(self, dice):
        """What is wrong, or None: ended once or twice, and then left to go on."""
        with tempfile.TemporaryDirectory(prefix="killed") as name:
            folder = pathlib.Path(name)
            told = []
            for _ in range(dice.randint(1, 2)):
                moment, sent = dice.uniform(0, 1.1 * self.seconds), dice.choice(SIGNALS)
                status = self.end_at(moment, sent, folder)
                told.append(f"{sent.name} after {moment:.3f} s")
                if status not in (self.done.returncode, 130, -sent):
                    return f"{told}: status {status}"
                if fault := self.fault_within(folder):
                    return f"{told}: {fault}"
            done = self.whole(folder)
            if (done.returncode, done.stdout) != (self.done.returncode, self.done.stdout):
                return f"{told}: status {done.returncode} and another result: {done.stderr[:300]!r}"
            if files(folder) != self.files:
                return f"{told}: other files"
        return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("command")
    parser.add_argument("--moments", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    program = os.path.abspath(options.command)
    runs = [Run(program, name, (*arguments, *KEPT)) for name, arguments in LONG.items()]
    runs += [Run(program, name, arguments) for name, arguments in AT_ONCE.items()]
    dice = random.Random(options.seed)
    wrong = 0
    for i in range(options.moments):
        run = runs[i % len(runs)]
        if fault := run.tried(dice):
            wrong += 1
            print(f"{run.name}: {fault}")
    print(f"{options.moments} moments, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
