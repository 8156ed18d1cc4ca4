"""Cards and rules as people know them, written down without the program."""

import itertools
from fractions import Fraction
from math import comb

LIGHTS = {"11", "31", "81", "B1", "C1"}
ANIMALS = {"21", "41", "51", "61", "71", "82", "91", "A1", "B2"}
RIBBONS = {"12", "22", "32", "42", "52", "62", "72", "92", "A2", "B3"}
DECK = {month + kind for month in "123456789ABC" for kind in "1234"}
DREGS = DECK - LIGHTS - ANIMALS - RIBBONS
RAIN_MAN, CURTAIN, MOON, SAKE = "B1", "31", "81", "91"


def card_points(card):
    """20 for a light, 10 for an animal, 5 for a ribbon, 1 for a dreg."""
    kinds = {20: LIGHTS, 10: ANIMALS, 5: RIBBONS, 1: DREGS}
    return next(points for points, cards in kinds.items() if card in cards)


def yaku_of_linkdx(pile):
    """The yaku of a captured pile by the specification of LinkDX/hanafuda-koikoi."""
    pile = set(pile)
    made = {}
    dry = len(pile & LIGHTS - {RAIN_MAN})
    if pile >= LIGHTS:
        made["gokou"] = 10
    elif dry == 4:
        made["shikou"] = 8
    elif dry == 3:
        made.update({"ame-shikou": 7} if RAIN_MAN in pile else {"sankou": 5})
    fixed = {
        "inoshikachou": {"71", "A1", "61"},
        "akatan": {"12", "22", "32"},
        "aotan": {"62", "92", "A2"},
        "tsukimi": {MOON, SAKE},
        "hanami": {CURTAIN, SAKE},
    }
    made.update({name: 5 for name, cards in fixed.items() if pile >= cards})
    for name, kind, least in [("tane", ANIMALS, 5), ("tan", RIBBONS, 5), ("kasu", DREGS, 10)]:
        if len(pile & kind) >= least:
            made[name] = 1 + len(pile & kind) - least
    return made


def four_of_a_month(cards):
    """That so many of the 48 cards hold all four of some month."""
    ways = sum(
        (-1) ** (months + 1) * comb(12, months) * comb(48 - 4 * months, cards - 4 * months)
        for months in range(1, cards // 4 + 1)
    )
    return Fraction(ways, comb(48, cards))


# Robin Red's Sutda: the two plain cards of January to October, but the curtain and the moon for one
# of March and of August.
SUTDA_DECK = "13 14 23 24 31 33 43 44 53 54 63 64 73 74 81 83 93 94 A3 A4".split()
SUTDA_PAIRS_OF_MONTHS = [{1, 2}, {1, 4}, {10, 4}, {10, 1}, {1, 8}, {6, 4}]


def sutda_strength(hand):
    """Greater for the better hand."""
    months = [int(card[0], 16) for card in hand]
    if set(hand) == {CURTAIN, MOON}:
        return 1000
    if months[0] == months[1]:
        return 500 + months[0]
    if set(months) in SUTDA_PAIRS_OF_MONTHS and not (set(months) == {1, 8} and MOON in hand):
        return 100 - SUTDA_PAIRS_OF_MONTHS.index(set(months))
    return sum(months) % 10


def sutda_odds(hand):
    """Win, tie and lose against every hand that the other cards make."""
    others = [card for card in SUTDA_DECK if card not in hand]
    own = sutda_strength(hand)
    outcomes = [sutda_strength(other) - own for other in itertools.combinations(others, 2)]
    shares = [sum(x < 0 for x in outcomes), sum(x == 0 for x in outcomes), sum(x > 0 for x in outcomes)]
    return [Fraction(share, len(outcomes)) for share in shares]


def play_out(state, dice, visit=lambda state, move: None):
    """Plays at random to the end, and returns the end."""
    while not state.over:
        move = dice.choice(state.legal_moves())
        visit(state, move)
        state = state.after(move)
    return state
