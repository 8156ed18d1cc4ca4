"""Options and names that nobody should give, of every command."""

from command import Case, READ, REFUSED

COMMANDS = (
    "contradictions", "report", "dossier", "check", "explain", "editions", "topics", "cards", "distances", "audit",
    "prove", "perft", "graph", "lattice", "ranks", "conform", "replay", "recheck", "crosscheck", "serve", "regress run",
    "regress fuzz", "regress record", "regress log", "regress perft", "identify", "signature", "solve", "odds deal",
    "odds hands", "odds fields", "odds sutda", "odds rounds", "adapter check", "completion", "help",
)
NUMBERS = ("nan", "inf", "-1", "1e999", "", "x", "99999999999999999999", "0x10", "1 2")
NAMES = ("nonsense", "", "\x1b[31m", "../../evil", "a" * 100_000, "{}", "%s%n", "\u202e", "-")
NUMBER_OPTIONS = {
    "contradictions": ("--seconds",), "perft": ("--depth",), "odds deal": ("--players",),
    "odds sutda": ("--players",), "odds rounds": ("--rounds", "--seed"), "regress fuzz": ("--seconds", "--seed"),
}
NAME_OPTIONS = {
    "perft": ("--edition",), "audit": ("--edition",), "solve": ("--edition",), "signature": ("--edition",),
    "odds deal": ("--edition",), "odds sutda": ("--edition", "--hand"), "regress record": ("--edition",),
    "lattice": ("--edition",), "ranks": ("--edition",), "odds rounds": ("--edition",), "identify": ("--edition",),
}


def ask(arguments, statuses=REFUSED):
    return Case("arguments: " + " ".join(argument[:20] for argument in arguments).encode(
        "unicode_escape").decode(), tuple(arguments), statuses=statuses)


def cases():
    for command in COMMANDS:
        words = command.split()
        yield ask([*words, "--nonsense"])
        yield ask([*words, "--editions", "/nowhere"] if words[0] not in ("completion", "help", "cards", "topics")
                  else [*words, "--editions"])
        yield ask([*words, "--color", "sometimes"])
        yield ask([*words, "--help"], frozenset({0}))
    for command, options in NUMBER_OPTIONS.items():
        for option in options:
            for number in NUMBERS:
                yield ask([*command.split(), option, number])
    for command, options in NAME_OPTIONS.items():
        for option in options:
            for name in NAMES:
                yield ask([*command.split(), option, name])
    for name in NAMES:
        yield ask(["explain", name], READ)
        yield ask(["editions", name], READ)
        yield ask([name], READ)
        yield ask(["help", name], READ)
