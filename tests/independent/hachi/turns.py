"""A turn: a card from the hand, a card from the stock, and what may be called."""

from . import ending, table
from .capture import read, takes, written
from .captured_combos import combos
from .cards import ordered


CALLS = {"is offered": ["yoshi", "sage", "quiet"], "is not offered": ["yoshi", "sage"]}  # L209


def begin(position, seat, readings):
    """L213: whoever has called sa-ge may cancel it just before the turn."""
    held = combos(position["captured"][seat])
    position["turn"], position["before"], position["kan_before"] = seat, sorted(held), sum(held.values())
    cards = position["hands"][seat] or readings["cancel without cards"] == "is offered"
    may_cancel = position["sage"][seat] and cards
    position["phase"] = "cancel" if may_cancel else "play"


def card_moves(position):
    cards = position["hands"][position["turn"]] if position["phase"] == "play" else [position["drawn"]]
    return [written(card, taken) for card in cards for taken in takes(card, position["field"])]


def lay(position, card, taken):
    """L324-L328: the card takes what it takes, or stays on the field."""
    seat = position["turn"]
    if taken:
        position["field"] = [one for one in position["field"] if one not in taken]
        position["captured"][seat] = ordered(position["captured"][seat] + [card] + taken)
    else:
        position["field"] = ordered(position["field"] + [card])


def play(position, move, readings):
    """L314-L316."""
    card, taken = read(move)
    seat = position["turn"]
    position["hands"][seat] = [one for one in position["hands"][seat] if one != card]
    lay(position, card, taken)
    drawn = position["stock"].pop(0)
    choices = takes(drawn, position["field"])
    if len(choices) > 1:
        position["phase"], position["drawn"] = "choose", drawn
        return
    lay(position, drawn, choices[0])
    ask_call(position, readings)


def choose(position, move, readings):
    lay(position, position.pop("drawn"), read(move)[1])
    ask_call(position, readings)


def has_new_combo(position, readings):
    held = combos(position["captured"][position["turn"]])
    if set(held) - set(position["before"]):
        return True
    more = sum(held.values()) > position["kan_before"]
    return more and readings["dregs above sixteen"] == "are a new combo"


def ask_call(position, readings):
    """L209, L215."""
    last = not any(position["hands"])
    if has_new_combo(position, readings) and not (last and readings["call at the end"] == "is not offered"):
        position["phase"] = "call"
    else:
        go_on(position, readings)


def go_on(position, readings):
    """L318; L334: the round ends with the stock, and the hands end with it."""
    if not any(position["hands"]):
        ending.played_out(position, readings)
    else:
        begin(position, table.follower(position, position["turn"]), readings)


def call(position, move, readings):
    seat = position["turn"]
    if move == "yoshi":
        ending.yoshi(position, seat, readings)
        return
    if move == "sage":
        position["sage"][seat], position["cancelled"][seat] = True, False
        position["last_sage"] = seat
    go_on(position, readings)


def cancel(position, move, readings):
    seat = position["turn"]
    if move == "go-on":
        position["phase"] = "play"
    elif readings["cancel ends the round"]:
        ending.cancelled(position, seat, readings)
    else:
        position["sage"][seat] = False
        position["cancelled"][seat] = True
        position["phase"] = "play"
