"""A program that speaks the engine protocol, asked many things at once."""

import json
import subprocess


class Speaker:
    def __init__(self, command):
        self.program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.waiting = 0

    def ask_all(self, requests):
        """Few enough at a time that neither side waits for the other to read."""
        replies = []
        for start in range(0, len(requests), 8):
            some = requests[start:start + 8]
            lines = [json.dumps({"id": number, **request}) for number, request in enumerate(some)]
            self.program.stdin.write(("\n".join(lines) + "\n").encode())
            self.program.stdin.flush()
            replies += [json.loads(self.program.stdout.readline()) for _ in some]
        return replies

    def close(self):
        self.program.stdin.close()
        self.program.wait()
