"""Combos of captured cards, in kan."""

from .cards import BLUE, DREGS, KIND, LIGHTS, POEM, RIBBON, WILLOWS


def combos(cards):
    held = set(cards)
    found = {}
    if LIGHTS <= held:
        found["gokou"] = 12  # L558-L564
    elif LIGHTS - WILLOWS <= held:  # L576: never both
        found["shikou"] = 10  # L566-L574
    if BLUE <= held:
        found["aotan"] = 7  # L580-L586
    if POEM <= held:
        found["akatan"] = 7  # L588-L594
    if sum(KIND[card] == RIBBON and card not in WILLOWS for card in held) >= 7:
        found["tanabata"] = 10  # L598-L610
    dregs = len(held & DREGS)
    if dregs >= 16:
        found["kasu"] = 12 + 2 * (dregs - 16)  # L612-L616
    return found
