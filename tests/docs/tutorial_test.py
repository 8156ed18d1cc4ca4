"""Runs the commands of docs/engine-tutorial.md as they stand: tutorial_test.py LANGUAGE HANAPROOF."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import tomllib
import xml.etree.ElementTree

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


def clauses_in_play(edition):
    """How many clauses of an edition say something about captures, calls and scores."""
    topics = [
        topic
        for file in (ROOT / "model/rulebook/topics").glob("*.toml")
        for topic in tomllib.loads(file.read_text(encoding="utf-8")).get("topic", [])
    ]
    assert topics
    asked = {"capture", "call", "score", "round-end"}
    in_play = {topic["id"] for topic in topics if topic.get("asked") in asked}
    text = (ROOT / f"model/editions/{edition}.toml").read_text(encoding="utf-8")
    written = tomllib.loads(text)
    return sum(one["topic"] in in_play for one in written["clause"]) + len(written["yaku"])


def main(language, command):
    page = (ROOT / "docs/engine-tutorial.md").read_text(encoding="utf-8")
    blocks = commands(page, language)
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
    # Nothing fails, and what the engine does not open is not counted.
    run_of_corpus = said[-1]
    assert " 0 mismatches" in run_of_corpus, run_of_corpus
    clauses = clauses_in_play("blog.koi-koi.fr")
    image = xml.etree.ElementTree.fromstring(drawn)
    title = image.findtext("{http://www.w3.org/2000/svg}title")
    says = f"plays blog.koi-koi.fr: {clauses} of {clauses} clauses"
    assert title == says, title
    assert f'"{says}"' in page, says


main(*sys.argv[1:])
