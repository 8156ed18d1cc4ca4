"""A number for every move of a game, for programs that learn.

Numbers of card moves are the same in all games: eight a card, in the order of docs/cards.md.

    8 * card       the card captures nothing
    + 1, 2, 3      it captures one of the other cards of its month
    + 4, 5, 6      it captures two of them: the first and second, first and third, second and third
    + 7            it captures all three

In betting games there are none of these. What the family of games says follows, and then what hangs on
the rules: captures of the wildcard (by captured card), raises (from 1 on), combos to show, repayments.
"""

import ast
import itertools
from collections.abc import Sequence
from typing import overload

from ._hanaproof import Error, Game, Rules, State

CARDS = [month + kind for month in "123456789ABC" for kind in "1234"]
SAID = {
    "capturing": ["koi-koi", "stop", "hiki", "pass"],
    "betting": ["fold", "follow"],
    "hachi": "mizu-ten look stay pass hide yoshi sage quiet cancel-sage go-on".split(),
}
WILDCARD = "B4"
# Where all combos of a hand are shown together, there is one way to show them.
SHOW_ALL = "show"
# More is no valid position.
MOST_DEBT = 100_000


def _card_moves() -> list[str]:
    moves = []
    for card in CARDS:
        others = [other for other in CARDS if other[0] == card[0] and other != card]
        moves.append(card)
        for size in (1, 2, 3):
            moves += [f"{card}x{','.join(taken)}" for taken in itertools.combinations(others, size)]
    return moves


def _wildcard_moves(rules: Rules) -> list[str]:
    if rules.answer("option.wildcard") != "on":
        return []
    return [f"{WILDCARD}x{card}" for card in CARDS if card[0] != WILDCARD[0]]


def _raises(game: Game) -> list[str]:
    return [f"raise:{stake}" for stake in range(1, max(game.deal(0).position["money"]) + 1)]


def _shows(rules: Rules) -> list[str]:
    if rules.answer("combo.types") == "all-add":
        return [SHOW_ALL]
    combos = {
        topic.removeprefix("hand-combo."): 'type = "dreg"' in answer
        for topic, answer in rules.answers().items()
        if topic.startswith("hand-combo.")
    }
    dregs = [combo for combo, dreg in combos.items() if dreg]
    suits = [combo for combo, dreg in combos.items() if not dreg]
    shows = [f"show:{combo}" for combo in dregs + suits]
    if rules.answer("combo.types") == "one-of-each":
        shows += [f"show:{dreg}+{suit}" for dreg in dregs for suit in suits]
    return shows


def _repayments(rules: Rules) -> list[str]:
    if 1 not in ast.literal_eval(rules.answer("loan.repay-after")):
        return []
    most = MOST_DEBT // int(rules.answer("money.kan"))
    return [f"repay:{kan}" for kan in range(0, most + 1, int(rules.answer("loan.repay-step")))]


def _moves(game: Game) -> list[str]:
    rules = game.rules
    said = SAID[rules.family]
    if rules.family == "betting":
        return said + _raises(game)
    if rules.family == "capturing":
        return _card_moves() + said + _wildcard_moves(rules)
    return _card_moves() + said + _shows(rules) + _repayments(rules)


class Actions(Sequence[str]):
    """The moves of the rounds that a game deals, by number; as a sequence, their texts."""

    def __init__(self, game: Game) -> None:
        self._texts = _moves(game)
        self._numbers = {text: number for number, text in enumerate(self._texts)}

    def __len__(self) -> int:
        return len(self._texts)

    @overload
    def __getitem__(self, number: int) -> str: ...
    @overload
    def __getitem__(self, number: slice) -> list[str]: ...
    def __getitem__(self, number: int | slice) -> str | list[str]:
        return self._texts[number]

    def number(self, move: str) -> int:
        """The number of a move. Error where no rule of the game allows it."""
        for text in (move, move.partition(":")[0]):
            if text in self._numbers:
                return self._numbers[text]
        raise Error(f"'{move}' is no move of this game")

    def legal(self, state: State) -> dict[int, str]:
        """The legal moves of a state by number, in the order of the numbers."""
        return dict(sorted((self.number(move), move) for move in state.legal_moves()))
