"""Combos of captured cards, in kan."""

from .cards import BLUE, DREGS, KIND, LIGHTS, POEM, RIBBON, WILLOWS


FIXED = {
    "gokou": 12,  # L558-L564
    "shikou": 10,  # L566-L574
    "aotan": 7,  # L580-L586
    "akatan": 7,  # L588-L594
    "tanabata": 10,  # L598-L610
}


def combos(cards):
    held = set(cards)
    found = set()
    if LIGHTS <= held:
        found.add("gokou")
    elif LIGHTS - WILLOWS <= held:  # L576: never both
        found.add("shikou")
    if BLUE <= held:
        found.add("aotan")
    if POEM <= held:
        found.add("akatan")
    if sum(KIND[card] == RIBBON and card not in WILLOWS for card in held) >= 7:
        found.add("tanabata")
    kan = {name: FIXED[name] for name in found}
    dregs = len(held & DREGS)
    if dregs >= 16:
        kan["kasu"] = 12 + 2 * (dregs - 16)  # L612-L616
    return kan
