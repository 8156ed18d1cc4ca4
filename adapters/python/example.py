"""An engine for hana-awase.pl that lists moves and scores; hanaproof makes the moves itself."""
from hanaproof_adapter import Engine, Move, Score, month, serve

LIGHTS = {"11", "31", "81", "B1", "C1"}
ANIMALS = {"21", "41", "51", "61", "71", "82", "91", "A1", "B2"}
RIBBONS = {"12", "22", "32", "42", "52", "62", "72", "92", "A2", "B3"}

def worth(card):
    return 20 if card in LIGHTS else 10 if card in ANIMALS else 5 if card in RIBBONS else 1

def captures(card, field):
    same = [other for other in field if month(other) == month(card)]
    return [[other] for other in same] if len(same) == 2 else [same]

def moves(position):
    cards = {"play": position.hands[position.turn], "choose": [position.drawn], "over": []}[position.phase]
    return [Move(card, takes) for card in cards for takes in captures(card, position.field)]

def score(position):
    return Score(yaku=[{} for _ in position.captured], points=[sum(map(worth, pile)) for pile in position.captured])

serve(Engine("example", editions=["hana-awase.pl"], keeps=[], moves=moves, score=score))
