#!/usr/bin/env python3
"""Many positions, with the specification and with the engine at once: bulk.py --hanaproof COMMAND --positions N.

Each side gets as many positions as are asked for, of every game named, by compare.py.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["hachi", "sakura", "sutda"])
    parser.add_argument("--hanaproof", required=True, help="the command")
    parser.add_argument("--positions", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", help="write what was compared to this file")
    return parser.parse_args()


def start(options, game, side, seed, out):
    command = [sys.executable, str(HERE / "compare.py"), game, "--hanaproof", options.hanaproof, "--with", side]
    command += ["--positions", str(options.positions), "--seed", str(seed), "--json", out]
    return subprocess.Popen(command)


def main():
    options = arguments()
    results, status = [], 0
    with tempfile.TemporaryDirectory() as folder:
        for game in options.games:
            files = [str(Path(folder) / (game + side)) for side in ("spec", "engine")]
            runs = [start(options, game, side, options.seed + place, file)
                    for place, (side, file) in enumerate(zip(("spec", "engine"), files))]
            status |= any([run.wait() for run in runs])
            results += [json.loads(Path(file).read_text()) for file in files if Path(file).exists()]
    if options.out:
        Path(options.out).write_text("".join(json.dumps(one) + "\n" for one in results))
    sys.exit(int(status))


if __name__ == "__main__":
    main()
