"""The Gaji: when it may be played as a wildcard, who objects, and what it brings at the end."""

GAJI = "B4"


def may_be_wild(position):
    """L271: from a hand, and not once another player has played a card of November."""
    seat = position["turn"]
    return not any(played for other, played in enumerate(position["november_played"]) if other != seat)


def wild_takes(position):
    """L271: any card of the field; those of November it takes by its month anyway."""
    return [card for card in position["field"] if card[0] != GAJI[0]] if may_be_wild(position) else []


def taken_with(position, card, readings):
    """The cards that come with the one it takes."""
    month = [other for other in position["field"] if other[0] == card[0]]
    holds = any(other[0] == card[0] for other in position["hands"][position["turn"]])
    if len(month) == 3 and readings["three on the field"] == "the wildcard takes all":
        return month
    if len(month) == 3 and holds and readings["the player holds the fourth"] == "takes all":
        return month
    return [card]


def is_refused(position, card, readings):
    """L260: three lie there, and another player holds the fourth."""
    if readings["the holder of the fourth"] != "objects":
        return False
    three = sum(other[0] == card[0] for other in position["field"]) == 3
    others = [hand for seat, hand in enumerate(position["hands"]) if seat != position["turn"]]
    return three and any(other[0] == card[0] for hand in others for other in hand)


def award(position):
    """L271: what is left of the month on the field goes to whoever holds the Gaji."""
    wild = position.get("wild")
    if not wild:
        return
    left = [card for card in position["field"] if card[0] == wild["took"][0]]
    if left:
        position["field"] = [card for card in position["field"] if card not in left]
        position["captured"][wild["player"]] += left
        position["wild"] = wild | {"collected": left}
