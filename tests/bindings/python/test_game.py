import copy
import json
import pickle
import random
import subprocess
import sys
import threading

import pytest

import hanaproof
from by_hand import DECK, card_points, play_out, yaku_of_linkdx

EVERY_FAMILY = ["robin-red.koi-koi.fr", "hana-awase.pl", "robin-red.sutda.en", "oishi-tengudo.hachi-hachi"]


def game_of(edition, *args, **kwargs):
    return hanaproof.Game(hanaproof.Rules(edition, *args), **kwargs)


def cards_of(position):
    piles = [*position["hands"], position["field"], position.get("stock", []), *position["captured"]]
    return [card for pile in piles for card in pile] + [position[x] for x in ["drawn"] if x in position]


def test_a_round_of_koi_koi_keeps_its_cards():
    dice = random.Random(1)

    def visit(state, move):
        assert sorted(cards_of(state.position)) == sorted(DECK)
        assert move in state.legal_moves()
        assert state.turn == state.position["turn"]

    for seed in range(20):
        end = play_out(game_of("sheet.linkdx").deal(seed), dice, visit)
        assert end.over and end.turn is None and end.legal_moves() == []


def test_yaku_are_those_that_one_counts_by_hand():
    dice = random.Random(2)
    seen = set()

    def visit(state, move):
        piles = state.position["captured"]
        by_hand = [yaku_of_linkdx(pile) for pile in piles]
        score = state.score()
        assert [{yaku.id: yaku.points for yaku in made} for made in score.yaku] == by_hand
        assert score.points == [sum(made.values()) for made in by_hand]
        seen.update(*by_hand)

    game = game_of("sheet.linkdx")
    for seed in range(300):
        play_out(game.deal(seed), dice, visit)
    assert seen >= {"kasu", "tan", "tane", "akatan", "aotan", "tsukimi", "hanami", "sankou"}


def test_the_payment_of_a_stop():
    """Yaku points, doubled from seven on, doubled again if the other player had said koi-koi."""
    dice = random.Random(3)
    game = game_of("sheet.linkdx")
    stops = 0
    for seed in range(200):
        last = []
        end = play_out(game.deal(seed), dice, lambda state, move: last.append((state, move)))
        if not last or last[-1][1] != "stop":
            continue
        stops += 1
        winner = last[-1][0].turn
        worth = sum(yaku_of_linkdx(end.position["captured"][winner]).values())
        worth *= 2 if worth >= 7 else 1
        worth *= 2 if end.position.get("calls", [0, 0])[1 - winner] else 1
        assert end.score().payment[winner] == worth == -end.score().payment[1 - winner]
    assert stops > 20


def test_the_same_seed_deals_the_same():
    game = game_of("hana-awase.pl")
    assert game.deal(5) == game.deal(5) and hash(game.deal(5)) == hash(game.deal(5))
    assert game.deal(5) != game.deal(6)
    assert game.deal(5, dealer=1).turn == 1
    with pytest.raises(hanaproof.Error, match="dealer"):
        game.deal(5, dealer=2)


@pytest.mark.parametrize("edition", EVERY_FAMILY)
def test_engine_and_specification_agree(edition):
    fast, slow = game_of(edition), game_of(edition, referee="specification")
    for seed in range(3):
        left, right = fast.deal(seed), slow.deal(seed)
        dice = random.Random(seed)
        while not left.over:
            assert left.legal_moves() == right.legal_moves()
            move = dice.choice(left.legal_moves())
            left, right = left.after(move), right.after(move)
        assert right.over
        assert left.score().payment == right.score().payment
        assert left.score().result == right.score().result


def test_an_unknown_referee():
    with pytest.raises(ValueError, match="specification"):
        game_of("hana-awase.pl", referee="me")


@pytest.mark.parametrize("edition", EVERY_FAMILY)
def test_a_seat_does_not_see_what_is_hidden(edition):
    state = game_of(edition).deal(11)
    while state.over or "hands" not in json.loads(state.seen_by(0)):
        state = state.after(state.legal_moves()[-1])
    position = state.position
    for seat in range(state.players):
        seen = state.seen_by(seat)
        hidden = [card for other, hand in enumerate(position["hands"]) if other != seat for card in hand]
        hidden += position.get("stock", [])
        assert not [card for card in hidden if f'"{card}"' in seen]
        assert json.loads(seen)["hands"][seat] == position["hands"][seat]
    with pytest.raises(hanaproof.Error, match="seat"):
        state.seen_by(state.players)


def test_positions_that_a_seat_cannot_tell_apart():
    game = game_of("robin-red.koi-koi.fr")
    position = game.deal(1).position
    position["stock"].reverse()
    assert game.at(position).seen_by(0) == game.deal(1).seen_by(0)
    hand = position["hands"][1]
    hand[0], position["stock"][0] = position["stock"][0], hand[0]
    assert game.at(position).seen_by(0) == game.deal(1).seen_by(0)
    assert game.at(position).seen_by(1) != game.deal(1).seen_by(1)


def test_positions_in_and_out():
    game = game_of("robin-red.koi-koi.fr")
    state = game.deal(3)
    assert game.at(state.to_json()) == game.at(state.position) == state
    lacking = state.position
    card = lacking["stock"].pop()
    with pytest.raises(hanaproof.Error, match=card):
        game.at(lacking)
    with pytest.raises(hanaproof.Error):
        game.at("{")


def test_an_illegal_move_names_the_legal_ones():
    state = game_of("robin-red.koi-koi.fr").deal(3)
    with pytest.raises(hanaproof.Error, match=state.legal_moves()[0]):
        state.after("koi-koi")


@pytest.mark.parametrize("edition", EVERY_FAMILY)
def test_perft_counts_moves(edition):
    game = game_of(edition)
    state = game.deal(21)
    after = [state.after(move) for move in state.legal_moves()]
    assert game.perft(state, 0) == 1
    assert game.perft(state, 1) == len(after)
    assert game.perft(state, 2) == sum(len(next_state.legal_moves()) for next_state in after)


@pytest.mark.parametrize("edition", EVERY_FAMILY)
def test_copies_and_pickles(edition):
    game = game_of(edition)
    state = game.deal(1)
    state = state.after(state.legal_moves()[0])
    assert copy.copy(state) is state and copy.deepcopy([state])[0] is state
    again = pickle.loads(pickle.dumps(state))
    assert again == state and again.legal_moves() == state.legal_moves()
    assert again.game.rules.edition == edition
    assert pickle.loads(pickle.dumps(game)).deal(2) == game.deal(2)


def test_state_and_game_know_where_they_are_from():
    rules = hanaproof.Rules("hana-awase.pl")
    game = hanaproof.Game(rules)
    assert game.rules is rules and game.deal(1).game is game
    assert game.deal(1).after(game.deal(1).legal_moves()[0]).game is game


def test_reprs():
    game = game_of("hana-awase.pl", 3)
    assert repr(game) == "<hanaproof.Game hana-awase.pl, 3 players>"
    state = game.deal(1)
    moves = state.legal_moves()
    shown = " ".join(moves[:4]) + (" ..." if len(moves) > 4 else "")
    assert repr(state) == f"<hanaproof.State hana-awase.pl, seat 0 to move: {shown}>"
    assert repr(play_out(state, random.Random(1))) == "<hanaproof.State hana-awase.pl, over>"


def test_many_rounds_at_once():
    numpy = pytest.importorskip("numpy")
    payments = game_of("robin-red.koi-koi.fr").play_at_random(2000, seed=9)
    assert payments.shape == (2000, 2) and payments.dtype == numpy.int32
    assert (payments.sum(axis=1) == 0).all()
    assert 0 < (payments[:, 0] > 0).sum() < 2000
    again = game_of("robin-red.koi-koi.fr").play_at_random(2000, seed=9, threads=3)
    assert (payments == again).all()
    assert (payments != game_of("robin-red.koi-koi.fr").play_at_random(2000, seed=10)).any()


@pytest.mark.parametrize("edition", EVERY_FAMILY)
def test_all_families_in_a_batch(edition):
    game = game_of(edition)
    assert memoryview(game.play_at_random(50, seed=1)).shape == (50, game.players)
    assert memoryview(game.play_at_random(0, seed=1)).shape == (0, game.players)


def test_what_is_written_down_in_a_batch():
    """In hana-awase the card points: all cards are captured, but for what the field keeps."""
    rows = memoryview(game_of("hana-awase.pl").play_at_random(500, seed=2, results=True)).tolist()
    total = sum(map(card_points, DECK))
    assert max(map(sum, rows)) == total == 264
    assert sum(map(sum, rows)) > 0.95 * 500 * total
    assert memoryview(game_of("hana-awase.pl").play_at_random(500, seed=2)).tolist() == [[0, 0]] * 500


def test_a_batch_without_numpy():
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "import hanaproof\n"
        "table = hanaproof.Game(hanaproof.Rules('sheet.linkdx')).play_at_random(100)\n"
        "assert isinstance(table, memoryview) and table.format == 'i' and table.shape == (100, 2)\n"
        "assert all(table[i, 0] == -table[i, 1] for i in range(100))\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_other_threads_run_during_a_batch():
    game = game_of("robin-red.koi-koi.fr")
    done = threading.Event()
    worker = threading.Thread(target=lambda: (game.play_at_random(300_000), done.set()))
    worker.start()
    turns = 0
    while not done.wait(0.001):
        turns += 1
    worker.join()
    assert turns > 3
