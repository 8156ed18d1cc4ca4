"""Who sits where: seats in the order of play, and the three that play."""


def from_seat(first, players):
    """L302: always the same way round, beginning with the dealer."""
    return [(first + step) % players for step in range(players)]


def asked(position):
    """Seats that decide whether they stay: all but the one with the blank card (L53)."""
    blank = position["deal"].get("blank")
    return [seat for seat in from_seat(position["dealt_by"], position["match"]["players"]) if seat != blank]


def active(position):
    """L173: oya, then the second and the third who stay."""
    seats = from_seat(position["dealt_by"], position["match"]["players"])
    return [seat for seat in seats if position["stances"][seat] == "stays"]


def follower(position, seat):
    three = active(position)
    return three[(three.index(seat) + 1) % 3]
