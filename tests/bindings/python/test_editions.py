import copy
import pathlib
import pickle

import pytest

import hanaproof

ROOT = pathlib.Path(__file__).resolve().parents[3]
HOUSE = """
id = "house"
title = "Our table"
inherit = "robin-red.koi-koi.en"

[[clause]]
topic = "score.high"
value = { at-least = 10, factor = 2 }
"""


def test_built_in_editions_are_those_of_the_folder():
    files = (ROOT / "model" / "editions").glob("*.toml")
    ids = sorted(file.stem for file in files if not file.stem.endswith(".document"))
    editions = hanaproof.Editions.builtin()
    assert editions.ids() == ids
    assert list(editions) == ids and len(editions) == len(ids)
    assert "hana-awase.pl" in editions and "hana-awase" not in editions


def test_an_edition_says_what_its_file_says():
    edition = hanaproof.Editions.builtin()["hana-awase.pl"]
    text = (ROOT / "model" / "editions" / "hana-awase.pl.toml").read_text(encoding="utf-8")
    assert f'"{edition.title}"' in text and edition.players == [2, 3, 4]
    assert edition.language == "pl"
    clause = next(clause for clause in edition.clauses if clause.topic == "score.by")
    assert clause.id == "hana-awase.pl/score.by#1"
    assert clause.readings == ["card-points"]
    assert clause.sources[0].document in text


def test_a_mistyped_id_gets_the_nearest():
    with pytest.raises(hanaproof.Error, match="hana-awase.pl"):
        hanaproof.Editions.builtin().at("hana-awase.pt")
    with pytest.raises(KeyError):
        hanaproof.Editions.builtin()["hana-awase.pt"]


def test_an_error_is_a_value_error():
    assert issubclass(hanaproof.Error, ValueError)
    assert hanaproof.Error.__module__ == "hanaproof"


def test_own_edition_beside_the_others():
    builtin = hanaproof.Editions.builtin()
    more = builtin.with_edition(HOUSE)
    assert set(more) - set(builtin) == {"house"}
    assert more["house"].title == "Our table"
    assert more["house"].inherits == "robin-red.koi-koi.en"


def test_a_faulty_edition_is_refused_with_its_place():
    with pytest.raises(hanaproof.Error, match=r"mine\.toml:7"):
        hanaproof.Editions.builtin().with_edition(HOUSE.replace("score.high", "score.hihg"), "mine.toml")


def test_editions_of_a_folder():
    editions = hanaproof.Editions.from_folder(ROOT / "docs" / "examples" / "heron")
    assert editions.ids() == ["heron.koi-koi.en"]
    assert editions["heron.koi-koi.en"].game == "koi-koi"
    assert pickle.loads(pickle.dumps(editions)).ids() == editions.ids()


def test_a_folder_that_is_not_there():
    with pytest.raises(hanaproof.Error, match="nowhere"):
        hanaproof.Editions.from_folder("/nowhere")


def test_questions_are_found_by_words_of_any_language():
    editions = hanaproof.Editions.builtin()
    assert "yaku.hanami" in [topic.id for topic in editions.topics()]
    assert "card.sake-cup" in [topic.id for topic in editions.find("coupe de saké")]


def test_copies_and_pickles():
    editions = hanaproof.Editions.builtin().with_edition(HOUSE)
    assert copy.copy(editions) is editions
    assert copy.deepcopy([editions])[0] is editions
    again = pickle.loads(pickle.dumps(editions))
    assert again.ids() == editions.ids() and again is not editions


def test_reprs():
    editions = hanaproof.Editions.builtin()
    assert repr(editions) == f"<hanaproof.Editions: {len(editions)}>"
    assert repr(editions["hana-awase.pl"]).startswith("<hanaproof.Edition hana-awase.pl, ")
    topic = editions.topics()[0]
    assert repr(topic) == f"Topic(id={topic.id!r}, question={topic.question!r})"
