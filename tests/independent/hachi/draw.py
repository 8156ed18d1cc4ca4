"""The draw for the first dealer, and who sits where."""

from .cards import MONTHS


def must_be_repeated(drawn, readings):
    """L298: cards of one month are drawn again."""
    months = sorted(MONTHS.index(card[0]) for card in drawn)
    if readings["drawn again"] == "when any two are equal":
        return len(set(months)) < len(months)
    return months[0] == months[1]


def seating(drawn):
    """L298-L302: the players in the order of play, the earliest month first."""
    return sorted(range(len(drawn)), key=lambda player: MONTHS.index(drawn[player][0]))
