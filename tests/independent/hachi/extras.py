"""Mizu-ten, the escape and the dive: a kan from each."""

from . import table
from .cards import points
from .fields import FACTOR
from .hand_combos import DREG_KAN, dreg_combos, extra, sets, suit_combos
from .money import KAN
from .reckoning import from_others, nothing

SUITS_WITH_THREE = {"three", "double-three", "full-house"}


def mizu_ten(position, readings):
    """L203, L225: a kan from each, or to each."""
    gains, seat = nothing(position), position["dealt_by"]
    pile = points(position["captured"][seat])
    # L53: whoever holds the blank card is out of the round without penalty; L173: the oya is one who plays.
    if not position.get("mizu_ten") or position["oya"] != seat or pile == 88:
        return gains
    others = table.asked(position)
    if pile < 88 and readings["mizu-ten lost is paid"] == "to everybody":
        others = table.from_seat(seat, position["match"]["players"])
    from_others(gains, others, seat, KAN if pile > 88 else -KAN)
    return gains


def hand_combos(position, seat, readings):
    """L205-L207, L631: the combos that a seat had."""
    if readings["hidden combos"] == "bring nothing":
        return set(position["shown"][seat])
    hand = position["deal"]["hands"][seat]
    return set(dreg_combos(hand, readings) | suit_combos(hand, readings))


def escapes(position, seat, readings):
    dregs = hand_combos(position, seat, readings) & set(DREG_KAN)
    if readings["escape"] == "not with a single light":
        dregs -= {"single-light"}
    return bool(dregs) and points(position["captured"][seat]) >= 89


def dives(position, seat, readings):
    """How many threes of the hand its holder has captured."""
    suits = SUITS_WITH_THREE & hand_combos(position, seat, readings)
    if readings["dive"] != "also with a three":
        suits -= {"three"}
    if not suits:
        return 0
    hand, pile = position["deal"]["hands"][seat], set(position["captured"][seat])
    months = sets(hand, 3, readings)
    if readings["hidden combos"] == "bring nothing" and "three" in suits:
        months = [max(months, key=lambda month: extra(month, hand))]  # the three that was shown
    whole = [month for month in months if sum(card[0] == month and card in pile for card in hand) >= 3]
    return len(whole) if readings["two dives"] == "count twice" else min(1, len(whole))


def extras(position, readings, counted):
    """L231: a counted combo annuls escape and dive, not mizu-ten."""
    gains, three = mizu_ten(position, readings), table.active(position)
    if not counted:
        for seat in three:
            kan = escapes(position, seat, readings) + dives(position, seat, readings)
            from_others(gains, three, seat, kan * KAN)
    factor = FACTOR[position["sort"]] if readings["extras"] == "are multiplied" else 1
    return [gain * factor for gain in gains]
