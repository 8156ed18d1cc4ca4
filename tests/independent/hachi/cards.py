"""The 48 cards: month, kind and points."""

# L9-L15 and L287-L292; which card is which is on the chart (L344-L526) and in the codes.
LIGHT, ANIMAL, RIBBON, DREG = "light", "animal", "ribbon", "dreg"
POINTS = {LIGHT: 20, ANIMAL: 10, RIBBON: 5, DREG: 1}
MONTHS = "123456789ABC"

FIRST = dict.fromkeys("1", LIGHT) | dict.fromkeys("2", ANIMAL) | {"3": LIGHT} | dict.fromkeys("4567", ANIMAL)
FIRST |= {"8": LIGHT, "9": ANIMAL, "A": ANIMAL, "B": LIGHT, "C": LIGHT}
SECOND = dict.fromkeys("12345679A", RIBBON) | {"8": ANIMAL, "B": ANIMAL, "C": DREG}
THIRD = dict.fromkeys(MONTHS, DREG) | {"B": RIBBON}
FOURTH = dict.fromkeys(MONTHS, DREG)

KIND = {}
for month in MONTHS:
    for place, kinds in zip("1234", (FIRST, SECOND, THIRD, FOURTH)):
        KIND[month + place] = kinds[month]

DECK = list(KIND)
PLACE = {card: place for place, card in enumerate(DECK)}
WORTH = {card: POINTS[kind] for card, kind in KIND.items()}
WILLOWS = {"B1", "B2", "B3", "B4"}
BLUE = {"62", "92", "A2"}
POEM = {"12", "22", "32"}
LIGHTS = {card for card, kind in KIND.items() if kind == LIGHT}
# L17: a willow counts as a dreg, and keeps its points.
DREGS = {card for card, kind in KIND.items() if kind == DREG} | WILLOWS


def ordered(cards):
    return sorted(cards, key=PLACE.__getitem__)


def points(cards):
    return sum(WORTH[card] for card in cards)
