"""Runs a command with a terminal for its output: terminal.py COMMAND ARGUMENTS. Prints what it printed."""

import os
import pty
import sys

sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))
