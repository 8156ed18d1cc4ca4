"""Card codes, and moves made of them (docs/cards.md and docs/positions.md of hanaproof)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Callable, Generic, Hashable, Iterable, TypeVar

MONTHS = "123456789ABC"
ALL_CARDS: list[str] = [month + number for month in MONTHS for number in "1234"]
_INDEX = {code: index for index, code in enumerate(ALL_CARDS)}


def card_index(code: str) -> int:
    """0 to 47: 4 x (month - 1) + (number - 1)."""
    if code not in _INDEX:
        raise ValueError(f"card {code!r}: expected a code such as 11 or C4")
    return _INDEX[code]


def month(code: str) -> int:
    return card_index(code) // 4 + 1


def number(code: str) -> int:
    return card_index(code) % 4 + 1


def card_code(its_month: int, its_number: int) -> str:
    if not (1 <= its_month <= 12 and 1 <= its_number <= 4):
        raise ValueError(f"card {its_month}/{its_number}: expected month 1 to 12 and number 1 to 4")
    return ALL_CARDS[4 * (its_month - 1) + its_number - 1]


def sort_cards(codes: Iterable[str]) -> list[str]:
    return sorted(codes, key=card_index)


Own = TypeVar("Own", bound=Hashable)


class CardNames(Generic[Own]):
    """Both ways between codes and cards of your own. `own(month, number)` gives your card."""

    def __init__(self, own: Callable[[int, int], Own]) -> None:
        self._by_code = {code: own(month(code), number(code)) for code in ALL_CARDS}
        self._by_own = {card: code for code, card in self._by_code.items()}
        if len(self._by_own) != len(ALL_CARDS):
            raise ValueError("CardNames: two cards are the same card of yours")

    def own(self, code: str) -> Own:
        card_index(code)
        return self._by_code[code]

    def code(self, card: Own) -> str:
        if card not in self._by_own:
            raise ValueError(f"CardNames: no code for your card {card!r}")
        return self._by_own[card]


@dataclass(frozen=True)
class Move:
    """A card and what it takes; or a word such as "koi-koi", and then no card."""

    card: str | None = None
    takes: list[str] = field(default_factory=list)
    word: str | None = None

    @staticmethod
    def parse(text: str) -> Move:
        card, x, taken = text.partition("x")
        if card not in _INDEX:
            return Move(word=text)
        takes = taken.split(",") if x else []
        for code in takes:
            card_index(code)
        return Move(card, takes)

    def __str__(self) -> str:
        if self.word is not None:
            return self.word
        assert self.card is not None, "a move has a card or a word"
        card_index(self.card)
        return f"{self.card}x{','.join(sort_cards(self.takes))}" if self.takes else self.card
