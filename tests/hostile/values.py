"""Values that hardly any field of a document takes, whatever it is."""

ESCAPE = "\x1b[2J"
VALUES = {
    "null": None, "truth": True, "number": 7, "negative": -1, "fraction": 0.5, "huge": 2**70, "beyond": -7e46, "text": "nonsense",
    "empty": "", "escape": ESCAPE, "override": "\u202e", "long": "a" * 100_000, "list": [], "list of nothing": [None],
    "list of lists": [[[]]], "table": {}, "table with an escape": {ESCAPE: ESCAPE},
}
DEEP = "[" * 5000 + "]" * 5000
