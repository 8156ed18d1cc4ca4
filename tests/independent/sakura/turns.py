"""A turn: a card from the hand, a card from the stock (L242-L260)."""

from hachi.capture import read, takes, written

from . import gaji


def complete(position):
    """A copy to change."""
    new = dict(position)
    for field in ("hands", "captured"):
        new[field] = [list(cards) for cards in position[field]]
    new["field"], new["stock"] = list(position["field"]), list(position["stock"])
    new["november_played"] = list(position.get("november_played", [False] * position["players"]))
    return new


def moves(position, readings):
    position = complete(position)
    if position["phase"] == "over":
        return []
    field = position["field"]
    if position["phase"] == "choose":
        return [written(position["drawn"], taken) for taken in takes(position["drawn"], field)]
    hand = position["hands"][position["turn"]]
    # L246-L248: a card is laid down only by whoever can pair none; the wildcard need not be played as one (L271: can).
    pairs = [written(card, taken) for card in hand for taken in takes(card, field) if taken]
    wild = [written(gaji.GAJI, [card]) for card in gaji.wild_takes(position)] if gaji.GAJI in hand else []
    return (pairs or list(hand)) + wild


def lay(position, card, taken):
    if taken:
        position["field"] = [one for one in position["field"] if one not in taken]
        position["captured"][position["turn"]] += [card] + taken
    else:
        position["field"].append(card)


def play_from_hand(position, card, taken, readings):
    seat = position["turn"]
    wild = bool(taken) and card[0] != taken[0][0]
    position["hands"][seat].remove(card)
    if wild and gaji.is_refused(position, taken[0], readings):
        taken = []
    elif wild:
        position["wild"] = {"player": seat, "took": taken[0]}
        taken = gaji.taken_with(position, taken[0], readings)
    lay(position, card, taken)
    if card[0] == gaji.GAJI[0]:
        position["november_played"][seat] = True


def lay_drawn(position, card, taken, readings):
    if card[0] == gaji.GAJI[0] and readings["november played"] == "from the stock, too":
        position["november_played"][position["turn"]] = True
    lay(position, card, taken)


def draw(position, readings):
    """L254. The next player draws as well where a hand is empty and the round goes on."""
    while True:
        if position["stock"]:
            drawn = position["stock"].pop(0)
            choices = takes(drawn, position["field"])
            if len(choices) > 1:
                position["phase"], position["drawn"] = "choose", drawn
                return
            lay_drawn(position, drawn, choices[0], readings)
        if not next_turn(position, readings):
            return


def next_turn(position, readings):
    """Whether the next player has no card and draws at once."""
    cards = any(position["hands"])
    if not cards and (readings["the round ends"] == "with the hands" or not position["stock"]):
        position["phase"] = "over"
        gaji.award(position)
        return False
    position["turn"] = (position["turn"] + 1) % position["players"]
    position["phase"] = "play"
    return not position["hands"][position["turn"]]


def played(position, move, readings):
    new = complete(position)
    card, taken = read(move)
    if new["phase"] == "choose":
        lay_drawn(new, new.pop("drawn"), taken, readings)
        if next_turn(new, readings):
            draw(new, readings)
        return new
    play_from_hand(new, card, taken, readings)
    draw(new, readings)
    return new
