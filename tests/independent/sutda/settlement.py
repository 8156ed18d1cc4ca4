"""Who wins, who completes a bid, and who is out of the game (L308)."""

from . import hands


def settle(position, table, readings):
    standing = table.standing()
    strengths = {seat: hands.strength(position["hands"][seat], readings) for seat in standing}
    winners = [seat for seat in standing if strengths[seat] == max(strengths.values())]
    money, pot, completions = list(table.left), sum(table.put_in), []
    multiplier, excluded, replay, carried = 0, [], False, 0
    if len(standing) > 1:
        multiplier = hands.multiplier(position["hands"][winners[0]], readings)
    if len(winners) > 1 and readings["equal hands"] == "play again":
        replay, carried = True, pot
    else:
        losers = [seat for seat in range(table.players) if seat not in winners]
        if readings["losers who gave up"] == "complete nothing":
            losers = [seat for seat in losers if seat in standing]
        for seat in losers:
            owed = owed_beside(table, seat, multiplier, readings)
            paid = min(owed, money[seat])
            money[seat] -= paid
            completions.append(paid)
            if paid < owed:
                excluded.append(seat)
        for part in (pot, *completions):  # equal hands share the stakes, then what each loser adds
            for seat in winners:
                money[seat] += part // len(winners)
            carried += part % len(winners)
    return {"money": money, "payment": [after - before for after, before in zip(money, position["money"])],
            "winners": winners, "multiplier": multiplier, "carried": carried, "replay": replay, "excluded": excluded,
            "next_dealer": next_dealer(table, excluded)}


def owed_beside(table, seat, multiplier, readings):
    """L308: what completes the bid of a loser."""
    base = table.put_in[seat]
    if readings["completed"] == "what was bid":
        base -= table.starting_stake[seat]
    return base * (multiplier if readings["times three"] == "on top" else max(multiplier - 1, 0))


def next_dealer(table, excluded):
    """L318: whose action made the final bid."""
    for step in range(table.players):
        seat = (table.last_raiser + step) % table.players
        if seat not in excluded:
            return seat
    return None
