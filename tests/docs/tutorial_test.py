"""Runs the commands of docs/engine-tutorial.md as they stand: tutorial_test.py LANGUAGE HANAPROOF."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]


def commands(page, language):
    section = page.split(f"\n## {language}\n")[1].split("\n## ")[0]
    return re.findall(r"^```sh\n(.*?)^```$", section, re.DOTALL | re.MULTILINE)


def follow(blocks, command, folder):
    path = f"{pathlib.Path(command).parent}:{os.environ['PATH']}"
    environment = {**os.environ, "HANAPROOF": str(ROOT), "PATH": path, "HOME": folder}
    environment.pop("PYTHONPATH", None)
    # One shell, as a reader has it; the mark says where a block begins.
    script = "\n".join(f"echo '== {number}'\n{block}" for number, block in enumerate(blocks))
    run = subprocess.run(
        ["bash", "-e", "-c", script], cwd=folder, env=environment, capture_output=True, text=True
    )
    return run, re.split(r"^== \d+$", run.stdout, flags=re.MULTILINE)[1:]


def main(language, command):
    blocks = commands((ROOT / "docs/engine-tutorial.md").read_text(encoding="utf-8"), language)
    with tempfile.TemporaryDirectory() as folder:
        run, said = follow(blocks, command, folder)
        badge = pathlib.Path(folder, "badge.svg")
        drawn = badge.read_text(encoding="utf-8") if badge.exists() else ""
    if run.returncode != 0:
        sys.exit(f"exit status {run.returncode}\n{run.stdout}\n{run.stderr}")
    checks = [text for block, text in zip(blocks, said) if "adapter check" in block]
    wrong = re.findall(r"^wrong +(\S+)", checks[0], re.MULTILINE)
    # As the page says; then nothing is left.
    assert wrong == ["books-kept", "between", "backwards"], wrong
    assert "Something is to be changed." in checks[0]
    assert " 0 wrong" in checks[1], checks[1]
    fuzz = next(text for block, text in zip(blocks, said) if "regress fuzz" in block)
    assert "no difference" in fuzz, fuzz
    assert "blog.koi-koi.fr" in drawn, drawn


main(*sys.argv[1:])
