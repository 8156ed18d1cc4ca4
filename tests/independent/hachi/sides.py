"""What the comparison needs to know of the game: deals, which move to try, and which positions are equal."""

from . import game
from .cards import DECK, KIND, MONTHS, ordered

EDITIONS = ["oishi-tengudo.hachi-hachi"]
HELLO = {"players": [3, 4, 5, 6, 7], "whole_decks": True}
COMPARES_DEALS = True
TURN_FIELDS = ("before", "kan_before")
CALL_FIELDS = ("sage", "last_sage", "cancelled")


def shuffled(rng):
    """A deck; in most deals cards of one kind or of one month lie closer together than chance has it."""
    deck = DECK[:]
    rng.shuffle(deck)
    way = rng.randrange(4)
    if way == 1:
        deck.sort(key=lambda card: (KIND[card] != "dreg") * 9 + rng.random() * 14)
    elif way == 2:
        deck.sort(key=lambda card: MONTHS.index(card[0]) + rng.random() * 6)
    elif way == 3:
        deck.sort(key=lambda card: KIND[card] + str(rng.random() < 0.2))
    return deck


def a_deal(rng, players):
    deck = shuffled(rng)
    mixed = DECK[:]
    rng.shuffle(mixed)
    if players < 7:
        hands = [deck[7 * seat:7 * seat + 7] for seat in range(players)]
        rng.shuffle(hands)
        return {"hands": hands, "field": deck[7 * players:7 * players + 6], "mixed": mixed}
    blank = rng.randrange(7)
    sizes = [6 if seat == blank else 7 for seat in range(7)]
    hands = [[deck.pop() for _ in range(size)] for size in sizes]
    return {"hands": hands, "blank": blank, "mixed": mixed}


def a_match(rng):
    players = rng.randrange(3, 8)
    match = {"players": players, "round": rng.randrange(1, 13), "rounds": 12, "dealer": rng.randrange(players)}
    match["money"] = [rng.choice((0, 60, rng.randrange(400))) for _ in range(players)]
    match["debt"] = [120 * rng.choice((0, 0, 1, 3)) for _ in range(players)]
    match["waiting"] = rng.choice(([], [], ["double"], ["grand", "double"]))
    match["pot"] = rng.choice((0, 0, 1, 18, 25))
    match["track"] = rng.randrange(match["round"])
    match["won"] = [rng.randrange(-300, 300) for _ in range(players)]
    return match


def laid_out(rng, match):
    deal = a_deal(rng, match["players"])
    hands, field, stances = list(deal["hands"]), deal.get("field"), ["open"] * match["players"]
    if "blank" in deal:  # L53: the hand with the blank card is the field, and its holder is out of this round
        blank = deal["blank"]
        hands[blank], field, stances[blank] = [], hands[blank], "blank"
    return {"edition": EDITIONS[0], "match": match, "phase": "blind", "turn": match["dealer"],
            "dealt_by": match["dealer"], "number": match["round"], "deal": deal, "sort": "small",
            "hands": hands, "field": field, "stances": stances}


def start(rng, before):
    """The next round of the match that the position ended, or another match."""
    if before is None or before["match"].get("over") or rng.random() < 0.1:
        return laid_out(rng, a_match(rng))
    return laid_out(rng, before["match"])


def preferred(rng, position, moves):
    """Which move to try: combos are shown, and what brings a combo nearer is taken more often than chance has it."""
    phase = position["phase"]
    if phase == "stay":
        return "stay" if rng.random() < 0.6 else "pass"
    if phase == "blind":
        return "look" if rng.random() < 0.8 else "mizu-ten"
    if phase in ("play", "choose"):
        taking = [move for move in moves if "x" in move]
        best = [move for move in taking if KIND[move[:2]] != "dreg" or any(KIND[c] != "dreg" for c in move[3:].split(","))]
        for some in (best, taking):
            if some and rng.random() < 0.6:
                return rng.choice(some)
    return rng.choice(moves)


def plain(position):
    """Equal positions become equal values: what may be left out is filled in, sets are ordered, the idle is dropped."""
    full = game.complete(position)
    phase = full["phase"]
    for name in TURN_FIELDS:
        if phase not in ("play", "choose", "call", "cancel"):
            full.pop(name)
    full["before"] = sorted(full.get("before", []))
    full["shown"] = [sorted(names) for names in full["shown"]]
    if "end" in full:
        for name in CALL_FIELDS:
            full.pop(name, None)
    if phase == "over":
        full.pop("turn")
    for name in ("hands", "captured"):
        full[name] = [sorted(cards) for cards in full[name]]
    full["field"] = sorted(full["field"])
    full.pop("deal")  # what was dealt stays as it is
    if not full.get("mizu_ten"):
        full.pop("mizu_ten", None)
    match = full["match"]
    match["waiting"] = sorted(match["waiting"])
    if not match.get("over"):
        match.pop("over", None)
    return full


def is_over(position):
    return position["phase"] == "over"


def score(position, readings):
    return game.score(position)


def tidy(position):
    """A position as the protocol has it: fields that are nothing are left out."""
    for name in ("hands", "captured"):
        position[name] = [ordered(cards) for cards in position[name]]
    position["field"] = ordered(position["field"])
    if position["last_sage"] is None:
        del position["last_sage"]
    if position["phase"] not in ("play", "choose", "call", "cancel"):
        del position["before"], position["kan_before"]
    return position


def knows(position):
    return not position.get("rules")


opened, moves, played = game.opened, game.moves, game.played
