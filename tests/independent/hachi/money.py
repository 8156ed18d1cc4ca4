"""Paying, borrowing and paying back. A match is changed in place."""

KAN = 12  # L31
LOAN = 10 * KAN  # L39
STEP = 5 * KAN  # L249: debts are paid back in such steps


def change(match, seat, points):
    """Points that a seat gets, or pays; who has not enough borrows (L39)."""
    while match["money"][seat] + points < 0:
        match["money"][seat] += LOAN
        match["debt"][seat] += LOAN
        match["bank"] -= LOAN
    match["money"][seat] += points


def new_page(match):
    """From here on `last` tells of this round."""
    match["last"] = [0] * match["players"]


def book(match, gains):
    """Gains of a round, seat by seat, one sum each (L197: in all): paid, and written down."""
    for seat, points in enumerate(gains):
        change(match, seat, points)
        match["last"][seat] += points


def repay(match, seat, points):
    match["money"][seat] -= points
    match["debt"][seat] -= points
    match["bank"] += points


def steps(match, seat):
    """How many steps of five kan the seat may pay back."""
    return min(match["money"][seat], match["debt"][seat]) // STEP
