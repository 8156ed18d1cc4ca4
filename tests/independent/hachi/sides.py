"""What the comparison and the protocol need to know of the game."""

from . import deals, game, opening
from .cards import KIND, ordered
from .hand_combos import is_four_three
from .readings import defaults

EDITIONS = ["oishi-tengudo.hachi-hachi"]
HELLO = {"players": [3, 4, 5, 6, 7], "whole_decks": True}
TURN_FIELDS = ("before", "kan_before")
CALL_FIELDS = ("sage", "cancelled")  # once a round has ended they mean nothing


def start(rng, before):
    """The next round of the match that the position ended, another match, or the end of a round."""
    chance = rng.random()
    if before is None or before["match"].get("over") or chance < 0.1:
        return deals.laid_out(rng, deals.a_match(rng), EDITIONS[0])
    if chance < 0.5:
        laid = deals.laid_out(rng, deals.a_match(rng), EDITIONS[0])
        unplayed = opening.is_void(laid, defaults()) or any(map(is_four_three, laid["hands"]))
        return laid if unplayed else deals.last_turn(rng, laid, defaults())
    return deals.laid_out(rng, before["match"], EDITIONS[0])


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


def kind(position, score):
    """What the position is an instance of, for the count."""
    return " ".join([position["phase"]] + [position[name] for name in ("end",) if name in position])


def is_laid_out(position):
    return position["phase"] == "blind"


def score(position, readings):
    return game.score(position)


def tidy(position):
    """A position as the protocol has it: fields that are nothing are left out."""
    for name in ("hands", "captured"):
        position[name] = [ordered(cards) for cards in position[name]]
    position["field"] = ordered(position["field"])
    if position.get("last_sage") is None:
        position.pop("last_sage", None)
    if position["phase"] not in ("play", "choose", "call", "cancel"):
        position.pop("before", None)
        position.pop("kan_before", None)
    if "end" in position:
        for name in CALL_FIELDS:
            position.pop(name, None)
    return position


def knows(position):
    return not position.get("rules")


opened, moves, played = game.opened, game.moves, game.played
