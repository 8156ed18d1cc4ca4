"""What the comparison and the protocol need to know of the game."""

from . import settlement
from .bids import Table

EDITIONS = ["robin-red.sutda.en", "robin-red.sutda.fr"]
HELLO = {"players": [2, 3, 4, 5, 6, 7, 8, 9, 10], "does": ["moves", "play", "score"]}
DECK = [month + place for month in "123456789A" for place in ("13" if month in "38" else "34")]  # L293


def start(rng, before):
    players = rng.randrange(2, 11)
    deck = DECK[:]
    rng.shuffle(deck)
    if rng.random() < 0.5:
        deck.sort(key=lambda card: card[0] + str(rng.random() < 0.3))
    hands = [sorted(deck[2 * seat:2 * seat + 2]) for seat in range(players)]
    rng.shuffle(hands)
    money = [rng.choice((2, 5, 10, 20, 60, 200)) for _ in hands]
    return {"edition": EDITIONS[0], "players": players, "dealer": rng.randrange(players), "money": money,
            "ante": rng.choice((1, 2, 5)), "bets": [], "hands": hands}


def with_state(position, readings):
    table = Table(position, readings)
    return position | {"turn": position["dealer"] if table.over() else table.turn, "left": table.left,
                       "phase": "over" if table.over() else "bet", "put_in": table.put_in, "folded": table.folded}


def opened(position, readings):
    return with_state(position, readings)


def moves(position, readings):
    return Table(position, readings).moves()


def played(position, move, readings):
    return with_state(position | {"bets": position["bets"] + [move]}, readings)


def score(position, readings):
    table = Table(position, readings)
    return settlement.settle(position, table, readings) if table.over() else {"money": table.left}


def kind(position, score):
    """What the position is an instance of, for the count."""
    if "winners" not in score:
        return "bet"
    words = ["over", "times %d" % score["multiplier"]]
    words += ["%d winners" % len(score["winners"])] * (len(score["winners"]) > 1) + ["excluded"] * bool(score["excluded"])
    return ", ".join(words)


def is_laid_out(position):
    return True


def preferred(rng, position, moves):
    raises = [move for move in moves if move.startswith("raise")]
    calm = [move for move in moves if move in ("fold", "follow", "follow")]
    if calm and (not raises or rng.random() < 0.7):
        return "fold" if rng.random() < 0.2 else "follow"
    return rng.choice(raises[:3] if rng.random() < 0.7 else raises)


def plain(position):
    full = dict(position)
    full["hands"] = [sorted(hand) for hand in full["hands"]]
    return full


def tidy(position):
    return position


def knows(position):
    return not position.get("rules")
