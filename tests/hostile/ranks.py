"""ranks.py COMMAND MPIRUN [--kills N]: long commands, shared by the processes of a job.

Jobs of 1, 2 and 4 processes, of one thread and of two, write the same bytes as one process without MPI. A process of a
job, or the whole job, is killed at a random moment; the same command goes on, in a job of another size, to the same bytes.
Status 0 where that is so.
"""

import argparse
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile

from killed import KEPT, LONG, Run, files

SIZES = (1, 2, 4)


class Job(Run):
    """A long command, alone and as a job."""

    def __init__(self, program, mpirun, name, arguments):
        super().__init__(program, name, (*arguments, *KEPT))
        # As root, and with more processes than processors: what tests may have to do.
        self.begin = (mpirun, "--allow-run-as-root", "--oversubscribe", "-n")

    def job(self, size, threads=1):
        return [*self.begin, str(size), *self.command, "--threads", str(threads)]

    def fault_after(self, folder, size, threads=1):
        done = subprocess.run(self.job(size, threads), cwd=folder, capture_output=True, check=False)
        if (done.returncode, done.stdout) != (self.done.returncode, self.done.stdout):
            return f"status {done.returncode} and another result: {done.stderr[:300]!r}"
        return None if files(pathlib.Path(folder)) == self.files else "other files"

    def fault_of(self, size, threads):
        with tempfile.TemporaryDirectory(prefix="ranks") as folder:
            return self.fault_after(folder, size, threads)

    def fault_killed(self, dice):
        with tempfile.TemporaryDirectory(prefix="ranks") as folder:
            size, moment, whole = dice.choice(SIZES[1:]), dice.uniform(0, 1.1 * self.seconds), dice.random() < 0.5
            running = subprocess.Popen(self.job(size), cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            try:
                running.wait(moment)
            except subprocess.TimeoutExpired:
                ranks = children(running.pid)
                os.kill(running.pid if whole or not ranks else dice.choice(ranks), signal.SIGKILL)
                running.wait()
                for rank in ranks:
                    wait_for_end(rank)
            fault = self.fault_within(pathlib.Path(folder)) or self.fault_after(folder, dice.choice(SIZES))
            return fault and f"{size} processes, {'all' if whole else 'one'} killed after {moment:.3f} s: {fault}"


def children(process):
    try:
        return [int(each) for each in pathlib.Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except FileNotFoundError:
        return []


def wait_for_end(process):
    """Of one that is no child: mpirun ends those that are left."""
    while pathlib.Path(f"/proc/{process}").exists():
        try:
            os.kill(process, signal.SIGKILL)
        except ProcessLookupError:
            return


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("command")
    parser.add_argument("mpirun")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    program = os.path.abspath(options.command)
    jobs = [Job(program, options.mpirun, name, arguments) for name, arguments in LONG.items()]
    faults = []
    for job in jobs:
        for size in SIZES:
            for threads in (1, 2):
                if fault := job.fault_of(size, threads):
                    faults.append(f"{job.name}, {size} processes of {threads} threads: {fault}")
    dice = random.Random(options.seed)
    for i in range(options.kills):
        if fault := jobs[i % len(jobs)].fault_killed(dice):
            faults.append(f"{jobs[i % len(jobs)].name}: {fault}")
    print("\n".join([*faults, f"{len(jobs)} commands, {options.kills} kills, {len(faults)} wrong"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
