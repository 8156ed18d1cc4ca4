"""Edition and document files that are wrong in one place each."""

from command import Case, READ, REFUSED

HEAD = {
    "id": '"me.house"', "title": '"My house"', "game": '"koi-koi"', "language": '"en"',
    "inherit": '"robin-red.koi-koi.en"', "players": "[2]", "custom": "true", "sheet": "false",
    "document": '"house"',
}
CLAUSE = {"topic": '"deal.hand-size"', "value": "8", "note": '"as ever"', "when": "{ players = [2] }"}
YAKU = {"id": '"gokou"', "cards": '"count(light) >= 5"', "points": "10", "hides": "[]", "name": '"Goko"'}
EXCUSE = {"kind": '"flavour"', "note": '"no rule"', "source": '{ line = 1, anchor = "hana" }'}

# Values that no key takes, whatever it is; and those that some do.
NEVER = {
    "fraction": "1.5", "date": "2024-01-01", "infinite": "inf", "escape": '"a\\u001b[31mb"',
    "title escape": '"\\u001b]0;x\\u0007"', "override": '"a\\u202eb"', "c1": '"a\\u009bb"',
    "backspace": '"a\\bb"', "table in table": "{ a = { b = { c = 1 } } }",
    "broken": '"open', "nothing": "", "deep list": "[" * 5000 + "]" * 5000,
    "deep key": "{ " + "a." * 3000 + "b = 1 }", "huge number": "99999999999999999999",
    "dates in a list": "[2024-01-01]",
}
SOMETIMES = {
    "truth": "true", "number": "7", "negative": "-1", "largest": "9223372036854775807",
    "empty text": '""', "blank text": '"  "', "word": '"nonsense"', "list": "[]",
    "list of lists": "[[1]]", "mixed list": '[1, "a", true]', "table": "{}",
    "long word": '"' + "a" * 100_000 + '"', "emoji": '"🎴"', "path": '"../../evil"',
    "format": '"{0} {} %s %n"', "html": '"<script>alert(1)</script>"', "line feeds": '"a\\nb\\nc"',
    "long list": "[" + "1," * 5000 + "]",
}


def text(head, blocks):
    lines = [f"{key} = {value}" for key, value in head.items()]
    for name, block in blocks:
        lines.append(f"[[{name}]]")
        lines += [f"{key} = {value}" for key, value in block.items()]
    return "\n".join(lines) + "\n"


def edition(name, content, statuses=READ, says="", command="editions"):
    """Listing an edition reads it whole, and prints what is in it."""
    return Case(f"edition: {name}", (command, "./house.toml"), (("house.toml", content),),
                statuses=statuses, says=says)


def check(name, content, statuses=READ, says=""):
    return edition(name, content, statuses, says, "check")


def of_head(key, value):
    head = {name: HEAD[name] for name in ("id", "title", "game", "language", "inherit")}
    if key == "document":
        head["document"] = HEAD["document"]
    return text({**head, key: value}, [("clause", CLAUSE)])


def of_block(name, block, key, value):
    head = {name: HEAD[name] for name in ("id", "title", "inherit")}
    return text(head, [(name, {**block, key: value})])


def one_value_each():
    for values, statuses in ((NEVER, REFUSED), (SOMETIMES, READ)):
        for what, value in values.items():
            for key in HEAD:
                yield edition(f"{key}, {what}", of_head(key, value), statuses)
            for name, block in (("clause", CLAUSE), ("yaku", YAKU), ("excuse", EXCUSE)):
                for key in block:
                    yield edition(f"{name}.{key}, {what}", of_block(name, block, key, value), statuses)


def misspelt():
    place = r"house.toml:\d+:\d+: "
    for key in HEAD:
        yield edition(f"{key}, unknown beside", of_head(key + "x", '"a"'), REFUSED,
                    place + "unknown key")
    for name, block in (("clause", CLAUSE), ("yaku", YAKU), ("excuse", EXCUSE)):
        for key in block:
            yield edition(f"{name}.{key}, unknown beside", of_block(name, block, key + "x", "1"),
                        REFUSED, place + "unknown key")
    for name in ("cluase", "claus", "yakus", "excuses", "Clause"):
        yield edition(f"block {name}", of_head("players", "[2]") + f"[[{name}]]\na = 1\n", REFUSED,
                    place + "unknown key")


def expressions():
    wrong = ["count(", "count(light) >= ", "all()", "all(D4)", "any(curtian)", "count(light) > 99999999999",
             "not", "((((((((((count(light)))))))))))", "count(light) >= 5 and", "1", "true", "month(13)",
             "count(light) >= 5; drop", "count(light) >= -1 - -", "\\u0000"]
    for number, expression in enumerate(wrong):
        yield edition(f"cards {number}", of_block("yaku", YAKU, "cards", f'"{expression}"'), READ)
        yield edition(f"points {number}", of_block("yaku", YAKU, "points", f'"{expression}"'), READ)
    yield edition("cards in 10,000 brackets", of_block(
        "yaku", YAKU, "cards", '"' + "(" * 10_000 + "count(light) >= 5" + ")" * 10_000 + '"'), REFUSED)
    yield edition("cards with 10,000 terms", of_block(
        "yaku", YAKU, "cards", '"' + " and ".join(["count(light) >= 5"] * 10_000) + '"'), READ)


def whole_files():
    good = of_head("players", "[2]")
    for what, content in {
        "empty": "", "binary": bytes(range(256)) * 4, "zeros": b"\0" * 1000, "latin-1": good.encode() + b'# \xe9\n',
        "utf-16": good.encode("utf-16"), "brackets": "[" * 100_000, "one key": "a." * 100_000 + "b = 1",
        "quoted key": "'a'." * 100_000 + "b = 1", "five megabytes": good + "#" * 5_000_000,
        "long topic": of_block("clause", CLAUSE, "topic", '"' + "a" * 3_000_000 + '"'),
        "many yaku": good + "".join(
            f'[[yaku]]\nid = "y{n}"\ncards = "count(light) >= 3"\npoints = 1\n' for n in range(10_000)),
        "many clauses": good + '[[clause]]\ntopic = "deal.hand-size"\nvalue = 8\n' * 10_000,
        "many mistakes": good + '[[clause]]\ntopic = "x"\nvalue = 8\n' * 50,
        "a json": '{"id": "me"}', "twice a key": good + 'id = "b"\n',
    }.items():
        yield edition(f"file, {what}", content, REFUSED)
    yield edition("file, windows line ends", good.replace("\n", "\r\n"), frozenset({0}))
    yield edition("file, byte order mark", b"\xef\xbb\xbf" + good.encode(), frozenset({0}))


def known_faults():
    """Each was accepted, or ended in a crash."""
    def house(**head):
        return text({**{name: HEAD[name] for name in ("id", "title", "inherit")}, **head}, [])
    yield check("players twice", house(players="[2, 2]"), REFUSED, "2 stands there twice")
    yield check("players empty", house(players="[]"), REFUSED, "players: expected the numbers")
    yield check("another game", house(game='"poker"'), REFUSED, "is of the game koi-koi")
    yield check("two bases", house(supplements='"robin-red.koi-koi.en"'), REFUSED, "without inherit")
    yield check("unusual rounds", house() + '[[clause]]\ntopic = "match.rounds"\n'
                "value = { allowed = [6], usual = 12 }\n", REFUSED, "usual: expected one of allowed")
    yield check("nine at Hachi-Hachi", house(inherit='"oishi-tengudo.hachi-hachi"', players="[9]"),
                REFUSED, "expected 3 to 7")
    yield check("a round end under the short ending", text(
        {"id": '"me.h"', "inherit": '"oishi-tengudo.hachi-hachi"'},
        [("clause", {"topic": '"round.end"', "value": '"hands-empty"'})]), frozenset({0}))
    yield check("itself", house(inherit='"me.house"'), REFUSED, "circle")
    wide = text({"id": '"me.wide"', "title": '"W"', "inherit": '"korean.seotda"'}, [("clause", {
        "topic": '"combination.wide"',
        "value": '{ cards = "any(light | animal | ribbon | dreg)", multiplier = 1, replays-up-to = "pair-10" }'})])
    odds = ("odds", "sutda", "--players", "4", "--edition", "./house.toml")
    for arguments, statuses, says in (
            (odds, REFUSED, "more than 1000 ways"), (("contradictions", "./house.toml"), READ, "")):
        yield Case(f"edition: every hand has the round replayed, {arguments[0]}", arguments, (("house.toml", wide),),
                   statuses=statuses, says=says, memory=2000)


def documents():
    head = {"id": '"house"', "title": '"House"', "file": '"house.md"'}
    for what, value in {**NEVER, **SOMETIMES}.items():
        for key in head:
            content = text({**head, key: value}, [])
            yield Case(f"document: {key}, {what}", ("--editions", ".", "editions", "coverage", "--sources", "."),
                       (("house.document.toml", content), ("house.toml", text(
                           {"id": '"me"', "title": '"M"', "game": '"koi-koi"', "language": '"en"',
                            "players": "[2]"}, []))),
                       statuses=REFUSED if what in NEVER else READ)


def files():
    for path in ("/dev/null", "/dev/zero", ".", "nothing.toml", "/proc/self/mem", "/etc/shadow/x", ""):
        yield Case(f"file {path or 'without a name'}", ("check", path))
    yield Case("file on standard input", ("check", "-"), given=b"\0" * 100)


def cases():
    for make in (one_value_each, misspelt, expressions, whole_files, known_faults, documents, files):
        yield from make()


