"""Deals, matches and ends of rounds to try."""

from .captured_combos import combos
from .cards import DECK, KIND, MONTHS, points
from .hand_combos import showable


def shuffled(rng):
    """A deck; in most deals cards of one kind or of one month lie closer together than chance has it."""
    deck = DECK[:]
    rng.shuffle(deck)
    way = rng.randrange(4)
    if way == 1:
        deck.sort(key=lambda card: (KIND[card] != "dreg") * 9 + rng.random() * 14)
    elif way == 2:
        deck.sort(key=lambda card: MONTHS.index(card[0]) + rng.random() * 6)
    elif way == 3:
        deck.sort(key=lambda card: KIND[card] + str(rng.random() < 0.2))
    return deck


def a_deal(rng, players):
    deck = shuffled(rng)
    mixed = DECK[:]
    rng.shuffle(mixed)
    if players < 7:
        hands = [deck[7 * seat:7 * seat + 7] for seat in range(players)]
        rng.shuffle(hands)
        return {"hands": hands, "field": deck[7 * players:7 * players + 6], "mixed": mixed}
    blank = rng.randrange(7)
    hands = [[deck.pop() for _ in range(6 if seat == blank else 7)] for seat in range(7)]
    return {"hands": hands, "blank": blank, "mixed": mixed}


def a_match(rng):
    players = rng.randrange(3, 8)
    rounds = rng.choice((12, 12, 6))  # L342
    match = {"players": players, "round": rng.randrange(1, rounds + 1), "rounds": rounds, "dealer": rng.randrange(players)}
    match["money"] = [rng.choice((0, 60, rng.randrange(400))) for _ in range(players)]
    match["debt"] = [120 * rng.choice((0, 0, 1, 3)) for _ in range(players)]
    match["waiting"] = rng.choice(([], [], ["double"], ["grand", "double"]))
    match["pot"] = rng.choice((0, 0, 1, 18, 25))
    match["track"] = rng.randrange(match["round"])
    match["won"] = [rng.randrange(-300, 300) for _ in range(players)]
    return match


def laid_out(rng, match, edition):
    deal = a_deal(rng, match["players"])
    hands, field, stances = list(deal["hands"]), deal.get("field"), ["open"] * match["players"]
    if "blank" in deal:  # L53: the hand with the blank card is the field, and its holder is out of this round
        blank = deal["blank"]
        hands[blank], field, stances[blank] = [], hands[blank], "blank"
    return {"edition": edition, "match": match, "phase": "blind", "turn": match["dealer"],
            "dealt_by": match["dealer"], "number": match["round"], "deal": deal, "sort": "small",
            "hands": hands, "field": field, "stances": stances}


def piles_for(rng, cards):
    """Three piles: by chance, nearly all for one, or 88 points each."""
    way = rng.randrange(3)
    rng.shuffle(cards)
    if way == 0:
        greedy, luck = rng.randrange(3), rng.random()
        piles = [[], [], []]
        for card in cards:
            piles[greedy if rng.random() < luck else rng.randrange(3)].append(card)
        return piles
    cards.sort(key=lambda card: -points([card]))
    piles = [[], [], []]
    for card in cards:
        poorest = min(piles, key=points)
        (poorest if way == 1 or rng.random() < 0.9 else rng.choice(piles)).append(card)
    return piles


def last_turn(rng, laid, readings):
    """The last card of a round whose course nobody knows: how a round is reckoned does not depend on it."""
    position = dict(laid)
    seats = [(laid["dealt_by"] + step) % laid["match"]["players"] for step in range(laid["match"]["players"])]
    able = [seat for seat in seats if laid["stances"][seat] == "open"]
    three = able[:3] if rng.random() < 0.5 else sorted(rng.sample(able, 3), key=seats.index)
    stances = list(laid["stances"])
    for seat in able:
        behind = able.index(seat) > able.index(three[2])
        stances[seat] = "stays" if seat in three else "chased" if behind else "passes"
    lying = {card for seat in three for card in laid["hands"][seat]} | set(laid["field"])
    last_drawn = [card for card in laid["deal"]["mixed"] if card not in lying][-1]
    last = rng.choice(laid["hands"][three[2]])
    rest = [card for card in DECK if card not in (last, last_drawn)]
    field = []
    for month in sorted({last[0], last_drawn[0]}):  # what both take leaves nothing on the field (L330)
        same = [card for card in rest if card[0] == month]
        field += rng.sample(same, rng.choice((0, 2) if len(same) == 2 else (1, 3)))
    piles = piles_for(rng, [card for card in rest if card not in field])
    captured = [[] for _ in seats]
    for seat, pile in zip(three, piles):
        captured[seat] = pile
    held = combos(captured[three[2]])
    sage = [seat in three and rng.random() < 0.5 for seat in range(len(seats))]
    shown = [[] for _ in seats]
    for seat in three:
        shown[seat] = rng.choice([[]] + showable(laid["hands"][seat], readings))
    hands = [[last] if seat == three[2] else [] for seat in range(len(seats))]
    position |= {"phase": "play", "turn": three[2], "sort": rng.choice(("small", "double", "grand")), "stances": stances,
                 "oya": three[0], "shown": shown, "hands": hands,
                 "field": field, "stock": [last_drawn], "captured": captured, "before": sorted(held),
                 "kan_before": sum(held.values()), "sage": sage}
    if any(sage):
        callers = [seat for seat in three if sage[seat]]
        # Where all three have called and the player last, nothing tells which of the others was before.
        position["last_sage"] = rng.choice(callers[:2] if len(callers) == 3 else callers)
    if stances[laid["dealt_by"]] == "stays" and rng.random() < 0.4:
        position["mizu_ten"] = True
    return position
