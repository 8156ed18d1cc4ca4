"""suite.py COMMAND [--every N]: hostile inputs, each with the status and the message that it gets.

With --every N only each N-th case runs, the same ones each time. Status 0 where all end as they should.
"""

import argparse
import concurrent.futures
import os
import pathlib
import sys
import tempfile

import arguments
import checkpoints
import command
import editions
import engines
import findings
import logs
import machine
import positions
import receipts

MODULES = (editions, positions, arguments, findings, receipts, logs, checkpoints, engines, machine)


def all_cases():
    cases = [case for module in MODULES for case in module.cases()]
    names = [case.name for case in cases]
    assert len(set(names)) == len(names), "two cases of one name"
    return cases


def tried(program, case):
    with tempfile.TemporaryDirectory(prefix="hostile") as folder:
        return command.run(program, case, pathlib.Path(folder))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("command")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--like", default="", help="only cases with this in their names")
    parser.add_argument("--unlike", default="\0", help="only cases without this in their names")
    options = parser.parse_args()
    program = os.path.abspath(options.command)
    cases = [case for case in all_cases() if options.like in case.name and options.unlike not in case.name]
    cases = cases[::options.every]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda case: tried(program, case), cases))
    wrong = [(case, result) for case, result in zip(cases, results) if result]
    for case, result in wrong:
        print(f"{case.name}: {result}")
    print(f"{len(cases)} cases, {len(wrong)} wrong")
    return 1 if wrong or not cases else 0


sys.exit(main())
