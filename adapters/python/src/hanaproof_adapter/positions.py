"""Positions of capturing games: what may be left out is filled in, and left out again."""

from __future__ import annotations

import copy
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Iterable, Mapping, Union

from .cards import ALL_CARDS, month, sort_cards

Json = Mapping[str, Any]

# What an engine need not keep of a position.
POSITION_BOOKS = ("calls", "called_at", "called_yaku", "last_call", "november_played")
# What no move changes.
FIXED = ("edition", "rules", "players", "dealer", "deck", "teams", "round")


@dataclass
class Position:
    """With every field (docs/positions.md of hanaproof); yours to change."""

    edition: str
    players: int
    dealer: int
    hands: list[list[str]]
    field: list[str]
    stock: list[str]  # the next card first
    captured: list[list[str]]
    turn: int
    phase: str
    rules: dict[str, str] = field(default_factory=dict)
    deck: list[str] = field(default_factory=lambda: list(ALL_CARDS))
    teams: list[int] = field(default_factory=list)
    round: int = 1
    drawn: str | None = None
    calls: list[int] = field(default_factory=list)
    called_at: list[int] = field(default_factory=list)
    called_yaku: list[list[str]] = field(default_factory=list)
    forfeited: list[int] = field(default_factory=list)
    last_call: int | None = None
    november_played: list[bool] = field(default_factory=list)
    wild: dict[str, Any] | None = None
    barred: list[int] = field(default_factory=list)
    before_draw: bool = False
    stopped: int | None = None
    void: bool = False
    hand_winners: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        for name, value in _each_seat(self.players).items():
            if not getattr(self, name):
                setattr(self, name, value)
        callers = [seat for seat, calls in enumerate(self.calls) if calls > 0]
        if self.last_call is None and len(callers) == 1:
            self.last_call = callers[0]

    def book_call(self, points: int, yaku: Iterable[str]) -> None:
        """After koi-koi of the player at turn."""
        self.calls[self.turn] += 1
        self.called_at[self.turn] = points
        self.called_yaku[self.turn] = list(yaku)
        self.last_call = self.turn

    def book_card(self, card: str) -> None:
        """After a hand card of the player at turn."""
        if month(card) == 11:
            self.november_played[self.turn] = True

    def copy(self) -> Position:
        return copy.deepcopy(self)


# Other games have other positions: they are handed on as they are.
AnyPosition = Union[Position, Json]


def _each_seat(players: int) -> dict[str, Any]:
    return {
        "teams": list(range(players)),
        "calls": [0] * players,
        "called_at": [0] * players,
        "called_yaku": [[] for _ in range(players)],
        "forfeited": [0] * players,
        "november_played": [False] * players,
    }


def read_position(json: Json) -> AnyPosition:
    if "bets" in json or "match" in json:
        return json
    known = {one.name for one in fields(Position)}
    for name in json:
        if name not in known:
            raise ValueError(f"position: unknown field {name!r}")
    return Position(**copy.deepcopy(dict(json)))


def write_position(position: AnyPosition) -> Json:
    """As the protocol has it: sets in the order of the codes, without what may be left out."""
    if not isinstance(position, Position):
        return position
    ordered = replace(
        position,
        hands=[sort_cards(hand) for hand in position.hands],
        field=sort_cards(position.field),
        captured=[sort_cards(pile) for pile in position.captured],
        deck=sort_cards(position.deck),
    )
    usual = asdict(Position(position.edition, position.players, 0, [], [], [], [], 0, ""))
    needed = {one.name for one in fields(Position)[:9]}
    # Zeros of somebody who has called are news.
    if any(position.calls):
        needed.add("called_at")
    return {
        name: value for name, value in asdict(ordered).items() if name in needed or value != usual[name]
    }


def carry(before: Json, after: Json, keeps: Iterable[str] | None) -> Json:
    """What `play` gives, with that of `before` which no move changes and which is not kept."""
    if "bets" in before or "match" in before:
        return after
    kept = POSITION_BOOKS if keeps is None else tuple(keeps)
    names = (*FIXED, *(book for book in POSITION_BOOKS if book not in kept))
    carried = {name: value for name, value in after.items() if name not in names}
    return {**{name: before[name] for name in names if name in before}, **carried}
