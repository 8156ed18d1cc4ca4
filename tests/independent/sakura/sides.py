"""What the comparison and the protocol need to know of the game."""

from hachi.cards import DECK, ordered

from . import scoring, turns

EDITIONS = ["robin-red.sakura.en"]
OPTION = "option.wildcard"
HELLO = {"players": [2, 3, 4, 5, 6, 7], "whole_decks": True, "keeps": ["result", "november_played"]}
HELLO["does"] = ["moves", "play", "score"]
SIZES = {2: (8, 8), 3: (7, 6), 4: (5, 8), 5: (4, 8), 6: (3, 12), 7: (3, 6)}  # L221-L227


def start(rng, before):
    """A deal; in most of them the Gaji is in a hand, and often three of a month lie on the field."""
    players = rng.choice(list(SIZES))
    size, field_size = SIZES[players]
    deck = DECK[:]
    rng.shuffle(deck)
    field = [deck.pop() for _ in range(field_size)]
    if rng.random() < 0.4:
        month = rng.choice("123456789AC")
        field = [month + place for place in rng.sample("1234", 3)]
        rest = [card for card in DECK if card not in field]
        rng.shuffle(rest)
        field += rest[:field_size - 3]
        deck = [card for card in rest if card not in field]
    if "B4" in deck and rng.random() < 0.8:
        deck.remove("B4")
        deck.insert(rng.randrange(players * size), "B4")
    hands = [deck[size * seat:size * (seat + 1)] for seat in range(players)]
    dealer = rng.randrange(players)
    return {"edition": EDITIONS[0], "rules": {OPTION: "on"}, "players": players, "dealer": dealer, "hands": hands,
            "field": field, "stock": deck[players * size:], "captured": [[] for _ in hands], "turn": dealer,
            "phase": "play"}


def kind(position, score):
    """What the position is an instance of, for the count."""
    wild = position.get("wild")
    if not wild:
        return position["phase"]
    return position["phase"] + (", the Gaji collects" if wild.get("collected") else ", the Gaji has taken")


def is_laid_out(position):
    """Deals are opened by hanaproof; they are not what this referee is for."""
    return True


def preferred(rng, position, moves):
    wild = [move for move in moves if move.startswith("B4x") and move[3] != "B"]
    return rng.choice(wild if wild and rng.random() < 0.4 else moves)


def plain(position):
    full = turns.complete(position)
    for name in ("hands", "captured"):
        full[name] = [sorted(cards) for cards in full[name]]
    full["field"] = sorted(full["field"])
    if full["phase"] == "over":
        full.pop("turn")
    return full


def score(position, readings):
    return scoring.score(position, readings)


def tidy(position):
    for name in ("hands", "captured"):
        position[name] = [ordered(cards) for cards in position[name]]
    position["field"] = ordered(position["field"])
    return position


def knows(position):
    return position.get("rules", {}) == {OPTION: "on"} and "teams" not in position


moves, played = turns.moves, turns.played
