"""How a round ends, and the match before the next one."""

from . import extras, match_end, money, reckoning, staying, table
from .cards import points


def over(position, end, winner=None):
    position["phase"], position["end"] = "over", end
    for field in ("before", "kan_before", "drawn", "sage", "cancelled"):
        position.pop(field, None)
    if winner is not None:
        position["winner"] = winner


def void_deal(position):
    """L308: dealt again; nothing else changes."""
    over(position, "void-deal")


def no_match(position, readings):
    """L163: the pot is shared, and nobody wins."""
    seats = staying.remaining(position)
    staying.share_pot(position, seats)
    money.new_page(position["match"])
    over(position, "no-match")
    next_round(position, None, readings)


def four_three(position, holder, gains, readings):
    """L141, L239: paid, the empty months are filled by its holder, and the match ends."""
    match = position["match"]
    money.book(match, gains)
    fill_track(match, holder)
    over(position, "four-three", holder)
    match["money"][holder] += match["pot"]
    match["pot"] = 0
    next_round(position, holder, readings, last=True)


def fill_track(match, payer):
    empty = match["rounds"] - match["track"]
    money.change(match, payer, -empty)
    match["track"] += empty


def yoshi(position, seat, readings):
    finish(position, "yoshi", seat, reckoning.yoshi(position, seat, readings), readings)


def cancelled(position, seat, readings):
    finish(position, "cancelled", seat, reckoning.cancelled(position, seat), readings)


def played_out(position, readings):
    """L221-L233."""
    holder, kan = reckoning.counted_combo(position)
    counted = holder is not None
    if counted:
        winner, gains = holder, reckoning.nothing(position)
        factor = reckoning.FACTOR[position["sort"]]
        reckoning.from_others(gains, table.active(position), holder, kan * money.KAN * factor)
    else:
        winner, gains = reckoning.most_points(position), reckoning.played_out(position, readings)
    more = extras.extras(position, readings, counted)
    finish(position, "counted" if counted else "played-out", winner, [a + b for a, b in zip(gains, more)], readings)


def finish(position, end, winner, gains, readings):
    match = position["match"]
    money.book(match, gains)
    if match["pot"] > 0:  # L237: a point of the pot goes to the track of months
        match["pot"] -= 1
        match["track"] += 1
    match["money"][winner] += match["pot"]  # L241
    match["pot"] = 0
    over(position, end, winner)
    next_round(position, winner, readings)


def next_round(position, winner, readings, last=False):
    """L338: the winner deals; without one, the next in the order of play."""
    match = position["match"]
    number = position["number"]
    match["dealer"] = (position["dealt_by"] + 1) % match["players"] if winner is None else winner
    match["won"] = [a + b for a, b in zip(match["won"], match["last"])]
    match["round"] = number + 1
    ends = last or number == match["rounds"]
    if number == match_end.HALF_TIME and not last and not (ends and readings["half-time of six rounds"] == "is not paid"):
        match_end.half_time(match)
    if ends:
        match_end.last_payments(match, [points(pile) for pile in position["captured"]], readings)
        return
    if number in (match_end.HALF_TIME, match_end.WASH):
        ask_repay(position, payers(position, readings))


def payers(position, readings):
    first = position["match"]["dealer"] if readings["first to pay back"] == "the next dealer" else position["dealt_by"]
    return table.from_seat(first, position["match"]["players"])


def ask_repay(position, seats):
    """L249, L253: in steps of five kan."""
    for seat in seats:
        if money.steps(position["match"], seat):
            position["phase"], position["turn"] = "repay", seat
            return
    position["phase"] = "over"


def repay_moves(position):
    return ["repay:%d" % (5 * step) for step in range(money.steps(position["match"], position["turn"]) + 1)]


def decide_repay(position, move, readings):
    seat, seats = position["turn"], payers(position, readings)
    money.repay(position["match"], seat, int(move.removeprefix("repay:")) * money.KAN)
    ask_repay(position, seats[seats.index(seat) + 1:])
