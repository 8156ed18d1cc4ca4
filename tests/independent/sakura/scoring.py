"""Points of cards, the eight yaku, and what a round comes to."""

from hachi.cards import KIND

# Printed on the cards, of which the text shows pictures only; a Kasu has none (L293).
POINTS = {"light": 20, "animal": 10, "ribbon": 5, "dreg": 0}
# L666-L706, the captions of pages 32 and 33; three cards each (L264). Which ribbons are the plain ones is a picture.
YAKU = {
    "curtain-moon-cup": {"31", "81", "91"},
    "crane-warbler-curtain": {"11", "21", "31"},
    "akatan": {"12", "22", "32"},
    "aotan": {"62", "92", "A2"},
    "cuckoo-bridge-boar": {"41", "51", "71"},
    "deer-geese-boar": {"A1", "82", "71"},
    "butterflies-deer-cup": {"61", "A1", "91"},
    "plain-ribbons": {"42", "52", "72"},
}
WORTH = 50  # L264


def yaku(pile):
    return [name for name, cards in YAKU.items() if cards <= set(pile)]


def points(pile):
    return sum(POINTS[KIND[card]] for card in pile)


def results(piles):
    """L277: card points, less fifty for each yaku of an opponent."""
    made = [len(yaku(pile)) for pile in piles]
    return [points(pile) - WORTH * (sum(made) - made[seat]) for seat, pile in enumerate(piles)]


def hand_results(position, readings):
    """L233: six points for a hand that wins before play."""
    winners = position["hand_winners"]
    none = len(winners) > 1 and readings["two hands win"] == "nobody scores"
    return [6 * (seat in winners and not none) for seat in range(position["players"])]


def score(position, readings):
    piles = position["captured"]
    reply = {"yaku": [[{"id": name, "points": WORTH} for name in yaku(pile)] for pile in piles],
             "points": [points(pile) for pile in piles]}
    if position["phase"] == "over":
        reply["result"] = hand_results(position, readings) if position.get("hand_winners") else results(piles)
    return reply
