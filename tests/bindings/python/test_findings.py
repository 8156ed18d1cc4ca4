import pytest

import hanaproof
from test_editions import HOUSE

SUTDA = ["robin-red.sutda.en", "robin-red.sutda.de"]


@pytest.fixture(scope="module")
def of_house():
    return hanaproof.check("house", hanaproof.Editions.builtin().with_edition(HOUSE))


def test_the_changed_clause_is_found(of_house):
    """The file says 10 points where the book that it inherits from says 7."""
    found = next(finding for finding in of_house if finding.topic == "score.high")
    assert found.kind in ("contradiction", "translation")
    said = {answer.value: answer.editions for answer in found.answers}
    assert "house" in said["{at-least = 10, factor = 2}"]
    assert "robin-red.koi-koi.en" in said["{at-least = 7, factor = 2}"]
    assert "house" in found.editions


def test_the_json_is_parsed_once(of_house):
    finding = of_house[0]
    assert finding.json["finding"]["id"] == finding.id
    assert finding.json is finding.json
    assert repr(finding) == f"<hanaproof.Finding {finding.id}>"


def test_among_editions_by_id():
    findings = hanaproof.find_contradictions(SUTDA)
    assert findings
    assert all(set(finding.editions) <= set(SUTDA) for finding in findings)
    assert len({finding.id for finding in findings}) == len(findings)
    decided = [finding for finding in findings if finding.kind != "undecided"]
    assert decided and all(finding.json for finding in decided)
    assert {finding.severity for finding in decided} <= {"must-fix", "should-say", "style"}


def test_an_unknown_id():
    with pytest.raises(hanaproof.Error, match="robin-red.sutda.en"):
        hanaproof.find_contradictions(["robin-red.sutda.eng"])
    with pytest.raises(hanaproof.Error, match="robin-red.sutda.en"):
        hanaproof.check("robin-red.sutda.eng")
