"""Staying and passing: penalties, a round without a match, and who is chased."""

from . import money, table
from .captured_combos import combos
from .cards import BLUE, LIGHTS, POEM
from .fields import FACTOR
from .hand_combos import best, dreg_combos, suit_combos


def penalty(position, seat, readings):
    """L151-L161: a kan for the first in the order of play, half a kan more for each behind; there are six amounts."""
    seats = table.asked(position)
    if readings["penalty place"] == "among all seats":
        seats = table.from_seat(position["dealt_by"], position["match"]["players"])
    return money.KAN + money.KAN // 2 * min(seats.index(seat), 5)


def factor(position, readings, question):
    return FACTOR[position["sort"]] if readings[question] == "is multiplied" else 1


def pay_penalty(position, seat, readings):
    points = penalty(position, seat, readings) * factor(position, readings, "penalty")
    money.change(position["match"], seat, -points)
    position["match"]["pot"] += points
    position["penalties"][seat] = points


def compensation(hand, readings):
    """L167-L171: three points for some cards, and half of every combo."""
    lights = LIGHTS - {"B1"} if readings["chased willow light"] == "does not count" else LIGHTS
    points = 3 * len(set(hand) & (lights | BLUE | POEM))
    dregs, suit = dreg_combos(hand, readings), suit_combos(hand, readings)
    kan = sum(combos(hand).values())
    kan += sum(found[best(found)] for found in (dregs, suit) if found)
    return points + kan * money.KAN // 2


def chase(position, readings):
    """L165: three stay, and all others go and are made good for it."""
    match, three = position["match"], table.active(position)
    for seat in table.asked(position):
        if position["stances"][seat] != "open":
            continue
        position["stances"][seat] = "chased"
        if readings["chased pays"] == "the penalty":
            pay_penalty(position, seat, readings)
        points = compensation(position["hands"][seat], readings)
        points *= factor(position, readings, "compensation")
        if readings["chased is paid by"] == "the three":
            for payer in three:
                money.change(match, payer, -points)
            money.change(match, seat, 3 * points)
        else:
            points = min(points, match["pot"])
            match["pot"] -= points
            money.change(match, seat, points)


def share_pot(position, seats):
    """L163: those who have not passed share the pot; what cannot be shared stays there."""
    match = position["match"]
    if seats:
        each = match["pot"] // len(seats)
        for seat in seats:
            money.change(match, seat, each)
        match["pot"] -= each * len(seats)


def remaining(position):
    return [seat for seat in table.asked(position) if position["stances"][seat] in ("open", "stays")]


def is_no_match(position, readings):
    waits = any(position["stances"][seat] == "open" for seat in remaining(position))
    return len(remaining(position)) < 3 and not (waits and readings["no match"] == "when all have spoken")
