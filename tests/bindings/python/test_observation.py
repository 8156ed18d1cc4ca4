import random

import pytest

import hanaproof
from by_hand import DECK, play_out
from hanaproof.observation import NUMBERS, PHASES, row, size

GAMES = [("oishi-tengudo.koi-koi", 3), ("hana-awase.pl", 4), ("robin-red.koi-koi.en", 2)]
GAMES += [("robin-red.sutda.en", 4), ("oishi-tengudo.hachi-hachi", 5)]
# The order of docs/cards.md is that of the codes.
CARDS = sorted(DECK)


def game_of(edition, players):
    return hanaproof.Game(hanaproof.Rules(edition, players))


def taken_apart(numbers, players):
    planes = [numbers[48 * i : 48 * (i + 1)] for i in range(3 + players)]
    rest = numbers[48 * (3 + players) :]
    phase = PHASES[rest.index(1)]
    seats = rest[len(PHASES) + 1 :]
    by_seat = [dict(zip(NUMBERS, seats[len(NUMBERS) * i :])) for i in range(players)]
    piles = [{card for card, one in zip(CARDS, plane) if one} for plane in planes]
    return piles, phase, rest[len(PHASES)], by_seat


@pytest.mark.parametrize("edition, players", GAMES)
def test_a_row_says_what_the_position_says(edition, players):
    game = game_of(edition, players)
    phases = set()

    def visit(state, move):
        position = state.position
        for seat in range(players):
            numbers = row(state, seat)
            assert len(numbers) == size(game)
            (hand, field, drawn, *captured), phase, stock, by_seat = taken_apart(numbers, players)
            phases.add(phase)
            assert phase == position["phase"]
            if phase == "blind":
                continue
            assert hand == set(position["hands"][seat]) and field == set(position.get("field", []))
            assert drawn == {position[key] for key in ["drawn"] if key in position}
            assert stock == len(position.get("stock", []))
            for ahead, numbers_of in enumerate(by_seat):
                other = (seat + ahead) % players
                assert captured[ahead] == set(position["captured"][other] if "captured" in position else [])
                assert numbers_of["cards in hand"] == len(position["hands"][other])
                assert numbers_of["is at turn"] == (other == state.turn)
                assert numbers_of["coins put in"] == position.get("put_in", [0] * players)[other]
                assert numbers_of["koi-koi said"] == position.get("calls", [0] * players)[other]

    for seed in range(30):
        play_out(game.deal(seed, seed % players), random.Random(seed), visit)
    assert phases >= {"bet"} or phases >= {"play", "choose"}


@pytest.mark.parametrize("edition, players", GAMES[:3])
def test_hidden_cards_are_in_no_row(edition, players):
    game = game_of(edition, players)
    state = game.deal(4)
    position = state.position
    hand, stock = position["hands"][1], position["stock"]
    hand[0], stock[0] = stock[0], hand[0]
    stock.reverse()
    other = game.at(position)
    assert row(other, 0) == row(state, 0)
    assert row(other, 1) != row(state, 1)
