"""What a card on its way to the field takes."""


def takes(card, field):
    """Each choice is a list of field cards; an empty one leaves the card there."""
    same = sorted(other for other in field if other[0] == card[0])
    if len(same) == 2:  # L326: choose one of the two
        return [[same[0]], [same[1]]]
    return [same]  # L324, L328: none, the one, or all three; L330: never an odd number with the card


def written(card, taken):
    return card + "x" + ",".join(taken) if taken else card


def read(move):
    card, _, taken = move.partition("x")
    return card, taken.split(",") if taken else []
