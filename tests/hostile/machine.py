"""What surrounds the command: environment, files and devices, signals, limits of memory and disk."""

import os

from command import Case, READ

OK = frozenset({0})
REFUSED = frozenset({2})
FAILED = frozenset({3})
QUICK = {
    "editions": ("editions",), "cards": ("cards",), "help": ("help",), "explain": ("explain", "round.end"),
    "check": ("check", "house.toml"), "perft": ("perft", "--edition", "hana-awase.pl", "--depth", "2"),
}
HOUSE = (("house.toml", 'id = "me.house"\ntitle = "H"\ninherit = "hana-awase.pl"\n'),)
LONG = {
    "contradictions": ("contradictions", "--quiet"), "prove": ("prove",), "crosscheck": ("crosscheck", "--games", "9999"),
    "distances": ("distances", "--quiet"), "audit": ("audit",), "solve": ("perft", "--edition", "hana-awase.pl", "--depth", "7"),
    "fuzz": ("regress", "fuzz", "--edition", "hana-awase.pl", "--seconds", "999", "--engine", '"$HANAPROOF" serve'),
    "report": ("report", "--quiet", "--out", "report"),
}


def environments():
    values = {"nothing": "", "nonsense": "nonsense", "escape": "\x1b[31m", "long": "a" * 100_000, "negative": "-1",
              "huge": "99999999999999999999", "a folder": "/nowhere", "override": "\u202e"}
    for name in ("TERM", "COLUMNS", "LINES", "LANG", "LC_ALL", "HOME", "TMPDIR", "PAGER", "NO_COLOR", "LESS", "PATH",
                 "TZ", "XDG_CACHE_HOME", "TBB_NUM_THREADS"):
        for what, value in values.items():
            for command in ("editions", "check"):
                yield Case(f"environment: {name}, {what}, {command}", QUICK[command], HOUSE, statuses=OK,
                           environment=((name, value),))
    yield Case("environment: none at all", (), shell='exec env -i "$HANAPROOF" editions', statuses=OK)


def devices():
    for command, arguments in QUICK.items():
        def shell(text, name, statuses, says="", c=command, a=arguments):
            return Case(f"device: {name}, {c}", a, HOUSE, shell=text, statuses=statuses, says=says)
        yield shell('exec "$HANAPROOF" "$@" >/dev/full', "full", FAILED, "standard output: cannot be written")
        yield shell('exec "$HANAPROOF" "$@" >&-', "no standard output", FAILED, "standard output: cannot be written")
        yield shell('exec "$HANAPROOF" "$@" <&-', "no standard input", OK)
        yield shell('exec "$HANAPROOF" "$@" 2>&-', "no standard error", OK)
        yield shell('"$HANAPROOF" "$@" | head -c 10; exit 0', "a reader who leaves", OK)
    for name in ("check", "editions"):
        yield Case(f"device: a pipe that nobody writes to, {name}", (name, "./p.toml"), says=r"p\.toml: nothing has come yet",
                   shell='mkfifo p.toml; timeout -s INT 4 "$HANAPROOF" "$@"; [ $? = 124 ] && exit 0',
                   statuses=OK, may_leave=("p.toml",))
        yield Case(f"device: a pipe whose writer waits, {name}", (name, "./p.toml"), HOUSE, statuses=OK,
                   shell='mkfifo p.toml; cat house.toml > p.toml & sleep 0.5; exec "$HANAPROOF" "$@"',
                   may_leave=("p.toml",))
        yield Case(f"device: a pipe that somebody writes to late, {name}", (name, "./p.toml"), HOUSE, statuses=OK,
                   shell='mkfifo p.toml; (sleep 2; cat house.toml > p.toml) & exec "$HANAPROOF" "$@"',
                   may_leave=("p.toml",))
    yield Case("device: standard input that stays open", ("perft", "--edition", "hana-awase.pl", "--depth", "2", "--position", "-"),
               shell='sleep 4 | timeout -s INT 3 "$HANAPROOF" "$@"; [ $? = 124 ] && exit 0', statuses=OK,
               says="standard input: nothing has come yet; waiting for a file with a position")
    targets = {"a folder": ".", "a file in nothing": "nothing/x", "a file in a file": "house.toml/x", "full": "/dev/full",
               "nothing": ""}
    for what, target in targets.items():
        yield Case(f"device: written to {what}", ("regress", "record", "--edition", "hana-awase.pl", "--out", target), HOUSE,
                   statuses=frozenset({2, 3}))
        yield Case(f"device: checkpoint, {what}", ("crosscheck", "robin-red.sutda.en", "--readings", "defaults",
                   "--no-small-games", "--games", "1", "--quiet", "--checkpoint", target or "/"), HOUSE,
                   statuses=frozenset({2, 3}))

    def link(folder):
        (folder / "report").mkdir()
        (folder / "elsewhere").mkdir()
        os.symlink("../elsewhere", folder / "report" / "receipts")
    yield Case("device: a report over a link", ("report", "--quiet", "--out", "report", "robin-red.sutda.en"), change=link,
               shell='"$HANAPROOF" "$@"; status=$?; [ -z "$(ls -A elsewhere)" ] || exit 9; exit $status',
               says="receipts: is a link")


def signals():
    for name, arguments in LONG.items():
        for signal, status, unheard in (("INT", 130, 130), ("TERM", 130, 143), ("HUP", 130, 129), ("KILL", 137, 137),
                                        ("PIPE", 141, 141)):
            for moment in ("0.05", "0.5", "2"):
                # The first moment may come before the command listens; shells let what runs beside them ignore INT.
                ends = {0, 1, status, unheard} if moment == "0.05" else {0, 1, status}
                again = "(sleep 5; kill -INT $pid) >/dev/null 2>&1 & " if (signal, moment) == ("INT", "0.05") else ""
                yield Case(f"signal: {signal} after {moment} s, {name}", arguments, may_leave=("report",),
                           shell='"$HANAPROOF" "$@" >out & pid=$!; '
                           f'sleep {moment}; kill -{signal} $pid; {again}wait $pid; status=$?; rm -f out; '
                           'find . -name ".*.??????" | grep -q . && [ $1 != report ] && exit 9; exit $status',
                           statuses=frozenset(ends))


def limits():
    for name, arguments in {**QUICK, **LONG}.items():
        for memory in (48, 80, 120, 200):
            if name in ("fuzz", "crosscheck", "distances") and memory > 120:
                continue
            # Less than it takes to be loaded is the shell's to say: 127.
            yield Case(f"memory: {memory} MiB, {name}", arguments, HOUSE, memory=memory, may_leave=("report",),
                       shell='timeout -s INT 10 "$HANAPROOF" "$@" >/dev/null; status=$?; [ $status = 127 ] && exit 0; '
                       '[ $status = 124 ] && exit 0; exit $status', statuses=frozenset({0, 1, 3}))
    for blocks in (0, 1, 8):
        yield Case(f"disk: files of {blocks} blocks", ("regress", "record", "--edition", "hana-awase.pl", "--out", "c.jsonl"),
                   shell=f'ulimit -f {blocks}; trap "" XFSZ; exec "$HANAPROOF" "$@"', statuses=frozenset({2, 3}))
    for files in (3, 4, 6, 8, 16):
        yield Case(f"disk: {files} open files", ("check", "house.toml"), HOUSE,
                   shell=f'ulimit -n {files}; exec "$HANAPROOF" "$@"', statuses=frozenset({0, 1, 2, 3, 127}))


def cases():
    for make in (environments, devices, signals, limits):
        yield from make()
