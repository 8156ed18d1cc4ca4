"""What two cards are worth, and what beats what."""

MONTH = {month: place for place, month in enumerate("123456789A", 1)}
CURTAIN, MOON = "31", "81"
# L183-L189 (French; the columns of the English list are mixed up): two months, from the strongest down, each times one.
MIXED = [(1, 2), (1, 4), (4, 10), (1, 10), (1, 8), (4, 6)]


def combo(hand, readings):
    """Its place from the strongest down and its multiplier; none for hands that count points."""
    first, second = sorted(MONTH[card[0]] for card in hand)
    if set(hand) == {CURTAIN, MOON}:
        return 0, 10  # L172
    if first == second:
        return 11 - first, 5 if first == 10 else 3  # L173-L182
    if (first, second) in MIXED:
        # L187-L188: not with the moon
        if (first, second) == (1, 8) and MOON in hand and readings["january and august"] == "not with the moon":
            return None
        return 11 + MIXED.index((first, second)), 1
    return None


def strength(hand, readings):
    """Greater is stronger. L351: without a combo the units of the sum count."""
    found = combo(hand, readings)
    if found:
        return 100 - found[0]
    return sum(MONTH[card[0]] for card in hand) % 10


def multiplier(hand, readings):
    found = combo(hand, readings)
    return found[1] if found else 0
