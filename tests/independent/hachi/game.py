"""The three questions: what may be done, what comes of it, and what it is worth."""

from . import ending, opening, showing, turns
from .captured_combos import combos
from .cards import points


def complete(position):
    """A copy to change, with all fields that may be left out."""
    match = dict(position["match"])
    players = match["players"]
    zero = [0] * players
    for field in ("money", "debt", "last", "won"):
        match[field] = list(match.get(field, zero))
    match["waiting"] = list(match.get("waiting", []))
    for field in ("pot", "track", "bank"):
        match.setdefault(field, 0)
    new = dict(position)
    new["match"] = match
    new["hands"] = [list(hand) for hand in position["hands"]]
    new["captured"] = [list(pile) for pile in position.get("captured", [[]] * players)]
    new["shown"] = [list(names) for names in position.get("shown", [[]] * players)]
    new["field"], new["stock"] = list(position["field"]), list(position.get("stock", []))
    new["stances"] = list(position.get("stances", ["open"] * players))
    new["penalties"] = list(position.get("penalties", zero))
    new["sage"] = list(position.get("sage", [False] * players))
    new["cancelled"] = list(position.get("cancelled", [False] * players))
    new["before"], new["kan_before"] = position.get("before", []), position.get("kan_before", 0)
    new.setdefault("last_sage", None)
    return new


def opened(position, _readings):
    """L43: whether to go blind is asked before anything else."""
    return complete(position)


def moves(position, readings):
    position = complete(position)
    phase = position["phase"]
    if phase == "show":
        return showing.choices(position, readings)
    if phase in ("play", "choose"):
        return turns.card_moves(position)
    if phase == "repay":
        return ending.repay_moves(position)
    return {
        "blind": ["mizu-ten", "look"],
        "stay": ["stay", "pass"],
        "call": turns.CALLS[readings["silence"]],
        "cancel": ["cancel-sage", "go-on"],
        "over": [],
    }[phase]


def played(position, move, readings):
    new = complete(position)
    phase = new["phase"]
    if phase == "repay":
        ending.decide_repay(new, move, readings)
        return new
    step = {
        "blind": opening.after_blind,
        "stay": opening.decide,
        "show": showing.decide,
        "play": turns.play,
        "choose": turns.choose,
        "call": turns.call,
        "cancel": turns.cancel,
    }[phase]
    step(new, move, readings)
    return new


def score(position):
    captured = position.get("captured", [[]] * position["match"]["players"])
    reply = {
        "yaku": [[{"id": name, "points": kan} for name, kan in combos(pile).items()] for pile in captured],
        "points": [points(pile) for pile in captured],
    }
    if position["phase"] == "over":
        nothing = [0] * position["match"]["players"]  # L308: a deal that is void brings nothing
        reply["result"] = nothing if position["end"] == "void-deal" else position["match"].get("last", nothing)
    return reply
