import itertools
from fractions import Fraction

import pytest

import hanaproof
from by_hand import SUTDA_DECK, four_of_a_month, sutda_odds


def test_four_of_a_month_by_inclusion_and_exclusion():
    odds = hanaproof.deal_odds(hanaproof.Rules("robin-red.koi-koi.en"))
    four = next(one for one in odds.combinations if one.name == "four-of-month")
    assert four.given_hand == four.field == four_of_a_month(8)
    assert isinstance(four.given_hand, Fraction)
    # Two given hands hold one each: at most one month a hand of four more cards, and so on.
    assert four_of_a_month(8) < four.any_hand < 2 * four_of_a_month(8)


def test_verdicts_add_up():
    odds = hanaproof.deal_odds(hanaproof.Rules("hana-awase.pl"))
    assert sum(odds.verdicts.values()) == 1
    # Only a field with four of a month decides anything.
    assert odds.verdicts["played"] == 1 - four_of_a_month(8)


def test_every_hand_of_sutda_by_enumeration():
    odds = hanaproof.hand_odds(hanaproof.Rules("robin-red.sutda.en"))
    hands = {tuple(one.cards): one for one in odds}
    assert set(hands) == set(itertools.combinations(SUTDA_DECK, 2))
    for cards, one in hands.items():
        assert [one.win, one.tie, one.lose] == sutda_odds(cards), cards
        assert one.equity == one.win + one.tie / 2
        assert one.replay == 0
    assert hands["31", "81"].rank == 1 and hands["31", "81"].multiplier == 10


def test_odds_of_another_family():
    with pytest.raises(hanaproof.Error):
        hanaproof.hand_odds(hanaproof.Rules("hana-awase.pl"))
    with pytest.raises(hanaproof.Error):
        hanaproof.deal_odds(hanaproof.Rules("robin-red.sutda.en"))


def test_rounds_that_are_played():
    rules = hanaproof.Rules("robin-red.koi-koi.en")
    odds = hanaproof.round_odds(rules, rounds=2000, seed=3)
    assert odds.rounds == 2000 and len(odds.won) == 2
    assert all(one.low <= one.value <= one.high for one in odds.won)
    assert sum(one.value for one in odds.won) <= 1
    kasu = next(one for one in odds.yaku if one.id == "kasu")
    values = [one.value for one in kasu.by_turn]
    assert values == sorted(values) and len(values) == 8
    # Ten dregs take four turns: at most three in one.
    assert values[2] == 0
    assert hanaproof.round_odds(rules, rounds=2000, seed=3, threads=1) == odds
