import copy
import pickle

import pytest

import hanaproof
from test_editions import HOUSE

EDITION = "robin-red.koi-koi.en"


def test_defaults():
    rules = hanaproof.Rules(EDITION)
    assert (rules.edition, rules.game, rules.players, rules.family) == (EDITION, "koi-koi", 2, "capturing")
    assert rules.changes == {}
    assert rules.editions is hanaproof.Editions.builtin()


@pytest.mark.parametrize(
    "edition, players, family",
    [("robin-red.sutda.en", 10, "betting"), ("oishi-tengudo.hachi-hachi", 4, "hachi")],
)
def test_other_families(edition, players, family):
    assert hanaproof.Rules(edition, players).family == family


def test_changed_answers_take_effect():
    rules = hanaproof.Rules("nintendo.koi-koi")
    assert rules.answer("call.trigger") == "new-yaku"
    changed = rules.with_changes({"call.trigger": "more-points"})
    assert changed.answer("call.trigger") == "more-points"
    assert changed.changes == {"call.trigger": "more-points"}
    assert rules.answer("call.trigger") == "new-yaku"
    same = hanaproof.Rules("nintendo.koi-koi", changes={"call.trigger": "more-points"})
    assert same.answers() == changed.answers()
    assert {topic for topic in rules.answers() if rules.answers()[topic] != same.answers()[topic]} == {
        "call.trigger"
    }


def test_options():
    rules = hanaproof.Rules(EDITION, options=["wildcard"])
    assert rules.answer("option.wildcard") == "on"
    assert hanaproof.Rules(EDITION).answer("option.wildcard") == "off"


def test_an_answer_as_a_sentence():
    high = hanaproof.Rules("house", editions=hanaproof.Editions.builtin().with_edition(HOUSE))
    assert high.answer("score.high") == "{at-least = 10, factor = 2}"
    sentence = high.sentence("score.high")
    assert "10" in sentence and sentence.endswith(".")
    assert high.sentence("score.high", "fr") != sentence


def test_yaku_that_count():
    yaku = {yaku.id: yaku for yaku in hanaproof.Rules("sheet.linkdx").yaku()}
    assert yaku["hanami"].cards == "all(curtain | sake)"
    assert yaku["hanami"].points == "5"
    without = hanaproof.Rules("sheet.linkdx", options=["no-hanami"]).yaku()
    assert "hanami" not in [yaku.id for yaku in without]


@pytest.mark.parametrize(
    "arguments, message",
    [
        ({"edition": "robin-red.koi-koi.eng"}, "robin-red.koi-koi.en"),
        ({"edition": EDITION, "players": 3}, "3"),
        ({"edition": EDITION, "options": ["wildcrad"]}, "wildcard"),
        ({"edition": EDITION, "changes": {"call.triger": "new-yaku"}}, "call.trigger"),
        ({"edition": EDITION, "changes": {"call.trigger": "sometimes"}}, "call.trigger"),
    ],
)
def test_what_the_editions_do_not_have(arguments, message):
    with pytest.raises(hanaproof.Error, match=message):
        hanaproof.Rules(**arguments)


def test_an_unknown_topic():
    with pytest.raises(hanaproof.Error, match="score.high"):
        hanaproof.Rules(EDITION).answer("score.hgih")


def test_editions_of_another_type():
    with pytest.raises(TypeError, match="hanaproof.Editions"):
        hanaproof.Rules(EDITION, editions="here")


def test_copies_and_pickles():
    editions = hanaproof.Editions.builtin().with_edition(HOUSE)
    changes = {"yaku.sankou": "none"}
    rules = hanaproof.Rules("house", options=["wildcard"], changes=changes, editions=editions)
    assert copy.copy(rules) is rules
    again = pickle.loads(pickle.dumps(rules))
    assert again.answers() == rules.answers()
    assert repr(again) == repr(rules)


def test_the_repr_is_what_makes_them():
    rules = hanaproof.Rules(EDITION, options=["wildcard"], changes={"call.trigger": "new-yaku"})
    again = eval(repr(rules), {"Rules": hanaproof.Rules})
    assert again.answers() == rules.answers()
