"""Combos of the seven cards in a hand, in kan."""

from collections import Counter

from .cards import ANIMAL, DREG, DREGS, KIND, LIGHT, RIBBON, WILLOWS

DREG_KAN = {"all-dregs": 4, "single-light": 4, "single-animal": 3, "single-ribbon": 3, "red": 2}  # L652-L656
EXTRA_MONTHS = {"4", "5", "7"}  # L628


def dreg_combos(hand, readings):
    """L647-L651: willows may be counted as dregs."""
    others = [KIND[card] for card in hand if card not in DREGS]
    if readings["willow in hand"] == "keeps its kind, too":
        willows = [KIND[card] for card in hand if card in WILLOWS and KIND[card] != DREG]
    else:
        willows = []
    found = set()
    if not others:
        found.add("all-dregs")
    for kind in (LIGHT, ANIMAL, RIBBON):
        if others == [kind] or (not others and kind in willows):
            found.add("single-" + kind)
    ribbons = others.count(RIBBON) + willows.count(RIBBON)
    if set(others) <= {RIBBON} and ribbons >= readings["ribbons in red"]:
        found.add("red")
    return {name: DREG_KAN[name] for name in found}


def extra(month, hand):
    """L628: a kan more for some months; of December, for its three dregs."""
    if month == "C":
        return int({"C2", "C3", "C4"} <= set(hand))
    return int(month in EXTRA_MONTHS)


def sets(hand, least, readings):
    """Months with so many cards in the hand; where it is so read, with more, too."""
    months = Counter(card[0] for card in hand)
    most = 4 if readings["larger set"] == "holds the smaller ones" else least
    return [month for month, count in months.items() if least <= count <= most]


def suit_combos(hand, readings):
    months = Counter(card[0] for card in hand)
    threes = sets(hand, 3, readings)
    pairs = [month for month, count in months.items() if count == 2]
    found = {}
    if 4 in months.values():
        found["four"] = 6  # L633
        if pairs:
            found["four-and-pair"] = 8  # L634
    if len(threes) == 2:
        found["double-three"] = 6 + sum(extra(month, hand) for month in threes)  # L625
    # L626: the picture of the full house is garbled.
    if threes and len(pairs) >= (2 if readings["full house"] == "three and two pairs" else 1):
        found["full-house"] = 7 + extra(threes[0], hand)
    if threes:
        found["three"] = 2 + max(extra(month, hand) for month in threes)  # L624
    if len(sets(hand, 2, readings)) == 3:
        found["triple-pair"] = 4  # L632
    return found


def best(found):
    return max(found, key=found.get) if found else None


def is_four_three(hand):
    return sorted(Counter(card[0] for card in hand).values()) == [3, 4]


def kan(hand, names, readings):
    every = dreg_combos(hand, readings) | suit_combos(hand, readings)
    return sum(every[name] for name in names)


def showable(hand, readings):
    """What may be shown: one combo of dregs, one of a suit, or both (L181)."""
    dregs, suit = dreg_combos(hand, readings), suit_combos(hand, readings)
    if readings["lesser hand combo"] == "may not be shown":
        dregs, suit = set(filter(None, [best(dregs)])), set(filter(None, [best(suit)]))
    choices = [[one] for one in dregs] + [[one] for one in suit]
    return choices + [[one, two] for one in dregs for two in suit]
