"""Engines at the other side of the protocol: what they say is never believed, and never printed raw."""

import pathlib

from command import Case

# Says hello as it should, and then what it is told to; {id} is that of the request.
ENGINE = (pathlib.Path(__file__).parent / "misbehaving_engine.py").read_text()
ESCAPES = "\\u001b[31mred\\u001b]0;title\\u0007\\u009b2J\\u202e"
REPLIES = {
    "nothing": "", "no json": "Segmentation fault", "a list": "[]", "a number": "7", "open": "{", "null": "null",
    "no fields": '{"id":{id}}', "many moves": '{"id":{id},"moves":[' + '"11",' * 60_000 + '"11"]}',
    "some moves": '{"id":{id},"moves":[' + '"11",' * 1000 + '"11"]}',
    "a long move": '{"id":{id},"moves":["' + "1" * 100_000 + '"]}',
    "moves that are none": '{"id":{id},"moves":["?"]}', "moves of numbers": '{"id":{id},"moves":[1]}',
    "a move with escapes": '{"id":{id},"moves":["' + ESCAPES + '"]}',
    "an error with escapes": '{"id":{id},"error":"' + ESCAPES + '"}',
    "a long error": '{"id":{id},"error":"' + "e" * 500_000 + '"}',
    "raw escapes": '{"id":{id},"error":"\x1b[31m"}', "unsupported with escapes": '{"id":{id},"unsupported":"' + ESCAPES + '"}',
    "a long unsupported": '{"id":{id},"unsupported":"' + "u" * 500_000 + '"}',
    "another id": '{"id":12345,"moves":[]}', "a huge id": '{"id":99999999999999999999,"moves":[]}',
    "no id": '{"moves":[]}', "deep": '{"id":{id},"moves":' + "[" * 5000 + "]" * 5000 + "}",
    "huge points": '{"id":{id},"moves":[],"yaku":[[],[]],"points":[99999999999,0]}',
    "a long yaku": '{"id":{id},"moves":["11"],"yaku":[[{"id":"' + "y" * 100_000 + '","points":1}],[]],"points":[0,0]}',
    "many yaku": '{"id":{id},"moves":["11"],"yaku":[[' + '{"id":"a","points":1},' * 20_000 + '{"id":"a","points":1}],[]],"points":[0,0]}',
    "a position of text": '{"id":{id},"moves":["11"],"position":"here"}', "latin-1": '{"id":{id},"error":"\\xe9"}',
}
DEEDS = ("exit", "abort", "hang", "close", "flood", "half", "fork", "daemon", "deaf", "megabytes", "errors")
HELLOS = {
    "a name with escapes": '"name":"' + ESCAPES + '","version":"1"', "a long name": '"name":"' + "n" * 500_000 + '","version":"1"',
    "many editions": '"name":"x","version":"1","editions":[' + '"a",' * 60_000 + '"a"]',
    "an edition with escapes": '"name":"x","version":"1","editions":["' + ESCAPES + '"]',
    "players that are none": '"name":"x","version":"1","players":[-1,0,99999]', "no version": '"name":"x"',
    "does nothing known": '"name":"x","version":"1","does":["win"]', "keeps nothing known": '"name":"x","version":"1","keeps":["all"]',
}
COMMANDS = {
    "fuzz": ("regress", "fuzz", "--edition", "hana-awase.pl", "--games", "1", "--seconds", "1", "--settle-seconds", "1",
             "--start-seconds", "2", "--reply-seconds", "2"),
    "perft": ("regress", "perft", "--edition", "hana-awase.pl", "--depth", "2", "--start-seconds", "2", "--reply-seconds", "2"),
    "check": ("adapter", "check", "--edition", "hana-awase.pl", "--start-seconds", "2", "--reply-seconds", "0.2"),
}
SAID = frozenset({0, 1, 2})  # of one that does nothing, nothing is wrong


def case(name, command, how, text="", hello='"name":"x","version":"1"'):
    return Case(f"engine: {name}, {command}", (*COMMANDS[command], "--engine", f"exec python3 engine.py {how}"),
                (("engine.py", ENGINE), ("reply", text), ("hello", hello)), statuses=SAID, may_leave=("pids",))


def cases():
    for command in COMMANDS:
        for name, text in REPLIES.items():
            yield case(name, command, "reply", text)
        for deed in DEEDS:
            yield case(deed, command, deed)
        for name, hello in HELLOS.items():
            yield case(name, command, "exit", hello=hello)
    # Nobody of what it has started is left.
    for how in ("fork", "daemon", "hang"):
        yield Case(f"engine: {how}, killed with the command", ("regress", "fuzz", "--edition", "hana-awase.pl", "--seconds", "300", "--reply-seconds", "300",
                    "--engine", f"exec python3 engine.py {how}"),
                   (("engine.py", ENGINE), ("reply", ""), ("hello", '"name":"x","version":"1"')),
                   statuses=frozenset({0}), says="nobody left", may_leave=("pids",),
                   shell='"$HANAPROOF" "$@" >/dev/null & pid=$!; '
                   'until [ -s pids ]; do sleep 0.1; done; sleep 0.3; kill -9 $pid; wait $pid 2>/dev/null; '
                   'for i in $(seq 200); do left=0; for p in $(cat pids); do '
                   'case $(cut -d" " -f3 /proc/$p/stat 2>/dev/null) in ""|Z|X) ;; *) left=1;; esac; done; '
                   '[ $left = 0 ] && { echo nobody left; exit 0; }; sleep 0.1; done; exit 1')
