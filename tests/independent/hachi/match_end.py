"""What is paid between rounds: half-time, paying back, and the end of the match."""

from . import money

HALF_TIME, WASH = 6, 11  # L245, L251


def half_time(match):
    """L247."""
    for seat in range(match["players"]):
        money.change(match, seat, -10 * money.KAN)
        match["bank"] += 10 * money.KAN


def settle_debts(match):
    """L257: as much as each can."""
    for seat in range(match["players"]):
        money.repay(match, seat, min(match["money"][seat], match["debt"][seat]))


def shared(match, points, seats, readings):
    """L263: whole points for each."""
    each, odd = divmod(points, len(seats))
    for place, seat in enumerate(seats):
        match["money"][seat] += each
        if readings["odd points"] == "go to the first":
            match["money"][seat] += int(place < odd)
    if readings["odd points"] == "stay in the bank":
        match["bank"] += odd


def last_payments(match, card_points, readings):
    """L257-L263."""
    settle_debts(match)
    worth = list(match["money"])
    if readings["poorest"] == "debts counted":
        worth = [has - owes for has, owes in zip(worth, match["debt"])]
    shared(match, match["track"], [seat for seat, one in enumerate(worth) if one == min(worth)], readings)
    match["track"] = 0
    bonus = 5 * money.KAN * match["players"]
    match["bank"] -= bonus
    made = card_points if readings["the bonus is for"] == "card points" else match["last"]
    shared(match, bonus, [seat for seat, one in enumerate(made) if one == max(made)], readings)
    match["over"] = True
