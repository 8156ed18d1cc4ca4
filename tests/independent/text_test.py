"""What the rulebooks work out themselves, asked of the referees."""

import json
import unittest
from pathlib import Path

from hachi import draw, fields, match_end, money, reckoning
from hachi.cards import DECK, KIND, points
from hachi.readings import CHOICES, defaults, with_answer
from sakura import scoring
from sutda import hands, readings as sutda_readings
from sutda.bids import Table
from sutda.settlement import settle
from readings_as_rules import PAIRS
from table import rows

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent.parent / "docs" / "independent-referee.md"
KAN = 12


def three_players(**more):
    return {"match": {"players": 3}, "dealt_by": 0, "deal": {}, "stances": ["stays"] * 3, "sort": "small",
            "oya": 0, "sage": [False] * 3} | more


class HachiHachi(unittest.TestCase):
    def test_all_cards_are_264_points(self):  # L27
        self.assertEqual(points(DECK), 264)

    def test_fields_wait_for_later_rounds(self):  # L71-L73
        sort, waiting = fields.sort_of(["11", "B1", "C1"], [])
        self.assertEqual((sort, sorted(waiting)), ("grand", ["double", "grand"]))
        self.assertEqual(fields.sort_of([], waiting), ("grand", ["double"]))
        self.assertEqual(fields.sort_of([], ["double"]), ("double", []))
        sort, waiting = fields.sort_of(["B1"], waiting)
        self.assertEqual((sort, sorted(waiting)), ("grand", ["double", "grand"]))

    def test_hand_combos_are_paid_in_pairs(self):  # L197
        self.assertEqual(reckoning.hand_combos(three_players(), [2, 3, 0], defaults()), [KAN, 4 * KAN, -5 * KAN])

    def test_170_points_are_12_kan(self):  # L227
        pile = [card for card in DECK if KIND[card] in ("light", "animal")][:9]
        pile += [card for card in DECK if KIND[card] == "ribbon"]
        position = three_players(captured=[[], pile, []])
        self.assertEqual(points(pile), 170)
        self.assertEqual(reckoning.counted_combo(position), (1, 12))

    def test_100_points_bring_12_and_72_cost_16(self):  # L233
        hundred = ["11", "31", "81", "B1", "C1"]
        fewer = ["21", "41", "51", "61", "71", "A1", "12", "22", "13", "23"]
        gains = reckoning.played_out(three_players(captured=[hundred, fewer, []]), defaults())
        self.assertEqual((points(hundred), points(fewer)), (100, 72))
        self.assertEqual(gains[:2], [12 + 12 * KAN, -16 - 6 * KAN])  # with five lights (L558), halved (L219)

    def test_of_six_players_the_best_gets_30_kan(self):  # L263
        match = {"players": 6, "money": [0] * 6, "debt": [0] * 6, "last": [0, 0, 0, 9, 0, 0], "track": 0, "bank": 0}
        match_end.last_payments(match, [0] * 6, defaults())
        self.assertEqual(match["money"], [0, 0, 0, 30 * KAN, 0, 0])

    def test_the_bonus_may_be_read_to_be_for_card_points(self):  # L263
        match = {"players": 6, "money": [0] * 6, "debt": [0] * 6, "last": [0, 0, 0, 9, 0, 0], "track": 0, "bank": 0}
        match_end.last_payments(match, [0, 5, 0, 0, 0, 0], with_answer(defaults(), "the bonus is for=card points"))
        self.assertEqual(match["money"], [0, 30 * KAN, 0, 0, 0, 0])

    def test_debts_are_paid_back_in_steps_of_five_kan(self):  # L249
        self.assertEqual(money.steps({"money": [190], "debt": [240]}, 0), 3)

    def test_the_earliest_month_deals_first(self):  # L298-L300
        self.assertEqual(draw.seating(["C1", "31", "B4"]), [1, 2, 0])
        self.assertTrue(draw.must_be_repeated(["C1", "31", "C4"], defaults()))
        earliest = with_answer(defaults(), "drawn again=when the earliest are equal")
        self.assertFalse(draw.must_be_repeated(["C1", "31", "C4"], earliest))

    def test_every_question_has_two_answers(self):
        for question, answers in CHOICES.items():
            self.assertGreater(len(set(answers)), 1, question)
        with self.assertRaises(SystemExit):
            with_answer(defaults(), "penalty=is doubled")


class Sakura(unittest.TestCase):
    def test_a_yaku_costs_each_opponent_50(self):  # L277
        self.assertEqual(scoring.results([["12", "22", "32"], ["11"], []]), [15, -30, -50])


class Sutda(unittest.TestCase):
    def test_units_count(self):  # L353
        self.assertEqual(hands.strength(["53", "63"], sutda_readings.defaults()), 1)
        self.assertEqual(hands.strength(["73", "A3"], sutda_readings.defaults()), 7)

    def test_the_last_to_bid_more_becomes_oya(self):  # L322
        position = {"players": 4, "dealer": 0, "money": [9] * 4, "ante": 1, "hands": [["13", "53"]] * 4,
                    "bets": ["raise:2", "follow", "raise:3", "follow", "follow", "follow"]}
        table = Table(position, sutda_readings.defaults())
        self.assertEqual((table.put_in, table.last_raiser, table.auction), ([4] * 4, 2, 2))

    def test_a_loser_completes_the_bid_or_is_out(self):  # L308
        position = {"players": 2, "dealer": 0, "money": [20, 5], "ante": 1, "hands": [["31", "81"], ["13", "53"]],
                    "bets": ["raise:1", "follow", "raise:1", "follow"]}
        table = Table(position, sutda_readings.defaults())
        told = settle(position, table, sutda_readings.defaults())
        self.assertEqual((told["payment"], told["excluded"], told["multiplier"]), ([5, -5], [1], 10))


class Page(unittest.TestCase):
    """docs/independent-referee.md says what was run."""

    def test_its_table_is_made_of_the_results(self):
        results = (HERE / "results.jsonl").read_text()
        self.assertIn("\n".join(rows([results])) + "\n", PAGE.read_text())
        games = [json.loads(line)["positions"] for line in results.splitlines() if '"hachi"' in line]
        self.assertGreaterEqual(sum(games), 1000000)

    def test_it_says_how_many_readings_are_shared(self):
        self.assertIn("readings, %d are told to hanaproof" % len(PAIRS), PAGE.read_text())

    def test_a_question_is_asked_once(self):
        self.assertEqual(len({rule for _, rule, _ in PAIRS}), len(PAIRS))


if __name__ == "__main__":
    unittest.main()
