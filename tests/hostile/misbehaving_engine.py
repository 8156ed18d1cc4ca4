"""engine.py HOW: says hello with the fields in the file `hello`, and then does as it is told."""

import json
import os
import signal
import subprocess
import sys
import time

how = sys.argv[1]


def note(pid):
    with open("pids", "a", encoding="ascii") as file:
        file.write(f"{pid}\n")


def forever():
    while True:
        time.sleep(1)


def deed():
    if how == "exit":
        sys.exit(3)
    if how == "abort":
        os.kill(os.getpid(), signal.SIGKILL)
    if how == "close":
        os.close(1)
    if how == "flood":
        while True:
            os.write(1, b"y" * 65536)
    if how == "half":
        os.write(1, b'{"id":')
        sys.exit(0)
    if how == "megabytes":
        os.write(1, b"x" * (8 << 20) + b"\n")
    if how == "errors":
        os.write(2, b"\x1b[31m" + b"e" * (4 << 20) + b"\n")
        sys.exit(1)
    if how == "daemon" or how == "fork":
        command = ["sleep", "1000"]
        note(subprocess.Popen(command, start_new_session=how == "daemon").pid)
    if how == "hang":
        note(os.getpid())
    forever()


if how == "deaf":
    forever()
with open("hello", encoding="utf-8") as file:
    hello = file.read()
with open("reply", encoding="utf-8") as file:
    reply = file.read()
for line in sys.stdin:
    request = json.loads(line)
    if request["do"] == "hello":
        print(f'{{"id":{request["id"]},{hello}}}', flush=True)
    elif how == "reply":
        print(reply.replace("{id}", str(request["id"])), flush=True)
    else:
        deed()
