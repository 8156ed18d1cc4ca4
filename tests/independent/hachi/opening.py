"""Before play: mizu-ten, the deal, the field, four and three, and who is asked to stay."""

from collections import Counter

from . import ending, money, showing, staying, table
from .fields import FACTOR, sort_of
from .hand_combos import dreg_combos, best, is_four_three


def four_of_a_month(cards):
    return max(Counter(card[0] for card in cards).values(), default=0) == 4


def is_void(position, readings):
    """L308: four of a month on the field, and of hands where that is so read."""
    hands = position["hands"] if readings["four in a hand"] == "voids the deal" else []
    return any(four_of_a_month(cards) for cards in [position["field"], *hands])


def after_blind(position, move, readings):
    if move == "mizu-ten":
        position["mizu_ten"] = True
    if is_void(position, readings):  # L43: mizu-ten comes before the round begins
        ending.void_deal(position)
        return
    match = position["match"]
    position["sort"], match["waiting"] = sort_of(position["field"], match["waiting"])
    if four_and_three(position, readings):
        return
    dealer = position["dealt_by"]
    if move == "mizu-ten" and readings["blind dealer"] == "stays" and position["stances"][dealer] == "open":
        position["stances"][dealer] = "stays"
    if len(table.asked(position)) == 3 and readings["three players"] == "are not asked":
        for seat in table.asked(position):
            position["stances"][seat] = "stays"
    ask_next(position, readings)


def four_and_three(position, readings):
    """L141, L635: the match ends at once; its holder gets the kan from each."""
    seats = table.asked(position)
    holders = [seat for seat in seats if is_four_three(position["hands"][seat])]
    if not holders:
        return False
    gains = [0] * position["match"]["players"]
    for holder in holders:
        dregs = dreg_combos(position["hands"][holder], readings)
        kan = 20 + (dregs[best(dregs)] if dregs else 0)
        factor = FACTOR[position["sort"]] if readings["four and three"] == "is multiplied" else 1
        for seat in range(position["match"]["players"]):
            if seat != holder:
                gains[seat] -= kan * factor * money.KAN
                gains[holder] += kan * factor * money.KAN
    money.new_page(position["match"])
    ending.four_three(position, holders[0], gains, readings)
    return True


def ask_next(position, readings):
    seats = table.asked(position)
    stances = position["stances"]
    if sum(stance == "stays" for stance in stances) == 3:
        staying.chase(position, readings)
        begin(position, readings)
        return
    if staying.is_no_match(position, readings):
        ending.no_match(position, readings)
        return
    position["phase"] = "stay"
    position["turn"] = next(seat for seat in seats if stances[seat] == "open")


def decide(position, move, readings):
    seat = position["turn"]
    position["stances"][seat] = "stays" if move == "stay" else "passes"
    if move == "pass":
        staying.pay_penalty(position, seat, readings)
    ask_next(position, readings)


def begin(position, readings):
    """L173-L175: the first who stays is oya, and all that is not dealt becomes the stock."""
    three = table.active(position)
    position["oya"] = three[0]
    lying = set(position["field"])
    for seat, hand in enumerate(position["hands"]):
        if seat in three:
            lying |= set(hand)
        else:
            position["hands"][seat] = []
    position["stock"] = [card for card in position["deal"]["mixed"] if card not in lying]
    position["shown"] = [[] for _ in position["hands"]]
    showing.ask(position, three, readings)
