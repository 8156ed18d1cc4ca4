import random

import pytest

import hanaproof

EDITIONS = ["robin-red.koi-koi.en", "hana-awase.pl"]


def value_for_seat_0(state):
    """Tries everything. In hana-awase the result of the round is compared, elsewhere the payment."""
    if state.over:
        score = state.score()
        return (score.result[0] - score.result[1]) if by_cards(state) else score.payment[0]
    values = [value_for_seat_0(state.after(move)) for move in state.legal_moves()]
    return max(values) if state.turn == 0 else min(values)


def by_cards(state):
    return state.game.rules.answer("score.by") == "card-points"


def endgames(edition, count, cards):
    """States at which each hand has at most so many cards."""
    game = hanaproof.Game(hanaproof.Rules(edition))
    for seed in range(count):
        dice = random.Random(seed)
        state = game.deal(seed)
        while not state.over and max(map(len, state.position["hands"])) > cards:
            state = state.after(dice.choice(state.legal_moves()))
        if not state.over:
            yield state


@pytest.mark.parametrize("edition", EDITIONS)
def test_as_one_finds_by_trying_everything(edition):
    solver = hanaproof.Solver(hanaproof.Rules(edition))
    tried = 0
    for state in endgames(edition, 40, cards=2):
        values = {move: value_for_seat_0(state.after(move)) for move in state.legal_moves()}
        best = max(values.values()) if state.turn == 0 else min(values.values())
        solution = solver.solve(state, every_move=True)
        assert solution.value == best
        assert {one.move: one.value for one in solution.moves} == values
        assert set(solution.best) == {move for move, value in values.items() if value == best}
        tried += 1
    assert tried > 5


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_line_leads_to_the_value(edition):
    solver = hanaproof.Solver(hanaproof.Rules(edition))
    for state in endgames(edition, 10, cards=3):
        solution = solver.solve(state)
        assert solution.line[0] in solution.best and solution.moves == [] and solution.nodes > 0
        for move in solution.line:
            state = state.after(move)
        assert value_for_seat_0(state) == solution.value and state.over


@pytest.mark.parametrize("edition", ["robin-red.sutda.en", "oishi-tengudo.hachi-hachi"])
def test_games_that_are_not_solved(edition):
    with pytest.raises(hanaproof.Error):
        hanaproof.Solver(hanaproof.Rules(edition))
