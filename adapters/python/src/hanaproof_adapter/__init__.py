"""Connects a hanafuda engine to hanaproof over standard input and output."""

from .cards import ALL_CARDS, CardNames, Move, card_code, card_index, month, number, sort_cards
from .loop import Engine, Refused, Replayed, Score, Unsupported, serve
from .positions import Position

__all__ = [
    "ALL_CARDS",
    "CardNames",
    "Engine",
    "Move",
    "Position",
    "Refused",
    "Replayed",
    "Score",
    "Unsupported",
    "card_code",
    "card_index",
    "month",
    "number",
    "serve",
    "sort_cards",
]
