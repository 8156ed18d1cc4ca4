"""What a round brings each seat: three ways to end, each in points before the field multiplies them."""

from . import table
from .captured_combos import FIXED, combos
from .cards import points
from .fields import FACTOR
from .money import KAN

PAR = 88  # L27, L233


def nothing(position):
    return [0] * position["match"]["players"]


def from_others(gains, three, seat, amount):
    """L197, L336: the seat gets the amount from each of the others."""
    for other in three:
        if other != seat:
            gains[other] -= amount
            gains[seat] += amount


def hand_combos(position, kan_shown, readings):
    """L195-L197: each takes its kan from each of the other two."""
    gains, three = nothing(position), table.active(position)
    for seat in three:
        from_others(gains, three, seat, kan_shown[seat] * KAN)
    factor = FACTOR[position["sort"]] if readings["hand combos"] == "are multiplied" else 1
    return [gain * factor for gain in gains]


def kasu_before(position):
    """What the dregs were worth when the turn began; all other combos have one worth."""
    others = [name for name in position["before"] if name != "kasu"]
    return position["kan_before"] - sum(FIXED[name] for name in others)


def yoshi(position, seat, readings):
    """L213, L217."""
    gains, three = nothing(position), table.active(position)
    held = combos(position["captured"][seat])
    kan = sum(held.values())
    if readings["yoshi counts"] == "new combos" and not position["sage"][seat]:
        kan = sum(held[name] for name in held if name not in position["before"])
        if readings["dregs above sixteen"] == "are a new combo" and "kasu" in position["before"]:
            kan += held["kasu"] - kasu_before(position)
    callers = [other for other in three if other != seat and position["sage"][other]]
    if callers:
        # L217: a caller pays double, and the third nothing.
        if readings["two callers"] == "the last pays double" and position["last_sage"] in callers:
            callers = [position["last_sage"]]
        for payer in callers:
            gains[payer] -= 2 * kan * KAN
            gains[seat] += 2 * kan * KAN
    else:
        from_others(gains, three, seat, kan * KAN)
    return [gain * FACTOR[position["sort"]] for gain in gains]


def cancelled(position, seat):
    """L217: half of the combos of whoever cancels."""
    gains = nothing(position)
    kan = sum(combos(position["captured"][seat]).values())
    from_others(gains, table.active(position), seat, kan * KAN // 2)
    return [gain * FACTOR[position["sort"]] for gain in gains]


def counted_combo(position):
    """L227, L229: who holds a counted combo, and its kan."""
    three = table.active(position)
    piles = {seat: points(position["captured"][seat]) for seat in three}
    for seat in three:
        if piles[seat] >= 168:
            return seat, 10 + piles[seat] - 168
    if all(pile == PAR for pile in piles.values()):
        return position["oya"], 10
    return None, 0


def most_points(position):
    """L233; of equals the oya goes first, then the second (L241)."""
    return max(table.active(position), key=lambda seat: points(position["captured"][seat]))


def played_out(position, readings):
    """L233: card points against 88, and half of the combos (L217)."""
    gains, three = nothing(position), table.active(position)
    for seat in three:
        gains[seat] += points(position["captured"][seat]) - PAR
    for seat in three:
        if readings["combos when played out"] == "of all" or position["sage"][seat]:
            kan = sum(combos(position["captured"][seat]).values())
            from_others(gains, three, seat, kan * KAN // 2)
    return [gain * FACTOR[position["sort"]] for gain in gains]
