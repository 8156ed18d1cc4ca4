import contextlib
import io
import json
import pathlib
import subprocess
import sys
import unittest

from hanaproof_adapter import (
    ALL_CARDS,
    CardNames,
    Engine,
    Move,
    Position,
    Refused,
    Replayed,
    Score,
    Unsupported,
    card_code,
    card_index,
    month,
    number,
    sort_cards,
)
from hanaproof_adapter.positions import read_position, write_position

SMALL = {
    "edition": "e",
    "players": 2,
    "dealer": 0,
    "hands": [["24", "11"], ["31"]],
    "field": ["C1", "A2", "12"],
    "stock": ["C2", "13"],
    "captured": [[], []],
    "turn": 1,
    "phase": "play",
}


def ask(engine, **request):
    with contextlib.redirect_stderr(io.StringIO()):
        return json.loads(engine.answer(json.dumps({"id": 5, **request})))


class Cards(unittest.TestCase):
    def test_are_months_and_numbers(self):
        self.assertEqual(len(ALL_CARDS), 48)
        self.assertEqual((month("B4"), number("B4"), card_index("B4"), card_code(11, 4)), (11, 4, 43, "B4"))
        self.assertEqual(sort_cards(["C1", "A2", "91"]), ["91", "A2", "C1"])
        self.assertRaisesRegex(ValueError, "expected a code", month, "D1")
        self.assertRaisesRegex(ValueError, "expected month", card_code, 13, 1)

    def test_of_your_own_go_both_ways(self):
        names = CardNames(lambda m, n: (m, n))
        self.assertEqual(names.own("A2"), (10, 2))
        self.assertEqual(names.code((10, 2)), "A2")
        self.assertRaisesRegex(ValueError, "two cards", CardNames, lambda m, n: m)

    def test_moves_are_read_and_written(self):
        self.assertEqual(Move.parse("11x12,13"), Move("11", ["12", "13"]))
        self.assertEqual(Move.parse("koi-koi"), Move(word="koi-koi"))
        self.assertEqual(str(Move("11", ["13", "12"])), "11x12,13")
        self.assertEqual([str(Move("11")), str(Move(word="stop"))], ["11", "stop"])
        self.assertRaisesRegex(ValueError, "expected a code", Move.parse, "11x99")


class Positions(unittest.TestCase):
    def test_are_filled_in_and_left_out_again_in_the_order_of_the_codes(self):
        position = read_position(SMALL)
        self.assertEqual((position.calls, len(position.deck), position.teams), ([0, 0], 48, [0, 1]))
        self.assertIsNone(position.last_call)
        self.assertEqual(
            write_position(position), {**SMALL, "hands": [["11", "24"], ["31"]], "field": ["12", "A2", "C1"]}
        )
        self.assertEqual(read_position({**SMALL, "calls": [0, 2]}).last_call, 1)
        position.calls = [1, 0]
        self.assertEqual(write_position(position)["called_at"], [0, 0])
        self.assertRaisesRegex(ValueError, "unknown field 'fiield'", read_position, {**SMALL, "fiield": []})

    def test_of_other_games_are_handed_on(self):
        self.assertEqual(write_position(read_position({"bets": []})), {"bets": []})

    def test_books_change_with_calls_and_cards(self):
        position = read_position(SMALL)
        position.book_call(7, ["tan"])
        position.book_card("C1")
        self.assertEqual(position.november_played, [False, False])
        position.book_card("B1")
        self.assertEqual(
            (position.calls, position.called_at, position.called_yaku, position.last_call, position.november_played),
            ([0, 1], [0, 7], [[], ["tan"]], 1, [False, True]),
        )


class Answers(unittest.TestCase):
    def test_hello_says_what_there_are_functions_for(self):
        engine = Engine("x", keeps=["result"], whole_decks=True, score=print, replay=print)
        self.assertEqual(
            ask(engine, do="hello"),
            {
                "id": 5,
                "name": "x",
                "version": "1",
                "does": ["score", "replay"],
                "whole_decks": True,
                "keeps": ["result"],
            },
        )

    def test_what_is_not_kept_is_carried_over(self):
        def play(position, move):
            position.calls, position.called_at, position.rules = [9, 9], [9, 9], {}
            return position

        before = {**SMALL, "rules": {"a": "b"}, "calls": [1, 0], "called_at": [3, 0], "last_call": 0}
        after = ask(Engine("x", keeps=["called_at"], play=play), do="play", position=before, move="31")["position"]
        self.assertEqual((after["calls"], after["called_at"], after["rules"]), ([1, 0], [9, 9], {"a": "b"}))

    def test_score_replay_and_deal(self):
        def replay(deal, moves, seed):
            if len(moves) > 1:
                raise Refused(1)
            return Replayed(moves=[Move("11")])

        engine = Engine(
            "x",
            score=lambda position: Score(yaku=[{"tan": 1}, {}], points=[1, 0]),
            replay=replay,
            deal=lambda edition, players, seed: Position(**{**SMALL, "edition": edition, "dealer": seed % players}),
        )
        self.assertEqual(ask(engine, do="score", position=SMALL)["yaku"], [[{"id": "tan", "points": 1}], []])
        self.assertEqual(ask(engine, do="replay", position=SMALL, moves=["11"])["moves"], ["11"])
        self.assertEqual(ask(engine, do="replay", position=SMALL, moves=["11", "12"])["refused"], 1)
        self.assertEqual(ask(engine, do="deal", edition="f", players=2, seed=3)["position"]["dealer"], 1)

    def test_errors_and_what_is_unsupported(self):
        def moves(position):
            raise Unsupported("four players")

        engine = Engine("x", moves=moves, score=lambda position: 1 // 0)
        self.assertEqual(ask(engine, do="moves", position=SMALL), {"id": 5, "unsupported": "four players"})
        self.assertIn("ZeroDivisionError", ask(engine, do="score", position=SMALL)["error"])
        self.assertIn("unsupported", ask(engine, do="open", position=SMALL))
        self.assertIn("expected one of hello", ask(engine, do="dance")["error"])
        with contextlib.redirect_stderr(io.StringIO()):
            self.assertIsNone(json.loads(engine.answer("not JSON"))["id"])
            self.assertIn("error", json.loads(engine.answer("null")))

    def test_the_example_answers_line_by_line(self):
        example = pathlib.Path(__file__).parent.parent / "example.py"
        requests = [{"id": 1, "do": "hello"}, {"id": 2, "do": "moves", "position": SMALL}]
        lines = "".join(json.dumps(request) + "\n" for request in requests)
        run = subprocess.run([sys.executable, example], input=lines, capture_output=True, text=True, check=True)
        hello, listed = map(json.loads, run.stdout.splitlines())
        self.assertEqual(hello["does"], ["moves", "score"])
        self.assertEqual(listed, {"id": 2, "moves": ["31"]})


if __name__ == "__main__":
    unittest.main()
