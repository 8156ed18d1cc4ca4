"""What a seat sees as a row of numbers, for networks.

The row has a fixed length for each game:

1. planes of 48 cards in the order of docs/cards.md, a 1 where the card lies: the own hand, the field, the
   drawn card, and what each seat has captured, from the own seat on;
2. the phase: a 1 for the one of PHASES that it is;
3. cards in the stock;
4. for each seat, from the own one on, the numbers of NUMBERS.

This is what most decisions hang on. State.seen_by has all of it.
"""

import json
from collections.abc import Callable
from typing import Any

from ._hanaproof import Game, State
from .actions import CARDS

PHASES = "play choose call declare bet blind stay show cancel repay over".split()
STANCES = ["open", "stays", "passes", "chased", "blank"]

View = dict[str, Any]
_INDEX = {card: index for index, card in enumerate(CARDS)}


def _count(cards: Any) -> int:
    """Hidden cards are only counted."""
    return cards if isinstance(cards, int) else len(cards)


def _listed(field: str) -> Callable[[View, int], int]:
    return lambda view, seat: int(view[field][seat]) if field in view else 0


NUMBERS: dict[str, Callable[[View, int], int]] = {
    "is at turn": lambda view, seat: int(view["phase"] != "over" and view["turn"] == seat),
    "has dealt": lambda view, seat: int(view.get("dealt_by", view.get("dealer")) == seat),
    "cards in hand": lambda view, seat: _count(view["hands"][seat]) if "hands" in view else 0,
    "koi-koi said": _listed("calls"),
    "points then": _listed("called_at"),
    "sage said": _listed("sage"),
    "stance": lambda view, seat: STANCES.index(view["stances"][seat]) if "stances" in view else 0,
    "coins left": _listed("left"),
    "coins put in": _listed("put_in"),
    "has folded": _listed("folded"),
}


def size(game: Game) -> int:
    """How many numbers a row has."""
    planes = 3 + game.players
    return len(CARDS) * planes + len(PHASES) + 1 + len(NUMBERS) * game.players


def row(state: State, seat: int) -> list[float]:
    """What the seat sees of a state."""
    view = json.loads(state.seen_by(seat))
    seats = [(seat + ahead) % state.players for ahead in range(state.players)]
    captured = view.get("captured", [[]] * state.players)
    drawn = [view["drawn"]] if "drawn" in view else []
    piles = [view.get("hands", {seat: []})[seat], view.get("field", []), drawn]
    numbers: list[int] = []
    for pile in piles + [captured[other] for other in seats]:
        numbers += _plane(pile)
    numbers += [int(view["phase"] == phase) for phase in PHASES]
    numbers.append(_count(view.get("stock", 0)))
    numbers += [number(view, other) for other in seats for number in NUMBERS.values()]
    return [float(number) for number in numbers]


def _plane(pile: list[str]) -> list[int]:
    plane = [0] * len(CARDS)
    for card in pile:
        plane[_INDEX[card]] = 1
    return plane
