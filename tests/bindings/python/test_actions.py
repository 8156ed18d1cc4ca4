import random

import pytest

import hanaproof
from by_hand import play_out
from hanaproof.actions import CARDS, Actions

EDITIONS = hanaproof.Editions.builtin()
GAMES = [
    (id, EDITIONS[id].players[-1], [])
    for id in EDITIONS
    if EDITIONS[id].game != "base"  # rules that other editions inherit
]
GAMES += [("robin-red.koi-koi.en", 2, ["wildcard"]), ("robin-red.sakura.de", 4, ["wildcard"])]
CHANGED = [
    ("hana-awase.pl", {"capture.played.two": "both", "capture.drawn.three": "all-or-lay"}),
    ("hana-awase.pl", {"capture.played.one": "right", "capture.drawn.three": "one"}),
    ("oishi-tengudo.hachi-hachi", {"combo.types": "all-add", "combo.declare": "may"}),
    ("oishi-tengudo.hachi-hachi", {"combo.types": "best-only", "combo.declare": "may"}),
    ("oishi-tengudo.hachi-hachi", {"loan.repay-after": "[1, 6]", "money.start": "{kan = 0, points = 1}"}),
]


def check_rounds(game, count=15):
    actions = Actions(game)
    assert len(set(actions)) == len(actions)

    made = set()

    def visit(state, move):
        made.add(move)
        legal = actions.legal(state)
        assert sorted(legal.values()) == sorted(state.legal_moves())
        assert list(legal) == sorted(legal) and legal[actions.number(move)] == move

    for seed in range(count):
        play_out(game.deal(seed, seed % game.players), random.Random(seed), visit)
    return made


@pytest.mark.parametrize("edition, players, options", GAMES)
def test_every_legal_move_has_one_number(edition, players, options):
    check_rounds(hanaproof.Game(hanaproof.Rules(edition, players, options)))


@pytest.mark.parametrize("edition, changes", CHANGED)
def test_so_it_has_under_changed_rules(edition, changes):
    made = check_rounds(hanaproof.Game(hanaproof.Rules(edition, changes=changes)), count=60)
    if "loan.repay-after" in changes:
        assert any(move.startswith("repay:") for move in made)
    if "combo.types" in changes:
        assert any(move.startswith("show:") for move in made)


def test_card_moves_are_numbered_by_card():
    actions = Actions(hanaproof.Game(hanaproof.Rules("robin-red.koi-koi.en")))
    for index, card in enumerate(CARDS):
        assert index == 4 * "123456789ABC".index(card[0]) + int(card[1]) - 1
        moves = actions[8 * index : 8 * index + 8]
        others = [other for other in CARDS if other[0] == card[0] and other != card]
        assert moves[0] == card and moves[7] == f"{card}x{','.join(others)}"
        assert moves[1:4] == [f"{card}x{other}" for other in others]
        assert [move.count(",") for move in moves] == [0, 0, 0, 0, 1, 1, 1, 2]
    assert actions[384:] == ["koi-koi", "stop", "hiki", "pass"]


def test_numbers_of_the_wildcard_come_last():
    rules = hanaproof.Rules("robin-red.koi-koi.en", options=["wildcard"])
    actions = Actions(hanaproof.Game(rules))
    assert len(actions) == 384 + 4 + 44
    assert actions[388:390] == ["B4x11", "B4x12"] and actions[-1] == "B4xC4"


def test_raises_go_as_far_as_the_coins():
    game = hanaproof.Game(hanaproof.Rules("robin-red.sutda.en"))
    coins = max(game.deal(1).position["money"])
    assert list(Actions(game)) == ["fold", "follow"] + [f"raise:{n}" for n in range(1, coins + 1)]


def test_what_is_no_move():
    actions = Actions(hanaproof.Game(hanaproof.Rules("robin-red.koi-koi.en")))
    for move in ("11x21", "raise:2", "show:red", ""):
        with pytest.raises(hanaproof.Error, match="no move"):
            actions.number(move)
