"""A thousand questions about all editions, drawn at random from a seed."""

import dataclasses
import random

import hanaproof

SEED = 20160523
KINDS = {"moves": 420, "score": 420, "solve": 120, "deals": 25, "hands": 15}


@dataclasses.dataclass(frozen=True)
class Question:
    kind: str
    rules: hanaproof.Rules
    state: hanaproof.State | None = None

    def __str__(self):
        where = "" if self.state is None else " " + self.state.to_json()
        return f"{self.kind}: {self.rules.edition}, {self.rules.players} players{where}"


def tables(family):
    """Every built-in edition of the family at every number of players that it has rules for."""
    editions = hanaproof.Editions.builtin()
    played = [editions[id] for id in editions if editions[id].game != "base"]
    rules = [hanaproof.Rules(edition.id, players) for edition in played for players in edition.players]
    return [each for each in rules if each.family == family]


def midway(dice, rules, last):
    """A state of a round played at random: any, or one whose hands hold so few cards."""
    while True:
        state = hanaproof.Game(rules).deal(dice.randrange(1 << 30))
        passed = [state]
        while not state.over:
            state = state.after(dice.choice(state.legal_moves()))
            passed.append(state)
        fit = [each for each in passed if not each.over or last is None]
        if last is not None:
            fit = [each for each in fit if max(map(len, each.position["hands"])) <= last]
        if fit:
            return dice.choice(fit)


def draw():
    dice = random.Random(SEED)
    capturing = tables("capturing")
    of_two = [rules for rules in capturing if rules.players == 2]
    betting = tables("betting")
    for kind, count in KINDS.items():
        for number in range(count):
            if kind in ("moves", "score"):
                rules = capturing[number % len(capturing)]
                yield Question(kind, rules, midway(dice, rules, None))
            elif kind == "solve":
                rules = of_two[number % len(of_two)]
                yield Question(kind, rules, midway(dice, rules, 3))
            elif kind == "deals":
                yield Question(kind, dice.choice(capturing))
            else:
                yield Question(kind, dice.choice(betting))
