"""Rounds of Koi-Koi a second, played at random: in batch, state by state, and by a program in plain
Python that plays nothing but this one game. That program is the yardstick; it is written to be fast.

    PYTHONPATH=build/release/bindings/python /usr/bin/python3 -P bindings/python/bench.py
"""

import os
import random
import time

import hanaproof

LIGHTS = {0, 8, 28, 40, 44}
DRY = LIGHTS - {40}
ANIMALS = {4, 12, 16, 20, 24, 29, 32, 36, 41}
RIBBONS = {1, 5, 9, 13, 17, 21, 25, 33, 37, 42}
DREGS = set(range(48)) - LIGHTS - ANIMALS - RIBBONS
SETS = [{20, 24, 36}, {1, 5, 9}, {21, 33, 37}, {28, 32}, {8, 32}]


def points(pile):
    """Of a captured pile, by the sheet of LinkDX/hanafuda-koikoi."""
    dry = len(pile & DRY)
    rain = 40 in pile
    total = 10 if dry == 4 and rain else 8 if dry == 4 else (7 if rain else 5) if dry == 3 else 0
    total += sum(5 for cards in SETS if cards <= pile)
    total += max(0, len(pile & ANIMALS) - 4) + max(0, len(pile & RIBBONS) - 4)
    return total + max(0, len(pile & DREGS) - 9)


def capture(card, field, pile, dice):
    matches = [other for other in field if other // 4 == card // 4]
    if not matches:
        field.append(card)
        return
    taken = matches if len(matches) == 3 else [dice.choice(matches)]
    for other in taken:
        field.remove(other)
    pile.add(card)
    pile.update(taken)


def plain_round(dice):
    """The payment of seat 0 for one round."""
    deck = list(range(48))
    dice.shuffle(deck)
    hands, field, stock = [deck[:8], deck[8:16]], deck[16:24], deck[24:]
    piles, worth, called = [set(), set()], [0, 0], [False, False]
    for turn in range(16):
        seat = turn % 2
        hand, pile = hands[seat], piles[seat]
        capture(hand.pop(dice.randrange(len(hand))), field, pile, dice)
        capture(stock.pop(), field, pile, dice)
        now = points(pile)
        if now <= worth[seat]:
            continue
        worth[seat] = now
        if dice.random() < 0.5 and hand:
            called[seat] = True
            continue
        now *= (2 if now >= 7 else 1) * (2 if called[1 - seat] else 1)
        return now if seat == 0 else -now
    return 0


def by_states(game, dice):
    """The same by hanaproof, one state after the other."""
    state = game.deal(dice.getrandbits(63))
    while not state.over:
        state = state.after(dice.choice(state.legal_moves()))
    return state.score().payment[0]


def rate(play, rounds, clock=time.process_time):
    """Without other work on the machine, unless the clock is one of the wall."""
    begin = clock()
    play(rounds)
    return rounds / (clock() - begin)


def main():
    game = hanaproof.Game(hanaproof.Rules("sheet.linkdx"))
    dice = random.Random(1)
    plain = rate(lambda n: [plain_round(dice) for _ in range(n)], 20_000)
    rates = {
        "plain Python, the yardstick": plain,
        "hanaproof, state by state": rate(lambda n: [by_states(game, dice) for _ in range(n)], 2_000),
        "hanaproof, in batch": rate(game.play_at_random, 2_000_000),
        f"the same, {os.cpu_count()} threads": rate(
            lambda n: game.play_at_random(n, threads=0), 4_000_000, time.perf_counter
        ),
    }
    print("Rounds a second, and times the yardstick (threads: by the wall clock)")
    for name, rounds in rates.items():
        print(f"{name:30} {rounds:12,.0f} {rounds / plain:8.1f}")


if __name__ == "__main__":
    main()
