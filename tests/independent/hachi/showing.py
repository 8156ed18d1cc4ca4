"""Hand combos: shown in turn, then paid (L177-L197)."""

from . import money, reckoning, table, turns
from .hand_combos import kan, showable


def ask(position, seats, readings):
    """The next of the seats who has something to show; when none is left, all is paid and play begins."""
    for seat in seats:
        if showable(position["hands"][seat], readings):
            position["phase"], position["turn"] = "show", seat
            return
    shown = [kan(position["hands"][seat], names, readings) for seat, names in enumerate(position["shown"])]
    money.new_page(position["match"])
    money.book(position["match"], reckoning.hand_combos(position, shown, readings))
    turns.begin(position, position["oya"], readings)


def choices(position, readings):
    return ["hide"] + ["show:" + "+".join(names) for names in showable(position["hands"][position["turn"]], readings)]


def decide(position, move, readings):
    seat, three = position["turn"], table.active(position)
    if move != "hide":
        position["shown"][seat] = move.removeprefix("show:").split("+")
    ask(position, three[three.index(seat) + 1:], readings)
